// Naming an event that somebody would like to take: one of the legal ones, or any other put together field by field.
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { type Json, type JsonObject, wordsFoundIn } from "@assize/kernel-model";
import { isClosed, NothingToChoose } from "../what-if/nothing-to-choose.tsx";
import type { Choices, WrittenEvent, Seat } from "../../protocol/protocol.ts";
import { SchemaField } from "../../kit/forms/schema-field.tsx";
import { createEventType, EventTypeSelect } from "../../kit/forms/event-type.tsx";
import { startValue } from "../../kit/forms/schema-value.ts";
import { Select } from "../../kit/select.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

interface Props {
  readonly choices: Choices;
  readonly seats: readonly Seat[];
  readonly onWish: (event: WrittenEvent) => void;
}

/** More are found by searching. */
const MOST_SHOWN = 60;

const LegalChoices = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const [wanted, setWanted] = createSignal("");
  const fitting = createMemo(() =>
    props.choices.list.filter(({ text }) => wordsFoundIn(wanted())(text)),
  );
  return (
    <>
      <h3>{words().legalHere(props.choices.list.length)}</h3>
      <Show when={props.choices.list.length > 8}>
        <input
          class="field"
          type="search"
          placeholder={words().search}
          aria-label={words().search}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      </Show>
      <ul class="choices">
        <For each={fitting().slice(0, MOST_SHOWN)}>
          {(choice) => (
            <li>
              <button type="button" class="choice" onClick={() => props.onWish(choice.event)}>
                {choice.text}
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.choices.more || fitting().length > MOST_SHOWN}>
        <p class="quiet small">{words().more}</p>
      </Show>
    </>
  );
};

const AnyEvent = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const kind = createEventType(() => props.choices.forms);
  const { type, schema } = kind;
  const [written, setWritten] = createSignal<{ readonly for: JsonObject; readonly data: Json }>();
  const data = (): Json => {
    const known = written();
    return known !== undefined && known.for === schema() ? known.data : startValue(schema());
  };
  const [seat, setSeat] = createSignal<number | null>(null);
  const by = (): number | null => seat() ?? props.choices.seat;
  const ask = (): void => {
    const who = by();
    props.onWish({ type: type(), ...(who === null ? {} : { by: who }), data: data() });
  };
  return (
    <details class="any-event">
      <summary>{words().putTogether}</summary>
      <form
        class="wish"
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <label class="schema-line">
          <span>{words().type}</span>
          <EventTypeSelect of={kind} />
        </label>
        <label class="schema-line">
          <span>{words().by}</span>
          <Select
            options={props.seats.map(({ label }, index) => ({ value: String(index), text: label }))}
            value={String(by())}
            onChange={(value) => setSeat(Number(value))}
          />
        </label>
        <SchemaField
          label={words().data}
          schema={schema()}
          value={data()}
          onChange={(value) => setWritten({ for: schema(), data: value })}
        />
        <button type="submit" class="button primary">
          {words().ask}
        </button>
      </form>
    </details>
  );
};

export const WishForm = (props: Props): JSX.Element => (
  <div class="wishes">
    <Show when={isClosed(props.choices)}>
      <NothingToChoose choices={props.choices} />
    </Show>
    <Show when={props.choices.list.length > 0}>
      <LegalChoices {...props} />
    </Show>
    <Show when={Object.keys(props.choices.forms).length > 0}>
      <AnyEvent {...props} />
    </Show>
  </div>
);
