// Keeps V8's young generation as small as it begins. Of a record with very many events nearly all that is made lives as
// long as its audit does; a young generation that grows meanwhile takes 100 MiB more and saves no time. Knows no game.
import { setFlagsFromString } from "node:v8";

/** Of records with fewer events, an audit that has much to try takes an eighth longer without a young generation that grows. */
const MANY_EVENTS = 10_000;

let isSmall = false;

/** For the rest of the process. */
export const keepHeapSmall = (): void => {
  if (isSmall) return;
  setFlagsFromString("--semi-space-growth-factor=1");
  isSmall = true;
};

/** To be called before a record with so many events is audited. */
export const keepHeapSmallFor = (events: number): void => {
  if (events >= MANY_EVENTS) keepHeapSmall();
};
