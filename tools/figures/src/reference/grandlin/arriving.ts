// Arriving on a square: its card is shown and dealt with, then he may take, attack or search (arrive.*, portal).
// Knows cards that are found; fights go on elsewhere.
import { chance, choose, isDie, must, plainly, type Script, type Way } from "./asking.ts";
import { queue, settle } from "./causing.ts";
import { startFight } from "./fighting.ts";
import { decide, mayLook } from "./playing.ts";
import {
  has,
  hasVillain,
  inCity,
  isCastle,
  lordOf,
  me,
  ownedOn,
  put,
  SQUARES,
  stands,
  type Table,
  throwAway,
  treasuresOn,
  typeOf,
} from "./table.ts";

// ---- the card on the square

/** What becomes of the card that was shown, once it is dealt with. */
export function* dispose(table: Table): Script {
  const { card, square } = table.found!;
  const type = typeOf(table, card);
  const isBlack = type === "spell" || type === "map";
  if (type === "special" && table.faces.get(card)!.once !== true)
    yield* must("card-kept", { square, card });
  else {
    if (type === "map" && table.mapsGone) yield* must("map-set-aside", { card });
    else if (isBlack) {
      yield* must("card-taken", { seat: table.onTurn, card });
      table.hands[table.onTurn]!.push(card);
    } else {
      yield* must("card-discarded", { card });
      throwAway(table, [card]);
    }
    table.lying.delete(square);
  }
  table.found = null;
  // Having travelled, he still arrives somewhere else.
  table.day.arriving = table.day.arriving && me(table).square !== square;
  yield* settle(table);
}

const QUADRANTS = ["red", "blue", "yellow", "green"];

const quadrantOf = ({ edition }: Table, square: string): string => {
  const half = (one: string): string => `${one[0]! < "F"} ${one[1]! < "5"}`;
  return edition.castles.find((castle) => half(castle.square) === half(square))!.colour;
};

const admits = (table: Table, die: number, to: string): boolean =>
  die === 6 || (die > 1 && quadrantOf(table, to) === QUADRANTS[die - 2]);
const isDestination = (table: Table, to: unknown): boolean =>
  SQUARES.includes(to as string) &&
  (has(table, "portal-where", "any") ||
    (!inCity(table, to as string) && !isCastle(table, to as string)));

/** portal */
function* travel(table: Table, aimed: string | null): Script {
  const seat = table.onTurn;
  const rolled = yield* chance("portal-rolled", ["die"], (data) => isDie(data["die"]));
  const die = rolled["die"] as number;
  if (die === 1) {
    queue(table, seat, [{ what: "health", how: "set", by: 0 }]);
    return yield* settle(table);
  }
  let to = aimed;
  while (to === null) {
    const came = yield* decide(table, [
      {
        type: "portal-aimed",
        by: seat,
        names: ["to"],
        isLegal: (data) =>
          isDestination(table, data["to"]) && admits(table, die, data["to"] as string),
      },
    ]);
    // Teleportation has ended the journey.
    if (came === null && table.found === null) return;
    if (came !== null) to = came.data["to"] as string;
  }
  if (!admits(table, die, to)) return;
  yield* must("travelled", { seat, from: me(table).square, to });
  me(table).square = to;
  table.day.arriving = true;
}

const isPayable = (table: Table, card: string): boolean =>
  (table.faces.get(card)!.effects ?? []).every(
    ({ what, how, by }) =>
      how !== "add" || by >= 0 || me(table)[what as "gold" | "health"] + by >= 0,
  );

/** special: used or not. */
export function* special(table: Table): Script {
  const { card } = table.found!;
  const { deed, effects } = table.faces.get(card)!;
  const aimsNow = deed === "portal" && has(table, "portal-choice", "before");
  const came = yield* decide(table, [
    plainly("special-left", table.onTurn),
    {
      type: "special-used",
      by: table.onTurn,
      names: ["to", "peek"],
      isLegal: ({ to, peek }) =>
        (has(table, "special-price", "allowed") || isPayable(table, card)) &&
        (deed === "peek" ? mayLook(table, peek) : Array.isArray(peek) && peek.length === 0) &&
        (aimsNow ? isDestination(table, to) : to === null),
    },
  ]);
  if (came === null) return;
  if (came.type === "special-left") {
    table.found = null;
    table.day.arriving = false;
    return yield* settle(table);
  }
  queue(table, table.onTurn, effects);
  yield* settle(table);
  if (deed === "portal") yield* travel(table, came.data["to"] as string | null);
  if (table.found !== null) yield* dispose(table);
}

/** black, black-found */
export function* blackCard(table: Table): Script {
  const came = yield* decide(table, [
    plainly("black-taken", table.onTurn),
    plainly("black-left", table.onTurn),
  ]);
  if (came === null) return;
  if (came.type === "black-taken") return yield* dispose(table);
  table.found = null;
  table.day.arriving = false;
  yield* settle(table);
}

export function* show(table: Table): Script {
  const { square } = me(table);
  const lying = table.lying.get(square)!;
  const { card } = lying;
  yield* must("card-shown", { square, card });
  lying.shown = true;
  table.day.shown.push(square);
  table.found = { card, square };
  const type = typeOf(table, card);
  if (type === "villain") return startFight(table, null);
  const isAsked =
    type === "special" || (has(table, "black-found", "may-leave") && isBlackInPlay(table, card));
  if (isAsked) return yield* settle(table);
  if (type !== "spell" && type !== "map")
    queue(table, table.onTurn, table.faces.get(card)!.effects);
  yield* settle(table);
  yield* dispose(table);
}

const isBlackInPlay = (table: Table, card: string): boolean => {
  const type = typeOf(table, card);
  return type === "spell" || (type === "map" && !table.mapsGone);
};

// ---- taking, attacking, searching

const ownerless = (table: Table): readonly string[] => {
  const { square } = me(table);
  const isOwned = lordOf(table, square) !== undefined || hasVillain(table, square);
  const there = treasuresOn(table, square);
  return isOwned ? there.filter((one) => table.loose.has(one)) : there;
};

const takeable = (table: Table): readonly string[] =>
  !table.day.took || has(table, "take", "all") ? ownerless(table) : [];

const attackable = (table: Table): readonly number[] => {
  const { square } = me(table);
  if (inCity(table, square)) return [];
  if (table.day.took && !has(table, "arrive-act", "both")) return [];
  return stands(table, square).filter(
    (seat) =>
      seat !== table.onTurn &&
      (has(table, "home-safe", "allowed") || table.castles[seat] !== square),
  );
};

const canSearch = (table: Table): boolean => {
  const { square } = me(table);
  const lord = lordOf(table, square);
  return (
    table.variants.includes("loot") &&
    !table.day.took &&
    !table.day.searched &&
    lord !== undefined &&
    lord !== table.onTurn &&
    ownedOn(table, square).length > 0
  );
};

/** variant.loot */
function* search(table: Table): Script {
  const { day, onTurn } = table;
  const knight = me(table);
  const { square } = knight;
  knight.days = knight.searching === square ? knight.days + 1 : 1;
  knight.searching = square;
  day.acted = has(table, "loot-act", "instead");
  day.searched = true;
  const { die } = yield* chance("search-rolled", ["die"], (data) => isDie(data["die"]));
  if ((die as number) > knight.days) return;
  const isThere = (treasure: unknown): boolean =>
    ownedOn(table, square).includes(treasure as string);
  const chosen: Way = {
    type: "treasure-taken",
    by: onTurn,
    names: ["treasure"],
    isLegal: ({ treasure }) => isThere(treasure),
  };
  const { treasure } = has(table, "loot-take", "chosen")
    ? (yield* choose([chosen])).data
    : yield* chance(
        "treasure-found",
        ["seat", "treasure"],
        (data) => data["seat"] === onTurn && isThere(data["treasure"]),
      );
  put(table, treasure as string, onTurn);
  knight.days = 0;
  knight.searching = null;
  yield* settle(table);
}

export function* act(table: Table): Script {
  const { day, onTurn } = table;
  const came = yield* decide(table, [
    {
      type: "treasure-taken",
      by: onTurn,
      names: ["treasure"],
      isLegal: ({ treasure }) => takeable(table).includes(treasure as string),
    },
    {
      type: "henchman-attacked",
      by: onTurn,
      names: ["seat"],
      isLegal: ({ seat }) => attackable(table).includes(seat as number),
    },
    { type: "castle-searched", by: onTurn, names: [], isLegal: () => canSearch(table) },
    plainly("act-passed", onTurn),
  ]);
  if (came === null) return;
  switch (came.type) {
    case "treasure-taken":
      put(table, came.data["treasure"] as string, onTurn);
      day.took = true;
      return yield* settle(table);
    case "henchman-attacked":
      day.acted = true;
      return startFight(table, came.data["seat"] as number);
    case "castle-searched":
      return yield* search(table);
    default:
      day.acted = true;
  }
}

export const showingIsDue = (table: Table): boolean => {
  const { square } = me(table);
  const { arriving, shown } = table.day;
  return arriving && !shown.includes(square) && table.lying.has(square);
};

export const actIsDue = (table: Table): boolean =>
  !table.day.acted &&
  (takeable(table).length > 0 || attackable(table).length > 0 || canSearch(table));
