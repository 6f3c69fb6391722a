// Errors behind lines that are gone, at paths that nothing possible in these lines can have changed: there the audit knows as much as
// without the gap. What is possible is found out by playing, as other players might have; no search is asked.
import type { Position } from "@assize/kernel-chart-engine";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Draw, WrittenEvent } from "@assize/kernel-model";
import { deriveEvent, watched } from "@assize/kernel-referee";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import { auditWithout } from "@assize/kernel-verifier/ablation";
import { bytesOf } from "@assize/testkit";
import { notCarriedOut } from "./cheats.ts";
import { asGameEvent, type HonestGame, otherPlay, playHonestly } from "./honest-game.ts";
import { numberOf, oneOf, sealed, type Tampered } from "./planted-log.ts";
import { accusedBy, isRoot, undecidedIn } from "./reading.ts";
import { valueOf } from "./slips.ts";
import type { Subject } from "./subject.ts";

/** How many lines are gone. */
export const LENGTHS = [10, 20, 40] as const;

/** The error stands so many lines behind them. */
const NEAREST = 4;
const FARTHEST = 40;
/** Other games that are played from where the lines are gone, each twice as long as they are. */
const PLAYINGS = 12;
/** Places of a gap that are tried in a game, and errors behind each. */
const GAPS = 3;
const ERRORS = 40;
/** Games that are looked through for each log wanted. */
const LOOKED_THROUGH = 4;

export interface BehindGap {
  readonly name: string;
  readonly length: number;
  readonly header: HonestGame["header"];
  readonly subject: Subject;
  readonly events: readonly WrittenEvent[];
  /** The same with all lines. */
  readonly whole: readonly WrittenEvent[];
  /** The line before which lines are gone. */
  readonly gap: number;
  /** The line of the error, and who did what he may not; null for a value. */
  readonly line: number;
  readonly cheat: number | null;
}

/** A path with any member in the place of each member of a list: what befalls one may befall the others. */
const pattern = (path: readonly string[]): string =>
  path.map((member) => (/^\d+$/.test(member) ? "*" : member)).join("/");

const noteChanged = (
  one: unknown,
  other: unknown,
  path: readonly string[],
  changed: Set<string>,
): void => {
  if (Object.is(one, other)) return;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return void changed.add(pattern(path));
  const [before, after] = [one, other] as readonly Readonly<Record<string, unknown>>[];
  const names = new Set([...Object.keys(before!), ...Object.keys(after!)]);
  if (names.size !== Object.keys(before!).length) changed.add(pattern(path));
  for (const name of names) noteChanged(before![name], after![name], [...path, name], changed);
};

/** Patterns of the paths that other games change in so many events, or that the game itself has changed there. */
const changeable = (game: HonestGame, from: number, length: number): ReadonlySet<string> => {
  const changed = new Set<string>();
  const note = (positions: readonly Position<unknown>[]): void => {
    for (const [at, position] of positions.slice(1).entries())
      noteChanged(positions[at]!.context, position.context, [], changed);
  };
  note(game.positions.slice(from, from + length + 1));
  const begun = game.positions[from]!;
  for (let nth = 0; nth < PLAYINGS; nth++) {
    const played = otherPlay(game, begun, 1_000 + nth, 2 * length);
    note([begun, ...played.map(({ position }) => position)]);
  }
  return changed;
};

/** What is read to take an event, and to say what it has to be. */
const readsOf = (
  { start: { game } }: HonestGame,
  { at, context }: Position<unknown>,
  event: NonNullable<ReturnType<typeof asGameEvent>>,
): readonly (readonly string[])[] => {
  const view = watched(context as object);
  const position = { at, context: view.value } as Position<unknown>;
  const row = game.engine.accepts(position, event);
  if (row !== undefined && game.classOf(event.type) === "consequence")
    deriveEvent(game, row, position);
  return [...view.read.values()].map((path) => path.map(String));
};

const isUntouched = (
  changed: ReadonlySet<string>,
  reads: readonly (readonly string[])[],
): boolean =>
  reads.every((path) => path.every((_, end) => !changed.has(pattern(path.slice(0, end + 1)))));

/** What is planted, in turns. */
const KINDS = ["value", "choice"] as const;

/** A wrong value of a consequence, or an illegal choice that was not carried out. */
const errorAt = (
  game: HonestGame,
  kind: (typeof KINDS)[number],
  line: number,
  draw: Draw,
): Tampered | null => {
  const { type, by, data } = game.events[line]!;
  if (kind === "choice")
    return by === undefined ? null : notCarriedOut(game, game.events, line, draw);
  if (game.start.game.classOf(type) !== "consequence") return null;
  const field = oneOf(Object.keys(data as object), draw);
  return field === undefined ? null : valueOf(field)(game, game.events, line, draw);
};

/** Lines of a game that are gone. */
interface Gap {
  readonly game: HonestGame;
  readonly from: number;
  readonly length: number;
  readonly changed: ReadonlySet<string>;
}

const plantedBehind = (
  { game, from, length, changed }: Gap,
  name: string,
  kind: (typeof KINDS)[number],
  draw: Draw,
): BehindGap | null => {
  for (let tried = 0; tried < ERRORS; tried++) {
    const line = from + length + NEAREST + draw(FARTHEST - NEAREST);
    const error = errorAt(game, kind, line, draw);
    const wrong = error === null ? null : asGameEvent(game, error.events[line]!);
    if (error === null || wrong === null) continue;
    if (!isUntouched(changed, readsOf(game, game.positions[line]!, wrong))) continue;
    const { header, subject } = game;
    return {
      name,
      length,
      header,
      subject,
      events: error.events.toSpliced(from, length),
      whole: error.events,
      gap: from + 1,
      line: line - length + 1,
      cheat: error.planted.cheat,
    };
  }
  return null;
};

/** The log of a name. Null where the game has no place for it. */
const planted = (subject: Subject, length: number, seed: number): BehindGap | null => {
  const name = `${subject.id}/behind-gap-${length}/${seed}`;
  const draw = drawFrom(seeded(numberOf(name)));
  const game = playHonestly(subject, seed);
  const last = game.events.length - length - FARTHEST - 1;
  for (let tried = 0; tried < GAPS && last >= 2; tried++) {
    const from = 1 + draw(last);
    const gap = { game, from, length, changed: changeable(game, from, length) };
    const one = plantedBehind(gap, name, KINDS[seed % KINDS.length]!, draw);
    if (one !== null) return one;
  }
  return null;
};

/** So many logs with a gap of this length, of the games from a seed on that have a place for it. The same seed makes the same logs. */
export const behindGaps = (
  subject: Subject,
  length: number,
  many: number,
  seed: number,
): readonly BehindGap[] => {
  const found: BehindGap[] = [];
  for (let game = 0; game < LOOKED_THROUGH * many && found.length < many; game++) {
    const one = planted(subject, length, seed + game);
    if (one !== null) found.push(one);
  }
  return found;
};

export interface Judged {
  readonly log: BehindGap;
  readonly isFound: boolean;
  readonly isAccused: boolean;
  readonly isNamed: boolean;
  /** Whether the same choice is accused where no lines are gone. */
  readonly isAccusedInWhole: boolean;
  readonly honestAccused: readonly number[];
  /** Causes at other lines than those of the gap and of the error. */
  readonly others: number;
  /** The share of single values behind the gap that nobody knows; null where none is told. */
  readonly marked: number | null;
  readonly told: string;
}

const WITHIN = 1;

const audited = ({ header, subject }: BehindGap, events: readonly WrittenEvent[]) => {
  const [read] = readGames(bytesOf(sealed(header, events)));
  const options = { games: [subject.model], hash: nodeHash };
  const { audit, marked } = auditWithout(read!, options, new Set());
  if (audit.kind === "unreadable") throw new Error(audit.problem.code);
  return { findings: audit.verdict.findings, marked };
};

const isNear = (line: number, seq: number): boolean => Math.abs(seq - line) <= WITHIN;

export const judgeBehindGap = (log: BehindGap): Judged => {
  const { cheat, gap, line, length } = log;
  const { findings, marked } = audited(log, log.events);
  const here = findings.filter(({ seq }) => isNear(line, seq));
  const inWhole = audited(log, log.whole).findings.filter(({ seq }) => isNear(line + length, seq));
  const isAccused = cheat !== null && here.flatMap(accusedBy).includes(cheat);
  const roots = findings.filter(isRoot);
  return {
    log,
    isFound: here.length > 0,
    isAccused,
    isNamed: !isAccused && cheat !== null && here.flatMap(undecidedIn).includes(cheat),
    isAccusedInWhole: cheat !== null && inWhole.flatMap(accusedBy).includes(cheat),
    honestAccused: [...new Set(findings.flatMap(accusedBy))].filter((seat) => seat !== cheat),
    others: roots.filter(({ seq }) => !isNear(line, seq) && !isNear(gap, seq)).length,
    marked,
    told: roots.map(({ seq, explained, blame }) => `${seq} ${explained?.edit} ${blame}`).join("; "),
  };
};
