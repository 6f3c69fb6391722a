// Traces out of logs, and logs out of traces: what is written can be read, and what cannot be used is told.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { jsonOf, readItf } from "@assize/kernel-itf";
import { assize } from "./command-line.ts";

const game = (name: string): string =>
  fileURLToPath(new URL(`../../../docs/examples/games/${name}.jsonl`, import.meta.url));

const folder = mkdtempSync(join(tmpdir(), "assize-itf-"));
afterAll(() => rmSync(folder, { recursive: true }));

const trace = async (name: string) => {
  const { code, out } = await assize(["export", game(name), "--itf"]);
  expect(code).toBe(0);
  const read = readItf(out);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.trace;
};

test("a log becomes a trace: what everybody may see, before the first event and after each", async () => {
  const { meta, states, vars } = await trace("short-3p");
  const lines = readFileSync(game("short-3p"), "utf8").trimEnd().split("\n");
  expect(states).toHaveLength(lines.length);
  expect(meta).toMatchObject({ format: "ITF", game: "xidit", leftOut: ["setting"] });
  expect(vars).toEqual(expect.arrayContaining(["place", "seats", "cities", "mbt::actionTaken"]));
  expect(states[0]).toMatchObject({ place: "play.setup.titans", "mbt::actionTaken": "init" });
  const actions = states.map((state) => state["mbt::actionTaken"]);
  expect(actions.slice(1, 4)).toEqual(["titansShuffled", "tilesShuffled", "tilesLaid"]);
  const at = actions.indexOf("ordersProgrammed");
  const hidden = { tag: "Some", value: { $unknown: "hidden" } };
  expect(states[at]!["mbt::nondetPicks"]).toMatchObject({ by: { tag: "Some" }, orders: hidden });
});

test("of another game too", async () => {
  const { states } = await trace("chess-opera");
  expect(jsonOf(states.at(-1)!)).toMatchObject({ place: "ended" });
});

/** A play of the model that is two events old: the Titans are stacked, then tiles that are none are shuffled. */
const SETTING = { seats: 3, length: "short", dummy: "normal", firstPlayer: 0 };
const some = (value: unknown) => ({ tag: "Some", value });
const state = (action: string, picks: object) => ({
  game: { setting: SETTING },
  "mbt::actionTaken": action,
  "mbt::nondetPicks": picks,
});
const VARS = ["game", "mbt::actionTaken", "mbt::nondetPicks"];
const PLAY = {
  vars: VARS,
  states: [
    state("init", {}),
    state("titansShuffled", {
      piles: some([
        [1, 2],
        [3, 4],
        [5, 6],
      ]),
      code: { tag: "None", value: {} },
    }),
    state("tilesShuffled", { order: some([99]) }),
  ],
};

const imported = async (text: string, ...flags: readonly string[]) => {
  const file = join(folder, "play.itf.json");
  writeFileSync(file, text);
  return assize(["import", "--from", "itf", file, ...flags]);
};

test("a trace becomes a log with every event as the model has it, and the audit judges it", async () => {
  const { code, out } = await imported(JSON.stringify(PLAY));
  const [header, first, second] = out.trimEnd().split("\n");
  expect(JSON.parse(header!)).toMatchObject({
    game: "xidit",
    options: { length: "short", dummy: "normal" },
    table: { firstPlayer: 0 },
  });
  expect(JSON.parse(first!)).toMatchObject({ seq: 1, type: "titans-shuffled" });
  expect(JSON.parse(second!)).toMatchObject({ type: "tiles-shuffled", data: { order: [99] } });
  expect(code).toBe(1);
});

const under = (setting: object): string =>
  JSON.stringify({
    ...PLAY,
    states: PLAY.states.map((one) => ({ ...one, game: { setting: { ...SETTING, ...setting } } })),
  });

test("the log is of the readings under which the model played", async () => {
  const rulings = { bank: 25, censusZero: "all-tied", noRoad: "stay" };
  const { out } = await imported(under({ rulings }));
  expect(JSON.parse(out.split("\n")[0]!)).toMatchObject({
    rulings: { set: "default", overrides: { bank: "limited:25", "census-zero": "all-tied" } },
  });
});

/** More than a log of one game may have. */
const HUGE = state("tilesShuffled", { order: some(Array.from({ length: 400 }, (_, at) => at)) });

test.each([
  ["no seat", under({ seats: 0 }), "none of this game's model"],
  ["seats in words", under({ seats: "three" }), "none of this game's model"],
  ["more seats than there are", under({ seats: 7 }), "none of this game's model"],
  ["a reading that is none", under({ rulings: { noRoad: 3 } }), "none of this game's model"],
  [
    "another reading",
    under({ rulings: { noRoad: "swim" } }),
    "reads a rule as no option says: no-road=swim",
  ],
  ["another length", under({ length: "medium" }), "no such game can be played: "],
  [
    "more than a log can hold",
    JSON.stringify({
      ...PLAY,
      states: [...PLAY.states, ...Array.from({ length: 7_000 }, () => HUGE)],
    }),
    "no log can hold this play: ",
  ],
])("a trace of a table with %s is told, and becomes no log", async (_, text, why) => {
  const { code, err, out } = await imported(text);
  expect([code, out]).toEqual([3, ""]);
  expect(err).toContain(why);
});

const with2 = (last: object): string => JSON.stringify({ ...PLAY, states: [...PLAY.states, last] });

test.each([
  ["half a file", JSON.stringify(PLAY).slice(0, 200), "not JSON"],
  ["another JSON", "[]", "this is no trace"],
  ["a state without a variable", JSON.stringify({ vars: VARS, states: [{}] }), "states[0].game"],
  ["no state", JSON.stringify({ vars: VARS, states: [] }), "this trace has no state"],
  ["no --mbt", with2({ ...PLAY.states[2], "mbt::actionTaken": "" }), "quint run --mbt"],
  ["another game's action", with2(state("matchesTaken", {})), "matchesTaken, which is no event"],
  [
    "a number beyond all logs",
    with2(state("censusCalled", { year: some({ "#bigint": "9".repeat(400) }) })),
    "",
  ],
  [
    "a name that no log has",
    with2(state("goldTaken", { seat: some({ $other: "x" }) })),
    "no log can hold",
  ],
  [
    "another model's state",
    JSON.stringify({
      vars: ["n", ...VARS.slice(1)],
      states: [{ n: 1, "mbt::actionTaken": "init", "mbt::nondetPicks": {} }],
    }),
    "none of this game's model",
  ],
  ["deep nesting", `${"[".repeat(50_000)}${"]".repeat(50_000)}`, "deep"],
])("%s is told, and nothing is thrown", async (_, text, why) => {
  const { code, err, out } = await imported(text);
  expect(err).toContain(why);
  expect(err).not.toMatch(/^\s+at /m);
  expect([1, 3]).toContain(code);
  if (code === 3) expect(out).toBe("");
});

test.each(["short-3p", "chess-opera"])("our own trace of %s is only to look at", async (name) => {
  const { out: ours } = await assize(["export", game(name), "--itf"]);
  const { code, out, err } = await imported(ours);
  expect([code, out]).toEqual([3, ""]);
  expect(err).toContain("it is only to look at: what seats keep secret is not in it");
  expect(err).toContain(`take the log itself (${game(name)})`);
});

test("what cannot be asked is wrong usage", async () => {
  const twice = await assize(["export", game("chess-opera"), "--itf", "--to", "pgn"]);
  expect([twice.code, twice.err]).toEqual([3, expect.stringContaining("one notation at a time")]);
  const edition = await imported(JSON.stringify(PLAY), "--edition", "mine.json");
  expect([edition.code, edition.err]).toEqual([3, expect.stringContaining("leave it out")]);
  const none = await imported(JSON.stringify(PLAY), "--game", "chess");
  expect([none.code, none.err]).toEqual([
    3,
    expect.stringContaining("there is no Quint model of this"),
  ]);
});
