// The head of the sheet on a phone: a finger draws it to one of three heights, its button takes it to the next. On a desk
// it holds the row of places and nothing else. A function of its props.
import { Show, type JSX, type ParentProps } from "solid-js";
import { Icon } from "../../kit/icons.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { SHEET_HEIGHTS, type SheetHeight } from "../../session/panels.ts";
import { useSession } from "../../session/session.tsx";
import { messagesIn } from "./messages/messages.ts";

/** Shorter than this, in CSS pixels, a touch is a tap. */
const TAP_PX = 16;

/** The next height upwards or downwards; where it goes no further, the one that it has. */
const heightFrom = (height: SheetHeight, direction: 1 | -1): SheetHeight =>
  SHEET_HEIGHTS[SHEET_HEIGHTS.indexOf(height) + direction] ?? height;

/** What the button does: upwards, and from the top to the bottom. */
const heightAfter = (height: SheetHeight): SheetHeight =>
  SHEET_HEIGHTS[(SHEET_HEIGHTS.indexOf(height) + 1) % SHEET_HEIGHTS.length] ?? height;

export const SheetHead = (
  props: ParentProps<{
    readonly height: SheetHeight;
    readonly onHeight: (height: SheetHeight) => void;
  }>,
): JSX.Element => {
  const { preferences } = useSession();
  const words = useMessages(messagesIn);
  let from: number | null = null;
  const release = ({ clientY }: PointerEvent): void => {
    const moved = from === null ? 0 : from - clientY;
    from = null;
    if (Math.abs(moved) > TAP_PX) props.onHeight(heightFrom(props.height, moved > 0 ? 1 : -1));
  };
  return (
    <div
      class="sheet-top"
      on:pointerdown={({ clientY }: PointerEvent) => (from = clientY)}
      on:pointerup={release}
      on:pointercancel={() => (from = null)}
    >
      {props.children}
      <Show when={preferences.narrow()}>
        <button
          type="button"
          class="sheet-height"
          aria-label={words().sheet(words().heights[props.height])}
          onClick={() => props.onHeight(heightAfter(props.height))}
        >
          <Icon name={props.height === "full" ? "down" : "up"} />
        </button>
      </Show>
    </div>
  );
};
