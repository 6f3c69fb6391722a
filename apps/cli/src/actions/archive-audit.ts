// Audits archives into a file of results, and tells how far it has come. Knows no game.
import { stat } from "node:fs/promises";
import { type AuditedRow, type Program, programOf, type Row, rowMaker } from "@assize/archive";
import {
  auditArchive,
  fileSource,
  openResults,
  type Place,
  type PlacedRow,
  type Results,
  type Source,
} from "@assize/archive/node";
import { endingOf } from "@assize/catalogue";
import { nodeHash } from "@assize/kernel-integrity/node";
import { Defect, type GameModel, type Json } from "@assize/kernel-model";
import { plainLine } from "@assize/kernel-report";
import { EXIT, worstExitCode } from "@assize/kernel-verifier";
import { programCode } from "../code/program-code.ts";
import { filedBytes } from "../filed-games.ts";
import { pathOf, STANDARD_INPUT } from "../files.ts";
import { allGames } from "../games.ts";
import { notationHint } from "../hints.ts";
import { bytesNamed, isAddress } from "../logs.ts";
import { messagesIn } from "../messages/messages.ts";
import { logsNamed } from "../named-logs.ts";
import { auditOptionsOver, auditOptionsWith, editionFor } from "../replaying.ts";
import { unlessEnded } from "../serving.ts";
import { type Session, Trouble } from "../session.ts";
import { keepHeapSmall } from "../small-heap.ts";
import { createFiledPlaces, type FiledPlaces } from "./archive-filed.ts";
import { createProgress } from "./archive-progress.ts";
import {
  type ArchiveReports,
  archiveReports,
  type ArchiveReportsInput,
} from "./archive-reports.ts";
import { placesIn } from "./archive-places.ts";
import { poolFor } from "./archive-pool.ts";
import { newTotals, type Totals } from "./archive-totals.ts";
import { tellingUnread, type UnreadFiles } from "./archive-unread.ts";
import { withResults } from "./results.ts";

export interface ArchiveAuditInput extends ArchiveReportsInput {
  readonly results: string;
  readonly workers: number | undefined;
  /** The server whose workers audit; undefined where this machine does. */
  readonly nats: string | undefined;
}

/** 128 + SIGINT. */
const ENDED = 130;

/** Rows as they come. Says so and throws Trouble once a signal ends the run. */
async function* rowsUntil(
  rows: AsyncGenerator<PlacedRow>,
  { ended, session }: Run,
): AsyncGenerator<PlacedRow> {
  for (;;) {
    const next = await unlessEnded(rows.next(), ended);
    if (next === null) {
      session.warn("assize: ended; what was found out is kept, and the same command goes on there");
      throw new Trouble("ended", ENDED);
    }
    if (next.done === true) return;
    yield next.value;
  }
}

/** Its name, and how its bytes are told where no worker reads them itself. */
const sourceOf = (log: string, filed: FiledPlaces, session: Session): Source => {
  if (log === STANDARD_INPUT || isAddress(log))
    return { name: pathOf(log), bytes: (onRead) => bytesNamed(log, session, onRead) };
  const ending = endingOf(log);
  if (ending === undefined) return fileSource(log);
  return {
    name: log,
    bytes: (onRead) => {
      filed.begin(log);
      return filedBytes(log, ending, session, { onRead, onGame: (game) => filed.note(log, game) });
    },
  };
};

const sourcesOf = function* (
  logs: readonly string[],
  filed: FiledPlaces,
  unread: UnreadFiles,
  session: Session,
): Generator<Source> {
  for (const log of logs) yield unread.watch(sourceOf(log, filed, session));
};

/** Of these each byte is read twice: first whether they are sound. */
const PACKED = /\.(?:gz|zst)$/i;

/** Bytes that are read of what is named; null where something else is named, whose end nobody knows. */
const bytesIn = async (logs: readonly string[]): Promise<number | null> => {
  let bytes = 0;
  for (const log of logs) {
    const found = log === STANDARD_INPUT ? null : await stat(log).catch(() => null);
    if (found?.isFile() !== true) return null;
    bytes += PACKED.test(log) ? 2 * found.size : found.size;
  }
  return bytes;
};

/** A run that came to its end. */
interface Ended {
  readonly totals: Totals;
  readonly reports: ArchiveReports | null;
}

/** A game that was to be kept, and whose verdict is another. */
interface Surprise {
  readonly place: Place;
  readonly row: AuditedRow;
}

const isSurprise = (row: Row): row is AuditedRow =>
  "again" in row && row.again?.kind === "checked" && !row.again.isSame;

/** Writes down what new rows rest on, before they are put. */
const noting = (results: Results, program: Program) => {
  const games = new Set<string>();
  return (row: Row): void => {
    if (!("reading" in row) || games.has(row.reading.game)) return;
    games.add(row.reading.game);
    results.know(program.basesOf(row.reading.game));
  };
};

/** Says once what to do with what is no log. */
const hinting = (session: Session) => {
  let isTold = false;
  return {
    take: ({ place, row }: PlacedRow): void => {
      if (isTold || row.verdict !== "unreadable" || row.reason !== "not-json" || row.line > 0)
        return;
      const hint = notationHint(place.source, "archive audit");
      isTold = hint !== null;
      if (hint !== null) session.warn(hint);
    },
  };
};

/** What one run needs that goes over all games. */
interface Run {
  readonly input: ArchiveAuditInput;
  readonly logs: readonly string[];
  readonly edition: Json | undefined;
  readonly results: Results;
  readonly session: Session;
  readonly ended: AbortSignal;
}

const wishesOf = ({ engine, rulings, ruling, current }: ArchiveAuditInput) => ({
  engine,
  rulings,
  ruling,
  current,
});

const optionsIn = (games: readonly GameModel[], { input, edition }: Run) =>
  auditOptionsOver(games, wishesOf(input), edition);

/** Goes over all games, and ends at the first surprise. Rows are kept, where they may be. */
const auditOnce = async (run: Run, isTrusted: boolean): Promise<Ended | Surprise> => {
  const { input, logs, edition, results, session } = run;
  const reports = await archiveReports(input, session);
  const code = programCode();
  const games = await allGames();
  const program = programOf(games, code, nodeHash);
  const known = results.isOld ? { path: input.results, isTrusted } : null;
  const bytes = await bytesIn(logs);
  const rowOptions = { optionsFor: optionsIn(games, run), hash: nodeHash, program, known: null };
  const data = { wishes: wishesOf(input), edition, code, known };
  const { pool, batchBytes } = await poolFor({ ...input, data, rowOptions, bytes }, session);
  const progress = createProgress(bytes, session);
  const totals = newTotals();
  const note = noting(results, program);
  const places = placesIn(results);
  const filed = createFiledPlaces();
  const unread = tellingUnread(session);
  const hints = hinting(session);
  let audited = 0;
  const rows = auditArchive(sourcesOf(logs, filed, unread, session), {
    pool,
    rowFor: rowMaker(rowOptions),
    onRead: progress.read,
    batchBytes,
  });
  try {
    for await (const placed of rowsUntil(rows, run)) {
      const { place, row } = placed;
      note(row);
      const madeFrom = filed.take(place);
      const remarks = madeFrom?.remarks.length ?? 0;
      places.put(place, row, madeFrom);
      hints.take(placed);
      if (isSurprise(row)) return { place, row };
      totals.add(row, remarks);
      reports?.take(placed, remarks);
      if (progress.isToKeep(++audited)) results.keep();
      progress.audited(audited);
    }
  } finally {
    progress.end();
    await pool.end();
  }
  unread.end();
  places.settle(session);
  return { totals, reports };
};

const isSurprising = (ended: Ended | Surprise): ended is Surprise => "row" in ended;

/** What a check found is told loudly, and everything is audited again: nothing that was kept by this basis is trusted. */
const withoutTrust = async (run: Run, { place, row }: Surprise): Promise<Ended> => {
  const { input, results, session } = run;
  results.distrust(row.reading.basis, row.log);
  session.warn(
    `assize: ${place.source}#${place.number}: nothing that this game touched has changed, and its verdict is another. ` +
      "What was kept is not trusted any more: every game is audited again. Please report it",
  );
  if (input.logs.includes(STANDARD_INPUT))
    throw new Trouble(
      "standard input cannot be read a second time; give it once more: all of it is audited then",
    );
  const ended = await auditOnce(run, false);
  if (isSurprising(ended)) throw new Defect("a run that keeps nothing has nothing to check");
  return ended;
};

/** Whether games may be kept by what this program rests on. */
const mayKeep = async (results: Results): Promise<boolean> => {
  const distrusted = new Set(results.distrusted());
  if (distrusted.size === 0) return true;
  const games = await allGames();
  const program = programOf(games, programCode(), nodeHash);
  return !games.some(({ id }) => program.basesOf(id).some(({ digest }) => distrusted.has(digest)));
};

const auditAll = async (
  input: ArchiveAuditInput,
  results: Results,
  session: Session,
  ended: AbortSignal,
): Promise<number> => {
  const edition = await editionFor(input.edition, session);
  const logs = await logsNamed(input.logs, session);
  const run: Run = { input, logs, edition, results, session, ended };
  const found = await auditOnce(run, await mayKeep(results));
  const { totals, reports } = isSurprising(found) ? await withoutTrust(run, found) : found;
  // What is said to be in the file is there.
  results.keep();
  const exitCode = worstExitCode(totals.verdicts().map((verdict) => EXIT[verdict]));
  const optionsFor = await auditOptionsWith(wishesOf(input), edition);
  const written = (await reports?.write(optionsFor, totals.places(), exitCode)) ?? [];
  const { reportWritten } = messagesIn(input.lang);
  await session.lines(
    [...totals.lines(input.results), ...written.map(reportWritten)].map(plainLine),
  );
  return exitCode;
};

/** Names that SQLite takes for a file that is gone with the program. */
const checkIsFile = (results: string): void => {
  if (results === "" || results.startsWith(":"))
    throw new Trouble(`--results ${results}: name a file, for example results.sqlite`);
};

/** Audits all that is named into the file of results, until it is ended. Answers the exit code. */
export const auditIntoResults = async (
  input: ArchiveAuditInput,
  session: Session,
  ended: AbortSignal,
): Promise<number> =>
  withResults(input.results, async () => {
    checkIsFile(input.results);
    keepHeapSmall();
    const results = openResults(input.results);
    const audited = (): Promise<number> => auditAll(input, results, session, ended);
    try {
      if (input.nats === undefined) return await audited();
      const { withServer } = await import("../server-logs.ts");
      return await withServer(audited);
    } finally {
      results.close();
    }
  });
