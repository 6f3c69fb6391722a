// Arriving on a square: its playing card is shown and dealt with, then the Henchman may act there.
import type { SeatId } from "@assize/kernel-model";
import { type CardId, type Square, SQUARES, type TreasureId } from "@assize/grandlin-edition";
import { discardCards, isMap } from "./card-piles.ts";
import { startDuel, startVillainFight } from "./combat.ts";
import type { DataOf, EventOf } from "./data.ts";
import { isPayable, queueEffects } from "./effects.ts";
import {
  carry,
  castleOf,
  faceOf,
  here,
  inCity,
  isCastle,
  lordOf,
  me,
  othersHere,
  ownerlessHere,
  reveal,
  securedIn,
  withHenchman,
  withoutCard,
  withTurn,
} from "./squares.ts";
import type { Found, State } from "./state.ts";

// ---- the card on the square

const lyingHere = (game: State) => game.lying[here(game)];
const moveIsOver = (game: State): boolean =>
  game.turn.over === "no" && game.turn.roll === "made" && !game.turn.moving;

/** A card lies where he has ended, not yet shown this turn (arrive.show). */
export const showingIsDue = (game: State): boolean => cardWaits(game) && notShownToday(game);
export const cardWaits = (game: State): boolean =>
  moveIsOver(game) && game.turn.arriving && game.found === null && lyingHere(game) !== undefined;
export const notShownToday = (game: State): boolean => !game.turn.shown.includes(here(game));

export const deriveCardShown = (game: State): DataOf<"card-shown"> => ({
  square: here(game),
  card: lyingHere(game)!.card,
});

const typeOf = (game: State, card: string) => faceOf(game, card)?.type;

const shownOn = (game: State, square: Square, card: CardId): State["lying"] => ({
  ...game.lying,
  [square]: { ...game.lying[square]!, card, shown: true },
});

export const villainLiesHere = (game: State): boolean =>
  typeOf(game, lyingHere(game)?.card ?? "") === "villain";

/** Weapons, potions and traps work at once; a villain attacks; the rest asks first (arrive.show). */
export const showCard = (game: State, { card }: DataOf<"card-shown">): State => {
  const square = here(game);
  const type = typeOf(game, card);
  const asked: State = {
    ...game,
    lying: shownOn(game, square, card),
    turn: { ...game.turn, shown: [...game.turn.shown, square] },
    found: { card, square, stage: "asked" },
  };
  if (type === "villain") return startVillainFight(asked);
  if (type === "weapon" || type === "potion" || type === "trap")
    return queueEffects(used(asked), game.onTurn, faceOf(game, card)?.effects ?? []);
  return type === "special" || (leavable(game) && !isLostMap(game, card)) ? asked : used(asked);
};

const leavable = (game: State): boolean => game.rulings["black-found"] === "may-leave";
const isLostMap = (game: State, card: string): boolean => game.mapsGone && isMap(game, card);
const used = (game: State): State => ({ ...game, found: { ...game.found!, stage: "used" } });

const foundType = (game: State) => typeOf(game, game.found?.card ?? "");
export const foundIsWeapon = (game: State): boolean => foundType(game) === "weapon";
export const foundIsPotion = (game: State): boolean => foundType(game) === "potion";
export const foundIsTrap = (game: State): boolean => foundType(game) === "trap";
export const foundIsSpecial = (game: State): boolean => foundType(game) === "special";
export const foundIsVillain = (game: State): boolean => foundType(game) === "villain";
const isBlack = (game: State): boolean => foundType(game) === "spell" || foundType(game) === "map";

// ---- specials, and black cards that may be left

export const specialIsDue = (game: State): boolean =>
  game.found?.stage === "asked" && foundType(game) === "special";
export const blackChoiceIsDue = (game: State): boolean =>
  game.found?.stage === "asked" && isBlack(game);
export const takeBlack = (game: State): State => used(game);
export const leaveCard = (game: State): State => ({
  ...game,
  found: null,
  turn: { ...game.turn, arriving: false },
});

const specialFace = (game: State) => faceOf(game, game.found?.card ?? "");
export const specialIsPayable = (game: State): boolean =>
  game.rulings["special-price"] === "allowed" ||
  isPayable(game, game.onTurn, specialFace(game)?.effects ?? []);

export const MOST_PEEKS = 3;
/** Up to three face-down cards, for who may peek; none for anything else (special, spell.effect). */
export const peeksRightly = (
  game: State,
  deed: string | undefined,
  peek: readonly Square[],
): boolean =>
  deed === "peek"
    ? peek.length <= MOST_PEEKS && peek.every((square) => game.lying[square]?.shown === false)
    : peek.length === 0;
export const looksWhereAllowed = (game: State, event: EventOf<"special-used">): boolean =>
  peeksRightly(game, specialFace(game)?.deed, event.data.peek);

export const peekAt = (game: State, seat: SeatId, squares: readonly Square[]): State => ({
  ...game,
  lying: {
    ...game.lying,
    ...Object.fromEntries(
      squares.map((square) => {
        const lying = game.lying[square]!;
        return [
          square,
          { ...lying, seen: lying.seen.includes(seat) ? lying.seen : [...lying.seen, seat] },
        ];
      }),
    ),
  },
});

export const foundIsPortal = (game: State): boolean => specialFace(game)?.deed === "portal";
const choosesBefore = (game: State): boolean => game.rulings["portal-choice"] === "before";
/** The Portal's destination is named now or later (rulings `portal-choice`, `portal-where`). */
export const aimsRightly = (game: State, event: EventOf<"special-used">): boolean =>
  foundIsPortal(game) && choosesBefore(game)
    ? event.data.to !== null && isDestination(game, event.data.to)
    : event.data.to === null;
export const isDestination = (game: State, to: Square): boolean =>
  game.rulings["portal-where"] === "any" || (!inCity(game, to) && !isCastle(game, to));

export const useSpecial = (game: State, event: EventOf<"special-used">): State => {
  if (foundIsPortal(game)) return { ...used(game), portal: { to: event.data.to, die: null } };
  return peekAt(
    queueEffects(used(game), game.onTurn, specialFace(game)?.effects ?? []),
    game.onTurn,
    event.data.peek,
  );
};

// ---- the Portal

export const portalDieIsDue = (game: State): boolean =>
  game.portal !== null && game.portal.die === null;
const DEADLY = 1;
const ANYWHERE = 6;
const QUADRANTS: Readonly<Record<number, string>> = {
  2: "red",
  3: "blue",
  4: "yellow",
  5: "green",
};

/** What the die admits (portal). */
export const admits = (game: State, die: number, to: Square): boolean =>
  die === ANYWHERE || (die !== DEADLY && game.setting.facts.quadrants[to] === QUADRANTS[die]);

/** One is death where he stands; a destination that the die does not admit is none. */
export const rollPortal = (game: State, event: EventOf<"portal-rolled">): State => {
  const { die } = event.data;
  if (die === DEADLY)
    return queueEffects({ ...game, portal: null }, game.onTurn, [
      { what: "health", how: "set", by: 0 },
    ]);
  const to = game.portal!.to;
  if (to !== null && !admits(game, die, to)) return { ...game, portal: null };
  return { ...game, portal: { to, die } };
};
export const aimIsDue = (game: State): boolean =>
  game.portal !== null && game.portal.die !== null && game.portal.to === null;
export const dieAdmits = (game: State, event: EventOf<"portal-aimed">): boolean =>
  isDestination(game, event.data.to) && admits(game, game.portal?.die ?? DEADLY, event.data.to);
export const aimPortal = (game: State, event: EventOf<"portal-aimed">): State => ({
  ...game,
  portal: { ...game.portal!, to: event.data.to },
});
export const travelIsDue = (game: State): boolean =>
  game.portal !== null && game.portal.die !== null && game.portal.to !== null;
/** The die did not admit the destination that was named before it: the Portal is dealt with, and he stands before it still. */
const hasMissed = (game: State): boolean =>
  foundIsPortal(game) &&
  foundIsKept(game) &&
  game.effects.length === 0 &&
  me(game).health > 0 &&
  here(game) === game.found?.square;
/** Who missed stays, and rolls no second time: the manual does not say it (portal). */
export const hasNotMissed = (game: State): boolean => !hasMissed(game);
export const dieMayBeRolled = (game: State): boolean => portalDieIsDue(game) || hasMissed(game);
export const mayTravel = (game: State): boolean => travelIsDue(game) || hasMissed(game);
export const deriveTravelled = (game: State): DataOf<"travelled"> => ({
  seat: game.onTurn,
  from: here(game),
  to: game.portal!.to!,
});
export const travel = (game: State, { to }: DataOf<"travelled">): State => ({
  ...withTurn(withHenchman(game, game.onTurn, { square: to }), { ...game.turn, arriving: true }),
  portal: null,
});

// ---- what becomes of the card

const isSpent = (game: State): boolean => game.found?.stage === "used" && game.portal === null;
const goesAway = (game: State): boolean =>
  foundType(game) !== "special" || specialFace(game)?.once === true;
export const foundIsTaken = (game: State): boolean =>
  isSpent(game) && isBlack(game) && !isLostMap(game, game.found!.card);
export const foundIsDiscarded = (game: State): boolean =>
  isSpent(game) && goesAway(game) && !isBlack(game);
export const foundMapIsLost = (game: State): boolean =>
  isSpent(game) && isLostMap(game, game.found!.card);
export const foundIsKept = (game: State): boolean => isSpent(game) && !goesAway(game);

/** Having travelled, he still arrives somewhere else. */
const settled = (game: State, { square }: Found): State => ({
  ...game,
  found: null,
  turn: { ...game.turn, arriving: game.turn.arriving && here(game) !== square },
});

export const deriveFoundTaken = (game: State): DataOf<"card-taken"> => ({
  seat: game.onTurn,
  card: game.found!.card,
});
export const takeFound = (game: State, { card }: DataOf<"card-taken">): State => {
  const { square } = game.found!;
  const hands = game.hands.with(game.onTurn, [...game.hands[game.onTurn]!, card]);
  return settled({ ...withoutCard(game, square), hands }, game.found!);
};
export const deriveFoundGone = (
  game: State,
): DataOf<"card-discarded"> & DataOf<"map-set-aside"> => ({ card: game.found!.card });
export const discardFound = (game: State, { card }: DataOf<"card-discarded">): State =>
  settled(discardCards(withoutCard(game, game.found!.square), [card]), game.found!);
export const setFoundMapAside = (game: State, { card }: DataOf<"map-set-aside">): State => {
  const rest = withoutCard(game, game.found!.square);
  return settled({ ...rest, aside: [...rest.aside, card] }, game.found!);
};
export const deriveFoundKept = (game: State): DataOf<"card-kept"> => ({
  square: game.found!.square,
  card: game.found!.card,
});
export const keepFound = (game: State): State => settled(game, game.found!);

// ---- what he does there

/** Henchmen on his square that may be attacked (arrive.act, combat.start, ruling `home-safe`). */
export const attackable = (game: State): readonly SeatId[] =>
  inCity(game, here(game))
    ? []
    : othersHere(game).filter(
        (seat) => game.rulings["home-safe"] === "allowed" || here(game) !== castleOf(game, seat),
      );

/** Another player's castle, in a turn in which nothing else was taken or searched (variant.loot). */
export const mayComb = (game: State): boolean => {
  const lord = lordOf(game, here(game));
  return (
    game.setting.loot &&
    !game.turn.took &&
    !game.turn.searched &&
    lord !== null &&
    lord !== game.onTurn
  );
};
/** An empty castle is not searched: the manual does not say it (variant.loot). */
export const treasuresAreHiddenHere = (game: State): boolean =>
  securedIn(game, here(game)).length > 0;
const canSearch = (game: State): boolean => mayComb(game) && treasuresAreHiddenHere(game);

const mayTake = (game: State): boolean =>
  ownerlessHere(game).length > 0 && (!game.turn.took || game.rulings.take === "all");
const mayDoOther = (game: State): boolean =>
  !game.turn.took || game.rulings["arrive-act"] === "both";
const canAttack = (game: State): boolean => mayDoOther(game) && attackable(game).length > 0;

/** Something can be taken, attacked or searched here (arrive.act). */
export const actIsDue = (game: State): boolean =>
  moveIsOver(game) &&
  !game.turn.acted &&
  game.turn.search === "none" &&
  (mayTake(game) || canAttack(game) || canSearch(game));

/** Once a turn, wherever he goes on to: the manual does not say it (arrive.act). */
export const notActedToday = (game: State): boolean => !game.turn.acted;

export const takingIsAllowed = (game: State): boolean => mayTake(game);
export const isOwnerlessHere = (game: State, event: EventOf<"treasure-taken">): boolean =>
  ownerlessHere(game).includes(event.data.treasure);
export const takeTreasure = (game: State, event: EventOf<"treasure-taken">): State =>
  withTurn(carry(game, game.onTurn, [event.data.treasure]), { ...game.turn, took: true });

export const attackingIsAllowed = (game: State): boolean => canAttack(game);
export const isAttackable = (game: State, event: EventOf<"henchman-attacked">): boolean =>
  attackable(game).includes(event.data.seat);
export const attack = (game: State, event: EventOf<"henchman-attacked">): State =>
  withTurn(startDuel(game, event.data.seat), { ...game.turn, acted: true });
export const passAct = (game: State): State => withTurn(game, { ...game.turn, acted: true });

/** Another castle than yesterday's is searched for the first day. */
export const search = (game: State): State => {
  const { days, searching, square } = me(game);
  const today = searching === square ? days + 1 : 1;
  return withTurn(withHenchman(game, game.onTurn, { days: today, searching: square }), {
    ...game.turn,
    acted: game.rulings["loot-act"] === "instead",
    search: "die",
    searched: true,
  });
};
export const searchDieIsDue = (game: State): boolean => game.turn.search === "die";
export const rollSearch = (game: State, event: EventOf<"search-rolled">): State =>
  withTurn(game, { ...game.turn, search: event.data.die <= me(game).days ? "treasure" : "none" });
export const findIsDue = (game: State): boolean => game.turn.search === "treasure";
export const isHiddenHere = (
  game: State,
  { data: { treasure } }: { readonly data: { readonly treasure: string } },
): boolean => securedIn(game, here(game)).includes(treasure);
export const findsByChance = (game: State): boolean => game.rulings["loot-take"] === "random";
export const findsByChoice = (game: State): boolean => !findsByChance(game);
/** For the one who searches; which treasure it is, chance says. */
export const isForFinder = (game: State, event: EventOf<"treasure-found">): boolean =>
  event.data.seat === game.onTurn;
const findIt = (game: State, treasure: TreasureId): State =>
  withTurn(
    withHenchman(carry(game, game.onTurn, [treasure]), game.onTurn, { days: 0, searching: null }),
    { ...game.turn, search: "none" },
  );
export const findTreasure = (game: State, event: EventOf<"treasure-found">): State =>
  findIt(game, event.data.treasure);
/** The searcher's choice, shown to all (ruling `loot-take`). */
export const chooseFind = (game: State, event: EventOf<"treasure-taken">): State =>
  reveal(findIt(game, event.data.treasure), [event.data.treasure]);

/** All squares, for choices. */
export const destinations = (game: State): readonly Square[] =>
  SQUARES.filter((square) => isDestination(game, square));
