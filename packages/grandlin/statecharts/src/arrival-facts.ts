// What the questions of an arrival and of a combat read, and why their values had to be what they are. Adds no rule.
import type { Claim, Fact } from "@assize/kernel-model";
import {
  arrival,
  combat,
  type DataOf,
  effects,
  type EventOf,
  fact,
  squares,
  type State,
} from "@assize/grandlin-rules";

const { faceOf, flightsOf, here, lordOf, me, ownerlessHere, treasuresOn } = squares;

export const cardLies = (game: State): Fact => {
  const square = here(game);
  const lies = game.lying[square] !== undefined;
  return fact("card-lies", { square, lies, shown: game.turn.shown.includes(square) });
};

export const foundCard = (game: State): Fact =>
  fact("found-card", {
    seat: game.onTurn,
    card: game.found?.card ?? null,
    asked: game.found?.stage === "asked",
  });

export const payable = (game: State): Fact =>
  fact("payable", {
    seat: game.onTurn,
    card: game.found?.card ?? null,
    costs: (faceOf(game, game.found?.card ?? "")?.effects ?? []).flatMap(({ what, how, by }) =>
      how === "add" && by < 0
        ? [{ what, by: -by, has: effects.quantityOf(game, game.onTurn, what) }]
        : [],
    ),
    payable: arrival.specialIsPayable(game),
  });

export const peekAllowed = (game: State): Fact =>
  fact("peek-allowed", {
    peeks: faceOf(game, game.found?.card ?? "")?.deed === "peek",
    most: arrival.MOST_PEEKS,
  });

export const portalAim = (game: State): Fact =>
  fact("portal-aim", {
    portal: arrival.foundIsPortal(game) || game.portal !== null,
    die: game.portal?.die ?? null,
  });

export const portalStands = (game: State): Fact =>
  fact("portal-stands", { die: game.portal?.die ?? null, to: game.portal?.to ?? null });

export const treasuresHere = (game: State): Fact =>
  fact("treasures-here", {
    square: here(game),
    treasures: ownerlessHere(game),
    took: game.turn.took,
  });

export const actedToday = (game: State): Fact =>
  fact("acted-today", { seat: game.onTurn, acted: game.turn.acted });

export const attackable = (game: State): Fact =>
  fact("attackable", {
    square: here(game),
    seats: arrival.attackable(game),
    took: game.turn.took,
  });

export const castleHere = (game: State): Fact => {
  const square = here(game);
  const treasures = treasuresOn(game, square).length;
  return fact("castle-here", { square, lord: lordOf(game, square), treasures });
};

export const searchStands = (game: State): Fact =>
  fact("search-stands", { seat: game.onTurn, days: me(game).days, search: game.turn.search });

// ---- combat

export const fightStands = (game: State): Fact =>
  fact("fight-stands", {
    seat: game.onTurn,
    foe: game.combat?.foe ?? null,
    round: game.combat?.round ?? 0,
  });

export const breakOff = (game: State): Fact =>
  fact("break-off", {
    round: game.combat?.round ?? 0,
    allowed: combat.breakingOffIsAllowed(game),
  });

export const flights = (game: State): Fact => {
  const seat = combat.fleer(game);
  return fact("flights", { seat, squares: seat === null ? [] : flightsOf(game, seat) });
};

export const twoDice = (_: State, { data }: EventOf<"combat-rolled">): Fact =>
  fact("two-dice", { dice: data.dice.length });

export const hoardStands = (game: State): Fact => {
  const square = combat.hoardIsDue(game) ? (game.found?.square ?? null) : null;
  const treasures = square === null ? 0 : treasuresOn(game, square).length;
  return fact("hoard-was", { square, treasures });
};

// ---- why a value had to be so

export const cardWas = ({ derived }: Claim<State, DataOf<"card-shown">>): Fact =>
  fact("card-was", { square: derived.square, card: derived.card });

export const roundWas = ({ context, derived }: Claim<State, DataOf<"round-fought">>): Fact => {
  const [first = 0, second = 0] = derived.totals;
  const { loser, loss } = derived;
  const foe = context.combat?.foe ?? null;
  return fact("round-was", { seat: context.onTurn, foe, first, second, loser, loss });
};
