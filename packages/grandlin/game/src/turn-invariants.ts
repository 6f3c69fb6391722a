// What the notes on a turn can say together: a day goes on step by step, and what is under way has its cause.
// Holds in every reachable state, so that nothing a stated position asks for is without an answer.
import { arrival, day, type Game, piles, squares } from "@assize/grandlin-rules";
import { type Broken, broken } from "./broken.ts";

const when = (wrong: boolean, found: Broken): readonly Broken[] => (wrong ? [found] : []);

/** Before the move ends nothing of arrival, influence or the City has happened. */
const moving = ({ turn, found, combat, portal }: Game): readonly Broken[] => {
  const arrived =
    turn.shown.length > 0 ||
    turn.acted ||
    turn.took ||
    turn.searched ||
    turn.influenced ||
    turn.served ||
    !turn.arriving ||
    found !== null ||
    combat !== null ||
    portal !== null;
  return [
    ...when(turn.moving && arrived, broken("arrive.show", "he arrives before his move has ended")),
    ...when(
      turn.roll !== "made" && (!turn.moving || !turn.firstStep),
      broken("move.roll", "he moves before the die is rolled"),
    ),
    ...when(
      turn.held && (turn.firstStep || !turn.moving),
      broken("move.stop", "a square holds him that he has not reached"),
    ),
  ];
};

/** Steps 6 and 7 (influence, city.service) come after steps 4 and 5, and each other. */
const order = (game: Game): readonly Broken[] => {
  const { turn, onTurn, played, digging, mapsLeaving } = game;
  const { square, poison, lostTurn } = squares.me(game);
  const digs = digging || mapsLeaving !== null || (played !== null && piles.isMap(game, played));
  const early = turn.moving || arrival.showingIsDue(game) || arrival.actIsDue(game);
  const waits = (poison > 0 && day.poisonIsDueFirst(game)) || (lostTurn && turn.roll === "due");
  return [
    ...when(turn.influenced && turn.played, broken("influence", "a card was played and passed")),
    ...when(
      turn.served &&
        turn.over === "no" &&
        (!squares.inCity(game, square) || !(turn.played || turn.influenced)),
      broken("city.service", "a service was taken too early or outside the City"),
    ),
    ...when(
      turn.influenced && (early || game.found !== null || game.combat !== null),
      broken("influence", "the square has not been dealt with"),
    ),
    ...when(
      digs && (early || !turn.played || game.found !== null || squares.inCity(game, square)),
      broken("play.map", "a map is used before its step or in the City"),
    ),
    ...when(turn.played && waits, broken("day.poison", "a card was played before the day began")),
    ...when(played !== null && !turn.played, broken("play.one", "a card is played by nobody")),
    ...when(
      turn.searched && lordIsNobody(game, onTurn) && !turn.played && !turn.influenced,
      broken("variant.loot", "he searches where no castle is"),
    ),
    ...when(
      turn.search !== "none" && !(turn.acted && turn.searched),
      broken("variant.loot", "a search is under way that nobody has begun"),
    ),
  ];
};

const lordIsNobody = (game: Game, seat: number): boolean => {
  const lord = squares.lordOf(game, game.henchmen[seat]!.square);
  return lord === null || lord === seat;
};

/** A fight has its opponent on the square, a card that is dealt with lies under who deals with it. */
const underWay = (game: Game): readonly Broken[] => {
  const { combat, found, turn, death, effects, played, portal, drawnMap, hands } = game;
  const here = squares.here(game);
  const foe = combat === null || combat.foe === null ? null : game.henchmen[combat.foe]!;
  const shown = found === null || turn.shown.includes(found.square);
  const type = squares.faceOf(game, found?.card ?? "")?.type;
  const caused = found?.stage === "used" || played !== null || turn.served;
  return [
    ...when(
      foe !== null && (foe.square !== here || !turn.acted || found !== null),
      broken("combat.start", "he fights somebody who is not there"),
    ),
    ...when(combat !== null && turn.over !== "no", broken("combat.round", "a fight after the day")),
    ...when(!shown, broken("arrive.show", "a card is dealt with that was not shown")),
    ...when(
      found !== null && game.lying[found.square]?.shown !== true,
      broken("arrive.show", "a card is dealt with that does not lie open"),
    ),
    ...when(
      found?.stage === "asked" &&
        (found.square !== here || (type === "villain") !== (combat !== null)),
      broken("villain", "a card is dealt with from afar, or a villain without a fight"),
    ),
    ...when(effects.length > 0 && !caused, broken("attr.clamp", "an effect without a cause")),
    ...when(
      portal !== null && (found?.stage !== "used" || type !== "special"),
      broken("portal", "somebody travels without the Portal"),
    ),
    ...when(
      drawnMap !== null && !hands.some((hand) => hand.includes(drawnMap)),
      broken("maps.out", "a map was drawn that nobody holds"),
    ),
    ...when(
      death !== null && death.slayer === death.seat,
      broken("combat.slain", "nobody slays himself"),
    ),
    ...when(
      turn.over === "died" && death === null && here !== squares.castleOf(game, game.onTurn),
      broken("death", "a new Henchman starts in his castle"),
    ),
  ];
};

/** No day begins in the middle of another. */
export const turnInvariants = (game: Game): readonly Broken[] =>
  game.over !== null || game.contenders.length > 0
    ? []
    : [...moving(game), ...order(game), ...underWay(game)];
