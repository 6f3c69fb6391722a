// Which type of event is put together, of those that have a form. Knows no game.
import { type Accessor, createMemo, createSignal, type JSX } from "solid-js";
import type { JsonObject } from "@assize/kernel-model";
import { Select } from "../select.tsx";
import { readable } from "./readable.ts";

type Forms = Readonly<Record<string, JsonObject>>;

export interface EventType {
  readonly types: Accessor<readonly string[]>;
  /** The first one until another is chosen; empty where there is none. */
  readonly type: Accessor<string>;
  readonly choose: (type: string) => void;
  /** JSON Schema of its data. */
  readonly schema: Accessor<JsonObject>;
}

export const createEventType = (forms: Accessor<Forms>): EventType => {
  const types = createMemo(() => Object.keys(forms()));
  const [chosen, setChosen] = createSignal<string>();
  const type = createMemo(() => types().find((each) => each === chosen()) ?? types()[0] ?? "");
  return { types, type, choose: setChosen, schema: createMemo(() => forms()[type()] ?? {}) };
};

export const EventTypeSelect = (props: { readonly of: EventType }): JSX.Element => (
  <Select
    options={props.of.types().map((each) => ({ value: each, text: readable(each) }))}
    value={props.of.type()}
    onChange={props.of.choose}
  />
);
