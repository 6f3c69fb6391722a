// The positions made by hand for clauses and rulings, to be played outside their own tests: each throws where it does
// not go as it should. Adds no case of its own.
import type { ClauseCase } from "./clauses/clause-case.ts";
import { CENSUS_CASES } from "./clauses/census.ts";
import { COMPONENT_AND_SETUP_CASES } from "./clauses/components-and-setup.ts";
import { END_CASES } from "./clauses/end.ts";
import { ORDER_AND_DEED_CASES } from "./clauses/orders-and-deeds.ts";
import { REWARD_CASES } from "./clauses/rewards.ts";
import { TILE_CASES } from "./clauses/tiles.ts";
import { DEED_READINGS } from "./rulings/deeds.ts";
import { END_READINGS } from "./rulings/end.ts";
import type { Reading } from "./rulings/reading.ts";
import { REWARD_READINGS } from "./rulings/rewards.ts";
import { TILE_READINGS } from "./rulings/tiles.ts";

const CLAUSE_CASES: readonly ClauseCase[] = [
  ...COMPONENT_AND_SETUP_CASES,
  ...ORDER_AND_DEED_CASES,
  ...REWARD_CASES,
  ...CENSUS_CASES,
  ...END_CASES,
  ...TILE_CASES,
];

const READINGS: readonly Reading[] = [
  ...DEED_READINGS,
  ...REWARD_READINGS,
  ...TILE_READINGS,
  ...END_READINGS,
];

export const HAND_MADE: readonly { readonly name: string; readonly play: () => unknown }[] = [
  ...CLAUSE_CASES.flatMap(({ clause, keeps, breaks }) => [
    { name: `${clause}, kept`, play: keeps },
    { name: `${clause}, broken`, play: breaks },
  ]),
  ...READINGS.flatMap(({ ruling, cases }) =>
    Object.entries(cases).map(([option, play]) => ({
      name: `${ruling}: ${option}`,
      play: () => play({ [ruling]: option }),
    })),
  ),
];
