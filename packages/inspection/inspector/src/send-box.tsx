// A box to send the actor an event; what comes back stands below it.
import { createSignal, type JSX, Show } from "solid-js";
import type { PlainEvent } from "@assize/inspection-observe";
import { eventIn } from "./event-in.ts";
import type { Messages } from "./messages/messages.ts";
import { type Refusal, Refused } from "./refused.tsx";

export const SendBox = (props: {
  readonly draft: string;
  /** The answer to what was last sent, if it was a refusal. */
  readonly refusal: Refusal | undefined;
  readonly stopped: boolean;
  readonly words: Messages;
  readonly onDraft: (text: string) => void;
  readonly onSend: (event: PlainEvent) => void;
}): JSX.Element => {
  const [wrong, setWrong] = createSignal(false);
  const send = (submitted: SubmitEvent): void => {
    submitted.preventDefault();
    const event = eventIn(props.draft);
    setWrong(event === null);
    if (event !== null) props.onSend(event);
  };
  return (
    <form class="send-box" onSubmit={send}>
      <label for="event">{props.words.event}</label>
      <textarea
        id="event"
        class="field"
        rows="3"
        spellcheck={false}
        placeholder='{"type":"…","data":{}}'
        aria-invalid={wrong()}
        aria-describedby="answer"
        value={props.draft}
        onInput={({ currentTarget }) => props.onDraft(currentTarget.value)}
      />
      <button type="submit" class="button primary" disabled={props.stopped}>
        {props.words.send}
      </button>
      <p id="answer" class="answer" role="status">
        <Show when={wrong()}>{props.words.notAnEvent}</Show>
        <Show when={props.refusal}>
          {(told) => <Refused refusal={told()} words={props.words} />}
        </Show>
      </p>
    </form>
  );
};
