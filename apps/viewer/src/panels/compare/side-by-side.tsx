// Two boards in step, in place of the one: what differs is outlined on both. One timeline and one set of keys serve both.
import { compareScenes } from "@assize/kernel-drawing";
import { createMemo, createSignal, Show, type JSX } from "solid-js";
import { Board } from "../../board/board.tsx";
import type { Frame } from "../../protocol/protocol.ts";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { partThatDiffers } from "./differing.ts";
import { DifferenceLine } from "./difference-line.tsx";
import { StateText } from "../../kit/state-text.tsx";
import { messagesIn } from "./messages/messages.ts";
import { otherSideOf } from "./other-side.ts";
import { PaceChoice } from "./pace-choice.tsx";
import { SideHead } from "./side-head.tsx";
import { leftName, rightName, type Standing, standingOf } from "./sides.ts";
import { WhatDiffers } from "./what-differs.tsx";
import "./compare.css";

const NO_KEYS: readonly string[] = [];

/** One of the two boards, or its state as text, below what is said of it. */
const Side = (props: {
  readonly letter: "A" | "B";
  readonly name: string;
  readonly standing: Standing | undefined;
  readonly text: string;
  readonly differs: boolean;
  readonly frame: Frame | undefined;
  /** Keys of the shapes that the other side lacks, or has otherwise. */
  readonly differing: readonly string[];
  readonly beside: Frame | undefined;
  readonly partId: string | undefined;
  readonly onPart: (id: string) => void;
}): JSX.Element => {
  const { cursor, panels, playing, preferences, themes } = useSession();
  const words = useMessages(messagesIn);
  const drawing = (shown: Frame): JSX.Element => (
    <Show
      when={!panels.isText() && themes()}
      fallback={<StateText title={shown.placeTitle} lines={shown.text} />}
    >
      {(looks) => (
        <Board
          scene={shown.scene}
          theme={looks()[preferences.shade()]}
          seq={shown.moment.seq}
          beside={props.beside?.scene}
          changed={props.differing}
          parts={shown.parts}
          partId={props.partId}
          onPart={props.onPart}
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
    <section class="side" aria-label={words().side(props.letter)}>
      <SideHead
        letter={props.letter}
        name={props.name}
        standing={props.standing}
        seq={props.frame?.moment.seq ?? 0}
        outline={props.frame?.outline ?? []}
        text={props.text}
        differs={props.differs}
      />
      <div class="side-board">
        <Show when={props.frame}>{(shown) => <>{drawing(shown())}</>}</Show>
      </div>
    </section>
  );
};

type Differing = Readonly<Record<"left" | "right", readonly string[]>>;

/** Both boards show the same part of what they draw: where they are narrow one that differs, until another is chosen. */
const createPart = (
  seq: () => number,
  frames: () => readonly [Frame | undefined, Frame | undefined],
  differing: () => Differing,
) => {
  const [chosen, setChosen] = createSignal<{ readonly seq: number; readonly id: string }>();
  const partId = createMemo((): string | undefined => {
    const own = chosen();
    if (own !== undefined && own.seq === seq()) return own.id;
    const [left, right] = frames();
    return (
      (left && partThatDiffers(left, differing().left)) ??
      (right && partThatDiffers(right, differing().right)) ??
      own?.id
    );
  });
  return { partId, setPartId: (id: string): void => void setChosen({ seq: seq(), id }) };
};

export const SideBySide = (): JSX.Element => {
  const session = useSession();
  const { branches, comparison, cursor, facts, frame, lineAt, panels, playing } = session;
  const words = useMessages(messagesIn);
  const other = otherSideOf(session);
  /** Both, once both stand at the moment that is wished for. */
  const differing = createMemo(() => {
    const [left, right] = [frame(), other.frame()];
    if (left === undefined || right === undefined) return { left: NO_KEYS, right: NO_KEYS };
    return {
      left: compareScenes(right.scene, left.scene).changed,
      right: compareScenes(left.scene, right.scene).changed,
    };
  });
  const leftText = () => lineAt(cursor.seq())?.text ?? frame()?.placeTitle ?? "";
  const rightText = () => {
    const isBehind = comparison.pace() === "event" && cursor.seq() > other.last();
    if (isBehind && !other.isHeld()) return words().endsAt(other.last());
    return other.line()?.text ?? other.frame()?.placeTitle ?? "";
  };
  const differs = () => other.frame() !== undefined && leftText() !== rightText();
  const { partId, setPartId } = createPart(cursor.seq, () => [frame(), other.frame()], differing);
  return (
    <div class="side-by-side">
      <div class="compare-bar">
        <Show when={!other.isHeld()} fallback={words().holds(other.seq() ?? 0)}>
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
        </Show>
        <span class="compare-tools">
          <PaceChoice />
          <button type="button" class="button small" onClick={() => panels.openTab("compare")}>
            {words().details}
          </button>
          <button type="button" class="button small" onClick={() => comparison.setAgainst(null)}>
            {words().end}
          </button>
        </span>
      </div>
      <div class="sides">
        <Side
          letter="A"
          name={leftName(session, words())}
          standing={standingOf(cursor.branch(), facts(), branches())}
          text={leftText()}
          differs={differs()}
          frame={frame()}
          beside={other.frame()}
          differing={differing().left}
          partId={partId()}
          onPart={setPartId}
        />
        <Side
          letter="B"
          name={rightName(session, other, words())}
          standing={standingOf(other.branch(), other.facts(), other.branches())}
          text={rightText()}
          differs={differs()}
          frame={other.frame()}
          beside={frame()}
          differing={differing().right}
          partId={partId()}
          onPart={setPartId}
        />
      </div>
      <Show when={other.frame()}>
        {(theirs) => <WhatDiffers left={frame()?.text ?? []} right={theirs().text} />}
      </Show>
    </div>
  );
};
