// Two readings of a game, two rulebooks or two implementations, told apart by the shortest game found.
export { endsAfter } from "./afterwards.ts";
export { differenceAlong } from "./along.ts";
export { shownBy } from "./example.ts";
export type { Example, Shown } from "./example.ts";
export type { Both, Difference, Pair, Side, Sides } from "./difference.ts";
export { writerOf } from "./difference.ts";
export { distinguish } from "./distinguish.ts";
export type { DistinguishOptions, From, NotToldApart, Played, ToldApart } from "./distinguish.ts";
export type { ApartBounds, Looked, Witness } from "./search-apart.ts";
export { differenceInWords } from "./words.ts";
