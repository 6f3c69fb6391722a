// What is drawn on the track: rail, marks, chapters, range and thumb, as a handful of paths. A function of its props.
import { createMemo, For, type JSX, Show } from "solid-js";
import type { Line } from "../protocol/protocol.ts";
import { chapterLabels, interestPath, MARK_KINDS, markPath, ROWS, thinMarks } from "./marks.ts";
import { type Scale, type Stretch, xOf } from "./scale.ts";

export const TrackDrawing = (props: {
  readonly lines: readonly Line[];
  readonly seq: number;
  readonly scale: Scale;
  readonly range: Stretch | null;
  readonly bookmarks: readonly number[];
  readonly differsAt: number | null;
}): JSX.Element => {
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
  return (
    <svg width={props.scale.width} height={ROWS.height} aria-hidden="true">
      <path class="timeline-interest" d={interestPath(props.lines, props.scale)} />
      <rect class="timeline-rail" y={ROWS.track - 5} width={props.scale.width} height="10" rx="5" />
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
  );
};
