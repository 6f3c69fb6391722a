// `assize explore`: from a position of a log to the shortest log that breaks a property, which is audited like any other.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linesOf, parsed } from "./a-game.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";

const TREASURE = fileURLToPath(
  new URL("../../../docs/examples/games/treasure-2p.jsonl", import.meta.url),
);

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => folder.remove());

/** After the roll of the last turn: the winning castle is two steps away. */
const LAST_MOVE = ["explore", "grandlin", "--from", TREASURE, "--at", "722"];

test("a property that breaks leaves its shortest log, which is compliant and can be explored again", async () => {
  const out = folder.path("short.jsonl");
  const ran = await assize([...LAST_MOVE, "--property", "never=ended", "--out", out]);
  expect(ran.code).toBe(1);
  expect(ran.out).toContain("broken  never:ended  ended is never reached.");
  expect(ran.out).toContain("after 5 events");
  const lines = linesOf(readFileSync(out, "utf8"));
  expect(lines.length).toBe(6);
  expect(parsed(lines.at(-1))["type"]).toBe("game-won");
  const audited = await assize(["audit", out, "--quiet"]);
  expect(audited.code).toBe(0);
  const over = await assize(["explore", "grandlin", "--from", out, "--at", "5"]);
  expect(over).toMatchObject({ code: 0, err: "" });
  expect(over.out).toContain("grandlin: 1 state, 1 end, 0 ways on");
  expect(over.out.match(/^holds /gm)?.length).toBeGreaterThanOrEqual(4);
});

test("where a bound is reached first, properties are open, and JSON says the counts", async () => {
  const ran = await assize([...LAST_MOVE, "--most-states", "50", "--transitions", "--json"]);
  expect(ran.code).toBe(2);
  const report = parsed(ran.out);
  expect(report).toMatchObject({
    format: "assize-exploration/1",
    stop: "states",
    isExhaustive: false,
  });
  expect(report["properties"]).toContainEqual({ id: "one-way-on", answer: "open" });
  expect(report["transitions"].length).toBeGreaterThan(60);
});

const SHORT = fileURLToPath(
  new URL("../../../docs/examples/games/short-3p.jsonl", import.meta.url),
);

test("how one gets to a transition: a log that is known from a new table, and is compliant", async () => {
  const page = new URL("../../../docs/how-to/explore-a-game.md", import.meta.url);
  const [, id = ""] = /--transition "([^"]+)"/.exec(readFileSync(page, "utf8"))!;
  const out = folder.path("way.jsonl");
  const ran = await assize(["explore", "xidit", "--transition", id, "--out", out]);
  expect(ran.code).toBe(0);
  expect(ran.out).toMatch(/reached after \d+ events\n.*there may be a shorter one/);
  const lines = linesOf(readFileSync(out, "utf8"));
  expect(parsed(lines.at(-1))["type"]).toBe("titan-paid");
  expect((await assize(["audit", out, "--quiet"])).code).toBe(0);
});

test("a state at which no game rests is reached where one passes through it", async () => {
  const at = ["--from", SHORT, "--at", "58", "--part", "room"];
  const passing = ["--property", "never=play.resolution.rewards.handing-out"];
  const ran = await assize(["explore", "xidit", ...at, ...passing]);
  expect([ran.code, ran.out]).toEqual([1, expect.stringContaining("after 1 event:")]);
});

const WRONG: readonly (readonly [readonly string[], string])[] = [
  [["draughts"], "assize: game draughts: not known here"],
  [["grandlin", "--property", "luck"], "--property luck: no such property; choose one-way-on"],
  [["grandlin", "--property", "never=nowhere"], "no such state or transition"],
  [["grandlin", "--part", "half"], "--part half: no such part; choose room"],
  [["xidit", "--transition", "nowhere"], "no such state or transition"],
  [["grandlin", "--transition", "play.maps"], "no game is known that gets there"],
  [["grandlin", "--most-ways", "0"], "--most-ways 0: at least 1"],
  [["xidit", "--from", TREASURE], "it is a game of grandlin"],
  [["grandlin", "--at", "5"], "--at 5: of which log? Name it: --from FILE"],
  [["grandlin", "--game-number", "2"], "--game-number 2: of which log?"],
  [
    ["xidit", "--transition", "play.resolution.turn/titan-paid"],
    'choose "play.resolution.turn/titan-paid>play.resolution.rewards"',
  ],
  [["xidit", "--transition", "play.census.hand"], 'choose "play.census.hands"'],
  [["xidit", "--transition", "play.resolution.turn", "--players", "5"], "leave out --players"],
  [["xidit", "--transition", "play.resolution.turn", "--first-player", "1"], "out --first-player"],
  [["xidit", "--transition", "play.resolution.turn", "--transitions"], "leave out --transitions"],
];

test("a file that is there already is told before anything is explored", async () => {
  const out = folder.path("there.jsonl");
  writeFileSync(out, "");
  const ran = await assize([...LAST_MOVE, "--property", "never=ended", "--out", out]);
  expect(ran).toMatchObject({ code: 3, out: "", err: expect.stringContaining("already") });
  expect(readFileSync(out, "utf8")).toBe("");
  const nowhere = folder.path("no-folder/short.jsonl");
  const lost = await assize([...LAST_MOVE, "--property", "never=ended", "--out", nowhere]);
  expect(lost).toMatchObject({ code: 3, out: "", err: expect.stringContaining("no folder") });
});

test("on a terminal it is told how far an exploration is, and nowhere else", async () => {
  const asked = ["explore", "xidit", "--from", SHORT, "--at", "384", "--property", "one-way-on"];
  const seen = await assize(asked, { progress: true });
  expect(seen.code).toBe(0);
  expect(seen.err).toContain("state 1000…");
  expect(seen.err.endsWith("\r\u001b[K")).toBe(true);
  expect((await assize(asked)).err).toBe("");
});

test("what cannot be explored is told with what can", async () => {
  for (const [args, why] of WRONG) {
    const ran = await assize(["explore", ...args]);
    expect([args, ran.code]).toEqual([args, 3]);
    expect(ran.err).toContain(why);
  }
});
