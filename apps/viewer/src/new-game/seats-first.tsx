// Where several seats are due at once, or may say something unasked, any of them may come first.
import { For, Show, type JSX } from "solid-js";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

export const SeatsFirst = (props: {
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
  readonly onChoose: (seat: number) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <Show when={props.seats.length > 0}>
      <p class="others small">
        <span>{words().orFirst}</span>
        <For each={props.seats}>
          {({ seat, name }) => (
            <button type="button" class="button small" onClick={() => props.onChoose(seat)}>
              {name}
            </button>
          )}
        </For>
      </p>
    </Show>
  );
};
