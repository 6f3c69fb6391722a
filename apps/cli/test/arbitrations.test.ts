// Rulings of an arbiter: what a record comes to with them, that its verdict stays, and what is said of rulings that do not fit.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { arbitrationsJsonSchema } from "@assize/kernel-event-log";
import type { Json } from "@assize/kernel-model";
import { reportJsonSchema } from "@assize/kernel-report";
import Ajv2020 from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { assize } from "./command-line.ts";
import {
  docs,
  FIRST,
  impactCase,
  LOG,
  problemsOf,
  reportOf,
  type Ruling,
  rulingFiles,
} from "./rulings.ts";

const SECOND = docs("rulings/disputed-4p-second.json");

/** What a JSON Schema has against a value. */
const fits = (schema: object, value: unknown): readonly unknown[] => {
  const ajv = new Ajv2020.default({ strict: false });
  return ajv.validate(schema, value) ? [] : ajv.errors!;
};

const folder = rulingFiles();
const { save, fileOn } = folder;

const firstRulings = (): readonly Ruling[] =>
  (JSON.parse(readFileSync(FIRST, "utf8")) as { arbitrations: readonly Ruling[] }).arbitrations;

const ruled = async (log: string, rulings: readonly Ruling[], ...flags: readonly string[]) =>
  reportOf(log, "--arbitrations", fileOn(log, rulings), ...flags);

const openOf = (report: any): readonly string[] =>
  report.asArbitrated.open.map((one: any) => `${one.seq} ${one.code}`);

describe("a record with an arbiter's rulings", () => {
  test("is compliant as arbitrated, and its verdict and all else of the report stay", async () => {
    const plain = await reportOf(LOG);
    const report = await reportOf(LOG, "--arbitrations", FIRST);
    const { asArbitrated, ...rest } = report;
    expect(rest).toEqual(plain);
    expect(rest).toMatchObject({ code: 1, verdict: "violated" });
    expect(asArbitrated).toMatchObject({ source: FIRST, verdict: "compliant", open: [] });
    expect(asArbitrated.outcome.scores[2].scores).toEqual([18, 11, 14, 22]);
    expect(plain.outcome.scores[2].scores).toEqual([18, 10, 14, 22]);
    const { code } = await assize([
      "audit",
      LOG,
      "--quiet",
      "--arbitrations",
      FIRST,
      "--arbitrated",
    ]);
    expect(code).toBe(0);
  });

  test("is audited from the position that a ruling states", async () => {
    const rulings = firstRulings().slice(0, 3);
    const report = await ruled(LOG, rulings, "--arbitrated");
    expect(report.code).toBe(1);
    expect(report.asArbitrated.verdict).toBe("violated");
    expect(openOf(report)).toEqual(["642 value-wrong"]);
  });

  test("tells a penalty with the outcome, and what a second opinion sees otherwise", async () => {
    const report = await reportOf(LOG, "--arbitrations", FIRST, "--arbitrations", SECOND);
    const { asArbitrated, secondOpinion } = report;
    expect(asArbitrated.outcome.places).toEqual([[3], [1], [0], [2]]);
    expect(secondOpinion.outcome.places).toEqual([[3], [0], [2], [1]]);
    expect(secondOpinion.verdict).toBe("compliant");
    const { code: _code, err: _err, ...told } = report;
    expect(fits(reportJsonSchema, { format: "assize-report/2", reports: [told] })).toEqual([]);
    expect(fits(arbitrationsJsonSchema, JSON.parse(readFileSync(SECOND, "utf8")))).toEqual([]);
    expect(secondOpinion.differs.map((one: any) => [one.line, one.second?.ruling ?? null])).toEqual(
      [
        [284, "penalty"],
        [642, null],
      ],
    );
  });

  test.each([
    ["en", "As arbitrated: COMPLIANT", "They differ:"],
    ["fr", "Après arbitrage: CONFORME", "Ils diffèrent:"],
    ["de", "Nach dem Schiedsspruch: REGELKONFORM", "Sie unterscheiden sich:"],
    ["es", "Según el arbitraje: CONFORME", "Difieren:"],
  ])("is told in %s", async (lang, headline, differ) => {
    const log = impactCase("program-changed");
    const found = { line: 13, code: "decision-illegal" };
    const files = ["let-stand", "voided"].flatMap((ruling) => [
      "--arbitrations",
      fileOn(log, [{ ...found, ruling }]),
    ]);
    const { out } = await assize(["audit", log, "--no-impact", "--lang", lang, ...files]);
    expect(out).toContain(`\n${headline}`);
    expect(out).toContain(`\n${differ}`);
    expect(out).toContain("Mme Laurent");
  });

  test.each<[string, readonly Ruling[], string, readonly string[]]>([
    [
      "program-changed",
      [{ line: 13, code: "decision-illegal", ruling: "let-stand" }],
      "compliant",
      [],
    ],
    [
      "program-changed",
      [{ line: 13, code: "decision-illegal", ruling: "voided" }],
      "violated",
      ["14 value-wrong"],
    ],
    [
      "second-recruit",
      [{ line: 78, code: "consequence-wrong", ruling: "let-stand" }],
      "compliant",
      [],
    ],
    [
      "second-recruit",
      [{ line: 78, code: "consequence-wrong", ruling: "voided" }],
      "violated",
      ["79 consequence-missing"],
    ],
    [
      "other-tile",
      [{ line: 61, code: "value-wrong", ruling: "let-stand" }],
      "violated",
      ["67 value-wrong"],
    ],
    [
      "other-tile",
      [
        { line: 61, code: "value-wrong", ruling: "let-stand" },
        { line: 67, code: "value-wrong", ruling: "let-stand" },
      ],
      "compliant",
      [],
    ],
    [
      "shuffle-left-out",
      [{ line: 4, code: "decision-not-due", ruling: "corrected" }],
      "compliant",
      [],
    ],
  ])("goes on in %s by %j: %s", async (name, rulings, verdict, open) => {
    const report = await ruled(impactCase(name), rulings);
    expect(problemsOf(report)).toEqual(rulings.map(() => null));
    expect(report.asArbitrated.verdict).toBe(verdict);
    expect(openOf(report)).toEqual(open);
  });
});

test("a correction may state the choice that counts, where that is legal", async () => {
  const [header, ...events] = readFileSync(docs("games/blue-year.jsonl"), "utf8")
    .trimEnd()
    .split("\n");
  const at = events.findIndex((line) => line.includes('"type":"orders-programmed"'));
  const { type, by, data } = JSON.parse(events[at]!);
  const wrong = { seq: at + 1, type, by, data: { orders: data.orders.slice(1) } };
  const lines = [header!, ...events.with(at, JSON.stringify(wrong))].map((line) => {
    const { prev: _, ...members } = JSON.parse(line);
    return JSON.stringify(members);
  });
  const log = folder.path("misprogrammed.jsonl");
  writeFileSync(log, `${lines.join("\n")}\n`);
  const hash = createHash("sha256")
    .update(lines[at + 1]!)
    .digest("base64url");
  const ruledAs = async (instead: Json) => {
    const plain = await reportOf(log);
    const { seq: line, code } = plain.findings[0];
    const one = { line, code, hash, ruling: "corrected", arbiter: "R", reason: "x", instead };
    const file = save({ format: "assize-arbitrations/1", arbitrations: [one] });
    return reportOf(log, "--arbitrations", file);
  };
  const right = await ruledAs({ type, by, data });
  expect(problemsOf(right)).toEqual([null]);
  expect(right.asArbitrated.verdict).toBe("compliant");
  expect(problemsOf(await ruledAs({ type, by, data: wrong.data }))).toEqual(["not-possible"]);
});

describe("a ruling that does not fit", () => {
  const rulings = firstRulings();
  const [one, two, three, four] = rulings as [Ruling, Ruling, Ruling, Ruling];
  const wrong = (changes: Record<string, Json>, of = one): Ruling => ({ ...of, ...changes });

  test("is told with the reason, and the rest of the report stays", async () => {
    const all: readonly (readonly [string, Ruling])[] = [
      ["no-line", wrong({ line: 9999 })],
      ["other-hash", wrong({ hash: "A".repeat(43) })],
      ["not-possible", wrong({ ruling: "let-stand" })],
      ["answered-twice", wrong({ ruling: "voided" })],
      ["no-finding", wrong({ code: "decision-illegal" })],
      ["no-points", wrong({ ruling: "penalty", penalty: { seat: 1, points: -3 } }, two)],
      ["no-seat", wrong({ code: "seq-gap", ruling: "penalty", penalty: { seat: 7, place: 4 } })],
      ["arbiter-plays", wrong({ arbiter: "YELLOW" }, three)],
      ["arbiter-plays", wrong({ arbiter: " daria " }, four)],
    ];
    const arbitrations = all.map(([, ruling]) => ruling as Json);
    const file = save({ format: "assize-arbitrations/1", arbitrations });
    const report = await reportOf(LOG, "--arbitrations", file, "--arbitrated");
    expect(problemsOf(report)).toEqual(all.map(([problem]) => problem));
    expect(report).toMatchObject({ code: 3, verdict: "violated" });
    expect(report.asArbitrated.verdict).toBe("undetermined");
    expect(report.findings).toHaveLength(3);
    expect(report.err).toContain("the report says which, and why");
  });

  test.each<[string, Json, string]>([
    ["no JSON", "{", "not JSON"],
    ["another format", { format: "assize-arbitrations/9", arbitrations: [] }, "$.format"],
    [
      "a member too many",
      { format: "assize-arbitrations/1", arbitrations: [wrong({ by: 1 })] },
      "$.arbitrations[0].by",
    ],
    [
      "a seat as arbiter",
      { format: "assize-arbitrations/1", arbitrations: [wrong({ arbiter: 1 })] },
      "$.arbitrations[0].arbiter",
    ],
    [
      "a penalty that says nothing",
      { format: "assize-arbitrations/1", arbitrations: [wrong({ ruling: "penalty" })] },
      "$.arbitrations[0].penalty",
    ],
    [
      "a choice that nobody corrected",
      {
        format: "assize-arbitrations/1",
        arbitrations: [wrong({ ruling: "voided", instead: { type: "x", data: {} } })],
      },
      "$.arbitrations[0].instead",
    ],
    [
      "too many",
      {
        format: "assize-arbitrations/1",
        arbitrations: Array.from({ length: 1001 }, () => one as Json),
      },
      "$.arbitrations",
    ],
  ])("is refused before anything is audited: %s", async (_, value, where) => {
    const { code, out, err } = await assize(["audit", LOG, "--arbitrations", save(value)]);
    expect({ code, out }).toEqual({ code: 3, out: "" });
    expect(err).toContain(where);
  });

  test("is about one game", async () => {
    const { code, err } = await assize([
      "audit",
      LOG,
      LOG,
      impactCase("other-tile"),
      "--arbitrations",
      FIRST,
    ]);
    expect(code).toBe(3);
    expect(err).toContain("rulings are about one game");
  });
});

describe("rulings in the log itself", () => {
  const CHANGED = impactCase("program-changed");
  const sha = (line: string): string => createHash("sha256").update(line).digest("base64url");

  /** The log in the format that has lines of the table, without a chain, with more lines at its end. */
  const withLines = (added: (lines: readonly string[]) => readonly object[]): string => {
    const lines = readFileSync(CHANGED, "utf8")
      .trimEnd()
      .split("\n")
      .map((line, index) => {
        const { prev: _, ...members } = JSON.parse(line);
        return JSON.stringify(index === 0 ? { ...members, format: "assize-log/2" } : members);
      });
    const more = added(lines).map((one, index) =>
      JSON.stringify({ seq: lines.length + index, type: "table/arbitration", ...one }),
    );
    return save(`${[...lines, ...more].join("\n")}\n`, "jsonl");
  };

  const ruling = (lines: readonly string[], changes: object = {}) => ({
    line: 13,
    code: "decision-illegal",
    hash: sha(lines[13]!),
    ruling: "let-stand",
    arbiter: "Mme Laurent",
    reason: "Nobody had looked yet.",
    ...changes,
  });

  test("change no verdict, are told, and settle the game", async () => {
    const plain = await reportOf(withLines(() => []));
    const log = withLines((lines) => [{ data: ruling(lines) }]);
    const report = await reportOf(log);
    expect(report.asArbitrated).toMatchObject({ source: null, verdict: "compliant", open: [] });
    expect(report.code).toBe(1);
    expect(report.findings).toEqual(plain.findings);
    expect(report.covered.audited).toBe(plain.covered.audited + 1);
    const { code, out } = await assize(["audit", log, "--arbitrated", "--no-impact"]);
    expect(code).toBe(0);
    expect(out).toContain("As arbitrated: COMPLIANT, by the log's own lines");
    const both = await reportOf(log, "--arbitrations", fileOn(CHANGED, []));
    expect(both.secondOpinion.differs).toHaveLength(1);
  });

  test.each<[string, (lines: readonly string[]) => object, string]>([
    ["is about itself", (lines) => ({ data: ruling(lines, { line: 74 }) }), "data-malformed"],
    ["says too much", (lines) => ({ data: ruling(lines, { x: 1 }) }), "data-malformed"],
    ["is a seat's", (lines) => ({ by: 2, data: ruling(lines) }), "seat-unexpected"],
  ])("a line that %s is a finding", async (_, line, code) => {
    const report = await reportOf(withLines((lines) => [line(lines)]));
    const last = report.findings.at(-1);
    expect({ code: last.code, seq: last.seq, blame: last.blame }).toEqual({
      code,
      seq: 74,
      blame: "recorder",
    });
    expect(report.asArbitrated).toBeUndefined();
  });

  test("stand between lines of the game, which goes on from where it stood", async () => {
    const log = withLines((lines) => [{ data: ruling(lines) }]);
    const lines = readFileSync(log, "utf8").trimEnd().split("\n");
    const moved = [...lines.slice(0, 40), lines.at(-1)!, ...lines.slice(40, -1)].map((line, seq) =>
      seq === 0 ? line : JSON.stringify({ ...JSON.parse(line), seq }),
    );
    const file = folder.path("between.jsonl");
    writeFileSync(file, `${moved.join("\n")}\n`);
    const report = await reportOf(file);
    expect(report.findings).toHaveLength(1);
    expect(report.asArbitrated.verdict).toBe("compliant");
  });
});
