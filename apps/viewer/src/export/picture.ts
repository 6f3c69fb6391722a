// A drawing as a picture file: SVG as it is, or painted by the browser. Knows scenes and pixels, no game.
import { renderSvg, type Scene, type SceneTheme } from "@assize/kernel-drawing";
import { Defect } from "@assize/kernel-model";

export const SCALES = [1, 2] as const;
export type Scale = (typeof SCALES)[number];

/** Pixels that a browser surely paints: what is larger is made smaller. */
const MOST_PIXELS = 16_000_000;

export const svgOf = (scene: Scene, theme: SceneTheme): Blob =>
  new Blob([renderSvg(scene, theme)], { type: "image/svg+xml" });

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A scene's size in whole pixels, at a scale or less. */
export const sizeAt = ({ width, height }: Scene, scale: number): Size => {
  const most = Math.sqrt(MOST_PIXELS / (width * height));
  const by = Math.min(scale, most);
  return {
    width: Math.max(1, Math.round(width * by)),
    height: Math.max(1, Math.round(height * by)),
  };
};

const loaded = async (content: Blob): Promise<HTMLImageElement> => {
  const address = URL.createObjectURL(content);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
};

export const surface = ({ width, height }: Size): CanvasRenderingContext2D => {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Defect("this browser paints no pictures");
  return context;
};

/** Paints a scene over all of a surface. */
export const paint = async (
  context: CanvasRenderingContext2D,
  scene: Scene,
  theme: SceneTheme,
): Promise<void> => {
  const image = await loaded(svgOf(scene, theme));
  context.drawImage(image, 0, 0, context.canvas.width, context.canvas.height);
};

export const pngOf = async (scene: Scene, theme: SceneTheme, scale: Scale): Promise<Blob> => {
  const context = surface(sizeAt(scene, scale));
  await paint(context, scene, theme);
  return new Promise((resolve, reject) => {
    context.canvas.toBlob((made) => {
      if (made === null) reject(new Defect("this browser makes no PNG"));
      else resolve(made);
    }, "image/png");
  });
};
