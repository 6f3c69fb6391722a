// Choosing one reading of a ruling, or leaving it to the set. A reading that takes a number asks for it. Knows no ruling.
import { For, Show, type JSX } from "solid-js";
import { MOST_NUMBER, optionOf, stemOf } from "./option-number.ts";

interface Props {
  readonly options: readonly { readonly id: string; readonly statement: string }[];
  /** What is chosen; empty for what the set says. */
  readonly value: string;
  /** What leaving it to the set is called. */
  readonly unset: string;
  /** What the number is called. */
  readonly number: string;
  readonly onChange: (value: string) => void;
}

export const RulingOption = (props: Props): JSX.Element => {
  const chosen = () => optionOf(props.options, props.value);
  const choose = (id: string): void => {
    const stem = stemOf(id);
    props.onChange(stem === undefined ? id : `${stem}1`);
  };
  return (
    <>
      <select class="field" onChange={({ currentTarget: { value } }) => choose(value)}>
        <option value="" selected={chosen() === undefined}>
          {props.unset}
        </option>
        <For each={props.options}>
          {({ id, statement }) => (
            <option value={id} selected={id === chosen()}>
              {statement}
            </option>
          )}
        </For>
      </select>
      <Show when={stemOf(chosen() ?? "")}>
        {(stem) => (
          <input
            class="field number"
            type="number"
            aria-label={props.number}
            min="0"
            max={MOST_NUMBER}
            value={props.value.slice(stem().length)}
            onInput={({ currentTarget: { valueAsNumber } }) => {
              if (valueAsNumber >= 0 && valueAsNumber <= MOST_NUMBER)
                props.onChange(`${stem()}${Math.floor(valueAsNumber)}`);
            }}
          />
        )}
      </Show>
    </>
  );
};
