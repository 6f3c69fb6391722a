// Every transition an event could have meant, with each question: whether it held, its clauses, what it looked at.
import { For, Show, type JSX } from "solid-js";
import { Icon } from "../app/icons.tsx";
import type { AskedQuestion, Looked, Why } from "../protocol/protocol.ts";
import { useWords } from "../session/words.ts";
import { MESSAGES } from "./messages/messages.ts";

type Way = Why["ways"][number];

interface Props {
  readonly ways: readonly Way[];
  readonly onClause: (id: string) => void;
  /** Given where a way's own name can be clicked, with what to call it. */
  readonly onWay?: ((id: string) => void) | undefined;
  readonly nameOf?: ((id: string) => string) | undefined;
}

const Fields = (props: { readonly looked: readonly Looked[] }): JSX.Element => {
  const words = useWords(MESSAGES);
  return (
    <dl class="looked">
      <For each={props.looked}>
        {({ from, path, value }) => (
          <div>
            <dt>
              <span class="looked-from">{words().from[from]}</span> <code>{path}</code>
            </dt>
            <dd>
              <code>{JSON.stringify(value)}</code>
            </dd>
          </div>
        )}
      </For>
    </dl>
  );
};

const Question = (props: {
  readonly question: AskedQuestion;
  readonly onClause: (id: string) => void;
}): JSX.Element => {
  const words = useWords(MESSAGES);
  return (
    <li class="question" classList={{ held: props.question.held }}>
      <Icon name={props.question.held ? "check" : "close"} />
      <div>
        <span class="question-name">{props.question.name}</span>{" "}
        <span class="unseen">{props.question.held ? words().held : words().failed}</span>
        <For each={props.question.clauses}>
          {(clause) => (
            <button type="button" class="chip" onClick={() => props.onClause(clause)}>
              {clause}
            </button>
          )}
        </For>
        <Show when={props.question.looked.length > 0}>
          <details class="looked-at" open={!props.question.held}>
            <summary>{words().lookedAt(props.question.looked.length)}</summary>
            <Fields looked={props.question.looked} />
          </details>
        </Show>
      </div>
    </li>
  );
};

const isOpen = ({ questions }: Way): boolean => questions.every(({ held }) => held);

export const Ways = (props: Props): JSX.Element => {
  const words = useWords(MESSAGES);
  const firstOpen = () => props.ways.find(isOpen);
  /** Where one way is open, why the others are not matters less. */
  const isFolded = (way: Way): boolean => firstOpen() !== undefined && way !== firstOpen();
  const nameOf = (id: string): string => props.nameOf?.(id) ?? id;
  const failed = ({ questions }: Way): number => questions.filter(({ held }) => !held).length;
  return (
    <ol class="way-list">
      <For each={props.ways}>
        {(way) => (
          <li class="way" classList={{ open: isOpen(way) }}>
            <p class="way-name">
              <Show when={props.onWay} fallback={<code class="small">{nameOf(way.id)}</code>}>
                {(onWay) => (
                  <button type="button" class="link" onClick={() => onWay()(way.id)}>
                    {nameOf(way.id)}
                  </button>
                )}
              </Show>{" "}
              <span class="way-state">
                {isOpen(way) ? words().open : words().closed(failed(way), way.questions.length)}
              </span>
            </p>
            <Show when={way.questions.length > 0}>
              <details open={!isFolded(way)}>
                <summary>{words().questions(way.questions.length)}</summary>
                <ul>
                  <For each={way.questions}>
                    {(question) => <Question question={question} onClause={props.onClause} />}
                  </For>
                </ul>
              </details>
            </Show>
          </li>
        )}
      </For>
    </ol>
  );
};
