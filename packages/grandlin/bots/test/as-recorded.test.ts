// Games in which one forced value is recorded wrongly and all play on, honestly, by what the record says: whatever
// the audit finds of it, no player is blamed. Where the record tells of a position that cannot be, nobody can have
// played on by that, and nothing is asked here.
import { nodeHash } from "@assize/kernel-integrity/node";
import { type Draw, type GameEvent, type JsonObject, sameJson, SeatId } from "@assize/kernel-model";
import {
  chanceDue,
  forcedStep,
  isOver,
  legalDecisions,
  placeOf,
  type Start,
} from "@assize/kernel-referee";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import { recordOf } from "@assize/testkit";
import { referenceEdition, SQUARES } from "@assize/grandlin-edition";
import { grandlin } from "@assize/grandlin-game";
import type { State } from "@assize/grandlin-rules";
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { greedyBot } from "../src/index.ts";
import { auditLines, playGame } from "./a-table.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const GAMES = DEEP ? 120 : 3;
/** Wrong values of each kind in one game. */
const OF_A_KIND = DEEP ? 2 : 1;
const MOST_EVENTS = 40;
const MOST_CHOICES = 300;
const VARIANTS = ["drop", "loot", "catharsis"];
const WINS = ["any:3", "same:2", "each"];

type Position = Start["position"];

const drawing = (seed: number): Draw => drawFrom(seeded(seed));
const pick = <T>(draw: Draw, items: readonly T[]): T => items[draw(items.length)]!;

const CARDS = referenceEdition.deck.map(({ name }) => `${name}-1`);
const TREASURES = ["crown-1", "crown-2", "goblet-1", "orb-1"];
const WORDS: Readonly<Record<string, readonly string[]>> = {
  loser: ["first", "second", "none"],
  what: ["health", "gold", "strength", "weaponry", "poison", "lost-turn", "steps", "fury"],
  reason: ["limit", "dead-end"],
};

/** Another value of a field, well formed. */
const another = (field: string, value: unknown, draw: Draw): unknown => {
  const words = WORDS[field];
  if (words !== undefined) return pick(draw, words);
  if (field === "slayer") return pick(draw, [null, 0, 1, "villain"]);
  if (typeof value === "number")
    return pick(draw, [value + 1, value === 0 ? 1 : value - 1, draw(16)]);
  if (Array.isArray(value)) {
    if (field === "totals") return [draw(20), draw(20)];
    const one = pick(draw, field === "treasures" ? TREASURES : CARDS);
    return pick(draw, [value.slice(1), [...value, one], value.with(0, one)]);
  }
  return pick(draw, field === "card" ? CARDS : SQUARES);
};

/** A random legal decision; of very many, one of the first. */
const decision = ({ game, setup }: Start, position: Position, draw: Draw): GameEvent | null => {
  let chosen: GameEvent | null = null;
  let seen = 0;
  for (const seat of setup.seats.keys())
    for (const event of legalDecisions(game, position, SeatId(seat))) {
      seen++;
      if (draw(seen) === 0) chosen = event;
      if (seen >= MOST_CHOICES) return chosen;
    }
  return chosen;
};

/** Plays on from what is recorded for so many events, or as far as the rules know how. */
const playOn = (begun: Start, from: Position, draw: Draw): readonly GameEvent[] => {
  const { game } = begun;
  const events: GameEvent[] = [];
  let position = from;
  while (events.length < MOST_EVENTS && !isOver(game, position)) {
    const chance = chanceDue(game, position);
    const event =
      forcedStep(game, position)?.event ??
      (chance === null
        ? decision(begun, position, draw)
        : {
            type: chance,
            data: game.events.get(chance)!.definition.draw!(position.context, draw),
          });
    const row = event === null ? undefined : game.engine.accepts(position, event);
    if (row === undefined) break;
    events.push(event!);
    position = game.engine.take(row, position, event!);
  }
  return events;
};

/** A game of which one forced value is recorded wrongly, and what was played by it. */
interface WrongRecord {
  readonly kind: string;
  readonly what: string;
  readonly events: readonly GameEvent[];
  readonly playedOn: number;
  /** True where the wrong value leads to another state than the right one. */
  readonly differs: boolean;
  /** True where that state could be on a table at all. */
  readonly possible: boolean;
}

/** Whether a position passes the check of stated positions: no record is believed into another one. */
const isPossible = ({ game, setup, edition }: Start, position: Position): boolean => {
  const { encodeContext, decodeContext, invariants } = game.model;
  const encoded = encodeContext(position.context);
  const decoded = decodeContext(encoded, setup, edition, placeOf(game, position));
  return Result.isSuccess(decoded) && invariants(decoded.success).length === 0;
};

const wrongAt = (
  begun: Start,
  before: readonly GameEvent[],
  position: Position,
  event: GameEvent,
  field: string,
  draw: Draw,
): WrongRecord => {
  const { engine } = begun.game;
  const right = event.data as JsonObject;
  const data = { ...right, [field]: another(field, right[field], draw) };
  const wrong: GameEvent = { type: event.type, data };
  const row = engine.accepts(position, event)!;
  const asRecorded = engine.take(row, position, wrong);
  const [one, other] = [engine.take(row, position, event), asRecorded].map(({ context }) =>
    grandlin.encodeContext(context as State),
  );
  const on = playOn(begun, asRecorded, draw);
  return {
    kind: `${event.type}.${field}`,
    what: `event ${before.length + 1}, ${event.type} ${JSON.stringify(data)}`,
    events: [...before, wrong, ...on],
    playedOn: on.length,
    differs: !sameJson(one, other),
    possible: isPossible(begun, asRecorded),
  };
};

function* wrongRecords(
  begun: Start,
  events: readonly GameEvent[],
  draw: Draw,
): Generator<WrongRecord> {
  const { engine } = begun.game;
  const known = new Map<string, number>();
  let { position } = begun;
  for (const [index, event] of events.entries()) {
    if (grandlin.events[event.type]!.class === "consequence")
      for (const field of Object.keys(event.data as JsonObject)) {
        const kind = `${event.type}.${field}`;
        const seen = known.get(kind) ?? 0;
        if (seen >= OF_A_KIND || draw(3) === 0) continue;
        known.set(kind, seen + 1);
        yield wrongAt(begun, events.slice(0, index), position, event, field, draw);
      }
    position = engine.take(engine.accepts(position, event)!, position, event);
  }
}

/**
 * What only repeats where the game stood (who is on turn, where he is, what a sum is made of) or a count that does
 * not say of what: a wrong one leads nowhere else, so there is nothing that play could follow.
 */
const REPEATED = [
  "card-kept.card",
  "card-kept.square",
  "card-shown.square",
  "card-taken.seat",
  "effect-applied.from",
  "game-won.treasures",
  "henchman-died.square",
  "henchman-plundered.treasures",
  "hoard-taken.seat",
  "move-stopped.left",
  "move-stopped.seat",
  "move-stopped.square",
  "poison-taken.seat",
  "round-fought.totals",
  "travelled.from",
  "travelled.seat",
  "treasures-left.seat",
  "turn-ended.seat",
  "turn-lost.seat",
];

const auditOf = (header: Start["header"], events: readonly GameEvent[]) => {
  const audited = auditLines(recordOf(header, events, nodeHash), "table");
  if (audited.kind !== "audited") throw new Error(audited.problem.code);
  return audited.verdict;
};

const played = (seed: number) =>
  playGame({
    players: 2 + (seed % 3),
    win: WINS[seed % WINS.length]!,
    seed,
    bot: greedyBot,
    variants: seed % 2 === 0 ? VARIANTS : [],
    overrides: { limit: "turns:60" },
  });

test("who plays honestly by a wrong record is not blamed", () => {
  const blamed: string[] = [];
  const kinds = new Set<string>();
  const leading = new Set<string>();
  const counts = { playedOn: 0, elsewhere: 0, believed: 0, impossible: 0 };
  for (let seed = 0; seed < GAMES; seed++) {
    const { start, lines } = played(seed);
    const events = lines.slice(1).map((line) => JSON.parse(line) as GameEvent);
    for (const one of wrongRecords(start, events, drawing(seed))) {
      kinds.add(one.kind);
      if (one.differs) leading.add(one.kind);
      counts.playedOn += one.playedOn;
      const { findings } = auditOf(start.header, one.events);
      if (!one.possible) {
        counts.impossible++;
        continue;
      }
      for (const { blame, seq, code } of findings)
        if (blame === "player") blamed.push(`game ${seed}, ${one.what}: ${code} at ${seq}`);
      if (!one.differs) continue;
      counts.elsewhere++;
      if (findings[0]!.explained!.held === "believed") counts.believed++;
    }
  }
  expect(blamed).toEqual([]);
  expect(REPEATED.filter((kind) => leading.has(kind))).toEqual([]);
  const still = [...kinds].filter((kind) => !leading.has(kind) && !REPEATED.includes(kind));
  // Of a rare kind the few that are tried in a quick run may lead nowhere else.
  expect(still.length).toBeLessThanOrEqual(DEEP ? 0 : 3);
  expect(kinds.size).toBeGreaterThanOrEqual(DEEP ? 42 : 26);
  expect(counts.playedOn).toBeGreaterThan(GAMES * (DEEP ? 1_000 : 500));
  expect(counts.elsewhere).toBeGreaterThan(GAMES * (DEEP ? 8 : 4));
  expect(counts.believed).toBeGreaterThan((DEEP ? 0.35 : 0.3) * counts.elsewhere);
  expect(counts.impossible).toBeGreaterThan(GAMES * (DEEP ? 4 : 2));
});
