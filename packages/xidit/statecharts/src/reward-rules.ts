// Questions and updates of a reward: what may be chosen, how much of it there is, where it goes.
import type { SeatId } from "@assize/kernel-model";
import { type CityId, NO_CITY, type RegionId, type Rewards } from "@assize/xidit-edition";
import {
  type DataOf,
  type Elimination,
  type EventOf,
  type Game,
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
const REWARDS_TAKEN = 2;

// ---- what is offered

const offered = (game: Game, elimination: Elimination): Rewards => {
  const { titan, city } = elimination;
  const nothing = { gold: 0, bards: 0, storeys: 0 };
  if (titan !== null) return game.setting.titans[titan]?.rewards ?? nothing;
  return game.setting.tiles[city]?.threat.rewards ?? nothing;
};

const offer = (game: Game): Rewards =>
  game.elimination === null ? { gold: 0, bards: 0, storeys: 0 } : offered(game, game.elimination);

const cityOf = (game: Game): CityId => game.elimination?.city ?? NO_CITY;

/** Gold that the bank can pay (reward.gold, ruling `bank`). */
const goldToTake = (game: Game): number => goldPaid(bankLeft(game), offer(game).gold);

/** Bards to be placed: those shown, or all that are left (reward.bards). */
const bardsToPlace = (game: Game): number =>
  Math.min(offer(game).bards, game.bardStock[game.onTurn]!);

/** Storeys that a seat can still put on its guild, or on a new one, in this city (reward.guild). */
export const roomFor = (game: Game, seat: SeatId, city: CityId): number => {
  const guild = game.guilds[city] ?? null;
  if (guild === null) return GUILD_HEIGHT;
  return guild.seat === seat ? GUILD_HEIGHT - guild.storeys : 0;
};

/** The most storeys this reward can build: shown, in stock, and with room (reward.guild). */
const storeysPossible = (game: Game): number =>
  Math.min(
    offer(game).storeys,
    game.storeyStock[game.onTurn]!,
    roomFor(game, game.onTurn, cityOf(game)),
  );

const bardRegions = (game: Game): readonly RegionId[] =>
  openBorderingRegions(game.setting, cityOf(game));

/** Why this reward would give nothing; null where it gives something. */
const whyNothing = (game: Game, reward: Reward): LostReason | null => {
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

const whyNoStorey = (game: Game): LostReason => {
  const guild = game.guilds[cityOf(game)] ?? null;
  if (guild !== null && guild.seat !== game.onTurn) return "rival-guild";
  return guild?.storeys === GUILD_HEIGHT ? "guild-full" : "no-storey-left";
};

// ---- choosing

/** Rewards that may be chosen (reward.two, reward.bards, ruling `impossible-reward`). */
const choosable = (game: Game): readonly Reward[] =>
  game.rulings["impossible-reward"] === "allowed"
    ? REWARDS.filter((reward) => reward !== "bards" || game.bardStock[game.onTurn]! > 0)
    : REWARDS.filter((reward) => whyNothing(game, reward) === null);

export const twoDifferentRewards = (game: Game, event: EventOf<"rewards-chosen">): boolean => {
  const { rewards } = event.data;
  return (
    rewards.length === Math.min(REWARDS_TAKEN, choosable(game).length) &&
    new Set(rewards).size === rewards.length
  );
};

export const bardsAreChosen = (_: Game, event: EventOf<"rewards-chosen">): boolean =>
  event.data.rewards.includes("bards");
export const bardsAreLeft = (game: Game): boolean => game.bardStock[game.onTurn]! > 0;

export const rewardsGiveSomething = (game: Game, event: EventOf<"rewards-chosen">): boolean => {
  const possible = choosable(game);
  return event.data.rewards.every((reward) => possible.includes(reward));
};

const withElimination = (game: Game, change: Partial<Elimination>): Game =>
  game.elimination === null ? game : { ...game, elimination: { ...game.elimination, ...change } };

export const choose = (game: Game, event: EventOf<"rewards-chosen">): Game =>
  withElimination(game, { rewards: event.data.rewards });

// ---- which one comes next

/** The reward to be carried out now; null when none is left. */
const nextReward = (game: Game): Reward | null => game.elimination?.rewards[0] ?? null;

const comesNext = (game: Game, reward: Reward): boolean =>
  nextReward(game) === reward && whyNothing(game, reward) === null;

export const goldComesNext = (game: Game): boolean => comesNext(game, "gold");
export const bardsComeNext = (game: Game): boolean => comesNext(game, "bards");
export const guildComesNext = (game: Game): boolean => comesNext(game, "guild");

export const nextGivesNothing = (game: Game): boolean => {
  const reward = nextReward(game);
  return reward !== null && whyNothing(game, reward) !== null;
};

/** With `storeys-up-to: up-to`, how many storeys to build is the player's choice (reward.guild). */
export const storeysAreChosen = (game: Game): boolean => game.rulings["storeys-up-to"] === "up-to";

export const storeysWithinReach = (game: Game, event: EventOf<"storeys-chosen">): boolean =>
  event.data.storeys >= 1 && event.data.storeys <= storeysPossible(game);

export const allBardsBordering = (game: Game, event: EventOf<"bards-placed">): boolean =>
  isWayToPlace(bardRegions(game), bardsToPlace(game), event.data.regions);

export const someRegionIsClosed = (game: Game): boolean => game.setting.closedRegions.length > 0;

/** No bard goes into a region that this variant closes (closed.regions, three.regions). */
export const bardsInOpenRegions = (game: Game, event: EventOf<"bards-placed">): boolean =>
  event.data.regions.every(({ region }) => isOpen(game.setting, region));

const setAsideStoreysThatFit = (game: Game): number =>
  Math.min(game.setAside[game.onTurn]!, roomFor(game, game.onTurn, cityOf(game)));

export const setAsideFits = (game: Game): boolean => setAsideStoreysThatFit(game) > 0;

export const threatIsThrough = (game: Game): boolean => game.elimination?.titan === null;
export const titanIsThrough = (game: Game): boolean => !threatIsThrough(game);

/** Of a Titan too, unless `dummy-titan` says no (dummy.raise). */
export const dummyIsDue = (game: Game): boolean =>
  game.dummy !== null && (threatIsThrough(game) || game.rulings["dummy-titan"] !== "no");

export const dummyCanRise = (game: Game): boolean => raisableTokens(game).length > 0;
export const dummyCannotRise = (game: Game): boolean => !dummyCanRise(game);
export const tokenCanRise = (game: Game, event: EventOf<"dummy-raised">): boolean =>
  raisableTokens(game).includes(event.data.assessment);

/** What holds of a game that stands at one of the states of the rewards. */
const STANDING: Readonly<Record<string, (game: Game, elimination: Elimination) => boolean>> = {
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
export const standsAtReward = (game: Game, state: string): boolean =>
  game.elimination !== null && (STANDING[state]?.(game, game.elimination) ?? true);

// ---- carrying out

const rewardDone = (game: Game): Game =>
  withElimination(game, { rewards: game.elimination?.rewards.slice(1) ?? [] });

/** What is left; nothing where more goes than there is, as a wrong record may say. */
const less = (own: number, gone: number): number => Math.max(0, own - gone);

/** Gold to a seat, out of the bank (reward.gold). */
export const payGold = (game: Game, seat: SeatId, gold: number): Game => ({
  ...game,
  gold: withSeat(game.gold, seat, (own) => own + gold),
  bank: game.bank === null ? null : less(game.bank, gold),
});

export const takeGold = (game: Game, { data }: EventOf<"gold-taken">): Game =>
  rewardDone(payGold(game, data.seat, data.gold));

/** Bards of a seat into regions, out of its stock (reward.bards). */
export const putBards = (
  game: Game,
  seat: SeatId,
  shares: DataOf<"bards-placed">["regions"],
): Game => {
  let { bards, bardStock } = game;
  for (const share of shares) {
    const inRegion = withSeat(bards[share.region]!, seat, (own) => own + share.bards);
    bards = bards.with(share.region, inRegion);
    bardStock = withSeat(bardStock, seat, (own) => own - share.bards);
  }
  return { ...game, bards, bardStock };
};

export const placeBards = (game: Game, event: EventOf<"bards-placed">): Game =>
  rewardDone(putBards(game, game.onTurn, event.data.regions));

export const chooseStoreys = (game: Game, event: EventOf<"storeys-chosen">): Game =>
  withElimination(game, { storeys: event.data.storeys });

/** Storeys of a seat onto its guild in a city, starting one where there is none. No such seat or city: unchanged. */
const raiseGuild = (game: Game, seat: SeatId, city: CityId, storeys: number): Game => {
  if (seat >= game.setting.seats || city >= game.guilds.length) return game;
  const before = game.guilds[city]?.storeys ?? 0;
  const guild: Guild = { seat, storeys: before + storeys };
  return { ...game, guilds: game.guilds.with(city, guild) };
};

const fromStock = (game: Game, seat: SeatId, storeys: number): Game => ({
  ...game,
  storeyStock: withSeat(game.storeyStock, seat, (own) => less(own, storeys)),
});

const storeysBuilt = (game: Game): number => game.elimination?.storeys ?? storeysPossible(game);

/** Builds the storeys (reward.guild). */
export const build = (game: Game, { data }: EventOf<"guild-built">): Game => {
  const { seat, city, storeys } = data;
  return rewardDone(raiseGuild(fromStock(game, seat, storeys), seat, city, storeys));
};

export const buildSetAside = (game: Game, { data }: EventOf<"set-aside-built">): Game => {
  const { seat, city, storeys } = data;
  const built = raiseGuild(game, seat, city, storeys);
  const setAside = withSeat(game.setAside, seat, (own) => less(own, storeys));
  return { ...built, setAside };
};

/** A storey added in a census, out of the stock (census.mages). */
export const addStorey = (game: Game, seat: SeatId, city: CityId): Game =>
  raiseGuild(fromStock(game, seat, 1), seat, city, 1);

/** A storey that no guild has room for, out of the stock and behind the screen (census.mages). */
export const setStoreyAside = (game: Game, seat: SeatId): Game => {
  const taken = fromStock(game, seat, 1);
  return { ...taken, setAside: withSeat(game.setAside, seat, (own) => own + 1) };
};

export const loseReward = (game: Game): Game => rewardDone(game);

export const raiseDummy = (game: Game, event: EventOf<"dummy-raised">): Game =>
  raise(game, event.data.assessment);

/** The Titan leaves the game; the one below it sleeps until the next awakening (tile.threat-out). */
export const removeTitan = (game: Game, { data }: EventOf<"titan-removed">): Game => ({
  ...game,
  titans: game.titans.map((pile) =>
    pile.raging && pile.titans[0] === data.titan
      ? { ...pile, titans: pile.titans.slice(1), raging: false }
      : pile,
  ),
});

// ---- what the rules force

export const deriveGoldTaken = (game: Game): DataOf<"gold-taken"> => ({
  seat: game.onTurn,
  gold: goldToTake(game),
});

export const deriveGuildBuilt = (game: Game): DataOf<"guild-built"> => ({
  seat: game.onTurn,
  city: cityOf(game),
  storeys: storeysBuilt(game),
});

export const deriveSetAsideBuilt = (game: Game): DataOf<"set-aside-built"> => ({
  seat: game.onTurn,
  city: cityOf(game),
  storeys: setAsideStoreysThatFit(game),
});

export const deriveRewardLost = (game: Game): DataOf<"reward-lost"> => {
  const reward = nextReward(game)!;
  return { seat: game.onTurn, reward, reason: whyNothing(game, reward)! };
};

export const deriveDummyStayed = (game: Game): DataOf<"dummy-stayed"> => ({ seat: game.onTurn });

export const deriveTitanRemoved = (game: Game): DataOf<"titan-removed"> => ({
  titan: game.elimination!.titan!,
});

/** Regions and number of bards that the seat on turn places now; for listing the choices. */
export const rewardBards = (
  game: Game,
): { readonly regions: readonly RegionId[]; readonly bards: number } => ({
  regions: bardRegions(game),
  bards: bardsToPlace(game),
});
