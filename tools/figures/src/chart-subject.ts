// Tampering with any game of the catalogue: played at its usual table by its usual bot, and judged by stepping its own
// chart. A weaker second opinion than the slow referee's: it shows that the audit says what the chart says, not that
// the chart is right. Leaves headers alone. Knows no game.
import * as Result from "effect/Result";
import { type PlayableGame, setTable } from "@assize/catalogue";
import type { Header } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import {
  type GameEvent,
  type GameModel,
  type Json,
  type JsonObject,
  sameJson,
  SeatId,
  type WrittenEvent,
} from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import { forcedStep, isOver, type Start, start } from "@assize/kernel-referee";
import { play, seeded } from "@assize/kernel-simulation";
import type { Judgement } from "./reference/referee.ts";
import type { Subject } from "./tampering-report.ts";
import type { MutantClass } from "./tampering.ts";

interface Line {
  readonly type: string;
  readonly by?: number;
  readonly data: JsonObject;
}

const digest = (value: Json): string => digestJson(value, nodeHash);

/** Each game with one player more than the last, over again. */
const startOf = ({ model, table }: PlayableGame, seed: number): Start => {
  const { min, max } = table.seats;
  const players = min + (seed % (max - min + 1));
  const set = Result.getOrThrow(setTable(table, { players }, (below) => seed % below));
  const started = start(newHeader(model, set, nodeHash), { games: [model], digest });
  if (Result.isFailure(started)) throw new Error(JSON.stringify(started.failure));
  return started.success;
};

/** The position after a line; null where the chart does not go there. */
const stepOn = (
  { game, setup }: Start,
  position: Start["position"],
  { type, by, data }: Line,
): Start["position"] | null => {
  const known = game.events.get(type);
  if (isOver(game, position) || known === undefined) return null;
  if ((game.classOf(type) === "decision") !== (by !== undefined)) return null;
  if (by !== undefined && !(by >= 0 && by < setup.seats.length)) return null;
  const decoded = known.decode(data);
  if (Result.isFailure(decoded)) return null;
  const event: GameEvent =
    by === undefined
      ? { type, data: decoded.success }
      : { type, by: SeatId(by), data: decoded.success };
  const forced = forcedStep(game, position);
  if (forced !== null && !sameJson(forced.event, event)) return null;
  const row = game.engine.accepts(position, event);
  return row === undefined ? null : game.engine.take(row, position, event);
};

/** Where the chart leaves a list of events. */
const judgeFrom = (started: Start, events: readonly Line[]): Judgement => {
  let { position } = started;
  for (const [at, event] of events.entries()) {
    const next = stepOn(started, position, event);
    if (next === null) return { legal: false, at, why: "the chart does not go there" };
    position = next;
  }
  return { legal: true, finished: isOver(started.game, position) };
};

/** Judges records of a game by stepping its own chart. */
export const judgeByChart =
  (model: GameModel) =>
  (header: Header, events: readonly WrittenEvent[]): Judgement =>
    judgeFrom(
      Result.getOrThrow(start(header, { games: [model], digest })),
      events as readonly Line[],
    );

const judgeWith =
  (started: Start) =>
  (lines: readonly string[]): MutantClass => {
    const judged = judgeFrom(
      started,
      lines.slice(1).map((line) => JSON.parse(line) as Line),
    );
    return judged.legal
      ? { kind: "another-game" }
      : { kind: "breaks-a-rule", seq: judged.at + 1, why: judged.why };
  };

const wordsIn = (value: Json): readonly string[] => {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(wordsIn) : [];
};

/** A game of the catalogue to tamper with. */
export const chartSubject = (playable: PlayableGame): Subject => ({
  model: playable.model,
  play: (_, seed) => {
    const started = startOf(playable, seed);
    const { bot } = playable.bots[playable.defaultBot]!;
    const bots = started.setup.seats.map(() => bot);
    const { lines } = play({ start: started, bots, random: seeded(seed), hash: nodeHash });
    const judge = judgeWith(started);
    return {
      lines,
      words: [
        ...new Set(lines.slice(1).flatMap((line) => wordsIn((JSON.parse(line) as Line).data))),
      ],
      judge: (mutant) => judge(mutant.lines),
      headers: () => [],
    };
  },
});
