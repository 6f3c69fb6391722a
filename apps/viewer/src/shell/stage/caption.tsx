// The caption on the board's lower edge: the sentence of the event, where in the game that is, and at a finding which one.
import { createMemo, For, Show, type JSX } from "solid-js";
import { messagesIn as sharedIn } from "../../kit/messages/messages.ts";
import { nameOfEyes } from "../../kit/name-of-eyes.ts";
import { Icon } from "../../kit/icons.tsx";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { captionOf, placeOfFinding } from "../../history-view/caption.ts";
import { messagesIn } from "./messages/messages.ts";

export const Caption = (): JSX.Element => {
  const { cursor, eyes, facts, findings, frame, impacts, lineAt, panels, preferences } =
    useSession();
  const sharedWords = useMessages(sharedIn);
  const words = useMessages(messagesIn);
  const seq = cursor.seq;
  const line = () => (seq() === 0 ? undefined : lineAt(seq()));
  const isFound = () => (line()?.findings.length ?? 0) > 0;
  // Findings and what they came to are asked for at the first one.
  const told = createMemo(() =>
    isFound() ? captionOf(line(), findings() ?? [], impacts()) : captionOf(line(), [], undefined),
  );
  const isPart = () => line()?.marks.includes("part") === true;
  /** What came of the game is the sentence of its end. */
  const outcome = () => (frame()?.over === true && !isFound() ? facts()?.outcome : null);
  const flag = (): string => {
    const found = placeOfFinding(findings() ?? [], seq());
    return found === null ? words().finding : words().findingOf(found.place, found.of);
  };
  /** On a phone the story's sheet tells a finding whole, and the board has the room. */
  const isToldBelow = () =>
    isFound() && panels.sheet() !== "low" && ["log", "findings"].includes(panels.tab());
  return (
    <div class="now" classList={{ found: isFound(), part: isPart(), "told-below": isToldBelow() }}>
      <p class="now-text">{told().text ?? frame()?.placeTitle ?? ""}</p>
      <Show when={outcome()}>{(told) => <p class="now-outcome">{told()}</p>}</Show>
      <Show when={told().effect}>{(effect) => <p class="now-effect">{effect()}</p>}</Show>
      <div class="now-place">
        <span class="now-seq">
          {seq() === 0 ? sharedWords().start : sharedWords().eventOf(seq(), cursor.last())}
        </span>
        <For each={frame()?.outline ?? []}>{(part) => <span class="now-part">{part}</span>}</For>
        <Show when={eyes() !== "all"}>
          <span class="now-eyes">
            <Icon name="eye" /> {nameOfEyes(eyes(), facts()?.seats ?? [], sharedWords())}
          </span>
        </Show>
        <Show when={isFound()}>
          <Show
            when={!preferences.narrow()}
            fallback={
              <span class="finding-flag" classList={{ part: isPart() }}>
                {flag()}
              </span>
            }
          >
            <button
              type="button"
              class="finding-flag"
              classList={{ part: isPart() }}
              onClick={() => panels.openTab("log")}
            >
              <Icon name="warning" /> {flag()}
            </button>
          </Show>
        </Show>
      </div>
    </div>
  );
};
