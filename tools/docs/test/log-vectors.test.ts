// Our own verifier against the committed logs and their reports: only the files are read, not what makes them.
import { nodeHash } from "@assize/kernel-integrity/node";
import { FINDING_CODES, type JsonObject, UNDETERMINED_REASONS } from "@assize/kernel-model";
import { auditAll } from "@assize/kernel-verifier";
import { grandlin } from "@assize/grandlin-game";
import { xidit } from "@assize/xidit-game";
import { sentencesIn } from "@assize/testkit";
import { describe, expect, it } from "vitest";
import { expectedReport } from "../src/vectors/expected-report.ts";
import { schemaProblems } from "./json-schema.ts";
import { bytesAt, jsonAt, schemaAt, editionAt } from "./vectors.ts";

interface Finding {
  readonly code: string;
  readonly clauses: readonly string[];
  readonly follows: string | null;
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
  };
}

const casesIn = (name: string) => jsonAt<{ cases: readonly LogCase[] }>(name).cases;
const logCases = casesIn("logs.json");
const treasureCases = casesIn("treasure-logs.json");

describe("logs.json", () => {
  const allCases = [...logCases, ...treasureCases];
  const files = [...new Set(allCases.map(({ file }) => file))];

  it.each(files)("%s is reported as expected", (file) => {
    const cases = allCases.filter((one) => one.file === file);
    const edition = editionAt(cases[0]!.edition);
    const audits = [
      ...auditAll(bytesAt(file), { games: [xidit, grandlin], hash: nodeHash, edition }),
    ];
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
    // A torn line is a doubt here; the limit of findings is told in docs/reference/conformance.md.
    expect(FINDING_CODES.filter((code) => !codes.has(code))).toEqual(["line-torn"]);
    expect(UNDETERMINED_REASONS.filter((one) => !reasons.has(one))).toEqual(["limit-reached"]);
  });

  it("is as large as it should be", () => {
    const findings = logCases.flatMap(({ report }) => report.findings);
    expect(logCases.length).toBeGreaterThanOrEqual(380);
    expect(findings.length).toBeGreaterThanOrEqual(480);
    expect(new Set(findings.flatMap(({ clauses }) => clauses)).size).toBeGreaterThanOrEqual(70);
    expect(findings.filter(({ follows }) => follows !== null).length).toBeGreaterThanOrEqual(20);
    const stopped = logCases.filter(({ report }) => report.covered.stopped !== null);
    expect(stopped.length).toBeGreaterThanOrEqual(60);
  });

  it("holds another map, what a page has to say exactly, and wrong consequences that are believed", () => {
    const about = (subject: string) =>
      logCases.filter(({ name }) => name.startsWith(`${subject}/`));
    expect(about("map").length).toBeGreaterThanOrEqual(5);
    expect(about("map").every(({ edition }) => edition !== undefined)).toBe(true);
    expect(about("edges").length).toBeGreaterThanOrEqual(28);
    expect(about("believed").length).toBeGreaterThanOrEqual(30);
    for (const { report } of about("believed"))
      expect(report.findings.some(({ follows }) => follows !== null)).toBe(true);
  });

  it("is modest, and not empty, for the treasure game", () => {
    const findings = treasureCases.flatMap(({ report }) => report.findings);
    expect(treasureCases.length).toBeGreaterThanOrEqual(50);
    expect(new Set(findings.flatMap(({ clauses }) => clauses)).size).toBeGreaterThanOrEqual(20);
    expect(treasureCases.filter(({ report }) => report["verdict"] === "compliant").length).toBe(4);
  });

  it("fits the schema of reports but for the verifier's name and its sentences", () => {
    const reports = [...logCases, ...treasureCases].map(({ name, report }) => {
      const { covered, doubts } = report;
      const stopped = covered.stopped && { ...covered.stopped, reason: "" };
      return {
        log: name,
        ...report,
        covered: { ...covered, stopped },
        doubts: doubts.map((one) => ({ ...one, detail: "" })),
        verifier: "",
      };
    });
    const document = { format: "assize-report/1", reports } as unknown as JsonObject;
    expect(schemaProblems(schemaAt("report"), document)).toEqual([]);
  });
});
