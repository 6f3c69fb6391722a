// The second line, below the track: drag on it to choose a range; its ends are sliders. Knows events by number.
import { type JSX, onCleanup, onMount, Show } from "solid-js";
import type { Line } from "../protocol/protocol.ts";
import { listenToDrag } from "./dragging.ts";
import type { Messages } from "./messages/messages.ts";
import { type Scale, seqAt, type Stretch, stretchBetween, xOf } from "./scale.ts";
import { valueText } from "./value-text.ts";

interface RangeStripProps {
  readonly lineAt: (seq: number) => Line | undefined;
  readonly last: number;
  readonly scale: Scale;
  readonly range: Stretch | null;
  readonly words: Messages;
  readonly onRange: (range: Stretch | null) => void;
}

export const RangeStrip = (props: RangeStripProps): JSX.Element => {
  let strip!: HTMLDivElement;
  const x = (seq: number): number =>
    Math.min(props.scale.width, Math.max(0, xOf(props.scale, seq)));

  onMount(() => {
    const stop = listenToDrag(strip, {
      onDrag: ({ start, now }) => {
        if (Math.abs(now - start) > 3)
          props.onRange(stretchBetween(seqAt(props.scale, start), seqAt(props.scale, now)));
      },
      onEnd: ({ start, now }) => {
        if (Math.abs(now - start) <= 3) props.onRange(null);
      },
    });
    onCleanup(stop);
  });

  const End = (end: { readonly side: "from" | "to"; readonly range: Stretch }): JSX.Element => {
    const least = (): number => (end.side === "from" ? 0 : end.range.from + 1);
    const most = (): number => (end.side === "from" ? end.range.to - 1 : props.last);
    const onKey = (event: KeyboardEvent): void => {
      const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const wished = end.range[end.side] + step;
      props.onRange({ ...end.range, [end.side]: Math.min(most(), Math.max(least(), wished)) });
    };
    return (
      <div
        class="timeline-end"
        classList={{ to: end.side === "to" }}
        role="slider"
        tabindex="0"
        aria-label={end.side === "from" ? props.words.rangeFrom : props.words.rangeTo}
        aria-valuemin={least()}
        aria-valuemax={most()}
        aria-valuenow={end.range[end.side]}
        aria-valuetext={valueText(props.lineAt(end.range[end.side]), props.words)}
        style={{ left: `${x(end.range[end.side])}px` }}
        on:keydown={onKey}
      />
    );
  };

  return (
    <div
      class="timeline-strip"
      ref={(element) => void (strip = element)}
      title={props.words.rangeHint}
    >
      <Show when={props.range}>
        {(range) => (
          <>
            <div
              class="timeline-chosen"
              style={{
                left: `${x(range().from)}px`,
                width: `${x(range().to) - x(range().from)}px`,
              }}
            />
            <End side="from" range={range()} />
            <End side="to" range={range()} />
          </>
        )}
      </Show>
    </div>
  );
};
