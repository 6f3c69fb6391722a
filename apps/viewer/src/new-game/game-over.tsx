// The end of a game at the table: what came of it, and the verdict of the same audit that any log gets.
import { For, type JSX } from "solid-js";
import { messagesIn as sharedIn } from "../kit/messages/messages.ts";
import type { HistoryFacts } from "../protocol/protocol.ts";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

export const GameOver = (props: { readonly facts: HistoryFacts }): JSX.Element => {
  const words = useMessages(messagesIn);
  const sharedWords = useMessages(sharedIn);
  return (
    <section class="game-over" aria-labelledby="over-title">
      <h2 id="over-title">{props.facts.outcome ?? words().over}</h2>
      <p>
        {words().verdict} <strong>{sharedWords().verdict[props.facts.verdict.kind]}</strong>
      </p>
      <details>
        <summary>{words().report}</summary>
        <For each={props.facts.report}>{(line) => <p class="small">{line}</p>}</For>
      </details>
    </section>
  );
};
