// Death and what follows it, and how a game ends (death, win, end.dead, end.limit).
import { SeatId } from "@assize/kernel-model";
import { TREASURE_KINDS, type TreasureId } from "@assize/grandlin-edition";
import { discardCards, drawIsDue, withoutCards } from "./card-piles.ts";
import type { DataOf } from "./data.ts";
import { MOST, START } from "./effects.ts";
import {
  carriedBy,
  carry,
  castleOf,
  faceOf,
  inCity,
  isCastle,
  knownTreasures,
  leave,
  reveal,
  seatOr,
  securedBy,
  villainOn,
  withHenchman,
  withTurn,
} from "./squares.ts";
import type { Ending, State } from "./state.ts";

// ---- death

// A loop, and no function for each seat: asked after every event.
const dying = (game: State): SeatId | undefined => {
  const { henchmen } = game;
  for (let seat = 0; seat < henchmen.length; seat++)
    if (henchmen[seat]!.health === 0) return SeatId(seat);
  return undefined;
};

/** A Henchman is at no health and his death has not begun (death). */
export const deathIsDue = (game: State): boolean =>
  game.death === null && dying(game) !== undefined;

/** In a fight one Henchman slays the other, whoever attacked; a spell does by ruling `spell-slain`. */
const slayerOf = (game: State, seat: SeatId): SeatId | null => {
  const { combat, played, onTurn, rulings } = game;
  if (rulings["spell-slain"] === "slayer" && played !== null && seat !== onTurn) return onTurn;
  if (combat === null || combat.foe === null || played !== null) return null;
  return seat === onTurn ? combat.foe : onTurn;
};
const slainByVillain = (game: State, seat: SeatId): boolean =>
  game.combat !== null && game.combat.foe === null && seat === game.onTurn;

export const deriveHenchmanDied = (game: State): DataOf<"henchman-died"> => {
  const seat = dying(game)!;
  return {
    seat,
    square: game.henchmen[seat]!.square,
    slayer: slainByVillain(game, seat) ? "villain" : slayerOf(game, seat),
  };
};
const endsFight = (game: State, seat: SeatId): boolean =>
  seat === game.onTurn || seat === game.combat?.foe;
const leavesVillain = (game: State, seat: SeatId): boolean =>
  seat === game.onTurn && game.found !== null && faceOf(game, game.found.card)?.type === "villain";

export const startDeath = (game: State, told: DataOf<"henchman-died">): State => {
  const seat = seatOr(game, told.seat, dying(game) ?? game.onTurn);
  const { slayer } = told;
  const bySeatlessFoe =
    slayer === null || slayer === "villain" || game.henchmen[slayer] === undefined;
  const dead: State = {
    ...game,
    death: { seat, slayer: bySeatlessFoe ? null : slayer, stage: "treasures" },
    combat: endsFight(game, seat) ? null : game.combat,
    found: leavesVillain(game, seat) ? null : game.found,
  };
  return skipNothing(seat === game.onTurn ? withTurn(dead, { ...dead.turn, over: "died" }) : dead);
};

/** Stages with nothing to do leave no event. */
const skipNothing = (game: State): State => {
  const death = game.death!;
  const { seat, slayer, stage } = death;
  const carries = carriedBy(game, seat).length > 0;
  const plunders = slayer !== null && (carries || game.henchmen[seat]!.gold > 0);
  if (stage === "treasures" && !carries && !plunders)
    return skipNothing({ ...game, death: { ...death, stage: "hand" } });
  if (stage === "hand" && game.hands[seat]!.length === 0)
    return { ...game, death: { ...death, stage: "draw" } };
  return game;
};

const after = (game: State, stage: "hand" | "draw"): State =>
  skipNothing({ ...game, death: { ...game.death!, stage } });

export const plunderIsDue = (game: State): boolean =>
  game.death?.stage === "treasures" && game.death.slayer !== null;
export const derivePlundered = (game: State): DataOf<"henchman-plundered"> => {
  const { seat, slayer } = game.death!;
  return {
    seat,
    by: slayer!,
    treasures: carriedBy(game, seat).length,
    gold: game.henchmen[seat]!.gold,
  };
};
/** All treasures and all gold, up to the most one can have (combat.slain, attr.clamp). */
export const plunder = (game: State, told: DataOf<"henchman-plundered">): State => {
  const seat = seatOr(game, told.seat, game.death!.seat);
  const by = seatOr(game, told.by, game.death!.slayer ?? game.onTurn);
  const taken = carry(game, by, carriedBy(game, seat));
  const richer = Math.min(MOST, game.henchmen[by]!.gold + told.gold);
  return after(withHenchman(withHenchman(taken, by, { gold: richer }), seat, { gold: 0 }), "hand");
};

export const treasuresAreLeft = (game: State): boolean =>
  game.death?.stage === "treasures" && game.death.slayer === null;
const deathSquare = (game: State) => game.henchmen[game.death!.seat]!.square;
/** His treasures join a villain's hoard (combat.villain-kills). */
export const hoardLiesThere = (game: State): boolean => villainOn(game, deathSquare(game));
export const diedInCastleOrCity = (game: State): boolean =>
  isCastle(game, deathSquare(game)) || inCity(game, deathSquare(game));
export const deriveTreasuresLeft = (game: State): DataOf<"treasures-left"> => {
  const { seat } = game.death!;
  return { seat, square: game.henchmen[seat]!.square, treasures: carriedBy(game, seat) };
};
/** Before everybody's eyes, in a castle too. */
export const leaveTreasures = (game: State, told: DataOf<"treasures-left">): State => {
  const { square } = told;
  const treasures = knownTreasures(game, told.treasures);
  const left = leave(game, square, treasures);
  return after(reveal(left, treasures), "hand");
};

export const deadHandIsDue = (game: State): boolean => game.death?.stage === "hand";
export const deriveHandDiscarded = (game: State): DataOf<"hand-discarded"> => ({
  seat: game.death!.seat,
  cards: game.hands[game.death!.seat]!,
});
export const discardHand = (game: State, { seat, cards }: DataOf<"hand-discarded">): State => {
  const whose = seatOr(game, seat, game.death!.seat);
  return after(discardCards(withoutCards(game, whose, cards), cards), "draw");
};

/** Four cards are drawn, or there are no more (death). */
export const followerIsDue = (game: State): boolean =>
  game.death?.stage === "draw" && !drawIsDue(game) && game.drawnMap === null;
export const deriveFollowed = (game: State): DataOf<"henchman-followed"> => ({
  seat: game.death!.seat,
  square: castleOf(game, game.death!.seat),
});
export const followHenchman = (
  game: State,
  { seat, square }: DataOf<"henchman-followed">,
): State => {
  const fresh = {
    ...START,
    square,
    slept: square,
    poison: 0,
    lostTurn: false,
    days: 0,
    searching: null,
  };
  return { ...withHenchman(game, seatOr(game, seat, game.death!.seat), fresh), death: null };
};

// ---- winning

const kindsOf = (game: State, treasures: readonly TreasureId[]): readonly number[] => {
  const kinds = treasures.map((id) => game.setting.facts.treasures[id]!);
  return TREASURE_KINDS.map((kind) => kinds.filter((one) => one === kind).length);
};

/** Whether these treasures are enough (win, setup.win). */
const areEnough = (game: State, treasures: readonly TreasureId[]): boolean => {
  const { win } = game.setting;
  if (win.kind === "any") return treasures.length >= win.treasures;
  if (treasures.length === 0) return false;
  const kinds = kindsOf(game, treasures);
  return win.kind === "each"
    ? kinds.every((count) => count >= 1)
    : kinds.some((count) => count >= win.treasures);
};

const winner = (game: State): SeatId | undefined => {
  const { length } = game.henchmen;
  for (let seat = 0; seat < length; seat++)
    if (areEnough(game, securedBy(game, SeatId(seat)))) return SeatId(seat);
  return undefined;
};

export const somebodyHasWon = (game: State): boolean =>
  game.over === null && winner(game) !== undefined;
export const deriveGameWon = (game: State): DataOf<"game-won"> => ({
  seat: winner(game)!,
  treasures: securedBy(game, winner(game)!),
});
const ended = (game: State, over: Ending): State => ({ ...game, over });
export const winGame = (game: State, { seat }: DataOf<"game-won">): State =>
  ended(game, { reason: "won", winner: seatOr(game, seat, game.onTurn) });

const allSecured = (game: State): boolean => {
  if (game.undug.length > 0) return false;
  let secured = 0;
  for (let seat = 0; seat < game.henchmen.length; seat++)
    secured += securedBy(game, SeatId(seat)).length;
  return secured === game.setting.facts.treasureIds.length;
};
export const nobodyCanWin = (game: State): boolean =>
  !game.setting.loot &&
  game.rulings["dead-end"] === "stop" &&
  allSecured(game) &&
  !somebodyHasWon(game);

/** The last answer: one state after the other asks about the same ruling. */
let lastLimit = { limit: "none", turns: Infinity };

const limitOf = ({ rulings: { limit } }: State): number => {
  if (limit !== lastLimit.limit)
    lastLimit = {
      limit,
      turns: limit === "none" ? Infinity : Number(limit.slice(limit.indexOf(":") + 1)),
    };
  return lastLimit.turns;
};
export const limitIsReached = (game: State): boolean => game.turns >= limitOf(game);
export const endIsDue = (game: State): boolean =>
  somebodyHasWon(game) || nobodyCanWin(game) || limitIsReached(game);
export const deriveGameEnded = (game: State): DataOf<"game-ended"> => ({
  reason: nobodyCanWin(game) ? "dead-end" : "limit",
});
export const endGame = (game: State, { reason }: DataOf<"game-ended">): State =>
  ended(game, { reason, winner: null });
