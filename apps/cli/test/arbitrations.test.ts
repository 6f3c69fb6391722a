// Rulings of an arbiter: what a record comes to with them, that its verdict stays, and what is said of rulings that do not fit.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { arbitrationsJsonSchema } from "@assize/kernel-event-log";
import type { Json } from "@assize/kernel-model";
import { reportJsonSchema } from "@assize/kernel-report";
import Ajv2020 from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assize, type Folder, makeFolder } from "./command-line.ts";

const docs = (path: string): string =>
  fileURLToPath(new URL(`../../../docs/examples/${path}`, import.meta.url));
const impactCase = (name: string): string =>
  fileURLToPath(new URL(`impact-cases/${name}.jsonl`, import.meta.url));

const LOG = docs("games/disputed-4p.jsonl");
const FIRST = docs("rulings/disputed-4p.json");
const SECOND = docs("rulings/disputed-4p-second.json");

interface Ruling {
  readonly line: number;
  readonly code: string;
  readonly ruling: string;
  readonly [member: string]: Json;
}

/** What a JSON Schema has against a value. */
const fits = (schema: object, value: unknown): readonly unknown[] => {
  const ajv = new Ajv2020.default({ strict: false });
  return ajv.validate(schema, value) ? [] : ajv.errors!;
};

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => folder.remove());

let files = 0;
const save = (value: Json): string => {
  const file = folder.path(`rulings-${files++}.json`);
  writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
  return file;
};

/** A file of rulings on a log: each line's hash is the `prev` of the line after it. */
const fileOn = (log: string, rulings: readonly Ruling[]): string => {
  const lines = readFileSync(log, "utf8").split("\n");
  const hashOf = (line: number): string => (JSON.parse(lines[line + 1]!) as { prev: string }).prev;
  const arbitrations = rulings.map((one) => ({
    hash: hashOf(one.line),
    arbiter: "Mme Laurent",
    reason: "So it was agreed.",
    ...one,
  }));
  return save({ format: "assize-arbitrations/1", arbitrations });
};

const firstRulings = (): readonly Ruling[] =>
  (JSON.parse(readFileSync(FIRST, "utf8")) as { arbitrations: readonly Ruling[] }).arbitrations;

const reportOf = async (log: string, ...flags: readonly string[]): Promise<any> => {
  const { code, out, err } = await assize(["audit", log, "--json", "--no-impact", ...flags]);
  return { code, err, ...JSON.parse(out).reports[0] };
};

const ruled = async (log: string, rulings: readonly Ruling[], ...flags: readonly string[]) =>
  reportOf(log, "--arbitrations", fileOn(log, rulings), ...flags);

const openOf = (report: any): readonly string[] =>
  report.asArbitrated.open.map((one: any) => `${one.seq} ${one.code}`);
const problemsOf = (report: any): readonly (string | null)[] =>
  report.asArbitrated.rulings.map((one: any) => one.problem);

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
    expect(fits(reportJsonSchema, { format: "assize-report/1", reports: [told] })).toEqual([]);
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
    const file = folder.path(`own-${files++}.jsonl`);
    writeFileSync(file, `${[...lines, ...more].join("\n")}\n`);
    return file;
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

describe("assize arbitrate", () => {
  const CHANGED = impactCase("other-tile");
  const said = ["--arbiter", "M. Roux", "--reason", "So it was agreed."];
  const write = (...flags: readonly string[]) => assize(["arbitrate", CHANGED, ...flags, ...said]);

  test("writes rulings that the audit reads, one after the other", async () => {
    const first = await write("--finding", "f1", "--answer", "let-stand");
    expect(first).toMatchObject({ code: 0, err: "" });
    const one = save(first.out);
    const second = await write("--add", one, "--finding", "f2", "--answer", "let-stand");
    const report = await reportOf(CHANGED, "--arbitrations", save(second.out), "--arbitrated");
    expect(report.code).toBe(0);
    expect(problemsOf(report)).toEqual([null, null]);
  });

  test("refuses a ruling that cannot be carried out, and says what the rules have against it", async () => {
    const rule = (...flags: readonly string[]) =>
      assize(["arbitrate", LOG, "--finding", "f1", ...flags, ...said]);
    const stands = await rule("--answer", "let-stand");
    expect(stands).toMatchObject({ code: 3, out: "" });
    expect(stands.err).toContain("nothing was written. Play cannot go on from here in this way");
    const instead = '{"type":"hand-chosen","by":1,"data":{"units":99}}';
    const other = await rule("--answer", "corrected", "--instead", instead);
    expect(other).toMatchObject({ code: 3, out: "" });
    expect(other.err).toContain("Bruno chose to show 99. The rules do not allow this choice here.");
    const player = await assize(
      ["arbitrate", LOG, "--finding", "f1", "--answer", "corrected"].concat([
        "--arbiter",
        "Bruno",
        "--reason",
        "I say so.",
      ]),
    );
    expect(player.err).toContain("nobody rules in their own game");
  });

  test.each<[readonly string[], string]>([
    [["--finding", "f9", "--answer", "voided"], "choose f1 (event 61, value-wrong) or f2"],
    [["--finding", "f1", "--answer", "penalty"], "penalty"],
    [["--finding", "f1", "--answer", "penalty", "--place", "3"], "say who pays with --seat"],
    [["--finding", "f1", "--answer", "penalty", "--seat", "0"], "--place or --points"],
    [["--finding", "f1", "--answer", "penalty", "--seat", "public", "--place", "2"], "one seat"],
    [["--finding", "f1", "--answer", "voided", "--instead", "{"], "--instead: "],
    [["--finding", "f1", "--answer", "voided", "--instead", "{}"], "instead"],
  ])("says what is wrong with %j", async (flags, message) => {
    const { code, out, err } = await write(...flags);
    expect({ code, out }).toEqual({ code: 3, out: "" });
    expect(err).toContain(message);
  });
});

describe("assize restore", () => {
  test("says in words what to change on the table", async () => {
    const restored = async (...flags: readonly string[]): Promise<string> =>
      (await assize(["restore", LOG, "--arbitrations", FIRST, ...flags])).out;
    expect(await restored("--at", "300")).toBe(
      [
        "After event 300, change on the table:",
        "    Bruno, Gold Sovereign: “5” becomes “6”.",
        "It rests on how the record is explained:",
        ...["f1, event 259", "f2, event 284"].map(
          (where) =>
            `    ${where} (value-wrong): The values were written down wrongly; the game went on by those that the rules force.`,
        ),
        "",
      ].join("\n"),
    );
    expect(await restored("--at", "200", "--lang", "es")).toBe(
      "No hay nada que cambiar en la mesa.\n",
    );
  });

  test("takes what the rules force where nobody ruled", async () => {
    const { code, out } = await assize(["restore", impactCase("other-tile"), "--lang", "de"]);
    expect(code).toBe(0);
    expect(out).toContain("Es gibt keine Entscheidung");
    expect(out).toMatch(/Anwerbungsbereich, Stapel: Aus „2 .+“ wird „2 .+“\./);
  });

  test("says which ruling cannot be carried out, and how far the game goes", async () => {
    const found = { line: 259, code: "value-wrong", ruling: "let-stand" };
    const file = fileOn(LOG, [found]);
    const refused = await assize(["restore", LOG, "--arbitrations", file]);
    expect(refused).toMatchObject({ code: 2, out: "" });
    expect(refused.err).toContain("event 259 cannot be carried out (not-possible)");
    const beyond = await assize(["restore", LOG, "--at", "9999"]);
    expect(beyond.code).toBe(3);
    expect(beyond.err).toContain("choose 0 to 643");
  });
});

test("the ruling sheet prints what was ruled", async () => {
  const log = impactCase("program-changed");
  const file = fileOn(log, [{ line: 13, code: "decision-illegal", ruling: "let-stand" }]);
  const html = folder.path("ruled.html");
  await assize(["audit", log, "--html", html, "--arbitrations", file, "--lang", "fr"]);
  const sheet = readFileSync(html, "utf8");
  const ruled = sheet.slice(sheet.indexOf('<div class="sheet_ruled">'));
  expect(ruled.slice(0, 2_000)).toMatch(/il reste tel qu&#39;il est noté.*Mme Laurent/s);
  expect(sheet.includes('class="sheet_room"')).toBe(false);
});
