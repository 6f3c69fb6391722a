// What an event did, read off the drawings before and after it: what moved, passed from hand to hand, came, went, was turned,
// and which words and figures changed. From the shapes' keys and things alone, so that every game has it. Knows no game.
import { type Deed, placeOf, seen, type Walk } from "./deed.ts";
import { keptDeeds, rowOf } from "./keeping.ts";
import { hiddenDeeds, passedDeeds, type Shares, thingsIn } from "./passing.ts";
import type { Scene, Shape } from "./scene.ts";
import { type Stand, type Stands, standsApart } from "./travels.ts";
import { turnedDeeds } from "./turning.ts";

export type { Deed, Place } from "./deed.ts";

const outermost = (own: Stands, other: Stands): readonly (readonly [string, Stand])[] =>
  [...own].filter(([key, { parent }]) => !other.has(key) && (parent === null || other.has(parent)));

/** A thing that is only counted, as it is drawn anywhere. */
export const pictured = (thing: string, scenes: readonly Scene[]): Shape | null => {
  let found: Shape | null = null;
  const look = (shape: Shape): void => {
    if (found !== null) return;
    if (shape.thing === thing && shape.kind !== "text")
      found = shape.kind === "group" ? { ...shape, at: [0, 0] } : null;
    else if (shape.kind === "group") shape.children.forEach(look);
  };
  for (const scene of scenes) scene.shapes.forEach(look);
  return found;
};

const isWithin = (key: string, group: string, stands: Stands): boolean => {
  for (let at: string | null = key; at !== null; at = stands.get(at)?.parent ?? null)
    if (at === group) return true;
  return false;
};

const without = (list: readonly (readonly [string, Stand])[], keys: ReadonlySet<string>): Stands =>
  new Map(list.filter(([key, { shape }]) => !keys.has(key) && shape.aside !== true));

const holdsPassed = (shape: Shape, keys: ReadonlySet<string>): boolean =>
  keys.has(shape.key) ||
  (shape.kind === "group" && shape.children.some((child) => holdsPassed(child, keys)));

/** What went from `before` to `after`, in drawing order; what only stands for another reason in another place is no deed. */
export const deedsOf = (before: Scene, after: Scene): readonly Deed[] => {
  const apart = standsApart(before.shapes, after.shapes);
  const came = outermost(apart.after, apart.before);
  const went = outermost(apart.before, apart.after);
  const stirred = new Set([...came, ...went].map(([, stand]) => rowOf(stand)));
  for (const [key, is] of apart.after) {
    const was = apart.before.get(key);
    if (was !== undefined && was.parent !== is.parent) stirred.add(rowOf(was)).add(rowOf(is));
  }
  const walk: Walk = { ...apart, isArranged: after.arranged === true, stirred };
  const shares: Shares = { given: [], taken: [] };
  for (const [, { shape, frame }] of went) thingsIn(shape, frame, shares.given);
  for (const [, { shape, frame }] of came) thingsIn(shape, frame, shares.taken);
  const kept = keptDeeds(walk, shares);
  const pictureOf = (thing: string): Shape | null => pictured(thing, [before, after]);
  const visibly = passedDeeds(shares, pictureOf);
  const hidden = hiddenDeeds(shares, before, pictureOf);
  const passed = {
    deeds: [...visibly.deeds, ...hidden.deeds],
    keys: new Set([...visibly.keys, ...hidden.keys]),
  };
  // What came with a thing in it that passed is seen by that.
  const seenBy = new Set(
    [...came, ...went]
      .filter(([, { shape }]) => holdsPassed(shape, passed.keys))
      .map(([key]) => key),
  );
  const [comes, goes] = [without(came, seenBy), without(went, seenBy)];
  const turned = turnedDeeds(walk, comes, goes);
  const sides = new Set(turned.map(({ key }) => key));
  const turnedFrom = new Set(turned.map(({ source }) => source));
  const isSide = (key: string, stands: Stands): boolean =>
    [...sides].some((side) => isWithin(key, side, stands));
  const bareDeed = { source: null, counted: false, slight: false } as const;
  const isOwnSide = ({ key }: Deed, index: number): boolean =>
    turned.findIndex((one) => one.key === key) === index &&
    ![...sides].some((side) => side !== key && isWithin(key, side, apart.after));
  return [
    ...kept.filter(({ key }) => !isSide(key, apart.after)),
    ...passed.deeds,
    ...turned.filter(isOwnSide),
    ...[...comes]
      .filter(([key]) => !isSide(key, apart.after))
      .map(([key, is]): Deed => {
        const shape = seen(is);
        return { ...bareDeed, kind: "came", key, from: null, to: placeOf(is), shape };
      }),
    ...[...goes]
      .filter(([key]) => !turnedFrom.has(key) && !isSide(key, apart.before))
      .map(([key, was]): Deed => {
        const shape = seen(was);
        return { ...bareDeed, kind: "went", key, from: placeOf(was), to: null, shape };
      }),
  ];
};
