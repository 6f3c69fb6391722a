// Combat: rounds of dice between the player of the turn and a villain or another Henchman, and flight.
import type { SeatId } from "@assize/kernel-model";
import type { DataOf, EventOf } from "./data.ts";
import { queueEffects } from "./effects.ts";
import {
  carry,
  faceOf,
  flightsOf,
  hoardOn,
  knownTreasures,
  me,
  withHenchman,
  withTurn,
} from "./squares.ts";
import type { Combat, State } from "./state.ts";

const FIRST_ROUND = 1;

export const fightsVillain = (game: State): boolean =>
  game.combat !== null && game.combat.foe === null;
const powerOf = (game: State): number => faceOf(game, game.found?.card ?? "")?.power ?? 0;

/** A villain's life at the start of a fight (combat.start, ruling `villain-life`). */
export const startVillainFight = (game: State): State => {
  const power = powerOf(game);
  const life = game.rulings["villain-life"] === "half" ? Math.ceil(power / 2) : power;
  return { ...game, combat: { foe: null, life, round: FIRST_ROUND, stage: "choice", dice: [] } };
};

/** The attacked is asked first where he may already flee (combat.round, ruling `flee-first`). */
export const startDuel = (game: State, foe: SeatId): State => ({
  ...game,
  combat: { foe, life: 0, round: FIRST_ROUND, stage: firstStage(game, FIRST_ROUND, foe), dice: [] },
});

const mayBreakOff = (game: State, round: number): boolean =>
  round > FIRST_ROUND || game.rulings["flee-first"] === "yes";
const firstStage = (game: State, round: number, foe: SeatId | null): Combat["stage"] =>
  foe !== null && mayBreakOff(game, round) ? "answer" : "choice";

export const answerIsDue = (game: State): boolean => game.combat?.stage === "answer";
export const fightChoiceIsDue = (game: State): boolean => game.combat?.stage === "choice";
export const diceAreDue = (game: State): boolean => game.combat?.stage === "dice";
export const totalsAreDue = (game: State): boolean => game.combat?.stage === "totals";

const withStage = (game: State, stage: Combat["stage"]): State => ({
  ...game,
  combat: { ...game.combat!, stage },
});
export const stand = (game: State): State => withStage(game, "choice");
export const fight = (game: State): State => withStage(game, "dice");

export const isAttacked = (game: State, event: { readonly by: SeatId }): boolean =>
  event.by === game.combat?.foe;

// ---- breaking off

/** Only who is attacked flees: the foe, or the player of the turn from a villain (combat.flee). */
export const fleer = (game: State): SeatId | null =>
  game.combat === null ? null : (game.combat.foe ?? game.onTurn);
export const breakingOffIsAllowed = (game: State): boolean =>
  game.combat !== null && mayBreakOff(game, game.combat.round);
export const attackedDecides = (game: State): boolean => answerIsDue(game) || fightsVillain(game);
export const flightIsPossible = (game: State): boolean => {
  const seat = fleer(game);
  return seat !== null && flightsOf(game, seat).length > 0;
};
export const fleesToFreeNeighbour = (game: State, event: EventOf<"fled">): boolean =>
  flightsOf(game, event.by).includes(event.data.to);
export const flee = (game: State, event: EventOf<"fled">): State => {
  const moved = withHenchman(game, event.by, { square: event.data.to });
  const calm = { ...moved, combat: null };
  return event.by === game.onTurn
    ? withTurn({ ...calm, found: null }, { ...game.turn, acted: true, arriving: false })
    : calm;
};
export const fightsHenchman = (game: State): boolean =>
  game.combat !== null && !fightsVillain(game);
export const stopFight = (game: State): State => ({ ...game, combat: null });

// ---- a round

export const rollCombat = (game: State, event: EventOf<"combat-rolled">): State => ({
  ...game,
  combat: { ...game.combat!, stage: "totals", dice: event.data.dice },
});
export const rollsTwoDice = (_: State, event: EventOf<"combat-rolled">): boolean =>
  event.data.dice.length === 2;

const forceOf = (game: State, seat: SeatId): number =>
  game.henchmen[seat]!.strength + game.henchmen[seat]!.weaponry;
const capOf = (game: State): number =>
  game.rulings["loss-cap"] === "none" ? Infinity : Number(game.rulings["loss-cap"]);

/** Force and die of both sides; the lower loses the difference, up to the cap (combat.round). */
export const deriveRoundFought = (game: State): DataOf<"round-fought"> => {
  const { foe, dice } = game.combat!;
  const own = forceOf(game, game.onTurn) + game.turn.fury + dice[0]!;
  const other = (foe === null ? powerOf(game) : forceOf(game, foe)) + dice[1]!;
  return {
    totals: [own, other],
    loser: own === other ? "none" : own < other ? "first" : "second",
    loss: Math.min(Math.abs(own - other), capOf(game)),
  };
};

const hurt = (game: State, seat: SeatId, loss: number): State =>
  withHenchman(game, seat, { health: Math.max(0, game.henchmen[seat]!.health - loss) });

export const fightRound = (game: State, { loser, loss }: DataOf<"round-fought">): State => {
  const combat = game.combat!;
  const { foe } = combat;
  const round = combat.round + 1;
  const next: State = {
    ...game,
    combat: { ...combat, round, stage: firstStage(game, round, foe), dice: [] },
  };
  if (loser === "none") return next;
  if (loser === "first") return hurt(next, game.onTurn, loss);
  if (foe !== null) return hurt(next, foe, loss);
  const life = Math.max(0, combat.life - loss);
  return life > 0 ? { ...next, combat: { ...next.combat!, life } } : slayVillain(next);
};

/** The reward is due once the hoard is taken (combat.villain-dead). */
const slayVillain = (game: State): State =>
  queueEffects(
    { ...game, combat: null, found: { ...game.found!, stage: "used" } },
    game.onTurn,
    faceOf(game, game.found!.card)?.effects ?? [],
  );

/** A slain villain's hoard (combat.villain-dead). */
export const hoardIsDue = (game: State): boolean =>
  game.found?.stage === "used" &&
  faceOf(game, game.found.card)?.type === "villain" &&
  me(game).square === game.found.square &&
  hoardOn(game, game.found.square).length > 0;
export const deriveHoardTaken = (game: State): DataOf<"hoard-taken"> => ({
  seat: game.onTurn,
  treasures: hoardOn(game, game.found!.square),
});
export const takeHoard = (game: State, { treasures }: DataOf<"hoard-taken">): State =>
  carry(game, game.onTurn, knownTreasures(game, treasures));
