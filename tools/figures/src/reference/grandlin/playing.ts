// The one card of a turn: spells with their targets, and what can be done in step 6 with hand and treasures.
// Knows the deck's spells by name.
import { chance, choose, type Chosen, type Data, must, type Script, type Way } from "./asking.ts";
import { mapsLeave, queue, removeInserted, settle } from "./causing.ts";
import {
  carriedBy,
  inCity,
  inHand,
  isCastle,
  cover,
  has,
  isInsertable,
  leave,
  me,
  put,
  seatsOf,
  SQUARES,
  stands,
  type Table,
  takeFromHand,
  throwAway,
  typeOf,
} from "./table.ts";

const spellName = (card: string): string => card.slice(0, card.lastIndexOf("-"));

/** Inserted cards that nobody stands on. */
const removable = (table: Table): readonly string[] =>
  [...table.lying.keys()].filter((square) => stands(table, square).length === 0);
const others = (table: Table): readonly number[] =>
  seatsOf(table).filter((seat) => seat !== table.onTurn);

/** Up to three face-down cards, in ascending order. */
export const mayLook = (table: Table, peek: unknown): peek is readonly string[] =>
  Array.isArray(peek) &&
  peek.length <= 3 &&
  peek.every((square) => table.lying.get(square as string)?.shown === false) &&
  peek.every((square, i) => i === 0 || (peek[i - 1] as string) < (square as string));

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;
const isNobody = ({ seat }: Data): boolean => seat === null;

/** Where Teleportation may lead. */
const isLanding = (table: Table, square: unknown): boolean =>
  SQUARES.includes(square as string) &&
  !inCity(table, square as string) &&
  !isCastle(table, square as string);

/** spell.effect: aimed as the deck says. */
const isAimed = (table: Table, data: Data): boolean => {
  const { card, seat, from, to, peek } = data;
  const noSquares = from === null && to === null;
  const name = spellName(card as string);
  if (name === "second-sight")
    return isNobody(data) && noSquares && mayLook(table, peek) && peek.length > 0;
  if (!isEmpty(peek)) return false;
  switch (name) {
    case "teleportation":
      return isNobody(data) && from === null && isLanding(table, to);
    case "lightning":
      return (
        noSquares &&
        others(table).includes(seat as number) &&
        !inCity(table, table.knights[seat as number]!.square)
      );
    case "snare":
      return noSquares && others(table).includes(seat as number);
    case "displacement":
      return (
        isNobody(data) &&
        removable(table).includes(from as string) &&
        isInsertable(table, to as string)
      );
    case "dispel":
      return isNobody(data) && to === null && removable(table).includes(from as string);
    case "swiftness":
      return isNobody(data) && noSquares && table.day.moving;
    default:
      return isNobody(data) && noSquares;
  }
};

/** play.spell: beside any decision of the player of the turn. */
export const spells = (table: Table): readonly Way[] => [
  {
    type: "spell-cast",
    by: table.onTurn,
    names: ["card", "seat", "from", "to", "peek"],
    isLegal: (data) => {
      const card = data["card"] as string;
      return (
        !table.day.cardPlayed &&
        table.hands[table.onTurn]!.includes(card) &&
        typeOf(table, card) === "spell" &&
        isAimed(table, data)
      );
    },
  },
];

function* discardPlayed(table: Table): Script {
  const card = table.played!;
  yield* must("card-discarded", { card });
  table.played = null;
  throwAway(table, [card]);
}

const playCard = (table: Table, card: string): void => {
  takeFromHand(table, table.onTurn, card);
  table.played = card;
  table.day.cardPlayed = true;
};

/** Carries a spell out. */
export function* cast(table: Table, { card, seat, from, to }: Data): Script {
  const name = spellName(card as string);
  playCard(table, card as string);
  queue(table, (seat as number | null) ?? table.onTurn, table.faces.get(card as string)!.effects);
  if (name === "teleportation") {
    me(table).square = to as string;
    table.fight = null;
    table.found = null;
    Object.assign(table.day, { roll: "made", moving: false, arriving: true });
  }
  if (name === "displacement") {
    const moved = table.lying.get(from as string)!;
    table.lying.delete(from as string);
    table.lying.set(to as string, moved);
    cover(table, to as string);
  }
  if (name === "dispel") yield* removeInserted(table, from as string);
  yield* settle(table);
  yield* discardPlayed(table);
  yield* settle(table);
}

/** A decision of the player of the turn: one of these ways, or a spell. Answers null after a spell. */
export function* decide(table: Table, ways: readonly Way[]): Script<Chosen | null> {
  const came = yield* choose([...ways, ...spells(table)]);
  if (came.type !== "spell-cast") return came;
  yield* cast(table, came.data);
  return null;
}

// ---- step 6

const isHome = (table: Table): boolean => me(table).square === table.castles[table.onTurn];
const canHide = (table: Table): boolean =>
  isHome(table) && carriedBy(table, table.onTurn).length > 0;
const canDrop = (table: Table): boolean => {
  const { square } = me(table);
  const carries = carriedBy(table, table.onTurn).length > 0;
  return (
    table.variants.includes("drop") &&
    (has(table, "drop-where", "anywhere") ||
      (!isCastle(table, square) && !inCity(table, square))) &&
    carries
  );
};
const canDig = (table: Table, card: string): boolean =>
  typeOf(table, card) === "map" &&
  table.undug.length > 0 &&
  table.faces.get(card)!.square === me(table).square;

const canCast = (table: Table, card: string): boolean => {
  if (typeOf(table, card) !== "spell") return false;
  switch (spellName(card)) {
    case "lightning":
      return others(table).some((seat) => !inCity(table, table.knights[seat]!.square));
    case "displacement":
      return removable(table).length > 0 && SQUARES.some((square) => isInsertable(table, square));
    case "dispel":
      return removable(table).length > 0;
    case "second-sight":
      return [...table.lying.values()].some(({ shown }) => !shown);
    case "swiftness":
      return table.day.moving;
    default:
      return true;
  }
};

/** hand.must: with more than four in hand, one must be played if any can be. */
const mayPass = (table: Table): boolean => {
  if (inHand(table, table.onTurn) <= 4) return true;
  const hand = table.hands[table.onTurn]!;
  const canInsert = hand.length > 0 && SQUARES.some((square) => isInsertable(table, square));
  const canPlay = hand.some((card) => canCast(table, card) || canDig(table, card));
  return !canInsert && !canHide(table) && !canDrop(table) && !canPlay;
};

export const stepSix = (table: Table): readonly Way[] => {
  const by = table.onTurn;
  const holds = (card: unknown): boolean => table.hands[by]!.includes(card as string);
  const carries = (treasure: unknown): boolean => carriedBy(table, by).includes(treasure as string);
  return [
    { type: "influence-passed", by, names: [], isLegal: () => mayPass(table) },
    {
      type: "treasure-hidden",
      by,
      names: ["treasure"],
      isLegal: ({ treasure }) => canHide(table) && carries(treasure),
    },
    {
      type: "treasure-dropped",
      by,
      names: ["treasure"],
      isLegal: ({ treasure }) => canDrop(table) && carries(treasure),
    },
    {
      type: "map-used",
      by,
      names: ["card"],
      isLegal: ({ card }) => holds(card) && canDig(table, card as string),
    },
    {
      type: "card-inserted",
      by,
      names: ["card", "square"],
      isLegal: ({ card, square }) => holds(card) && isInsertable(table, square as string),
    },
  ];
};

function* dig(table: Table, card: string): Script {
  playCard(table, card);
  const seat = table.onTurn;
  const treasure = table.undug[0]!;
  yield* chance(
    "treasure-drawn",
    ["seat", "treasure"],
    (data) => data["seat"] === seat && data["treasure"] === treasure,
  );
  table.undug.shift();
  put(table, treasure, seat);
  yield* discardPlayed(table);
  if (table.undug.length === 0 && !table.mapsGone) yield* mapsLeave(table);
}

/** What was chosen in step 6, but for a spell. */
export function* playInfluence(table: Table, type: string, data: Data): Script {
  const { day, onTurn } = table;
  const treasure = data["treasure"] as string;
  const card = data["card"] as string;
  switch (type) {
    case "influence-passed":
      day.passed = true;
      break;
    case "treasure-hidden":
      put(table, treasure, table.castles[onTurn]!);
      day.cardPlayed = true;
      break;
    case "treasure-dropped":
      leave(table, treasure, me(table).square);
      day.cardPlayed = true;
      day.acted = true;
      break;
    case "map-used":
      yield* dig(table, card);
      break;
    default:
      takeFromHand(table, onTurn, card);
      table.lying.set(data["square"] as string, { card, shown: false });
      cover(table, data["square"] as string);
      day.cardPlayed = true;
  }
  yield* settle(table);
}
