// From a text to a game as it is noted down, or all that is wrong with the text. Puts what was chosen in the order of the
// game, which follows from year, order and seat alone. Asks no rule.
import { type Json, LIMITS, type WrittenEvent } from "@assize/kernel-model";
import { NOT_DRAWN, NOT_NOTED, SEAT_LETTERS, UNKNOWN } from "./letters.ts";
import { MOST_PROBLEMS, type ReadItem, readLines } from "./lines.ts";
import type { NotedTable, PlacedEvent, Slot } from "./noted-game.ts";
import { nearest } from "@assize/kernel-model";
import type { XgnProblem } from "./problems.ts";
import { type ReadTags, readTags, SHUFFLE_TAGS, type ShuffleTag, type Tag } from "./tags.ts";
import { timeOf } from "./timing.ts";
import { readAssessments, readNumbers, readPiles, type Token } from "./tokens.ts";
import { yearProblems } from "./years.ts";

export type ReadXgn =
  | { readonly ok: true; readonly table: NotedTable; readonly events: readonly PlacedEvent[] }
  | { readonly ok: false; readonly problems: readonly XgnProblem[] };

/** A value of a tag with its unknown entries, each with its reason behind it in braces. */
const tokenIn = (text: string): Token => {
  const reasons: string[] = [];
  const shown = text.replace(/\?(?:\{([^}]*)\})?/g, (_, reason: string | undefined) => {
    reasons.push(reason ?? NOT_NOTED);
    return "?";
  });
  return { text: shown, reasons };
};

/** What a tag says of a shuffle; undefined where it says nothing. */
const SHUFFLES: Readonly<
  Record<ShuffleTag, { type: string; field: string; read: (token: Token) => Json | undefined }>
> = {
  Titans: { type: "titans-shuffled", field: "piles", read: readPiles },
  Tiles: { type: "tiles-shuffled", field: "order", read: readNumbers },
  Assessments: { type: "assessments-shuffled", field: "order", read: readAssessments },
};

const START = { line: 1, column: 1 };

/** One shuffle: none where it was not drawn, an unknown one where nobody noted it down. */
const shuffleOf = (name: ShuffleTag, tag: Tag | undefined): readonly PlacedEvent[] | XgnProblem => {
  const { type, field, read } = SHUFFLES[name];
  const value = tag?.value ?? UNKNOWN;
  const text = typeof value === "string" ? value : "";
  if (text === NOT_DRAWN) return [];
  const token = tokenIn(text);
  const said = token.text === UNKNOWN ? { $unknown: token.reasons[0]! } : read(token);
  if (said !== undefined)
    return [{ event: { type, data: { [field]: said } }, place: tag?.place ?? START }];
  const place = tag?.valuePlace ?? START;
  return { code: "value-unknown", ...place, found: text, suggestion: null, known: [] };
};

/** The shuffles of the setup, up to the last that is noted down; all of them where the game went on. */
const shufflesOf = (
  { shuffles, table }: ReadTags,
  wentOn: boolean,
): { readonly events: readonly PlacedEvent[]; readonly problems: readonly XgnProblem[] } => {
  const events: PlacedEvent[] = [];
  const problems: XgnProblem[] = [];
  const last = SHUFFLE_TAGS.findLastIndex((name) => shuffles.has(name));
  const noted = wentOn && table.position === undefined ? SHUFFLE_TAGS.length : last + 1;
  for (const name of SHUFFLE_TAGS.slice(0, noted)) {
    const read = shuffleOf(name, shuffles.get(name));
    if ("code" in read) problems.push(read);
    else events.push(...read);
  }
  return { events, problems };
};

const firstPlacedIn = (items: readonly ReadItem[]): string | null => {
  const first = items.find(({ slot, by }) => slot.part === "setup" && by !== null)?.by;
  return first === undefined || first === null ? null : SEAT_LETTERS[first]!;
};

const seatProblems = (items: readonly ReadItem[], { seats }: NotedTable): readonly XgnProblem[] => {
  const letters = seats.map(({ colour }) => SEAT_LETTERS[colour]!);
  return items.flatMap(({ by, slot, place }): readonly XgnProblem[] => {
    const named = [by, slot.part === "order" ? slot.seat : null];
    const stranger = named.find(
      (colour) => colour !== null && !seats.some((seat) => seat.colour === colour),
    );
    if (stranger === undefined || stranger === null) return [];
    const found = SEAT_LETTERS[stranger]!;
    return [
      {
        code: "seat-unknown",
        ...place,
        found,
        suggestion: nearest(found, letters),
        known: letters,
      },
    ];
  });
};

/** A game that is noted down, in the order in which it was played; or every problem that was found, in that of the text. */
export const readXgn = (text: string): ReadXgn => {
  if (text.length > LIMITS.jsonBytes)
    return {
      ok: false,
      problems: [{ code: "too-long", ...START, found: "", suggestion: null, known: [] }],
    };
  const lines = readLines(text.startsWith("\ufeff") ? text.slice(1) : text);
  const { items } = lines;
  const { read, problems: tagProblems } = readTags(lines.tags, firstPlacedIn(items));
  const { table } = read;
  const shuffled = shufflesOf(read, items.length > 0);
  const problems = [
    ...lines.problems,
    ...tagProblems,
    ...shuffled.problems,
    ...(table.seats.length === 0
      ? []
      : [...seatProblems(items, table), ...yearProblems(lines, table)]),
  ].sort((a, b) => a.line - b.line || a.column - b.column);
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
  const seatAt = (colour: string): number => table.seats.findIndex((one) => one.colour === colour);
  const eventOf = ({ by, said, whole }: ReadItem): WrittenEvent => {
    if (whole !== null || said === null) return whole!;
    return by === null ? said : { type: said.type, by: seatAt(by), data: said.data };
  };
  const slotAt = ({ slot }: ReadItem): Slot =>
    slot.part === "order" ? { ...slot, seat: seatAt(slot.seat) } : slot;
  const timed = items.map((item) => ({ item, time: timeOf(slotAt(item), table) }));
  const chosen = timed
    .sort((a, b) => a.time - b.time)
    .map(({ item }): PlacedEvent => ({ event: eventOf(item), place: item.place }));
  return { ok: true, table, events: [...shuffled.events, ...chosen] };
};
