// On which shapes of the drawing a choice can be picked. Knows keys of shapes, not how they are drawn.
import type { PickedEvent } from "@assize/kernel-drawing";
import type { SeatId } from "@assize/kernel-model";
import type { GrandlinView } from "@assize/grandlin-game";

/** What is read of the data of each event that lies on a shape. */
interface Picked {
  readonly stepped: { readonly to: string };
  readonly fled: { readonly to: string };
  readonly "portal-aimed": { readonly to: string };
  readonly "special-used": { readonly to: string | null; readonly peek: readonly string[] };
  readonly "treasure-taken": { readonly treasure: string };
  readonly "treasure-hidden": { readonly treasure: string };
  readonly "treasure-dropped": { readonly treasure: string };
  readonly "henchman-attacked": { readonly seat: SeatId };
  readonly "card-inserted": { readonly card: string; readonly square: string };
  readonly "map-used": { readonly card: string };
  readonly "spell-cast": {
    readonly card: string;
    readonly seat: SeatId | null;
    readonly to: string | null;
    readonly peek: readonly string[];
  };
  readonly "catharsis-chosen": { readonly square: string | null };
}

type Keys<Data> = (data: Data, view: GrandlinView) => readonly (string | null)[];

const square = (name: string | null): string | null => (name === null ? null : `square:${name}`);
const henchman = (seat: SeatId | null, { seats }: GrandlinView): string | null =>
  seat === null ? null : `henchman:${seats[seat]!.colour}`;

const KEYS: { readonly [Type in keyof Picked]: Keys<Picked[Type]> } = {
  stepped: ({ to }) => [square(to)],
  fled: ({ to }) => [square(to)],
  "portal-aimed": ({ to }) => [square(to)],
  "special-used": ({ to, peek }) => [square(to), ...peek.map(square)],
  "treasure-taken": ({ treasure }) => [`treasure:${treasure}`],
  "treasure-hidden": ({ treasure }) => [`treasure:${treasure}`],
  "treasure-dropped": ({ treasure }) => [`treasure:${treasure}`],
  "henchman-attacked": ({ seat }, view) => [henchman(seat, view)],
  "card-inserted": ({ card, square: on }) => [`card:${card}`, square(on)],
  "map-used": ({ card }) => [`card:${card}`],
  "spell-cast": ({ card, seat, to, peek }, view) => [
    `card:${card}`,
    henchman(seat, view),
    square(to),
    ...peek.map(square),
  ],
  "catharsis-chosen": ({ square: on }) => [square(on)],
};

/** What is only done or left lies on no shape: a list offers it. */
export const pick = ({ type, data }: PickedEvent, view: GrandlinView): readonly string[] =>
  Object.hasOwn(KEYS, type)
    ? (KEYS as Readonly<Record<string, Keys<unknown>>>)[type]!(data, view).filter(
        (key) => key !== null,
      )
    : [];
