// What is heard of shapes: nothing that can be reached stands inside a button or a picture.
import { expect, test } from "vitest";
import { circle, group, text } from "@assize/kernel-drawing";
import { semanticsOf } from "../../src/board/semantics.ts";

const unit = circle("unit", "", [0, 0], 1, { label: "Knight" });
const tile = group("tile", "", [0, 0], [unit, text("number", "", [0, 0], "7", 9)], {
  label: "Tile 7",
});
const role = (shape: typeof tile | typeof unit, ...pickable: string[]) =>
  semanticsOf(shape, new Set(pickable))["role"];

test("a label makes a picture, a label round labels a group, decoration is silent", () => {
  expect(semanticsOf(unit, new Set())).toMatchObject({
    role: "img",
    "aria-label": "Knight",
    tabindex: undefined,
  });
  expect(role(tile)).toBe("group");
  expect(semanticsOf(circle("dot", "", [0, 0], 1), new Set())["role"]).toBeUndefined();
});

test("what can be picked is a button with a name", () => {
  expect(semanticsOf(unit, new Set(["unit"]))).toEqual({
    role: "button",
    "aria-label": "Knight",
    tabindex: "0",
  });
  expect(role(tile, "tile")).toBe("button");
  const nameless = group("card", "", [0, 0], [text("card:text", "", [0, 0], "Wait", 9)]);
  expect(semanticsOf(nameless, new Set(["card"]))["aria-label"]).toBe("Wait");
  expect(semanticsOf(circle("dot", "", [0, 0], 1), new Set(["dot"]))["aria-label"]).toBe("dot");
});

test("of two that can be picked the inner is the button", () => {
  expect(role(tile, "tile", "unit")).toBe("group");
  expect(role(unit, "tile", "unit")).toBe("button");
});
