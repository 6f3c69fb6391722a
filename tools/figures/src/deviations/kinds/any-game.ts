// Kinds of error that any game's record can have: what scribes, pages and photographs get wrong. Knows no game.
import {
  another,
  asBefore,
  type Change,
  inAnyField,
  misread,
  neighboursExchanged,
  ofAnother,
  shifted,
} from "./changes.ts";
import { oneOf } from "../planted-log.ts";
import { isBelieved, isCarriedOut, isCorrectedBelow, isRead } from "./doings.ts";
import { anywhere, choices, isTableLine, type Kind, kindsOf } from "./kind.ts";
import {
  linesTwice,
  overlapping,
  pageAgain,
  pageLost,
  pageMoved,
  pageReversed,
  pagesExchanged,
  pageTwice,
  rememberedLater,
} from "./pages.ts";

/** Of games that are long enough for pages. */
const PAGES = kindsOf(["xidit", "grandlin", "chess"], {
  "pages-exchanged": { hasFile: true, places: anywhere, plant: pagesExchanged([8, 15]) },
  "page-twice": { hasFile: true, places: anywhere, plant: pageTwice([15, 30]) },
  "long-page-twice": { hasFile: true, places: anywhere, plant: pageTwice([34, 40]) },
  "very-long-page-twice": { hasFile: true, places: anywhere, plant: pageTwice([60, 200]) },
  "page-once-more-later": { places: anywhere, plant: pageAgain([10, 20], [10, 60]) },
  "two-scribes-overlap": { places: anywhere, plant: overlapping([8, 20]) },
  "page-filed-elsewhere": { places: anywhere, plant: pageMoved([8, 15], [20, 80]) },
  "page-lost": { wanted: "gap", places: anywhere, plant: pageLost([8, 30]) },
  "long-page-lost": { wanted: "gap", places: anywhere, plant: pageLost([40, 80]) },
  "list-begun-at-the-wrong-place": { places: anywhere, plant: isRead(inAnyField(shifted)) },
  "neighbours-of-a-list-exchanged": {
    places: anywhere,
    plant: isRead(inAnyField(neighboursExchanged)),
  },
  "line-remembered-later": { places: anywhere, plant: rememberedLater([25, 60]) },
});

const LINES = kindsOf(["xidit", "grandlin", "nim", "chess"], {
  "lines-from-last-to-first": { wanted: "habit", places: anywhere, plant: pageReversed([3, 5]) },
  "carbon-copy": { wanted: "habit", places: anywhere, plant: linesTwice([3, 6]) },
  "digit-misread": { places: anywhere, plant: isRead(inAnyField(misread)) },
  "copied-from-the-line-before": { places: anywhere, plant: isRead(inAnyField(asBefore)) },
  "value-of-another-line": { places: anywhere, plant: isRead(inAnyField(ofAnother)) },
  "wrong-line-not-struck-out": { places: anywhere, plant: isCorrectedBelow(inAnyField(ofAnother)) },
  "wrong-choice-not-struck-out": {
    places: choices,
    plant: isCorrectedBelow(inAnyField(ofAnother)),
  },
});

/** What is forced, not what anybody chose or drew. */
const consequences: Kind["places"] = ({ events, start: { game } }) =>
  [...events.keys()].filter(
    (at) => !isTableLine(events[at]!) && game.classOf(events[at]!.type) === "consequence",
  );

/** A consequence of another type that could stand at this place, out of another part of the game. */
const otherConsequence: Change = ({ events, positions, start: { game } }, index, draw) => {
  const { type } = events[index]!;
  const rows = game.table.leaves[positions[index]!.at]!.rows;
  const others = events.filter(
    (one) => one.type !== type && rows.has(one.type) && game.classOf(one.type) === "consequence",
  );
  return oneOf(others, draw) ?? null;
};

/** A choice of the same type from elsewhere, or with another value. */
const otherChoice: Change = (game, index, draw) => {
  const event = game.events[index]!;
  const alike = game.events.filter(({ type }) => type === event.type);
  return draw(2) === 0
    ? inAnyField(another)(game, index, draw)
    : { ...oneOf(alike, draw)!, by: event.by! };
};

/** Whatever position comes of it: nothing is left out because the rules do not know it. */
const ANY_POSITION = kindsOf(["xidit", "grandlin", "nim", "chess"], {
  "consequence-believed": { places: consequences, plant: isBelieved(inAnyField(another)) },
  "other-consequence-believed": { places: consequences, plant: isBelieved(otherConsequence) },
  "illegal-choice-carried-out": { places: choices, plant: isCarriedOut(otherChoice) },
});

export const ANY_GAME: readonly Kind[] = [...PAGES, ...LINES, ...ANY_POSITION];
