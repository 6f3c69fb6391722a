// In the built worker every question and update of a chart is called as in the sources.
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { GAME_IDS, loadGame, type PlayableGame } from "@assize/catalogue";
import { builtPage } from "../e2e/browser.ts";

/** The games stand on the script of the worker, which listens as soon as it is loaded. */
beforeAll(() => void vi.stubGlobal("self", {}));

/** A game as the worker loads it. */
const builtGame = async (id: string): Promise<PlayableGame> => {
  const assets = join(dirname(await builtPage("folder")), "assets");
  const chunks = readdirSync(assets).filter((name) => name.startsWith(`${id}-`));
  const modules = await Promise.all(
    chunks.map(async (name) => (await import(join(assets, name))) as { game?: PlayableGame }),
  );
  const found = modules.map(({ game }) => game).find((game) => typeof game === "object");
  if (found === undefined) throw new Error(`no game among ${chunks.join()}`);
  return found;
};

/** What XState adds to each update has a name of its own. */
const OF_XSTATE = new Set(["resolveAssign"]);

/** The names of all functions in a chart, and of the questions that its guards are made of. */
const namesIn = (
  value: unknown,
  names: Set<string> = new Set(),
  seen: Set<unknown> = new Set(),
) => {
  if (seen.has(value) || value === null) return names;
  seen.add(value);
  if (typeof value === "function" && !OF_XSTATE.has(value.name)) names.add(value.name);
  if (typeof value === "object" || typeof value === "function")
    for (const member of Object.values(value)) namesIn(member, names, seen);
  return names;
};

test.each(GAME_IDS)("%s", async (id) => {
  const sources = namesIn((await loadGame(id)).model.chart);
  expect(sources.size).toBeGreaterThan(80);
  const built = namesIn((await builtGame(id)).model.chart);
  expect([...sources].filter((name) => !built.has(name))).toEqual([]);
});
