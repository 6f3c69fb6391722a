// Two choices of one kind that stand near one another each say what the other should. Either may be legal as it is written.
import type { Envelope } from "@assize/kernel-event-log";
import { isJsonObject, type Json, sameJson } from "@assize/kernel-model";
import { COSTS } from "./costs.ts";
import { putIn } from "./gaps.ts";
import { type Hypothesis, type Move, type Moves, onward, type Owed, withMove } from "./moves.ts";
import { choiceOf, fit } from "./rules.ts";
import type { Search } from "./search-state.ts";
import { along, onwardAt, type Stand } from "./taken-back.ts";

/** Two choices of one kind as they were made, by their lines. */
export interface Pair {
  readonly first: { readonly line: number; readonly read: Envelope };
  readonly second: { readonly line: number; readonly read: Envelope };
}

/**
 * The latest choice that has exchanged its data with the next one of its kind, or of its kind and seat: then all lines fit up to the one in hand and to
 * that one, and some after them. `least` is what the cheapest hypothesis costs that fits.
 */
export function* exchangedChoices(
  search: Search,
  one: Hypothesis,
  index: number,
  least: number,
): Moves {
  const { rules, limits } = search;
  if (one.cost + COSTS.exchanged + COSTS.moved > least + limits.margin) return;
  const most = rules.looked + limits.revisedReplayed;
  for (const { line, ...from } of standsBefore(one, index)) {
    if (rules.looked > most) return;
    for (const pair of pairsAt(search, line)) {
      const around = standsAround(search, from, pair, index);
      if (around !== null) return yield goneOn(search, one, pair, around, index);
    }
  }
}

function* standsBefore(
  one: Hypothesis,
  index: number,
): Generator<Stand & { readonly line: number }> {
  yield { line: index, position: one.position, kept: one.kept };
  for (let { trail } = one; trail !== null; trail = trail.before) yield trail;
}

/** The decision of a line with the next one of its kind, and where that is another seat's with the next of its own, each with the data of the other. */
function* pairsAt(
  { rules, lineAt, length, limits, undos }: Search,
  line: number,
): Generator<Pair, void> {
  const first = lineAt(line);
  const by = choiceOf(rules, first)?.by;
  if (by === undefined) return;
  let isNext = true;
  const end = Math.min(length, line + limits.ahead);
  for (let at = line + 1; at < end && !undos.at.has(at); at++) {
    const second = lineAt(at);
    if (second.type !== first.type || !(isNext || second.by === by)) continue;
    if (choiceOf(rules, second) !== null && !sameJson(first.data, second.data))
      yield {
        first: { line, read: { ...first, data: second.data } },
        second: { line: at, read: { ...second, data: first.data } },
      };
    if (second.by === by) return;
    isNext = false;
  }
}

/** Before and after the line in hand, if that and all others fit with the two choices exchanged. */
const standsAround = (
  search: Search,
  from: Stand,
  pair: Pair,
  index: number,
): { readonly to: Stand; readonly after: Stand } | null => {
  const { length, limits } = search;
  const last = Math.max(index, pair.second.line);
  // Without a line after both of them nothing tells that they were exchanged.
  if (last + 1 >= length && last !== index) return null;
  const end = Math.min(length, last + limits.fitAfterBackByChoice);
  let stand: Stand | null = from;
  let [to, after] = [from, from];
  for (let line = pair.first.line; line < end && stand !== null; line++) {
    if (line === index) to = stand;
    stand = alongExchanged(search, stand, pair, line);
    if (line === index && stand !== null) after = stand;
  }
  return stand === null ? null : { to, after };
};

/** A line as it stands with the two choices exchanged, or as it tells of both the other way round. */
const alongExchanged = (
  search: Search,
  from: Stand,
  { first, second }: Pair,
  line: number,
): Stand | null => {
  const own = [first, second].find((one) => one.line === line)?.read ?? search.lineAt(line);
  const as = (read: Envelope): Stand | null => along({ ...search, lineAt: () => read }, from, line);
  const fitting = as(own);
  const isForced = search.rules.game.events.get(own.type)?.class === "consequence";
  if (fitting !== null || !isForced) return fitting;
  const data = exchangedIn(own.data, valuesOf(first.read), valuesOf(second.read));
  return isJsonObject(data) ? as({ ...own, data }) : null;
};

const valuesOf = ({ data }: Envelope): readonly Json[] =>
  isJsonObject(data) ? Object.values(data) : [];

/** Data in which the values of one choice stand in the places of the other's; null where there are none. */
const exchangedIn = (data: Json, some: readonly Json[], others: readonly Json[]): Json | null => {
  let found = 0;
  const change = (value: Json): Json => {
    for (const [place, one] of some.entries()) {
      const other = others[place];
      if (other === undefined || sameJson(one, other)) continue;
      if (sameJson(value, one)) return (found++, other);
      if (sameJson(value, other)) return (found++, one);
    }
    if (Array.isArray(value)) return value.map((entry) => change(entry as Json));
    if (isJsonObject(value))
      return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, change(one)]));
    return value;
  };
  const changed = change(data);
  return found > 1 ? changed : null;
};

/** The hypothesis after the line in hand; the other half may still have to come. */
const goneOn = (
  search: Search,
  one: Hypothesis,
  { first, second }: Pair,
  { to, after }: { readonly to: Stand; readonly after: Stand },
  index: number,
): Hypothesis => {
  if (first.line === index) return withOwed(madeAt(search, one, index, first.read, null), second);
  const told = { index, kind: "revised", held: "corrected" } as const;
  const revised = { line: first.line, event: choiceOf(search.rules, first.read)! };
  const begun = withMove(one, { ...told, cost: COSTS.exchanged, to: to.position, revised });
  const from: Hypothesis = { ...begun.next, ...to };
  if (second.line === index) return madeAt(search, from, index, second.read, begun.move).next;
  if (second.line > index)
    return withOwed({ ...begun, next: onwardAt(search, from, index, after.position) }, second);
  const other = { line: second.line, event: choiceOf(search.rules, second.read)! };
  const half = { ...told, cost: COSTS.moved, revised: other, partOf: begun.move };
  return onwardAt(search, withMove(from, half).next, index, after.position);
};

const withOwed = (
  { move: root, next }: { readonly move: Move; readonly next: Hypothesis },
  { line, read }: Pair["second"],
): Hypothesis => ({ ...next, owed: { line, read, root } });

/** The choice in hand as it was made. */
const madeAt = (
  search: Search,
  one: Hypothesis,
  index: number,
  read: Envelope,
  root: Move | null,
): { readonly move: Move; readonly next: Hypothesis } => {
  const steps = fit(search.rules, one.position, read)!;
  return made(search, one, index, steps, root);
};

const made = (
  search: Search,
  one: Hypothesis,
  index: number,
  steps: NonNullable<ReturnType<typeof fit>>,
  root: Move | null,
): { readonly move: Move; readonly next: Hypothesis } => {
  const own = steps.at(-1)!;
  const { move, next } = withMove(putIn(search, one, index, steps.slice(0, -1)), {
    index,
    kind: "exchanged",
    held: "corrected",
    cost: root === null ? COSTS.exchanged : COSTS.moved,
    consumes: true,
    applied: own,
    partOf: root,
  });
  return { move, next: onward(next, own.position) };
};

/** The other half, where its line has come; null where something else was told since by which it does not fit. */
export const owedAt = (
  search: Search,
  one: Hypothesis,
  { read, root, line }: Owed,
): Hypothesis | null => {
  const steps = fit(search.rules, one.position, read);
  return steps === null ? null : { ...made(search, one, line, steps, root).next, owed: null };
};
