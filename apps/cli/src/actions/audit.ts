// Audits any number of logs, one game at a time, and tells each verdict as soon as it is there.
// Memory holds the game in hand and the next one, whatever the size of an archive.
import { headerOf } from "@assize/kernel-event-log";
import { Defect, grammarOf, type Language } from "@assize/kernel-model";
import {
  jsonReport,
  plainJson,
  plainLine,
  REPORT_FORMAT,
  summaryLine,
  textReport,
  unreadLine,
} from "@assize/kernel-report";
import {
  type Audit,
  auditRead,
  EXIT,
  exitCodeOf,
  type Impacts,
  impactsOf,
  worstExitCode,
} from "@assize/kernel-verifier";
import type { ReplayWishes } from "../commands/flags.ts";
import { hintFor } from "../hints.ts";
import { type FoundGame, gamesOf, type UnreadLog } from "../logs.ts";
import { ANSWERS } from "../messages/answers.ts";
import { messagesIn } from "../messages/messages.ts";
import { whoseMistake } from "../mistakes.ts";
import { logsNamed } from "../named-logs.ts";
import { auditOptionsFor, type OptionsFor } from "../replaying.ts";
import type { Session } from "../session.ts";

export interface AuditInput extends ReplayWishes {
  readonly logs: readonly string[];
  readonly json: boolean;
  readonly quiet: boolean;
  /** Whether it is told what each finding came to. */
  readonly impact: boolean;
  readonly lang: Language;
}

/** A game under the name it has in reports: an archive's games are numbered. */
interface NamedGame {
  readonly name: string;
  readonly found: FoundGame;
}

/** What became of one game. */
type AuditedLog =
  | {
      readonly name: string;
      readonly code: number;
      readonly audit: Audit;
      readonly impacts: Impacts | null;
    }
  | { readonly name: string; readonly code: number; readonly missing: UnreadLog }
  | { readonly name: string; readonly code: number; readonly defect: Error };

async function* namedGames(logs: readonly string[], session: Session): AsyncGenerator<NamedGame> {
  for (const log of logs) {
    let held: FoundGame | undefined;
    let alone = true;
    const name = (found: FoundGame) => (alone ? log : `${log}#${found.number}`);
    for await (const found of gamesOf(log, session)) {
      if (held !== undefined) {
        alone = false;
        yield { name: name(held), found: held };
      }
      held = found;
    }
    if (held !== undefined) yield { name: name(held), found: held };
  }
}

const answerFor = (
  { name, found }: NamedGame,
  optionsFor: OptionsFor,
  { impact, quiet }: AuditInput,
): AuditedLog => {
  if ("missing" in found) return { name, code: EXIT.unreadable, missing: found.missing };
  const { read } = found;
  const header = headerOf(read);
  try {
    // Whether its lines can be read, the audit of a game finds out by itself.
    const audit: Audit =
      header === null && !read.ok
        ? { kind: "unreadable", problem: read.problem }
        : auditRead(read, optionsFor(header!));
    const isAsked = impact && !quiet && audit.kind === "audited";
    return { name, code: exitCodeOf(audit), audit, impacts: isAsked ? impactsOf(audit) : null };
  } catch (cause) {
    // An audit never throws but by a mistake of ours or of the game's author. One must not hide the verdicts on the other games.
    const defect = cause instanceof Error ? cause : new Defect(String(cause));
    return { name, code: EXIT.defect, defect };
  }
};

/** How answers are printed. */
interface Teller {
  readonly begin: () => Promise<void>;
  readonly tell: (answer: AuditedLog, index: number) => Promise<void>;
  readonly end: (codes: readonly number[]) => Promise<void>;
}

const jsonTeller = (session: Session): Teller => ({
  begin: () => session.data(`{"format":${JSON.stringify(REPORT_FORMAT)},"reports":[`),
  tell: async (answer, index) => {
    const report = jsonOf(answer);
    await session.data(`${index === 0 ? "\n" : ",\n"}${plainJson(JSON.stringify(report))}`);
  },
  end: () => session.data("\n]}\n"),
});

const jsonOf = (answer: AuditedLog): unknown => {
  const { name: log } = answer;
  if ("defect" in answer) return { log, verdict: "defect", message: answer.defect.message };
  if ("missing" in answer) {
    const { code, message } = answer.missing;
    const problem = { code, line: 0, field: "$", values: {}, message };
    return { log, verdict: "unreadable", problem };
  }
  return (
    jsonReport([{ log, audit: answer.audit, impacts: answer.impacts }])["reports"] as [unknown]
  )[0];
};

/** For example `12 games: 11 compliant and 1 violated`. */
const totalsLine = (codes: readonly number[], language: Language): string => {
  const say = messagesIn(language);
  const parts = ANSWERS.flatMap((answer) => {
    const number = codes.filter((code) => code === EXIT[answer]).length;
    return number === 0 ? [] : [say.answered(answer, number)];
  });
  return `${say.games(codes.length)}: ${grammarOf(language).and(parts)}`;
};

const EMPTY = plainLine("");

const textTeller = (input: AuditInput, session: Session): Teller => ({
  begin: async () => undefined,
  tell: async (answer, index) => {
    const log = answer.name.replace(/^-(?=#|$)/, "standard input");
    const options = { language: input.lang, colour: session.colour, hints: hintFor, log };
    if ("missing" in answer) return session.lines([unreadLine(answer.missing.code, options)]);
    if (!("audit" in answer)) return;
    if (input.quiet) return session.lines([summaryLine(answer.audit, options)]);
    const lines = textReport(answer.audit, { ...options, impacts: answer.impacts });
    await session.lines([...(index === 0 ? [] : [EMPTY]), ...lines]);
  },
  end: async (codes) => {
    if (codes.length < 2) return;
    const totals = plainLine(totalsLine(codes, input.lang));
    await session.lines(input.quiet ? [totals] : [EMPTY, totals]);
  },
});

/** What went wrong before there was a verdict belongs on standard error, whatever the format. */
const warn = (answer: AuditedLog, session: Session): void => {
  if ("missing" in answer) session.warn(`assize: ${answer.missing.message}`);
  if ("defect" in answer) {
    const { defect, name } = answer;
    const said = session.debug ? defect.stack : defect.message;
    session.warn(`assize: ${name}: ${whoseMistake(defect)}: ${said ?? ""}`);
  }
};

const PROGRESS_EVERY = 25;
const ERASE_LINE = "\r\u001b[K";

const showProgress = (games: number, session: Session): void => {
  if (session.progress && games % PROGRESS_EVERY === 0)
    session.note(`${ERASE_LINE}${games} games audited…`);
};

export const auditLogs = async (input: AuditInput, session: Session): Promise<number> => {
  const optionsFor = await auditOptionsFor(input, session);
  const logs = await logsNamed(input.logs, session);
  const teller = input.json ? jsonTeller(session) : textTeller(input, session);
  const codes: number[] = [];
  await teller.begin();
  for await (const game of namedGames(logs, session)) {
    const answer = answerFor(game, optionsFor, input);
    if (session.progress && codes.length >= PROGRESS_EVERY) session.note(ERASE_LINE);
    warn(answer, session);
    await teller.tell(answer, codes.length);
    codes.push(answer.code);
    showProgress(codes.length, session);
  }
  if (session.progress && codes.length >= PROGRESS_EVERY) session.note(ERASE_LINE);
  await teller.end(codes);
  return worstExitCode(codes);
};
