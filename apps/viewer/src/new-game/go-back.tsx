// Going back at the table: never by taking back, always by a branch that leaves what was decided as it stands.
import { createSignal, For, type JSX } from "solid-js";
import type { Line } from "../protocol/protocol.ts";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

/** Nobody goes back further by this list; a saved log can be branched from anywhere. */
const MOST_SHOWN = 40;

export const GoBack = (props: {
  readonly lines: readonly Line[];
  readonly onGoBack: (seq: number) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const [chosen, setChosen] = createSignal<number>();
  const decisions = () =>
    props.lines
      .filter((line) => line.class === "decision" || line.class === "chance")
      .slice(-MOST_SHOWN)
      .toReversed();
  const seq = () =>
    decisions().some((line) => line.seq === chosen()) ? chosen() : decisions()[0]?.seq;
  return (
    <details class="go-back">
      <summary>{words().goBack}</summary>
      <p class="small quiet">{words().goBackMeans}</p>
      <label class="decision-line">
        <span>{words().before}</span>
        <select class="field" onChange={({ currentTarget: { value } }) => setChosen(Number(value))}>
          <For each={decisions()}>
            {(line) => (
              <option value={line.seq} selected={line.seq === seq()}>
                {line.seq}. {line.text}
              </option>
            )}
          </For>
        </select>
      </label>
      <button
        type="button"
        class="button"
        disabled={seq() === undefined}
        onClick={(event) => {
          const to = seq();
          if (to === undefined) return;
          event.currentTarget.closest("details")!.open = false;
          props.onGoBack(to - 1);
        }}
      >
        {words().beginBranch}
      </button>
    </details>
  );
};
