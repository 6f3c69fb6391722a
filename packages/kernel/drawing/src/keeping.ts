// What stands in both drawings and moved, or looks otherwise. Knows shapes; no game.
import { touch } from "./boxes.ts";
import { sameItself } from "./compare.ts";
import { type Deed, middlePlace, placeOf, seen, type Walk } from "./deed.ts";
import { countedMore, type Shares } from "./passing.ts";
import type { Shape } from "./scene.ts";
import { hasMoved, type Stand } from "./travels.ts";

/** Things of one look in one group, or on one layer. */
export const rowOf = ({ shape, parent }: Stand): string =>
  [parent ?? `layer ${shape.layer ?? ""}`, shape.kind, ...shape.roles].join(" ");

const movedDeed = (key: string, was: Stand, is: Stand, { stirred }: Walk): Deed => {
  const [from, to] = [placeOf(was), placeOf(is)];
  const makesRoom = was.parent === is.parent && stirred.has(rowOf(is));
  const slight = makesRoom || touch(from.box, to.box);
  return { kind: "moved", key, from, to, source: key, shape: seen(is), counted: false, slight };
};

/** Whether a leaf looks otherwise where it stands; of a group only its look counts, its parts speak for themselves. */
const isOther = (was: Shape, is: Shape, isArranged: boolean): boolean => {
  if (was.kind !== is.kind || was.roles.join(" ") !== is.roles.join(" ")) return true;
  if (is.kind === "text") return is.text !== (was as typeof is).text;
  return is.kind !== "group" && !isArranged && !sameItself(unsaid(was), unsaid(is));
};

/** Without what is only heard, or says where the game stands. */
const unsaid = (shape: Shape): Shape => {
  const { label: _label, hides: _hides, ...rest } = shape;
  return rest;
};

/** Of what stands in both drawings: what moved and what changed; counts go into the shares. */
export const keptDeeds = (walk: Walk, { given, taken }: Shares): Deed[] => {
  const deeds: Deed[] = [];
  for (const [key, is] of walk.after) {
    const was = walk.before.get(key);
    if (was === undefined || was.shape === is.shape || is.shape.aside === true) continue;
    if (!walk.isArranged && hasMoved(was, is)) deeds.push(movedDeed(key, was, is, walk));
    else if (isOther(was.shape, is.shape, walk.isArranged)) {
      const [from, place] = [placeOf(was), placeOf(is)];
      deeds.push({
        kind: "changed",
        key,
        from,
        to: place,
        source: null,
        shape: is.shape.kind === "text" ? seen(is) : null,
        counted: false,
        slight: false,
      });
    }
    const more = countedMore(was.shape, is.shape) ?? 0;
    if (more === 0) continue;
    const share = { thing: is.shape.thing!, key, shape: null };
    if (more < 0) given.push({ ...share, place: middlePlace(was), left: -more });
    else taken.push({ ...share, place: middlePlace(is), left: more });
  }
  return deeds;
};
