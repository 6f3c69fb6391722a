// Writes down an arbiter's ruling on a finding: the line, its code and its hash are those of the log.
import { arbitrationMisfit, type RecordedGame, writeArbitrations } from "@assize/kernel-event-log";
import { linkOf } from "@assize/kernel-integrity";
import type { Arbitration, Finding, Json, JsonObject, Penalty } from "@assize/kernel-model";
import { readJson } from "@assize/kernel-model";
import {
  arbitrationProblemInWords,
  jsonProblemInWords,
  misfitsInWords,
  readProblemInWords,
} from "@assize/kernel-report";
import { arbitrate, type Audit, auditRead, type AuditOptions, EXIT } from "@assize/kernel-verifier";
import { legalityOf } from "../asking.ts";
import type { ReplayWishes } from "../commands/flags.ts";
import { or } from "../english.ts";
import { eyesNamed } from "../eyes.ts";
import { oneGame } from "../logs.ts";
import { auditOptionsFor, momentAfter } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";
import { rulingsFrom } from "./opinions.ts";

export interface RulingInput extends ReplayWishes {
  readonly log: string;
  readonly finding: string;
  readonly answer: Arbitration["ruling"];
  readonly arbiter: string;
  readonly reason: string;
  readonly instead: string | undefined;
  readonly seat: string | undefined;
  readonly place: number | undefined;
  readonly points: number | undefined;
  readonly play: Arbitration["play"];
  readonly add: string | undefined;
  readonly number: number | undefined;
}

type Audited = Extract<Audit, { readonly kind: "audited" }>;

const auditOf = (game: RecordedGame, options: AuditOptions): Audited => {
  const audit = auditRead(game, options);
  if (audit.kind === "audited") return audit;
  throw new Trouble(readProblemInWords(audit.problem, "en"));
};

/** The findings that can be ruled on: of the log, or of what it comes to with earlier rulings. */
const findingsIn = (
  game: RecordedGame,
  audit: Audited,
  options: AuditOptions,
  earlier: readonly Arbitration[],
): readonly Finding[] =>
  earlier.length === 0
    ? audit.verdict.findings
    : (arbitrate(game, audit, options, earlier)?.audit.verdict.findings ?? []);

/** What the rules say against a choice that is to count: a sentence and the clauses; empty where they say nothing against it by itself. */
const againstInstead = (
  { line, instead }: Arbitration,
  game: RecordedGame,
  options: AuditOptions,
): string => {
  if (instead === undefined) return "";
  const moment = momentAfter(game, line - 1, options);
  const { legal, explanation, cause, unusable } = legalityOf(instead, moment, "en");
  if (legal) return "";
  const clauses = explanation?.kind === "refused" ? explanation.clauses.join(", ") : "";
  const why = cause?.text ?? unusable ?? "";
  return ` ${why}${clauses === "" ? "" : ` (${clauses})`}`;
};

/** Requires that the last of these rulings can be carried out beside the others. Throws Trouble where it cannot. */
const checkCarriedOut = (
  game: RecordedGame,
  audit: Audited,
  options: AuditOptions,
  rulings: readonly Arbitration[],
): void => {
  const answered = arbitrate(game, audit, options, rulings)?.as.answered.at(-1);
  if (answered === undefined || answered.problem === null) return;
  const { arbitration, problem } = answered;
  const why = arbitrationProblemInWords(problem, "en");
  const against = againstInstead(arbitration, game, options);
  throw new Trouble(`this ruling cannot be carried out; nothing was written. ${why}${against}`);
};

const findingCalled = (id: string, findings: readonly Finding[]): Finding => {
  const found = findings.find((one) => one.id === id);
  if (found !== undefined) return found;
  if (findings.length === 0) throw new Trouble(`--finding ${id}: there is no finding to rule on`);
  const known = findings.filter(({ follows }) => follows === null).slice(0, 20);
  const named = known.map((one) => `${one.id} (event ${one.seq}, ${one.code})`);
  throw new Trouble(`--finding ${id}: no such finding; choose ${or(named)}`);
};

const penaltyFor = (
  { seat, place, points }: RulingInput,
  { header }: RecordedGame,
): Penalty | undefined => {
  if (seat === undefined) {
    if (place === undefined && points === undefined) return undefined;
    throw new Trouble("--place and --points: say who pays with --seat");
  }
  const who = eyesNamed("--seat", seat, header);
  if (who === "all" || who === "public") throw new Trouble(`--seat ${seat}: name one seat`);
  if (place !== undefined && points === undefined) return { seat: who, place };
  if (points !== undefined && place === undefined) return { seat: who, points: -Math.abs(points) };
  throw new Trouble("--seat: say what the seat pays, with --place or --points, and not both");
};

const choiceIn = (text: string | undefined): Json | undefined => {
  if (text === undefined) return undefined;
  const read = readJson(text);
  if (read.ok) return read.value;
  throw new Trouble(`--instead: ${jsonProblemInWords(read.problem, "en")}`);
};

/** What was not said is no member. */
const stated = (members: Readonly<Record<string, Json | undefined>>): JsonObject =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

export const ruleOn = async (input: RulingInput, session: Session): Promise<number> => {
  const optionsFor = await auditOptionsFor(input, session);
  const game = await oneGame(input.log, input.number, session);
  const options = await optionsFor(game.header);
  const files = input.add === undefined ? [] : [input.add];
  const earlier = (await rulingsFrom(files, session)).flatMap(({ arbitrations }) => arbitrations);
  const audit = auditOf(game, options);
  const findings = findingsIn(game, audit, options, earlier);
  const { seq: line, code } = findingCalled(input.finding, findings);
  const ruled = stated({
    line,
    code,
    hash: linkOf(game.events[line - 1]!.line.bytes, options.hash),
    ruling: input.answer,
    arbiter: input.arbiter,
    reason: input.reason,
    instead: choiceIn(input.instead),
    penalty: penaltyFor(input, game),
    play: input.play,
  });
  const amiss = arbitrationMisfit(ruled, "ruling");
  if (amiss !== null) throw new Trouble(misfitsInWords([amiss], null, "en"));
  const rulings = [...earlier, ruled as unknown as Arbitration];
  checkCarriedOut(game, audit, options, rulings);
  await session.data(writeArbitrations(rulings));
  return EXIT.compliant;
};
