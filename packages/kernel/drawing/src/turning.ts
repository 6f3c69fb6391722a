// What came where something went lies there with another side up. Knows shapes; no game.
import { areaOf, middleOf } from "./boxes.ts";
import { type Deed, type Place, placeOf, seen, type Walk } from "./deed.ts";
import type { Stand, Stands } from "./travels.ts";

const isAtOnce = (a: Place, b: Place): boolean => {
  const [[ax, ay], [bx, by]] = [middleOf(a.box), middleOf(b.box)];
  const [one, other] = [areaOf(a.box), areaOf(b.box)];
  const near = Math.sqrt(Math.min(one, other)) * 0.3;
  return Math.hypot(ax - bx, ay - by) <= near && Math.min(one, other) * 2 >= Math.max(one, other);
};

const COVERS = 0.8;

/** The group of which another side is shown, where the two sides fill it; else the shape itself. */
const turnedGroup = ({ after }: Walk, key: string, came: Stand): readonly [string, Stand] => {
  const round = came.parent === null ? undefined : after.get(came.parent);
  if (round === undefined || came.parent === null) return [key, came];
  const share = areaOf(placeOf(came).box) / Math.max(1, areaOf(placeOf(round).box));
  return share >= COVERS ? [came.parent, round] : [key, came];
};

/** What came where something went lies there with another side up. */
export const turnedDeeds = (walk: Walk, came: Stands, went: Stands): readonly Deed[] => {
  const left = new Map(went);
  return [...came].flatMap(([key, is]): readonly Deed[] => {
    const to = placeOf(is);
    const other = [...left].find(
      ([, was]) => was.parent === is.parent && isAtOnce(placeOf(was), to),
    );
    if (other === undefined) return [];
    left.delete(other[0]);
    const [group, round] = turnedGroup(walk, key, is);
    const place = placeOf(round);
    const from = placeOf(other[1]);
    const deed = {
      kind: "turned",
      key: group,
      source: other[0],
      counted: false,
      slight: false,
    } as const;
    return [{ ...deed, from, to: place, shape: seen(round) }];
  });
};
