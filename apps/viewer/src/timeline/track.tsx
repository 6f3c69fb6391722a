// The line of all events: a slider. Knows lines and pixels, no game.
import { type JSX, onCleanup, onMount } from "solid-js";
import type { Line } from "../protocol/protocol.ts";
import { listenToDrag } from "./dragging.ts";
import { chapterAt, chapterLabels } from "./marks.ts";
import type { Messages } from "./messages/messages.ts";
import { type Scale, seqAt, type Stretch, stretchBetween } from "./scale.ts";
import { TrackDrawing } from "./track-drawing.tsx";
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
      onDrag: ({ start, now, top, shift }) => {
        props.onHover(null);
        if (shift) return select(start, now);
        props.onScrub(true);
        // A name leads to where its chapter begins.
        const labels = now === start ? chapterLabels(props.lines, props.scale) : [];
        props.onSeek(chapterAt(labels, start, top)?.seq ?? seqAt(props.scale, now));
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
      <TrackDrawing
        lines={props.lines}
        seq={props.seq}
        scale={props.scale}
        range={props.range}
        bookmarks={props.bookmarks}
        differsAt={props.differsAt}
      />
    </div>
  );
};
