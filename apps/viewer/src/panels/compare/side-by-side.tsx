// Two boards in step, in place of the one: what differs is outlined on both. One timeline and one set of keys serve both.
import type { Bounds } from "@assize/kernel-drawing";
import {
  createEffect,
  createMemo,
  createSignal,
  onCleanup,
  onMount,
  Show,
  type JSX,
} from "solid-js";
import { Board } from "../../board/board.tsx";
import { type Camera, READABLE, ROOM, WHOLE } from "../../board/camera.ts";
import type { Frame } from "../../protocol/protocol.ts";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { differingIn } from "./differing.ts";
import { DifferenceLine } from "./difference-line.tsx";
import { StateText } from "../../kit/state-text.tsx";
import { messagesIn } from "./messages/messages.ts";
import { type OtherSide, otherSideOf } from "./other-side.ts";
import { PaceChoice } from "./pace-choice.tsx";
import { type PlaceApart, placesApart } from "./places-apart.ts";
import { PlacesBar } from "./places-bar.tsx";
import { SideHead } from "./side-head.tsx";
import { leftName, rightName, type Standing, standingOf } from "./sides.ts";
import { WhatDiffers } from "./what-differs.tsx";
import "./compare.css";

const NO_KEYS: readonly string[] = [];

type Differing = Readonly<Record<"left" | "right", readonly string[]>>;

/** Both boards are looked at as one, at one scale: where they differ, until another place is chosen. */
const createLook = (
  seq: () => number,
  frames: () => readonly [Frame | undefined, Frame | undefined],
  differing: () => Differing,
) => {
  const [camera, setCamera] = createSignal<Camera>(WHOLE);
  const [room, setRoom] = createSignal({ width: 0, height: 0 });
  const [chosen, setChosen] = createSignal<{
    readonly seq: number;
    readonly place: number | null;
  }>();
  const places = createMemo((): readonly PlaceApart[] => {
    const [left, right] = frames();
    const { width, height } = room();
    if (left === undefined || right === undefined || width === 0) return [];
    return placesApart(
      [
        [left.scene, differing().left],
        [right.scene, differing().right],
      ],
      left.parts,
      { width: width / READABLE - 2 * ROOM, height: height / READABLE - 2 * ROOM },
    );
  });
  const place = createMemo((): number | null => {
    const own = chosen();
    return own !== undefined && own.seq === seq() ? own.place : places().length > 0 ? 0 : null;
  });
  const bounds = createMemo((): Bounds | undefined => {
    const found = places()[place() ?? -1];
    chosen();
    return found && { ...found.bounds };
  });
  return {
    kept: { camera, setCamera: (next: (now: Camera) => Camera): void => void setCamera(next) },
    places,
    place,
    choose: (index: number | null): void => {
      // A place is looked at afresh, the same one again too.
      setCamera(WHOLE);
      setChosen({ seq: seq(), place: index });
    },
    bounds,
    /** Follows the size of a board. */
    watch: (element: Element): void => {
      const sizes = new ResizeObserver(([entry]) => {
        if (entry !== undefined) setRoom(entry.contentRect);
      });
      sizes.observe(element);
      onCleanup(() => sizes.disconnect());
    },
  };
};

type Look = ReturnType<typeof createLook>;

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
  readonly look: Look;
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
          kept={props.look.kept}
          lookAt={props.letter === "A" ? props.look.bounds() : undefined}
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
      <div
        class="side-board"
        ref={(element) => {
          if (props.letter === "A") onMount(() => props.look.watch(element));
        }}
      >
        <Show when={props.frame}>{(shown) => <>{drawing(shown())}</>}</Show>
      </div>
    </section>
  );
};

/** Where the sides differ first, in step by what, and the way out. */
const CompareBar = (props: { readonly other: OtherSide }): JSX.Element => {
  const { comparison, cursor, panels, playing } = useSession();
  const words = useMessages(messagesIn);
  return (
    <div class="compare-bar">
      <Show when={!props.other.isHeld()} fallback={words().holds(props.other.seq() ?? 0)}>
        <DifferenceLine
          difference={props.other.difference()}
          problem={props.other.problem()}
          progress={props.other.progress()}
          seq={cursor.seq()}
          onJump={(seq) => {
            playing.pause();
            cursor.seek(seq);
          }}
        />
      </Show>
      <span class="compare-tools">
        <PaceChoice />
        <Show when={panels.tab() !== "compare"}>
          <button type="button" class="button small" onClick={() => panels.openTab("compare")}>
            {words().details}
          </button>
        </Show>
        <button type="button" class="button small" onClick={() => comparison.setAgainst(null)}>
          {words().end}
        </button>
      </span>
    </div>
  );
};

export const SideBySide = (): JSX.Element => {
  const session = useSession();
  const { branches, comparison, cursor, facts, frame, lineAt, panels, preferences } = session;
  const words = useMessages(messagesIn);
  const other = otherSideOf(session);
  /** Both, once both stand at the moment that is wished for. */
  const differing = createMemo(() => {
    const [left, right] = [frame(), other.frame()];
    if (left === undefined || right === undefined) return { left: NO_KEYS, right: NO_KEYS };
    return {
      left: differingIn(right.scene, left.scene),
      right: differingIn(left.scene, right.scene),
    };
  });
  const leftText = () => lineAt(cursor.seq())?.text ?? frame()?.placeTitle ?? "";
  const rightText = () => {
    const isBehind = comparison.pace() === "event" && cursor.seq() > other.last();
    if (isBehind && !other.isHeld()) return words().endsAt(other.last());
    return other.line()?.text ?? other.frame()?.placeTitle ?? "";
  };
  const differs = () => other.frame() !== undefined && leftText() !== rightText();
  // Two boards need the room that a phone has: what is said of them is one draw of the sheet away.
  createEffect(() => {
    if (preferences.narrow()) panels.setSheet("low");
  });
  const look = createLook(cursor.seq, () => [frame(), other.frame()], differing);
  return (
    <div class="side-by-side">
      <CompareBar other={other} />
      <Show when={other.frame() !== undefined && !panels.isText()}>
        <PlacesBar
          places={look.places()}
          chosen={look.place()}
          onChoose={look.choose}
          kept={look.kept}
        />
      </Show>
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
          look={look}
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
          look={look}
        />
      </div>
      <Show when={preferences.narrow() && other.frame()}>
        {(theirs) => <WhatDiffers left={frame()?.text ?? []} right={theirs().text} />}
      </Show>
    </div>
  );
};
