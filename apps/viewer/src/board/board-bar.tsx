// The bar over a board: which part of the drawing is looked at, and how near. A function of its props.
import type { ScenePart } from "@assize/kernel-drawing";
import { For, type JSX, Show } from "solid-js";
import { type Act, SHOW_WHOLE, ZOOM_IN, ZOOM_OUT } from "./board-keys.ts";
import type { Messages } from "./messages/messages.ts";

export const BoardBar = (props: {
  readonly parts: readonly ScenePart[];
  /** Empty for everything. */
  readonly partId: string;
  readonly onPart: (id: string) => void;
  readonly isZoomed: boolean;
  readonly onAct: (act: Act) => void;
  readonly words: Messages;
}): JSX.Element => (
  <div class="board-bar">
    <Show when={props.parts.length > 0}>
      <div class="board-parts" role="group" aria-label={props.words.parts}>
        <For each={[...props.parts, { id: "", title: props.words.everything, layers: [] }]}>
          {({ id, title }) => (
            <button
              type="button"
              aria-pressed={props.partId === id}
              onClick={() => props.onPart(id)}
            >
              {title}
            </button>
          )}
        </For>
      </div>
    </Show>
    <BoardTools isZoomed={props.isZoomed} onAct={props.onAct} words={props.words} />
  </div>
);

/** Nearer, farther, all of it. */
export const BoardTools = (props: {
  readonly isZoomed: boolean;
  readonly onAct: (act: Act) => void;
  readonly words: Messages;
}): JSX.Element => (
  <div class="board-tools">
    <button type="button" aria-label={props.words.zoomIn} onClick={() => props.onAct(ZOOM_IN)}>
      <Glyph d="M10 4v12M4 10h12" />
    </button>
    <button
      type="button"
      aria-label={props.words.zoomOut}
      aria-disabled={!props.isZoomed}
      onClick={() => props.onAct(ZOOM_OUT)}
    >
      <Glyph d="M4 10h12" />
    </button>
    <button
      type="button"
      aria-label={props.words.wholeBoard}
      aria-disabled={!props.isZoomed}
      onClick={() => props.onAct(SHOW_WHOLE)}
    >
      <Glyph d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" />
    </button>
  </div>
);

const Glyph = (props: { readonly d: string }): JSX.Element => (
  <svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">
    <path d={props.d} />
  </svg>
);
