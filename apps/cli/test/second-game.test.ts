// The same commands for a game with other words: nothing here but the game's name says which one it is.
import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assize, type Folder, makeFolder } from "./command-line.ts";

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => folder.remove());

const GAME = ["--game", "grandlin"];

test("a simulated game is compliant, can be shown and is told", async () => {
  const played = await assize(["simulate", ...GAME, "--players", "2", "--win", "any:2"]);
  expect(played.code).toBe(0);
  const log = folder.path("treasures.jsonl");
  writeFileSync(log, played.out);
  const audited = await assize(["audit", log]);
  expect(audited.code).toBe(0);
  expect(audited.out).toContain("COMPLIANT");
  expect(audited.out).toContain("Won by:");
  const shown = await assize(["show", log, "--at", "60"]);
  expect(shown.code).toBe(0);
  expect(shown.out).toContain("draw pile");
  const foreign = await assize(["show", log, "--at", "60", "--rulings", "de"]);
  expect(foreign).toMatchObject({ code: 3, out: "" });
  expect(foreign.err).toContain("--rulings de: no such set; grandlin has house and default\n");
});

test("a choice that a game does not have is refused", async () => {
  const wrong = await assize(["simulate", ...GAME, "--length", "short"]);
  expect(wrong.code).toBe(3);
  expect(wrong.err).toContain("--length short");
  const other = await assize(["simulate", "--win", "any:2"]);
  expect(other.code).toBe(3);
  const nobody = await assize(["simulate", ...GAME, "--win", "any:13"]);
  expect(nobody.err).toContain("must be any:1..12, same:1..4 or each");
});

test("a completed clause says that no text states it", async () => {
  const told = await assize(["rules", "combat.round", ...GAME]);
  expect(told.code).toBe(0);
  expect(told.out).toContain("the project completed the rules");
});
