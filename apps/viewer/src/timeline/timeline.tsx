// The timeline: where in the game we are, what happened where, a look ahead, and a range to look into. A function of its
// props. Knows lines and frames; no game, no worker.
import type { Language } from "@assize/kernel-model";
import type { SceneTheme } from "@assize/kernel-drawing";
import {
  type Accessor,
  type ComponentProps,
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
} from "solid-js";
import type { Frame, Line } from "../protocol/protocol.ts";
import { Legend } from "./legend.tsx";
import { messagesIn } from "./messages/messages.ts";
import { Preview } from "./preview.tsx";
import { RangeStrip } from "./range-strip.tsx";
import { RangeTools } from "./range-tools.tsx";
import { following, type Scale, type Stretch, xOf, zoomRound } from "./scale.ts";
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

/** Which part of the branch the track shows: all of it, until somebody zooms in. */
const createView = (
  props: Pick<TimelineProps, "seq" | "last">,
  width: Accessor<number>,
): {
  readonly scale: Accessor<Scale>;
  readonly isPartShown: Accessor<boolean>;
  readonly show: (stretch: Stretch) => void;
} => {
  const [chosen, setChosen] = createSignal<Stretch | null>(null);
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
  return {
    scale: createMemo(() => ({ ...(chosen() ?? { from: 0, to: props.last }), width: width() })),
    isPartShown: () => chosen() !== null,
    show: (stretch) => void setChosen(stretch.to - stretch.from >= props.last ? null : stretch),
  };
};

/** What is needed more rarely: what the marks mean, and the range. */
const More = (props: ComponentProps<typeof Legend> & ComponentProps<typeof RangeTools>) => (
  <details class="timeline-more">
    <summary class="timeline-tool" aria-label={props.words.more} title={props.words.more}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4 10h.01M10 10h.01M16 10h.01" />
      </svg>
    </summary>
    <div class="timeline-foot">
      <Legend {...props} />
      <RangeTools {...props} />
    </div>
  </details>
);

export const Timeline = (props: TimelineProps): JSX.Element => {
  let line!: HTMLDivElement;
  const words = createMemo(() => messagesIn(props.language));
  const [width, setWidth] = createSignal(0);
  const [hovered, setHovered] = createSignal<number | null>(null);

  const { scale, isPartShown, show } = createView(props, width);
  const hover = (seq: number | null): void => {
    if (seq === hovered()) return;
    setHovered(seq);
    props.onHover?.(seq);
  };
  const lineAt = (seq: number): Line | undefined => {
    const guess = props.lines[seq - 1];
    return guess?.seq === seq ? guess : props.lines.find((line) => line.seq === seq);
  };
  onMount(() => {
    const sizes = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(entry.contentRect.width);
    });
    sizes.observe(line);
    onCleanup(() => sizes.disconnect());
  });

  return (
    <div class="timeline">
      <div class="timeline-lines" ref={(element) => void (line = element)}>
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
      <More
        lines={props.lines}
        seq={props.seq}
        last={props.last}
        range={props.range}
        onRange={props.onRange}
        isPartShown={isPartShown()}
        onShow={show}
        words={words()}
      />
    </div>
  );
};
