// What an event causes before the day goes on: the end of the game, effects, death, draws, the reshuffle, maps that leave.
// Knows nothing of the order of a day.
import { isShuffleOf } from "../asking.ts";
import { chance, choose, must, type Script } from "./asking.ts";
import {
  carriedBy,
  type Effect,
  freshKnight,
  from,
  inHand,
  leave,
  ownedOn,
  put,
  seatsOf,
  type Table,
  takeFromHand,
  throwAway,
  typeOf,
} from "./table.ts";

const MOST = 15;
const HAND = 4;

/** The game is over; whoever reads the script along sees it end. */
export class Over extends Error {}

// ---- the end (win, end.dead, end.limit)

const kindOf = (treasure: string): string => treasure.slice(0, treasure.lastIndexOf("-"));

const isEnough = ({ win, edition }: Table, secured: readonly string[]): boolean => {
  const counts = edition.treasures.map(
    ({ kind }) => secured.filter((one) => kindOf(one) === kind).length,
  );
  const [how, number] = win.split(":");
  if (how === "each") return counts.every((count) => count > 0);
  return how === "any"
    ? secured.length >= Number(number)
    : counts.some((count) => count >= Number(number));
};

const limitOf = ({ rulings }: Table): number => {
  const { limit } = rulings as { limit: string };
  return limit === "none" ? Infinity : Number(limit.replace("turns:", ""));
};

function* ending(table: Table): Script {
  const secured = table.castles.map((castle) => ownedOn(table, castle));
  const seat = secured.findIndex((some) => isEnough(table, some));
  if (seat >= 0) {
    yield* must("game-won", { seat, treasures: secured[seat]! });
    throw new Over();
  }
  const isDead =
    !table.variants.includes("loot") &&
    table.rulings["dead-end"] === "stop" &&
    secured.flat().length === table.treasures.length;
  if (!isDead && table.turns < limitOf(table)) return;
  yield* must("game-ended", { reason: isDead ? "dead-end" : "limit" });
  throw new Over();
}

// ---- effects (attr.clamp)

const quantityOf = (table: Table, seat: number, what: string): number => {
  const knight = table.knights[seat]!;
  if (what === "lost-turn") return knight.lostTurn ? 1 : 0;
  if (what === "steps" || what === "fury") return table.day[what];
  return knight[what as "health" | "gold" | "strength" | "weaponry" | "poison"];
};

const changed = ({ rulings }: Table, { what, how, by }: Effect, was: number): number => {
  if (how === "set") return by;
  if (how === "divide")
    return rulings["divide"] === "up" ? Math.ceil(was / by) : Math.floor(was / by);
  switch (what) {
    case "poison":
      return rulings["poison"] === "stacks" ? was + by : 1;
    case "lost-turn":
      return 1;
    case "steps":
    case "fury":
      return was + by;
    default:
      return Math.min(MOST, Math.max(0, was + by));
  }
};

function* oneEffect(table: Table): Script {
  const { seat, effect } = table.effects[0]!;
  const was = quantityOf(table, seat, effect.what);
  const to = changed(table, effect, was);
  yield* must("effect-applied", { seat, what: effect.what, from: was, to });
  table.effects.shift();
  const { what } = effect;
  if (what === "lost-turn") table.knights[seat]!.lostTurn = to > 0;
  else if (what === "steps" || what === "fury") table.day[what] = to;
  else table.knights[seat]![what] = to;
}

export const queue = (table: Table, seat: number, effects: readonly Effect[] = []): void =>
  void table.effects.push(...effects.map((effect) => ({ seat, effect })));

// ---- drawing and the reshuffle

/** variant.catharsis: three rounds, each discards one inserted card. */
function* catharsis(table: Table): Script {
  while (table.cleansed < 3 * table.knights.length) {
    const hasKilled =
      table.rulings["catharsis-found"] === "any" &&
      table.day.over === "died" &&
      table.found !== null &&
      typeOf(table, table.found.card) === "special";
    const open = [...table.lying.keys()].filter(
      (square) => square !== table.found?.square || hasKilled,
    );
    if (open.length === 0) return;
    const by = from(table, table.onTurn)[table.cleansed % table.knights.length]!;
    const { data } = yield* choose([
      {
        type: "catharsis-chosen",
        by,
        names: ["square"],
        isLegal: ({ square }) => open.includes(square as string),
      },
    ]);
    table.cleansed++;
    if (data["square"] === table.found?.square) table.found = null;
    yield* removeInserted(table, data["square"] as string);
  }
}

export function* removeInserted(table: Table, square: string): Script {
  const { card } = table.lying.get(square)!;
  yield* must("inserted-discarded", { square, card });
  table.lying.delete(square);
  throwAway(table, [card]);
}

/** pile.reshuffle. Requires an empty pile and a discard. */
function* reshuffle(table: Table): Script {
  if (table.variants.includes("catharsis")) yield* catharsis(table);
  const { order } = yield* chance("cards-reshuffled", ["order"], (data) =>
    isShuffleOf(data["order"], table.discard),
  );
  table.pile = [...(order as string[])];
  table.discard = [];
  table.cleansed = 0;
}

/** reshuffle, at-once: as soon as the pile is empty and a discard is there, but not while a card or a death is settled. */
function* renew(table: Table): Script {
  const { pile, discard, burying, found, played, mapsLeaving } = table;
  if (table.rulings["reshuffle"] !== "at-once" || pile.length > 0 || discard.length === 0) return;
  if (!burying && found === null && played === null && !mapsLeaving) yield* reshuffle(table);
}

/** One card; false where there is none. A map that must leave is set aside at once and does not count. */
function* drawOne(table: Table, seat: number): Script<"drawn" | "aside" | "none"> {
  if (table.pile.length === 0) {
    if (table.discard.length === 0) return "none";
    yield* reshuffle(table);
  }
  const card = table.pile[0]!;
  yield* chance(
    "card-drawn",
    ["seat", "card"],
    (data) => data["seat"] === seat && data["card"] === card,
  );
  table.pile.shift();
  const leaves = table.mapsGone && typeOf(table, card) === "map";
  if (leaves) yield* must("map-set-aside", { card });
  else table.hands[seat]!.push(card);
  yield* renew(table);
  return leaves ? "aside" : "drawn";
}

/** day.draw, death: up to four. */
export function* drawUp(table: Table, seat: number): Script {
  while (inHand(table, seat) < HAND) if ((yield* drawOne(table, seat)) === "none") return;
}

// ---- death

const slayerOf = (table: Table, seat: number): number | "villain" | null => {
  const { fight, onTurn, played } = table;
  if (table.rulings["spell-slain"] === "slayer" && played !== null && seat !== onTurn)
    return onTurn;
  if (fight === null) return null;
  if (fight.foe === null) return seat === onTurn ? "villain" : null;
  if (played !== null) return null;
  return seat === onTurn ? fight.foe : onTurn;
};

function* belongings(table: Table, seat: number, slayer: number | null): Script {
  const knight = table.knights[seat]!;
  const carried = carriedBy(table, seat);
  if (slayer !== null) {
    if (carried.length === 0 && knight.gold === 0) return;
    const { gold } = knight;
    yield* must("henchman-plundered", { seat, by: slayer, treasures: carried.length, gold });
    for (const one of carried) put(table, one, slayer);
    const heir = table.knights[slayer]!;
    heir.gold = Math.min(MOST, heir.gold + gold);
    knight.gold = 0;
  } else if (carried.length > 0) {
    yield* must("treasures-left", { seat, square: knight.square, treasures: carried });
    for (const one of carried) leave(table, one, knight.square);
    yield* ending(table);
  }
}

function* death(table: Table, seat: number): Script {
  const slayer = slayerOf(table, seat);
  yield* must("henchman-died", { seat, square: table.knights[seat]!.square, slayer });
  table.burying = true;
  if (seat === table.onTurn || seat === table.fight?.foe) table.fight = null;
  if (seat === table.onTurn) {
    table.day.over = "died";
    if (table.found !== null && typeOf(table, table.found.card) === "villain") table.found = null;
  }
  yield* belongings(table, seat, slayer === "villain" ? null : slayer);
  const cards = [...table.hands[seat]!];
  if (cards.length > 0) {
    yield* must("hand-discarded", { seat, cards });
    table.hands[seat] = [];
    throwAway(table, cards);
  }
  yield* drawUp(table, seat);
  const square = table.castles[seat]!;
  yield* must("henchman-followed", { seat, square });
  table.knights[seat] = freshKnight(square);
  table.burying = false;
}

// ---- maps that leave (maps.out)

export function* mapsLeave(table: Table): Script {
  table.mapsGone = true;
  table.mapsLeaving = true;
  const mapsIn = (cards: readonly string[]): readonly string[] =>
    cards.filter((card) => typeOf(table, card) === "map");
  yield* must("discarded-maps-set-aside", { cards: mapsIn(table.discard) });
  table.discard = table.discard.filter((card) => typeOf(table, card) !== "map");
  for (const seat of from(table, table.onTurn)) {
    const cards = mapsIn(table.hands[seat]!);
    if (cards.length === 0) continue;
    yield* must("hand-maps-set-aside", { seat, cards });
    for (const card of cards) takeFromHand(table, seat, card);
    for (let owed = cards.length; owed > 0;) {
      const came = yield* drawOne(table, seat);
      if (came === "none") break;
      if (came === "drawn") owed--;
    }
  }
  table.mapsLeaving = false;
}

// ---- all of it

/** Everything that comes before the day goes on. Requires that the last event is carried out. */
export function* settle(table: Table): Script {
  yield* ending(table);
  while (table.effects.length > 0) yield* oneEffect(table);
  for (;;) {
    const dead = seatsOf(table).find((seat) => table.knights[seat]!.health === 0);
    if (dead === undefined) break;
    yield* death(table, dead);
  }
  yield* renew(table);
}
