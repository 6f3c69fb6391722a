// The end of a game at the table: what came of it, and the verdict of the same audit that any log gets.
import { For, Show, type JSX } from "solid-js";
import { MESSAGES as SHARED } from "../kit/messages/messages.ts";
import type { HistoryFacts } from "../protocol/protocol.ts";
import { useWords } from "../kit/words.ts";
import { MESSAGES } from "./messages/messages.ts";

export const GameOver = (props: { readonly facts: HistoryFacts }): JSX.Element => {
  const words = useWords(MESSAGES);
  const sharedWords = useWords(SHARED);
  return (
    <section class="game-over" aria-labelledby="over-title">
      <h2 id="over-title">{words().over}</h2>
      <Show when={props.facts.outcome}>{(outcome) => <p class="outcome">{outcome()}</p>}</Show>
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
