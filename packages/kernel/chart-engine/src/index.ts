// A game's statechart as a pure step: step, due, explain. The only kernel package that knows XState.
export { appliedClauses, clausesOfStep, clausesOfType } from "./applied.ts";
export { beginMarks } from "./marks.ts";
export { touchableIn, touchedSince } from "./touched.ts";
export type { Touchable, Touched } from "./touched.ts";
export { all, applies, ask, none, rule, updater, when } from "./chart.ts";
export type {
  Describe,
  Guard,
  GuardArgs,
  Part,
  Question,
  RuleNotes,
  TransitionMeta,
  Update,
} from "./chart.ts";
export { citedAs } from "./cited-as.ts";
export { compile } from "./table.ts";
export type { Alternative, Leaf, Row, Table, Transient } from "./rows.ts";
export { alternativesOf, askedFor, rowsAnsweredFor } from "./transients.ts";
export { statesOf } from "./states.ts";
export type { ChartState } from "./states.ts";
export { goesOnBy, hasPlace, positionAt, tableEngine } from "./engine.ts";
export type { ChartEvent, Engine, Position } from "./engine.ts";
export { xstateEngine } from "./interpreter.ts";
export { startActor } from "./actor.ts";
export type { ChartActor } from "./actor.ts";
export { completionsAnywhere, explain } from "./explain.ts";
export type { Explanation, Failing, Way } from "./explain.ts";
export { answered, isSupposed, madeFrom, suppose } from "./supposed.ts";
export { factsOfWay, waysAsked } from "./ways.ts";
export type { AskedPart, WayAsked } from "./ways.ts";
export { checkClasses } from "./classes.ts";
export { due } from "./due.ts";
export type { ClassOf, Due } from "./due.ts";
