// The whole state as text: for whoever reads or listens rather than looks. Knows no game.
import { createMemo, For, Match, Switch, type JSX } from "solid-js";
import { type TextBlock, textBlocks } from "@assize/kernel-report/text-blocks";
import "./state-text.css";

const Table = (props: { readonly table: Extract<TextBlock, { kind: "table" }> }): JSX.Element => (
  <div class="state-table">
    <table>
      <thead>
        <tr>
          <For each={props.table.head}>{(cell) => <th scope="col">{cell}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={props.table.rows}>
          {([first, ...rest]) => (
            <tr>
              <th scope="row">{first}</th>
              <For each={rest}>{(cell) => <td>{cell}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  </div>
);

export const StateText = (props: {
  readonly title: string;
  readonly lines: readonly string[];
}): JSX.Element => {
  const blocks = createMemo(() => textBlocks(props.lines));
  return (
    <article class="state-text" tabindex="0" aria-label={props.title}>
      <h2>{props.title}</h2>
      <For each={blocks()}>
        {(block) => (
          <Switch>
            <Match when={block.kind === "table" && block}>
              {(table) => <Table table={table()} />}
            </Match>
            <Match when={block.kind === "lines" && block}>
              {(known) => <For each={known().lines}>{(line) => <p>{line}</p>}</For>}
            </Match>
          </Switch>
        )}
      </For>
    </article>
  );
};
