// The events that an actor was told, latest first, and what was refused, with its clauses.
import { For, type JSX, Show } from "solid-js";
import type { PlainEvent } from "@assize/inspection-observe";
import type { Messages } from "./messages/messages.ts";
import { Refused } from "./refused.tsx";
import type { Entry } from "./seen.ts";

const withoutType = (event: PlainEvent): string => {
  const rest = Object.entries(event).filter(([key]) => key !== "type");
  return rest.length === 0 ? "" : JSON.stringify(Object.fromEntries(rest));
};

const EventLine = (props: { readonly entry: Entry; readonly words: Messages }): JSX.Element => {
  const { told } = props.entry;
  return (
    <li classList={{ refusal: told.kind === "refused" }}>
      <span class="quiet index">{props.entry.index}</span>
      {told.kind === "refused" ? (
        <Refused refusal={told} words={props.words} />
      ) : (
        <span>
          <strong>{told.event.type}</strong> <code>{withoutType(told.event)}</code>
        </span>
      )}
    </li>
  );
};

export const EventList = (props: {
  readonly entries: readonly Entry[];
  readonly total: number;
  readonly words: Messages;
}): JSX.Element => (
  <>
    <ol class="events">
      <For each={props.entries.toReversed()}>
        {(entry) => <EventLine entry={entry} words={props.words} />}
      </For>
    </ol>
    <Show when={props.total > props.entries.length}>
      <p class="quiet small">{props.words.more(props.total - props.entries.length)}</p>
    </Show>
  </>
);
