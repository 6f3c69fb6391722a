// Tells whoever listens instead of looks where the page stands now; silent while a branch plays by itself, and while
// somebody runs through it.
import { createEffect, createSignal, on, onCleanup, type JSX } from "solid-js";
import { useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "../kit/messages/messages.ts";

/** Whoever stops for so long wants to hear it. */
const REST_MS = 350;

export const Announcer = (): JSX.Element => {
  const { cursor, openLogs, lineAt, lines, playing, reader } = useSession();
  const words = useMessages(messagesIn);
  const [said, setSaid] = createSignal("");
  const sentence = (): string => {
    const seq = cursor.seq();
    const line = lineAt(seq);
    if (seq === 0 || line === undefined) return words().start;
    return [words().eventOf(seq, cursor.last()), ...line.outline, line.text].join(", ");
  };
  // What was said to other eyes is not for these.
  createEffect(on(reader, () => setSaid(""), { defer: true }));
  createEffect(
    on(
      () => [openLogs.current(), cursor.seq(), playing.isPlaying(), lines()] as const,
      ([history, , isPlaying]) => {
        if (history === undefined || isPlaying) return;
        const timer = setTimeout(() => setSaid(sentence()), REST_MS);
        onCleanup(() => clearTimeout(timer));
      },
    ),
  );
  return (
    <div class="unseen" role="status" aria-live="polite">
      {said()}
    </div>
  );
};
