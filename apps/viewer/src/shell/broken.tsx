// What is shown when the page itself has failed, so that it is never blank.
import type { JSX } from "solid-js";
import { useWords } from "../kit/words.ts";
import { MESSAGES } from "./messages/messages.ts";

const textOf = (failure: unknown): string =>
  failure instanceof Error ? `${failure.name}: ${failure.message}` : String(failure);

export const Broken = (props: { readonly failure: unknown }): JSX.Element => {
  const words = useWords(MESSAGES);
  return (
    <main class="broken" role="alert">
      <h1>{words().brokenTitle}</h1>
      <p>{words().brokenAdvice}</p>
      <pre>{textOf(props.failure)}</pre>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {words().again}
      </button>
    </main>
  );
};
