// Whether two lines say that the same happened, wherever they stand.
import { isHuge, sameJson } from "@assize/kernel-model";

/** What of an event makes it the same one. */
interface Event {
  readonly type: string;
  readonly by?: number | undefined;
  readonly data: unknown;
}

export const sameEvent = (a: Event, b: Event): boolean =>
  a.type === b.type &&
  a.by === b.by &&
  isHuge(a.data) === isHuge(b.data) &&
  sameJson(a.data, b.data);
