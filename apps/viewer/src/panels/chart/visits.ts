// How often each state of a chart was entered and each transition taken in a game, and by which events. Knows lines
// and a chart's description, no game.
import type { ChartDescription, ChartTransition } from "@assize/kernel-chart-diagram";
import type { Eyes } from "@assize/kernel-model";
import type { Line } from "../../protocol/protocol.ts";
import type { Range } from "../../history-view/cursor.ts";

/** By id of a state or transition; what is not in it never was. */
export type Visits = Readonly<Record<string, number>>;

export const isWithin = (id: string, outer: string): boolean =>
  id === outer || id.startsWith(`${outer}.`);

const inRange = ({ seq }: Line, range: Range | null): boolean =>
  range === null || (seq >= range.from && seq <= range.to);

/** What counts for these eyes: a seat's are told of what has been, not of what will come. */
export const countedRange = (range: Range | null, eyes: Eyes, seq: number): Range | null => {
  if (eyes === "all") return range;
  return { from: range?.from ?? 0, to: Math.min(range?.to ?? seq, seq) };
};

interface Ways {
  readonly transitions: ReadonlyMap<string, ChartTransition>;
  /** The state itself and all that it lies in, the state first. */
  readonly around: (id: string) => readonly string[];
  /** Where the chart stands when it has gone to this state. */
  readonly leafOf: (id: string) => string;
}

const waysIn = ({ states, transitions }: ChartDescription): Ways => {
  const byId = new Map(states.map((state) => [state.id, state]));
  const around = (id: string): readonly string[] => {
    const parent = byId.get(id)?.parent ?? null;
    return parent === null ? [id] : [id, ...around(parent)];
  };
  const leafOf = (id: string): string => {
    const initial = byId.get(id)?.initial ?? null;
    return initial === null ? id : leafOf(initial);
  };
  return { transitions: new Map(transitions.map((one) => [one.id, one])), around, leafOf };
};

/**
 * A state is visited when the chart enters it: once for a stay of many events. The one it stands in before the first
 * event counts as entered. With a range, only its events count.
 */
export const countVisits = (
  description: ChartDescription,
  lines: readonly Line[],
  range: Range | null,
): Visits => {
  const { transitions, around, leafOf } = waysIn(description);
  const visits: Record<string, number> = {};
  const count = (id: string): void => void (visits[id] = (visits[id] ?? 0) + 1);
  let place = leafOf(description.initial);
  let begun = false;
  const begin = (): void => {
    if (!begun) around(place).forEach(count);
    begun = true;
  };
  const take = (transition: ChartTransition, counts: boolean): void => {
    // What a terse log forces before its first event stands in no line.
    if (!isWithin(place, transition.source)) place = leafOf(transition.source);
    if (counts) begin();
    const to = transition.target === null ? place : leafOf(transition.target);
    if (counts) {
      count(transition.id);
      const before = new Set(around(place));
      for (const id of around(to)) if (!before.has(id)) count(id);
    }
    place = to;
  };
  for (const line of lines) {
    for (const id of line.taken) {
      const transition = transitions.get(id);
      if (transition !== undefined) take(transition, inRange(line, range));
    }
  }
  begin();
  return visits;
};

/** The events that took one of these transitions, in the range. */
export const linesThat = (
  lines: readonly Line[],
  transitions: readonly string[],
  range: Range | null,
): readonly Line[] => {
  const wanted = new Set(transitions);
  return lines.filter((line) => inRange(line, range) && line.taken.some((id) => wanted.has(id)));
};
