// Writes down an arbiter's ruling on a finding: the line, its code and its hash are those of the log.
import { arbitrationMisfit, type RecordedGame, writeArbitrations } from "@assize/kernel-event-log";
import { linkOf } from "@assize/kernel-integrity";
import type { Arbitration, Finding, Json, JsonObject, Penalty } from "@assize/kernel-model";
import { readJson } from "@assize/kernel-model";
import { jsonProblemInWords, misfitsInWords, readProblemInWords } from "@assize/kernel-report";
import { arbitrate, auditRead, type AuditOptions, EXIT } from "@assize/kernel-verifier";
import type { ReplayWishes } from "../commands/flags.ts";
import { or } from "../english.ts";
import { eyesNamed } from "../eyes.ts";
import { oneGame } from "../logs.ts";
import { auditOptionsFor } from "../replaying.ts";
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

/** The findings that can be ruled on: of the log, or of what it comes to with earlier rulings. */
const findingsIn = (
  game: RecordedGame,
  options: AuditOptions,
  earlier: readonly Arbitration[],
): readonly Finding[] => {
  const audit = auditRead(game, options);
  if (audit.kind === "unreadable") throw new Trouble(readProblemInWords(audit.problem, "en"));
  if (earlier.length === 0) return audit.verdict.findings;
  return arbitrate(game, audit, options, earlier)?.audit.verdict.findings ?? [];
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
  const options = optionsFor(game.header);
  const files = input.add === undefined ? [] : [input.add];
  const earlier = (await rulingsFrom(files, session)).flatMap(({ arbitrations }) => arbitrations);
  const { seq: line, code } = findingCalled(input.finding, findingsIn(game, options, earlier));
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
  await session.data(writeArbitrations([...earlier, ruled as unknown as Arbitration]));
  return EXIT.compliant;
};
