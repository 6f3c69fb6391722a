// The board: any drawing, live, to look at, to zoom, to pick from. A function of its props; what they mean and where they
// come from is the page's business. Knows no game, no worker and no event.
import {
  type Bounds,
  boundsOf,
  type EventPicture,
  type Scene,
  type ScenePart,
  type SceneTheme,
  touch,
} from "@assize/kernel-drawing";
import type { Language } from "@assize/kernel-model";
import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  type JSX,
  on,
  onCleanup,
  onMount,
} from "solid-js";
import "./board.css";
import { BoardBar } from "./board-bar.tsx";
import { type Act, actOf } from "./board-keys.ts";
import {
  type Box,
  type Camera,
  lookingAt,
  panBy,
  sameBox,
  seenBy,
  WHOLE,
  zoomAt,
} from "./camera.ts";
import { createCarrying, type Pickable, pickedAt } from "./carrying.ts";
import { createMedia } from "../kit/media.ts";
import { listenTo } from "./gestures.ts";
import { messagesIn } from "./messages/messages.ts";
import { createStage, type Stage } from "./stage.ts";
import { createTip } from "./tip.ts";

export interface BoardProps {
  readonly scene: Scene;
  readonly theme: SceneTheme;
  /** The event after which this is so; a step to the next or the last one is animated. */
  readonly seq: number;
  /** Another drawing that is looked at beside this one: both have one scale. */
  readonly beside?: Scene | undefined;
  /** What this event did: marks over the drawing, and what flies when it is stepped to. */
  readonly event?: EventPicture | undefined;
  /** True at a finding: nothing stands out beside the event, and whose turn comes is not drawn. */
  readonly isQuiet?: boolean | undefined;
  /** Keys of what is outlined besides, for instance what differs from another drawing. */
  readonly changed?: readonly string[] | undefined;
  /** Keys that somebody points out, in a list or a log. */
  readonly pointedOut?: readonly string[] | undefined;
  /** Words beside shapes, by key: their places in an order. */
  readonly numbered?: ReadonlyMap<string, string> | undefined;
  /** Keys that can be picked, by pointer or by keyboard. */
  readonly pickable?: ReadonlySet<string> | undefined;
  /** Of these the ones that are marked; all of them where nothing else is said. */
  readonly marked?: ReadonlySet<string> | undefined;
  /** Of these the ones that can be dragged to what is marked then. */
  readonly opens?: ReadonlySet<string> | undefined;
  readonly onPick?: ((key: string) => void) | undefined;
  /** Escape: takes back what was picked; false where nothing was. */
  readonly onUnpick?: (() => boolean) | undefined;
  /** A shape was clicked that cannot be picked: its key. */
  readonly onPoint?: ((key: string) => void) | undefined;
  /** What to come near enough to that it can be read, in the scene's units, whenever it becomes another. */
  readonly lookAt?: Bounds | undefined;
  /** A finger swept over the board: 1 is onwards, -1 back. */
  readonly onSwipe?: ((direction: 1 | -1) => void) | undefined;
  /** What can be looked at alone where the board is narrow. */
  readonly parts?: readonly ScenePart[] | undefined;
  /** Where the camera is, where somebody else keeps it: two boards that are looked at as one. */
  readonly kept?: KeptCamera | undefined;
  /** How long a move takes, in milliseconds; 0 while scrubbing or playing fast. Reduced motion is heeded here. */
  readonly motionMs: number;
  readonly language: Language;
}

/** A camera that several boards share. */
export interface KeptCamera {
  readonly camera: Accessor<Camera>;
  readonly setCamera: (next: (now: Camera) => Camera) => void;
}

/** In CSS pixels: below this a board is looked at part by part. */
const NARROW = 620;
const NO_KEYS: ReadonlySet<string> = new Set();
const NO_NUMBERS: ReadonlyMap<string, string> = new Map();

const samePart = (one: ScenePart | null, other: ScenePart | null): boolean =>
  one?.id === other?.id &&
  one?.layers.length === other?.layers.length &&
  (one?.layers.every((layer, index) => layer === other?.layers[index]) ?? true);

/** What of the drawing is seen: where the camera is, which part of the drawing, and how large it is on the page. */
const createView = (props: BoardProps) => {
  const [isNarrow, setNarrow] = createSignal(false);
  const [partId, setPartId] = createSignal<string | undefined>();
  const [ownCamera, setOwnCamera] = createSignal<Camera>(WHOLE);
  const camera = (): Camera => props.kept?.camera() ?? ownCamera();
  const setCamera = (next: (now: Camera) => Camera): void => {
    if (props.kept === undefined) setOwnCamera(next);
    else props.kept.setCamera(next);
  };
  const [size, setSize] = createSignal({ width: 0, height: 0 });
  const [box, setBox] = createSignal<Box>({ x: 0, y: 0, width: 1, height: 1 }, { equals: sameBox });
  const parts = createMemo(() => (isNarrow() ? (props.parts ?? []) : []));
  /** What is looked at may lie beside the first part: then everything is shown. */
  const partLookedAt = (): ScenePart | null => {
    const [first] = parts();
    const { lookAt, scene } = props;
    if (first === undefined || lookAt === undefined) return first ?? null;
    const whole = boundsOf(scene.shapes.filter(({ layer }) => first.layers.includes(layer ?? "")));
    return whole !== null && touch(whole, lookAt) ? first : null;
  };
  const part = createMemo(
    () => (partId() === "" ? null : (parts().find((one) => one.id === partId()) ?? partLookedAt())),
    null,
    // A game tells its parts anew with each drawing; only another choice is a change.
    { equals: samePart },
  );
  return {
    parts,
    part,
    /** Whatever part was chosen: what is to be looked at now may lie in another. */
    forgetPart: (): void => {
      setPartId(undefined);
    },
    choosePart: (id: string): void => {
      setPartId(id);
      setCamera(() => WHOLE);
    },
    camera,
    isZoomed: (): boolean => camera().zoom > 1,
    zoom: (factor: number, at: readonly [number, number] = [0.5, 0.5]): void =>
      setCamera((now) => zoomAt(now, factor, at)),
    pan: (dx: number, dy: number): void => setCamera((now) => panBy(now, dx, dy)),
    showWhole: (): void => setCamera(() => WHOLE),
    setCamera,
    size,
    setSize: (width: number, rect: DOMRect): void => {
      setNarrow(width < NARROW);
      setSize(rect);
    },
    box,
    setBox,
  };
};

type View = ReturnType<typeof createView>;

const keyOf = (element: Element | null | undefined): string | undefined =>
  element?.getAttribute("data-key") ?? undefined;

const placeOf = ({ clientX, clientY }: MouseEvent) => ({ clientX, clientY });

const pickableOn = (props: BoardProps): Pickable => ({
  keys: props.pickable ?? NO_KEYS,
  opens: props.opens ?? NO_KEYS,
});

const pointAt = (props: BoardProps, target: EventTarget | null): void => {
  const key = keyOf(target instanceof Element ? target : null);
  if (key !== undefined) props.onPoint?.(key);
};

interface Elements {
  readonly frame: HTMLDivElement;
  readonly svg: SVGSVGElement;
  readonly tip: HTMLDivElement;
}

/** Draws what is to be seen, and looks where the camera looks, whenever that changes. */
const createDrawing = (svg: SVGSVGElement, idPrefix: string, props: BoardProps, view: View) => {
  const still = createMedia("(prefers-reduced-motion: reduce)");
  const { box, camera, part, parts, setBox, setCamera, size } = view;
  const stage: Stage = createStage(svg, idPrefix);
  createEffect(() =>
    setBox(
      stage.show({
        scene: props.scene,
        theme: props.theme,
        seq: props.seq,
        beside: props.beside ?? null,
        event: props.event ?? null,
        isQuiet: props.isQuiet ?? false,
        changed: props.changed ?? [],
        pointedOut: props.pointedOut ?? [],
        numbered: props.numbered ?? NO_NUMBERS,
        part: part(),
        pickable: props.pickable ?? NO_KEYS,
        marked: props.marked ?? props.pickable ?? NO_KEYS,
        motionMs: still() ? 0 : props.motionMs,
      }),
    ),
  );
  createEffect(on(() => props.lookAt, view.forgetPart, { defer: true }));
  createEffect(
    on([() => props.lookAt, box, size], ([bounds, whole, onPage], before) => {
      if (bounds === undefined) {
        // What was looked at is over.
        if (before?.[0] !== undefined) setCamera(() => WHOLE);
        return;
      }
      const isAnother = before?.[1] !== whole;
      setCamera((now) => lookingAt(isAnother ? WHOLE : now, bounds, whole, onPage));
    }),
  );
  createEffect(() => {
    const seen = seenBy(camera(), box());
    svg.setAttribute("preserveAspectRatio", parts().length > 0 ? "xMidYMin" : "xMidYMid");
    svg.setAttribute("viewBox", `${seen.x} ${seen.y} ${seen.width} ${seen.height}`);
  });
  onCleanup(() => stage.settle());
};

/** Follows fingers, pointers and the size of the board, until it is taken off the page. */
const followUse = ({ frame, svg, tip: tipElement }: Elements, props: BoardProps, view: View) => {
  const tip = createTip(frame, svg, tipElement);
  createEffect(
    on(
      () => props.seq,
      () => tip.hide(),
    ),
  );
  const stop = listenTo(svg, {
    isZoomed: view.isZoomed,
    onPan: view.pan,
    onZoom: view.zoom,
    onSwipe: (direction) => props.onSwipe?.(direction),
    onTap: (target, pointer) => {
      const key = pickedAt(svg, { target, ...placeOf(pointer) }, pickableOn(props));
      if (key !== undefined) return props.onPick?.(key);
      tip.showAt(target, pointer);
      pointAt(props, target);
    },
    carrying: createCarrying(
      svg,
      () => pickableOn(props),
      (key) => props.pointedOut?.includes(key) ?? false,
      (key) => props.onPick?.(key),
    ),
  });
  const sizes = new ResizeObserver(() =>
    view.setSize(frame.clientWidth, svg.getBoundingClientRect()),
  );
  // The picture becomes smaller where the bar above it needs room.
  for (const element of [frame, svg]) sizes.observe(element);
  onCleanup(() => {
    stop();
    tip.end();
    sizes.disconnect();
  });
};

export const Board = (props: BoardProps): JSX.Element => {
  let svg!: SVGSVGElement;
  let frame!: HTMLDivElement;
  let tip!: HTMLDivElement;
  const id = createUniqueId();
  const words = createMemo(() => messagesIn(props.language));
  const view = createView(props);
  const act = (wished: Act): void => {
    if (wished.kind === "zoom") view.zoom(wished.factor);
    else if (wished.kind === "whole") view.showWhole();
    else view.pan(wished.x, wished.y);
  };
  const onKey = (event: KeyboardEvent): void => {
    const wished = actOf(event, view.isZoomed());
    const picks = (event.key === "Enter" || event.key === " ") && event.target !== svg;
    const key = keyOf(event.target instanceof Element ? event.target : null);
    if (wished !== null) act(wished);
    else if (picks && key !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey)
      props.onPick?.(key);
    else if (event.key !== "Escape" || props.onUnpick?.() !== true) return;
    event.preventDefault();
    event.stopPropagation();
  };
  onMount(() => {
    svg.setAttribute("role", "graphics-document");
    createDrawing(svg, `board-${id}-`, props, view);
    followUse({ frame, svg, tip }, props, view);
  });
  return (
    <div
      class="board"
      ref={(element) => void (frame = element)}
      data-zoomed={view.isZoomed() ? "" : undefined}
      data-in-parts={view.parts().length > 0 ? "" : undefined}
    >
      <BoardBar
        parts={view.parts()}
        partId={view.part()?.id ?? ""}
        onPart={view.choosePart}
        isZoomed={view.isZoomed()}
        onAct={act}
        words={words()}
      />
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
        <div ref={(element) => void (tip = element)} class="board-tip" aria-hidden="true" hidden />
      </div>
    </div>
  );
};
