// What tests do with the board's parts in a page: they hand in plain data and get plain data back.
import type { Scene, SceneTheme, Shape } from "@assize/kernel-drawing";
import { createPainter } from "../../src/board/painter.ts";
import { createStage, type Showing } from "../../src/board/stage.ts";

const SVG = "http://www.w3.org/2000/svg";

const newGroup = (): SVGGElement => {
  const svg = document.createElementNS(SVG, "svg");
  document.body.replaceChildren(svg);
  return svg.appendChild(document.createElementNS(SVG, "g"));
};

export interface Drawing {
  readonly shapes: readonly Shape[];
  readonly pickable: readonly string[];
}

/** Draws one after another with one painter; answers those that differ from being drawn afresh. */
export const differences = (drawings: readonly Drawing[], theme: SceneTheme) => {
  const root = newGroup();
  const painter = createPainter(root);
  return drawings.flatMap(({ shapes, pickable }, index) => {
    const coat = { theme, idPrefix: "t-", pickable: new Set(pickable) };
    painter.draw(shapes, coat);
    const fresh = document.createElementNS(SVG, "g");
    createPainter(fresh).draw(shapes, coat);
    return root.isEqualNode(fresh) ? [] : [{ index, is: root.innerHTML, wanted: fresh.innerHTML }];
  });
};

/** How many elements are put in or taken out when a drawing becomes another. */
export const deeds = (from: readonly Shape[], to: readonly Shape[], theme: SceneTheme) => {
  const root = newGroup();
  const painter = createPainter(root);
  const coat = { theme, idPrefix: "t-", pickable: null };
  painter.draw(from, coat);
  const observer = new MutationObserver(() => {});
  observer.observe(root, { childList: true, subtree: true, attributes: true });
  painter.draw(to, coat);
  const records = observer.takeRecords();
  return {
    nodes: records.filter(({ type }) => type === "childList").length,
    attributes: records.filter(({ type }) => type === "attributes").length,
  };
};

let svg: SVGSVGElement;
let stage: ReturnType<typeof createStage>;

export const newStage = (): void => {
  svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("width", "800");
  svg.setAttribute("tabindex", "0");
  document.body.replaceChildren(svg);
  stage = createStage(svg, "s-");
};

type Shown = { readonly scene: Scene; readonly theme: SceneTheme; readonly seq: number } & Partial<
  Omit<Showing, "pickable" | "marked"> & { readonly pickable: readonly string[] }
>;

export const show = ({ pickable = [], ...shown }: Shown): void => {
  const { x, y, width, height } = stage.show({
    part: null,
    changed: [],
    beside: null,
    event: null,
    isQuiet: false,
    pointedOut: [],
    numbered: new Map(),
    motionMs: 0,
    ...shown,
    pickable: new Set(pickable),
    marked: new Set(pickable),
  });
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
};

/** Shows one drawing and then another; answers what of the whole picture the second one touched, by key or else by name. */
export const touchedBy = (from: Scene, to: Scene, theme: SceneTheme): readonly string[] => {
  newStage();
  show({ scene: from, theme, seq: 1 });
  const observer = new MutationObserver(() => {});
  observer.observe(svg, { childList: true, subtree: true, attributes: true });
  show({ scene: to, theme, seq: 40 });
  const elements = observer.takeRecords().map(({ target }) => target as Element);
  const names = elements
    .filter((element) => element !== svg)
    .map((element) => element.getAttribute("data-key") ?? element.tagName);
  return [...new Set(names)];
};

/** Puts all that moves at a share of its way, and answers where that begins by key. */
export const freeze = (share: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    document.getAnimations().map((animation) => {
      const effect = animation.effect as KeyframeEffect;
      animation.pause();
      animation.currentTime = share * Number(effect.getTiming().duration);
      const key = effect.target?.getAttribute("data-key") ?? "";
      return [key, String(effect.getKeyframes()[0]?.["transform"] ?? "opacity")];
    }),
  );

/** Where a shape is seen now, in CSS pixels. */
export const placeOf = (key: string): readonly number[] => {
  const { x, y } = stage.elementOf(key)!.getBoundingClientRect();
  return [x, y];
};

export const focus = (key: string): void => stage.elementOf(key)!.focus();
export const focused = (): string | null =>
  document.activeElement?.getAttribute("data-key") ?? null;

/** How far two pictures are apart when both are made small: the mean, and the share of places that clearly differ. */
export const apart = async (one: string, other: string) => {
  const [width, height] = [100, 70];
  const pixels = async (base64: string): Promise<Uint8ClampedArray> => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const context = new OffscreenCanvas(width, height).getContext("2d")!;
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, width, height);
    return context.getImageData(0, 0, width, height).data;
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  let sum = 0;
  let clear = 0;
  for (let at = 0; at < a.length; at += 4) {
    const far = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs(a[at + channel]! - b[at + channel]!)),
    );
    sum += far;
    if (far > 48) clear++;
  }
  return { mean: (4 * sum) / a.length, clear: (4 * clear) / a.length };
};
