// What the notes on a turn can say together: a day goes on step by step, and what is under way has its cause.
// Holds in every reachable state, so that nothing a stated position asks for is without an answer.
import { sameJson } from "@assize/kernel-model";
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
    ...when(
      combat !== null && combat.foe === null && found?.stage !== "asked",
      broken("combat.start", "a fight with a villain that is over"),
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

/** What cards and piles are in the middle of: a card removed by whom, maps that leave, a spell in between. */
const piling = (game: Game): readonly Broken[] => {
  const { played, removing, found, portal, pile, discard, cleansed, mapsLeaving, death } = game;
  const dispels = squares.faceOf(game, played ?? "")?.deed === "dispel";
  const cleanses =
    game.setting.catharsis && cleansed > 0 && pile.length === 0 && discard.length > 0;
  const aims = portal !== null && portal.die !== null && portal.to === null;
  return [
    ...when(
      removing !== null && !dispels && !cleanses,
      broken("spell.effect", "a card is removed by nothing"),
    ),
    ...when(
      removing !== null && removing === found?.square,
      broken("variant.catharsis", "a card is removed that is being dealt with"),
    ),
    ...when(
      mapsLeaving !== null &&
        (new Set(mapsLeaving.seats).size < mapsLeaving.seats.length ||
          (!mapsLeaving.discards && discard.some((card) => piles.isMap(game, card)))),
      broken("maps.out", "maps are left among the discards, or a seat leaves them twice"),
    ),
    ...when(
      played !== null && found?.stage === "used" && !aims,
      broken("play.spell", "a spell before what is no decision"),
    ),
    ...when(
      death !== null && (death.seat === game.onTurn) !== (game.turn.over === "died"),
      broken("death", "his own death ends his turn, and no other does"),
    ),
  ];
};

/** In another's turn one dies of a spell or in a fight. */
const isStruck = ({ played, combat }: Game, seat: number): boolean =>
  played !== null || combat?.foe === seat;

/** One dies at a time, and who digs does nothing else. */
const dying = (game: Game): readonly Broken[] => {
  const { death, digging, played, removing, effects, henchmen } = game;
  const dead = henchmen.flatMap(({ health }, seat) => (health === 0 ? [seat] : []));
  const alone = death === null ? dead.length <= 1 : dead.length === 1 && dead[0] === death.seat;
  const digs = played !== null && piles.isMap(game, played);
  const busy = removing !== null || effects.length > 0 || death !== null || dead.length > 0;
  return [
    ...when(!alone, broken("death", "somebody else is dying")),
    ...when(
      death === null && dead.some((seat) => seat !== game.onTurn && !isStruck(game, seat)),
      broken("death", "another dies of nothing"),
    ),
    ...when(
      removing !== null && death === null && dead.length > 0,
      broken("death", "a card is removed before somebody's death"),
    ),
    ...when(digging && (!digs || busy), broken("play.map", "somebody digs without a map")),
  ];
};

/** Before the first day nothing of a day has happened. */
const unbegun = (game: Game): readonly Broken[] =>
  when(
    !sameJson(game.turn, day.NEW_TURN),
    broken("setup.order", "a day has begun before the dice for the first turn"),
  );

/** No day begins in the middle of another. */
export const turnInvariants = (game: Game): readonly Broken[] => {
  if (game.over !== null) return [];
  if (game.contenders.length > 0) return unbegun(game);
  return [...moving(game), ...order(game), ...underWay(game), ...piling(game), ...dying(game)];
};
