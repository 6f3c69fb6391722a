// Events, state and pure rules of the treasure game; each namespace is one part of the rules.
import * as arrival from "./arrival.ts";
import * as piles from "./card-piles.ts";
import * as combat from "./combat.ts";
import * as day from "./day.ts";
import * as effects from "./effects.ts";
import * as ending from "./ending.ts";
import * as influence from "./influence.ts";
import * as setup from "./setup.ts";
import * as squares from "./squares.ts";

export { arrival, combat, day, effects, ending, influence, piles, setup, squares };
export { CHANCES, DATA, DECISIONS, EVENT_TYPES } from "./data.ts";
export type { DataOf, EventOf, EventType, GrandlinEvent } from "./data.ts";
export type {
  Combat,
  Death,
  Ending,
  Found,
  State,
  Henchman,
  Lying,
  Placed,
  Portal,
  Setting,
  Turn,
  WinCondition,
} from "./state.ts";
export { fact, secretOf } from "./facts.ts";
export type { FactName, FactValues } from "./facts.ts";
