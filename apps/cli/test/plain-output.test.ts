// Nothing foreign (of a header, an event, a file's name, an argument) makes a line of its own on a terminal or steers it.
import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parsed, simulated, terse, withLine } from "./a-game.ts";
import { assize, type Folder, makeFolder, type Ran } from "./command-line.ts";

/** What a hostile text tries: a line of a verdict, ANSI and C1 steering, turned writing, other line ends, tags. */
const STEERING = [
  "\u001b[2J",
  "\u009b31m",
  "\u0085",
  "\u007f",
  "\u202e",
  "\u2066",
  "\u200f",
  "\u061c",
];
const LINE_ENDS = ["\n", "\r\n", "\r", "\u2028", "\u2029", "\v", "\f"];
const OTHERS = ["\u00ad", "\ufeff", "\u{e0041}", "\t", "\u0007"];
const FORGED = "COMPLIANT forged.jsonl: 99 events, finished";
const HOSTILE = [...LINE_ENDS, ...STEERING, ...OTHERS].map((one) => `${one}${FORGED}`).join("");
const FOREIGN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

let folder: Folder;
/** Of an unknown game; of a known one with hostile names, whole and terse; with a hostile event. */
let unknown: string,
  named: string,
  noted: string,
  shouted: string,
  hostileName: string,
  odd: string;

beforeAll(async () => {
  folder = makeFolder();
  const log = await simulated(3);
  const begun = `${log.split("\n").slice(0, 12).join("\n")}\n`;
  const write = (name: string, text: string): string => {
    const path = folder.path(name);
    writeFileSync(path, text);
    return path;
  };
  const withName = (text: string) =>
    withLine(text, 0, (header) => ({
      ...header,
      "x-note": HOSTILE,
      seats: header["seats"].map((seat: object) => ({ ...seat, name: `Eve${HOSTILE}` })),
    }));
  unknown = write(
    "unknown.jsonl",
    withLine(begun, 0, (header) => ({ ...header, game: `go${HOSTILE}` })),
  );
  named = write("named.jsonl", withName(begun));
  noted = write("noted.jsonl", withName(terse(log)));
  shouted = write(
    "shouted.jsonl",
    withLine(begun, 2, (event) => ({
      ...event,
      type: `shout${HOSTILE}`,
      data: { [HOSTILE]: HOSTILE },
    })),
  );
  odd = write(`b${FORGED}\u009b.json`, JSON.stringify({ [HOSTILE]: HOSTILE }));
  hostileName = write(`a\n${FORGED}\u001b[2J\u202e.jsonl`, "no log\n");
});
afterAll(() => folder.remove());

const hasNoForeign = ({ out, err }: Ran): void => {
  for (const line of `${out}\n${err}`.split("\n")) {
    expect(line).not.toMatch(FOREIGN);
    expect(line.startsWith(FORGED)).toBe(false);
  }
};

const EVENT = JSON.stringify({ type: `go${HOSTILE}`, data: { [HOSTILE]: HOSTILE } });

const COMMANDS: readonly (readonly [what: string, args: () => readonly string[]])[] = [
  ["audit, another game", () => ["audit", unknown]],
  ["audit --sarif", () => ["audit", "--sarif", "-", unknown, named, shouted, hostileName]],
  ["audit --junit", () => ["audit", "--junit", "-", unknown, named, shouted, hostileName]],
  ["audit --quiet", () => ["audit", "--quiet", unknown, named, shouted]],
  ["audit, a hostile name", () => ["audit", named]],
  ["audit, a hostile event", () => ["audit", "--lang", "de", shouted]],
  ["show, another game", () => ["show", unknown]],
  ["show", () => ["show", named, "--at", "5"]],
  ["show --as", () => ["show", named, "--as", HOSTILE]],
  ["explain, another game", () => ["explain", unknown, "--at", "0"]],
  ["explain, a recorded event", () => ["explain", shouted, "--at", "1"]],
  ["explain --event", () => ["explain", named, "--at", "5", "--event", EVENT]],
  ["position, another game", () => ["position", unknown, "--at", "0"]],
  ["position", () => ["position", named, "--at", "5"]],
  ["coverage, another game", () => ["coverage", unknown]],
  ["coverage", () => ["coverage", noted, hostileName]],
  ["complete, another game", () => ["complete", unknown]],
  ["complete, not compliant", () => ["complete", shouted]],
  ["complete", () => ["complete", noted]],
  ["inspect, another game", () => ["inspect", unknown]],
  ["inspect, a hostile file", () => ["inspect", hostileName]],
  ["view, no such file", () => ["view", `${hostileName}.x`]],
  ["simulate", () => ["simulate", "--game", HOSTILE]],
  ["rules", () => ["rules", HOSTILE]],
  ["edition check", () => ["edition", "check", hostileName]],
  ["chart", () => ["chart", HOSTILE]],
  ["a hostile file", () => ["audit", hostileName]],
  ["no such file", () => ["audit", `${hostileName}.x`]],
  ["no such flag", () => ["audit", `--no${HOSTILE}`, named]],
  ["no such command", () => [HOSTILE]],
];

test.each(COMMANDS)("%s: one line stays one line, and nothing steers", async (_, args) => {
  const ran = await assize(args());
  expect(`${ran.out}${ran.err}`).not.toBe("");
  expect(ran.code).not.toBe(70);
  hasNoForeign(ran);
});

test("the table is complete", () => expect(COMMANDS.length).toBeGreaterThanOrEqual(25));

test("no cell of a table is a formula, whatever unseen stands before it", async () => {
  const unseen = [
    "",
    "\u200e",
    "\u202e",
    "\u2066",
    "\ufeff",
    "\u00a0",
    "\u3164",
    "\u200b ",
    "\u034f",
  ];
  const names = unseen.flatMap((before) =>
    ["=1+1", "+1", "-1", "@A1", "＝1"].map((text) => before + text),
  );
  expect(names.length).toBeGreaterThan(40);
  const games = names.map((name) => `[White "${name}"]\n[Result "*"]\n\n1. e5 *\n`);
  const [pgn, results] = [folder.path("cells.pgn"), folder.path("cells.sqlite")];
  writeFileSync(pgn, games.join("\n"));
  await assize(["archive", "audit", pgn, "--results", results, "-j", "1"]);
  const asked = ["archive", "query", "findings", "--results", results, "--format"];
  const rows = JSON.parse((await assize([...asked, "json"])).out) as { actor_name: string }[];
  expect(rows.map(({ actor_name }) => actor_name).toSorted()).toEqual(names.toSorted());
  const { out } = await assize([...asked, "csv"]);
  for (const name of names) expect(out).toContain(`,'${name},`);
});

test("with colours nothing but our own paint steers", async () => {
  for (const args of [
    ["audit", shouted],
    ["explain", named, "--at", "5"],
  ]) {
    const { out } = await assize(args, { colour: true });
    // oxlint-disable-next-line no-control-regex -- our own paint is what is taken off
    const bare = out.replace(/\u001b\[(?:[0-9]+;1|1|2|0)m/g, "");
    expect(bare).not.toBe(out);
    hasNoForeign({ out: bare, err: "", code: 0 });
  }
});

describe("lines of a log", () => {
  const seats = `Ann\u009b31m,Bob\u202e,Cleo`;
  const flags = ["--seats", seats, "--length", "short", "--first-player", "red", "--seed", "1"];

  test("do not steer a terminal, and their bytes stay in the log", async () => {
    const [shown, stored] = await Promise.all(
      [true, false].map(async (terminal) => {
        const path = folder.path(`recorded-${terminal}.jsonl`);
        const ran = await assize(["record", ...flags, path], { terminal });
        expect(ran).toMatchObject({ code: 0, err: "" });
        return { out: ran.out, log: readFileSync(path, "utf8") };
      }),
    );
    expect(stored!.log).toContain("Bob\u202e");
    expect(shown!.log).toBe(stored!.log);
    expect(stored!.out).toBe(stored!.log);
    hasNoForeign({ out: shown!.out, err: "", code: 0 });
    expect(shown!.out.split("\n").slice(0, -1).map(parsed)).toEqual(
      stored!.log.split("\n").slice(0, -1).map(parsed),
    );
  });

  test("of simulate stay as they are", async () => {
    const args = ["simulate", "--players", "3", "--length", "short", "--bots", "random"];
    const [shown, piped] = await Promise.all(
      [true, false].map((terminal) => assize(args, { terminal })),
    );
    expect(shown).toEqual(piped);
  });
});

describe("JSON", () => {
  const JSON_COMMANDS: readonly (readonly [what: string, args: () => readonly string[]])[] = [
    ["audit", () => ["audit", "--json", unknown, named, shouted, hostileName]],
    ["show", () => ["show", "--json", named, "--at", "5"]],
    ["show --position", () => ["show", "--position", named, "--at", "5"]],
    ["explain", () => ["explain", "--json", named, "--at", "5", "--event", EVENT]],
    ["position", () => ["position", named, "--at", "5"]],
    ["coverage", () => ["coverage", "--json", noted]],
    ["edition check", () => ["edition", "check", "--json", odd]],
    ["version", () => ["version", "--json"]],
    ["rules", () => ["rules", "--json"]],
    ["chart", () => ["chart", "xidit", "--format", "json"]],
  ];

  test.each(JSON_COMMANDS)("of %s is ASCII where it could steer", async (_, args) => {
    const ran = await assize(args());
    hasNoForeign({ ...ran, err: "" });
    expect(typeof parsed(ran.out)).toBe("object");
  });

  test("says the same when it is read", async () => {
    const { out } = await assize(["audit", "--json", shouted]);
    const { findings } = parsed(out)["reports"][0];
    expect(JSON.stringify(findings)).toContain(JSON.stringify(HOSTILE).slice(1, -1));
    const asked = parsed(
      (await assize(["explain", "--json", named, "--at", "5", "--event", EVENT])).out,
    );
    expect(asked["event"]).toEqual(JSON.parse(EVENT));
    const header = parsed((await assize(["position", named, "--at", "5"])).out);
    expect(header["x-note"]).toBe(HOSTILE);
  });

  test("a completed log holds its own hashes", async () => {
    const { out } = await assize(["complete", noted]);
    expect(await assize(["audit", "--quiet", "-"], { stdin: out })).toMatchObject({ code: 0 });
    expect(parsed(out.split("\n")[0])["x-note"]).toBe(HOSTILE);
  });
});
