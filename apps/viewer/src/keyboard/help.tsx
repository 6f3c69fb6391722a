// The list of keys.
import { For, onMount, type JSX } from "solid-js";
import { Icon } from "../app/icons.tsx";
import { useSession } from "../session/session.tsx";
import { useWords } from "../session/words.ts";
import "./help.css";
import { COMMANDS, keyLabel, KEYS } from "./keys.ts";
import { MESSAGES } from "./messages/messages.ts";

export const Help = (): JSX.Element => {
  const { panels } = useSession();
  const words = useWords(MESSAGES);
  let dialog: HTMLDialogElement | undefined;
  onMount(() => dialog?.showModal());
  return (
    <dialog
      class="help"
      aria-labelledby="help-title"
      ref={(element) => (dialog = element)}
      onClose={() => panels.setHelp(false)}
    >
      <div class="help-head">
        <h2 id="help-title">{words().title}</h2>
        <button
          type="button"
          class="button plain"
          aria-label={words().close}
          onClick={() => dialog?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <p class="quiet small">{words().remark}</p>
      <dl>
        <For each={COMMANDS}>
          {(command) => (
            <div>
              <dt>
                <For each={KEYS[command]}>{(key) => <kbd>{keyLabel(key)}</kbd>}</For>
              </dt>
              <dd>{words().commands[command]}</dd>
            </div>
          )}
        </For>
      </dl>
    </dialog>
  );
};
