// Games of Lords of Xidit in their notation, as apps ask for them.
import type { Header } from "@assize/kernel-event-log";
import type { JsonObject } from "@assize/kernel-model";
import {
  isRemark,
  type NotedTable,
  readXgn,
  slotOf,
  writeXgn,
  xgnProblemText,
} from "@assize/xidit-notation";
import type {
  GameNotation,
  GameToNote,
  NotedGame,
  NotedHeader,
  TextToRead,
  UnreadText,
  WrittenText,
} from "../notations.ts";

const headerOf = (table: NotedTable): NotedHeader => {
  const { seats, position, remarks: _, ...others } = table;
  return {
    ...others,
    seats: seats.map((seat) => ({ ...seat })),
    ...(position === undefined ? {} : { position: position as Header["position"] & object }),
  };
};

/** Tags that mean nothing to the game are members of the header's own. */
const remarksOf = ({ remarks }: NotedTable): JsonObject =>
  Object.fromEntries(Object.entries(remarks).map(([name, text]) => [`x-${name}`, text]));

function* read({ text, language }: TextToRead): Generator<NotedGame | UnreadText, void> {
  const noted = readXgn(text);
  if (!noted.ok) {
    yield {
      unread: noted.problems.map((problem) => ({
        place: problem,
        message: xgnProblemText(problem, language),
      })),
    };
    return;
  }
  const { table, events } = noted;
  yield {
    header: headerOf(table),
    remarks: remarksOf(table),
    events: events.map((one) => ({ ...one, remarks: null })),
    place: { line: 1, column: 1 },
    problems: [],
  };
}

/** Of a game of Lords of Xidit, which this is. */
type State = Parameters<typeof slotOf>[0];

const PREFIX = "x-";

/** A header's own member that a tag can hold, as a tag. */
const remarkIn = (name: string, value: unknown): readonly [string, string] | null => {
  const tag = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : "";
  return typeof value === "string" && isRemark(tag) ? [tag, value] : null;
};

const tableOf = (header: Header): NotedTable => {
  const { seats, options, table, rulings, rules, rulebook, edition, position } = header;
  const own = Object.entries(header).flatMap(([name, value]) => {
    const remark = remarkIn(name, value);
    return remark === null ? [] : [remark];
  });
  return {
    seats: seats.map(({ colour, name }) => ({ colour, ...(name === undefined ? {} : { name }) })),
    options,
    table,
    rulings,
    rules,
    rulebook,
    edition: { id: edition.id, digest: edition.digest },
    ...(position === undefined ? {} : { position }),
    remarks: Object.fromEntries(own),
  };
};

const write = ({ header, events }: GameToNote): WrittenText => {
  const chosen = events.filter(({ isForced }) => !isForced);
  const noted = chosen.map(({ event, before }) => ({ event, slot: slotOf(before as State) }));
  return { text: writeXgn(tableOf(header), noted), unknown: 0 };
};

export const XGN: GameNotation = {
  game: "xidit",
  isOfOne: true,
  letters: [],
  read,
  lastGameIn: () => 0,
  write,
  keeps: {
    ofHeader: (name, value) => remarkIn(name, value) !== null,
    ofEvent: () => false,
  },
};
