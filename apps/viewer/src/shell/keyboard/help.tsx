// The list of keys.
import { For, type JSX } from "solid-js";
import { Sheet } from "../../kit/sheet.tsx";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import "./help.css";
import { COMMANDS, keyLabel, KEYS } from "../../kit/keys.ts";
import { messagesIn } from "./messages/messages.ts";

export const Help = (): JSX.Element => {
  const { panels } = useSession();
  const words = useMessages(messagesIn);
  return (
    <Sheet
      name="help"
      title={words().title}
      close={words().close}
      onClose={() => panels.setHelp(false)}
    >
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
    </Sheet>
  );
};
