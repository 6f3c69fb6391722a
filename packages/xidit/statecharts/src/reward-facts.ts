// What the questions of a reward read, and why its values had to be what they are. Adds no rule.
import type { Claim, Fact } from "@assize/kernel-model";
import { type DataOf, fact, type State } from "@assize/xidit-events";
import { raisableTokens } from "@assize/xidit-scoring";
import {
  bardRegions,
  bardsToPlace,
  choosable,
  cityOf,
  dummyIsDue,
  nextReward,
  offer,
  REWARDS_TAKEN,
  roomFor,
  setAsideStoreysThatFit,
  storeysAreChosen,
  storeysPossible,
} from "./reward-rules.ts";

export const rewardsPossible = (game: State): Fact => {
  const rewards = choosable(game);
  return fact("rewards-possible", { rewards, taken: Math.min(REWARDS_TAKEN, rewards.length) });
};

export const bardsLeft = (game: State): Fact =>
  fact("bards-left", { seat: game.onTurn, bards: game.bardStock[game.onTurn]! });

export const rewardNext = (game: State): Fact =>
  fact("reward-next", { seat: game.onTurn, reward: nextReward(game) });

export const storeysFree = (game: State): Fact =>
  fact("storeys-free", { free: storeysAreChosen(game) });

export const bardsToBePlaced = (game: State): Fact =>
  fact("bards-to-place", {
    seat: game.onTurn,
    bards: bardsToPlace(game),
    city: cityOf(game),
    regions: bardRegions(game),
  });

export const regionsClosed = (game: State): Fact =>
  fact("regions-closed", { regions: game.setting.closedRegions });

export const storeysAtMost = (game: State): Fact =>
  fact("storeys-possible", { seat: game.onTurn, most: storeysPossible(game) });

export const setAside = (game: State): Fact =>
  fact("set-aside-fits", {
    seat: game.onTurn,
    city: cityOf(game),
    setAside: game.setAside[game.onTurn]!,
    storeys: setAsideStoreysThatFit(game),
  });

export const dummyDue = (game: State): Fact =>
  fact("dummy-due", { dummy: game.dummy !== null, due: dummyIsDue(game) });

export const dummyRaisable = (game: State): Fact =>
  fact("dummy-raisable", { assessments: raisableTokens(game) });

export const eliminatedWas = (game: State): Fact =>
  fact("eliminated-was", { city: cityOf(game), titan: game.elimination?.titan ?? null });

// ---- why a value had to be so

export const goldShown = ({ context, derived }: Claim<State, DataOf<"gold-taken">>): Fact =>
  fact("gold-shown", { shown: offer(context).gold, gold: derived.gold });

export const storeysShown = ({ context, derived }: Claim<State, DataOf<"guild-built">>): Fact =>
  fact("storeys-shown", {
    shown: offer(context).storeys,
    stock: context.storeyStock[context.onTurn]!,
    room: roomFor(context, context.onTurn, cityOf(context)),
    storeys: derived.storeys,
  });

export const rewardLostWhy = ({ derived }: Claim<State, DataOf<"reward-lost">>): Fact =>
  fact("reward-lost-why", { reward: derived.reward, reason: derived.reason });
