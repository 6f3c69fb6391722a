// Choosing a legal decision or an outcome of chance: from a list that can be searched, or put together in a form.
// Knows no game and no worker.
import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from "solid-js";
import type { Choice, Choices, WrittenEvent, Why } from "../../protocol/protocol.ts";
import { useMessages } from "../../kit/use-messages.ts";
import "./choosing.css";
import { labelled, matching } from "./choice-labels.ts";
import { DecisionForm } from "./decision-form.tsx";
import { messagesIn } from "./messages/messages.ts";

interface Props {
  readonly choices: Choices;
  readonly check: (event: WrittenEvent) => Promise<Why>;
  readonly onTake: (event: WrittenEvent) => void;
  /** The choice that is pointed at; null for none. */
  readonly onPoint?: (choice: Choice | null) => void;
}

/** Shorter lists need no search. */
const SEARCHED_FROM = 9;
/** More are found by searching. */
const MOST_SHOWN = 100;

const ChoiceList = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const [query, setQuery] = createSignal("");
  createEffect(
    on(
      () => props.choices,
      () => setQuery(""),
      { defer: true },
    ),
  );
  const all = createMemo(() => labelled(props.choices.list, props.choices.words));
  const found = createMemo(() => matching(all(), query()));
  return (
    <div class="choosing">
      <Show when={all().length >= SEARCHED_FROM}>
        <input
          class="field"
          type="search"
          value={query()}
          placeholder={words().search(all().length)}
          aria-label={words().search(all().length)}
          onInput={({ currentTarget: { value } }) => setQuery(value)}
        />
      </Show>
      <ul class="choosing-list" onPointerLeave={() => props.onPoint?.(null)}>
        <For each={found().slice(0, MOST_SHOWN)}>
          {({ choice, label }) => (
            <li>
              <button
                type="button"
                class="choosing-one"
                onPointerEnter={() => props.onPoint?.(choice)}
                onFocus={() => props.onPoint?.(choice)}
                onBlur={() => props.onPoint?.(null)}
                onClick={() => props.onTake(choice.event)}
              >
                {label}
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={found().length > MOST_SHOWN || (props.choices.more && query() !== "")}>
        <p class="quiet small">{words().moreThanShown}</p>
      </Show>
    </div>
  );
};

export const ChoicePicker = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const hasForm = () => Object.keys(props.choices.forms).length > 0;
  return (
    <Show when={hasForm()} fallback={<ChoiceList {...props} />}>
      <DecisionForm choices={props.choices} check={props.check} onTake={props.onTake} />
      <Show when={props.choices.list.length > 0}>
        <details class="choosing-more">
          <summary>{words().asList}</summary>
          <ChoiceList {...props} />
        </details>
      </Show>
    </Show>
  );
};
