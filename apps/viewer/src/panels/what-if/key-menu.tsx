// A small menu of the choices that lie on the same shape of the board.
import { For, onMount, type JSX } from "solid-js";
import { useMessages } from "../../kit/use-messages.ts";
import type { LabelledChoice } from "./choice-labels.ts";
import { messagesIn } from "./messages/messages.ts";

export const KeyMenu = (props: {
  readonly choices: readonly LabelledChoice[];
  readonly onTake: (choice: LabelledChoice) => void;
  readonly onClose: () => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  let dialog!: HTMLDialogElement;
  onMount(() => dialog.showModal());
  return (
    <dialog
      class="key-menu"
      aria-labelledby="key-menu-title"
      ref={(element) => void (dialog = element)}
      onClose={() => props.onClose()}
    >
      <h2 id="key-menu-title">{words().here(props.choices.length)}</h2>
      <ul class="choosing-list">
        <For each={props.choices}>
          {(each) => (
            <li>
              <button
                type="button"
                class="choosing-one"
                onClick={() => {
                  dialog.close();
                  props.onTake(each);
                }}
              >
                {each.label}
              </button>
            </li>
          )}
        </For>
      </ul>
      <button type="button" class="button" onClick={() => dialog.close()}>
        {words().cancel}
      </button>
    </dialog>
  );
};
