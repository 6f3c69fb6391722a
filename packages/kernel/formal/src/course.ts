// How far an engine goes through a record, and where it stands after each event: the same for every engine, so that any two can
// be held against each other. Knows no tool.
import type { ComparedEngine, JsonObject } from "@assize/kernel-model";

/** What an engine made of one event of a record. */
export interface EngineStep {
  readonly took: boolean;
  /** Where it broke off with an error. */
  readonly error: string | null;
  /** The encoded state after the event; that before it where it was not taken. */
  readonly state: JsonObject;
}

export interface EngineCourse {
  readonly engine: ComparedEngine;
  readonly version: string | null;
  /** The first is what stands before the first event. It ends with the first event that was not taken. */
  readonly steps: readonly EngineStep[];
}
