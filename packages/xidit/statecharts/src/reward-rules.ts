// Questions and updates of a reward: what may be chosen, how much of it there is, where it goes.
import type { SeatId } from "@assize/kernel-model";
import { type CityId, NO_CITY, type RegionId, type Rewards } from "@assize/xidit-edition";
import {
  type DataOf,
  type Elimination,
  type EventOf,
  type State,
  type Guild,
  type LostReason,
  type Reward,
  REWARDS,
} from "@assize/xidit-events";
import { bankLeft, goldPaid, raisableTokens, raiseDummy as raise } from "@assize/xidit-scoring";
import { isOpen, isWayToPlace, openBorderingRegions } from "@assize/xidit-topology";
import { withSeat } from "./seats.ts";

/** A guild has at most four storeys (reward.guild). */
const GUILD_HEIGHT = 4;
/** Whoever eliminates a threat takes two of the three rewards (reward.two). */
export const REWARDS_TAKEN = 2;

// ---- what is offered

const offered = (game: State, elimination: Elimination): Rewards => {
  const { titan, city } = elimination;
  const nothing = { gold: 0, bards: 0, storeys: 0 };
  if (titan !== null) return game.setting.titans[titan]?.rewards ?? nothing;
  return game.setting.tiles[city]?.threat.rewards ?? nothing;
};

export const offer = (game: State): Rewards =>
  game.elimination === null ? { gold: 0, bards: 0, storeys: 0 } : offered(game, game.elimination);

export const cityOf = (game: State): CityId => game.elimination?.city ?? NO_CITY;

/** Gold that the bank can pay (reward.gold, ruling `bank`). */
const goldToTake = (game: State): number => goldPaid(bankLeft(game), offer(game).gold);

/** Bards to be placed: those shown, or all that are left (reward.bards). */
export const bardsToPlace = (game: State): number =>
  Math.min(offer(game).bards, game.bardStock[game.onTurn]!);

/** Storeys that a seat can still put on its guild, or on a new one, in this city (reward.guild). */
export const roomFor = (game: State, seat: SeatId, city: CityId): number => {
  const guild = game.guilds[city] ?? null;
  if (guild === null) return GUILD_HEIGHT;
  return guild.seat === seat ? GUILD_HEIGHT - guild.storeys : 0;
};

/** The most storeys this reward can build: shown, in stock, and with room (reward.guild). */
export const storeysPossible = (game: State): number =>
  Math.min(
    offer(game).storeys,
    game.storeyStock[game.onTurn]!,
    roomFor(game, game.onTurn, cityOf(game)),
  );

export const bardRegions = (game: State): readonly RegionId[] =>
  openBorderingRegions(game.setting, cityOf(game));

/** Why this reward would give nothing; null where it gives something. */
const whyNothing = (game: State, reward: Reward): LostReason | null => {
  switch (reward) {
    case "gold":
      return goldToTake(game) > 0 ? null : "bank-empty";
    case "bards":
      if (bardsToPlace(game) === 0) return "no-bard-left";
      return bardRegions(game).length > 0 ? null : "no-open-region";
    case "guild":
      return storeysPossible(game) > 0 ? null : whyNoStorey(game);
  }
};

const whyNoStorey = (game: State): LostReason => {
  const guild = game.guilds[cityOf(game)] ?? null;
  if (guild !== null && guild.seat !== game.onTurn) return "rival-guild";
  return guild?.storeys === GUILD_HEIGHT ? "guild-full" : "no-storey-left";
};

// ---- choosing

/** Whether a reward may be chosen (reward.two, reward.bards, ruling `impossible-reward`). */
const isChoosable = (game: State, reward: Reward): boolean =>
  game.rulings["impossible-reward"] === "allowed"
    ? reward !== "bards" || game.bardStock[game.onTurn]! > 0
    : whyNothing(game, reward) === null;

/** Rewards that may be chosen. */
export const choosable = (game: State): readonly Reward[] =>
  REWARDS.filter((reward) => isChoosable(game, reward));

export const twoDifferentRewards = (game: State, event: EventOf<"rewards-chosen">): boolean => {
  const { rewards } = event.data;
  return (
    rewards.length === Math.min(REWARDS_TAKEN, choosable(game).length) &&
    rewards.every((reward, at) => rewards.indexOf(reward) === at)
  );
};

export const bardsAreChosen = (_: State, event: EventOf<"rewards-chosen">): boolean =>
  event.data.rewards.includes("bards");
export const bardsAreLeft = (game: State): boolean => game.bardStock[game.onTurn]! > 0;

export const rewardsGiveSomething = (game: State, event: EventOf<"rewards-chosen">): boolean =>
  event.data.rewards.every((reward) => isChoosable(game, reward));

const withElimination = (game: State, change: (before: Elimination) => Elimination): State =>
  game.elimination === null ? game : { ...game, elimination: change(game.elimination) };

export const choose = (game: State, event: EventOf<"rewards-chosen">): State =>
  withElimination(game, (before) => ({ ...before, rewards: event.data.rewards }));

// ---- which one comes next

/** The reward to be carried out now; null when none is left. */
export const nextReward = (game: State): Reward | null => game.elimination?.rewards[0] ?? null;

const comesNext = (game: State, reward: Reward): boolean =>
  nextReward(game) === reward && whyNothing(game, reward) === null;

export const goldComesNext = (game: State): boolean => comesNext(game, "gold");
export const bardsComeNext = (game: State): boolean => comesNext(game, "bards");
export const guildComesNext = (game: State): boolean => comesNext(game, "guild");

export const nextGivesNothing = (game: State): boolean => {
  const reward = nextReward(game);
  return reward !== null && whyNothing(game, reward) !== null;
};

/** With `storeys-up-to: up-to`, how many storeys to build is the player's choice (reward.guild). */
export const storeysAreChosen = (game: State): boolean => game.rulings["storeys-up-to"] === "up-to";

export const storeysWithinReach = (game: State, event: EventOf<"storeys-chosen">): boolean =>
  event.data.storeys >= 1 && event.data.storeys <= storeysPossible(game);

export const allBardsBordering = (game: State, event: EventOf<"bards-placed">): boolean =>
  isWayToPlace(bardRegions(game), bardsToPlace(game), event.data.regions);

export const someRegionIsClosed = (game: State): boolean => game.setting.closedRegions.length > 0;

/** No bard goes into a region that this variant closes (closed.regions, three.regions). */
export const bardsInOpenRegions = (game: State, event: EventOf<"bards-placed">): boolean =>
  event.data.regions.every(({ region }) => isOpen(game.setting, region));

export const setAsideStoreysThatFit = (game: State): number =>
  Math.min(game.setAside[game.onTurn]!, roomFor(game, game.onTurn, cityOf(game)));

export const setAsideFits = (game: State): boolean => setAsideStoreysThatFit(game) > 0;

export const threatIsThrough = (game: State): boolean => game.elimination?.titan === null;
export const titanIsThrough = (game: State): boolean => !threatIsThrough(game);

/** Of a Titan too, unless `dummy-titan` says no (dummy.raise). */
export const dummyIsDue = (game: State): boolean =>
  game.dummy !== null && (threatIsThrough(game) || game.rulings["dummy-titan"] !== "no");

export const dummyCanRise = (game: State): boolean => raisableTokens(game).length > 0;
export const dummyCannotRise = (game: State): boolean => !dummyCanRise(game);
export const tokenCanRise = (game: State, event: EventOf<"dummy-raised">): boolean =>
  raisableTokens(game).includes(event.data.assessment);

/** What holds of a game that stands at one of the states of the rewards. */
const STANDING: Readonly<Record<string, (game: State, elimination: Elimination) => boolean>> = {
  choosing: (_, { rewards }) => rewards.length === 0,
  gold: goldComesNext,
  bards: bardsComeNext,
  "choosing-storeys": (game, { storeys }) =>
    guildComesNext(game) && storeysAreChosen(game) && storeys === null,
  building: (game, { storeys }) =>
    guildComesNext(game) && (!storeysAreChosen(game) || storeys !== null),
  "set-aside": setAsideFits,
  losing: nextGivesNothing,
  dummy: ({ dummy }, { rewards }) => rewards.length === 0 && dummy !== null,
  leaving: (_, { rewards }) => rewards.length === 0,
};

/** Whether a game can stand at this state of the rewards, for example `gold`. Asked of stated positions only. */
export const standsAtReward = (game: State, state: string): boolean =>
  game.elimination !== null && (STANDING[state]?.(game, game.elimination) ?? true);

// ---- carrying out

const rewardDone = (game: State): State =>
  withElimination(game, (before) => ({ ...before, rewards: before.rewards.slice(1) }));

/** What is left; nothing where more goes than there is, as a wrong record may say. */
const less = (own: number, gone: number): number => Math.max(0, own - gone);

/** Gold to a seat, out of the bank (reward.gold). */
export const payGold = (game: State, seat: SeatId, gold: number): State => ({
  ...game,
  gold: withSeat(game.gold, seat, (own) => own + gold),
  bank: game.bank === null ? null : less(game.bank, gold),
});

export const takeGold = (game: State, { data }: EventOf<"gold-taken">): State =>
  rewardDone(payGold(game, data.seat, data.gold));

/** Bards of a seat into regions, out of its stock (reward.bards). */
export const putBards = (
  game: State,
  seat: SeatId,
  shares: DataOf<"bards-placed">["regions"],
): State => {
  let { bards, bardStock } = game;
  for (const share of shares) {
    const inRegion = withSeat(bards[share.region]!, seat, (own) => own + share.bards);
    bards = bards.with(share.region, inRegion);
    bardStock = withSeat(bardStock, seat, (own) => own - share.bards);
  }
  return { ...game, bards, bardStock };
};

export const placeBards = (game: State, event: EventOf<"bards-placed">): State =>
  rewardDone(putBards(game, game.onTurn, event.data.regions));

export const chooseStoreys = (game: State, event: EventOf<"storeys-chosen">): State =>
  withElimination(game, (before) => ({ ...before, storeys: event.data.storeys }));

/** Storeys of a seat onto its guild in a city, starting one where there is none. No such seat or city: unchanged. */
const raiseGuild = (game: State, seat: SeatId, city: CityId, storeys: number): State => {
  if (seat >= game.setting.seats || city >= game.guilds.length) return game;
  const before = game.guilds[city]?.storeys ?? 0;
  const guild: Guild = { seat, storeys: before + storeys };
  return { ...game, guilds: game.guilds.with(city, guild) };
};

const fromStock = (game: State, seat: SeatId, storeys: number): State => ({
  ...game,
  storeyStock: withSeat(game.storeyStock, seat, (own) => less(own, storeys)),
});

const storeysBuilt = (game: State): number => game.elimination?.storeys ?? storeysPossible(game);

/** Builds the storeys (reward.guild). */
export const build = (game: State, { data }: EventOf<"guild-built">): State => {
  const { seat, city, storeys } = data;
  return rewardDone(raiseGuild(fromStock(game, seat, storeys), seat, city, storeys));
};

export const buildSetAside = (game: State, { data }: EventOf<"set-aside-built">): State => {
  const { seat, city, storeys } = data;
  const built = raiseGuild(game, seat, city, storeys);
  const setAside = withSeat(game.setAside, seat, (own) => less(own, storeys));
  return { ...built, setAside };
};

/** A storey added in a census, out of the stock (census.mages). */
export const addStorey = (game: State, seat: SeatId, city: CityId): State =>
  raiseGuild(fromStock(game, seat, 1), seat, city, 1);

/** A storey that no guild has room for, out of the stock and behind the screen (census.mages). */
export const setStoreyAside = (game: State, seat: SeatId): State => {
  const taken = fromStock(game, seat, 1);
  return { ...taken, setAside: withSeat(game.setAside, seat, (own) => own + 1) };
};

export const loseReward = (game: State): State => rewardDone(game);

export const raiseDummy = (game: State, event: EventOf<"dummy-raised">): State =>
  raise(game, event.data.assessment);

/** The Titan leaves the game; the one below it sleeps until the next awakening (tile.threat-out). */
export const removeTitan = (game: State, { data }: EventOf<"titan-removed">): State => ({
  ...game,
  titans: game.titans.map((pile) =>
    pile.raging && pile.titans[0] === data.titan
      ? { ...pile, titans: pile.titans.slice(1), raging: false }
      : pile,
  ),
});

// ---- what the rules force

export const deriveGoldTaken = (game: State): DataOf<"gold-taken"> => ({
  seat: game.onTurn,
  gold: goldToTake(game),
});

export const deriveGuildBuilt = (game: State): DataOf<"guild-built"> => ({
  seat: game.onTurn,
  city: cityOf(game),
  storeys: storeysBuilt(game),
});

export const deriveSetAsideBuilt = (game: State): DataOf<"set-aside-built"> => ({
  seat: game.onTurn,
  city: cityOf(game),
  storeys: setAsideStoreysThatFit(game),
});

export const deriveRewardLost = (game: State): DataOf<"reward-lost"> => {
  const reward = nextReward(game)!;
  return { seat: game.onTurn, reward, reason: whyNothing(game, reward)! };
};

export const deriveDummyStayed = (game: State): DataOf<"dummy-stayed"> => ({ seat: game.onTurn });

export const deriveTitanRemoved = (game: State): DataOf<"titan-removed"> => ({
  titan: game.elimination!.titan!,
});

/** Regions and number of bards that the seat on turn places now; for listing the choices. */
export const rewardBards = (
  game: State,
): { readonly regions: readonly RegionId[]; readonly bards: number } => ({
  regions: bardRegions(game),
  bards: bardsToPlace(game),
});
