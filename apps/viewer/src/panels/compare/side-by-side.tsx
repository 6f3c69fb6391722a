// Two boards in step, in place of the one: what differs is outlined on both. One timeline and one set of keys serve both.
import { createMemo, createSignal, Show, type JSX } from "solid-js";
import { Board } from "../../board/board.tsx";
import type { Frame } from "../../protocol/protocol.ts";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { differingShapes } from "./differing.ts";
import { DifferenceLine } from "./difference-line.tsx";
import { StateText } from "../../kit/state-text.tsx";
import { messagesIn } from "./messages/messages.ts";
import { leftName, rightName } from "./names.ts";
import { otherSideOf } from "./other-side.ts";
import { SideHead } from "./side-head.tsx";
import "./compare.css";

const NO_KEYS: readonly string[] = [];

export const SideBySide = (): JSX.Element => {
  const session = useSession();
  const { comparison, cursor, facts, frame, lineAt, panels, playing, preferences, themes } =
    session;
  const words = useMessages(messagesIn);
  const other = otherSideOf(session);
  /** Both, once both stand at the moment that is wished for. */
  const differing = createMemo(() => {
    const [left, right] = [frame(), other.frame()];
    if (left === undefined || right === undefined) return { left: NO_KEYS, right: NO_KEYS };
    return {
      left: differingShapes(left.scene, right.scene),
      right: differingShapes(right.scene, left.scene),
    };
  });
  const leftText = () => lineAt(cursor.seq())?.text ?? frame()?.placeTitle ?? "";
  const rightText = () => {
    if (cursor.seq() > other.last()) return words().endsAt(other.last());
    return other.line()?.text ?? other.frame()?.placeTitle ?? "";
  };
  // Both boards show the same part of what they draw.
  const [partId, setPartId] = createSignal<string>();
  const drawing = (shown: Frame, keys: readonly string[]): JSX.Element => (
    <Show
      when={!panels.isText() && themes()}
      fallback={<StateText title={shown.placeTitle} lines={shown.text} />}
    >
      {(looks) => (
        <Board
          scene={shown.scene}
          theme={looks()[preferences.shade()]}
          printTheme={looks().print}
          seq={shown.moment.seq}
          changed={keys}
          parts={shown.parts}
          partId={partId()}
          onPart={setPartId}
          motionMs={playing.motionMs()}
          language={preferences.language()}
          onSwipe={(direction) => {
            playing.pause();
            cursor.step(direction);
          }}
        />
      )}
    </Show>
  );
  return (
    <div class="side-by-side">
      <div class="compare-bar">
        <DifferenceLine
          difference={other.difference()}
          problem={other.problem()}
          progress={other.progress()}
          seq={cursor.seq()}
          onJump={(seq) => {
            playing.pause();
            cursor.seek(seq);
          }}
        />
        <span class="compare-tools">
          <button type="button" class="button small" onClick={() => panels.openTab("compare")}>
            {words().details}
          </button>
          <button type="button" class="button small" onClick={() => comparison.compareWith(null)}>
            {words().end}
          </button>
        </span>
      </div>
      <div class="sides">
        <section class="side" aria-label={words().side("A")}>
          <SideHead
            letter="A"
            name={leftName(session, words())}
            verdict={cursor.branch() === 0 ? facts()?.verdict : undefined}
            text={leftText()}
            differs={other.frame() !== undefined && leftText() !== rightText()}
          />
          <div class="side-board">
            <Show when={frame()}>{(shown) => <>{drawing(shown(), differing().left)}</>}</Show>
          </div>
        </section>
        <section class="side" aria-label={words().side("B")}>
          <SideHead
            letter="B"
            name={rightName(session, other, words())}
            verdict={other.branch() === 0 ? other.facts()?.verdict : undefined}
            text={rightText()}
            differs={other.frame() !== undefined && leftText() !== rightText()}
          />
          <div class="side-board">
            <Show when={other.frame()}>
              {(shown) => <>{drawing(shown(), differing().right)}</>}
            </Show>
          </div>
        </section>
      </div>
      <p class="unseen" role="status">
        {words().outlined(differing().right.length)}
      </p>
    </div>
  );
};
