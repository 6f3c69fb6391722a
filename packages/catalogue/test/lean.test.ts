// A page loads a game without its bots and in English; the rest comes when somebody asks for it.
import { LANGUAGES } from "@assize/kernel-model";
import { expect, test } from "vitest";
import { GAME_IDS, loadEntry } from "../src/lean.ts";

/** What the drawings say of their boards; a game need not draw itself. */
const labelsOf = async (language: (typeof LANGUAGES)[number]): Promise<readonly string[]> => {
  const games = await Promise.all(GAME_IDS.map(loadEntry));
  return games.flatMap(({ model, drawing }) => {
    const board = drawing?.edition?.(model.edition.reference, language);
    return board === undefined ? [] : [board.title, board.description ?? ""];
  });
};

test("a language is spoken after it has been loaded", async () => {
  const english = await labelsOf("en");
  expect(english.length).toBeGreaterThanOrEqual(4);
  for (const language of LANGUAGES.filter((one) => one !== "en")) {
    for (const id of GAME_IDS) await (await loadEntry(id)).loadLanguage?.(language);
    const labels = await labelsOf(language);
    expect(labels.length).toBe(english.length);
    expect(labels.filter((label) => english.includes(label)).length).toBeLessThan(
      english.length / 2,
    );
  }
});

test.each(GAME_IDS)("%s has the bots that it names", async (id) => {
  const { bots, defaultBot } = await loadEntry(id);
  expect(Object.keys(bots)).toContain(defaultBot);
  for (const { load } of Object.values(bots)) expect(await load()).toBeTypeOf("function");
});
