import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linesOf, parsed, simulated } from "./a-game.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => folder.remove());

describe("simulate", () => {
  test("the same seed gives the same bytes, another seed another game", async () => {
    const once = await simulated(5);
    expect(await simulated(5)).toBe(once);
    expect(await simulated(6)).not.toBe(once);
  });

  test("reads no clock", async () => {
    expect(linesOf(await simulated(5)).some((line) => "at" in parsed(line))).toBe(false);
  });

  test("an archive is the games of its seeds, one after another", async () => {
    const single = [await simulated(5), await simulated(6), await simulated(7)];
    expect(await simulated(5, "--games", "3")).toBe(single.join(""));
  });

  test.each([
    ["--players 4 --win same:3", true],
    ["--players 3 --win same:4 --variants drop", true],
    ["--players 4 --win same:3 --variants drop,loot", false],
    ["--players 2 --win same:3", false],
    ["--players 4 --win same:2", false],
    ["--players 4 --win any:3", false],
  ])("tells beforehand of a table at which often nobody can win: %s, %s", async (flags, told) => {
    const args = [...flags.split(" "), "--ruling", "limit=turns:1"];
    const { code, err } = await assize(["simulate", "--game", "grandlin", ...args]);
    expect([code, err.includes("nobody could win")]).toEqual([0, told]);
  });

  test("--out writes a file for each game and refuses to write over one", async () => {
    const out = folder.path("season");
    const flags = ["--players", "4", "--length", "short", "--bots", "random"];
    const args = ["simulate", "--seed", "3", "--games", "2", "--out", out, ...flags];
    const ran = await assize(args);
    expect(ran.code).toBe(0);
    expect(ran.out).toContain("2 games");
    const alone = await assize(["simulate", "--seed", "4", ...flags]);
    expect(readFileSync(`${out}/xidit-4.jsonl`, "utf8")).toBe(alone.out);
    const again = await assize(args);
    expect(again.code).toBe(3);
    expect(again.err).toContain("there is such a file already");
  });

  const tables: readonly (readonly string[])[] = [
    ["--players", "3", "--bots", "random", "--dummy", "harder"],
    ["--players", "4", "--bots", "random", "--rulings", "fr"],
    ["--players", "5", "--bots", "greedy,random,random,random,random", "--length", "short"],
    ["--players", "4", "--bots", "random", "--length", "short", "--ruling", "bank=limited:20"],
  ];
  test.each(tables.map((flags) => [flags] as const))("%j is a compliant game", async (flags) => {
    const { out } = await assize(["simulate", ...flags]);
    const ran = await assize(["audit", "--quiet", "-"], { stdin: out });
    expect(ran.code).toBe(0);
    expect(ran.out).toContain("finished");
  });

  const wrong: readonly (readonly [readonly string[], string])[] = [
    [["--players", "2"], "must be 3 to 5"],
    [["--players", "6"], "must be 3 to 5"],
    [["--players", "-1"], "must be 3 to 5"],
    [["--players", "4", "--dummy", "normal"], "asked with 3 players only"],
    [["--players", "3", "--dummy", "brutal"], "normal or harder"],
    [["--length", "endless"], "must be long or short"],
    [["--first-player", "pink"], "blue, red"],
    [["--variants", "drop"], "is not known here; known are"],
    [["--win", "each"], "known are length and firstPlayer"],
    [["--bots", "genius"], "no such bot"],
    [["--bots", "random,random"], "2 bots for 4 seats"],
    [["--games", "0"], "at least one"],
    [["--game", "no-such-game"], "not known here"],
    [["--rulings", "nobody"], "--rulings nobody: no such set; xidit has default, en, de and fr\n"],
    [["--game", "grandlin", "--rulings", "de"], "no such set; grandlin has house and default\n"],
  ];
  test.each(wrong)("%j is refused", async (flags, said) => {
    const ran = await assize(["simulate", ...flags]);
    expect(ran).toMatchObject({ code: 3, out: "" });
    expect(ran.err).toContain(said);
  });
  test("there are cases", () => {
    expect(tables.length).toBeGreaterThanOrEqual(4);
    expect(wrong.length).toBeGreaterThanOrEqual(14);
  });
});
