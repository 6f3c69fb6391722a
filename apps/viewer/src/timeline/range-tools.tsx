// The buttons that set the range that is looked into, and show it alone or the whole game. A function of its props.
import { type JSX, Show } from "solid-js";
import type { Messages } from "./messages/messages.ts";
import { type Stretch, stretchBetween } from "./scale.ts";

const Tool = (props: {
  readonly label: string;
  readonly d: string;
  readonly onClick: () => void;
}): JSX.Element => (
  <button
    type="button"
    class="timeline-tool"
    aria-label={props.label}
    title={props.label}
    onClick={() => props.onClick()}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={props.d} />
    </svg>
  </button>
);

export const RangeTools = (props: {
  readonly seq: number;
  readonly last: number;
  readonly range: Stretch | null;
  readonly onRange: (range: Stretch | null) => void;
  /** True where the track shows only a part of the game. */
  readonly isPartShown: boolean;
  readonly onShow: (stretch: Stretch) => void;
  readonly words: Messages;
}): JSX.Element => {
  const startHere = (): void => {
    const to = props.range?.to ?? props.last;
    props.onRange(stretchBetween(props.seq, to > props.seq ? to : props.last));
  };
  const endHere = (): void => {
    const from = props.range?.from ?? 0;
    props.onRange(stretchBetween(from < props.seq ? from : 0, props.seq));
  };
  return (
    <div class="timeline-tools" role="group" aria-label={props.words.range}>
      <Show when={props.range}>
        {(range) => <span>{props.words.rangeTold(range().from, range().to)}</span>}
      </Show>
      <Tool label={props.words.rangeStartsHere} d="M11 4H7v12h4M10 10h7" onClick={startHere} />
      <Tool label={props.words.rangeEndsHere} d="M9 4h4v12H9M10 10H3" onClick={endHere} />
      <Show when={props.range}>
        {(range) => (
          <>
            <Tool
              label={props.words.zoomIn}
              d="M9 3a6 6 0 1 0 0 12a6 6 0 0 0 0-12M13.5 13.5L17 17M6 9h6M9 6v6"
              onClick={() => props.onShow(range())}
            />
            <Tool
              label={props.words.clearRange}
              d="M5 5l10 10M15 5L5 15"
              onClick={() => props.onRange(null)}
            />
          </>
        )}
      </Show>
      <Show when={props.isPartShown}>
        <Tool
          label={props.words.wholeGame}
          d="M3 10h14M6 6l-4 4l4 4M14 6l4 4l-4 4"
          onClick={() => props.onShow({ from: 0, to: props.last })}
        />
      </Show>
    </div>
  );
};
