// Runs corpora over games of each subject: plays, plants, judges. Deterministic but for the times.
import { bytesOf } from "@assize/testkit";
import { CORPUS_NAMES, type CorpusName, plansOf } from "./corpora.ts";
import { type HonestGame, playHonestly } from "./honest-game.ts";
import { auditTimed, type Judged, judgeLog } from "./judging.ts";
import type { Timed } from "./measures.ts";
import { madeBy, numberOf, type PlantedLog, sealed } from "./planted-log.ts";
import type { Subject } from "./subject.ts";

export interface Run {
  readonly subjects: readonly Subject[];
  readonly corpora: readonly CorpusName[];
  /** The first game's. */
  readonly seed: number;
  /** Games of each subject. */
  readonly games: Readonly<Record<Subject["id"], number>>;
  /** One in so many logs. */
  readonly oneIn: number;
  /** How often each log is audited: the least time counts. */
  readonly audits: number;
}

/** So many games of the long ones, and more of the short one. */
export const gamesOf = (games: number): Run["games"] => ({
  xidit: games,
  grandlin: games,
  nim: 5 * games,
  chess: games,
});

export type Results = ReadonlyMap<Subject["id"], ReadonlyMap<CorpusName, readonly Timed[]>>;

/** What an audit of the honest game takes that parses every line, in milliseconds of the processor: the least of some. */
const honestMsOf = ({ subject, seed, header, events }: HonestGame, audits: number): number => {
  const bytes = bytesOf(sealed(header, events));
  const { verdict, elapsedMs } = auditTimed(subject, bytes, 2 * audits, true);
  if (verdict.kind !== "compliant")
    throw new Error(`${subject.id}, seed ${seed}: an honest game is called ${verdict.kind}`);
  return elapsedMs;
};

const judgedLogs = (
  game: HonestGame,
  corpus: CorpusName,
  { oneIn, audits }: Run,
): readonly Judged[] =>
  plansOf(corpus, game)
    .filter(({ name }) => numberOf(name) % oneIn === 0)
    .flatMap((plan) => {
      const log = madeBy(plan);
      return log === null ? [] : [judgeLog(game.subject, plan.name, log, audits)];
    });

export const run = (wanted: Run, onGame?: (done: string) => void): Results => {
  const { subjects, corpora, seed: first, games, audits } = wanted;
  const results = new Map<Subject["id"], Map<CorpusName, Timed[]>>();
  for (const subject of subjects) {
    const ofSubject = new Map(corpora.map((name): [CorpusName, Timed[]] => [name, []]));
    results.set(subject.id, ofSubject);
    for (let seed = first; seed < first + games[subject.id]; seed++) {
      const game = playHonestly(subject, seed);
      const honestMs = honestMsOf(game, audits);
      for (const name of corpora)
        for (const judged of judgedLogs(game, name, wanted))
          ofSubject.get(name)!.push({ judged, honestMs });
      onGame?.(`${subject.id} ${seed}`);
    }
  }
  return results;
};

/** The log of a case by its name; null where there is none. */
export const caseNamed = (
  subjects: readonly Subject[],
  name: string,
): { readonly subject: Subject; readonly log: PlantedLog } | null => {
  const [id, corpus, seed] = name.split("/");
  const subject = subjects.find((one) => one.id === id);
  const known = CORPUS_NAMES.find((one) => one === corpus);
  if (subject === undefined || known === undefined || !/^[1-9]\d*$/.test(seed ?? "")) return null;
  const plan = plansOf(known, playHonestly(subject, Number(seed))).find((one) => one.name === name);
  const log = plan === undefined ? null : madeBy(plan);
  return log === null ? null : { subject, log };
};
