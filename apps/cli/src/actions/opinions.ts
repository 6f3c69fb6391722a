// Rulings of arbiters for an audit: read from files or from the log itself, held to the record, two of them side by side.
import { arbitrationsIn, type RecordedGame, rulingsIn } from "@assize/kernel-event-log";
import type { Arbitration, Json } from "@assize/kernel-model";
import { misfitsInWords, type Opinion, type Opinions } from "@assize/kernel-report";
import {
  arbitrate,
  type Audit,
  type AuditOptions,
  differingRulings,
  EXIT,
  worstExitCode,
} from "@assize/kernel-verifier";
import * as Result from "effect/Result";
import { and } from "../english.ts";
import { pathOf, readDocument } from "../files.ts";
import { type Session, Trouble } from "../session.ts";

/** One arbiter's rulings as they were read. */
export interface RulingsRead {
  /** The file; null for the log itself. */
  readonly source: string | null;
  readonly arbitrations: readonly Arbitration[];
}

/** One opinion, and a second one beside it. */
const MOST_OPINIONS = 2;

/** The rulings in a document. Throws Trouble where it is none. */
export const rulingsOf = (source: string, document: Json): RulingsRead => {
  const read = arbitrationsIn(document);
  if (Result.isSuccess(read)) return { source, arbitrations: read.success };
  const why = misfitsInWords([read.failure], null, "en");
  throw new Trouble(`${source}: ${why}; correct the file`);
};

/** The rulings in these files. Throws Trouble where one is none. */
export const rulingsFrom = async (
  files: readonly string[],
  session: Session,
): Promise<readonly RulingsRead[]> => {
  if (files.length > MOST_OPINIONS)
    throw new Trouble(`--arbitrations ${files[MOST_OPINIONS]!}: at most two are set side by side`);
  const all: RulingsRead[] = [];
  for (const file of files) {
    all.push(rulingsOf(pathOf(file), await readDocument(file, session)));
  }
  return all;
};

/** What a game comes to with its own rulings and with these; null where nobody ruled, or the game could not be replayed. */
export const opinionsOn = (
  read: RecordedGame,
  audit: Extract<Audit, { readonly kind: "audited" }>,
  options: AuditOptions,
  files: readonly RulingsRead[],
): Opinions | null => {
  const own = rulingsIn(read.header, read.events);
  const rulings = [...(own.length === 0 ? [] : [{ source: null, arbitrations: own }]), ...files];
  if (rulings.length > MOST_OPINIONS)
    throw new Trouble(
      `at most ${MOST_OPINIONS} opinions are set side by side, and there are ${rulings.length}: ${and(rulings.map(({ source }) => source ?? "the log's own lines"))}; name fewer files of --arbitrations`,
    );
  const opinions = rulings.flatMap(({ source, arbitrations }): readonly Opinion[] => {
    const arbitrated = arbitrate(read, audit, options, arbitrations);
    return arbitrated === null ? [] : [{ source, as: arbitrated.as }];
  });
  const [first, second = null] = opinions;
  if (first === undefined) return null;
  const [ours, theirs] = rulings;
  return {
    first,
    second,
    differing: second === null ? [] : differingRulings(ours!.arbitrations, theirs!.arbitrations),
  };
};

const opinionsIn = ({ first, second }: Opinions): readonly Opinion[] =>
  second === null ? [first] : [first, second];

/** A file with a ruling that has no place in this record was given by mistake. */
export const isMisplaced = (opinions: Opinions): boolean =>
  opinionsIn(opinions).some(
    ({ source, as }) => source !== null && as.answered.some(({ problem }) => problem !== null),
  );

/** The exit code of a game by its rulings: by what it comes to with all of them. */
export const arbitratedCode = (opinions: Opinions): number =>
  worstExitCode(opinionsIn(opinions).map(({ as }) => EXIT[as.kind]));
