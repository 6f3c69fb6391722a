// One line of the log; of the event that is looked at, the clauses that it rests on as well. A function of its props.
import { For, Show, type JSX } from "solid-js";
import { Icon } from "../../kit/icons.tsx";
import { InChart } from "../../kit/in-chart.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import type { Line } from "../../protocol/protocol.ts";
import { messagesIn } from "./messages/messages.ts";

/** What can be done with a line and its clauses. */
export interface LineCommands {
  /** The clause that is filtered by. */
  readonly clause: string | null;
  readonly onSeek: (seq: number) => void;
  readonly onClause: (clause: string) => void;
  readonly onReadClause: (clause: string) => void;
  readonly onChartClause: (clause: string) => void;
}

const Clauses = (
  props: Omit<LineCommands, "onSeek"> & { readonly clauses: readonly string[] },
): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <div class="line-clauses">
      <For each={props.clauses}>
        {(clause) => (
          <span class="clause-pair">
            <button
              type="button"
              class="chip"
              title={words().readClause}
              onClick={() => props.onReadClause(clause)}
            >
              {clause}
            </button>
            <button
              type="button"
              class="chip only"
              aria-pressed={props.clause === clause}
              aria-label={words().onlyClause(clause)}
              title={words().onlyClause(clause)}
              onClick={() => props.onClause(clause)}
            >
              ⌕
            </button>
            <InChart clause={clause} onShow={props.onChartClause} />
          </span>
        )}
      </For>
    </div>
  );
};

export const LineItem = (
  props: LineCommands & {
    readonly line: Line;
    readonly isCurrent: boolean;
    readonly isBookmarked: boolean;
  },
): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <div
      class="line"
      classList={{
        current: props.isCurrent,
        found: props.line.findings.length > 0,
        part: props.line.marks.includes("part"),
      }}
    >
      <button
        type="button"
        class="line-jump"
        aria-current={props.isCurrent ? "step" : undefined}
        onClick={() => props.onSeek(props.line.seq)}
      >
        <span class="line-seq">{props.line.seq}</span>
        <span class="line-text">{props.line.text}</span>
        <Show when={props.line.findings.length > 0}>
          <span class="line-flag">
            <Icon name="warning" />
            <span class="unseen">{words().hasFinding}</span>
          </span>
        </Show>
        <Show when={props.isBookmarked}>
          <span class="line-mark">
            <Icon name="bookmark" />
            <span class="unseen">{words().hasBookmark}</span>
          </span>
        </Show>
      </button>
      <Show when={props.isCurrent && props.line.clauses.length > 0}>
        <Clauses
          clauses={props.line.clauses}
          clause={props.clause}
          onClause={props.onClause}
          onReadClause={props.onReadClause}
          onChartClause={props.onChartClause}
        />
      </Show>
    </div>
  );
};
