// The fields of a decision, one for each thing that is chosen, in the game's words. Knows no game.
import { createMemo, createUniqueId, For, Match, Switch, type JSX } from "solid-js";
import { isJsonObject, type Json, sameJson } from "@assize/kernel-model";
import { SchemaField } from "../../kit/forms/schema-field.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { valueInWords } from "./choice-labels.ts";
import { type DecisionField, isList, swappedTo } from "./decision-field.ts";
import { messagesIn } from "./messages/messages.ts";

interface Props {
  readonly label: string;
  readonly field: DecisionField;
  readonly value: Json;
  readonly words: Readonly<Record<string, string>>;
  readonly onChange: (value: Json) => void;
}

type Of<Kind extends DecisionField["kind"]> = Extract<DecisionField, { kind: Kind }>;

const itemsOf = (value: Json): readonly Json[] => (isList(value) ? value : []);

const OneOf = (props: Props & { readonly values: readonly Json[] }): JSX.Element => (
  <label class="decision-line">
    <span>{props.label}</span>
    <select
      class="field"
      onChange={({ currentTarget }) =>
        props.onChange(props.values[currentTarget.selectedIndex] ?? null)
      }
    >
      <For each={props.values}>
        {(value) => (
          <option selected={sameJson(value, props.value)}>
            {valueInWords(value, props.words)}
          </option>
        )}
      </For>
    </select>
  </label>
);

const Text = (props: Props & { readonly field: Of<"text"> }): JSX.Element => {
  const id = createUniqueId();
  return (
    <label class="decision-line">
      <span>{props.label}</span>
      <input
        class="field"
        list={id}
        value={typeof props.value === "string" ? props.value : ""}
        onInput={({ currentTarget: { value } }) =>
          props.onChange(value === "" && props.field.nullable ? null : value)
        }
      />
      <datalist id={id}>
        <For each={props.field.known}>
          {(text) => <option value={text}>{valueInWords(text, props.words)}</option>}
        </For>
      </datalist>
    </label>
  );
};

const Items = (props: Props & { readonly items: readonly DecisionField[] }): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <fieldset class="decision-group">
      <legend>{props.label}</legend>
      <For each={props.items}>
        {(field, index) => (
          <DecisionFields
            label={words().place(index() + 1)}
            field={field}
            value={itemsOf(props.value)[index()] ?? null}
            words={props.words}
            onChange={(value) => props.onChange(itemsOf(props.value).with(index(), value))}
          />
        )}
      </For>
    </fieldset>
  );
};

/** Choosing a thing for a place puts what stood there where the thing was. */
const Order = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const places = createMemo(() => itemsOf(props.value).map((_, index) => index));
  const things = createMemo(() => itemsOf(props.value).toSorted(byNumberOrText));
  return (
    <fieldset class="decision-group">
      <legend>{props.label}</legend>
      <For each={places()}>
        {(index) => (
          <OneOf
            {...props}
            label={words().place(index + 1)}
            values={things()}
            value={itemsOf(props.value)[index] ?? null}
            onChange={(value) => props.onChange(swappedTo(itemsOf(props.value), index, value))}
          />
        )}
      </For>
    </fieldset>
  );
};

const byNumberOrText = (one: Json, other: Json): number =>
  typeof one === "number" && typeof other === "number"
    ? one - other
    : JSON.stringify(one).localeCompare(JSON.stringify(other));

const Members = (props: Props & { readonly members: Of<"members">["members"] }): JSX.Element => {
  const held = () => (isJsonObject(props.value) ? props.value : {});
  return (
    <For each={props.members}>
      {([name, field]) => (
        <DecisionFields
          label={valueInWords(name, props.words)}
          field={field}
          value={held()[name] ?? null}
          words={props.words}
          onChange={(value) => props.onChange({ ...held(), [name]: value })}
        />
      )}
    </For>
  );
};

export const DecisionFields = (props: Props): JSX.Element => {
  const as = <Kind extends DecisionField["kind"]>(kind: Kind): Of<Kind> | false =>
    props.field.kind === kind ? (props.field as Of<Kind>) : false;
  return (
    <Switch>
      <Match when={as("members")}>
        {(known) => <Members {...props} members={known().members} />}
      </Match>
      <Match when={as("items")}>{(known) => <Items {...props} items={known().items} />}</Match>
      <Match when={as("order")}>
        <Order {...props} />
      </Match>
      <Match when={as("one-of")}>{(known) => <OneOf {...props} values={known().values} />}</Match>
      <Match when={as("text")}>{(known) => <Text {...props} field={known()} />}</Match>
      <Match when={as("other")}>
        {(known) => (
          <SchemaField
            label={props.label}
            schema={known().schema}
            value={props.value}
            onChange={props.onChange}
          />
        )}
      </Match>
    </Switch>
  );
};
