// Kinds of error that any game's record can have: what scribes, pages and photographs get wrong. Knows no game.
import {
  inAnyField,
  asBefore,
  misread,
  neighboursExchanged,
  ofAnother,
  shifted,
} from "./changes.ts";
import { isCorrectedBelow, isRead } from "./doings.ts";
import { anywhere, choices, type Kind, kindsOf } from "./kind.ts";
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

export const ANY_GAME: readonly Kind[] = [...PAGES, ...LINES];
