// The line above the board: where in the game this is, and what has just happened.
import { For, Show, type JSX } from "solid-js";
import { messagesIn as sharedIn } from "../../kit/messages/messages.ts";
import { HeldNote } from "../../kit/held-note.tsx";
import { Icon } from "../../kit/icons.tsx";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

export const Standing = (): JSX.Element => {
  const { cursor, frame, lineAt, panels, preferences } = useSession();
  const sharedWords = useMessages(sharedIn);
  const words = useMessages(messagesIn);
  const seq = cursor.seq;
  const line = () => (seq() === 0 ? undefined : lineAt(seq()));
  return (
    <div class="now">
      <div class="now-place">
        <span class="now-seq">
          {seq() === 0 ? sharedWords().start : sharedWords().eventOf(seq(), cursor.last())}
        </span>
        <For each={frame()?.outline ?? []}>{(part) => <span class="now-part">{part}</span>}</For>
      </div>
      <p class="now-text">
        {line()?.text ?? frame()?.placeTitle ?? ""}
        <Show when={(line()?.findings.length ?? 0) > 0}>
          <button
            type="button"
            class="finding-flag"
            classList={{ part: line()!.marks.includes("part") }}
            onClick={() => panels.openTab("findings")}
          >
            <Icon name="warning" /> {words().finding}
          </button>
        </Show>
      </p>
      <HeldNote deviation={line()?.deviation} language={preferences.language()} />
      <button
        type="button"
        class="button plain small as-text"
        aria-pressed={panels.isText()}
        onClick={() => panels.setText(!panels.isText())}
      >
        <Icon name="text" />
        <span class="label">{words().asText}</span>
      </button>
    </div>
  );
};
