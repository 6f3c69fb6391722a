// The left-hand side: the players, the board (or the state as text), and the caption below it. Composes; knows no game.
import { createMemo, lazy, Show, Suspense, type JSX } from "solid-js";
import { messagesIn as frameIn } from "../messages/messages.ts";
import { type Bounds } from "@assize/kernel-drawing";
import { placeOfMarks } from "../../board/at-finding.ts";
import { Board } from "../../board/board.tsx";
import { placeToPick } from "../../session/place-to-pick.ts";
import { createMedia } from "../../kit/media.ts";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { StateText } from "../../kit/state-text.tsx";
import { Caption } from "./caption.tsx";
import { PlayerStrip } from "./player-strip.tsx";
import "./stage.css";

const BranchBanner = lazy(async () => ({
  default: (await import("../../panels/what-if/branch-banner.tsx")).BranchBanner,
}));

const LargeChart = lazy(async () => ({
  default: (await import("../../panels/chart/large-chart.tsx")).LargeChart,
}));

const SideBySide = lazy(async () => ({
  default: (await import("../../panels/compare/side-by-side.tsx")).SideBySide,
}));

export const Stage = (): JSX.Element => {
  const { comparison, cursor, frame, lineAt, panels, picking, playing, preferences, themes } =
    useSession();
  const words = useMessages(frameIn);
  const drawn = () => {
    const shown = frame();
    const looks = themes();
    return shown === undefined || looks === undefined ? undefined : { shown, looks };
  };
  // A board that fits a phone is too small to be read.
  const isPhone = createMedia("(max-width: 620px)");
  const isFinding = () => (lineAt(frame()?.moment.seq ?? 0)?.findings.length ?? 0) > 0;
  /** On a phone what is disputed is seen large enough, and what can be picked is seen at all. */
  const place = createMemo((before: Bounds | undefined): Bounds | undefined => {
    const shown = frame();
    if (!isPhone() || shown === undefined) return undefined;
    if (picking.marked().size > 0) return placeToPick(shown, picking, before);
    return isFinding() ? placeOfMarks(shown.event) : undefined;
  });
  const isComparing = () => comparison.against() !== null;
  return (
    <section
      class="stage"
      classList={{ "on-branch": cursor.branch() !== 0 }}
      aria-label={words().stage}
    >
      <Show when={cursor.branch() !== 0}>
        <Suspense>
          <BranchBanner />
        </Suspense>
      </Show>
      <PlayerStrip />
      <div class="view" classList={{ reading: panels.isText(), comparing: isComparing() }}>
        <Show when={isComparing()}>
          <Suspense>
            <SideBySide />
          </Suspense>
        </Show>
        <Show
          when={!panels.isText()}
          fallback={
            <Show when={!isComparing() && frame()}>
              {(shown) => <StateText title={shown().placeTitle} lines={shown().text} />}
            </Show>
          }
        >
          <Show when={!isComparing() && panels.chart.isLarge()}>
            <Suspense>
              <LargeChart />
            </Suspense>
          </Show>
          <Show when={!isComparing() && !panels.chart.isLarge() && drawn()}>
            {(all) => (
              <Board
                scene={all().shown.scene}
                theme={all().looks[preferences.shade()]}
                seq={all().shown.moment.seq}
                event={all().shown.event}
                parts={all().shown.parts}
                pickable={picking.pickable()}
                marked={picking.marked()}
                opens={picking.opens()}
                onPick={picking.pick}
                onUnpick={picking.unpick}
                pointedOut={picking.pointedOut()}
                isQuiet={isFinding()}
                lookAt={place()}
                motionMs={playing.motionMs()}
                language={preferences.language()}
                onSwipe={(direction) => {
                  playing.pause();
                  cursor.step(direction);
                }}
              />
            )}
          </Show>
        </Show>
      </div>
      <Caption />
    </section>
  );
};
