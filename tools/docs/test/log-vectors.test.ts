// The committed vectors are those that are made today, and our own verifier reports the committed logs as expected. What made
// them audits each log: a test that has the same bytes before it takes those audits.
import { readFileSync } from "node:fs";
import { nobleHash } from "@assize/kernel-integrity";
import { FINDING_CODES, type JsonObject, UNDETERMINED_REASONS } from "@assize/kernel-model";
import { type Audit, auditAll } from "@assize/kernel-verifier";
import { sentencesIn } from "@assize/testkit";
import { describe, expect, it } from "vitest";
import { generatedVectors } from "../src/files.ts";
import { expectedReport } from "../src/vectors/expected-report.ts";
import { auditText } from "../src/vectors/log-vectors.ts";
import { VECTOR_GAMES } from "../src/vectors/recorded.ts";
import { schemaProblems } from "./json-schema.ts";
import { bytesAt, jsonAt, schemaAt, editionAt } from "./vectors.ts";

/** Deviations and how the game goes on that occur in the vectors. */
const EXPLAINED = [
  "choice-not-carried-out passed-over",
  "choice-stood stood",
  "choice-unknown corrected",
  "exchanged corrected",
  "exchanged passed-over",
  "left-out corrected",
  "replaced corrected",
  "seat corrected",
  "surplus passed-over",
  "undone corrected",
  "value believed",
  "value corrected",
  "written-twice passed-over",
];

interface Finding {
  readonly code: string;
  readonly clauses: readonly string[];
  readonly follows: string | null;
  readonly between: readonly (number | string)[];
  readonly explained: {
    readonly deviation: string;
    readonly held: string;
    readonly cost: number;
    readonly others: readonly { readonly more: number }[];
  } | null;
}
interface LogCase {
  readonly name: string;
  readonly file: string;
  readonly game: number;
  readonly edition?: string;
  readonly report: JsonObject & {
    readonly findings: readonly Finding[];
    readonly doubts: readonly { readonly reason: string }[];
    readonly covered: { readonly stopped: JsonObject | null };
    readonly takenBack?: { readonly count: number; readonly told: readonly JsonObject[] };
  };
}

/** The cases, with what their file says for all of them. */
const casesIn = (name: string): readonly LogCase[] => {
  const { common, cases } = jsonAt<{ common: JsonObject; cases: readonly LogCase[] }>(name);
  return cases.map((one) => {
    const rulings = { ...(common["rulings"] as object), ...(one.report["rulings"] as object) };
    return { ...one, report: { ...common, ...one.report, rulings } } as unknown as LogCase;
  });
};
const logCases = casesIn("logs.json");
const treasureCases = casesIn("treasure-logs.json");
const chessCases = casesIn("chess-logs.json");

describe("logs.json", () => {
  const allCases = [...logCases, ...treasureCases, ...chessCases];
  const files = [...new Set(allCases.map(({ file }) => file))];

  const audited = new Map<string, readonly Audit[]>();
  /** Each text is audited once, by each edition. */
  const audits: typeof auditText = (text, edition) => {
    const key = JSON.stringify([text, edition ?? null]);
    const known = audited.get(key) ?? auditText(text, edition);
    audited.set(key, known);
    return known;
  };
  const auditsOf = (file: string): readonly Audit[] =>
    audits(
      new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytesAt(file)),
      editionAt(allCases.find((one) => one.file === file)!.edition),
    );

  const made = generatedVectors(audits);

  it.each([...made.keys()])("%s is up to date (`npm run docs` makes it)", (path) => {
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8")).toBe(made.get(path));
  });

  it("is made of many files", () => {
    expect(made.size).toBeGreaterThanOrEqual(20);
  });

  it.each(files)("%s is reported as expected", (file) => {
    const cases = allCases.filter((one) => one.file === file);
    const audits = auditsOf(file);
    expect(audits.filter(({ kind }) => kind === "audited")).toHaveLength(cases.length);
    // Evidence is data: what a verdict says in words, the log itself says.
    for (const audit of audits)
      if (audit.kind === "audited") expect(sentencesIn(audit.verdict, bytesAt(file))).toEqual([]);
    for (const [index, { name, game, report }] of cases.entries()) {
      expect([name, game, report]).toEqual([name, index + 1, expectedReport(audits[index]!)]);
    }
  });

  it("holds every finding and doubt that this game can have", () => {
    const codes = new Set(
      logCases.flatMap(({ report }) => report.findings.map(({ code }) => code)),
    );
    const reasons = new Set(
      logCases.flatMap(({ report }) => report.doubts.map(({ reason }) => reason)),
    );
    // A torn line is a doubt here, neither game knows events from outside; the limit of findings is told in docs/reference/conformance.md.
    expect(FINDING_CODES.filter((code) => !codes.has(code))).toEqual([
      "outside-impossible",
      "outside-not-due",
      "line-torn",
    ]);
    // No end of either game takes anything for granted.
    expect(UNDETERMINED_REASONS.filter((one) => !reasons.has(one))).toEqual([
      "unproved",
      "limit-reached",
    ]);
  });

  it("is as large as it should be", () => {
    const findings = logCases.flatMap(({ report }) => report.findings);
    expect(logCases.length).toBeGreaterThanOrEqual(380);
    expect(findings.length).toBeGreaterThanOrEqual(480);
    expect(new Set(findings.flatMap(({ clauses }) => clauses)).size).toBeGreaterThanOrEqual(60);
    expect(findings.filter(({ follows }) => follows !== null).length).toBeGreaterThanOrEqual(20);
  });

  it("lets a stranger check what comes after a first finding, and what it is made of", () => {
    const found = allCases.map(({ report }) => report.findings);
    const more = found.filter(({ length }) => length > 1);
    expect(more.length).toBeGreaterThanOrEqual(120);
    const roots = more.filter((all) => all.slice(1).some(({ follows }) => follows === null));
    expect(roots.length).toBeGreaterThanOrEqual(80);
    const findings = found.flat();
    const explained = findings.flatMap((one) => one.explained ?? []);
    expect(findings.filter(({ between }) => between.length > 0).length).toBeGreaterThanOrEqual(20);
    expect(explained.filter(({ others }) => others.length > 0).length).toBeGreaterThanOrEqual(150);
    expect(new Set(explained.map(({ cost }) => cost)).size).toBeGreaterThanOrEqual(10);
    const kinds = new Set(explained.map(({ deviation, held }) => `${deviation} ${held}`));
    expect([...kinds].toSorted()).toEqual(expect.arrayContaining(EXPLAINED));
    const stops = new Set(allCases.map(({ report }) => report.covered.stopped?.["code"]));
    expect([...stops]).toEqual(expect.arrayContaining(["nothing-fits", "unknown-value"]));
  });

  const deviating = files.filter(
    (file) => file.includes("deviations") || file.includes("believed"),
  );

  it.each(deviating)("%s has the same verdicts on both engines and with both hashes", (file) => {
    const verdicts = (audits: Iterable<Audit>): string =>
      JSON.stringify(Array.from(audits, (one) => one.kind === "audited" && one.verdict));
    const others = auditAll(bytesAt(file), {
      games: VECTOR_GAMES,
      hash: nobleHash,
      engine: "xstate",
    });
    expect(verdicts(others) === verdicts(auditsOf(file))).toBe(true);
  });

  it("holds another map, what a page has to say exactly, and wrong consequences that are believed", () => {
    const about = (subject: string) =>
      logCases.filter(({ name }) => name.startsWith(`${subject}/`));
    expect(about("map").length).toBeGreaterThanOrEqual(5);
    expect(about("map").every(({ edition }) => edition !== undefined)).toBe(true);
    expect(about("edges").length).toBeGreaterThanOrEqual(28);
    expect(about("believed").length).toBeGreaterThanOrEqual(10);
    for (const { report } of about("believed"))
      expect(report.findings).toMatchObject([{ explained: { held: "believed" } }]);
  });

  it("is modest, and not empty, for the treasure game", () => {
    const findings = treasureCases.flatMap(({ report }) => report.findings);
    expect(treasureCases.length).toBeGreaterThanOrEqual(50);
    expect(new Set(findings.flatMap(({ clauses }) => clauses)).size).toBeGreaterThanOrEqual(20);
    expect(treasureCases.filter(({ report }) => report["verdict"] === "compliant").length).toBe(4);
  });

  it("fits the schema of reports but for the verifier's name and its sentences", () => {
    const reports = allCases.map(({ name, report }) => {
      const { covered, doubts, findings, takenBack } = report;
      const cause = { said: [], text: "" };
      const stopped = covered.stopped && { ...covered.stopped, reason: "" };
      return {
        log: name,
        ...report,
        covered: { ...covered, stopped },
        doubts: doubts.map((one) => ({ ...one, detail: "" })),
        findings: findings.map((one) => ({ ...one, cause })),
        ...(takenBack === undefined
          ? {}
          : {
              takenBack: {
                ...takenBack,
                told: takenBack.told.map((one) => ({ ...one, text: "" })),
              },
            }),
        verifier: "",
      };
    });
    const document = { format: "assize-report/2", reports } as unknown as JsonObject;
    expect(schemaProblems(schemaAt("report"), document)).toEqual([]);
  });
});
