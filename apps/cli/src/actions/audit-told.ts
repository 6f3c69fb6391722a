// What became of each game of an audit, as it is told: for people, for programs, on standard error.
import type { Opened } from "@assize/kernel-history";
import {
  type EnginesCompared,
  type Eyes,
  grammarOf,
  type Language,
  type Matrix,
} from "@assize/kernel-model";
import {
  arbitratedSummary,
  jsonReport,
  moreLines,
  type Opinions,
  plainJson,
  plainLine,
  REPORT_FORMAT,
  type SourceFile,
  summaryLine,
  type TextOptions,
  textReport,
  unreadLine,
} from "@assize/kernel-report";
import { type Audit, EXIT, type Impacts } from "@assize/kernel-verifier";
import type { ReplayWishes } from "../commands/flags.ts";
import { emptyInput, hintFor, notationHint } from "../hints.ts";
import type { FoundGame, UnreadLog } from "../logs.ts";
import { ANSWERS } from "../messages/answers.ts";
import { messagesIn } from "../messages/messages.ts";
import { whoseMistake } from "../mistakes.ts";
import type { Session } from "../session.ts";
import { isMisplaced } from "./opinions.ts";

export interface AuditInput extends ReplayWishes {
  readonly logs: readonly string[];
  readonly json: boolean;
  /** A report for each game as JSON, in a line of its own as soon as it is there. */
  readonly ndjson: boolean;
  /** Where the report in SARIF goes; `-` is standard output. */
  readonly sarif: string | undefined;
  /** The address of the reference pages, for the rules of a report in SARIF. */
  readonly rulesUri: string | undefined;
  /** Where the report in JUnit's XML goes; `-` is standard output. */
  readonly junit: string | undefined;
  readonly quiet: boolean;
  /** Whether it is told what each finding came to. */
  readonly impact: boolean;
  /** Whether it is told what the record comes to under other readings of the rules. */
  readonly matrix: boolean;
  /** Which engines go through each record and are compared, as typed; undefined for one alone. */
  readonly engines: string | undefined;
  /** Where the ruling sheet goes. */
  readonly html: string | undefined;
  /** Who may know what is told; undefined for all, and for a sheet as the game stands. */
  readonly seat: string | undefined;
  /** Files with rulings of arbiters: one, and a second opinion. */
  readonly arbitrations: readonly string[];
  /** Whether the exit code is that of the game with its rulings. */
  readonly arbitrated: boolean;
  readonly lang: Language;
}

/** A game under the name it has in reports: an archive's games are numbered. */
export interface NamedGame {
  readonly name: string;
  readonly found: FoundGame;
}

/** What became of one game. */
export type AuditedLog =
  | {
      readonly name: string;
      readonly code: number;
      /** As the eyes that are told of it may know it. */
      readonly audit: Audit;
      /** With its positions, and all that was found; null where no ruling sheet is wanted. */
      readonly opened: Opened | null;
      readonly eyes: Eyes;
      readonly impacts: Impacts | null;
      readonly matrix: Matrix | null;
      readonly opinions: Opinions | null;
      readonly engines: EnginesCompared | null;
      /** The file that the log was made of; null where it is the log. */
      readonly source: SourceFile | null;
    }
  | { readonly name: string; readonly code: number; readonly missing: UnreadLog }
  | { readonly name: string; readonly code: number; readonly defect: Error };

/** How answers are printed. */
interface Teller {
  readonly begin: () => Promise<void>;
  readonly tell: (answer: AuditedLog, index: number) => Promise<void>;
  /** That a ruling sheet was written. */
  readonly wrote: (file: string) => Promise<void>;
  /** `written`: the files of reports that hold all games. */
  readonly end: (codes: readonly number[], written: readonly string[]) => Promise<void>;
}

/** How the verdict on a game is told as text. */
export type ToldBy = (answer: AuditedLog) => TextOptions;

/** The report of these games as one JSON document. */
export const documentOf = (answers: readonly AuditedLog[]): string =>
  `{"format":${JSON.stringify(REPORT_FORMAT)},"reports":[\n${answers
    .map((answer) => plainJson(JSON.stringify(jsonOf(answer))))
    .join(",\n")}\n]}\n`;

const jsonTeller = (session: Session): Teller => ({
  begin: () => session.data(`{"format":${JSON.stringify(REPORT_FORMAT)},"reports":[`),
  tell: async (answer, index) => {
    const report = jsonOf(answer);
    await session.data(`${index === 0 ? "\n" : ",\n"}${plainJson(JSON.stringify(report))}`);
  },
  wrote: async () => undefined,
  end: () => session.data("\n]}\n"),
});

const ndjsonTeller = (session: Session): Teller => ({
  begin: async () => undefined,
  tell: (answer) => session.json(jsonOf(answer)),
  wrote: async () => undefined,
  end: async () => undefined,
});

/** Where standard output is for a report that is written at the end. */
const silentTeller: Teller = {
  begin: async () => undefined,
  tell: async () => undefined,
  wrote: async () => undefined,
  end: async () => undefined,
};

const jsonOf = (answer: AuditedLog): unknown => {
  const { name: log } = answer;
  if ("defect" in answer) return { log, verdict: "defect", message: answer.defect.message };
  if ("missing" in answer) {
    const { code, message } = answer.missing;
    const problem = { code, line: 0, field: "$", values: {}, message };
    return { log, verdict: "unreadable", problem };
  }
  const { audit, eyes, impacts, matrix, opinions, engines, source } = answer;
  const named = {
    log,
    audit,
    impacts,
    matrix,
    opinions,
    engines,
    source,
    ...(eyes === "all" ? {} : { eyes }),
  };
  return (jsonReport([named])["reports"] as [unknown])[0];
};

/** For example `12 games: 11 compliant and 1 violated`; `byFewer` is how many have undos that not all seats agreed to. */
const totalsLine = (codes: readonly number[], byFewer: number, language: Language): string => {
  const say = messagesIn(language);
  const parts = ANSWERS.flatMap((answer) => {
    const number = codes.filter((code) => code === EXIT[answer]).length;
    return number === 0 ? [] : [say.answered(answer, number)];
  });
  const undone = byFewer === 0 ? "" : `; ${say.undoneByFewer(byFewer)}`;
  return `${say.games(codes.length)}: ${grammarOf(language).and(parts)}${undone}`;
};

const EMPTY = plainLine("");

/** How an answer is told to people. */
export const toldByInput =
  (input: AuditInput): ToldBy =>
  (answer) => {
    const log = answer.name.replace(/^-(?=#|$)/, "standard input");
    const options = { language: input.lang, hints: hintFor, log };
    if (!("audit" in answer)) return options;
    const { eyes, impacts, matrix, opinions, engines, source } = answer;
    const more = moreLines(matrix, opinions, engines);
    return { ...options, impacts, more, source, digests: eyes === "all" };
  };

const isUndoneByFewer = (answer: AuditedLog): boolean =>
  "audit" in answer &&
  answer.audit.kind === "audited" &&
  (answer.audit.verdict.takenBack?.byFewer.count ?? 0) > 0;

const textTeller = (input: AuditInput, session: Session): Teller => {
  let byFewer = 0;
  return {
    begin: async () => undefined,
    tell: async (answer, index) => {
      if (isUndoneByFewer(answer)) byFewer++;
      const options = { ...toldByInput(input)(answer), colour: session.colour };
      if ("missing" in answer) return session.lines([unreadLine(answer.missing.code, options)]);
      if (!("audit" in answer)) return;
      const { audit, opinions } = answer;
      if (input.quiet && input.arbitrated && opinions !== null)
        return session.lines([arbitratedSummary(opinions, options)]);
      if (input.quiet) return session.lines([summaryLine(audit, options)]);
      const lines = textReport(audit, options);
      await session.lines([...(index === 0 ? [] : [EMPTY]), ...lines]);
    },
    wrote: (file) =>
      session.lines([
        ...(input.quiet ? [] : [EMPTY]),
        plainLine(messagesIn(input.lang).sheetWritten(file)),
      ]),
    end: async (codes, written) => {
      const say = messagesIn(input.lang);
      const lines = [
        ...(codes.length < 2 ? [] : [totalsLine(codes, byFewer, input.lang)]),
        ...written.map((file) => say.reportWritten(file)),
      ];
      const gap = input.quiet || lines.length === 0 ? [] : [EMPTY];
      await session.lines([...gap, ...lines.map(plainLine)]);
    },
  };
};

/** `takenOutput`: standard output is for another report. */
export const tellerFor = (input: AuditInput, session: Session, takenOutput: boolean): Teller => {
  if (takenOutput) return silentTeller;
  if (input.ndjson) return ndjsonTeller(session);
  return input.json ? jsonTeller(session) : textTeller(input, session);
};

const MISPLACED =
  "not every ruling of --arbitrations could be carried out on this record; the report says which, and why";

const isNoLog = (audit: Audit): boolean =>
  audit.kind === "unreadable" && audit.problem.code === "not-json" && audit.problem.line === 0;

/** What went wrong before there was a verdict belongs on standard error, whatever the format. */
export const warn = (answer: AuditedLog, session: Session, quiet: boolean): void => {
  if ("missing" in answer) session.warn(`assize: ${answer.missing.message}`);
  if ("audit" in answer && isNoLog(answer.audit)) {
    const hint = notationHint(answer.name.replace(/#1$/, ""), "audit");
    if (hint !== null) session.warn(hint);
  }
  if ("audit" in answer && answer.opinions !== null && isMisplaced(answer.opinions))
    session.warn(`assize: ${answer.name}: ${MISPLACED}`);
  if ("audit" in answer && answer.audit.kind === "unreadable") {
    const empty = emptyInput(answer.name.replace(/#1$/, ""), answer.audit.problem.code);
    if (empty !== null) session.warn(`assize: ${empty}`);
  }
  const difference = "audit" in answer ? (answer.engines?.difference ?? null) : null;
  if (difference !== null)
    session.warn(
      `assize: ${answer.name}: ${difference.first.engine} and ${difference.second.engine} differ at event ${difference.seq}: a mistake of ours, and of nobody who played`,
    );
  // A summary has no word of engines, and the exit code does.
  for (const { engine, silent } of quiet && "audit" in answer
    ? (answer.engines?.engines ?? [])
    : [])
    if (silent !== null)
      session.warn(
        `assize: ${answer.name}: ${engine} did not go through it (${silent.code}: ${silent.detail}); it is open whether the engines agree`,
      );
  if ("defect" in answer) {
    const { defect, name } = answer;
    const said = session.debug ? defect.stack : defect.message;
    session.warn(`assize: ${name}: ${whoseMistake(defect)}: ${said ?? ""}`);
  }
};
