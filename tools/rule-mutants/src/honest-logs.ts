// Logs of games in which nobody broke a rule, whole and terse, with what an audit says of them.
// Knows audits; must not know mutants.
import { readGames, type RecordedGame } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, Verdict } from "@assize/kernel-model";
import type { PreparedGame } from "@assize/kernel-referee";
import { auditRead } from "@assize/kernel-verifier";
import { bytesOf, terse, unchain } from "@assize/testkit";

export interface HonestLog {
  readonly name: string;
  readonly record: RecordedGame;
  /** Transitions that its audit takes. */
  readonly taken: ReadonlySet<string>;
  /** What an audit says, as one text. */
  readonly told: string;
}

export const recordOfLines = (lines: readonly string[]): RecordedGame => {
  const [read] = readGames(bytesOf(lines));
  if (read === undefined || !read.ok) throw new Error("a log that was just written is no log");
  return read;
};

/** All of a verdict that rules decide. */
export const toldBy = ({ kind, findings, doubts, outcome, compliantPrefix }: Verdict): string =>
  JSON.stringify([kind, compliantPrefix, outcome, findings, doubts]);

/** An audit by the header as it stands: what another one would explain is none of the rules'. */
export const auditOf = (model: GameModel, record: RecordedGame): Verdict => {
  const answer = auditRead(record, { games: [model], hash: nodeHash, asStated: true });
  if (answer.kind === "unreadable") throw new Error(answer.problem.code);
  return answer.verdict;
};

const audited = (model: GameModel, name: string, record: RecordedGame): HonestLog => {
  const answer = auditRead(record, { games: [model], hash: nodeHash, countTaken: true });
  if (answer.kind === "unreadable") throw new Error(`${name}: ${answer.problem.code}`);
  const { kind, findings, doubts } = answer.verdict;
  if (kind !== "compliant")
    throw new Error(`${name} is no honest log: ${JSON.stringify([findings, doubts])}`);
  const taken = new Set(answer.counts.taken.keys());
  return { name, record, taken, told: toldBy(answer.verdict) };
};

const typeOf = (line: string): string => (JSON.parse(line) as { readonly type: string }).type;

/** A game's log whole, and terse: where consequences are left out, the audit asks what is due. */
export const honestLogs = (
  game: PreparedGame,
  name: string,
  lines: readonly string[],
): readonly HonestLog[] => {
  const [header, ...events] = lines;
  const choices = events.filter((line) => game.classOf(typeOf(line)) !== "consequence");
  return [
    audited(game.model, name, recordOfLines(lines)),
    audited(game.model, `${name}, terse`, recordOfLines(unchain(terse([header!, ...choices], [])))),
  ];
};
