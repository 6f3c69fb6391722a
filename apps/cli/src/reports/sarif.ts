// An audit as SARIF 2.1.0: a result for each cause, with the clause as its rule, its line in the file as its place, and the
// events that lead up to it as its code flow. Knows the format, no game.
import { isAbsolute, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { type NotedSource, placeOfEvent } from "@assize/catalogue";
import type { RecordedGame } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Doubt, Language } from "@assize/kernel-model";
import {
  type Cause,
  causesOf,
  contextsOf,
  doubtsInWords,
  effectInWords,
  eventInWords,
  findingInWords,
  plainJson,
  plainLine,
  readProblemInWords,
  undosByFewer,
} from "@assize/kernel-report";
import type { AuditedLog, NamedGame } from "../actions/audit-told.ts";
import { STANDARD_INPUT } from "../files.ts";
import { VERSION } from "../version.ts";
import { type CausalSteps, causalStepsOf } from "./causal-steps.ts";
import type { GatheredReport } from "./gathered.ts";
import {
  messageOf,
  SARIF_SCHEMA,
  type SarifArtifact,
  type SarifLevel,
  type SarifLocation,
  type SarifNotification,
  type SarifRegion,
  type SarifResult,
} from "./sarif-log.ts";
import { newSarifRules, type SarifRules } from "./sarif-rules.ts";

/** Findings of one cause whose source are named beside it. */
const MOST_RELATED = 20;

/** Relative paths are relative to where the reader has the sources; a page that shows them knows where that is. */
const SOURCES = "%SRCROOT%";

/** Where a log stands, as an address. Standard input has none: its games are named by number alone. */
const artifactOf = (log: string): SarifArtifact => {
  if (log === STANDARD_INPUT) return { uri: "standard-input" };
  if (isAbsolute(log)) return { uri: pathToFileURL(log).href };
  const uri = log.split(sep).map(encodeURIComponent).join("/");
  return { uri: uri.replace(/^(?:\.\/)+/, ""), uriBaseId: SOURCES };
};

const locationAt = (artifact: SarifArtifact, region: SarifRegion): SarifLocation => ({
  physicalLocation: { artifactLocation: artifact, region },
});

const wholeLine = (line: number): SarifRegion => ({ startLine: line });

/**
 * Where an event stands in the file that was named, from 1: in a log its line, in a notation line and column. Of one that is missing at
 * the end, the last one's place.
 */
const regionOf = ({ read, source }: Sought, seq: number): SarifRegion => {
  if (source === undefined)
    return wholeLine(read.headerLine.number + 1 + Math.min(seq, read.length));
  const { line, column } = placeOfEvent(source, seq);
  return { startLine: line, startColumn: column };
};

/** Where a line of a log stands in the file, counted from 0. */
const lineRegion = (found: NamedGame["found"], line: number): SarifRegion => {
  if (!("source" in found) || found.source === undefined) return wholeLine(line + 1);
  const place = placeOfEvent(found.source, line);
  return { startLine: place.line, startColumn: place.column };
};

type Audited = Extract<AuditedLog, { readonly audit: unknown }>;
type Verdicted = Extract<Audited["audit"], { readonly kind: "audited" }>;

/** A game, and where its events stand in the file. */
interface Sought {
  readonly read: RecordedGame;
  readonly source: NotedSource | undefined;
}

interface Telling extends Sought {
  readonly answer: Audited;
  readonly audit: Verdicted;
  readonly artifact: SarifArtifact;
  readonly stepsTo: CausalSteps;
  readonly rules: SarifRules;
  readonly language: Language;
}

/** An event as the record has it, in words; only for whoever may know all of it. */
const eventAt = (seq: number, { audit, read, language }: Telling): string => {
  const { envelope } = read.events[seq - 1]!;
  const { start } = audit;
  if (start === null || !start.game.events.has(envelope.type)) return envelope.type;
  return eventInWords(start, envelope, contextsOf(audit)(seq), language, "happened");
};

/** Those who see everything are told what led up to the cause; its own line comes last. */
const flowsOf = ({ root }: Cause, telling: Telling): Pick<SarifResult, "codeFlows"> => {
  const { answer, audit, artifact, language } = telling;
  if (answer.eyes !== "all") return {};
  const stepAt = (seq: number, text: string) => ({
    location: {
      ...locationAt(artifact, regionOf(telling, seq)),
      message: messageOf(plainLine(`${seq}: ${text}`)),
    },
  });
  const before = telling.stepsTo(root);
  if (before.length === 0) return {};
  const locations = [
    ...before.map((seq) => stepAt(seq, eventAt(seq, telling))),
    stepAt(root.seq, findingInWords(root, audit.start, language, contextsOf(audit)).cause),
  ];
  return { codeFlows: [{ threadFlows: [{ locations }] }] };
};

const relatedOf = ({ parts }: Cause, telling: Telling): Pick<SarifResult, "relatedLocations"> => {
  const { audit, artifact, language } = telling;
  if (parts.length === 0) return {};
  return {
    relatedLocations: parts.slice(0, MOST_RELATED).map((part, index) => ({
      id: index + 1,
      ...locationAt(artifact, regionOf(telling, part.seq)),
      message: messageOf(
        plainLine(
          `${part.seq}: ${findingInWords(part, audit.start, language, contextsOf(audit)).cause}`,
        ),
      ),
    })),
  };
};

/** Under rulings that were only assumed, nothing is certain. */
const levelOf = ({ audit }: Telling): SarifLevel =>
  audit.verdict.kind === "violated" ? "error" : "warning";

/** The same for the same cause of the same game, whatever else is found, in any language and under any path. */
const fingerprint = (parts: readonly unknown[]): Readonly<Record<string, string>> => ({
  "assizeCause/v1": nodeHash(JSON.stringify(parts)),
});

const causeResult = (cause: Cause, telling: Telling): SarifResult => {
  const { answer, audit, artifact, rules, language } = telling;
  const { id, code, seq, type, by, clauses, rulings, blame, fields } = cause.root;
  const told = findingInWords(cause.root, audit.start, language, contextsOf(audit));
  const impact = answer.impacts?.causes.get(id);
  const effect =
    impact === undefined ? [] : [effectInWords(impact, cause.root, audit.start, language).short];
  // A header may hold a secret position, which could be found by trying.
  const game = answer.eyes === "all" ? audit.verdict.record.header : answer.name;
  return {
    ...rules.ofFinding(cause.root, audit.model),
    kind: "fail",
    level: levelOf(telling),
    message: messageOf(plainLine([told.cause, ...effect, told.blame].join(" "))),
    locations: [locationAt(artifact, regionOf(telling, seq))],
    ...relatedOf(cause, telling),
    ...flowsOf(cause, telling),
    partialFingerprints: fingerprint([game, code, seq, type, by, clauses, fields]),
    properties: {
      log: answer.name,
      finding: id,
      code,
      event: seq,
      type,
      by,
      clauses,
      rulings,
      blame,
      ...(impact === undefined ? {} : { effect: impact.effect }),
      findings: 1 + cause.parts.length,
    },
  };
};

const doubtResult = (doubt: Doubt, telling: Telling): SarifResult => {
  const { answer, audit, artifact, rules, language } = telling;
  const { reason, seq } = doubt;
  const [text = ""] = doubtsInWords([doubt], audit.model, language);
  return {
    ...rules.ofDoubt(reason),
    kind: "open",
    level: "none",
    message: messageOf(plainLine(text)),
    locations: [locationAt(artifact, regionOf(telling, seq))],
    partialFingerprints: fingerprint([answer.name, reason, seq]),
    properties: { log: answer.name, event: seq },
  };
};

/** Undos to which fewer than all seats agreed are for people to look at: no rule of a game says who has to agree. */
const undoResults = ({ answer, audit, artifact, rules, language, ...sought }: Telling) =>
  undosByFewer(audit.verdict, audit.start, language).map(({ seq, text }): SarifResult => ({
    ...rules.ofUndo(),
    kind: "review",
    level: "none",
    message: messageOf(plainLine(text)),
    locations: [locationAt(artifact, regionOf(sought, seq))],
    partialFingerprints: fingerprint([answer.name, "undo", seq]),
    properties: { log: answer.name, event: seq },
  }));

/** What a run has to say, in the order in which it came. */
interface Run {
  readonly artifacts: Map<string, SarifArtifact>;
  readonly results: SarifResult[];
  readonly notifications: SarifNotification[];
  readonly rules: SarifRules;
  readonly language: Language;
}

const notify = (
  run: Run,
  level: SarifNotification["level"],
  text: string,
  artifact: SarifArtifact,
  region = wholeLine(1),
): void =>
  void run.notifications.push({
    level,
    message: messageOf(plainLine(text)),
    locations: [locationAt(artifact, region)],
  });

const take: (run: Run, ...taken: Parameters<GatheredReport["take"]>) => void = (
  run,
  answer,
  { found },
  options,
) => {
  const { results, rules, language } = run;
  const artifact = artifactOf(found.log);
  run.artifacts.set(artifact.uri, artifact);
  if ("missing" in answer) return notify(run, "error", answer.missing.message, artifact);
  if ("defect" in answer)
    return notify(run, "error", `${answer.name}: ${answer.defect.message}`, artifact);
  const { audit } = answer;
  if (audit.kind === "unreadable") {
    const { code, line } = audit.problem;
    results.push({
      ...rules.ofUnreadable(code),
      kind: "fail",
      level: "error",
      message: messageOf(plainLine(readProblemInWords(audit.problem, language))),
      locations: [locationAt(artifact, lineRegion(found, line))],
      partialFingerprints: fingerprint([answer.name, code, line]),
      properties: { log: answer.name },
    });
    return;
  }
  if (!("read" in found) || !found.read.ok) return;
  const { read, source } = found;
  if (answer.eyes === "all")
    for (const { place, message } of answer.source?.remarks ?? [])
      notify(run, "note", `${answer.name}: ${message}`, artifact, {
        startLine: place.line,
        startColumn: place.column,
      });
  const stepsTo = causalStepsOf(read, options!);
  const telling = { answer, audit, read, source, artifact, stepsTo, rules, language };
  const { findings, moreFindings, doubts } = audit.verdict;
  results.push(...causesOf(findings).map((cause) => causeResult(cause, telling)));
  results.push(...doubts.map((doubt) => doubtResult(doubt, telling)));
  results.push(...undoResults(telling));
  if (moreFindings) {
    const text = `${answer.name}: more is wrong than is told here`;
    notify(run, "warning", text, artifact, regionOf(telling, 0));
  }
};

const runObject = (run: Run, exitCode: number, pages: string | undefined): unknown => ({
  tool: {
    driver: {
      name: "assize",
      version: VERSION,
      ...(pages === undefined ? {} : { informationUri: pages }),
      rules: run.rules.all,
    },
  },
  invocations: [
    {
      executionSuccessful: !run.notifications.some(({ level }) => level === "error"),
      exitCode,
      toolExecutionNotifications: run.notifications,
    },
  ],
  language: run.language,
  columnKind: "utf16CodeUnits",
  artifacts: [...run.artifacts.values()].map((location) => ({ location })),
  results: run.results,
});

/** `pages` is the address at which the reference pages of the rules stand; left out, rules have no help page. */
export const sarifReport = (language: Language, pages: string | undefined): GatheredReport => {
  const run: Run = {
    artifacts: new Map(),
    results: [],
    notifications: [],
    rules: newSarifRules(language, pages),
    language,
  };
  return {
    summarise: (sentence) =>
      void run.notifications.push({ level: "note", message: messageOf(plainLine(sentence)) }),
    take: (...taken) => take(run, ...taken),
    text: (exitCode) => {
      const log = {
        $schema: SARIF_SCHEMA,
        version: "2.1.0",
        runs: [runObject(run, exitCode, pages)],
      };
      return `${JSON.stringify(log, null, 2).split("\n").map(plainJson).join("\n")}\n`;
    },
  };
};
