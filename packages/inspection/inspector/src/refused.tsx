// Why an event was refused, with the clauses.
import { For, type JSX } from "solid-js";
import type { Report } from "@assize/inspection-xstate-inspect/receiver";
import type { Messages } from "./messages/messages.ts";

export type Refusal = Extract<Report, { readonly kind: "refused" }>;

export const Refused = (props: {
  readonly refusal: Refusal;
  readonly words: Messages;
}): JSX.Element => (
  <span class="refused">
    <strong>{props.words.refused}</strong> <code>{JSON.stringify(props.refusal.event)}</code>
    <span class="clauses">
      <For each={props.refusal.clauses}>{(clause) => <code class="clause">{clause}</code>}</For>
    </span>
    <span class="why">{props.refusal.message}</span>
  </span>
);
