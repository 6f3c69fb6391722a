// The answer to why or why not: the judgement, the reasons in words, the questions that were asked, what else is legal.
import { For, Show, type JSX } from "solid-js";
import { HeldNote } from "../../kit/held-note.tsx";
import { Icon } from "../../kit/icons.tsx";
import { useSession } from "../../session/session.tsx";
import type { LineDeviation, WrittenEvent, Why } from "../../protocol/protocol.ts";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import { Answers } from "./answers.tsx";
import { Ways } from "./ways.tsx";

interface Props {
  readonly why: Why;
  /** How the game goes on from the event, where it is one of the log that is not what the rules say. */
  readonly deviation?: LineDeviation | null | undefined;
  readonly onReadClause: (id: string) => void;
  readonly onAlternative: (event: WrittenEvent) => void;
}

export const Reasons = (props: Props): JSX.Element => {
  const { preferences } = useSession();
  const words = useMessages(messagesIn);
  const isPart = () => (props.deviation?.partOf ?? null) !== null;
  return (
    <article class="reasons" aria-live="polite">
      <h3 class="judgement" classList={{ legal: props.why.legal, part: isPart() }}>
        <Icon name={props.why.legal ? "check" : "warning"} />
        {props.why.legal ? words().legal : words().notLegal}
      </h3>
      <p class="why-event">{props.why.cause}</p>
      <HeldNote deviation={props.deviation} language={preferences.language()} />
      {/* Where no question was asked, what is said of the event stands alone. */}
      <Show
        when={props.why.answers.length > 0}
        fallback={<For each={props.why.told}>{(line) => <p>{line}</p>}</For>}
      >
        <Answers answers={props.why.answers} onClause={props.onReadClause} />
      </Show>
      <Show when={props.why.ways.length > 0}>
        <details class="ways">
          <summary>{words().developers}</summary>
          <Show when={props.why.expected !== null}>
            <p>
              {words().forced} <code>{JSON.stringify(props.why.expected)}</code>
            </p>
          </Show>
          <Ways why={props.why} onClause={props.onReadClause} />
        </details>
      </Show>
      <Show when={props.why.alternatives.length > 0}>
        <h4>{words().alternatives}</h4>
        <ul class="choices">
          <For each={props.why.alternatives}>
            {(choice) => (
              <li>
                <button
                  type="button"
                  class="choice"
                  onClick={() => props.onAlternative(choice.event)}
                >
                  {choice.text}
                </button>
              </li>
            )}
          </For>
        </ul>
        <Show when={props.why.more}>
          <p class="quiet small">{words().more}</p>
        </Show>
      </Show>
    </article>
  );
};
