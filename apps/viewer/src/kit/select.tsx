// One of several, from a list. Knows nothing of what is chosen.
import { For, type JSX } from "solid-js";

export interface SelectOption {
  readonly value: string;
  readonly text: string;
}

export const Select = (props: {
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Where no label stands round it. */
  readonly label?: string;
  /** More classes than `field`. */
  readonly class?: string;
}): JSX.Element => (
  <select
    class={props.class === undefined ? "field" : `field ${props.class}`}
    aria-label={props.label}
    onChange={({ currentTarget: { value } }) => props.onChange(value)}
  >
    <For each={props.options}>
      {({ value, text }) => (
        <option value={value} selected={value === props.value}>
          {text}
        </option>
      )}
    </For>
  </select>
);
