// What a client of @xstate/inspect may say to the package. The package trusts it and fails on what is not so: on JSON that
// is nested too deep with an error that nobody can catch. So everything is read here before. Knows no transport.
import { isJsonObject, type JsonObject, readJson } from "@assize/kernel-model";

/** The two commands that a client has. */
export type Command =
  | { readonly type: "xstate.inspecting" }
  | { readonly type: "xstate.event"; readonly event: string };

const NO_COMMAND = 'send {"type":"xstate.inspecting"} or {"type":"xstate.event",…}';
const NO_EVENT = '"event" is a JSON text of an event with its "type", and of "origin", the session';

const objectIn = (text: unknown): JsonObject | string => {
  if (typeof text !== "string") return "this is no text";
  const read = readJson(text, { profile: "foreign" });
  if (!read.ok) return `${read.problem.code} at ${read.problem.field}`;
  return isJsonObject(read.value) ? read.value : "this is not a JSON object";
};

const isSendable = (event: JsonObject): boolean => {
  if (typeof event["origin"] !== "string") return false;
  const data = event["$$type"] === "scxml" ? event["data"] : event;
  return isJsonObject(data) && typeof data["type"] === "string";
};

/** A message as a command, or why it is none. */
export const commandOf = (message: Readonly<Record<string, unknown>>): Command | string => {
  const { type, event } = message;
  if (type === "xstate.inspecting") return { type };
  if (type !== "xstate.event") return NO_COMMAND;
  const read = objectIn(event);
  if (typeof read === "string") return `"event": ${read}`;
  return isSendable(read) ? { type, event: event as string } : NO_EVENT;
};

/** A message's text as a command, or why it is none. */
export const commandIn = (text: string): Command | string => {
  const message = objectIn(text);
  return typeof message === "string" ? message : commandOf(message);
};
