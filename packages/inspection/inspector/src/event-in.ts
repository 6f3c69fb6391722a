// An event as somebody typed it.
import type { PlainEvent } from "@assize/inspection-observe";
import { isJsonObject, readJson } from "@assize/kernel-model";

/** The event that a text says as JSON, or null where it says none. A word alone is an event's type. */
export const eventIn = (text: string): PlainEvent | null => {
  const trimmed = text.trim();
  if (/^[\w.-]+$/.test(trimmed)) return { type: trimmed };
  const read = readJson(trimmed, { profile: "foreign" });
  if (!read.ok) return null;
  const event = read.value;
  return isJsonObject(event) && typeof event["type"] === "string" ? (event as PlainEvent) : null;
};
