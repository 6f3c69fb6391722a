// What to change on the real table: the position that play has reached beside the one by an arbiter's rulings.
import type { Position } from "@assize/kernel-chart-engine";
import { type RecordedGame, rulingsIn } from "@assize/kernel-event-log";
import { linkOf } from "@assize/kernel-integrity";
import type { Arbitration, Finding, Language, Verdict } from "@assize/kernel-model";
import { readProblemInWords, restoreText } from "@assize/kernel-report";
import { openingOf, type Step } from "@assize/kernel-replay";
import { arbitrate, type AuditOptions, auditRead, EXIT } from "@assize/kernel-verifier";
import type { ReplayWishes } from "../commands/flags.ts";
import { count } from "../english.ts";
import { hintedDoubts } from "../hints.ts";
import { oneGame } from "../logs.ts";
import { auditOptionsFor } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";
import { rulingsFrom } from "./opinions.ts";

export interface RestoreInput extends ReplayWishes {
  readonly log: string;
  readonly at: number | undefined;
  readonly arbitrations: string | undefined;
  readonly number: number | undefined;
  readonly lang: Language;
}

/** By the rules: what is forced is put right, and a choice that they refuse does not count. */
const byRules = (
  { findings }: Verdict,
  { events }: RecordedGame,
  hash: AuditOptions["hash"],
): readonly Arbitration[] => {
  const wentOn = ({ explained, follows }: Finding): boolean =>
    follows === null && (explained?.held === "believed" || explained?.held === "stood");
  return findings.filter(wentOn).map(({ seq: line, code, explained }) => ({
    line,
    code,
    hash: linkOf(events[line - 1]!.line.bytes, hash),
    ruling: explained!.held === "stood" ? "voided" : "corrected",
    arbiter: "–",
    reason: "–",
  }));
};

/** An audit's options that gather its steps. */
const gathering = (options: AuditOptions) => {
  const steps: Step[] = [];
  const gathered: AuditOptions = { ...options, onStep: (step) => void steps.push(step) };
  return { steps, options: gathered };
};

const positionAfter = (
  steps: readonly Step[],
  at: number,
  opening: Position<unknown>,
): Position<unknown> => {
  const position = at === 0 ? opening : steps[at - 1]?.after;
  if (position !== undefined) return position;
  throw new Trouble(
    `--at ${at}: the game cannot be followed that far, with the rulings or without`,
  );
};

const rulingsFor = async (
  { arbitrations: file }: RestoreInput,
  game: RecordedGame,
  session: Session,
): Promise<readonly Arbitration[]> => {
  if (file === undefined) return rulingsIn(game.header, game.events);
  const [read] = await rulingsFrom([file], session);
  return read!.arbitrations;
};

export const restore = async (input: RestoreInput, session: Session): Promise<number> => {
  const optionsFor = await auditOptionsFor(input, session);
  const game = await oneGame(input.log, input.number, session);
  const options = await optionsFor(game.header);
  const played = gathering(options);
  const audit = auditRead(game, played.options);
  if (audit.kind === "unreadable") throw new Trouble(readProblemInWords(audit.problem, "en"));
  const { start, verdict } = audit;
  if (start === null) {
    const why = hintedDoubts(verdict.doubts, audit.model);
    throw new Trouble(`this game cannot be replayed: ${why}`, EXIT.undetermined);
  }
  const stated = await rulingsFor(input, game, session);
  const rulings = stated.length > 0 ? stated : byRules(verdict, game, options.hash);
  const ruled = gathering(options);
  const arbitrated = arbitrate(game, audit, ruled.options, rulings)!;
  const amiss = arbitrated.as.answered.find(({ problem }) => problem !== null);
  if (amiss !== undefined)
    throw new Trouble(
      `the ruling on event ${amiss.arbitration.line} cannot be carried out (${amiss.problem!}); "assize audit --arbitrations" tells why`,
      EXIT.undetermined,
    );
  const last = Math.min(played.steps.length, ruled.steps.length);
  const at = input.at ?? last;
  if (at < 0 || at > game.events.length)
    throw new Trouble(
      `--at ${at}: this game has ${count(game.events.length, "event", "events")}; choose 0 to ${game.events.length}`,
    );
  const opening = openingOf(start, game).position;
  const from = positionAfter(played.steps, at, opening);
  const to = positionAfter(ruled.steps, at, opening);
  const causes = verdict.findings.filter(({ seq, follows }) => follows === null && seq <= at);
  const told = { from, to, event: at, isByRules: stated.length === 0, causes };
  await session.lines(restoreText(start, told, input.lang));
  return EXIT.compliant;
};
