// Audits any number of logs and sums what they reached of the rules. Keeps counts only, no game.
import {
  type Counted,
  coverageOf,
  coveragePage,
  coverageText,
  nothingCounted,
  withAudit,
} from "@assize/kernel-coverage";
import { plainLine, readProblemInWords } from "@assize/kernel-report";
import { type Audit, auditRead, EXIT, worstExitCode } from "@assize/kernel-verifier";
import type { ReplayWishes } from "../commands/flags.ts";
import { STANDARD_INPUT, writeNewFile } from "../files.ts";
import { hintedDoubts } from "../hints.ts";
import { type FoundGame, gamesOf } from "../logs.ts";
import { logsNamed } from "../named-logs.ts";
import { auditOptionsFor, type OptionsFor } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";

const COVERAGE_FORMAT = "assize-coverage/1";

export interface CoverageInput extends ReplayWishes {
  readonly logs: readonly string[];
  readonly json: boolean;
  /** Where the page goes; none where it is left out. */
  readonly html: string | undefined;
}

/** Sums by game, in the order in which the games first come. */
type Sums = Map<string, Counted>;

const nameOf = ({ log, number }: FoundGame): string =>
  `${log === STANDARD_INPUT ? "standard input" : log}, game ${number}`;

/** Why a file could not be read names the file itself. */
const notCounted = (found: FoundGame, why: string): string =>
  `assize: ${"missing" in found ? why : `${nameOf(found)} is not counted: ${why}`}`;

const auditFound = async (found: FoundGame, optionsFor: OptionsFor): Promise<Audit | string> => {
  if ("missing" in found) return found.missing.message;
  const { read } = found;
  if (!read.ok) return readProblemInWords(read.problem, "en");
  return auditRead(read, { ...(await optionsFor(read.header)), countTaken: true });
};

/** Counts one game, or says why it is left out. Answers its part of the exit code. */
const countGame = async (
  found: FoundGame,
  optionsFor: OptionsFor,
  sums: Sums,
  session: Session,
): Promise<number> => {
  const audit = await auditFound(found, optionsFor);
  if (typeof audit === "string" || audit.kind === "unreadable") {
    const why = typeof audit === "string" ? audit : readProblemInWords(audit.problem, "en");
    session.warn(notCounted(found, why));
    return EXIT.unreadable;
  }
  if (audit.start === null) {
    session.warn(notCounted(found, hintedDoubts(audit.verdict.doubts, audit.model)));
    return EXIT.undetermined;
  }
  const { game } = audit.start;
  const { id } = game.model;
  sums.set(id, withAudit(sums.get(id) ?? nothingCounted(game), audit));
  return EXIT.compliant;
};

const writePage = async (path: string, sums: Sums): Promise<void> => {
  const [counted, other] = sums.values();
  if (counted === undefined) throw new Trouble(`--html ${path}: there is no game to tell of`);
  if (other !== undefined)
    throw new Trouble(`--html ${path}: a page tells of one game; name logs of one game only`);
  await writeNewFile(path, coveragePage(coverageOf(counted), counted.game.model));
};

export const coverage = async (input: CoverageInput, session: Session): Promise<number> => {
  const optionsFor = await auditOptionsFor(input, session);
  const sums: Sums = new Map();
  const codes: number[] = [];
  for (const log of await logsNamed(input.logs, session))
    for await (const found of gamesOf(log, session))
      codes.push(await countGame(found, optionsFor, sums, session));
  const games = [...sums.values()].map(coverageOf);
  if (input.json) await session.json({ format: COVERAGE_FORMAT, games });
  else
    await session.lines(
      games
        .flatMap((one, index) => [...(index === 0 ? [] : [""]), ...coverageText(one)])
        .map(plainLine),
    );
  if (input.html !== undefined) await writePage(input.html, sums);
  return worstExitCode(codes);
};
