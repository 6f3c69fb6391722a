// What the marks on the track mean, and how many of each there are. A function of its props.
import { createMemo, For, type JSX, Show } from "solid-js";
import type { Line } from "../protocol/protocol.ts";
import { MARK_KINDS, signOf } from "./marks.ts";
import type { Messages } from "./messages/messages.ts";

export const Legend = (props: {
  readonly lines: readonly Line[];
  readonly words: Messages;
}): JSX.Element => {
  const counts = createMemo(() =>
    MARK_KINDS.filter((kind) => kind !== "turn").map((kind) => ({
      kind,
      count: props.lines.filter(({ marks }) => marks.includes(kind)).length,
    })),
  );
  return (
    <ul class="timeline-legend" aria-label={props.words.legend}>
      <For each={counts()}>
        {({ kind, count }) => (
          <Show when={count > 0}>
            <li>
              <svg viewBox="-0.5 -0.5 13 13" aria-hidden="true">
                <path class={`timeline-mark ${kind}`} d={signOf(kind)} />
              </svg>
              {props.words.marks[kind](count)}
            </li>
          </Show>
        )}
      </For>
    </ul>
  );
};
