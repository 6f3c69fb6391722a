// On which shapes of the drawing a choice can be picked. Knows keys of shapes, not how they are drawn.
import type { PickedEvent } from "@assize/kernel-drawing";
import type { CityId, RegionId } from "@assize/xidit-edition";

/** What is read of the data of each event that lies on a shape. */
interface Picked {
  readonly "idrakys-placed": { readonly city: CityId };
  readonly "bards-placed": { readonly regions: readonly { readonly region: RegionId }[] };
}

type Keys<Data> = (data: Data) => readonly string[];

const KEYS: { readonly [Type in keyof Picked]: Keys<Picked[Type]> } = {
  "idrakys-placed": ({ city }) => [`city:${city}`],
  "bards-placed": ({ regions }) => regions.map(({ region }) => `region:${region}`),
};

/** Orders, rewards and numbers lie on no shape of their own: a list offers them. */
export const pick = ({ type, data }: PickedEvent): readonly string[] =>
  Object.hasOwn(KEYS, type) ? (KEYS as Readonly<Record<string, Keys<unknown>>>)[type]!(data) : [];
