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
  readonly remark: string | null;
}

const remarkOn = (answer: AuditedLog, toldBy: ToldBy): string | null =>
  "audit" in answer && answer.audit.kind === "audited"
    ? byFewerInWords(answer.audit.verdict, toldBy(answer).language)
    : null;

const gameOf = (answer: AuditedLog): string =>
  "audit" in answer && answer.audit.kind === "audited" ? answer.audit.verdict.game : "log";

const counts = (cases: readonly Case[]) => {
  const having = (name: Problem) => cases.filter(({ problem: one }) => one?.name === name).length;
  return { tests: cases.length, failures: having("failure"), errors: having("error"), skipped: 0 };
};

const caseElement = ({ game, name, problem: one, remark }: Case): XmlElement => ({
  name: "testcase",
  attributes: { classname: `assize.${game}`, name, time: 0 },
  content: [
    ...(one === null ? [] : [one]),
    ...(remark === null ? [] : [{ name: "system-out", attributes: {}, content: [remark] }]),
  ],
});

const suiteElement = (name: string, cases: readonly Case[]): XmlElement => ({
  name: "testsuite",
  attributes: { name, ...counts(cases), time: 0 },
  content: cases.map(caseElement),
});

export const junitReport = (toldBy: ToldBy): GatheredReport => {
  const suites = new Map<string, Case[]>();
  const sentences: string[] = [];
  return {
    summarise: (sentence) => void sentences.push(sentence),
    take: (answer, { found }) => {
      const cases = suites.get(found.log) ?? [];
      suites.set(found.log, cases);
      cases.push({
        game: gameOf(answer),
        name: answer.name,
        problem: problemOf(answer, toldBy),
        remark: remarkOn(answer, toldBy),
      });
    },
    text: () => {
      // Programs that show test results take a run without a test for a failure.
      const others = sentences.map((name): Case => ({
        game: "archive",
        name,
        problem: null,
        remark: null,
      }));
      const all = [...suites, ...(others.length === 0 ? [] : [["archive", others] as const])];
      return xmlDocument({
        name: "testsuites",
        attributes: { name: "assize audit", ...counts(all.flatMap(([, cases]) => cases)), time: 0 },
        content: all.map(([name, cases]) => suiteElement(name, cases)),
      });
    },
  };
};
