// From a play of the model to a log, every event of it: the audit then judges what the model has claimed. Knows no tool and no game.
import * as Result from "effect/Result";
import { encodeEvent, encodeHeader, type Header } from "@assize/kernel-event-log";
import { type Hash, linkOf } from "@assize/kernel-integrity";
import type { ItfTrace } from "@assize/kernel-itf";
import { type JsonObject, LIMITS, readJson, type WrittenEvent } from "@assize/kernel-model";
import { callIn } from "./conventions.ts";
import type { FormalModel } from "./formal-model.ts";

/** Why a trace is no log; `state` counts from 0. */
export type TraceProblem =
  | { readonly kind: "no-states" }
  /** The state does not say by which action it was reached: the trace was written without `--mbt`. */
  | { readonly kind: "no-action"; readonly state: number }
  | { readonly kind: "no-event"; readonly state: number; readonly action: string }
  /** What was picked is nothing that a line of a log can hold. */
  | { readonly kind: "no-line"; readonly state: number }
  | { readonly kind: "too-long"; readonly most: number };

/** What a line has besides its event, in bytes: number, chain, names of members. */
const AROUND = 200;

/** True where a line of a log can hold it. */
const isWritable = (event: WrittenEvent): boolean =>
  (event.by === undefined || (Number.isSafeInteger(event.by) && event.by >= 0)) &&
  readJson(JSON.stringify(event), { bytes: LIMITS.lineBytes - AROUND }).ok;

/** The events of a play, in order: each state but the first was reached by one. */
export const eventsOf = (
  { states }: ItfTrace,
  formal: FormalModel,
): Result.Result<readonly WrittenEvent[], TraceProblem> => {
  const most = LIMITS.eventsPerGame;
  if (states.length === 0) return Result.fail({ kind: "no-states" });
  if (states.length > most + 1) return Result.fail({ kind: "too-long", most });
  const events: WrittenEvent[] = [];
  for (let state = 1; state < states.length; state++) {
    const call = callIn(states[state]!);
    if (call === null) return Result.fail({ kind: "no-action", state });
    const event = formal.eventOf(call);
    if (event === null) return Result.fail({ kind: "no-event", state, action: call.action });
    if (!isWritable(event)) return Result.fail({ kind: "no-line", state });
    events.push(event);
  }
  return Result.succeed(events);
};

/** The lines of the log of these events, chained, without newlines. */
export const linesOf = (
  header: Header,
  events: readonly WrittenEvent[],
  hash: Hash,
): readonly string[] => {
  const lines = [encodeHeader(header)];
  for (const [index, { type, by, data }] of events.entries()) {
    const seat = by === undefined ? {} : { by };
    const prev = linkOf(lines[index]!, hash);
    lines.push(encodeEvent({ seq: index + 1, type, ...seat, data: data as JsonObject, prev }));
  }
  return lines;
};
