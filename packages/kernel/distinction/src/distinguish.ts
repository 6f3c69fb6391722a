// Tells two readings of a game apart: by the shortest game from the start; where none is found within the bounds, by one from a
// position that bots came to. Says which, and whether anything shorter is there.
import type { StatedPosition } from "@assize/kernel-event-log";
import type { Hash } from "@assize/kernel-integrity";
import { noteReadings } from "@assize/kernel-model";
import { type Start, statedAt } from "@assize/kernel-referee";
import { type Bot, seeded } from "@assize/kernel-simulation";
import type { Pair, Side, Sides } from "./difference.ts";
import { type At, type PlayedApart, playApart } from "./play-apart.ts";
import { type ApartBounds, type Looked, searchApart, type Witness } from "./search-apart.ts";

/** The games that bots play where a search from the start finds nothing. */
export interface Played {
  readonly games: number;
  /** Of the first game; the next has the next number. */
  readonly seed: number;
  /** Who plays, game by game in turn: one bot for each seat, and what somebody calls them. */
  readonly tables: readonly { readonly name: string; readonly bots: readonly Bot<any>[] }[];
  /** Most pairs of positions at which ways on are tried, in all games together. */
  readonly mostStates: number;
  /** Most ways on that are tried at one of them. */
  readonly mostTried: number;
  /** Most events of one game. */
  readonly mostEvents: number;
}

export interface DistinguishOptions {
  /**
   * Both games made ready: from the start, or from a position that a header states; what a table draws by lot, by the seed.
   * Null: they cannot stand so.
   */
  readonly sidesAt: (stated: StatedPosition | null, seed: number) => Sides | null;
  readonly bounds: ApartBounds;
  readonly played: Played;
  readonly hash: Hash;
  /** Told as each game of bots begins, counted from 1. */
  readonly onGame?: (game: number) => void;
}

/** From where the games begin. */
export type From =
  | { readonly kind: "start" }
  /** A position of a game of bots: of which one, and after how many events of it. */
  | {
      readonly kind: "play";
      readonly seed: number;
      readonly bots: string;
      readonly events: number;
      /** By whose state the position is stated: they may differ in what no event has shown yet. */
      readonly as: Side | "both";
    };

export interface ToldApart {
  readonly kind: "apart";
  readonly from: From;
  /** The two at the position where the record begins. */
  readonly sides: Sides;
  readonly found: Witness;
  /** True: from there nothing shorter tells them apart. */
  readonly isShortest: boolean;
  readonly looked: Looked;
}

export interface NotToldApart {
  /** `same`: all that can be played was looked at. `open`: a bound was reached, and the bots found nothing. */
  readonly kind: "same" | "open";
  readonly looked: Looked;
  /** How many games bots began. */
  readonly games: number;
  /** At how many pairs of positions of these games ways on were tried. */
  readonly tried: number;
  /** True: `mostStates` ended the games of bots. */
  readonly isPlayCut: boolean;
  /** In how many of them a ruling was asked by which the two differ; null where they differ in no ruling. */
  readonly asked: number | null;
}

interface FoundByPlay {
  readonly played: PlayedApart;
  readonly seed: number;
  readonly bots: string;
  readonly start: Sides;
}

const beginningOf = ({ one, other }: Sides): Pair => ({ one: one.position, other: other.position });

/** The rulings that the two read differently. */
const differingRulings = ({ one, other }: Sides): readonly string[] =>
  Object.keys(one.setup.rulings).filter((id) => one.setup.rulings[id] !== other.setup.rulings[id]);

/** Where it begins, with a note of each ruling that is read from then on. */
const noting = ({ game, setup, position }: Start, onRead: (id: string) => void) => {
  const rulings = noteReadings(setup.rulings, onRead);
  return { ...position, context: game.model.withRulings(position.context, rulings) as unknown };
};

/** Of the games that bots play, the one in which something differs after the fewest events; and in how many it was asked. */
const byPlay = ({ sidesAt, played, onGame }: DistinguishOptions) => {
  let nearest: FoundByPlay | null = null;
  let asked = 0;
  let tried = 0;
  let number = 0;
  for (; number < played.games && tried < played.mostStates; number++) {
    onGame?.(number + 1);
    const seed = played.seed + number;
    const start = sidesAt(null, seed)!;
    const differing = differingRulings(start);
    const { name, bots } = played.tables[number % played.tables.length]!;
    let isAsked = false;
    const onRead = (id: string): void => {
      isAsked ||= differing.includes(id);
    };
    const mostEvents: number = nearest?.played.last.events ?? played.mostEvents;
    const { mostTried } = played;
    const mostStates = played.mostStates - tried;
    const { found, states } = playApart(
      { sides: start, bots, random: seeded(seed), mostTried, mostEvents, mostStates },
      { one: noting(start.one, onRead), other: noting(start.other, onRead) },
    );
    tried += states;
    if (isAsked) asked++;
    if (found !== null) nearest = { played: found, seed, bots: name, start };
  }
  return { nearest, asked, games: number, tried };
};

type Candidate = At & { readonly as: Side | "both" };

/** The positions from which a short game may be found, the likeliest first: where both are alike, one will do. */
const candidates = ({ last, alike }: PlayedApart): readonly Candidate[] =>
  last.events === alike.events
    ? [{ ...alike, as: "both" }]
    : [
        { ...last, as: "one" },
        { ...last, as: "other" },
        { ...alike, as: "both" },
      ];

/** The rest of a game that was played, from a pair that both had alike. */
const since = ({ steps, difference, events }: Witness, at: number): Witness => ({
  steps: { one: steps.one.slice(at), other: steps.other.slice(at) },
  difference,
  events: events - at,
});

/** Where a game of bots does not begin at the start: from where. */
const goingOnFrom = ({ header: { position } }: Start): string => {
  if (position === undefined) return "";
  return position.from === undefined ? ` from ${position.place}` : ` from ${position.from}`;
};

/** From a position of play; where a bound is reached first, what the bots came to. */
const fromPlay = (
  { sidesAt, bounds, hash }: DistinguishOptions,
  { played, seed, bots, start }: FoundByPlay,
): ToldApart => {
  let looked: Looked = { states: 0, depth: 0, cut: 0, stop: null };
  const goingOn = goingOnFrom(start.one);
  for (const { pair, events, as } of candidates(played)) {
    const side = as === "both" ? "one" : as;
    const text = `after event ${events} of the game that ${bots} bots play with seed ${seed}${goingOn}`;
    const stated = events === 0 ? null : statedAt(start[side], pair[side], text);
    const sides = sidesAt(stated, seed);
    if (sides === null) continue;
    const searched = searchApart({ sides, bounds, hash }, beginningOf(sides));
    ({ looked } = searched);
    const isAlike = events === played.alike.events;
    const rest = isAlike ? since(played.whole, events) : null;
    const found =
      rest !== null && rest.events < (searched.found?.events ?? Infinity) ? rest : searched.found;
    if (found === null) continue;
    const from: From = events === 0 ? { kind: "start" } : { kind: "play", seed, bots, events, as };
    const isShortest = found === searched.found && searched.isProved;
    return { kind: "apart", from, sides, found, isShortest, looked };
  }
  const { whole: found } = played;
  return { kind: "apart", from: { kind: "start" }, sides: start, found, isShortest: false, looked };
};

/** Tells them apart, as far as the bounds go. */
export const distinguish = (options: DistinguishOptions): ToldApart | NotToldApart => {
  const { sidesAt, bounds, hash, played } = options;
  const sides = sidesAt(null, played.seed)!;
  const searched = searchApart({ sides, bounds, hash }, beginningOf(sides));
  const { found, isProved, looked } = searched;
  if (found !== null)
    return {
      kind: "apart",
      from: { kind: "start" },
      sides,
      found,
      isShortest: isProved,
      looked,
    };
  const isAskable = differingRulings(sides).length > 0;
  const unplayed = { games: 0, tried: 0, isPlayCut: false, asked: isAskable ? 0 : null };
  if (isProved) return { kind: "same", looked, ...unplayed };
  const { nearest, asked, games, tried } = byPlay(options);
  if (nearest !== null) return fromPlay(options, nearest);
  const isPlayCut = tried >= played.mostStates;
  return { kind: "open", looked, games, tried, isPlayCut, asked: isAskable ? asked : null };
};
