// Why the present event is as it is: what decided in one sentence, the rule that this stands for, and the others folded away.
import { createMemo, For, Show, type JSX } from "solid-js";
import { createAnswer } from "../../history-view/answer.ts";
import { Icon } from "../../kit/icons.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import type { DecidedText, Line, Moment } from "../../protocol/protocol.ts";
import { useSession } from "../../session/session.tsx";
import { messagesIn } from "./messages/messages.ts";

/** So many rules stand open where the game does not say what decided. */
const OPEN_UNDECIDED = 2;

const UNDECIDED: DecidedText = { text: null, clauses: [] };

const RuleList = (props: { readonly ids: readonly string[] }): JSX.Element => {
  const { panels, rulebook } = useSession();
  const words = useMessages(messagesIn);
  const cited = createMemo(() =>
    props.ids.flatMap((id) => rulebook()?.clauses.find((clause) => clause.id === id) ?? []),
  );
  return (
    <ul class="event-rules">
      <For each={cited()}>
        {({ id, statement }) => (
          <li>
            <button
              type="button"
              class="event-rule"
              title={words().readClause}
              data-clause={id}
              onClick={() => panels.showClause(id)}
            >
              <Icon name="check" />
              <span>{statement}</span>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
};

export const EventRules = (props: { readonly line: Line }): JSX.Element => {
  const { client, cursor, playing, reader } = useSession();
  const words = useMessages(messagesIn);
  /** Nothing is asked of events that only pass by. */
  const asked = createMemo(() => {
    const moment: Moment | undefined = cursor.moment();
    return moment?.seq !== props.line.seq || playing.isPlaying()
      ? undefined
      : { moment, reader: reader() };
  });
  const decided = createAnswer(
    asked,
    // Where it cannot be told, the rules stand as they are.
    (ask) =>
      client()
        .ask("decided", ask)
        .catch(() => UNDECIDED),
    () => undefined,
  );
  const isUnderWay = () => asked() !== undefined && decided() === undefined;
  const open = (): readonly string[] => {
    const deciding = decided()?.clauses ?? [];
    return deciding.length > 0 ? deciding : props.line.clauses.slice(0, OPEN_UNDECIDED);
  };
  const others = (): readonly string[] => props.line.clauses.filter((id) => !open().includes(id));
  return (
    <Show when={!isUnderWay()}>
      <Show when={decided()?.text}>{(text) => <p class="event-answer">{text()}</p>}</Show>
      <RuleList ids={open()} />
      <Show when={others().length > 0}>
        <details class="more-rules">
          <summary>{words().moreRules(others().length)}</summary>
          <RuleList ids={others()} />
        </details>
      </Show>
    </Show>
  );
};
