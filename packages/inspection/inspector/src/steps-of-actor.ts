// An actor's entries as steps to be shown. Knows reports and words, no page.
import type { Plain, PlainEvent } from "@assize/inspection-observe";
import type { Step } from "./machine/step.ts";
import type { Messages } from "./messages/messages.ts";
import type { Entry, SeenActor } from "./seen.ts";

const isEvent = (event: Plain): event is PlainEvent =>
  typeof event === "object" && event !== null && "type" in event && typeof event.type === "string";

const withoutType = (event: PlainEvent): string => {
  const { type: _, ...rest } = event;
  return Object.keys(rest).length === 0 ? "" : JSON.stringify(rest);
};

/** Another actor by its name, else whom the event itself names in `by`, else somebody outside. */
const senderOf = ({ told }: Entry, actors: readonly SeenActor[], words: Messages): string => {
  const from = told.kind === "event" ? told.from : null;
  if (from !== null) return actors.find(({ session }) => session === from)?.id ?? from;
  const by = isEvent(told.event) ? told.event["by"] : undefined;
  return typeof by === "number" || typeof by === "string"
    ? words.bySeat(String(by))
    : words.outside;
};

const stepOf = (entry: Entry, actors: readonly SeenActor[], words: Messages): Step => {
  const { index, told, taken } = entry;
  const { event } = told;
  return {
    index,
    sender: senderOf(entry, actors, words),
    type: isEvent(event) ? event.type : "",
    detail: isEvent(event) ? withoutType(event) : JSON.stringify(event),
    taken,
    clauses: [],
    refusal: told.kind === "refused" ? { message: told.message, clauses: told.clauses } : null,
  };
};

/** Makes the steps of actors in these words. An entry that stays is the same step, so that its line stays on the page. */
export const stepsIn = (
  words: Messages,
): ((actor: SeenActor, actors: readonly SeenActor[]) => readonly Step[]) => {
  const made = new WeakMap<Entry, Step>();
  return ({ entries }, actors) =>
    entries.map((entry) => {
      const step = made.get(entry) ?? stepOf(entry, actors, words);
      made.set(entry, step);
      return step;
    });
};
