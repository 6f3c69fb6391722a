// Choosing a legal decision or an outcome of chance: on the board, from a hand of things, from a list that can be searched, or put
// together in a form. Knows no game and no worker.
import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from "solid-js";
import type { Choice, Choices, WrittenEvent, Why } from "../../protocol/protocol.ts";
import type { Picking } from "../../session/picking.ts";
import { useMessages } from "../../kit/use-messages.ts";
import "./choosing.css";
import { type LabelledChoice, labelled, matching } from "./choice-labels.ts";
import { DecisionForm } from "./decision-form.tsx";
import { type Drawn, Hand, nameIn } from "./hand.tsx";
import { messagesIn } from "./messages/messages.ts";
import { createPickingChoices } from "./picking-choices.ts";
import { handOf } from "./picks.ts";

interface Props {
  readonly choices: Choices;
  readonly picking: Picking;
  /** The board as it is shown; undefined where there is none yet. */
  readonly drawn: Drawn | undefined;
  readonly check: (event: WrittenEvent) => Promise<Why>;
  readonly onTake: (choice: LabelledChoice) => void;
  /** What was put together in a form. */
  readonly onForm: (event: WrittenEvent) => void;
}

interface ListProps {
  readonly choices: Choices;
  readonly onTake: (choice: LabelledChoice) => void;
  /** The choice that is pointed at; null for none. */
  readonly onPoint: (choice: Choice | null) => void;
}

/** Shorter lists need no search. */
const SEARCHED_FROM = 9;
/** More are found by searching. */
const MOST_SHOWN = 100;

const ChoiceList = (props: ListProps): JSX.Element => {
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
      <ul class="choosing-list" onPointerLeave={() => props.onPoint(null)}>
        <For each={found().slice(0, MOST_SHOWN)}>
          {(one) => (
            <li>
              <button
                type="button"
                class="choosing-one"
                onPointerEnter={() => props.onPoint(one.choice)}
                onFocus={() => props.onPoint(one.choice)}
                onBlur={() => props.onPoint(null)}
                onClick={() => props.onTake(one)}
              >
                {one.label}
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

/** What was picked, and that something more is. */
const PickedSoFar = (props: {
  readonly name: string;
  readonly left: number;
  readonly onUnpick: () => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <p class="picked-so-far">
      <span role="status">
        <strong>{props.name}</strong> {words().here(props.left)}
      </span>
      <button type="button" class="button small" onClick={() => props.onUnpick()}>
        {words().another}
      </button>
    </p>
  );
};

export const ChoicePicker = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const hasForm = () => Object.keys(props.choices.forms).length > 0;
  const picks = createPickingChoices(props);
  const isPicked = () => picks.picked().length > 0;
  const nameOf = (key: string): string | undefined => nameIn(props.drawn?.scene, key);
  const hand = createMemo(() =>
    hasForm() || isPicked() ? null : handOf(props.choices.list, (key) => nameOf(key) !== undefined),
  );
  const pointAtKey = (key: string | null): void =>
    props.picking.setPointedOut(key === null ? [] : [key]);
  const take = ({ choice }: LabelledChoice): void =>
    props.onTake(
      labelled(props.choices.list, props.choices.words).find((one) => one.choice === choice)!,
    );
  return (
    <Show
      when={hand()}
      fallback={
        <>
          <Show when={isPicked()}>
            <PickedSoFar
              name={picks
                .picked()
                .map((key) => nameOf(key) ?? key)
                .join(", ")}
              left={picks.left().list.length}
              onUnpick={picks.unpick}
            />
          </Show>
          <Show when={hasForm() && !isPicked()}>
            <DecisionForm choices={props.choices} check={props.check} onTake={props.onForm} />
          </Show>
          <Show
            when={hasForm() && !isPicked()}
            fallback={<ChoiceList choices={picks.left()} onTake={take} onPoint={picks.point} />}
          >
            <Show when={props.choices.list.length > 0}>
              <details class="choosing-more">
                <summary>{words().asList}</summary>
                <ChoiceList choices={props.choices} onTake={take} onPoint={picks.point} />
              </details>
            </Show>
          </Show>
        </>
      }
    >
      {(known) => (
        <Hand
          things={known().things}
          others={labelled(known().others, props.choices.words)}
          drawn={props.drawn!}
          onPick={picks.pick}
          onPoint={pointAtKey}
          onTake={take}
        />
      )}
    </Show>
  );
};
