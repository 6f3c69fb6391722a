// What a key, or a button beside the board, does with what is seen of the drawing. Pure.

export type Act =
  | { readonly kind: "zoom"; readonly factor: number }
  | { readonly kind: "whole" }
  /** In parts of what is seen. */
  | { readonly kind: "pan"; readonly x: number; readonly y: number };

const ZOOM_STEP = 1.5;
const PAN_STEP = 0.15;

export const ZOOM_IN: Act = { kind: "zoom", factor: ZOOM_STEP };
export const ZOOM_OUT: Act = { kind: "zoom", factor: 1 / ZOOM_STEP };
export const SHOW_WHOLE: Act = { kind: "whole" };

const pan = (x: number, y: number): Act => ({ kind: "pan", x, y });
const ARROWS: Readonly<Record<string, Act>> = {
  ArrowLeft: pan(-PAN_STEP, 0),
  ArrowRight: pan(PAN_STEP, 0),
  ArrowUp: pan(0, -PAN_STEP),
  ArrowDown: pan(0, PAN_STEP),
};
const KEYS: Readonly<Record<string, Act>> = {
  "+": ZOOM_IN,
  "=": ZOOM_IN,
  "-": ZOOM_OUT,
  "0": SHOW_WHOLE,
};

/** Null for keys that are not the board's; arrows are the page's as long as all of the drawing is seen. */
export const actOf = (
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  isZoomed: boolean,
): Act | null => {
  if (ctrlKey || metaKey || altKey) return null;
  return KEYS[key] ?? (isZoomed ? (ARROWS[key] ?? null) : null);
};
