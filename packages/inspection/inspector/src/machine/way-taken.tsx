// A transition on one line: from where to where, and the question that decides.
import { type JSX, Show } from "solid-js";
import type { Taken } from "@assize/inspection-observe";
import type { Messages } from "../messages/messages.ts";

export const WayTaken = (props: { readonly way: Taken; readonly words: Messages }): JSX.Element => (
  <span class="way-taken">
    <code>
      {props.way.source || "·"} → {props.way.targets.join(", ") || props.words.stays}
    </code>
    <Show when={props.way.guard}>
      {(name) => (
        <span class="quiet">
          {" "}
          {props.words.decided} <code>{name()}</code>
        </span>
      )}
    </Show>
  </span>
);
