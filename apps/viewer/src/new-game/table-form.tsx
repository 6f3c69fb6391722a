// The form of a new game: which game, who sits where, what its table chooses, by which rulings. Knows no game.
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import type { Playable } from "../protocol/protocol.ts";
import { RulingOption } from "../kit/forms/ruling-option.tsx";
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
            <select
              class="field"
              aria-label={words().colourOfSeat}
              onChange={({ currentTarget: { value } }) =>
                props.onChange(withSeat(props.choice, index, { colour: value }))
              }
            >
              <For each={form().colours}>
                {(colour) => (
                  <option value={colour} selected={colour === seat(index).colour}>
                    {words().colour(colour)}
                  </option>
                )}
              </For>
            </select>
            <select
              class="field"
              aria-label={words().whoPlays}
              onChange={({ currentTarget: { value } }) =>
                props.onChange(withSeat(props.choice, index, { bot: value === "" ? null : value }))
              }
            >
              <option value="" selected={seat(index).bot === null}>
                {words().person}
              </option>
              <For each={props.playable.bots}>
                {({ id }) => (
                  <option value={id} selected={id === seat(index).bot}>
                    {words().bot(id)}
                  </option>
                )}
              </For>
            </select>
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
        <select
          class="field"
          onChange={({ currentTarget: { value } }) =>
            props.onChange({ ...props.choice, rulingSet: value })
          }
        >
          <For each={props.playable.rulingSets}>
            {(set) => (
              <option value={set} selected={set === props.choice.rulingSet}>
                {set}
              </option>
            )}
          </For>
        </select>
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
  const [choice, choose] = createSignal<TableChoice>(firstChoice(props.playables[0]!));
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
                onChange={() => choose(firstChoice(each))}
              />
              {each.title}
            </label>
          )}
        </For>
      </fieldset>
      <Seats playable={playable()} choice={choice()} onChange={choose} />
      <fieldset class="choices-of-table">
        <legend>{words().table}</legend>
        <For each={fieldsAsked(playable(), choice().seats.length)}>
          {(field) => (
            <TableField
              field={field}
              choice={choice()}
              onChange={(value) => choose(withField(choice(), field.id, value))}
            />
          )}
        </For>
        <Rulings playable={playable()} choice={choice()} onChange={choose} />
        <label class="check">
          <input
            type="checkbox"
            checked={choice().times}
            onChange={({ currentTarget: { checked } }) => choose({ ...choice(), times: checked })}
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
