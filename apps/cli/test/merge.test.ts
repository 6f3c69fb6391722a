// `assize merge`: what three players wrote of one game, each without the others' hidden hands, two of them with lines missing, one with
// a placement of bards that the others saw otherwise.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Ajv2020 from "ajv/dist/2020.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linesOf, parsed } from "./a-game.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";

const example = (name: string): string =>
  fileURLToPath(new URL(`../../../docs/examples/${name}`, import.meta.url));

const PROTOCOLS = ["alice", "bruno", "chloe"].map((who) => example(`protocols/${who}.jsonl`));
const GAME = example("games/short-3p.jsonl");

const LINK = /,"prev":"[^"]*"/;

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => folder.remove());

test("three protocols become the game that was played, and one disagreement is told with what follows", async () => {
  const out = folder.path("merged.jsonl");
  const ran = await assize(["merge", ...PROTOCOLS, "--out", out]);
  expect(ran).toMatchObject({ code: 1, err: "" });
  expect(ran.out.split("\n").slice(0, 6)).toEqual([
    "412 events from 3 protocols",
    "Event 401: the protocols differ",
    "    alice.jsonl, chloe.jsonl: Chloé places Bard token: Region 3 (1) and Region 4 (1) (taken into the record)",
    "        COMPLIANT alice.jsonl, chloe.jsonl: 412 events, finished",
    "    bruno.jsonl: Chloé places Bard token: Region 3 (2)",
    "        VIOLATED bruno.jsonl: 412 events, finished, 1 finding, first at event 411: value-wrong",
  ]);
  const whole = folder.path("whole.jsonl");
  expect(await assize(["complete", out, "--out", whole])).toMatchObject({ code: 0 });
  expect(linesOf(readFileSync(whole, "utf8"))).toEqual(linesOf(readFileSync(GAME, "utf8")));
});

test("JSON says the same, with the lines of the record", async () => {
  const [alice, bruno] = PROTOCOLS as [string, string];
  const report = parsed((await assize(["merge", alice, bruno, "--json"])).out);
  expect(report).toMatchObject({
    format: "assize-merge/1",
    protocols: [
      { log: alice, alone: 15 },
      { log: bruno, alone: 0 },
    ],
    disagreements: [
      {
        seq: 401,
        versions: [
          { logs: [alice], taken: true, follows: { verdict: "undetermined" } },
          { logs: [bruno], taken: false, follows: { verdict: "violated" } },
        ],
      },
    ],
  });
  expect(report["lines"]).toHaveLength(413);
  const schema = new URL("../../../docs/reference/merge.schema.json", import.meta.url);
  const ajv = new Ajv2020.default({ strict: false });
  const fits = ajv.validate(parsed(readFileSync(schema, "utf8")), report);
  expect([fits, ajv.errors]).toEqual([true, null]);
});

test("who wrote the first half, and who wrote the second: together they wrote the game", async () => {
  const [header, ...lines] = linesOf(readFileSync(GAME, "utf8"));
  const bare = lines.map((line) => line.replace(LINK, ""));
  const save = (name: string, events: readonly string[]): string => {
    writeFileSync(folder.path(name), [header, ...events].map((line) => `${line}\n`).join(""));
    return folder.path(name);
  };
  const halves = [save("first.jsonl", bare.slice(0, 200)), save("second.jsonl", bare.slice(200))];
  const out = folder.path("halves.jsonl");
  expect(await assize(["merge", ...halves, "--out", out])).toMatchObject({ code: 0, err: "" });
  const unlinked = linesOf(readFileSync(out, "utf8")).map((line) => line.replace(LINK, ""));
  expect(unlinked.slice(1)).toEqual(bare);
  const turned = bare.map((line) =>
    line.replace(/"by":(\d)/, (_, seat: string) => `"by":${(Number(seat) + 1) % 3}`),
  );
  const other = await assize(["merge", GAME, save("turned.jsonl", turned)]);
  expect(other).toMatchObject({ code: 3, out: "" });
  expect(other.err).toMatch(
    /turned\.jsonl: of \d+ choices and outcomes of chance .* only \d+ agree/,
  );
});

test("protocols of different games are refused, and named", async () => {
  const ran = await assize(["merge", PROTOCOLS[0]!, example("games/short-4p.jsonl")]);
  expect(ran).toMatchObject({ code: 3, out: "" });
  expect(ran.err).toContain("short-4p.jsonl: this is another game than");
  expect(ran.err).toContain("its header's seats is");
});
