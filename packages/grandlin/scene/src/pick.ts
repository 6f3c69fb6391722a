// In which steps a choice is picked on the drawing. Knows keys of shapes, not how they are drawn.
import type { PickedEvent, PickSteps } from "@assize/kernel-drawing";
import { SeatId } from "@assize/kernel-model";
import type { Square } from "@assize/grandlin-edition";
import type { GrandlinView } from "@assize/grandlin-game";

/** What is read of the data of each event that lies on a shape. */
interface Picked {
  readonly stepped: { readonly to: Square };
  readonly fled: { readonly to: Square };
  readonly "portal-aimed": { readonly to: Square };
  readonly "special-used": { readonly to: Square | null; readonly peek: readonly Square[] };
  readonly "treasure-taken": { readonly treasure: string };
  readonly "treasure-hidden": { readonly treasure: string };
  readonly "treasure-dropped": { readonly treasure: string };
  readonly "henchman-attacked": { readonly seat: SeatId };
  readonly "card-inserted": { readonly card: string; readonly square: Square };
  readonly "map-used": { readonly card: string };
  readonly "spell-cast": {
    readonly card: string;
    readonly seat: SeatId | null;
    readonly to: Square | null;
    readonly peek: readonly Square[];
  };
  readonly "catharsis-chosen": { readonly square: Square | null };
}

type Steps<Data> = (data: Data, view: GrandlinView, by: SeatId | null) => PickSteps;

const square = (name: Square | null): PickSteps => (name === null ? [] : [[`square:${name}`]]);
/** In any order. */
const squares = (names: readonly Square[]): PickSteps =>
  names.map(() => names.map((name) => `square:${name}`));
const henchman = (seat: SeatId | null, { seats }: GrandlinView): PickSteps =>
  seat === null ? [] : [[`henchman:${seats[seat]!.colour}`]];

/** A card that is played and goes nowhere else goes to who plays it. */
const elseTo = (aims: PickSteps, by: SeatId | null, view: GrandlinView): PickSteps =>
  aims.length > 0 ? aims : henchman(by, view);

/** A card of the hand comes first, then where it goes. */
const STEPS: { readonly [Type in keyof Picked]: Steps<Picked[Type]> } = {
  stepped: ({ to }) => square(to),
  fled: ({ to }) => square(to),
  "portal-aimed": ({ to }) => square(to),
  "special-used": ({ to, peek }) => [...square(to), ...squares(peek)],
  "treasure-taken": ({ treasure }) => [[`treasure:${treasure}`]],
  "treasure-hidden": ({ treasure }) => [[`treasure:${treasure}`]],
  "treasure-dropped": ({ treasure }) => [[`treasure:${treasure}`]],
  "henchman-attacked": ({ seat }, view) => henchman(seat, view),
  "card-inserted": ({ card, square: on }) => [[`card:${card}`], ...square(on)],
  "map-used": ({ card }, view, by) => [[`card:${card}`], ...henchman(by, view)],
  "spell-cast": ({ card, seat, to, peek }, view, by) => [
    [`card:${card}`],
    ...elseTo([...henchman(seat, view), ...square(to), ...squares(peek)], by, view),
  ],
  "catharsis-chosen": ({ square: on }) => square(on),
};

/** What is only done or left lies on no shape: a list offers it. */
export const pick = ({ type, by, data }: PickedEvent, view: GrandlinView): PickSteps =>
  Object.hasOwn(STEPS, type)
    ? (STEPS as Readonly<Record<string, Steps<unknown>>>)[type]!(
        data,
        view,
        by === undefined ? null : SeatId(by),
      )
    : [];
