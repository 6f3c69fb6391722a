// The line of all events: a slider with marks, drawn as a handful of paths. Knows lines and pixels, no game.
import { createMemo, For, type JSX, onCleanup, onMount, Show } from "solid-js";
import type { Line } from "../protocol/protocol.ts";
import { listenToDrag } from "./dragging.ts";
import { chapterLabels, interestPath, MARK_KINDS, markPath, ROWS, thinMarks } from "./marks.ts";
import type { Messages } from "./messages/messages.ts";
import { type Scale, seqAt, type Stretch, stretchBetween, xOf } from "./scale.ts";
import { valueText } from "./value-text.ts";

interface TrackProps {
  readonly lines: readonly Line[];
  readonly lineAt: (seq: number) => Line | undefined;
  readonly seq: number;
  readonly last: number;
  readonly scale: Scale;
  readonly range: Stretch | null;
  readonly bookmarks: readonly number[];
  readonly differsAt: number | null;
  readonly words: Messages;
  readonly onSeek: (seq: number) => void;
  readonly onScrub: (isScrubbing: boolean) => void;
  readonly onHover: (seq: number | null) => void;
  readonly onRange: (range: Stretch | null) => void;
  readonly onZoom: (seq: number, factor: number) => void;
}

/** What a slider's keys do, from where it stands; the page's own keys go on to the page. */
const seqForKey = (
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  seq: number,
  last: number,
): number | null => {
  if (shiftKey || ctrlKey || metaKey || altKey) return null;
  if (key === "ArrowLeft" || key === "ArrowDown") return seq - 1;
  if (key === "ArrowRight" || key === "ArrowUp") return seq + 1;
  if (key === "Home") return 0;
  return key === "End" ? last : null;
};

export const Track = (props: TrackProps): JSX.Element => {
  let track!: HTMLDivElement;
  const x = (seq: number): number => xOf(props.scale, seq);
  const paths = createMemo(() =>
    MARK_KINDS.map((kind) => ({
      kind,
      d: markPath(kind, thinMarks(props.lines, kind, props.scale)),
    })),
  );
  const bookmarks = createMemo(() =>
    props.bookmarks
      .filter((seq) => seq >= props.scale.from && seq <= props.scale.to)
      .map((seq) => `M${x(seq) - 4} ${ROWS.finding - 6}h8v11l-4 -3.5l-4 3.5Z`)
      .join(""),
  );
  const select = (one: number, other: number): void =>
    props.onRange(stretchBetween(seqAt(props.scale, one), seqAt(props.scale, other)));

  const onKey = (event: KeyboardEvent): void => {
    const wished = seqForKey(event, props.seq, props.last);
    if (wished === null) return;
    event.preventDefault();
    event.stopPropagation();
    props.onSeek(Math.min(props.last, Math.max(0, wished)));
  };

  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const at = seqAt(props.scale, event.clientX - track.getBoundingClientRect().left);
    props.onZoom(at, Math.exp(event.deltaY * 0.004));
  };

  onMount(() => {
    const stop = listenToDrag(track, {
      onDrag: ({ start, now, shift }) => {
        props.onHover(null);
        if (shift) return select(start, now);
        props.onScrub(true);
        props.onSeek(seqAt(props.scale, now));
      },
      onEnd: () => props.onScrub(false),
    });
    track.addEventListener("wheel", onWheel, { passive: false });
    onCleanup(stop);
  });

  return (
    <div
      ref={(element) => void (track = element)}
      class="timeline-track"
      role="slider"
      tabindex="0"
      aria-label={props.words.timeline}
      aria-valuemin="0"
      aria-valuemax={props.last}
      aria-valuenow={props.seq}
      aria-valuetext={valueText(props.lineAt(props.seq), props.words)}
      on:keydown={onKey}
      on:pointermove={(event: PointerEvent) => {
        if (event.buttons === 0 && event.pointerType === "mouse")
          props.onHover(seqAt(props.scale, event.clientX - track.getBoundingClientRect().left));
      }}
      on:pointerleave={() => props.onHover(null)}
    >
      <svg width={props.scale.width} height={ROWS.height} aria-hidden="true">
        <path class="timeline-interest" d={interestPath(props.lines, props.scale)} />
        <rect
          class="timeline-rail"
          y={ROWS.track - 5}
          width={props.scale.width}
          height="10"
          rx="5"
        />
        <rect
          class="timeline-past"
          y={ROWS.track - 5}
          width={Math.min(props.scale.width, Math.max(0, x(props.seq)))}
          height="10"
          rx="5"
        />
        <Show when={props.range}>
          {(range) => (
            <rect
              class="timeline-ranged"
              x={x(range().from)}
              y={ROWS.track - 8}
              width={Math.max(2, x(range().to) - x(range().from))}
              height="16"
              rx="3"
            />
          )}
        </Show>
        <For each={MARK_KINDS}>
          {(kind, index) => <path class={`timeline-mark ${kind}`} d={paths()[index()]!.d} />}
        </For>
        <path class="timeline-bookmarks" d={bookmarks()} />
        <Show when={props.differsAt !== null}>
          <path
            class="timeline-difference"
            d={`M${x(props.differsAt!)} ${ROWS.label + 4}V${ROWS.height}m-5 -5h10m0 -5h-10`}
          />
        </Show>
        <For each={chapterLabels(props.lines, props.scale)}>
          {(label) => (
            <text class="timeline-chapter" x={label.x + 3} y={ROWS.label}>
              {label.text}
            </text>
          )}
        </For>
        <Show when={props.seq >= props.scale.from && props.seq <= props.scale.to}>
          <g class="timeline-thumb" transform={`translate(${x(props.seq)} ${ROWS.track})`}>
            <path d={`M0 ${ROWS.label + 4 - ROWS.track}V${ROWS.height - ROWS.track}`} />
            <circle r="8" />
          </g>
        </Show>
      </svg>
    </div>
  );
};
