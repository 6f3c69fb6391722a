// Reports for code hosts, build servers and programs: SARIF against the standard's schema, JUnit's XML by a strict parser,
// and lines of JSON.
import { fileURLToPath } from "node:url";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import schema from "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json" with { type: "json" };
import type { AnySchema } from "ajv";
import Draft4 from "ajv-draft-04";
import addFormats from "ajv-formats";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { follow, sliceOf } from "@assize/kernel-witness";
import fc from "fast-check";
import { SaxesParser } from "saxes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linesOf, parsed, simulated, unchained, withLine } from "./a-game.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";
import { allGames } from "../src/games.ts";
import { OutputClosed } from "../src/session.ts";

const GAMES = await allGames();

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const RUNS = DEEP ? 1_000 : 25;

const example = (name: string): string => `../../docs/examples/games/${name}.jsonl`;
const DISPUTED = new URL(`../${example("disputed-4p")}`, import.meta.url).pathname;
const TREASURE = new URL(`../${example("treasure-disputed-2p")}`, import.meta.url).pathname;

const REFERENCE = "https://example.org/reference";

// A package of the standard's authors ships their schema of SARIF 2.1.0, which is of JSON Schema's draft 4. One of its
// patterns is no Unicode pattern.
const ajv = new Draft4.default({ unicodeRegExp: false, strict: false });
addFormats.default(ajv);
const isSarif = ajv.compile(schema as AnySchema);

interface SarifPlace {
  readonly physicalLocation: {
    readonly region: { readonly startLine: number; readonly startColumn?: number };
  };
}

/** What these tests read of a report; the schema says what else it has. */
interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly message: { readonly text: string };
  readonly level: string;
  readonly locations: readonly [SarifPlace];
  readonly codeFlows: readonly [
    { readonly threadFlows: readonly [{ readonly locations: readonly SarifStep[] }] },
  ];
  readonly partialFingerprints: Readonly<Record<string, string>>;
  readonly properties: { readonly log: string; readonly event: number; readonly type: string };
}
interface SarifStep {
  readonly location: SarifPlace;
}
interface SarifRule {
  readonly id: string;
  readonly helpUri?: string;
  readonly help: { readonly markdown: string };
}
interface SarifRun {
  readonly artifacts: readonly unknown[];
  readonly invocations: readonly [
    { readonly toolExecutionNotifications: readonly { readonly message: { text: string } }[] },
  ];
  readonly results: readonly SarifResult[];
  readonly tool: { readonly driver: { readonly rules: readonly SarifRule[] } };
}
interface SarifLog {
  readonly runs: readonly [SarifRun];
}

const sarifOf = (text: string): SarifLog => {
  const log: unknown = parsed(text);
  const valid = isSarif(log);
  expect({ valid, errors: isSarif.errors }).toEqual({ valid: true, errors: null });
  return log as SarifLog;
};

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: Element[];
  text: string;
}

/** Throws where the text is no well-formed XML. */
const xmlOf = (text: string): Element => {
  const root: Element = { name: "", attributes: {}, inside: [], text: "" };
  const open = [root];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes, inside: [], text: "" };
    open.at(-1)!.inside.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  const take = (some: string): void => void (open.at(-1)!.text += some);
  parser.on("text", take);
  parser.on("cdata", take);
  parser.write(text).close();
  return root.inside[0]!;
};

let folder: Folder;
let names: Readonly<Record<"good" | "unknown" | "torn" | "archive", string>>;
let logs: readonly string[];
/** All logs, audited once. */
let all: { readonly code: number | null; readonly sarif: SarifLog; readonly junit: Element };

beforeAll(async () => {
  folder = makeFolder();
  const good = await simulated(1);
  const save = (name: string, text: string): string => {
    writeFileSync(folder.path(name), text);
    return folder.path(name);
  };
  const wrong = readFileSync(DISPUTED, "utf8");
  names = {
    good: save("good game.jsonl", good),
    unknown: save(
      "unknown.jsonl",
      withLine(unchained(good), 0, (header) => ({ ...header, rules: 99 })),
    ),
    torn: save("torn.jsonl", `${good.slice(0, 2_000)}\n{"seq":\n${good}`),
    archive: save("archive.jsonl", good + wrong),
  };
  logs = [...Object.values(names), TREASURE, folder.path("missing.jsonl")];
  const xml = folder.path("all.xml");
  const flags = ["--no-impact", "--sarif", "-", "--rules-uri", REFERENCE, "--junit", xml];
  const { code, out } = await assize(["audit", ...flags, ...logs]);
  all = { code, sarif: sarifOf(out), junit: xmlOf(readFileSync(xml, "utf8")) };
});
afterAll(() => folder.remove());

describe("SARIF", () => {
  test("holds each cause under its clause", () => {
    expect(all.code).toBe(3);
    const [run] = all.sarif.runs;
    expect(run.artifacts).toHaveLength(logs.length);
    expect(run.invocations[0]).toMatchObject({ exitCode: 3, executionSuccessful: false });
    expect(run.invocations[0].toolExecutionNotifications[0]!.message.text).toContain("missing");
    const of = (log: string): readonly SarifResult[] =>
      run.results.filter((one) => one.properties.log.startsWith(log));
    expect(of(names.good)).toEqual([]);
    expect(of(names.archive).map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ["xidit/recruit.weakest", "error"],
      ["xidit/reward.gold", "error"],
      ["xidit/queue.advance", "error"],
    ]);
    const { rules } = run.tool.driver;
    for (const { ruleId, ruleIndex } of run.results) expect(rules[ruleIndex]!.id).toBe(ruleId);
    expect(of(names.unknown)[0]).toMatchObject({
      ruleId: "undetermined/unknown-rules-version",
      kind: "open",
      level: "none",
    });
    expect(of(names.torn)[0]!.ruleId).toBe("unreadable/not-json");
    expect(of(TREASURE)[0]!.ruleId).toMatch(/^grandlin\//);
  });

  test("a place is the line of the file, in an archive too, and steps lead to it", () => {
    const lines = linesOf(readFileSync(names.archive, "utf8"));
    const results = all.sarif.runs[0].results.filter(
      ({ properties }) => properties.log === `${names.archive}#2`,
    );
    expect(results).toHaveLength(3);
    const flows: number[][] = [];
    for (const { locations, codeFlows, properties } of results) {
      const { startLine } = locations[0].physicalLocation.region;
      expect(parsed(lines[startLine - 1])).toMatchObject({
        seq: properties.event,
        type: properties.type,
      });
      const flow = codeFlows[0].threadFlows[0].locations;
      const steps: number[] = flow.map(
        ({ location }) => location.physicalLocation.region.startLine,
      );
      expect(steps.at(-1)).toBe(startLine);
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
      flows.push(steps.map((line) => line - startLine + properties.event));
    }
    const [read] = readGames(readFileSync(DISPUTED));
    const followed = follow(read!, { games: GAMES, hash: nodeHash })!;
    const slices = followed.audit.verdict.findings.map((one) => sliceOf(followed, one).events);
    expect(flows).toEqual(slices);
  });

  test("of a game in a notation a place is the line and column of the file that was named", async () => {
    const pgn = folder.path("club.pgn");
    const text =
      '[Event "Club"]\n\n1. e4 e5\n2. Ke3 Nf6 3. d4 *\n\n[Event "Mate"]\n1. f3 e5 2. g4 Qh4# 1-0\n\n[Event "On"]\n1. f3 e5 2. g4 Qh4# 3. a3 *\n\n[Event "None"]\n1. e4 e4 *\n\n[Termination "time forfeit"]\n1. e4 e5 1/2-1/2\n';
    writeFileSync(pgn, text);
    const xgn = folder.path("evening.xgn");
    copyFileSync(new URL("../../../docs/examples/notation/evening.xgn", import.meta.url), xgn);
    const { out } = await assize(["audit", pgn, xgn, "--no-impact", "--sarif", "-"]);
    const { results } = sarifOf(out).runs[0];
    expect(results[2]!.ruleId).toBe("chess/end.checkmate");
    expect(results[3]!.message.text).toContain(
      "Black played pawn e7–e4. On e4 stood a white pawn.",
    );
    expect(results[4]!.message.text).toContain("The rules say “On time, Black has won”.");
    const places = results.map(({ properties, locations, codeFlows }) => {
      const at = ({ physicalLocation: { region } }: SarifPlace): string =>
        `${region.startLine}:${region.startColumn}`;
      const steps = codeFlows?.[0].threadFlows[0].locations ?? [];
      return [properties.log, at(locations[0]), ...steps.map(({ location }) => at(location))];
    });
    const before = "9:2 10:2 15:4 16:4 17:4 19:4 20:4 21:4 21:12".split(" ");
    expect(places).toEqual([
      [`${pgn}#1`, "4:4", "3:4", "3:7", "4:4"],
      [`${pgn}#2`, "7:21", "7:4", "7:13", "7:16", "7:21"],
      [`${pgn}#3`, "10:24", "10:4", "10:13", "10:16", "10:24"],
      [`${pgn}#4`, "13:7", "13:4", "13:7"],
      [`${pgn}#5`, "16:10", "16:4", "16:7", "16:10", "16:10"],
      [xgn, "21:16", ...before, "21:16"],
      [xgn, "9:2"],
    ]);
  });

  test("a fingerprint is of the cause: not of path, language and other games", async () => {
    const copy = folder.path("copy.jsonl");
    copyFileSync(DISPUTED, copy);
    const german = sarifOf((await assize(["audit", "--lang", "de", "--sarif", "-", copy])).out);
    const [first] = german.runs[0].results;
    expect(first).toMatchObject({ properties: { effect: "none" } });
    expect(german.runs[0].tool.driver.rules[0]).not.toHaveProperty("helpUri");
    const printsOf = (sarif: SarifLog, log: string): readonly string[] =>
      sarif.runs[0].results
        .filter(({ properties }) => properties.log === log)
        .map(({ partialFingerprints }) => partialFingerprints["assizeCause/v1"]!);
    const here = printsOf(all.sarif, `${names.archive}#2`);
    expect(new Set(here).size).toBe(3);
    expect(printsOf(german, copy)).toEqual(here);
  });

  test("a rule links its page where that is published", () => {
    const { rules } = all.sarif.runs[0].tool.driver;
    const pageOf = (id: string) => rules.find((rule) => rule.id.startsWith(id))!.helpUri;
    expect(pageOf("xidit/recruit.weakest")).toBe(`${REFERENCE}/clauses.md#recruit`);
    expect(pageOf("grandlin/")).toMatch(`${REFERENCE}/grandlin/clauses.md#`);
    const clauses = rules.filter(({ helpUri }) => helpUri !== undefined);
    expect(clauses.length).toBeGreaterThanOrEqual(4);
    expect(clauses.every(({ help }) => help.markdown.length > 0)).toBe(true);
  });

  test("eyes that may not see all are told no steps and no header's hash", async () => {
    const { out } = await assize([
      "audit",
      "--no-impact",
      "--seat",
      "public",
      "--sarif",
      "-",
      DISPUTED,
    ]);
    const { results } = sarifOf(out).runs[0];
    expect(results.length).toBeGreaterThan(0);
    for (const result of results) expect(result).not.toHaveProperty("codeFlows");
  });
});

describe("JUnit", () => {
  test("has a suite for each log and a case for each game", () => {
    const root = all.junit;
    expect(root.inside.map(({ attributes }) => attributes["name"])).toEqual(logs);
    const of = (log: string) => root.inside[logs.indexOf(log)]!.inside;
    const kinds = (log: string) => of(log).map(({ inside }) => inside[0]?.name ?? "passed");
    expect(kinds(names.good)).toEqual(["passed"]);
    expect(kinds(names.archive)).toEqual(["passed", "failure"]);
    expect(kinds(names.unknown)).toEqual(["error"]);
    expect(kinds(names.torn)).toEqual(["error", "passed"]);
    expect(kinds(logs.at(-1)!)).toEqual(["error"]);
    expect(of(names.archive)[1]!.inside[0]!.text).toContain("recruit.weakest");
    const { tests, failures, errors } = root.attributes;
    expect([tests, failures, errors]).toEqual(["8", "2", "3"]);
  });
});

/** A header with this name at the table, and an event that breaks a rule. */
const logNaming = (name: string): string => {
  const [header] = linesOf(readFileSync(DISPUTED, "utf8"));
  const { seats, ...rest } = parsed(header);
  const named = (seats as object[]).map((seat) => ({ ...seat, name }));
  const lines = [
    { ...rest, seats: named },
    { seq: 1, type: name === "" ? "x" : name, by: 0, data: { name } },
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
};

test("whatever stands in a log or is its name, both formats are well-formed", async () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.string({
      unit: fc.constantFrom("<", "]]>", "&", '"', "{0}", "](", "\u0000", "\uffff", "é"),
    }),
  );
  await fc.assert(
    fc.asyncProperty(text, async (name) => {
      const stdin = logNaming(name.toWellFormed());
      const missing = folder.path(`no/${name.replaceAll("\u0000", "")}.jsonl`);
      const args = ["audit", "--no-impact", "-", missing];
      const { results } = sarifOf((await assize([...args, "--sarif", "-"], { stdin })).out).runs[0];
      expect(results.length).toBeGreaterThan(0);
      const root = xmlOf((await assize([...args, "--junit", "-"], { stdin })).out);
      expect(root.inside.map(({ inside }) => inside.length)).toEqual([1, 1]);
    }),
    { numRuns: RUNS },
  );
});

describe("lines of JSON", () => {
  test("hold the reports of --json, one in a line", async () => {
    const args = ["audit", "--no-impact", names.archive, names.unknown, logs.at(-1)!];
    const { reports } = parsed((await assize([...args, "--json"])).out);
    const { out } = await assize([...args, "--ndjson"]);
    expect(linesOf(out).map(parsed)).toEqual(reports);
    expect(reports).toHaveLength(4);
  });

  test("are whole where the reader goes or the program is stopped", async () => {
    const lines: string[] = [];
    const out = async (text: string): Promise<void> => {
      if (lines.length === 2) throw new OutputClosed();
      lines.push(text);
    };
    const stdin = await simulated(1, "--games", "4");
    const { code } = await assize(["audit", "--ndjson", "-"], { stdin, out });
    expect(code).toBe(141);
    expect(lines.map((line) => parsed(line)["log"])).toEqual(["-#1", "-#2"]);
    expect(lines.every((line) => line.endsWith("}\n"))).toBe(true);
  });
});

describe("where reports go", () => {
  test("to files beside the text, which names them", async () => {
    const [sarif, junit] = [folder.path("a.sarif"), folder.path("a.xml")];
    const ran = await assize(["audit", names.good, "--sarif", sarif, "--junit", junit]);
    expect(ran.code).toBe(0);
    expect(ran.out).toContain("COMPLIANT");
    expect(ran.out).toContain(`The report is in ${sarif}.\nThe report is in ${junit}.\n`);
    expect(sarifOf(readFileSync(sarif, "utf8")).runs[0].results).toEqual([]);
    expect(xmlOf(readFileSync(junit, "utf8")).attributes["tests"]).toBe("1");
  });

  test("two cannot go to one place, and no file is written over", async () => {
    const there = folder.path("there.sarif");
    writeFileSync(there, "mine");
    const cases: readonly (readonly [readonly string[], string])[] = [
      [["--json", "--ndjson"], "--json and --ndjson both write to standard output"],
      [["--sarif", "-", "--junit", "-"], "--sarif - and --junit - both write"],
      [["--sarif", there], "there is such a file already"],
      [["--sarif", folder.path("one"), "--junit", folder.path("one")], "cannot be in one file"],
    ];
    for (const [flags, said] of cases) {
      const ran = await assize(["audit", names.good, ...flags]);
      expect(ran).toMatchObject({ code: 3, out: "" });
      expect(ran.err).toContain(said);
    }
    expect(readFileSync(there, "utf8")).toBe("mine");
    expect(existsSync(folder.path("one"))).toBe(false);
  });
});

test("JUnit tells how long each audit took, and all of them", async () => {
  const log = fileURLToPath(
    new URL("../../../docs/examples/games/disputed-4p.jsonl", import.meta.url),
  );
  const { out } = await assize(["audit", log, "--junit", "-"]);
  const times = [...out.matchAll(/<(\w+)[^>]* time="([\d.]+)"/g)];
  expect(times.map(([, name]) => name)).toEqual(["testsuites", "testsuite", "testcase"]);
  expect(new Set(times.map(([, , time]) => time)).size).toBe(1);
  expect(Number(times[0]![2])).toBeGreaterThan(0);
});

test("text for people has names, and values stand in JSON alone", async () => {
  const log = fileURLToPath(
    new URL("../../../docs/examples/games/disputed-4p.jsonl", import.meta.url),
  );
  const { out } = await assize(["audit", log]);
  expect(out).toContain("recorded: Daria recruits Archer in City 19\n");
  expect(out).not.toContain('{"');
  const explained = await assize(["explain", log, "--at", "258"]);
  expect(explained.out).not.toContain('{"');
  expect((await assize(["audit", log, "--json"])).out).toContain('"unit":"archer"');
});
