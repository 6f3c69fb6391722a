// Plain data as a tree that opens and closes. What is open stays open when the data changes.
import { createMemo, createSignal, For, type JSX, Show } from "solid-js";
import type { Plain } from "@assize/inspection-observe";
import type { Messages } from "./messages/messages.ts";

/** Most members shown of one value. */
const MEMBERS_SHOWN = 200;

const isBranch = (
  value: Plain | undefined,
): value is Exclude<Plain, null | string | number | boolean> =>
  typeof value === "object" && value !== null;

const memberOf = (value: Plain | undefined, key: string): Plain | undefined =>
  isBranch(value) ? (value as Readonly<Record<string, Plain>>)[key] : undefined;

const Member = (props: {
  readonly name: string;
  readonly value: Plain | undefined;
  readonly words: Messages;
}): JSX.Element => (
  <li>
    <Show
      when={isBranch(props.value)}
      fallback={
        <>
          <span class="key">{props.name}</span> <code>{JSON.stringify(props.value ?? null)}</code>
        </>
      }
    >
      <Branch name={props.name} value={props.value} words={props.words} />
    </Show>
  </li>
);

const Branch = (props: {
  readonly name: string;
  readonly value: Plain | undefined;
  readonly words: Messages;
}): JSX.Element => {
  const [open, setOpen] = createSignal(false);
  const keys = createMemo(() => Object.keys(props.value ?? {}));
  const brackets = () => (Array.isArray(props.value) ? `[${keys().length}]` : `{${keys().length}}`);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span class="key">{props.name}</span> <span class="quiet">{brackets()}</span>
      </summary>
      <Show when={open()}>
        <Members value={props.value} words={props.words} />
      </Show>
    </details>
  );
};

const Members = (props: {
  readonly value: Plain | undefined;
  readonly words: Messages;
}): JSX.Element => {
  const keys = createMemo(() => Object.keys(isBranch(props.value) ? props.value : {}));
  return (
    <ul>
      <For each={keys().slice(0, MEMBERS_SHOWN)}>
        {(key) => <Member name={key} value={memberOf(props.value, key)} words={props.words} />}
      </For>
      <Show when={keys().length > MEMBERS_SHOWN}>
        <li class="quiet">{props.words.more(keys().length - MEMBERS_SHOWN)}</li>
      </Show>
    </ul>
  );
};

export const ContextTree = (props: {
  readonly value: Plain;
  readonly words: Messages;
}): JSX.Element => (
  <div class="tree">
    <Show when={isBranch(props.value)} fallback={<code>{JSON.stringify(props.value)}</code>}>
      <Members value={props.value} words={props.words} />
    </Show>
  </div>
);
