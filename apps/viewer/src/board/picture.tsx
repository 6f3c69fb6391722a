// A small still drawing that says nothing: previews. Knows no game.
import type { EventPicture, Scene, SceneTheme } from "@assize/kernel-drawing";
import { createEffect, createUniqueId, type JSX, onMount } from "solid-js";
import { createStage, type Stage } from "./stage.ts";

const NO_KEYS: ReadonlySet<string> = new Set();

interface PictureProps {
  readonly scene: Scene;
  readonly theme: SceneTheme;
  readonly seq: number;
  readonly event: EventPicture;
}

export const Picture = (props: PictureProps): JSX.Element => {
  let svg!: SVGSVGElement;
  let stage: Stage;
  const draw = (): void => {
    const { x, y, width, height } = stage.show({
      scene: props.scene,
      theme: props.theme,
      seq: props.seq,
      beside: null,
      event: props.event,
      changed: [],
      isQuiet: false,
      part: null,
      pointedOut: [],
      numbered: new Map(),
      pickable: null,
      marked: NO_KEYS,
      motionMs: 0,
    });
    svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  };
  onMount(() => {
    stage = createStage(svg, `picture-${createUniqueId()}-`);
    createEffect(draw);
  });
  return <svg ref={(element) => void (svg = element)} class="picture" aria-hidden="true" />;
};
