// What is watched as files: pictures, an animation, text, a log. All of it is made here, in the browser.
import { createSignal, Show, type JSX } from "solid-js";
import { Sheet } from "../kit/sheet.tsx";
import { messagesIn as sharedIn } from "../kit/messages/messages.ts";
import { nameOfEyes } from "../kit/name-of-eyes.ts";
import { problemOf } from "../protocol/client.ts";
import { useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { AnimationPart } from "./animation-part.tsx";
import { LogPart } from "./log-part.tsx";
import { messagesIn } from "./messages/messages.ts";
import { PicturePart } from "./picture-part.tsx";
import { RangeFields } from "./range-fields.tsx";
import { TextPart } from "./text-part.tsx";
import "./export.css";

export const ExportDialog = (): JSX.Element => {
  const { cursor, eyes, facts, panels } = useSession();
  const words = useMessages(messagesIn);
  const sharedWords = useMessages(sharedIn);
  const [trouble, setTrouble] = createSignal<string | null>(null);
  const run = (work: () => Promise<void> | void): void => {
    setTrouble(null);
    Promise.resolve()
      .then(work)
      .catch((failure: unknown) => setTrouble(problemOf(failure).message));
  };
  return (
    <Sheet
      name="export"
      hasParts
      title={words().title}
      close={words().close}
      onClose={() => panels.setHanding(null)}
    >
      <p class="quiet small">
        {words().lead}{" "}
        <Show when={eyes() !== "all" && facts()}>
          {(known) => words().seenBy(nameOfEyes(eyes(), known().seats, sharedWords()))}
        </Show>
      </p>
      <Show when={trouble()}>
        {(text) => (
          <p class="sheet-trouble" role="alert">
            {text()}
          </p>
        )}
      </Show>
      <PicturePart run={run} />
      <RangeFields range={cursor.range()} last={cursor.last()} onRange={cursor.setRange} />
      <AnimationPart run={run} />
      <TextPart run={run} />
      <LogPart run={run} />
    </Sheet>
  );
};
