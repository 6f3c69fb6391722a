// A field, or a group of them, for a value that a JSON Schema describes. Knows no game.
import { createMemo, createSignal, For, Index, Match, Show, Switch, type JSX } from "solid-js";
import { isJsonObject, type Json, type JsonObject, readJson } from "@assize/kernel-model";
import { Icon } from "../icons.tsx";
import { useMessages } from "../use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import { readable } from "./readable.ts";
import { type FieldKind, fieldKind, startValue, valueLabel } from "./schema-value.ts";
import "./schema-form.css";

interface Props {
  readonly label: string;
  readonly schema: JsonObject;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

type Of<Kind extends FieldKind["kind"]> = Extract<FieldKind, { kind: Kind }>;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const ObjectField = (props: Props & { readonly field: Of<"object"> }): JSX.Element => {
  const held = (): JsonObject => (isJsonObject(props.value) ? props.value : {});
  return (
    <fieldset class="schema-group">
      <legend>{props.label}</legend>
      <For each={props.field.members}>
        {([name, member]) => (
          <SchemaField
            label={readable(name)}
            schema={member}
            value={held()[name] ?? null}
            onChange={(value) => props.onChange({ ...held(), [name]: value })}
          />
        )}
      </For>
    </fieldset>
  );
};

const ListField = (props: Props & { readonly field: Of<"list"> }): JSX.Element => {
  const words = useMessages(messagesIn);
  const held = (): readonly Json[] => (isList(props.value) ? props.value : []);
  return (
    <fieldset class="schema-group">
      <legend>{props.label}</legend>
      <Index each={held()}>
        {(item, index) => (
          <div class="schema-item">
            <SchemaField
              label={String(index + 1)}
              schema={props.field.items}
              value={item()}
              onChange={(value) => props.onChange(held().with(index, value))}
            />
            <button
              type="button"
              class="button plain small"
              aria-label={words().remove(index + 1)}
              onClick={() => props.onChange(held().toSpliced(index, 1))}
            >
              <Icon name="close" />
            </button>
          </div>
        )}
      </Index>
      <Show when={held().length < props.field.most}>
        <button
          type="button"
          class="button small"
          onClick={() => props.onChange([...held(), startValue(props.field.items)])}
        >
          {words().add}
        </button>
      </Show>
    </fieldset>
  );
};

const ChoiceField = (props: Props & { readonly field: Of<"choice"> }): JSX.Element => (
  <label class="schema-line">
    <span>{props.label}</span>
    <select
      class="field"
      onChange={(event) =>
        props.onChange(props.field.values[event.currentTarget.selectedIndex] ?? null)
      }
    >
      <For each={props.field.values}>
        {(value) => <option selected={value === props.value}>{valueLabel(value)}</option>}
      </For>
    </select>
  </label>
);

const VariantsField = (props: Props & { readonly field: Of<"variants"> }): JSX.Element => {
  const [chosen, setChosen] = createSignal(0);
  const variant = createMemo(() => props.field.variants[chosen()] ?? {});
  return (
    <fieldset class="schema-group">
      <legend>{props.label}</legend>
      <select
        class="field"
        aria-label={props.label}
        onChange={(event) => {
          setChosen(event.currentTarget.selectedIndex);
          props.onChange(startValue(variant()));
        }}
      >
        <For each={props.field.variants}>
          {(each, index) => (
            <option selected={index() === chosen()}>
              {valueLabel(each["title"] ?? each["const"] ?? each["type"] ?? index() + 1)}
            </option>
          )}
        </For>
      </select>
      <SchemaField
        label=""
        schema={variant()}
        value={props.value}
        onChange={(value) => props.onChange(value)}
      />
    </fieldset>
  );
};

/** Anything as JSON; half-written JSON changes nothing. */
const JsonField = (props: Props): JSX.Element => (
  <label class="schema-line">
    <span>{props.label}</span>
    <input
      class="field"
      value={JSON.stringify(props.value)}
      onChange={(event) => {
        const read = readJson(event.currentTarget.value);
        if (read.ok) props.onChange(read.value);
        else event.currentTarget.value = JSON.stringify(props.value);
      }}
    />
  </label>
);

export const SchemaField = (props: Props): JSX.Element => {
  const field = createMemo(() => fieldKind(props.schema));
  const as = <Kind extends FieldKind["kind"]>(kind: Kind): Of<Kind> | false => {
    const known = field();
    return known.kind === kind ? (known as Of<Kind>) : false;
  };
  return (
    <Switch>
      <Match when={as("object")}>{(known) => <ObjectField {...props} field={known()} />}</Match>
      <Match when={as("list")}>{(known) => <ListField {...props} field={known()} />}</Match>
      <Match when={as("choice")}>{(known) => <ChoiceField {...props} field={known()} />}</Match>
      <Match when={as("variants")}>{(known) => <VariantsField {...props} field={known()} />}</Match>
      <Match when={as("number")}>
        {(known) => (
          <label class="schema-line">
            <span>{props.label}</span>
            <input
              class="field"
              type="number"
              min={known().least}
              max={known().most}
              value={Number(props.value)}
              onInput={(event) => props.onChange(event.currentTarget.valueAsNumber || 0)}
            />
          </label>
        )}
      </Match>
      <Match when={as("truth")}>
        <label class="schema-line">
          <span>{props.label}</span>
          <input
            type="checkbox"
            checked={props.value === true}
            onChange={(event) => props.onChange(event.currentTarget.checked)}
          />
        </label>
      </Match>
      <Match when={as("words")}>
        <label class="schema-line">
          <span>{props.label}</span>
          <input
            class="field"
            value={typeof props.value === "string" ? props.value : ""}
            onInput={(event) => props.onChange(event.currentTarget.value)}
          />
        </label>
      </Match>
      <Match when={as("json")}>
        <JsonField {...props} />
      </Match>
    </Switch>
  );
};
