// `assize distinguish` and the examples of `assize rules`: found from a position in one step, audited under both, written and read again.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { GAME_IDS, loadToldApart } from "@assize/catalogue";
import Ajv2020 from "ajv/dist/2020.js";
import type { EarlierRulebook } from "@assize/kernel-model";
import type { Start } from "@assize/kernel-referee";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gameNamed } from "../src/games.ts";
import { sidesOf, twoReadings } from "../src/two-readings.ts";
import { linesOf, parsed } from "./a-game.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => folder.remove());

const SCHEMA = new URL("../../../docs/reference/distinction.schema.json", import.meta.url);

const fits = (report: unknown): unknown => {
  const ajv = new Ajv2020.default({ strict: false });
  return [ajv.validate(parsed(readFileSync(SCHEMA, "utf8")), report), ajv.errors];
};

const CENSUS = ["--ruling", "census-zero=nobody", "--ruling", "census-zero=all-tied"];

test("the example of a ruling is shown, written, found again from where it begins, and judged under both", async () => {
  const example = folder.path("example.jsonl");
  const shown = await assize(["rules", "census-zero", "--lang", "de", "--out", example]);
  expect(shown.code).toBe(0);
  expect(shown.out).toContain("Unterschieden durch eine Partie");
  expect(shown.out).toContain("Nach nobody: „");
  const asData = parsed((await assize(["rules", "census-zero", "--json"])).out);
  expect(asData["toldApart"]).toMatchObject({
    examples: [
      { events: 2, shortest: true, sentence: expect.stringContaining("Under nobody: “") as string },
    ],
    never: [],
  });
  const out = folder.path("found.jsonl");
  const again = ["distinguish", "xidit", ...CENSUS, "--from", example, "--games", "0"];
  const found = await assize([...again, "--json", "--out", out]);
  expect(found).toMatchObject({
    code: 0,
    err: `${out}: the log that tells them apart; assize view ${out} shows it\n`,
  });
  const report = parsed(found.out);
  expect(fits(report)).toEqual([true, null]);
  expect(report).toMatchObject({
    answer: "apart",
    events: 2,
    shortest: true,
    verdicts: [{ verdict: "compliant" }, { verdict: "violated", first: { seq: 2 } }],
  });
  // The same events; only the header says from where this one was taken.
  const eventsIn = (file: string): unknown =>
    linesOf(readFileSync(file, "utf8"))
      .slice(1)
      .map((line) => parsed(line)["data"] as unknown);
  expect(eventsIn(out)).toEqual(eventsIn(example));
  const other = await assize(["audit", out, "--quiet", "--ruling", "census-zero=all-tied"]);
  expect(other.code).toBe(1);
});

test("where all was looked at they are the same; where a bound was reached it is open", async () => {
  const example = folder.path("bank.jsonl");
  await assize(["rules", "tie-seat", "--out", example]);
  const from = ["--from", example, "--games", "0"];
  const same = await assize(["distinguish", "xidit", ...CENSUS, ...from, "--at", "5"]);
  expect(same.code).toBe(1);
  expect(same.out).toContain(": all that the game offers was followed");
  const open = await assize([
    "distinguish",
    "chess",
    "--rulings",
    "fide",
    "--rulings",
    "uscf",
    "--most-events",
    "1",
    "--most-states",
    "2",
    "--games",
    "0",
    "--json",
  ]);
  expect(open.code).toBe(2);
  expect(fits(parsed(open.out))).toEqual([true, null]);
  expect(parsed(open.out)).toMatchObject({ answer: "open", readings: ["fide", "uscf"] });
});

test("the example of the how-to is what comes out", async () => {
  const page = readFileSync(
    new URL("../../../docs/how-to/tell-two-readings-apart.md", import.meta.url),
    "utf8",
  );
  const example = folder.path("arrive.jsonl");
  await assize(["rules", "arrive-act", "--game", "grandlin", "--out", example]);
  const readings = ["--ruling", "arrive-act=one", "--ruling", "arrive-act=both"];
  const ran = await assize(["distinguish", "grandlin", ...readings, "--from", example]);
  expect(ran.code).toBe(0);
  expect(page).toContain(ran.out.replaceAll(example, "arrive.jsonl"));
});

const WRONG: readonly (readonly [readonly string[], string])[] = [
  [["draughts", ...CENSUS], "game draughts: not known here; known: xidit, grandlin and chess"],
  [["xidit"], "there is one reading only; say both: --ruling KEY=OPTION --ruling KEY=OTHER"],
  [["xidit", "--ruling", "bank=unlimited"], "there is one reading only"],
  [["xidit", "--ruling", "bank=unlimited", "--ruling", "bank=unlimited"], "said twice"],
  [["xidit", ...CENSUS, "--ruling", "census-zero=nobody"], "two readings at most"],
  [
    ["xidit", "--ruling", "bank=few", "--ruling", "bank=unlimited"],
    "choose unlimited or limited:N",
  ],
  [["xidit", "--ruling", "luck=a", "--ruling", "luck=b"], "no such ruling"],
  [["xidit", ...CENSUS, "--at", "5"], "--at 5: of which log? Name it: --from FILE"],
  [["xidit", ...CENSUS, "--games", "-1"], "--games -1: at least 0"],
  [["xidit", ...CENSUS, "--most-tried", "0"], "--most-tried 0: at least 1"],
  [["xidit", "--rulebook", "abc"], "--rulebook abc: no such earlier rulebook; this game has none"],
  [["xidit", "--rulebook", "abc", "--against", "x.mjs"], "--against and --rulebook: say one"],
  [
    ["xidit", "--against", "no-such-module.ts"],
    "--against no-such-module.ts: there is no such file",
  ],
];

test("what cannot be told apart is told with what can", async () => {
  for (const [args, why] of WRONG) {
    const ran = await assize(["distinguish", ...args]);
    expect([args, ran.code]).toEqual([args, 3]);
    expect(ran.err).toContain(why);
  }
  const none = await assize(["rules", "census.most", "--out", folder.path("none.jsonl")]);
  expect(none).toMatchObject({ code: 3 });
  expect(none.err).toContain("name a ruling that has one");
});

test("an earlier rulebook is the other side", async () => {
  const game = await gameNamed("xidit");
  const { clauses, rulings, rulingSets } = game.model.rulebook;
  const outline = {
    clauses: clauses.map(({ id }) => id),
    rulings: rulings
      .filter(({ id }) => id !== "bank")
      .map(({ id, options }) => ({ id, options: options.map((option) => option.id) })),
    sets: rulingSets,
  };
  const readings = { bank: "limited:20" };
  const earlier = { rules: 1, outline, saidBy: {}, readings } as unknown as EarlierRulebook;
  const model = { ...game.model, earlierRulebooks: [earlier] };
  const asked = { ruling: [], rulings: [], against: undefined, rulebook: "" };
  const table = { players: undefined, choices: {} };
  const two = twoReadings({ ...game, model }, asked);
  expect([two.one.name, two.other.name]).toEqual(["as it is here", "by rulebook "]);
  const sides = sidesOf(two, { header: undefined, table, edition: undefined })(null, 1)!;
  const isBounded = ({ game: ready, position }: Start): boolean =>
    (ready.model.encodeContext(position.context) as { bank: unknown }).bank !== null;
  expect([isBounded(sides.one), isBounded(sides.other)]).toEqual([false, true]);
  expect(sides.one.header.rulebook).not.toBe(sides.other.header.rulebook);
});

const grandlin = fileURLToPath(
  new URL("../../../packages/grandlin/game/src/index.ts", import.meta.url),
);

const moduleOf = (name: string, type: string, derive: string): string => {
  const file = folder.path(`${name}.mjs`);
  const lines = [
    `import { grandlin } from ${JSON.stringify(grandlin)};`,
    `const changed = { ...grandlin.events[${JSON.stringify(type)}]${derive} };`,
    `export const model = { ...grandlin, events: { ...grandlin.events, ${JSON.stringify(type)}: changed } };`,
  ];
  writeFileSync(file, lines.join("\n"));
  return file;
};

test("another implementation is a module: what it does otherwise is found, and what is wrong with it is told", async () => {
  const example = folder.path("treasure.jsonl");
  await assize(["rules", "villain-life", "--game", "grandlin", "--out", example]);
  const against = (module: string): ReturnType<typeof assize> =>
    assize([
      "distinguish",
      "grandlin",
      "--against",
      module,
      "--from",
      example,
      "--games",
      "0",
      "--json",
    ]);
  const half = ", derive: (game) => ({ ...grandlin.events['round-fought'].derive(game), loss: 1 })";
  const ran = await against(moduleOf("half", "round-fought", half));
  expect(ran.err).toBe("");
  const report = parsed(ran.out);
  expect(fits(report)).toEqual([true, null]);
  expect(report).toMatchObject({ answer: "apart", shortest: true, difference: "consequence" });
  const throwing = ", derive: () => { throw new Error('not written yet'); }";
  expect(parsed((await against(moduleOf("throwing", "round-fought", throwing))).out)).toMatchObject(
    {
      answer: "apart",
      difference: "mistake",
      sentence: expect.stringContaining("not written yet") as string,
    },
  );
  const none = await assize([
    "distinguish",
    "grandlin",
    "--against",
    moduleOf("none", "no-such-event", ""),
  ]);
  expect([none.code, none.err]).toEqual([3, expect.stringContaining("none.mjs: its ") as string]);
});

const GRANDLIN = `import { grandlin } from ${JSON.stringify(grandlin)};`;

const NO_GAMES: readonly (readonly [name: string, text: string, why: string])[] = [
  ["broken", "export const model = {", "it cannot be loaded: "],
  ["throwing", "throw new Error('not today');", "it cannot be loaded: not today"],
  ["empty", "export {};", 'it exports no "model" (it exports nothing); export a game by this'],
  ["default", "export default {};", 'it exports no "model" (it exports default)'],
  ["number", "export const model = 7;", 'its "model" is a number and no game'],
  ["null", "export const model = null;", 'its "model" is nothing and no game'],
  ["list", "export const model = [];", 'its "model" is a list and no game'],
  ["maker", "export const model = () => ({});", 'its "model" is a function and no game'],
  ["bare", "export const model = {};", '"id" is nothing and has to be a text'],
  ["later", "export const model = Promise.resolve({});", '"id" is nothing and has to be a text'],
  [
    "named",
    "export const model = { id: 'grandlin', title: { en: 'x' }, rules: 1 };",
    '"rulebook" is nothing and has to be an object',
  ],
  [
    "half",
    `${GRANDLIN} export const model = { ...grandlin, view: undefined };`,
    'its "model" is no game: "view" is nothing and has to be a function; `npm run new-game`',
  ],
  ["another", `${GRANDLIN} export const model = { ...grandlin, id: 'whist' };`, 'the game "whist"'],
  [
    "chartless",
    `${GRANDLIN} export const model = { ...grandlin, chart: {} };`,
    '"chart.config" is nothing and has to be an object',
  ],
  [
    "eventless",
    `${GRANDLIN} export const model = { ...grandlin, events: { hop: 1 } };`,
    '"events.hop.class" is nothing and has to be a text; "events.hop.fields" is nothing',
  ],
  [
    "clauseless",
    `${GRANDLIN} export const model = { ...grandlin, rulebook: { ...grandlin.rulebook, clauses: [null] } };`,
    '"rulebook.clauses.0.id" is nothing and has to be a text',
  ],
];

test.each(NO_GAMES)(
  "a module that is no game (%s) is told with its name",
  async (name, text, why) => {
    const file = folder.path(`no-game-${name}.mjs`);
    writeFileSync(file, text);
    const { code, out, err } = await assize(["distinguish", "grandlin", "--against", file]);
    expect([code, out]).toEqual([3, ""]);
    expect(err.startsWith(`assize: --against ${file}: `)).toBe(true);
    expect(err).toContain(why);
    expect(err).not.toMatch(/undefined|\n +at /);
  },
);

test("a folder is no module", async () => {
  const { code, err } = await assize(["distinguish", "chess", "--against", folder.path(".")]);
  expect([code, err]).toEqual([3, expect.stringContaining("this is a folder") as string]);
});

test("a bound that is named holds for bots too, and what was reached is named", async () => {
  const file = folder.path("same.mjs");
  const chess = grandlin.replace("grandlin", "chess");
  writeFileSync(file, `export { chess as model } from ${JSON.stringify(chess)};`);
  const opera = fileURLToPath(
    new URL("../../../docs/examples/games/chess-opera.jsonl", import.meta.url),
  );
  const asked = ["chess", "--against", file, "--from", opera, "--at", "45", "--most-states", "5"];
  const ran = await assize(["distinguish", ...asked]);
  expect(ran).toMatchObject({ code: 2, err: "" });
  const [, searched, played] = ran.out.split("\n");
  expect(searched).toBe(
    `not told apart from event 45 of ${opera}: --most-states 5 was reached (looked at 1 position, the farthest 1 event from there)`,
  );
  expect(played).toBe(
    "bots differed in nothing in 1 game (ways tried at 5 positions, until --most-states 5 was reached there too)",
  );
  const asJson = await assize(["distinguish", ...asked, "--json"]);
  expect(fits(parsed(asJson.out))).toEqual([true, null]);
  expect(parsed(asJson.out)).toMatchObject({ games: 1, tried: 5, playStop: "states" });
  const unplayed = await assize(["distinguish", ...asked, "--games", "0"]);
  expect(unplayed.out).toContain("\nbots did not play (--games 0)\n");
});

test("where no such table ever asks it, that is said at once", async () => {
  const readings = ["--ruling", "dummy-wins=dummy-wins", "--ruling", "dummy-wins=best-human"];
  const asked = ["distinguish", "xidit", ...readings, "--players", "5"];
  const ran = await assize(asked);
  expect(ran.code).toBe(1);
  expect(ran.out).toContain("a table of 5 never asks this: assess.dummy is of other tables");
  const report = parsed((await assize([...asked, "--json"])).out);
  expect(fits(report)).toEqual([true, null]);
  expect(report).toMatchObject({ answer: "unasked", clauses: ["assess.dummy"] });
});

test("of two sets that choose the same it is said that they do", async () => {
  const asked = ["distinguish", "xidit", "--rulings", "default", "--rulings", "de"];
  const ran = await assize(asked);
  expect([ran.code, ran.out]).toEqual([
    1,
    "xidit: default or de\nnothing tells them apart: they choose the same option of every ruling\n",
  ]);
  const report = parsed((await assize([...asked, "--json"])).out);
  expect(fits(report)).toEqual([true, null]);
  expect(report).toMatchObject({ answer: "same", looked: { states: 0 } });
});

test("who has won then is told, and from where the bots' game begins", async () => {
  const example = folder.path("dummy-wins.jsonl");
  await assize(["rules", "dummy-wins", "--out", example]);
  const readings = ["--ruling", "dummy-wins=dummy-wins", "--ruling", "dummy-wins=best-human"];
  const ran = await assize(["distinguish", "xidit", ...readings, "--from", example]);
  expect(ran.out).toMatch(
    /\nthen under dummy-wins=dummy-wins it is won by no seat; under dummy-wins=best-human it is won by \w+\n/,
  );
  const report = await assize(["distinguish", "xidit", ...readings, "--from", example, "--json"]);
  expect(fits(parsed(report.out))).toEqual([true, null]);
  expect(parsed(report.out)["winners"]).toEqual([[], [expect.any(Number)]]);
});

const isDeep = process.env["ASSIZE_DEEP"] !== undefined;

test.runIf(isDeep)("positions of play come about by simulating the same game", async () => {
  let checked = 0;
  for (const game of GAME_IDS)
    for (const { ruling, readings, play, log } of (await loadToldApart(game)).examples) {
      if (play === undefined) continue;
      const { position } = parsed(log[0]);
      const played = await assize(["simulate", "--game", game, ...play.flags]);
      const file = folder.path(`${game}-${ruling}.jsonl`);
      writeFileSync(file, played.out);
      // Readings may differ in what no event has shown yet: the position is that of one of them.
      const positions: unknown[] = [];
      for (const option of readings) {
        const at = ["--at", String(play.events), "--ruling", `${ruling}=${option}`];
        const shown = await assize(["show", file, "--position", ...at]);
        const { place, context } = parsed(shown.out);
        positions.push({ place, context });
      }
      const { place, context } = position;
      expect([ruling, positions]).toEqual([
        ruling,
        expect.arrayContaining([{ place, context }]) as unknown,
      ]);
      checked++;
    }
  expect(checked).toBeGreaterThanOrEqual(25);
});
