// The printed board, the looks that tell things apart, and the languages.
import { describe, expect, test } from "vitest";
import { boundsOf, everyShape, styleOf } from "@assize/kernel-drawing";
import { LANGUAGES } from "@assize/kernel-model";
import { COLOURS, referenceEdition } from "@assize/grandlin-edition";
import { drawing } from "../src/index.ts";
import { messagesIn } from "../src/messages/messages.ts";

const scene = drawing.edition(referenceEdition, "en");
const keys = everyShape(scene).map(({ key }) => key);
const matching = (pattern: RegExp): number => keys.filter((key) => pattern.test(key)).length;

test("every square, castle, gate, tower and service is drawn once", () => {
  expect(new Set(keys).size).toBe(keys.length);
  expect(matching(/^square:[A-J]\d$/)).toBe(100);
  expect(matching(/^castle:[a-z]+$/)).toBe(4);
  expect(matching(/^gate:[A-J]\d$/)).toBe(4);
  expect(matching(/^service:[a-z]+$/)).toBe(4);
  const { left, top, right, bottom } = boundsOf(scene.shapes)!;
  expect([left >= 0, top >= 0, right <= scene.width, bottom <= scene.height]).toEqual(
    Array(4).fill(true),
  );
});

test("A0 is at the bottom left, A9 at the top left, J0 at the bottom right", () => {
  const at = (key: string): readonly [number, number] => {
    const shape = scene.shapes.find((one) => one.key === key);
    return shape?.kind === "rect" ? shape.at : [0, 0];
  };
  expect(at("square:A0")[0]).toBe(at("square:A9")[0]);
  expect(at("square:A0")[1]).toBeGreaterThan(at("square:A9")[1]);
  expect(at("square:J0")[0]).toBeGreaterThan(at("square:A0")[0]);
});

test("the wall is open at the gates only", () => {
  const wall = scene.shapes.find(({ key }) => key === "wall");
  const sides = wall?.kind === "path" ? wall.steps.filter(([letter]) => letter === "M") : [];
  expect(sides).toHaveLength(8 - referenceEdition.gates.length);
});

describe.each(Object.values(drawing.themes))("theme $name", (theme) => {
  test("quadrants differ by their marks, not by colour alone", () => {
    const marks = COLOURS.map((colour) => {
      const fill = styleOf(theme, ["square", `quadrant-${colour}`]).fill;
      const pattern = typeof fill === "object" ? theme.patterns[fill.pattern] : undefined;
      return JSON.stringify(
        pattern?.shapes.map((shape) => (shape.kind === "path" ? shape.steps : shape.kind)),
      );
    });
    expect(new Set(marks).size).toBe(COLOURS.length);
  });
});

/** A word as everybody reads it, functions called with something for every place. */
const said = (word: unknown): readonly string[] => {
  if (typeof word === "string") return [word];
  if (typeof word === "function") {
    const tell = word as (...values: unknown[]) => string;
    return [tell("Red", "A1", 3), tell(1, 2, 3)];
  }
  return Object.values(word as object).flatMap(said);
};

const shapeOf = (words: object): readonly string[] =>
  Object.entries(words).flatMap(([name, word]: [string, unknown]) =>
    typeof word === "object" && word !== null
      ? shapeOf(word).map((inner) => `${name}.${inner}`)
      : [name],
  );

test("every language says everything, in its own words", () => {
  const names = shapeOf(messagesIn("en"));
  expect(names.length).toBeGreaterThan(40);
  for (const language of LANGUAGES) {
    expect(shapeOf(messagesIn(language))).toEqual(names);
    for (const text of Object.values(messagesIn(language)).flatMap(said)) {
      expect(text).toMatch(/\S/);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
  }
  const titles = LANGUAGES.map((language) => messagesIn(language).titleOfBoard);
  expect(new Set(titles).size).toBe(LANGUAGES.length);
});
