// The printed board, the looks that tell things apart, and the languages.
import { expect, test } from "vitest";
import { boundsOf, everyShape, styleOf } from "@assize/kernel-drawing";
import { LANGUAGES } from "@assize/kernel-model";
import { COLOURS, referenceEdition } from "@assize/grandlin-edition";
import { SMALL_CARD } from "../src/cards.ts";
import { drawing } from "../src/index.ts";
import { CELL, RIM } from "../src/layout.ts";
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

const stepsOf = (key: string) => {
  const shape = everyShape(scene).find((one) => one.key === key);
  return shape?.kind === "path" ? shape.steps : [];
};

test("the wall is open at the gates only", () => {
  const sides = stepsOf("wall:stones").filter(([letter]) => letter === "M");
  expect(sides).toHaveLength(8 - referenceEdition.gates.length);
});

test("quadrants differ by what grows there, not by colour alone, and nothing grows under cards", () => {
  const forms = COLOURS.map((colour) => {
    const growing = stepsOf(`growth:${colour}:body`);
    expect(growing.length).toBeGreaterThan(100);
    const [[, x = 0, y = 0] = ["Z"] as const] = growing;
    return JSON.stringify(
      growing.slice(0, 5).map(([letter, ...at]) => [letter, (at[0] ?? x) - x, (at[1] ?? y) - y]),
    );
  });
  expect(new Set(forms).size).toBe(COLOURS.length);
  // Feet stand beside where cards lie, in the middle of the squares.
  const [left, top] = [14 + RIM, 14 + RIM];
  for (const colour of COLOURS)
    for (const [letter, x, y] of stepsOf(`growth:${colour}:line`)) {
      if (letter !== "M" || x === undefined || y === undefined) continue;
      const [dx, dy] = [(x - left) % CELL, (y - top) % CELL].map((at) => Math.abs(at - CELL / 2));
      expect(dx! > SMALL_CARD[0] / 2 - 8 || dy! > SMALL_CARD[1] / 2).toBe(true);
    }
});

test.each(Object.values(drawing.themes))("theme $name has a look for every quadrant", (theme) => {
  for (const colour of COLOURS)
    for (const role of [`quadrant-${colour}`, `growth-${colour}`])
      expect(styleOf(theme, [role]).fill).toMatch(/^#/);
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
