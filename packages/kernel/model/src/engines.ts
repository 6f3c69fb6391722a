// What several engines say of one record, as data: who went how far, whose state is which, and where two first differ. A
// difference is a mistake of ours and nobody's play. Knows no engine.
import type { Json, JsonObject } from "./json.ts";
import type { Seq } from "./ids.ts";

/** The compiled table, XState's interpreter, and the model in Quint. */
export const COMPARED_ENGINES = ["table", "xstate", "quint"] as const;
export type ComparedEngine = (typeof COMPARED_ENGINES)[number];

/** Why an engine says nothing of a record. */
export const SILENCES = ["not-installed", "no-model", "not-modelled", "model-faulty"] as const;
export type Silence = (typeof SILENCES)[number];

export interface EngineSaid {
  readonly engine: ComparedEngine;
  /** Of a tool that is installed beside this program; null for what is part of it. */
  readonly version: string | null;
  /** How many events of the record it took. */
  readonly events: number;
  /** Base64url SHA-256 of what is compared of the state after them; null where it says nothing. */
  readonly state: string | null;
  /** With what it says in English; null where it does go through the record. */
  readonly silent: { readonly code: Silence; readonly detail: string } | null;
}

/** What makes two engines differ at an event. */
export const ENGINE_DIFFERENCES = [
  /** Both took it, and stand in different states. */
  "state",
  /** One takes it, and the other does not. */
  "taken",
  /** One of them broke off with an error. */
  "broke-off",
] as const;

/** One engine at the event where two differ. */
export interface EngineAt {
  readonly engine: ComparedEngine;
  readonly took: boolean;
  readonly error: string | null;
  /** What is compared of its state after the event, or before it where it did not take it. */
  readonly state: JsonObject;
}

export interface EngineDifference {
  readonly kind: (typeof ENGINE_DIFFERENCES)[number];
  /** 0 is the state before the first event. */
  readonly seq: Seq | 0;
  readonly type: string | null;
  readonly first: EngineAt;
  readonly second: EngineAt;
  /** Where the two states differ, at most `LIMITS.misfitsTold`; null stands for what is not there. */
  readonly members: readonly {
    readonly path: string;
    readonly first: Json;
    readonly second: Json;
  }[];
}

export interface EnginesCompared {
  /** The members of the state that are compared; null where that is all of it. */
  readonly members: readonly string[] | null;
  /** Up to which event: the last one, or the first that is not what the rules say. */
  readonly upTo: number;
  readonly engines: readonly EngineSaid[];
  /** The first one; null where all that spoke agree. */
  readonly difference: EngineDifference | null;
}
