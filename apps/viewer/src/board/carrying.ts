// The thing under a finger on a drawing, and one that is carried to another place. Knows elements with keys; no scene, no game.
import type { Carrying } from "./gestures.ts";

export interface Pickable {
  readonly keys: ReadonlySet<string>;
  /** Of them those that open further places: they can be carried there. */
  readonly opens: ReadonlySet<string>;
}

interface Point {
  readonly target: EventTarget | null;
  readonly clientX: number;
  readonly clientY: number;
}

/** In CSS pixels: so near to a thing it is meant. A place that ends a choice is hit only where it is. */
const NEAR = 8;

const keyOf = (element: Element): string => element.getAttribute("data-key") ?? "";

/**
 * The shape that can be picked there: what is hit, else the smallest whose place it is, whatever lies on that place.
 */
export const pickedAt = (
  svg: SVGSVGElement,
  { target, clientX, clientY }: Point,
  { keys, opens }: Pickable,
): string | undefined => {
  const hit = target instanceof Element ? target.closest("[role=button]") : null;
  if (hit !== null && svg.contains(hit) && keys.has(keyOf(hit))) return keyOf(hit);
  const found = [...svg.querySelectorAll("[role=button]")].flatMap((element) => {
    const key = keyOf(element);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const near = opens.has(key) ? NEAR : 0;
    const isThere =
      clientX >= left - near &&
      clientX <= right + near &&
      clientY >= top - near &&
      clientY <= bottom + near;
    return keys.has(key) && isThere ? [{ key, area: (right - left) * (bottom - top) }] : [];
  });
  return found.toSorted((a, b) => a.area - b.area)[0]?.key;
};

/** Picks a thing as it is lifted, and the place where it is dropped. */
export const createCarrying = (
  svg: SVGSVGElement,
  pickable: () => Pickable,
  isPicked: (key: string) => boolean,
  onPick: (key: string) => void,
): Carrying => {
  let lifted: string | undefined;
  let element: SVGElement | null = null;
  const without = (key: string): Pickable => {
    const { keys, opens } = pickable();
    return { keys: new Set([...keys].filter((one) => one !== key)), opens };
  };
  return {
    canLift: (pointer) => {
      const { clientX, clientY } = pointer;
      const target = document.elementFromPoint(clientX, clientY);
      const key = pickedAt(svg, { target, clientX, clientY }, pickable());
      lifted = key !== undefined && pickable().opens.has(key) ? key : undefined;
      return lifted !== undefined;
    },
    onMove: (dx, dy) => {
      if (lifted === undefined) return;
      if (element === null) {
        if (!isPicked(lifted)) onPick(lifted);
        element = svg.querySelector<SVGElement>(`[data-key="${CSS.escape(lifted)}"]`);
      }
      const scale = svg.getScreenCTM()?.a ?? 1;
      element?.style.setProperty("translate", `${dx / scale}px ${dy / scale}px`);
    },
    onDrop: (pointer) => {
      element?.style.removeProperty("translate");
      element = null;
      if (lifted === undefined || pointer === null) return;
      const { clientX, clientY } = pointer;
      const key = pickedAt(svg, { target: null, clientX, clientY }, without(lifted));
      if (key !== undefined && !pickable().opens.has(key)) onPick(key);
    },
  };
};
