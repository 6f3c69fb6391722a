// An event as somebody typed it.
import type { PlainEvent } from "@assize/inspection-observe";

/** The event that a text says as JSON, or null where it says none. A word alone is an event's type. */
export const eventIn = (text: string): PlainEvent | null => {
  const trimmed = text.trim();
  if (/^[\w.-]+$/.test(trimmed)) return { type: trimmed };
  try {
    const event = JSON.parse(trimmed) as unknown;
    const isEvent =
      typeof event === "object" &&
      event !== null &&
      "type" in event &&
      typeof event.type === "string";
    return isEvent ? (event as PlainEvent) : null;
  } catch {
    return null;
  }
};
