// The timeline: where in the game we are, what happened where, a look ahead, and a range to look into. A function of its
// props. Knows lines and frames; no game, no worker.
import type { Language } from "@assize/kernel-model";
import type { SceneTheme } from "@assize/kernel-drawing";
import {
  createEffect,
  createMemo,
  createSignal,
  For,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
} from "solid-js";
import type { Frame, Line } from "../protocol/protocol.ts";
import { MARK_KINDS, signOf } from "./marks.ts";
import { messagesIn } from "./messages/messages.ts";
import { Preview } from "./preview.tsx";
import { RangeStrip } from "./range-strip.tsx";
import { following, type Scale, type Stretch, stretchBetween, xOf, zoomRound } from "./scale.ts";
import "./timeline.css";
import { Track } from "./track.tsx";

export interface TimelineProps {
  /** Events of the branch in order. */
  readonly lines: readonly Line[];
  readonly seq: number;
  /** The last event that can be shown. */
  readonly last: number;
  readonly onSeek: (seq: number) => void;
  /** While somebody drags along the track: a board then moves without animation. */
  readonly onScrub?: ((isScrubbing: boolean) => void) | undefined;
  /** The range that log, chart and report are about; null for all. */
  readonly range: Stretch | null;
  readonly onRange: (range: Stretch | null) => void;
  /** What the page knows of an event that is pointed at; asked again whenever that may have changed. */
  readonly previewAt?: ((seq: number) => Frame | undefined) | undefined;
  /** Which event is pointed at, if any, so that the page can ask for its frame. */
  readonly onHover?: ((seq: number | null) => void) | undefined;
  readonly theme: SceneTheme | undefined;
  readonly bookmarks?: readonly number[] | undefined;
  /** Where this branch differs first from the one it is compared with; null for nowhere. */
  readonly differsAt?: number | null | undefined;
  readonly language: Language;
}

/** Of the track, left and right, so that marks at its ends can be seen whole. */
const MARGIN = 10;

export const Timeline = (props: TimelineProps): JSX.Element => {
  let frame!: HTMLDivElement;
  const words = createMemo(() => messagesIn(props.language));
  const [width, setWidth] = createSignal(0);
  const [chosen, setChosen] = createSignal<Stretch | null>(null);
  const [hovered, setHovered] = createSignal<number | null>(null);

  const whole = (): Stretch => ({ from: 0, to: props.last });
  const scale = createMemo((): Scale => ({ ...(chosen() ?? whole()), width: width() }));
  const show = (stretch: Stretch): void =>
    void setChosen(stretch.to - stretch.from >= props.last ? null : stretch);
  const hover = (seq: number | null): void => {
    if (seq === hovered()) return;
    setHovered(seq);
    props.onHover?.(seq);
  };
  const lineAt = (seq: number): Line | undefined => {
    const guess = props.lines[seq - 1];
    return guess?.seq === seq ? guess : props.lines.find((line) => line.seq === seq);
  };
  const counts = createMemo(() =>
    MARK_KINDS.filter((kind) => kind !== "turn").map((kind) => ({
      kind,
      count: props.lines.filter(({ marks }) => marks.includes(kind)).length,
    })),
  );

  createEffect(
    on(
      () => props.seq,
      (seq) => {
        const now = chosen();
        if (now !== null) setChosen(following(now, seq, props.last));
      },
    ),
  );
  // Another branch has another length; what was shown of the old one means nothing in it.
  createEffect(
    on(
      () => props.last,
      () => setChosen(null),
      { defer: true },
    ),
  );
  onMount(() => {
    const sizes = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.max(0, entry.contentRect.width - 2 * MARGIN));
    });
    sizes.observe(frame);
    onCleanup(() => sizes.disconnect());
  });

  const Tool = (tool: {
    readonly label: string;
    readonly d: string;
    readonly onClick: () => void;
  }): JSX.Element => (
    <button
      type="button"
      class="timeline-tool"
      aria-label={tool.label}
      title={tool.label}
      onClick={() => tool.onClick()}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={tool.d} />
      </svg>
    </button>
  );

  return (
    <div class="timeline" ref={(element) => void (frame = element)}>
      <div class="timeline-lines">
        <Show when={width() > 0}>
          <Track
            lines={props.lines}
            lineAt={lineAt}
            seq={props.seq}
            last={props.last}
            scale={scale()}
            range={props.range}
            bookmarks={props.bookmarks ?? []}
            differsAt={props.differsAt ?? null}
            words={words()}
            onSeek={props.onSeek}
            onScrub={(isScrubbing) => props.onScrub?.(isScrubbing)}
            onHover={hover}
            onRange={props.onRange}
            onZoom={(seq, factor) => show(zoomRound(scale(), seq, factor, props.last))}
          />
          <RangeStrip
            lineAt={lineAt}
            last={props.last}
            scale={scale()}
            range={props.range}
            words={words()}
            onRange={props.onRange}
          />
          <Show when={props.theme !== undefined ? hovered() : null} keyed={false}>
            {(seq) => (
              <Preview
                seq={seq()}
                line={lineAt(seq())}
                frame={props.previewAt?.(seq())}
                theme={props.theme!}
                x={xOf(scale(), seq())}
                width={width()}
                words={words()}
              />
            )}
          </Show>
        </Show>
      </div>
      <div class="timeline-foot">
        <ul class="timeline-legend" aria-label={words().legend}>
          <For each={counts()}>
            {({ kind, count }) => (
              <Show when={count > 0}>
                <li>
                  <svg viewBox="-0.5 -0.5 13 13" aria-hidden="true">
                    <path class={`timeline-mark ${kind}`} d={signOf(kind)} />
                  </svg>
                  {words().marks[kind](count)}
                </li>
              </Show>
            )}
          </For>
        </ul>
        <div class="timeline-tools" role="group" aria-label={words().range}>
          <Show when={props.range}>
            {(range) => <span>{words().rangeTold(range().from, range().to)}</span>}
          </Show>
          <Tool
            label={words().rangeStartsHere}
            d="M11 4H7v12h4M10 10h7"
            onClick={() => {
              const to = props.range?.to ?? props.last;
              props.onRange(stretchBetween(props.seq, to > props.seq ? to : props.last));
            }}
          />
          <Tool
            label={words().rangeEndsHere}
            d="M9 4h4v12H9M10 10H3"
            onClick={() => {
              const from = props.range?.from ?? 0;
              props.onRange(stretchBetween(from < props.seq ? from : 0, props.seq));
            }}
          />
          <Show when={props.range}>
            {(range) => (
              <>
                <Tool
                  label={words().zoomIn}
                  d="M9 3a6 6 0 1 0 0 12a6 6 0 0 0 0-12M13.5 13.5L17 17M6 9h6M9 6v6"
                  onClick={() => show(range())}
                />
                <Tool
                  label={words().clearRange}
                  d="M5 5l10 10M15 5L5 15"
                  onClick={() => props.onRange(null)}
                />
              </>
            )}
          </Show>
          <Show when={chosen() !== null}>
            <Tool
              label={words().wholeGame}
              d="M3 10h14M6 6l-4 4l4 4M14 6l4 4l-4 4"
              onClick={() => setChosen(null)}
            />
          </Show>
        </div>
      </div>
    </div>
  );
};
