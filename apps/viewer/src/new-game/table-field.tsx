// One thing that a table chooses before the game: a choice, a number, some variants, a seat. Knows no game.
import { For, Match, Show, Switch, type JSX } from "solid-js";
import { isReadable, type Language } from "@assize/kernel-model";
import type { Playable } from "../protocol/protocol.ts";
import { useSession } from "../session/session.tsx";
import { Select } from "../kit/select.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import { fieldValue, type TableChoice } from "./table-wish.ts";

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
  const words = useMessages(messagesIn);
  const value = () => fieldValue(props.choice, props.field);
  const stemOf = (pattern: string): string => pattern.replace(/N$/, "");
  const pattern = () =>
    props.field.values.find((each) =>
      each.most === undefined ? each.value === value() : value().startsWith(stemOf(each.value)),
    ) ?? props.field.values[0]!;
  const labelOf = ({ label }: { readonly label: Label }): string =>
    inLanguage(label, preferences.language());
  const number = () => value().slice(stemOf(pattern().value).length);
  const withNumber = (each: (typeof props.field.values)[number]): string =>
    each.most === undefined ? labelOf(each) : labelOf(each).replace(/^N\b/, number());
  return (
    <span class="pattern">
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
              {each === pattern() ? withNumber(each) : labelOf(each)}
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
            value={number()}
            onInput={({ currentTarget: { valueAsNumber } }) => {
              if (valueAsNumber >= 1 && valueAsNumber <= most())
                props.onChange(`${stemOf(pattern().value)}${Math.floor(valueAsNumber)}`);
            }}
          />
        )}
      </Show>
    </span>
  );
};

const BY_LOT = "random";

/** None, one by lot, or a number. */
const NumberField = (
  props: FieldProps & { readonly field: Extract<Field, { kind: "number" }> },
): JSX.Element => {
  const { preferences } = useSession();
  const words = useMessages(messagesIn);
  const value = () => fieldValue(props.choice, props.field);
  const isNumber = () => /^\d+$/.test(value());
  return (
    <span class="pattern">
      <Select
        options={[
          { value: "", text: inLanguage(props.field.none, preferences.language()) },
          { value: BY_LOT, text: words().byLot },
          { value: isNumber() ? value() : `${props.field.least}`, text: words().number },
        ]}
        value={value()}
        onChange={props.onChange}
      />
      <Show when={isNumber()}>
        <input
          class="field number"
          type="number"
          aria-label={words().number}
          min={props.field.least}
          max={props.field.most}
          value={value()}
          onInput={({ currentTarget: { valueAsNumber } }) => {
            const { least, most } = props.field;
            if (valueAsNumber >= least && valueAsNumber <= most)
              props.onChange(`${Math.floor(valueAsNumber)}`);
          }}
        />
      </Show>
    </span>
  );
};

const Line = (props: { readonly label: string; readonly children: JSX.Element }): JSX.Element => (
  <label class="decision-line">
    <span>{props.label}</span>
    {props.children}
  </label>
);

export const TableField = (props: FieldProps): JSX.Element => {
  const { preferences } = useSession();
  const words = useMessages(messagesIn);
  const label = (text: Label): string => inLanguage(text, preferences.language());
  const as = <Kind extends Field["kind"]>(kind: Kind): Extract<Field, { kind: Kind }> | false =>
    props.field.kind === kind ? (props.field as Extract<Field, { kind: Kind }>) : false;
  const value = () => fieldValue(props.choice, props.field);
  const flags = () => value().split(",").filter(Boolean);
  return (
    <Switch>
      <Match when={as("choice")}>
        {(field) => (
          <Line label={label(field().label)}>
            <Select
              options={field().values.map((each) => ({
                value: each.value,
                text: label(each.label),
              }))}
              value={value()}
              onChange={props.onChange}
            />
          </Line>
        )}
      </Match>
      <Match when={as("pattern")}>
        {(field) => (
          <Line label={label(field().label)}>
            <PatternField {...props} field={field()} />
          </Line>
        )}
      </Match>
      <Match when={as("number")}>
        {(field) => (
          <Line label={label(field().label)}>
            <NumberField {...props} field={field()} />
          </Line>
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
          <Line label={label(field().label)}>
            <Select
              options={[
                { value: "", text: words().byLot },
                ...props.choice.seats.map(({ colour, name }) => ({
                  value: colour,
                  text: isReadable(name) ? name : words().colour(colour),
                })),
              ]}
              value={value()}
              onChange={props.onChange}
            />
          </Line>
        )}
      </Match>
    </Switch>
  );
};
