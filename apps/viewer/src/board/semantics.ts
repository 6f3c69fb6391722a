// What somebody hears of a shape, and which shapes can be picked: roles and labels as attributes. Knows no DOM.
import type { Attributes, Shape } from "@assize/kernel-drawing";

const SILENT: Attributes = { role: undefined, "aria-label": undefined, tabindex: undefined };

const someInside = (shape: Shape, holds: (shape: Shape) => boolean): boolean =>
  shape.kind === "group" &&
  shape.children.some((child) => holds(child) || someInside(child, holds));

/** The name of a shape for people: its label, else the first one inside it, or its text. */
export const labelInside = (shape: Shape): string | undefined => {
  if (shape.label !== undefined) return shape.label;
  if (shape.kind === "text") return shape.text;
  if (shape.kind !== "group") return undefined;
  for (const child of shape.children) {
    const label = labelInside(child);
    if (label !== undefined) return label;
  }
  return undefined;
};

/**
 * A shape that can be picked is a button, one with a label a picture, and one round such a group: what is inside a
 * button or a picture cannot be reached. So of two that can be picked, one inside the other, the inner is the button.
 */
export const semanticsOf = (shape: Shape, pickable: ReadonlySet<string>): Attributes => {
  const picks = pickable.has(shape.key);
  if (!picks && shape.label === undefined) return SILENT;
  const holdsPickable = someInside(shape, ({ key }) => pickable.has(key));
  if (picks && !holdsPickable)
    return { role: "button", "aria-label": labelInside(shape) ?? shape.key, tabindex: "0" };
  if (shape.label === undefined) return SILENT;
  const holds = holdsPickable || someInside(shape, ({ label }) => label !== undefined);
  return { role: holds ? "group" : "img", "aria-label": shape.label, tabindex: undefined };
};
