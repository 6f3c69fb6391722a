// On which shapes of the drawing a choice can be picked. Knows keys of shapes, not how they are drawn.
import type { PickedEvent } from "@assize/kernel-drawing";

const KEYS: Readonly<Record<string, (data: any) => readonly string[]>> = {
  "idrakys-placed": ({ city }) => [`city:${city}`],
  "bards-placed": ({ regions }) =>
    regions.map(({ region }: { readonly region: number }) => `region:${region}`),
};

/** Orders, rewards and numbers lie on no shape of their own: a list offers them. */
export const pick = ({ type, data }: PickedEvent): readonly string[] =>
  Object.hasOwn(KEYS, type) ? KEYS[type]!(data) : [];
