// Choices that are picked on the board, step by step: a thing first, then where it goes. Pure; knows no game and no board.
import type { Choice } from "../../protocol/protocol.ts";

/** Keys of the shapes that were picked so far, in their order. */
export type Picked = readonly string[];

/** The choices that are still meant. */
export const agreeing = <One extends Pick<Choice, "steps">>(
  list: readonly One[],
  picked: Picked,
): readonly One[] =>
  list.filter(({ steps }) => picked.every((key, step) => steps[step]?.includes(key) === true));

/** What can be picked next. */
export interface Open {
  readonly keys: ReadonlySet<string>;
  /** Of them those after which something more is picked: they can be dragged there. */
  readonly opens: ReadonlySet<string>;
  /** Of the first type of choice alone, in the order of the list. */
  readonly foremost: ReadonlySet<string>;
}

export const openAfter = (list: readonly Choice[], picked: Picked): Open => {
  const step = picked.length;
  const keysOf = (some: readonly Choice[]): ReadonlySet<string> =>
    new Set(some.flatMap(({ steps }) => steps[step] ?? []).filter((key) => !picked.includes(key)));
  const left = agreeing(list, picked);
  const first = left.find(({ steps }) => steps.length > step)?.event.type;
  return {
    keys: keysOf(left),
    opens: keysOf(left.filter(({ steps }) => steps.length > step + 1)),
    foremost: keysOf(left.filter(({ event }) => event.type === first)),
  };
};

/** What was picked before another key is: the key again takes it back, and another thing may come first at any time. */
export const afterPick = (list: readonly Choice[], picked: Picked, key: string): Picked => {
  const known = picked.indexOf(key);
  if (known >= 0) return picked.slice(0, known);
  if (openAfter(list, picked).keys.has(key)) return [...picked, key];
  return openAfter(list, []).keys.has(key) ? [key] : picked;
};

/** The one choice that this is; null where several are left, or something more is to be picked. */
export const chosenBy = <One extends Pick<Choice, "steps">>(
  list: readonly One[],
  picked: Picked,
): One | null => {
  const [first, ...others] = agreeing(list, picked);
  return first !== undefined && others.length === 0 && first.steps.length === picked.length
    ? first
    : null;
};

/** Shorter lists are chosen from at once. */
const MANY = 12;

/** A thing that is picked first, with what can be done with it. */
export interface Thing {
  readonly key: string;
  readonly choices: readonly Choice[];
}

/**
 * Of a long list: the things that are picked first, as a hand, and the choices that are made without one. Null where one
 * list will do.
 */
export const handOf = (
  list: readonly Choice[],
  isDrawn: (key: string) => boolean,
): { readonly things: readonly Thing[]; readonly others: readonly Choice[] } | null => {
  if (list.length <= MANY) return null;
  const thingOf = ({ steps: [first, ...more] }: Choice): string | null => {
    const key = first?.length === 1 ? first[0]! : null;
    return key !== null && more.length > 0 && isDrawn(key) ? key : null;
  };
  const groups = Map.groupBy(list, thingOf);
  const things = [...groups].flatMap(([key, choices]) => (key === null ? [] : [{ key, choices }]));
  return things.length === 0 ? null : { things, others: groups.get(null) ?? [] };
};
