// What is measured of any game, by name.
import * as Result from "effect/Result";
import { type Envelope, readGames, type RecordedGame } from "@assize/kernel-event-log";
import { checkChain } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { Defect, type GameEvent, type GameModel } from "@assize/kernel-model";
import { type EngineName, isOver, readEvent, type Start } from "@assize/kernel-referee";
import { audit } from "@assize/kernel-verifier/node";
import { type Explains, plantedIn } from "./planted.ts";
import { type Bench, benchOf as makeBench } from "./bench.ts";
import { makeMoves, replayer } from "./boardgame-io.ts";
import { chessPlayer } from "./chessops.ts";
import { type Corpus, eventsOf, firstOf, startGame, upToFindings } from "./corpus.ts";
import { floor } from "./floor.ts";

/** The whole audit, to which peers are compared. */
export const AUDIT = "audit-table";

/** The slow ones are measured on the first tenth of the games: they take as long for one as the table for many. */
const SLOW_SHARE = 10;

const benchOf = <Input>(
  name: string,
  { events }: Corpus,
  inputs: readonly Input[],
  once: (input: Input) => boolean,
): Bench => makeBench(name, events, inputs, once);

const readOne = (log: Uint8Array): RecordedGame => {
  const [game] = readGames(log);
  if (game?.ok !== true) throw new Defect("a game of the corpus cannot be read");
  return game;
};

const hasWholeChain = ({ headerLine, events }: RecordedGame): boolean => {
  const { breaks, missing } = checkChain(headerLine, events, nodeHash);
  return breaks.length === 0 && missing.length === 0;
};

const compliantIn =
  (model: GameModel, engine: EngineName, fullReader = false) =>
  (log: Uint8Array): boolean => {
    const audited = audit(log, { games: [model], engine, fullReader });
    return audited.kind === "audited" && audited.verdict.kind === "compliant";
  };

/** What audits, and the game it knows. */
export interface Auditor {
  readonly audit: typeof audit;
  readonly model: GameModel;
}

/** One finding, on the last line. */
const violatedAtItsEnd =
  ({ audit, model }: Auditor) =>
  (log: Uint8Array): boolean => {
    const audited = audit(log, { games: [model] });
    if (audited.kind !== "audited") return false;
    const { compliantPrefix, covered, findings } = audited.verdict;
    return findings.length === 1 && compliantPrefix === covered.events - 1;
  };

/** Whether an audit finds something in a log and explains it to its end, with no budget spent. */
export const explainsWith =
  ({ audit, model }: Auditor): Explains =>
  (log) => {
    const audited = audit(log, { games: [model] });
    if (audited.kind !== "audited") return false;
    const { kind, covered } = audited.verdict;
    return kind === "violated" && covered.stopped === null && covered.searchedInPart === undefined;
  };

/** A game whose events are decoded, ready to be stepped. */
interface Steps {
  readonly start: Start;
  readonly events: readonly GameEvent[];
}

const eventOf = ({ game, setup }: Start, envelope: Envelope): GameEvent => {
  const read = readEvent(game, setup.seats.length, envelope);
  if (Result.isFailure(read)) throw new Defect(`${envelope.type}: ${read.failure.kind}`);
  return read.success;
};

const stepsOf =
  (model: GameModel, engine: EngineName) =>
  (log: Uint8Array): Steps => {
    const read = readOne(log);
    const started = startGame(model, read.header, engine);
    return {
      start: started,
      events: read.events.map(({ envelope }) => eventOf(started, envelope)),
    };
  };

const stepsToTheEnd = ({ start, events }: Steps): boolean => {
  const { engine } = start.game;
  let { position } = start;
  for (const event of events) {
    const row = engine.accepts(position, event);
    if (row === undefined) return false;
    position = engine.take(row, position, event);
  }
  return isOver(start.game, position);
};

const fewOf = (corpus: Corpus): Corpus =>
  firstOf(corpus, Math.ceil(corpus.logs.length / SLOW_SHARE));

/** Errors that are planted in each of the first games. */
const PLANTED_IN_ONE = 2;

/** Sound games, games up to a first finding, games with an error each: audited by whoever is asked. */
export const auditBenches = (
  auditor: Auditor,
  corpus: Corpus,
  planted: Corpus,
): readonly [Bench, Bench, Bench] => {
  const wrong = upToFindings(corpus);
  const isSound = (log: Uint8Array): boolean => {
    const audited = auditor.audit(log, { games: [auditor.model] });
    return audited.kind === "audited" && audited.verdict.kind === "compliant";
  };
  return [
    benchOf(AUDIT, corpus, corpus.logs, isSound),
    benchOf("audit-violated", wrong, wrong.logs, violatedAtItsEnd(auditor)),
    benchOf("audit-planted", planted, planted.logs, explainsWith(auditor)),
  ];
};

/** The audit and its parts, the floor first. */
export const benchesOf = (corpus: Corpus): readonly Bench[] => {
  const { model } = corpus;
  const few = fewOf(corpus);
  const auditor = { audit, model };
  const planted = plantedIn(few, PLANTED_IN_ONE * few.logs.length, explainsWith(auditor));
  const [sound, violated, explained] = auditBenches(auditor, corpus, planted);
  return [
    benchOf("floor", corpus, corpus.logs, floor),
    benchOf("read", corpus, corpus.logs, (log) => readOne(log).torn === null),
    benchOf("chain", corpus, corpus.logs.map(readOne), hasWholeChain),
    sound,
    benchOf("audit-full", corpus, corpus.logs, compliantIn(model, "table", true)),
    violated,
    explained,
    benchOf("step-table", corpus, corpus.logs.map(stepsOf(model, "table")), stepsToTheEnd),
    benchOf("audit-xstate", few, few.logs, compliantIn(model, "xstate")),
    benchOf("step-xstate", few, few.logs.map(stepsOf(model, "xstate")), stepsToTheEnd),
  ];
};

/** As many moves by other programs: a move of boardgame.io and a ply of chess count as an event. Requires the peers. */
export const peerBenches = (corpus: Corpus): readonly Bench[] => {
  const few = fewOf(corpus);
  const { makePgn, replayPgn } = chessPlayer();
  return [
    benchOf(
      "boardgame.io",
      few,
      few.logs.map((log) => makeMoves(eventsOf(log))),
      replayer(),
    ),
    benchOf(
      "chessops",
      corpus,
      corpus.logs.map((log, seed) => makePgn(eventsOf(log), seed)),
      replayPgn,
    ),
  ];
};
