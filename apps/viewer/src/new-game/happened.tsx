// The newest events at the table, the latest first.
import { For, type JSX } from "solid-js";
import { useMessages } from "../kit/use-messages.ts";
import type { Line } from "../protocol/protocol.ts";
import { messagesIn } from "./messages/messages.ts";
import { firstTakenBack } from "./played-lines.ts";
import type { Table } from "./table.ts";

/** The newest lines that stand beside the board. */
const LINES_SHOWN = 6;

export const Happened = (props: { readonly table: Table }): JSX.Element => {
  const words = useMessages(messagesIn);
  /** People know what was taken back by what happened, not by its number. */
  const textOf = (line: Line): string => {
    const first = firstTakenBack(props.table.lines(), line);
    return first === undefined ? line.text : words().takenBack(first.text);
  };
  return (
    <section class="table-log" aria-labelledby="table-log-title">
      <h3 id="table-log-title">{words().happened(props.table.lines().at(-1)?.seq ?? 0)}</h3>
      <ol reversed start={props.table.lines().at(-1)?.seq ?? 0}>
        <For each={props.table.lines().slice(-LINES_SHOWN).toReversed()}>
          {(line) => <li>{textOf(line)}</li>}
        </For>
      </ol>
    </section>
  );
};
