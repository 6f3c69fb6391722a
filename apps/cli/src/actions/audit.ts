// Audits any number of logs, one game at a time, and tells each verdict as soon as it is there.
// Memory holds the game in hand and the next one, whatever the size of an archive.
import { placeOfEvent } from "@assize/catalogue";
import { asStored, type Header, headerOf } from "@assize/kernel-event-log";
import { historyOf, verdictSeenBy } from "@assize/kernel-history";
import { nodeHash } from "@assize/kernel-integrity/node";
import { Defect } from "@assize/kernel-model";
import type { Step } from "@assize/kernel-replay";
import {
  type Audit,
  type AuditOptions,
  auditRead,
  EXIT,
  exitCodeOf,
  impactsOf,
  matrixOf,
  worstExitCode,
} from "@assize/kernel-verifier";
import type { Opinions, SourceFile } from "@assize/kernel-report";
import { caseAmong, gameOfCase } from "../cases/opened.ts";
import { eyesNamed } from "../eyes.ts";
import type { FiledGame } from "../filed-games.ts";
import { type FoundGame, gamesOf } from "../logs.ts";
import { logsNamed } from "../named-logs.ts";
import { auditOptionsFor, auditOptionsWith, editionFor, type OptionsFor } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";
import { keepHeapSmallFor } from "../small-heap.ts";
import { gatheredReports } from "../reports/gathered.ts";
import {
  type AuditedLog,
  type AuditInput,
  type NamedGame,
  tellerFor,
  toldByInput,
  warn,
} from "./audit-told.ts";
import { codeWithEngines, type EnginesFor, enginesFor, enginesNamed } from "./engines.ts";
import {
  arbitratedCode,
  isMisplaced,
  opinionsOn,
  rulingsFrom,
  rulingsOf,
  type RulingsRead,
} from "./opinions.ts";
import type { writeSheet as WriteSheet } from "./ruling-sheet.ts";

/** The games of these logs, each by its name; those of a log with several are numbered. */
export async function* namedGames(
  logs: readonly string[],
  session: Session,
): AsyncGenerator<NamedGame> {
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

/** As reports name it. */
const sourceOf = (log: string, file: FiledGame["source"]): SourceFile => ({
  name: log,
  bytes: file.bytes,
  digest: file.digest,
  placeOf: (seq) => placeOfEvent(file, seq),
  remarks: file.remarks,
});

export const answerFor = (
  { name, found }: NamedGame,
  options: AuditOptions | null,
  { html, impact, matrix: isMatrix, quiet, seat, arbitrated }: AuditInput,
  rulings: readonly RulingsRead[],
  enginesOf: EnginesFor | null = null,
): AuditedLog => {
  if ("missing" in found) return { name, code: EXIT.unreadable, missing: found.missing };
  const { read, source: file } = found;
  const source = file === undefined ? null : sourceOf(found.log, file);
  const header = headerOf(read);
  keepHeapSmallFor(asStored(read)?.length ?? 0);
  const steps: Step[] = [];
  const isHeard = html !== undefined || enginesOf !== null;
  const listening = isHeard ? { onStep: (step: Step) => void steps.push(step) } : {};
  try {
    // Whether its lines can be read, the audit of a game finds out by itself.
    const audit: Audit =
      header === null && !read.ok
        ? { kind: "unreadable", problem: read.problem }
        : auditRead(read, { ...options!, ...listening });
    const code = exitCodeOf(audit);
    if (audit.kind === "unreadable")
      return {
        name,
        code,
        audit,
        opened: null,
        eyes: "all",
        impacts: null,
        matrix: null,
        opinions: null,
        engines: null,
        source,
      };
    const eyes = seat === undefined ? "all" : eyesNamed("--seat", seat, header!);
    const impacts = impact && !quiet && eyes === "all" ? impactsOf(audit) : null;
    const matrix = isMatrix && !quiet && eyes === "all" ? matrixOf(read, options!) : null;
    const opinions = read.ok ? opinionsOn(read, audit, options!, rulings) : null;
    const { start } = audit;
    const engines =
      enginesOf === null || start === null || !read.ok
        ? null
        : enginesOf({ read, start, steps, verdict: audit.verdict, hash: nodeHash });
    const verdict = verdictSeenBy(audit.verdict, audit.start, eyes);
    return {
      name,
      code: codeWithEngines(engines, codeWith(opinions, code, arbitrated)),
      audit: { ...audit, verdict },
      opened: html === undefined || !read.ok ? null : historyOf(read, audit, steps),
      eyes,
      impacts,
      matrix,
      opinions: eyes === "all" ? opinions : null,
      engines: eyes === "all" ? engines : null,
      source,
    };
  } catch (cause) {
    if (cause instanceof Trouble) throw cause;
    // An audit never throws but by a mistake of ours or of the game's author. One must not hide the verdicts on the other games.
    const defect = cause instanceof Error ? cause : new Defect(String(cause));
    return { name, code: EXIT.defect, defect };
  }
};

/** A ruling that has no place in the record was given by mistake. */
const codeWith = (opinions: Opinions | null, code: number, arbitrated: boolean): number => {
  if (opinions === null) return code;
  if (isMisplaced(opinions)) return EXIT.unreadable;
  return arbitrated ? arbitratedCode(opinions) : code;
};

const PROGRESS_EVERY = 25;
const ERASE_LINE = "\r\u001b[K";

const showProgress = (games: number, session: Session): void => {
  if (session.progress && games % PROGRESS_EVERY === 0)
    session.note(`${ERASE_LINE}${games} games audited…`);
};

/** The only game there is. Throws Trouble where there are more: `why` says what is of one game. */
const onlyGame = async (
  games: AsyncGenerator<NamedGame>,
  why: string,
): Promise<readonly NamedGame[]> => {
  const found: NamedGame[] = [];
  for await (const one of games) {
    if (found.length > 0)
      throw new Trouble(`${why}; there are several here: name one log that holds one game`);
    found.push(one);
  }
  return found;
};

/** Seats and sheets are of one game; what everybody may know is asked of any number. */
const whyOne = ({ html, seat, arbitrations }: AuditInput): string | null => {
  const [file] = arbitrations;
  if (file !== undefined) return `--arbitrations ${file}: rulings are about one game`;
  if (html !== undefined) return `--html ${html}: a ruling sheet is of one game`;
  const isOfGame = seat !== undefined && seat !== "all" && seat !== "public";
  return isOfGame ? `--seat ${seat}: a seat is of one game` : null;
};

/** What is audited, and by what. */
interface AuditedBy {
  readonly named: AsyncGenerator<NamedGame>;
  readonly optionsFor: OptionsFor;
  readonly rulings: readonly RulingsRead[];
}

/** The logs as the caller names them; or a case, where what it holds stands in for what the caller does not say. */
const auditedBy = async (input: AuditInput, session: Session): Promise<AuditedBy> => {
  const opened = await caseAmong(input.logs);
  if (opened === null)
    return {
      optionsFor: await auditOptionsFor(input, session),
      named: namedGames(await logsNamed(input.logs, session), session),
      rulings: await rulingsFrom(input.arbitrations, session),
    };
  const [name = ""] = input.logs;
  const { rulings, ruling, current } = opened.wishes;
  const isRuled = input.rulings !== undefined || input.ruling.length > 0;
  const wishes = {
    engine: input.engine,
    current: input.current || current,
    ...(isRuled ? input : { rulings: rulings ?? undefined, ruling }),
  };
  const edition = (await editionFor(input.edition, session)) ?? opened.edition ?? undefined;
  return {
    optionsFor: await auditOptionsWith(wishes, edition),
    named: gameOfCase(opened, name),
    // What is named beside a case is another opinion than the case's own.
    rulings: [
      ...opened.rulings.map((one) => rulingsOf(`${name}/${one.name}`, one.document)),
      ...(await rulingsFrom(input.arbitrations, session)),
    ],
  };
};

/** The header of a record; null where it cannot be read. */
const headerIn = ({ found }: NamedGame): Header | null =>
  "missing" in found ? null : headerOf(found.read);

/** How a game is audited; null where its header cannot be read. */
export const optionsOf = async (
  game: NamedGame,
  optionsFor: OptionsFor,
): Promise<AuditOptions | null> => {
  const header = headerIn(game);
  return header === null ? null : optionsFor(header);
};

const sheetWritten = async (...asked: Parameters<typeof WriteSheet>): Promise<boolean> => {
  const { writeSheet } = await import("./ruling-sheet.ts");
  return writeSheet(...asked);
};

/** With the engine that gives the verdict. */
const withEngine = (input: AuditInput): AuditInput => {
  if (input.engines === undefined) return input;
  const [engine] = enginesNamed(input.engines);
  return { ...input, engine };
};

export const auditLogs = async (asked: AuditInput, session: Session): Promise<number> => {
  const input = withEngine(asked);
  const engines = input.engines === undefined ? null : enginesFor(enginesNamed(input.engines));
  const gathered = await gatheredReports(input, toldByInput(input));
  const { optionsFor, rulings, named: all } = await auditedBy(input, session);
  const why = whyOne(input);
  const games = why === null ? all : await onlyGame(all, why);
  const teller = tellerFor(input, session, gathered.takeOutput);
  const codes: number[] = [];
  for await (const game of games) {
    const options = await optionsOf(game, optionsFor);
    const header = headerIn(game);
    const enginesOf =
      engines === null || header === null ? null : await engines.prepareFor(header.game);
    const began = performance.now();
    const answer = answerFor(game, options, input, rulings, enginesOf);
    const seconds = (performance.now() - began) / 1000;
    if (session.progress && codes.length >= PROGRESS_EVERY) session.note(ERASE_LINE);
    warn(answer, session, input.quiet);
    const { html } = input;
    const isWritten =
      html !== undefined && (await sheetWritten(game, answer, { input, html, session }));
    if (codes.length === 0) await teller.begin();
    await teller.tell(answer, codes.length);
    gathered.take(answer, game, options, seconds);
    if (isWritten) await teller.wrote(html);
    codes.push(answer.code);
    showProgress(codes.length, session);
  }
  if (session.progress && codes.length >= PROGRESS_EVERY) session.note(ERASE_LINE);
  const exitCode = worstExitCode(codes);
  await teller.end(codes, await gathered.write(exitCode, session));
  return exitCode;
};
