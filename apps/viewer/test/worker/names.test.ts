// What people call bots and ruling sets: every one that a game of the catalogue has, in every language.
import { expect, test } from "vitest";
import { LANGUAGES } from "@assize/kernel-model";
import { aClient } from "./a-desk.ts";

test("bots and ruling sets of every game have names of their own in every language", async () => {
  const client = aClient();
  const named = new Set<string>();
  for (const language of LANGUAGES)
    for (const { id: game, bots, rulingSets } of await client.ask("playables", { language })) {
      for (const { id, name, describe } of bots) {
        expect([game, id, name.toLowerCase() === id && language !== "en"]).toEqual([
          game,
          id,
          false,
        ]);
        expect(describe.length).toBeGreaterThan(10);
        named.add(`${game} ${id} ${language} ${describe}`);
      }
      expect(rulingSets.length).toBeGreaterThan(1);
      for (const { id, name } of rulingSets) expect([game, id, name]).not.toEqual([game, id, id]);
      expect(new Set(rulingSets.map(({ name }) => name)).size).toBe(rulingSets.length);
    }
  // Each language says it in its own words.
  expect(named.size).toBeGreaterThanOrEqual(4 * LANGUAGES.length);
});
