// The whole state as text: for whoever reads or listens rather than looks. Knows no game.
import { For, type JSX } from "solid-js";

/** How far a line is set in, from the blanks it begins with. */
const depthOf = (line: string): number =>
  Math.min(3, Math.floor((line.length - line.trimStart().length) / 2));

export const StateText = (props: { readonly lines: readonly string[] }): JSX.Element => (
  <ul class="state-text">
    <For each={props.lines}>
      {(line) => <li class={`depth-${depthOf(line)}`}>{line.trim()}</li>}
    </For>
  </ul>
);
