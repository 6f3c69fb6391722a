// How a model names things unless it says otherwise: one action for each type of event, in camelCase, with a parameter for each
// field of its data, and `by` first where a seat decides. Knows no tool and no game.
import { type ItfRecord, itfOf, isItfRecord, jsonOf } from "@assize/kernel-itf";
import {
  type GameModel,
  isJsonObject,
  type Json,
  type JsonObject,
  type WrittenEvent,
} from "@assize/kernel-model";
import type { ActionCall } from "./formal-model.ts";

/** `tile-discarded` is `tileDiscarded`. */
export const actionNamed = (type: string): string =>
  type.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The call of an event whose data are values of a model as they stand; null where they are none. */
export const plainCall = ({ type, by, data }: WrittenEvent): ActionCall | null => {
  if (!isJsonObject(data)) return null;
  const picks = itfOf(by === undefined ? data : { by, ...data });
  return isItfRecord(picks) ? { action: actionNamed(type), picks } : null;
};

/** The event of a call: of what was picked, the fields of its data and the seat. Null where no event is named so. */
export const plainEvent = (
  { events }: Pick<GameModel, "events">,
  { action, picks }: ActionCall,
): WrittenEvent | null => {
  const type = Object.keys(events).find((one) => actionNamed(one) === action);
  if (type === undefined) return null;
  const { fields, class: kind } = events[type]!;
  const json = jsonOf(picks) as JsonObject;
  const data: Record<string, Json> = {};
  for (const name of Object.keys(fields)) if (json[name] !== undefined) data[name] = json[name];
  return kind === "decision" ? { type, by: json["by"] as number, data } : { type, data };
};

/** What a state of `quint run --mbt` says was done to come to it; null where it does not say. */
export const callIn = (state: ItfRecord): ActionCall | null => {
  const [action, chosen] = [state["mbt::actionTaken"], state["mbt::nondetPicks"]];
  if (typeof action !== "string" || action === "" || !isItfRecord(chosen)) return null;
  const picks: Record<string, ItfRecord[string]> = {};
  for (const [name, pick] of Object.entries(chosen)) {
    const { tag, value } = pick as ItfRecord;
    if (tag === "Some" && value !== undefined) picks[name] = value;
  }
  return { action, picks };
};
