// What it costs to look for another header that a record fits: counted in derivations of consequences, not in time.
import { readFileSync } from "node:fs";
import type { GameModel } from "@assize/kernel-model";
import { audit } from "@assize/kernel-verifier/node";
import { loadGame } from "@assize/catalogue";
import { bytesOf } from "@assize/testkit";
import { expect, it } from "vitest";
import { sealed } from "../src/deviations/planted-log.ts";

const LINES = readFileSync(
  new URL("../../../docs/examples/games/treasure-2p.jsonl", import.meta.url),
  "utf8",
)
  .trimEnd()
  .split("\n");

/** A log up to the consequence of this type that stands nearest before the line, and that with a wrong number. */
const upToWrong = (type: string, most: number): Uint8Array => {
  const at = LINES.findLastIndex(
    (line, index) => index < most && line.includes(`"type":"${type}"`),
  );
  const events = LINES.slice(1, at + 1).map((line) => JSON.parse(line));
  const last = events.at(-1)!;
  const [member] = Object.entries<unknown>(last.data).find(([, value]) => Number.isInteger(value))!;
  last.data[member] += 1;
  return bytesOf(sealed(JSON.parse(LINES[0]!), events));
};

/** The game, and how often a consequence of it was derived. */
const counting = (
  model: GameModel,
): { readonly model: GameModel; readonly count: () => number } => {
  let derived = 0;
  const events = Object.fromEntries(
    Object.entries(model.events).map(([type, event]) => {
      const { derive } = event;
      if (derive === undefined) return [type, event];
      const counted: typeof derive = (context) => {
        derived++;
        return derive(context);
      };
      return [type, { ...event, derive: counted }];
    }),
  );
  return { model: { ...model, events }, count: () => derived };
};

const derivationsOf = (game: GameModel, log: Uint8Array, asStated: boolean): number => {
  const { model, count } = counting(game);
  const answer = audit(log, { games: [model], asStated });
  expect(answer).toMatchObject({ verdict: { kind: "violated", fitsAs: null } });
  return count();
};

it.each([
  ["turn-ended", 900],
  ["move-stopped", 600],
])("a wrong value in %s near line %i is not gone along by every number", async (type, line) => {
  const { model } = await loadGame("grandlin");
  const log = upToWrong(type, line);
  const stated = derivationsOf(model, log, true);
  expect(stated).toBeGreaterThan(100);
  expect(derivationsOf(model, log, false)).toBeLessThan(1.2 * stated);
});
