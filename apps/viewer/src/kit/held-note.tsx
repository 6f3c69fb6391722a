// How the game goes on from an event that is not what the rules say, beside what they demanded. A function of its props.
import type { Language } from "@assize/kernel-model";
import { type JSX, Show } from "solid-js";
import type { LineDeviation } from "../protocol/protocol.ts";
import { messagesIn } from "./messages/messages.ts";

export const HeldNote = (props: {
  readonly deviation: LineDeviation | null | undefined;
  readonly language: Language;
}): JSX.Element => {
  const words = () => messagesIn(props.language);
  return (
    <Show when={props.deviation}>
      {(told) => (
        <p class="held-note" classList={{ part: told().partOf !== null }} data-held={told().held}>
          <Show when={told().partOf}>
            {(seq) => (
              <>
                <span>{words().partOf(seq())}</span>{" "}
              </>
            )}
          </Show>
          <span>{told().text}</span>{" "}
          <Show when={told().demanded.length > 0}>
            <span class="demanded">{words().demanded(told().demanded.join("; "))}</span>
          </Show>
        </p>
      )}
    </Show>
  );
};
