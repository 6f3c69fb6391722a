// Reports in other programs' formats of what an audit of an archive found. Results keep codes and no sentences, so the
// games of which there is something to tell are audited once more, here, when all others are done. Knows no format.
import type { Row } from "@assize/archive";
import type { PlacedRow } from "@assize/archive/node";
import type { Language } from "@assize/kernel-model";
import { EXIT } from "@assize/kernel-verifier";
import type { ReplayWishes } from "../commands/flags.ts";
import { count } from "../english.ts";
import { STANDARD_INPUT } from "../files.ts";
import type { OptionsFor } from "../replaying.ts";
import { gatheredReports } from "../reports/gathered.ts";
import { type Session, Trouble } from "../session.ts";
import { answerFor, namedGames, optionsOf } from "./audit.ts";
import { type AuditedLog, type AuditInput, toldByInput } from "./audit-told.ts";

export interface ArchiveReportsInput extends ReplayWishes {
  readonly logs: readonly string[];
  readonly sarif: string | undefined;
  readonly junit: string | undefined;
  readonly rulesUri: string | undefined;
  readonly lang: Language;
}

/** Reports of more games are read by nobody, and taken by no code host. */
const MOST_TOLD = 1_000;

/** What is told of a run over an archive, once it has ended. */
export interface ArchiveReports {
  /** To be called with each row; `remarks`: how much there is to say of the text that its log was made of. */
  readonly take: (placed: PlacedRow, remarks: number) => void;
  /** Audits what there is something to tell of once more, and writes the reports; answers the files. Throws Trouble. */
  readonly write: (
    optionsFor: OptionsFor,
    games: number,
    exitCode: number,
  ) => Promise<readonly string[]>;
}

const isCompliant = (row: Row): boolean =>
  (row.verdict === "known" ? row.was : row.verdict) === "compliant";

/** What there is to say of a game besides that it is compliant. */
const isToLookAt = (row: Row): boolean =>
  !isCompliant(row) || ("undosByFewer" in row && row.undosByFewer > 0);

/** As if `assize audit` were asked for these reports and nothing else. */
const asAudit = (input: ArchiveReportsInput): AuditInput => ({
  ...input,
  json: false,
  ndjson: false,
  html: undefined,
  quiet: false,
  impact: true,
  matrix: false,
  seat: undefined,
  arbitrations: [],
  arbitrated: false,
  engines: undefined,
});

/** What is told, by source and number there: why this program failed, or null. */
type Noted = Map<string, Map<number, string | null>>;

/** Games that are listed, up to so many; `met` counts all. */
interface Listed {
  met: number;
  told: number;
}

const firstOf = ({ met, told }: Listed, what: string): string =>
  told < met ? `; of ${met} ${what} the first ${told} are` : "";

const summary = (games: number, wrong: Listed, remarked: Listed): string =>
  `${count(games - wrong.met - remarked.met, "game", "games")} of ${games} compliant, and not listed here` +
  firstOf(wrong, "others") +
  firstOf(remarked, "that are compliant, with remarks on their text,");

/** Null where no report is wished for. Throws Trouble, before anything is audited, where one could not be written. */
export const archiveReports = async (
  input: ArchiveReportsInput,
  session: Session,
): Promise<ArchiveReports | null> => {
  if (input.sarif === undefined && input.junit === undefined) return null;
  if (input.logs.includes(STANDARD_INPUT))
    throw new Trouble(
      "-: what is told in SARIF or JUnit is read again, and standard input can be read once only; name files",
    );
  const asked = asAudit(input);
  const gathered = await gatheredReports(asked, toldByInput(asked));
  const noted: Noted = new Map();
  const wrong: Listed = { met: 0, told: 0 };
  // Counted apart, so that no violation is left out for remarks.
  const remarked: Listed = { met: 0, told: 0 };

  const tellSource = async (
    source: string,
    numbers: ReadonlyMap<number, string | null>,
    optionsFor: OptionsFor,
  ): Promise<void> => {
    let left = numbers.size;
    for await (const game of namedGames([source], session)) {
      const reason = numbers.get(game.found.number);
      if (reason === undefined) continue;
      const options = await optionsOf(game, optionsFor);
      // What ended a worker would end this program too.
      const began = performance.now();
      const answer: AuditedLog =
        reason === null
          ? answerFor(game, options, asked, [])
          : { name: game.name, code: EXIT.defect, defect: new Error(reason) };
      gathered.take(answer, game, options, (performance.now() - began) / 1000);
      if (--left === 0) return;
    }
  };

  return {
    take: ({ place: { source, number }, row }, remarks) => {
      if (!isToLookAt(row) && remarks === 0) return;
      const listed = isToLookAt(row) ? wrong : remarked;
      listed.met++;
      if (listed.told === MOST_TOLD) return;
      listed.told++;
      const numbers = noted.get(source) ?? new Map<number, string | null>();
      noted.set(source, numbers.set(number, row.verdict === "defect" ? row.reason : null));
    },
    write: async (optionsFor, games, exitCode) => {
      for (const [source, numbers] of noted) await tellSource(source, numbers, optionsFor);
      gathered.summarise(summary(games, wrong, remarked));
      return gathered.write(exitCode, session);
    },
  };
};
