// The way that an event takes or claims, with each question: whether it held, its clauses, what it looked at. What failed
// comes first; ways that the event does not take are folded away.
import { createMemo, For, Show, type JSX } from "solid-js";
import { Icon } from "../../kit/icons.tsx";
import type { AskedQuestion, Looked, Why } from "../../protocol/protocol.ts";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import { shownWays } from "./shown-ways.ts";

type Way = Why["ways"][number];

interface Props {
  readonly why: Why;
  readonly onClause: (id: string) => void;
  /** Given where a way's own name can be clicked, with what to call it. */
  readonly onWay?: ((id: string) => void) | undefined;
  readonly nameOf?: ((id: string) => string) | undefined;
}

const Fields = (props: { readonly looked: readonly Looked[] }): JSX.Element => {
  const words = useMessages(messagesIn);
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

const Clauses = (props: {
  readonly clauses: readonly string[];
  readonly onClause: (id: string) => void;
}): JSX.Element => (
  <For each={props.clauses}>
    {(clause) => (
      <button type="button" class="chip" onClick={() => props.onClause(clause)}>
        {clause}
      </button>
    )}
  </For>
);

const Question = (props: {
  readonly question: AskedQuestion;
  readonly onClause: (id: string) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <li class="question" classList={{ held: props.question.held }}>
      <Icon name={props.question.held ? "check" : "close"} />
      <div>
        <span class="question-name">{props.question.name}</span>{" "}
        <span class="unseen">{props.question.held ? words().held : words().failed}</span>
        <Clauses clauses={props.question.clauses} onClause={props.onClause} />
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

const textOf = (value: unknown): string => (value === undefined ? "–" : JSON.stringify(value));

/** A consequence is compared with what the rules force: the last question, and the first one told where it fails. */
const WrongValues = (props: {
  readonly why: Why;
  readonly onClause: (id: string) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <li class="question wrong-values">
      <Icon name="close" />
      <div>
        <span>{words().follows}</span> <span class="unseen">{words().failed}</span>
        <Clauses clauses={props.why.clauses} onClause={props.onClause} />
        <dl class="looked">
          <For each={props.why.wrong}>
            {({ field, expected, recorded }) => (
              <div>
                <dt>
                  <code>{field}</code>
                </dt>
                <dd>
                  <span class="looked-from">{words().recorded}</span>{" "}
                  <code>{textOf(recorded)}</code>
                  {", "}
                  <span class="looked-from">{words().expected}</span>{" "}
                  <code>{textOf(expected)}</code>
                </dd>
              </div>
            )}
          </For>
        </dl>
      </div>
    </li>
  );
};

const isOpen = ({ questions }: Way): boolean => questions.every(({ held }) => held);

/** One way. `isMeant` where the event takes or claims it. */
const OneWay = (props: Props & { readonly way: Way; readonly isMeant: boolean }): JSX.Element => {
  const words = useMessages(messagesIn);
  const name = () => props.nameOf?.(props.way.id) ?? props.way.id;
  const isWrong = () => props.isMeant && props.why.expected !== null;
  const failed = () => props.way.questions.filter(({ held }) => !held).length;
  const state = (): string => {
    if (isWrong()) return words().openForOther;
    const asked = props.way.questions.length;
    return isOpen(props.way) ? words().open : words().closed(failed(), asked);
  };
  const standing = () => ({ open: isOpen(props.way) && !isWrong(), other: !props.isMeant });
  return (
    <li class="way" classList={standing()}>
      <p class="way-name">
        <Show when={props.onWay} fallback={<code class="small">{name()}</code>}>
          {(onWay) => (
            <button type="button" class="link" onClick={() => onWay()(props.way.id)}>
              {name()}
            </button>
          )}
        </Show>{" "}
        <span class="way-state">{state()}</span>
      </p>
      <ul>
        <Show when={isWrong()}>
          <WrongValues why={props.why} onClause={props.onClause} />
        </Show>
        <For each={props.way.questions}>
          {(question) => <Question question={question} onClause={props.onClause} />}
        </For>
      </ul>
    </li>
  );
};

export const Ways = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const ways = createMemo(() => shownWays(props.why));
  return (
    <>
      <ol class="way-list">
        <For each={ways().meant}>{(way) => <OneWay {...props} way={way} isMeant />}</For>
      </ol>
      <Show when={ways().others.length > 0}>
        <details class="other-ways">
          <summary>{words().otherWays(ways().others.length)}</summary>
          <ol class="way-list">
            <For each={ways().others}>
              {(way) => <OneWay {...props} way={way} isMeant={false} />}
            </For>
          </ol>
        </details>
      </Show>
    </>
  );
};
