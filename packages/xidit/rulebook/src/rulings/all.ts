// Every ruling: a place where the texts are silent or disagree, with the readings it admits.
// Knows ids and options; named sets of choices are in `ruling-sets.ts`.
import { END_RULINGS } from "./end.ts";
import { PLAY_RULINGS } from "./play.ts";
import { REWARD_RULINGS } from "./rewards.ts";

export const RULINGS = [...PLAY_RULINGS, ...REWARD_RULINGS, ...END_RULINGS] as const;

type AnyRuling = (typeof RULINGS)[number];

/** The id of a ruling. */
export type RulingId = AnyRuling["id"];

export const RULING_IDS: readonly RulingId[] = RULINGS.map(({ id }) => id);

/** An option as a header writes it: `N` in a declared id stands for a whole number. */
type Written<Id extends string> = Id extends `${infer Name}:N` ? `${Name}:${number}` : Id;

/** For each ruling the options it admits. */
export type RulingOptions = {
  readonly [R in AnyRuling as R["id"]]: Written<R["options"][number]["id"]>;
};
