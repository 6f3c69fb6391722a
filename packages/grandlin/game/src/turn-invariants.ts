// What the notes on a turn can say together: a day goes on step by step, and what is under way has its cause.
// Holds in every reachable state, so that nothing a stated position asks for is without an answer.
import { type Broken, sameJson, SeatId } from "@assize/kernel-model";
import { arrival, day, type State, piles, squares } from "@assize/grandlin-rules";
import { broken } from "./broken.ts";

const when = (wrong: boolean, found: Broken): readonly Broken[] => (wrong ? [found] : []);

/** Before the move ends nothing of arrival, influence or the City has happened. */
const moving = ({ turn, found, combat, portal }: State): readonly Broken[] => {
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
    ...when(turn.moving && arrived, broken("arrive.show", "arrival-during-move")),
    ...when(
      turn.roll !== "made" && (!turn.moving || !turn.firstStep),
      broken("move.roll", "move-before-roll"),
    ),
    ...when(
      turn.held && (turn.firstStep || !turn.moving),
      broken("move.stop", "held-before-arrival"),
    ),
  ];
};

/** Steps 6 and 7 (influence, city.service) come after steps 4 and 5, and each other. */
const order = (game: State): readonly Broken[] => {
  const { turn, onTurn, played, digging, mapsLeaving } = game;
  const { square, poison, lostTurn } = squares.me(game);
  const digs = digging || mapsLeaving !== null || (played !== null && piles.isMap(game, played));
  const early = turn.moving || arrival.showingIsDue(game) || arrival.actIsDue(game);
  const waits = (poison > 0 && day.poisonIsDueFirst(game)) || (lostTurn && turn.roll === "due");
  return [
    ...when(turn.influenced && turn.played, broken("influence", "card-played-and-passed")),
    ...when(
      turn.served &&
        turn.over === "no" &&
        (!squares.inCity(game, square) || !(turn.played || turn.influenced)),
      broken("city.service", "service-early-or-outside"),
    ),
    ...when(
      turn.influenced && (early || game.found !== null || game.combat !== null),
      broken("influence", "square-not-dealt-with"),
    ),
    ...when(
      digs && (early || !turn.played || game.found !== null || squares.inCity(game, square)),
      broken("play.map", "map-early-or-in-city"),
    ),
    ...when(turn.played && waits, broken("day.poison", "card-before-day")),
    ...when(played !== null && !turn.played, broken("play.one", "card-played-by-nobody")),
    ...when(
      turn.searched && lordIsNobody(game, onTurn) && !turn.played && !turn.influenced,
      broken("variant.loot", "search-without-castle"),
    ),
    ...when(
      turn.search !== "none" &&
        !(turn.searched && (turn.acted || game.rulings["loot-act"] === "first")),
      broken("variant.loot", "search-not-begun"),
    ),
  ];
};

const lordIsNobody = (game: State, seat: SeatId): boolean => {
  const lord = squares.lordOf(game, game.henchmen[seat]!.square);
  return lord === null || lord === seat;
};

/** A fight has its opponent on the square, a card that is dealt with lies under who deals with it. */
const underWay = (game: State): readonly Broken[] => {
  const { combat, found, turn, death, effects, played, portal, drawnMap, hands } = game;
  const here = squares.here(game);
  const foe = combat === null || combat.foe === null ? null : game.henchmen[combat.foe]!;
  const shown = found === null || turn.shown.includes(found.square);
  const type = squares.faceOf(game, found?.card ?? "")?.type;
  const caused = found?.stage === "used" || played !== null || turn.served;
  return [
    ...when(
      foe !== null && (foe.square !== here || !turn.acted || found !== null),
      broken("combat.start", "opponent-elsewhere"),
    ),
    ...when(
      combat !== null && combat.foe === null && found?.stage !== "asked",
      broken("combat.start", "fight-with-villain-over"),
    ),
    ...when(combat !== null && turn.over !== "no", broken("combat.round", "fight-after-day")),
    ...when(!shown, broken("arrive.show", "card-not-shown")),
    ...when(
      found !== null && game.lying[found.square]?.shown !== true,
      broken("arrive.show", "card-not-open"),
    ),
    ...when(
      found?.stage === "asked" &&
        (found.square !== here || (type === "villain") !== (combat !== null)),
      broken("villain", "card-elsewhere-or-villain-without-fight"),
    ),
    ...when(effects.length > 0 && !caused, broken("attr.clamp", "effect-without-cause")),
    ...when(
      portal !== null && (found?.stage !== "used" || type !== "special"),
      broken("portal", "travel-without-portal"),
    ),
    ...when(
      drawnMap !== null && !hands.some((hand) => hand.includes(drawnMap)),
      broken("maps.out", "drawn-map-not-held"),
    ),
    ...when(
      death !== null && death.slayer === death.seat,
      broken("combat.slain", "slain-by-himself"),
    ),
    ...when(
      turn.over === "died" && death === null && here !== squares.castleOf(game, game.onTurn),
      broken("death", "new-henchman-outside-castle"),
    ),
  ];
};

/** What cards and piles are in the middle of: a card removed by whom, maps that leave, a spell in between. */
const piling = (game: State): readonly Broken[] => {
  const { played, removing, found, portal, pile, discard, cleansed, mapsLeaving, death } = game;
  const dispels = squares.faceOf(game, played ?? "")?.deed === "dispel";
  const cleanses =
    game.setting.catharsis && cleansed > 0 && pile.length === 0 && discard.length > 0;
  const aims = portal !== null && portal.die !== null && portal.to === null;
  return [
    ...when(
      removing !== null && !dispels && !cleanses,
      broken("spell.effect", "removal-without-cause"),
    ),
    ...when(
      removing !== null && removing === found?.square,
      broken("variant.catharsis", "removal-of-card-in-hand"),
    ),
    ...when(
      mapsLeaving !== null &&
        (new Set(mapsLeaving.seats).size < mapsLeaving.seats.length ||
          (!mapsLeaving.discards && discard.some((card) => piles.isMap(game, card)))),
      broken("maps.out", "maps-among-discards-or-left-twice"),
    ),
    ...when(
      played !== null && found?.stage === "used" && !aims,
      broken("play.spell", "spell-without-decision"),
    ),
    ...when(
      death !== null && (death.seat === game.onTurn) !== (game.turn.over === "died"),
      broken("death", "death-and-turn"),
    ),
  ];
};

/** In another's turn one dies of a spell or in a fight. */
const isStruck = ({ played, combat }: State, seat: SeatId): boolean =>
  played !== null || combat?.foe === seat;

/** One dies at a time, and who digs does nothing else. */
const dying = (game: State): readonly Broken[] => {
  const { death, digging, played, removing, effects, henchmen } = game;
  const dead = henchmen.flatMap(({ health }, seat) => (health === 0 ? [SeatId(seat)] : []));
  const alone = death === null ? dead.length <= 1 : dead.length === 1 && dead[0] === death.seat;
  const digs = played !== null && piles.isMap(game, played);
  const busy = removing !== null || effects.length > 0 || death !== null || dead.length > 0;
  return [
    ...when(!alone, broken("death", "another-dying")),
    ...when(
      death === null && dead.some((seat) => seat !== game.onTurn && !isStruck(game, seat)),
      broken("death", "death-without-cause"),
    ),
    ...when(
      removing !== null && death === null && dead.length > 0,
      broken("death", "removal-before-death"),
    ),
    ...when(digging && (!digs || busy), broken("play.map", "digging-without-map")),
  ];
};

/** Before the first day nothing of a day has happened. */
const unbegun = (game: State): readonly Broken[] =>
  when(!sameJson(game.turn, day.NEW_TURN), broken("setup.order", "day-before-first-dice"));

/** No day begins in the middle of another. */
export const turnInvariants = (game: State): readonly Broken[] => {
  if (game.over !== null) return [];
  if (game.contenders.length > 0) return unbegun(game);
  return [...moving(game), ...order(game), ...underWay(game), ...piling(game), ...dying(game)];
};
