// The drawing in four languages: everything said, in the rulebooks' own terms, and nothing that runs out of the drawing.
import { describe, expect, test } from "vitest";
import { boundsOf, cropTo, everyShape } from "@assize/kernel-drawing";
import { LANGUAGES, localize } from "@assize/kernel-model";
import { referenceEdition } from "@assize/xidit-edition";
import { xidit } from "@assize/xidit-game";
import { drawing } from "../src/index.ts";
import { messagesIn } from "../src/messages/messages.ts";
import { SCENERIES } from "../src/sceneries.ts";
import { playThrough } from "./a-game.ts";

const shown = playThrough(3, "short", 4).filter(
  (_, index, all) => index === 150 || index === all.length - 1,
);
const views = shown.map(({ context, place }) => xidit.view(context, place, "public"));

/** Every sentence, functions called with something for every place. */
const sentencesOf = (words: object): readonly string[] =>
  Object.values(words).flatMap((said: unknown) =>
    typeof said === "function"
      ? [
          (said as (...values: unknown[]) => string)("red", 2, 3),
          (said as (...values: unknown[]) => string)("red", null, 0),
        ]
      : [said as string],
  );

test.each(LANGUAGES)("%s says everything", (language) => {
  const words = messagesIn(language);
  expect(Object.keys(words)).toEqual(Object.keys(messagesIn("en")));
  expect(Object.keys(words).length).toBeGreaterThan(45);
  for (const said of sentencesOf({
    ...words,
    scenery: "",
    roadName: "",
    order: "",
    unit: "",
  }).filter((one) => one !== ""))
    expect(said).not.toMatch(/undefined|NaN|\[object|^\s*$/);
});

test("languages differ, and use the glossary", () => {
  for (const language of LANGUAGES) {
    const words = messagesIn(language);
    const term = (word: string): string =>
      localize(xidit.rulebook.glossary[word]!, language).text.toLowerCase();
    expect(words.census.toLowerCase()).toBe(term("census"));
    expect(words.unit("militia").toLowerCase()).toBe(term("militia"));
    expect(words.seat("green").toLowerCase()).toContain(term("green"));
    expect(words.order(1, "road-red").toLowerCase()).toContain(term("road-red"));
    expect(words.seat("mauve").toLowerCase()).toContain("mauve");
    if (language !== "en")
      for (const scenery of SCENERIES.filter((one) => one !== "capital"))
        expect(words.scenery(scenery)).not.toBe(scenery);
  }
  expect(new Set(LANGUAGES.map((language) => messagesIn(language).hall)).size).toBe(
    LANGUAGES.length,
  );
});

describe.each(LANGUAGES)("drawn in %s", (language) => {
  test("the same shapes stand there, all within the drawing", () => {
    expect(views).toHaveLength(2);
    const scenes = [
      drawing.edition(referenceEdition, language),
      ...views.map((view) => drawing.scene(view, language)),
    ];
    const inEnglish = [
      drawing.edition(referenceEdition, "en"),
      ...views.map((view) => drawing.scene(view, "en")),
    ];
    for (const [index, scene] of scenes.entries()) {
      expect(everyShape(scene).map(({ key }) => key)).toEqual(
        everyShape(inEnglish[index]!).map(({ key }) => key),
      );
      const { left, top, right, bottom } = boundsOf(scene.shapes)!;
      expect([left >= 0, top >= 0, right <= scene.width, bottom <= scene.height]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  });

  test("every layer belongs to a part that can be drawn alone", () => {
    for (const view of views) {
      const scene = drawing.scene(view, language);
      const parts = drawing.parts(view, language);
      expect(new Set(parts.flatMap(({ layers }) => layers))).toEqual(
        new Set([...scene.shapes.map(({ layer }) => layer), "guilds", "bards", "tiles"]),
      );
      for (const { id, layers, title } of parts) {
        const part = cropTo(scene, layers, title);
        expect({ id, count: part.shapes.length }).not.toEqual({ id, count: 0 });
        expect(part.width).toBeLessThan(scene.width);
      }
    }
  });
});

test("regions bear their numbers", () => {
  const texts = everyShape(drawing.edition(referenceEdition, "en")).flatMap((shape) =>
    shape.kind === "text" && shape.key.endsWith(":region-number") ? [shape.text] : [],
  );
  expect(texts).toEqual(referenceEdition.regions.map(({ id }) => String(id)));
});

test.each(LANGUAGES)("%s has room for its headings", (language) => {
  const cut = views.flatMap((view) =>
    [...everyShape(drawing.scene(view, language))].flatMap((shape) =>
      shape.kind === "text" && /\p{L}…/u.test(shape.text) ? [shape.text] : [],
    ),
  );
  expect(cut).toEqual([]);
});
