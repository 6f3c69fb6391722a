// The board: any drawing, live, to look at, to zoom, to pick from. A function of its props; what they mean and where they
// come from is the page's business. Knows no game, no worker and no event.
import type { Bounds, Scene, ScenePart, SceneTheme } from "@assize/kernel-drawing";
import type { Language } from "@assize/kernel-model";
import {
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  For,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
} from "solid-js";
import "./board.css";
import { type Box, type Camera, lookingAt, panBy, seenBy, WHOLE, zoomAt } from "./camera.ts";
import { listenTo } from "./gestures.ts";
import { messagesIn } from "./messages/messages.ts";
import { createStage, type Stage } from "./stage.ts";
import { createTip } from "./tip.ts";

export interface BoardProps {
  readonly scene: Scene;
  readonly theme: SceneTheme;
  /** For paper; the theme itself where there is none. */
  readonly printTheme?: SceneTheme | undefined;
  /** The event after which this is so; a step to the next or the last one is animated. */
  readonly seq: number;
  /** Keys of what this event changed; they are outlined. */
  readonly changed?: readonly string[] | undefined;
  /** The drawing one event earlier, where the page has it: moved pieces then have a trail after a jump too. */
  readonly before?: Scene | undefined;
  /** Keys that somebody points out, in a list or a log. */
  readonly pointedOut?: readonly string[] | undefined;
  /** Keys that can be picked, by pointer or by keyboard. */
  readonly pickable?: ReadonlySet<string> | undefined;
  readonly onPick?: ((key: string) => void) | undefined;
  /** A shape was clicked that cannot be picked: its key. */
  readonly onPoint?: ((key: string) => void) | undefined;
  /** What to come near enough to that it can be read, in the scene's units, whenever it becomes another. */
  readonly lookAt?: Bounds | undefined;
  /** A finger swept over the board: 1 is onwards, -1 back. */
  readonly onSwipe?: ((direction: 1 | -1) => void) | undefined;
  /** What can be looked at alone where the board is narrow. */
  readonly parts?: readonly ScenePart[] | undefined;
  /** The part that is looked at, by its id, where somebody else keeps it; empty for everything. */
  readonly partId?: string | undefined;
  readonly onPart?: ((id: string) => void) | undefined;
  /** How long a move takes, in milliseconds; 0 while scrubbing or playing fast. Reduced motion is heeded here. */
  readonly motionMs: number;
  readonly language: Language;
}

/** In CSS pixels: below this a board is looked at part by part. */
const NARROW = 620;
const ZOOM_STEP = 1.5;
const PAN_STEP = 0.15;
const NO_KEYS: ReadonlySet<string> = new Set();

const matches = (query: string): (() => boolean) => {
  const list = window.matchMedia(query);
  const [now, setNow] = createSignal(list.matches);
  const heed = (): void => void setNow(list.matches);
  list.addEventListener("change", heed);
  onCleanup(() => list.removeEventListener("change", heed));
  return now;
};

export const Board = (props: BoardProps): JSX.Element => {
  let svg!: SVGSVGElement;
  let frame!: HTMLDivElement;
  let tipElement!: HTMLDivElement;
  let stage: Stage;
  const id = createUniqueId();
  const words = createMemo(() => messagesIn(props.language));
  const still = matches("(prefers-reduced-motion: reduce)");
  const printing = matches("print");
  const [isNarrow, setNarrow] = createSignal(false);
  const [ownPartId, setPartId] = createSignal<string | undefined>();
  const partId = (): string | undefined => props.partId ?? ownPartId();
  const [camera, setCamera] = createSignal<Camera>(WHOLE);
  const [size, setSize] = createSignal({ width: 0, height: 0 });
  const [box, setBox] = createSignal<Box>({ x: 0, y: 0, width: 1, height: 1 });

  const parts = createMemo(() => (isNarrow() && !printing() ? (props.parts ?? []) : []));
  const part = createMemo(
    () => {
      const all = parts();
      return partId() === "" ? null : (all.find((one) => one.id === partId()) ?? all[0] ?? null);
    },
    null,
    // A game tells its parts anew with each drawing; only another choice is a change.
    { equals: (a, b) => a?.layers.join() === b?.layers.join() },
  );
  const isZoomed = (): boolean => camera().zoom > 1;
  const zoom = (factor: number, at: readonly [number, number] = [0.5, 0.5]): void =>
    void setCamera((now) => zoomAt(now, factor, at));
  const pan = (dx: number, dy: number): void => void setCamera((now) => panBy(now, dx, dy));

  const draw = (): void => {
    const next = stage.show({
      scene: props.scene,
      theme: printing() ? (props.printTheme ?? props.theme) : props.theme,
      seq: props.seq,
      changed: props.changed ?? [],
      before: props.before ?? null,
      pointedOut: props.pointedOut ?? [],
      part: part(),
      pickable: props.pickable ?? NO_KEYS,
      motionMs: still() || printing() ? 0 : props.motionMs,
    });
    setBox((now) => (Object.values(now).join() === Object.values(next).join() ? now : next));
  };

  const look = (): void => {
    const seen = seenBy(printing() ? WHOLE : camera(), box());
    svg.setAttribute("preserveAspectRatio", parts().length > 0 ? "xMidYMin" : "xMidYMid");
    svg.setAttribute("viewBox", `${seen.x} ${seen.y} ${seen.width} ${seen.height}`);
  };

  const pick = (target: EventTarget | null): boolean => {
    const element = target instanceof Element ? target.closest("[role=button]") : null;
    const key = element?.getAttribute("data-key");
    if (key === null || key === undefined) return false;
    props.onPick?.(key);
    return true;
  };

  const pointOut = (target: EventTarget | null): void => {
    const key = target instanceof Element ? target.getAttribute("data-key") : null;
    if (key !== null) props.onPoint?.(key);
  };

  const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-PAN_STEP, 0],
    ArrowRight: [PAN_STEP, 0],
    ArrowUp: [0, -PAN_STEP],
    ArrowDown: [0, PAN_STEP],
  };

  const actionOf = (key: string, target: EventTarget | null): (() => void) | null => {
    if (key === "+" || key === "=") return () => zoom(ZOOM_STEP);
    if (key === "-") return () => zoom(1 / ZOOM_STEP);
    if (key === "0") return () => void setCamera(WHOLE);
    const arrow = ARROWS[key];
    if (arrow !== undefined && isZoomed()) return () => pan(...arrow);
    if ((key === "Enter" || key === " ") && target !== svg) return () => void pick(target);
    return null;
  };

  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = actionOf(event.key, event.target);
    if (action === null) return;
    action();
    event.preventDefault();
    event.stopPropagation();
  };

  onMount(() => {
    svg.setAttribute("role", "graphics-document");
    stage = createStage(svg, `board-${id}-`);
    createEffect(draw);
    createEffect(
      on([() => props.lookAt, box, size], ([bounds, whole, view], before) => {
        if (bounds === undefined) return;
        const isAnother = before?.[1] !== whole;
        setCamera((now) => lookingAt(isAnother ? WHOLE : now, bounds, whole, view));
      }),
    );
    createEffect(look);
    const tip = createTip(frame, svg, tipElement);
    createEffect(() => {
      void props.seq;
      tip.hide();
    });
    const stop = listenTo(svg, {
      isZoomed,
      onPan: pan,
      onZoom: zoom,
      onSwipe: (direction) => props.onSwipe?.(direction),
      onTap: (target, pointer) => {
        if (pick(target)) return;
        tip.showAt(target, pointer);
        pointOut(target);
      },
    });
    const sizes = new ResizeObserver(([entry]) => {
      if (entry === undefined || printing()) return;
      setNarrow(entry.contentRect.width < NARROW);
      setSize(svg.getBoundingClientRect());
    });
    sizes.observe(frame);
    onCleanup(() => {
      stop();
      tip.end();
      sizes.disconnect();
      stage.settle();
    });
  });

  return (
    <div
      class="board"
      ref={(element) => void (frame = element)}
      data-zoomed={isZoomed() ? "" : undefined}
      data-in-parts={parts().length > 0 ? "" : undefined}
    >
      <div class="board-bar">
        <Show when={parts().length > 0}>
          <div class="board-parts" role="group" aria-label={words().parts}>
            <For each={[...parts(), { id: "", title: words().everything, layers: [] }]}>
              {({ id: one, title }) => (
                <button
                  type="button"
                  aria-pressed={(part()?.id ?? "") === one}
                  onClick={() => {
                    setPartId(one);
                    props.onPart?.(one);
                    setCamera(WHOLE);
                  }}
                >
                  {title}
                </button>
              )}
            </For>
          </div>
        </Show>
        <div class="board-tools">
          <button type="button" aria-label={words().zoomIn} onClick={() => zoom(ZOOM_STEP)}>
            <Glyph d="M10 4v12M4 10h12" />
          </button>
          <button
            type="button"
            aria-label={words().zoomOut}
            aria-disabled={!isZoomed()}
            onClick={() => zoom(1 / ZOOM_STEP)}
          >
            <Glyph d="M4 10h12" />
          </button>
          <button
            type="button"
            aria-label={words().wholeBoard}
            aria-disabled={!isZoomed()}
            onClick={() => setCamera(WHOLE)}
          >
            <Glyph d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" />
          </button>
        </div>
      </div>
      <div class="board-stage">
        <svg
          ref={(element) => void (svg = element)}
          class="board-drawing"
          tabindex="0"
          aria-label={props.scene.title}
          aria-describedby={`${id}-description`}
          on:keydown={onKey}
        />
        <p id={`${id}-description`} class="board-unseen">
          {props.scene.description} {words().keys}
        </p>
        <div
          ref={(element) => void (tipElement = element)}
          class="board-tip"
          aria-hidden="true"
          hidden
        />
      </div>
    </div>
  );
};

const Glyph = (props: { readonly d: string }): JSX.Element => (
  <svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">
    <path d={props.d} />
  </svg>
);
