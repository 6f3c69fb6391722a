// What came of a choice: it and every event that followed by itself, each to be gone to. A function of its props.
import { For, Show, type JSX } from "solid-js";
import type { Line } from "../../protocol/protocol.ts";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import type { Followed } from "./what-if.ts";

export const WhatFollowed = (props: {
  readonly followed: Followed;
  readonly lines: readonly Line[];
  readonly seq: number;
  readonly onSeek: (seq: number) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const shown = () =>
    props.lines.filter(({ seq }) => seq >= props.followed.from && seq <= props.followed.to);
  return (
    <Show when={props.followed.to > props.followed.from}>
      <section class="followed" aria-labelledby="followed-title">
        <h3 id="followed-title">{words().followed(props.followed.to - props.followed.from)}</h3>
        <ol class="followed-list">
          <For each={shown()}>
            {({ seq, text }) => (
              <li>
                <button
                  type="button"
                  class="followed-one"
                  aria-current={seq === props.seq ? "true" : undefined}
                  onClick={() => props.onSeek(seq)}
                >
                  {text}
                </button>
              </li>
            )}
          </For>
        </ol>
      </section>
    </Show>
  );
};
