// Goes through the meanings of every open line, one after the other, as long as the lines between them fit: a search in depth with
// an end that is a count. Positions that are the same before the same line are gone on from once.
import { type Envelope, isTableLine, readTableEvent } from "@assize/kernel-event-log";
import { isJsonObject, type Json } from "@assize/kernel-model";
import { isOver, meaningHere, possibleOutcomes, type Start } from "@assize/kernel-referee";
import {
  agrees,
  derivedInstead,
  type Here,
  isOpen,
  type Meaning,
  openMeanings,
  placesFor,
} from "./lines.ts";
import { withKnown } from "./orders.ts";

/** More outcomes than these are not gone through: one order is taken, and put right. */
const MOST_OUTCOMES = 5_000;

export interface Search {
  readonly start: Start;
  readonly lines: readonly Envelope[];
  /** Of lines whose outcomes are too many: the one in hand. */
  readonly orders: Map<number, Json>;
  readonly left: { tried: number };
  /** Lines that are held to some values, by their place in the record from 0. */
  readonly wishes?: ReadonlyMap<number, (data: Json) => boolean>;
}

/** Where the values in hand come to an end: the line, from 0, what was derived in its place, and by which values. */
export interface Failure {
  readonly index: number;
  readonly derived: Json | null;
}

export type Searched =
  | { readonly found: ReadonlyMap<number, Json> }
  | { readonly found: null; readonly farthest: Failure; readonly isCut: boolean };

interface Frame {
  readonly index: number;
  readonly position: Here;
  readonly meanings: Iterator<Meaning | null, void, void>;
}

const keyOf = ({ game }: Start, { at, context }: Here): string =>
  `${at} ${JSON.stringify(game.model.encodeContext(context))}`;

/** Each meaning of a line from a position, in a terse record behind what is forced. */
function* meaningsOf(search: Search, index: number, position: Here, past: readonly Here[]) {
  const { start, lines } = search;
  const line = lines[index]!;
  if (isTableLine(start.header, line.type)) {
    const read = readTableEvent(start.header, line, index + 1);
    if (read?.ok !== true) return;
    // What an arbiter says of a line changes nothing in what may be chosen.
    const back = read.event.kind === "undo" ? past[read.event.to] : position;
    if (back !== undefined) yield { event: null, position: back };
    return;
  }
  const isWished = search.wishes?.get(index);
  for (const here of placesFor(start, position))
    for (const meaning of isOpen(start, line)
      ? openAt(search, index, here)
      : [meaningHere(start, here, line)?.steps[0] ?? null])
      yield meaning === null || isWished?.(meaning.event.data as Json) === false ? null : meaning;
}

function* openAt(search: Search, index: number, here: Here): Generator<Meaning | null, void, void> {
  const { start, lines, orders } = search;
  const line = lines[index]!;
  const isOrder = orders.has(index) || isLarge(search, here, line);
  if (!isOrder) {
    yield* openMeanings(start, here, line);
    return;
  }
  const order = orders.get(index) ?? firstOrder(start, here, line);
  if (order === null) return;
  orders.set(index, order);
  const ordered = { ...line, data: order as Envelope["data"] };
  yield meaningHere(start, here, ordered)?.steps[0] ?? null;
}

const isLarge = ({ start }: Search, here: Here, { type }: Envelope): boolean => {
  if (start.game.classOf(type) !== "chance" || isOver(start.game, here)) return false;
  let count = 0;
  for (const _ of possibleOutcomes(start.game, here)) if (++count > MOST_OUTCOMES) return true;
  return false;
};

const firstOrder = ({ game }: Start, here: Here, { type, data }: Envelope): Json | null => {
  for (const event of possibleOutcomes(game, here)) {
    if (event.type !== type) continue;
    const order = withKnown(event.data as Json, data);
    return isJsonObject(order) && agrees(data, order) ? order : null;
  }
  return null;
};

/** The first values by which every line fits, or how far any go. */
export const search = (searching: Search): Searched => {
  const { start, lines, left } = searching;
  const past: Here[] = [start.position];
  const chosen: (Json | null)[] = [];
  const frames: Frame[] = [];
  const been = new Set<string>();
  let farthest: Failure = { index: -1, derived: null };
  const open = (index: number, position: Here): void => {
    past[index] = position;
    if (index === lines.length) return;
    if (isOpen(start, lines[index]!)) {
      const key = `${index} ${keyOf(start, position)}`;
      if (been.has(key)) return void frames.push({ index, position, meanings: [].values() });
      been.add(key);
    }
    frames.push({
      index,
      position,
      meanings: meaningsOf(searching, index, position, past) as Frame["meanings"],
    });
  };
  open(0, start.position);
  while (frames.length > 0) {
    if (left.tried-- <= 0) return { found: null, farthest, isCut: true };
    const { index, position, meanings } = frames.at(-1)!;
    const next = meanings.next();
    if (next.done === true) {
      if (index > farthest.index)
        farthest = { index, derived: derivedInstead(start, position, lines[index]!) };
      frames.pop();
      continue;
    }
    if (next.value === null) continue;
    const { event, position: after } = next.value as {
      event: Meaning["event"] | null;
      position: Here;
    };
    chosen[index] = event === null ? null : (event.data as Json);
    open(index + 1, after);
    if (index + 1 === lines.length) return { found: filledIn(searching, chosen) };
  }
  if (lines.length === 0) return { found: new Map() };
  return { found: null, farthest, isCut: false };
};

/** The data of each line that has values that nobody wrote down. */
const filledIn = (
  { start, lines }: Search,
  chosen: readonly (Json | null)[],
): ReadonlyMap<number, Json> => {
  const filled = new Map<number, Json>();
  for (const [index, line] of lines.entries()) {
    const data = chosen[index];
    if (data !== null && data !== undefined && JSON.stringify(line.data).includes('"$unknown"'))
      if (start.game.events.has(line.type)) filled.set(index, data);
  }
  return filled;
};
