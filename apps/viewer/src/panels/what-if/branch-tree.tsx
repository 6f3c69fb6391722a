// The record and its branches as a tree: enter one, and rename, save or discard the one that is looked at.
import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from "solid-js";
import type { BranchFacts, BranchId } from "../../protocol/protocol.ts";
import { useMessages } from "../../kit/use-messages.ts";
import { rowAfterKey, treeRows } from "./tree-rows.ts";
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

export const BranchTree = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const rows = createMemo(() => treeRows(props.branches));
  const [pointed, point] = createSignal<BranchId>(0);
  createEffect(
    on(
      () => props.branch,
      (branch) => void point(branch),
    ),
  );
  const focus = () => (rows().some(({ id }) => id === pointed()) ? pointed() : 0);
  const current = () => props.branches.find(({ id }) => id === props.branch);
  const [isRenaming, setRenaming] = createSignal(false);
  createEffect(
    on(
      () => props.branch,
      () => setRenaming(false),
      { defer: true },
    ),
  );
  const idOf = (branch: BranchId): string => `branch-row-${branch}`;
  const press = (event: KeyboardEvent, branch: BranchId): void => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      props.onEnter(branch);
      return;
    }
    const to = rowAfterKey(rows(), branch, event.key);
    if (to === undefined) return;
    event.preventDefault();
    point(to);
    document.getElementById(idOf(to))?.focus();
  };
  return (
    <>
      <ul class="branch-tree" role="tree" aria-label={words().tree}>
        <For each={rows()}>
          {(row) => (
            <li
              role="treeitem"
              id={idOf(row.id)}
              class="branch-row"
              classList={{ record: row.branch === null }}
              style={{ "--level": String(row.level - 1) }}
              aria-level={row.level}
              aria-posinset={row.place}
              aria-setsize={row.of}
              aria-current={row.id === props.branch ? "true" : undefined}
              aria-selected={row.id === props.branch}
              tabindex={focus() === row.id ? 0 : -1}
              onClick={() => props.onEnter(row.id)}
              onKeyDown={(event) => press(event, row.id)}
            >
              <strong>{row.branch?.name ?? words().record}</strong>
              <span class="small quiet">
                {row.branch === null
                  ? (props.recordOutcome ?? words().notOver)
                  : words().leaves(row.branch.from!.seq, row.branch.events)}
              </span>
              <Show when={row.branch}>
                {(branch) => <span class="small">{branch().outcome ?? words().notOver}</span>}
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={current()}>
        {(branch) => (
          <Show
            when={!isRenaming()}
            fallback={
              <Rename
                branch={branch()}
                onDone={(name) => {
                  setRenaming(false);
                  if (name !== null) props.onRename(branch().id, name);
                }}
              />
            }
          >
            <div class="branch-tools" role="group" aria-label={branch().name}>
              <button type="button" class="button small" onClick={() => setRenaming(true)}>
                {words().rename}
              </button>
              <button type="button" class="button small" onClick={() => props.onSave(branch().id)}>
                {words().save}
              </button>
              <button
                type="button"
                class="button small"
                onClick={() => props.onDiscard(branch().id)}
              >
                {words().discard}
              </button>
            </div>
          </Show>
        )}
      </Show>
    </>
  );
};
