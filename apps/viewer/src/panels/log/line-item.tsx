// One line of the log, with this reader's note on it; the event that is looked at is opened below it. A function of its props.
import { Show, type JSX } from "solid-js";
import { Icon } from "../../kit/icons.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import type { Line } from "../../protocol/protocol.ts";
import type { Note } from "../../protocol/carried.ts";
import { EventDetail } from "./event-detail.tsx";
import { messagesIn } from "./messages/messages.ts";

export const LineItem = (props: {
  readonly line: Line;
  readonly isCurrent: boolean;
  readonly note: Note | undefined;
  readonly onSeek: (seq: number) => void;
  /** What is opened below the line has another height. */
  readonly onResize: () => void;
}): JSX.Element => {
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
        <Show when={props.note}>
          <span class="line-mark">
            <Icon name="bookmark" />
            <span class="unseen">{words().hasBookmark}</span>
          </span>
        </Show>
      </button>
      <Show when={props.note?.text}>{(text) => <p class="line-note">{text()}</p>}</Show>
      <Show when={props.isCurrent}>
        <EventDetail line={props.line} onResize={props.onResize} />
      </Show>
    </div>
  );
};
