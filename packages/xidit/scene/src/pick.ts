// In which steps a choice is picked on the drawing. Knows keys of shapes, not how they are drawn.
import type { PickedEvent, PickSteps } from "@assize/kernel-drawing";
import type { CityId, RegionId } from "@assize/xidit-edition";

/** What is read of the data of each event that lies on a shape. */
interface Picked {
  readonly "idrakys-placed": { readonly city: CityId };
  readonly "bards-placed": { readonly regions: readonly { readonly region: RegionId }[] };
}

type Steps<Data> = (data: Data) => PickSteps;

/** Regions are picked in any order. */
const STEPS: { readonly [Type in keyof Picked]: Steps<Picked[Type]> } = {
  "idrakys-placed": ({ city }) => [[`city:${city}`]],
  "bards-placed": ({ regions }) =>
    regions.map(() => regions.map(({ region }) => `region:${region}`)),
};

/** Orders, rewards and numbers lie on no shape of their own: a list offers them. */
export const pick = ({ type, data }: PickedEvent): PickSteps =>
  Object.hasOwn(STEPS, type)
    ? (STEPS as Readonly<Record<string, Steps<unknown>>>)[type]!(data)
    : [];
