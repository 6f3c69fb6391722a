// What is shown when the page itself has failed, so that it is never blank.
import type { JSX } from "solid-js";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

const textOf = (failure: unknown): string =>
  failure instanceof Error ? `${failure.name}: ${failure.message}` : String(failure);

export const Broken = (props: { readonly failure: unknown }): JSX.Element => {
  const words = useMessages(messagesIn);
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
