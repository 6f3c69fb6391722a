// Whole games tampered with event by event in every way, numbers and chain made right again. A referee that only steps
// the chart says first what became of each: another legal game, or broken at one event; the audit has to say the same.
import * as Result from "effect/Result";
import { nodeHash } from "@assize/kernel-integrity/node";
import { type Draw, type Json, type JsonObject, sameJson, SeatId } from "@assize/kernel-model";
import { forcedStep, isOver } from "@assize/kernel-referee";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import {
  drop,
  editData,
  editSeat,
  type LineDraft,
  repeat,
  swap,
  tamper,
  type Tampering,
} from "@assize/testkit";
import { grandlin } from "@assize/grandlin-game";
import { expect, test } from "vitest";
import { greedyBot } from "../src/index.ts";
import { auditLines, playGame } from "./a-table.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const [GAMES, STEP] = DEEP ? [20, 17] : [5, 197];
const FEWEST = GAMES * (DEEP ? 25 : 16);
const VARIANTS = ["drop", "loot", "catharsis"];
const OVERRIDES = [
  {},
  { "first-hand": "none", "city-cards": "random", daily: "end", take: "all", "arrive-act": "both" },
  { "black-found": "may-leave", "city-steps": "free", "city-leave": "any", "flee-first": "yes" },
  { "loss-cap": "none", poison: "stacks", divide: "up", "portal-choice": "after" },
  { "stop-on": "playing", reshuffle: "at-once", "villain-life": "half", "home-safe": "allowed" },
];

const drawing = (seed: number): Draw => drawFrom(seeded(seed));

type Played = ReturnType<typeof playGame>;
type Referee =
  | { readonly kind: "another-game" }
  | { readonly kind: "broken"; readonly seq: number };

const parsed = (line: string): LineDraft => JSON.parse(line) as LineDraft;

/** Plays the lines one by one: each is what is forced, or accepted where nothing is. */
const referee = ({ start }: Played, lines: readonly string[]): Referee => {
  let { position } = start;
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const broken: Referee = { kind: "broken", seq: index };
    if (isOver(start.game, position)) return broken;
    const { type, by, data } = parsed(line) as { type: string; by?: number; data: JsonObject };
    const definition = grandlin.events[type];
    const forced = forcedStep(start.game, position);
    const event = by === undefined ? { type, data } : { type, by: SeatId(by), data };
    if (forced !== null && !sameJson(forced.event, event)) return broken;
    if (definition === undefined || (definition.class === "decision") !== (by !== undefined))
      return broken;
    if (by !== undefined && (by < 0 || by >= start.setup.seats.length)) return broken;
    const decoded = start.game.events.get(type)!.decode(data);
    if (Result.isFailure(decoded)) return broken;
    const row = start.game.engine.accepts(position, event);
    if (row === undefined) return broken;
    position = start.game.engine.take(row, position, event);
  }
  return { kind: "another-game" };
};

const CARDS = grandlin.edition.reference.deck.map(({ name }) => `${name}-1`);

/** Another value of the same kind, near the recorded one. */
const another = (value: Json, draw: Draw): Json => {
  if (typeof value === "number") return value === 0 || draw(2) === 0 ? value + 1 : value - 1;
  if (value === null) return draw(2) === 0 ? 1 : "C7";
  if (typeof value === "string") {
    if (/^[A-J]\d$/.test(value)) return `${"ABCDEFGHIJ"[draw(10)]}${draw(10)}`;
    if (/^(crown|goblet|orb)-/.test(value)) return ["crown-1", "goblet-2", "orb-3"][draw(3)]!;
    return /-\d$/.test(value) ? CARDS[draw(CARDS.length)]! : ["first", "gold", "limit"][draw(3)]!;
  }
  if (!Array.isArray(value)) return { surplus: 1 };
  const list = value as readonly Json[];
  if (list.length === 0) return [1];
  const way = draw(3);
  if (way === 0) return list.slice(1);
  if (way === 1 && list.length > 1) return list.toReversed();
  const at = draw(list.length);
  return list.with(at, another(list[at]!, draw));
};

const move =
  (from: number, to: number): Tampering =>
  (lines) =>
    lines.toSpliced(from, 1).toSpliced(to, 0, lines[from]!);

function* tamperings(
  lines: readonly string[],
  seq: number,
  seats: number,
  draw: Draw,
): Generator<readonly [how: string, tampering: Tampering]> {
  const { type, by, data } = parsed(lines[seq]!) as { type: string; by?: number; data: JsonObject };
  for (const [field, value] of Object.entries(data))
    yield [`${type}.${field}`, editData(seq, { [field]: another(value, draw) })];
  yield [`${type} with more`, editData(seq, { surplus: 1 })];
  yield [`${type} dropped`, drop(seq)];
  yield [`${type} repeated`, repeat(seq)];
  yield [`${type} moved`, move(seq, 1 + draw(lines.length - 1))];
  if (seq + 1 < lines.length) yield [`${type} swapped`, swap(seq, seq + 1)];
  const seat = by === undefined ? draw(seats) : (by + 1 + draw(seats - 1)) % seats;
  yield [`${type} by another`, editSeat(seq, seat)];
}

interface Found {
  readonly seq: number;
  readonly code: string;
  readonly clauses: readonly string[];
}

/** Nothing of the rules: what is wrong with such a line stands in the line itself. */
const RECORD_ONLY = /^(data-malformed|seat-|type-unknown|event-after-end)/;

/** What is wrong with the audit of a mutant; null where it says what the referee says. */
const complaint = (expected: Referee, lines: readonly string[]): string | null => {
  const audited = auditLines(lines, "table");
  if (audited.kind !== "audited") return `unreadable: ${audited.problem.code}`;
  const { kind, findings, doubts } = audited.verdict;
  const first = findings[0] as Found | undefined;
  if (expected.kind === "another-game")
    return kind === "compliant" ? null : `accused: ${JSON.stringify(first ?? doubts[0])}`;
  if (kind !== "violated" || first === undefined) return `missed: broken at ${expected.seq}`;
  if (first.seq !== expected.seq) return `found at ${first.seq}, broken at ${expected.seq}`;
  return first.clauses.length > 0 || RECORD_ONLY.test(first.code)
    ? null
    : `${first.code} without a clause`;
};

test("every mutant is another legal game, or found where it breaks the rules", () => {
  const failures: string[] = [];
  const kinds = new Set<string>();
  const counts = { "another-game": 0, broken: 0 };
  for (let seed = 0; seed < GAMES; seed++) {
    const draw = drawing(seed);
    const players = 2 + (seed % 3);
    const played = playGame({
      players,
      win: ["any:3", "same:2", "each"][seed % 3]!,
      seed,
      bot: greedyBot,
      variants: seed % 2 === 0 ? VARIANTS : [],
      overrides: { ...OVERRIDES[seed % OVERRIDES.length], limit: "turns:70" },
    });
    const { lines } = played;
    expect(referee(played, lines)).toEqual({ kind: "another-game" });
    expect(complaint({ kind: "another-game" }, lines)).toBeNull();
    for (let seq = 1 + draw(STEP); seq < lines.length; seq += STEP)
      for (const [how, tampering] of tamperings(lines, seq, players, draw)) {
        const mutant = tamper(lines, nodeHash, tampering);
        const judged = referee(played, mutant);
        counts[judged.kind]++;
        kinds.add(how);
        const wrong = complaint(judged, mutant);
        if (wrong !== null) failures.push(`game ${seed}, event ${seq}, ${how}: ${wrong}`);
      }
  }
  expect(failures.slice(0, 20)).toEqual([]);
  expect(kinds.size).toBeGreaterThanOrEqual(DEEP ? 250 : 45);
  expect(counts.broken).toBeGreaterThan(FEWEST);
  expect(counts["another-game"]).toBeGreaterThan(0);
});
