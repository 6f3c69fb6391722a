// What two sides differ in at this moment, in words. A function of its props.
import { createMemo, For, Show, type JSX } from "solid-js";
import { useMessages } from "../../kit/use-messages.ts";
import { statesApart } from "./differing.ts";
import { messagesIn } from "./messages/messages.ts";

export const WhatDiffers = (props: {
  readonly left: readonly string[];
  readonly right: readonly string[];
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const apart = createMemo(() => statesApart(props.left, props.right));
  return (
    <div class="compare-here" role="status">
      <Show when={apart().length > 0} fallback={<p>{words().sameHere}</p>}>
        <ul>
          <For each={apart()}>
            {(one) => (
              <li classList={{ "of-something": one.of !== null }}>
                <Show when={one.of}>
                  <span class="quiet">{one.of}</span>
                </Show>
                <span>
                  <b class="side-letter">A</b> {one.left ?? "–"}
                </span>
                <span>
                  <b class="side-letter">B</b> {one.right ?? "–"}
                </span>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  );
};
