// The questions of the way that an event claims, in words: what failed first and red, what held folded below it.
import { For, Show, type JSX } from "solid-js";
import { Icon } from "../../kit/icons.tsx";
import type { Why } from "../../protocol/protocol.ts";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

type Answered = Why["answers"][number];

interface Props {
  readonly answers: readonly Answered[];
  readonly onClause: (id: string) => void;
}

const Answer = (props: {
  readonly answered: Answered;
  readonly onClause: (id: string) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <li class="question" classList={{ held: props.answered.held }}>
      <Icon name={props.answered.held ? "check" : "close"} />
      <div>
        <Show when={props.answered.text}>{(text) => <span>{text()} </span>}</Show>
        <span class="unseen">{props.answered.held ? words().held : words().failed}</span>
        <For each={props.answered.clauses}>
          {(clause) => (
            <button type="button" class="chip" onClick={() => props.onClause(clause)}>
              {clause}
            </button>
          )}
        </For>
      </div>
    </li>
  );
};

export const Answers = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const held = () => props.answers.filter((one) => one.held);
  const failed = () => props.answers.filter((one) => !one.held);
  return (
    <>
      <ul class="answers">
        <For each={failed()}>{(one) => <Answer answered={one} onClause={props.onClause} />}</For>
      </ul>
      <Show when={held().length > 0}>
        <details class="held-answers">
          <summary>{words().heldToo(held().length)}</summary>
          <ul class="answers">
            <For each={held()}>{(one) => <Answer answered={one} onClause={props.onClause} />}</For>
          </ul>
        </details>
      </Show>
    </>
  );
};
