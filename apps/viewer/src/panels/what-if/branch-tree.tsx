// The record and its branches as a tree: enter one, and rename, save or discard the one that is looked at.
import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from "solid-js";
import type { BranchFacts, BranchId } from "../../protocol/protocol.ts";
import { useMessages } from "../../kit/use-messages.ts";
import { rowAfterKey, type TreeRow, treeRows } from "./tree-rows.ts";
import { messagesIn } from "./messages/messages.ts";

interface Props {
  readonly branches: readonly BranchFacts[];
  readonly branch: BranchId;
  readonly recordOutcome: string | null;
  readonly onEnter: (branch: BranchId) => void;
  readonly onRename: (branch: BranchId, name: string) => void;
  readonly onSave: (branch: BranchId) => void;
  readonly onDiscard: (branch: BranchId) => void;
}

const LONGEST_NAME = 80;

const idOf = (branch: BranchId): string => `branch-row-${branch}`;

const Rename = (props: {
  readonly branch: BranchFacts;
  readonly onDone: (name: string | null) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  let field!: HTMLInputElement;
  return (
    <form
      class="branch-rename"
      onSubmit={(event) => {
        event.preventDefault();
        props.onDone(field.value.trim() || null);
      }}
    >
      <label>
        <span class="small">{words().newName}</span>
        <input
          class="field"
          maxlength={LONGEST_NAME}
          value={props.branch.name}
          ref={(element) => {
            field = element;
            queueMicrotask(() => element.select());
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.preventDefault();
            props.onDone(null);
          }}
        />
      </label>
      <button type="submit" class="button small primary">
        {words().keepName}
      </button>
    </form>
  );
};

const Row = (props: {
  readonly row: TreeRow;
  readonly isCurrent: boolean;
  readonly isInTabOrder: boolean;
  readonly recordOutcome: string | null;
  readonly onEnter: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <li
      role="treeitem"
      id={idOf(props.row.id)}
      class="branch-row"
      classList={{ record: props.row.branch === null }}
      style={{ "--level": String(props.row.level - 1) }}
      aria-level={props.row.level}
      aria-posinset={props.row.place}
      aria-setsize={props.row.of}
      aria-current={props.isCurrent ? "true" : undefined}
      aria-selected={props.isCurrent}
      tabindex={props.isInTabOrder ? 0 : -1}
      onClick={() => props.onEnter()}
      onKeyDown={(event) => props.onKey(event)}
    >
      <strong>{props.row.branch?.name ?? words().record}</strong>
      <span class="small quiet">
        {props.row.branch === null
          ? (props.recordOutcome ?? words().notOver)
          : words().leaves(props.row.branch.from!.seq, props.row.branch.events)}
      </span>
      <Show when={props.row.branch}>
        {(branch) => <span class="small">{branch().outcome ?? words().notOver}</span>}
      </Show>
    </li>
  );
};

/** What can be done with a branch: its name is changed here. */
const Tools = (
  props: Pick<Props, "onRename" | "onSave" | "onDiscard"> & { readonly branch: BranchFacts },
): JSX.Element => {
  const words = useMessages(messagesIn);
  const [isRenaming, setRenaming] = createSignal(false);
  createEffect(
    on(
      () => props.branch.id,
      () => setRenaming(false),
      { defer: true },
    ),
  );
  return (
    <Show
      when={!isRenaming()}
      fallback={
        <Rename
          branch={props.branch}
          onDone={(name) => {
            setRenaming(false);
            if (name !== null) props.onRename(props.branch.id, name);
          }}
        />
      }
    >
      <div class="branch-tools" role="group" aria-label={props.branch.name}>
        <button type="button" class="button small" onClick={() => setRenaming(true)}>
          {words().rename}
        </button>
        <button type="button" class="button small" onClick={() => props.onSave(props.branch.id)}>
          {words().save}
        </button>
        <button type="button" class="button small" onClick={() => props.onDiscard(props.branch.id)}>
          {words().discard}
        </button>
      </div>
    </Show>
  );
};

export const BranchTree = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const rows = createMemo(() => treeRows(props.branches));
  const [focused, setFocused] = createSignal<BranchId>(0);
  createEffect(
    on(
      () => props.branch,
      (branch) => void setFocused(branch),
    ),
  );
  const inTabOrder = () => (rows().some(({ id }) => id === focused()) ? focused() : 0);
  const current = () => props.branches.find(({ id }) => id === props.branch);
  const press = (event: KeyboardEvent, branch: BranchId): void => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      props.onEnter(branch);
      return;
    }
    const to = rowAfterKey(rows(), branch, event.key);
    if (to === undefined) return;
    event.preventDefault();
    setFocused(to);
    document.getElementById(idOf(to))?.focus();
  };
  return (
    <>
      <ul class="branch-tree" role="tree" aria-label={words().tree}>
        <For each={rows()}>
          {(row) => (
            <Row
              row={row}
              isCurrent={row.id === props.branch}
              isInTabOrder={row.id === inTabOrder()}
              recordOutcome={props.recordOutcome}
              onEnter={() => props.onEnter(row.id)}
              onKey={(event) => press(event, row.id)}
            />
          )}
        </For>
      </ul>
      <Show when={current()}>
        {(branch) => (
          <Tools
            branch={branch()}
            onRename={props.onRename}
            onSave={props.onSave}
            onDiscard={props.onDiscard}
          />
        )}
      </Show>
    </>
  );
};
