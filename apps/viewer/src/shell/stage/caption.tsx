// The caption on the board's lower edge: the sentence of the event, where in the game that is, and at a finding which one.
import { createMemo, For, Show, type JSX } from "solid-js";
import { messagesIn as sharedIn } from "../../kit/messages/messages.ts";
import { nameOfEyes } from "../../kit/name-of-eyes.ts";
import { Icon } from "../../kit/icons.tsx";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

export const Caption = (): JSX.Element => {
  const { cursor, eyes, facts, findings, frame, impacts, lineAt, lines, panels, preferences } =
    useSession();
  const sharedWords = useMessages(sharedIn);
  const words = useMessages(messagesIn);
  const seq = cursor.seq;
  const line = () => (seq() === 0 ? undefined : lineAt(seq()));
  const isFound = () => (line()?.findings.length ?? 0) > 0;
  /** At a finding its cause, in the same place; else what happened. */
  const sentence = (): string => {
    const told = line()?.text ?? frame()?.placeTitle ?? "";
    if (!isFound()) return told;
    const all = (findings() ?? []).flatMap((cause) => [cause, ...cause.parts]);
    const here = all.filter(({ finding }) => finding.seq === seq()).map(({ cause }) => cause);
    return here.length === 0 ? told : [...new Set(here)].join(" ");
  };
  const isPart = () => line()?.marks.includes("part") === true;
  const causes = createMemo(() =>
    lines()
      .filter(({ marks }) => marks.includes("finding"))
      .map((each) => each.seq),
  );
  /** Whether it mattered. */
  const effect = (): string | undefined => {
    if (!isFound()) return undefined;
    const ids = line()?.findings ?? [];
    return ids.map((id) => impacts()?.causes[id]?.text).find((text) => text !== undefined);
  };
  /** What came of the game is the sentence of its end. */
  const outcome = () => (frame()?.over === true && !isFound() ? facts()?.outcome : null);
  const flag = (): string => {
    const place = causes().indexOf(seq());
    return place === -1 ? words().finding : words().findingOf(place + 1, causes().length);
  };
  return (
    <div class="now" classList={{ found: isFound(), part: isPart() }}>
      <p class="now-text">{sentence()}</p>
      <Show when={outcome()}>{(told) => <p class="now-outcome">{told()}</p>}</Show>
      <Show when={effect()}>{(told) => <p class="now-effect">{told()}</p>}</Show>
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
