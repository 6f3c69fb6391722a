// `assize audit --engines`: who agrees, who says nothing, and what that does to the exit code. Quint itself is asked by the tests
// of the game that has a model.
import { fileURLToPath } from "node:url";
import Ajv2020 from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { COMPARED_ENGINES, type EnginesCompared, Seq } from "@assize/kernel-model";
import { reportJsonSchema } from "@assize/kernel-report";
import { codeWithEngines, enginesNamed } from "../src/actions/engines.ts";
import { parsed } from "./a-game.ts";
import { assize } from "./command-line.ts";

const game = (name: string): string =>
  fileURLToPath(new URL(`../../../docs/examples/games/${name}.jsonl`, import.meta.url));

const fits = new Ajv2020.default({ strict: false }).compile(reportJsonSchema);

const audit = async (name: string, engines: string) => {
  const { code, out, err } = await assize([
    "audit",
    game(name),
    "--json",
    "--no-impact",
    "--engines",
    engines,
  ]);
  const document = parsed(out);
  fits(document);
  expect(fits.errors ?? []).toEqual([]);
  return { code, err, report: document.reports[0] };
};

test("both engines of the chart go through a whole game, and stand in one state", async () => {
  const { code, report } = await audit("short-3p", "table,xstate");
  const { engines, difference, upTo, members } = report.engines;
  expect([code, difference, upTo, members]).toEqual([0, null, 412, null]);
  expect(engines).toMatchObject([
    { engine: "table", version: null, events: 412, silent: null },
    { engine: "xstate", version: null, events: 412, silent: null },
  ]);
  expect(engines[1].state).toBe(engines[0].state);
});

test("the first engine gives the verdict; each refuses the event that is not what the rules say", async () => {
  const { code, report } = await audit("chess-nalchik", "xstate,table");
  const { prefix, verdict } = report;
  expect([code, verdict]).toEqual([1, "violated"]);
  expect(report.engines).toMatchObject({
    upTo: prefix + 1,
    difference: null,
    engines: [
      { engine: "xstate", events: prefix },
      { engine: "table", events: prefix },
    ],
  });
});

test("where the game has no model it is open whether the engines agree: exit code 2", async () => {
  const { code, report } = await audit("chess-opera", "table,quint");
  expect([code, report.verdict]).toEqual([2, "compliant"]);
  expect(report.engines.engines[1]).toMatchObject({
    events: 0,
    state: null,
    silent: { code: "no-model", detail: "chess" },
  });
});

test("of one engine that went alone nothing is said of each of them", async () => {
  const asked = ["--engines", "table,quint", "--no-impact"];
  const { out } = await assize(["audit", game("treasure-disputed-2p"), ...asked]);
  const [, said = ""] = out.split("Engines:");
  expect(said).toContain("there is no Quint model of this game (grandlin)");
  expect(said).toContain("Only one engine went through this record");
  expect(said).not.toContain("each of them");
});

test("in a line for each game, why an engine says nothing is told beside it, as the exit code is not that of the verdict", async () => {
  const asked = ["--engines", "table,quint", "--quiet"];
  const { code, out, err } = await assize(["audit", game("chess-opera"), ...asked]);
  expect([code, out.split(" ")[0]]).toEqual([2, "COMPLIANT"]);
  expect(err).toContain("quint did not go through it (no-model: chess); it is open whether");
  const agreed = await assize([
    "audit",
    game("chess-opera"),
    "--engines",
    "table,xstate",
    "--quiet",
  ]);
  expect([agreed.code, agreed.err]).toEqual([0, ""]);
});

test.each([
  ["quint,table", "the first one gives the verdict: table or xstate"],
  ["table,tables", "no engine tables; choose of table, xstate and quint"],
  ["table,table", "one is named twice"],
  ["", "no engine"],
])("--engines %s is wrong usage", async (engines, why) => {
  const { code, err } = await assize(["audit", game("short-3p"), "--engines", engines]);
  expect(code).toBe(3);
  expect(err).toContain(why);
});

const at = (engine: "table" | "quint", matches: number) => ({
  engine,
  took: true,
  error: null,
  state: { matches },
});
const DIFFER: EnginesCompared = {
  members: ["matches"],
  upTo: 7,
  engines: [],
  difference: {
    kind: "state",
    seq: Seq(2),
    type: "matches-taken",
    first: at("table", 3),
    second: at("quint", 4),
    members: [{ path: "$.matches", first: 3, second: 4 }],
  },
};

test("a difference is a defect of ours, whatever the verdict; silence leaves open only what was compliant", () => {
  const silent = { code: "not-installed", detail: "0.33.0" } as const;
  const open: EnginesCompared = {
    ...DIFFER,
    difference: null,
    engines: [{ engine: "quint", version: null, events: 0, state: null, silent }],
  };
  const codes = (compared: EnginesCompared | null) =>
    [0, 1, 2].map((code) => codeWithEngines(compared, code));
  expect(codes(DIFFER)).toEqual([70, 70, 70]);
  expect(codes(open)).toEqual([2, 1, 2]);
  expect(codes(null)).toEqual([0, 1, 2]);
  expect(enginesNamed(COMPARED_ENGINES.join(","))).toEqual(COMPARED_ENGINES);
});
