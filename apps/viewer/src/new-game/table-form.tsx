// The form of a new game: which game, who sits where, what its table chooses, by which rulings. Knows no game.
import { createMemo, createSignal, For, Match, Show, Switch, type JSX } from "solid-js";
import type { Language } from "@assize/kernel-model";
import type { Playable } from "../protocol/protocol.ts";
import { useSession } from "../session/session.tsx";
import { useWords } from "../session/words.ts";
import { MESSAGES } from "./messages/messages.ts";
import {
  fieldsAsked,
  fieldValue,
  firstChoice,
  type TableChoice,
  withField,
  withSeat,
  withSeats,
} from "./table-wish.ts";

type Field = Playable["form"]["fields"][number];
type Label = Field["label"];

const inLanguage = (label: Label, language: Language): string =>
  label[language] ?? label["en"] ?? "";

interface FieldProps {
  readonly field: Field;
  readonly choice: TableChoice;
  readonly onChange: (value: string) => void;
}

/** `any:N` takes a number: what stands before it, and the number. */
const PatternField = (
  props: FieldProps & { readonly field: Extract<Field, { kind: "pattern" }> },
): JSX.Element => {
  const { preferences } = useSession();
  const words = useWords(MESSAGES);
  const value = () => fieldValue(props.choice, props.field);
  const stemOf = (pattern: string): string => pattern.replace(/N$/, "");
  const pattern = () =>
    props.field.values.find((each) =>
      each.most === undefined ? each.value === value() : value().startsWith(stemOf(each.value)),
    ) ?? props.field.values[0]!;
  return (
    <>
      <select
        class="field"
        onChange={({ currentTarget: { selectedIndex } }) => {
          const chosen = props.field.values[selectedIndex]!;
          props.onChange(chosen.most === undefined ? chosen.value : `${stemOf(chosen.value)}1`);
        }}
      >
        <For each={props.field.values}>
          {(each) => (
            <option selected={each === pattern()}>
              {inLanguage(each.label, preferences.language())}
            </option>
          )}
        </For>
      </select>
      <Show when={pattern().most}>
        {(most) => (
          <input
            class="field number"
            type="number"
            aria-label={words().number}
            min="1"
            max={most()}
            value={value().slice(stemOf(pattern().value).length)}
            onInput={({ currentTarget: { valueAsNumber } }) => {
              if (valueAsNumber >= 1 && valueAsNumber <= most())
                props.onChange(`${stemOf(pattern().value)}${Math.floor(valueAsNumber)}`);
            }}
          />
        )}
      </Show>
    </>
  );
};

const OneField = (props: FieldProps): JSX.Element => {
  const { preferences } = useSession();
  const words = useWords(MESSAGES);
  const label = (text: Label): string => inLanguage(text, preferences.language());
  const as = <Kind extends Field["kind"]>(kind: Kind): Extract<Field, { kind: Kind }> | false =>
    props.field.kind === kind ? (props.field as Extract<Field, { kind: Kind }>) : false;
  const value = () => fieldValue(props.choice, props.field);
  const flags = () => value().split(",").filter(Boolean);
  return (
    <Switch>
      <Match when={as("choice")}>
        {(field) => (
          <label class="decision-line">
            <span>{label(field().label)}</span>
            <select
              class="field"
              onChange={({ currentTarget: { value: chosen } }) => props.onChange(chosen)}
            >
              <For each={field().values}>
                {(each) => (
                  <option value={each.value} selected={each.value === value()}>
                    {label(each.label)}
                  </option>
                )}
              </For>
            </select>
          </label>
        )}
      </Match>
      <Match when={as("pattern")}>
        {(field) => (
          <label class="decision-line">
            <span>{label(field().label)}</span>
            <span class="pattern">
              <PatternField {...props} field={field()} />
            </span>
          </label>
        )}
      </Match>
      <Match when={as("flags")}>
        {(field) => (
          <fieldset class="flags">
            <legend>{label(field().label)}</legend>
            <For each={field().values}>
              {(each) => (
                <label>
                  <input
                    type="checkbox"
                    checked={flags().includes(each.value)}
                    onChange={({ currentTarget: { checked } }) => {
                      const others = flags().filter((flag) => flag !== each.value);
                      props.onChange((checked ? [...others, each.value] : others).join(","));
                    }}
                  />
                  {label(each.label)}
                </label>
              )}
            </For>
          </fieldset>
        )}
      </Match>
      <Match when={as("seat")}>
        {(field) => (
          <label class="decision-line">
            <span>{label(field().label)}</span>
            <select
              class="field"
              onChange={({ currentTarget: { value: chosen } }) => props.onChange(chosen)}
            >
              <option value="" selected={value() === ""}>
                {words().byLot}
              </option>
              <For each={props.choice.seats}>
                {(seat) => (
                  <option value={seat.colour} selected={seat.colour === value()}>
                    {seat.name === "" ? words().colour(seat.colour) : seat.name}
                  </option>
                )}
              </For>
            </select>
          </label>
        )}
      </Match>
    </Switch>
  );
};

const LONGEST_NAME = 40;

const Seats = (props: {
  readonly playable: Playable;
  readonly choice: TableChoice;
  readonly onChange: (choice: TableChoice) => void;
}): JSX.Element => {
  const words = useWords(MESSAGES);
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
  const words = useWords(MESSAGES);
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
              <select
                class="field"
                onChange={({ currentTarget: { value } }) =>
                  props.onChange({
                    ...props.choice,
                    overrides: { ...props.choice.overrides, [id]: value },
                  })
                }
              >
                <option value="" selected={(props.choice.overrides[id] ?? "") === ""}>
                  {words().asTheSet}
                </option>
                <For each={options}>
                  {(option) => (
                    <option value={option.id} selected={option.id === props.choice.overrides[id]}>
                      {option.statement}
                    </option>
                  )}
                </For>
              </select>
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
  const words = useWords(MESSAGES);
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
            <OneField
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
