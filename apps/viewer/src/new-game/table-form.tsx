// The form of a new game: which game, who sits where, what its table chooses, by which rulings. Knows no game.
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import type { Playable } from "../protocol/protocol.ts";
import { RulingOption } from "../kit/forms/ruling-option.tsx";
import { Select } from "../kit/select.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import { TableField } from "./table-field.tsx";
import {
  fieldsAsked,
  firstChoice,
  type TableChoice,
  withField,
  withSeat,
  withSeats,
} from "./table-wish.ts";

const LONGEST_NAME = 40;

const Seats = (props: {
  readonly playable: Playable;
  readonly choice: TableChoice;
  readonly onChange: (choice: TableChoice) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const form = () => props.playable.form;
  const counts = createMemo(() =>
    Array.from({ length: form().seats.max - form().seats.min + 1 }, (_, i) => form().seats.min + i),
  );
  const places = createMemo(() => props.choice.seats.map((_, index) => index));
  const seat = (index: number) => props.choice.seats[index]!;
  return (
    <fieldset class="seats">
      <legend>{words().seats}</legend>
      <div class="seat-count" role="group" aria-label={words().howMany}>
        <For each={counts()}>
          {(count) => (
            <button
              type="button"
              class="button small"
              aria-pressed={count === props.choice.seats.length}
              onClick={() => props.onChange(withSeats(props.choice, props.playable, count))}
            >
              {count}
            </button>
          )}
        </For>
      </div>
      <For each={places()}>
        {(index) => (
          <div class="seat" role="group" aria-label={words().seat(index + 1)}>
            <span class="seat-number">{index + 1}</span>
            <input
              class="field"
              aria-label={words().name}
              placeholder={words().name}
              autocomplete="off"
              maxlength={LONGEST_NAME}
              value={seat(index).name}
              onInput={({ currentTarget: { value } }) =>
                props.onChange(withSeat(props.choice, index, { name: value }))
              }
            />
            <Select
              label={words().colourOfSeat}
              options={form().colours.map((each) => ({ value: each, text: words().colour(each) }))}
              value={seat(index).colour}
              onChange={(colour) => props.onChange(withSeat(props.choice, index, { colour }))}
            />
            <Select
              label={words().whoPlays}
              options={[
                { value: "", text: words().person },
                ...props.playable.bots.map(({ id, name }) => ({
                  value: id,
                  text: words().bot(name),
                })),
              ]}
              value={seat(index).bot ?? ""}
              onChange={(value) =>
                props.onChange(withSeat(props.choice, index, { bot: value === "" ? null : value }))
              }
            />
          </div>
        )}
      </For>
    </fieldset>
  );
};

const Rulings = (props: {
  readonly playable: Playable;
  readonly choice: TableChoice;
  readonly onChange: (choice: TableChoice) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <>
      <label class="decision-line">
        <span>{words().rulingSet}</span>
        <Select
          options={props.playable.rulingSets.map(({ id, name }) => ({ value: id, text: name }))}
          value={props.choice.rulingSet}
          onChange={(rulingSet) => props.onChange({ ...props.choice, rulingSet })}
        />
      </label>
      <details>
        <summary>{words().singleRulings(props.playable.rulings.length)}</summary>
        <For each={props.playable.rulings}>
          {({ id, question, options }) => (
            <label class="ruling">
              <span class="small">{question}</span>
              <RulingOption
                options={options}
                value={props.choice.overrides[id] ?? ""}
                unset={words().asTheSet}
                number={words().number}
                onChange={(option) =>
                  props.onChange({
                    ...props.choice,
                    overrides: { ...props.choice.overrides, [id]: option },
                  })
                }
              />
            </label>
          )}
        </For>
      </details>
    </>
  );
};

export const TableForm = (props: {
  readonly playables: readonly Playable[];
  readonly trouble: readonly string[];
  readonly onBegin: (choice: TableChoice, playable: Playable) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const [choice, setChoice] = createSignal<TableChoice>(firstChoice(props.playables[0]!));
  const playable = createMemo(
    () => props.playables.find(({ id }) => id === choice().game) ?? props.playables[0]!,
  );
  return (
    <form
      class="table-form"
      onSubmit={(event) => {
        event.preventDefault();
        props.onBegin(choice(), playable());
      }}
    >
      <fieldset class="games">
        <legend>{words().game}</legend>
        <For each={props.playables}>
          {(each) => (
            <label class="card">
              <input
                type="radio"
                name="game"
                checked={each.id === choice().game}
                onChange={() => setChoice(firstChoice(each))}
              />
              {each.title}
            </label>
          )}
        </For>
      </fieldset>
      <Seats playable={playable()} choice={choice()} onChange={setChoice} />
      <fieldset class="choices-of-table">
        <legend>{words().table}</legend>
        <For each={fieldsAsked(playable(), choice().seats.length)}>
          {(field) => (
            <TableField
              field={field}
              choice={choice()}
              onChange={(value) => setChoice(withField(choice(), field.id, value))}
            />
          )}
        </For>
        <Rulings playable={playable()} choice={choice()} onChange={setChoice} />
        <label class="check">
          <input
            type="checkbox"
            checked={choice().times}
            onChange={({ currentTarget: { checked } }) =>
              setChoice({ ...choice(), times: checked })
            }
          />
          {words().times}
        </label>
      </fieldset>
      <Show when={props.trouble.length > 0}>
        <div class="card failed" role="alert">
          <For each={props.trouble}>{(line) => <p>{line}</p>}</For>
        </div>
      </Show>
      <button type="submit" class="button primary begin">
        {words().begin}
      </button>
    </form>
  );
};
