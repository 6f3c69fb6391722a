// An audit as JUnit XML, for programs that show test results: a suite for each log, a case for each game. What passes is
// compliant; a violation is a failure; a game of which nothing certain can be said, or nothing at all, is an error.
// Written here: the builders in the registry leave characters out, or write "]]>" where XML forbids it.
import { byFewerInWords, summaryLine, textReport } from "@assize/kernel-report";
import type { AuditedLog, ToldBy } from "../actions/audit-told.ts";
import { whoseMistake } from "../mistakes.ts";
import type { GatheredReport } from "./gathered.ts";
import { type XmlElement, xmlDocument } from "./xml.ts";

type Problem = "failure" | "error";

const problem = (
  name: Problem,
  type: string,
  message: string,
  content: readonly string[] = [],
): XmlElement => ({ name, attributes: { message, type }, content });

/** What is wrong with a game; null where it passes. */
const problemOf = (answer: AuditedLog, toldBy: ToldBy): XmlElement | null => {
  if ("missing" in answer) return problem("error", "unreadable", answer.missing.message);
  if ("defect" in answer) {
    const { defect } = answer;
    return problem("error", "defect", `${whoseMistake(defect)}: ${defect.message}`);
  }
  const { audit } = answer;
  const kind = audit.kind === "audited" ? audit.verdict.kind : "unreadable";
  if (kind === "compliant") return null;
  const told = toldBy(answer);
  const { log: _, ...unnamed } = told;
  const name = kind === "violated" ? "failure" : "error";
  return problem(name, kind, summaryLine(audit, unnamed), textReport(audit, told));
};

interface Case {
  readonly game: string;
  readonly name: string;
  readonly problem: XmlElement | null;
  /** What is to be looked at also where a game passes; null for nothing. */
  readonly remarks: readonly string[];
  /** How long its audit took. */
  readonly seconds: number;
}

const remarksOn = (answer: AuditedLog, toldBy: ToldBy): readonly string[] => {
  if (!("audit" in answer) || answer.audit.kind !== "audited") return [];
  const byFewer = byFewerInWords(answer.audit.verdict, toldBy(answer).language);
  const { name, remarks } = answer.source ?? { name: "", remarks: [] };
  return [
    ...(byFewer === null ? [] : [byFewer]),
    ...(answer.eyes === "all" ? remarks : []).map(
      ({ place: { line, column }, message }) => `${name}:${line}:${column}: ${message}`,
    ),
  ];
};

const gameOf = (answer: AuditedLog): string =>
  "audit" in answer && answer.audit.kind === "audited" ? answer.audit.verdict.game : "log";

const counts = (cases: readonly Case[]) => {
  const having = (name: Problem) => cases.filter(({ problem: one }) => one?.name === name).length;
  return { tests: cases.length, failures: having("failure"), errors: having("error"), skipped: 0 };
};

/** In seconds, to the millisecond. */
const timeOf = (cases: readonly Case[]): number =>
  Math.round(cases.reduce((sum, { seconds }) => sum + seconds, 0) * 1000) / 1000;

const caseElement = (one: Case): XmlElement => ({
  name: "testcase",
  attributes: { classname: `assize.${one.game}`, name: one.name, time: timeOf([one]) },
  content: [
    ...(one.problem === null ? [] : [one.problem]),
    ...(one.remarks.length === 0
      ? []
      : [{ name: "system-out", attributes: {}, content: one.remarks }]),
  ],
});

const suiteElement = (name: string, cases: readonly Case[]): XmlElement => ({
  name: "testsuite",
  attributes: { name, ...counts(cases), time: timeOf(cases) },
  content: cases.map(caseElement),
});

export const junitReport = (toldBy: ToldBy): GatheredReport => {
  const suites = new Map<string, Case[]>();
  const sentences: string[] = [];
  return {
    summarise: (sentence) => void sentences.push(sentence),
    take: (answer, { found }, _, seconds) => {
      const cases = suites.get(found.log) ?? [];
      suites.set(found.log, cases);
      cases.push({
        game: gameOf(answer),
        name: answer.name,
        problem: problemOf(answer, toldBy),
        remarks: remarksOn(answer, toldBy),
        seconds,
      });
    },
    text: () => {
      // Programs that show test results take a run without a test for a failure.
      const others = sentences.map((name): Case => ({
        game: "archive",
        name,
        problem: null,
        remarks: [],
        seconds: 0,
      }));
      const all = [...suites, ...(others.length === 0 ? [] : [["archive", others] as const])];
      const cases = all.flatMap(([, own]) => own);
      return xmlDocument({
        name: "testsuites",
        attributes: { name: "assize audit", ...counts(cases), time: timeOf(cases) },
        content: all.map(([name, cases]) => suiteElement(name, cases)),
      });
    },
  };
};
