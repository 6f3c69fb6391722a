// Where the two boards differ: a button for each place, and how near both are looked at. A function of its props.
import { For, type JSX, Show } from "solid-js";
import type { KeptCamera } from "../../board/board.tsx";
import { BoardTools } from "../../board/board-bar.tsx";
import type { Act } from "../../board/board-keys.ts";
import { zoomAt } from "../../board/camera.ts";
import { messagesIn as boardIn } from "../../board/messages/messages.ts";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import type { PlaceApart } from "./places-apart.ts";

/** More titles than this are told when the button is pointed at. */
const MOST_TITLES = 2;

const named = (titles: readonly string[]): string =>
  titles.slice(0, MOST_TITLES).join(", ") + (titles.length > MOST_TITLES ? " …" : "");

export const PlacesBar = (props: {
  readonly places: readonly PlaceApart[];
  /** The one that is looked at; null for the whole board. */
  readonly chosen: number | null;
  readonly onChoose: (index: number | null) => void;
  readonly kept: KeptCamera;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const boardWords = useMessages(boardIn);
  const act = (wished: Act): void => {
    if (wished.kind === "zoom")
      props.kept.setCamera((now) => zoomAt(now, wished.factor, [0.5, 0.5]));
    else if (wished.kind === "whole") props.onChoose(null);
  };
  return (
    <div class="compare-places" role="group" aria-label={words().whereApart}>
      <Show when={props.places.length > 0}>
        <span class="quiet" aria-hidden="true">
          {words().whereApart}
        </span>
      </Show>
      <For each={props.places}>
        {({ titles }, index) => (
          <button
            type="button"
            class="button small"
            title={titles.join(", ")}
            aria-pressed={props.chosen === index()}
            onClick={() => props.onChoose(index())}
          >
            <b>{index() + 1}</b> <span>{named(titles)}</span>
          </button>
        )}
      </For>
      <BoardTools isZoomed={props.kept.camera().zoom > 1} onAct={act} words={boardWords()} />
    </div>
  );
};
