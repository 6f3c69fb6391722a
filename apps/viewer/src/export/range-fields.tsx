// The range that animation, lines and log are about: the timeline's own, here as two numbers.
import { Show, type JSX } from "solid-js";
import type { Range } from "../history-view/cursor.ts";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

interface Props {
  readonly range: Range | null;
  readonly last: number;
  readonly onRange: (range: Range | null) => void;
}

export const RangeFields = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const range = (): Range => props.range ?? { from: 0, to: props.last };
  const field = (end: keyof Range): JSX.Element => (
    <label>
      {words()[end]}{" "}
      <input
        class="field"
        type="number"
        inputmode="numeric"
        min="0"
        max={props.last}
        value={range()[end]}
        onChange={(event) => {
          const wished = event.currentTarget.valueAsNumber;
          if (Number.isInteger(wished)) props.onRange({ ...range(), [end]: wished });
          // What was tidied on the way is shown as it is now.
          event.currentTarget.value = String(range()[end]);
        }}
      />
    </label>
  );
  return (
    <fieldset class="export-range">
      <legend>{words().range}</legend>
      {field("from")}
      {field("to")}
      <Show
        when={props.range !== null}
        fallback={<span class="quiet small">{words().wholeGame}</span>}
      >
        <button type="button" class="button small" onClick={() => props.onRange(null)}>
          {words().takeWhole}
        </button>
      </Show>
    </fieldset>
  );
};
