// What floats over the page for a while, beside the board: something to know, and whose eyes look.
import { createEffect, createSignal, onCleanup, Show, type JSX } from "solid-js";
import { useSession } from "../session/session.tsx";
import { messagesIn as sharedIn } from "../kit/messages/messages.ts";
import { useMessages } from "../kit/use-messages.ts";
import { Icon } from "../kit/icons.tsx";
import { messagesIn } from "./messages/messages.ts";
import { nameOfEyes } from "../kit/name-of-eyes.ts";

/** Long enough to be read; a notice can be put away before. */
const NOTICE_STAYS_MS = 12_000;

export const Notices = (): JSX.Element => {
  const { eyes, facts, notice, panels, setNotice } = useSession();
  const words = useMessages(messagesIn);
  const sharedWords = useMessages(sharedIn);
  const [isTold, setTold] = createSignal(false);
  // Whose eyes look is told when it changes; the header and the caption go on saying it.
  createEffect(() => {
    setTold(eyes() !== "all");
    const timer = setTimeout(() => setTold(false), NOTICE_STAYS_MS);
    onCleanup(() => clearTimeout(timer));
  });
  createEffect(() => {
    if (notice() === null) return;
    const timer = setTimeout(() => setNotice(null), NOTICE_STAYS_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <div class="notices">
      <Show when={isTold() && eyes() !== "all" && !panels.isAtTable() && facts()}>
        {(known) => (
          <aside class="notice eyes-notice" aria-label={words().eyes}>
            <Icon name="eye" />
            <span>
              <strong>{words().seenBy(nameOfEyes(eyes(), known().seats, sharedWords()))}</strong>{" "}
              {words().notASafe}
            </span>
          </aside>
        )}
      </Show>
      <Show when={notice()}>
        {(text) => (
          <p class="notice" role="status">
            <span>{text()}</span>
            <button
              type="button"
              class="button plain small"
              aria-label={words().dismiss}
              onClick={() => setNotice(null)}
            >
              <Icon name="close" />
            </button>
          </p>
        )}
      </Show>
    </div>
  );
};
