// The present event, opened in its place in the log: what is wrong with it, or the rules it rests on; and this reader's note.
import { createMemo, For, Match, onCleanup, onMount, Show, Switch, type JSX } from "solid-js";
import { Icon } from "../../kit/icons.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import type { CauseText, FindingText, Line } from "../../protocol/protocol.ts";
import { useSession } from "../../session/session.tsx";
import { Cause } from "../findings/cause.tsx";
import { FindingCard } from "../findings/finding-card.tsx";
import "../findings/findings.css";
import { EventRules } from "./event-rules.tsx";
import { messagesIn } from "./messages/messages.ts";

const partsAt = (causes: readonly CauseText[], seq: number): readonly FindingText[] =>
  causes.flatMap(({ parts }) => parts.filter(({ finding }) => finding.seq === seq));

/** The causes that are found here, and what belongs to another event's. */
const Found = (props: { readonly seq: number; readonly partOf: number | null }): JSX.Element => {
  const { cursor, findings, impacts, panels, playing } = useSession();
  const words = useMessages(messagesIn);
  const causes = createMemo(() => findings() ?? []);
  const here = () => causes().filter(({ finding }) => finding.seq === props.seq);
  const seek = (seq: number): void => {
    playing.pause();
    cursor.seek(seq);
  };
  return (
    <>
      <For each={here()}>
        {(cause) => (
          <Cause
            cause={cause}
            seq={props.seq}
            onSeek={seek}
            onReadClause={panels.showClause}
            effect={impacts()?.causes[cause.finding.id]?.text}
          />
        )}
      </For>
      <For each={here().length > 0 ? [] : partsAt(causes(), props.seq)}>
        {(part) => (
          <FindingCard found={part} isHere isPart onSeek={seek} onReadClause={panels.showClause} />
        )}
      </For>
      <Show when={props.partOf}>
        {(seq) => (
          <button type="button" class="button small" onClick={() => seek(seq())}>
            {words().toCause(seq())}
          </button>
        )}
      </Show>
    </>
  );
};

export const EventDetail = (props: {
  readonly line: Line;
  readonly onResize: () => void;
}): JSX.Element => {
  const { cursor, notes, panels, playing } = useSession();
  const words = useMessages(messagesIn);
  /** To the moment before it, where another event can be asked about or taken. */
  const askInstead = (): void => {
    playing.pause();
    cursor.seek(props.line.seq - 1);
    panels.openTab("what-if");
  };
  let detail!: HTMLDivElement;
  onMount(() => {
    const sizes = new ResizeObserver(() => requestAnimationFrame(props.onResize));
    sizes.observe(detail);
    onCleanup(() => sizes.disconnect());
  });
  return (
    <div class="event-detail" ref={(element) => void (detail = element)}>
      <Switch fallback={<EventRules line={props.line} />}>
        <Match when={props.line.findings.length > 0}>
          <Found seq={props.line.seq} partOf={props.line.deviation?.partOf ?? null} />
        </Match>
      </Switch>
      <Show when={props.line.class === "decision" || props.line.class === "chance"}>
        <button type="button" class="button plain small" onClick={askInstead}>
          <Icon name="question" />
          {words().whatElse}
        </button>
      </Show>
      <button type="button" class="button plain small" onClick={() => panels.openTab("notes")}>
        <Icon name="bookmark" />
        {notes.at(props.line.seq) === undefined ? words().addNote : words().editNote}
      </button>
    </div>
  );
};
