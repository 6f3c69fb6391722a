// Any game that tells two readings apart: bots play it under the one, the other goes along, and before each choice what else is
// legal is tried. What is found is seldom short; it says from where a short one can be searched.
import { sameJson } from "@assize/kernel-model";
import { placeOf, type Taken } from "@assize/kernel-referee";
import { type Bot, playOn, type Random } from "@assize/kernel-simulation";
import type { Both, Pair, Sides } from "./difference.ts";
import type { Witness } from "./search-apart.ts";
import { forcedTogether, type Gone, togetherBy, waysTogether } from "./together.ts";

export interface PlayOptions {
  readonly sides: Sides;
  /** One for each seat; they see the game as the first of the two has it. */
  readonly bots: readonly Bot<any>[];
  readonly random: Random;
  /** Most ways on that are tried before each choice. */
  readonly mostTried: number;
  /** Stops after so many events. */
  readonly mostEvents: number;
  /** Stops where ways were tried at so many pairs. */
  readonly mostStates: number;
}

/** A pair of a game that was played, and how many events were played before it. */
export interface At {
  readonly pair: Pair;
  readonly events: number;
}

/** A game that was played until something differed. */
export interface PlayedApart {
  /** The last pair before it. */
  readonly last: At;
  /** The last pair before it that a header states as one position for both. */
  readonly alike: At;
  /** The whole game, from where it begins to the difference. */
  readonly whole: Witness;
}

/** One game, with how much of it was looked at. */
export interface LookedAtPlay {
  /** Null where nothing differed in it. */
  readonly found: PlayedApart | null;
  /** Pairs at which ways were tried. */
  readonly states: number;
}

const NOTHING: Both<readonly []> = { one: [], other: [] };

/** One position can be stated for both: they stand at one place, and all that a header says of it is the same. */
const areAlike = ({ one, other }: Sides, pair: Pair): boolean =>
  placeOf(one.game, pair.one) === placeOf(other.game, pair.other) &&
  sameJson(
    one.game.model.encodeContext(pair.one.context),
    other.game.model.encodeContext(pair.other.context),
  );

/** The first of the ways tried here by which something differs. */
const differingHere = (sides: Sides, pair: Pair, mostTried: number): Gone | undefined => {
  for (const way of waysTogether(sides, pair, mostTried)) if (way.difference !== null) return way;
  return undefined;
};

/** Plays one game, the same that `play` plays by these bots. */
export const playApart = (options: PlayOptions, from: Pair): LookedAtPlay => {
  const { sides, bots, random, mostTried, mostEvents, mostStates } = options;
  const { game, setup } = sides.one;
  const one: Taken<unknown>[] = [];
  const other: Taken<unknown>[] = [];
  let last: At = { pair: from, events: 0 };
  let alike = last;
  let gone = forcedTogether(sides, from, NOTHING);
  let states = 0;
  const told = ({ steps, events, difference }: Gone): LookedAtPlay => {
    const both = { one: [...one, ...steps.one], other: [...other, ...steps.other] };
    const whole = { steps: both, difference: difference!, events: one.length + events };
    return { found: { last, alike, whole }, states };
  };
  const nothing = (): LookedAtPlay => ({ found: null, states });
  if (gone.to === null) return told(gone);
  const playing = playOn({ game, seats: setup.seats.length, position: gone.to.one }, bots, random);
  for (;;) {
    if (gone.to === null) return told(gone);
    one.push(...gone.steps.one);
    other.push(...gone.steps.other);
    last = { pair: gone.to, events: one.length };
    if (last.events >= mostEvents || states >= mostStates) return nothing();
    if (areAlike(sides, last.pair)) alike = last;
    states++;
    const differing = differingHere(sides, last.pair, mostTried);
    if (differing !== undefined) return told(differing);
    const next = playing.next();
    if (next.done === true) return nothing();
    gone = togetherBy(sides, last.pair, next.value[0]!.event);
  }
};
