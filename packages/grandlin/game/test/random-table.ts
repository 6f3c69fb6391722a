// Tables set at random, the rare ones often: thin piles, weak Henchmen close together, all treasures dug up; and
// aimless play on from them. Seeded: the same seed sets the same table and plays the same way.
import * as Result from "effect/Result";
import { type Draw, type GameEvent, type GameSetup, SeatId } from "@assize/kernel-model";
import { chanceDue, forcedStep, isOver, prepare } from "@assize/kernel-referee";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import { referenceEdition, type Square, SQUARES, type TreasureId } from "@assize/grandlin-edition";
import { rulebook } from "@assize/grandlin-rulebook";
import { day, type State, type Henchman, type Lying, type Placed } from "@assize/grandlin-rules";
import { standsAt } from "@assize/grandlin-statecharts";
import { grandlin } from "../src/index.ts";
import type { Step } from "./steps.ts";

export const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
export const prepared = prepare<State>(grandlin);
export type Position = ReturnType<typeof prepared.engine.start<State>>;

const drawing = (seed: number): Draw => drawFrom(seeded(seed));

const COLOURS = ["red", "blue", "yellow", "green"];
const WINS = ["any:1", "any:2", "any:4", "any:12", "same:2", "same:4", "each", "each"];
const VARIANTS = ["drop", "loot", "catharsis"];
/** Where things happen: castles, gates and their ways in, squares of maps, a crowded corner. */
const BUSY = ["A0", "A9", "J0", "J9", "D4", "E6", "E4", "F5", "F4", "B3", "B6", "C4", "C5", "C6"];

const pick = <T>(draw: Draw, items: readonly T[]): T => items[draw(items.length)]!;
const shuffled = <T>(draw: Draw, items: readonly T[]): T[] => {
  const left = [...items];
  return items.map(() => left.splice(draw(left.length), 1)[0]!);
};

/** Of these no option is drawn, so that the tables stay the same: they follow from those before. */
const UNDRAWN = 20;

const someRulings = (draw: Draw): Record<string, string> => {
  let sum = 0;
  return Object.fromEntries(
    rulebook.rulings.map(({ id, options }, index) => {
      if (index >= UNDRAWN) return [id, options[(sum + index) % options.length]!.id];
      const option = draw(2) === 0 ? options[0] : pick(draw, options);
      sum += options.findIndex((one) => one === option);
      return [id, option.id.replace(":N", `:${1 + draw(30)}`)];
    }),
  );
};

const henchman = (draw: Draw, { square: home }: Henchman): Henchman => {
  const square = draw(4) === 0 ? pick(draw, SQUARES) : draw(5) === 0 ? home : pick(draw, BUSY);
  return {
    square,
    health: draw(3) === 0 ? 15 : 1 + draw(7),
    gold: draw(12),
    strength: draw(3) === 0 ? 9 + draw(7) : draw(6),
    weaponry: draw(3) === 0 ? draw(16) : draw(3),
    poison: draw(4) === 0 ? 1 : 0,
    lostTurn: draw(8) === 0,
    slept: draw(3) === 0 ? home : square,
    days: 0,
    searching: null,
  };
};

const place = (
  draw: Draw,
  { treasureIds, castleSquares }: State["setting"]["facts"],
  players: number,
): { readonly undug: TreasureId[]; readonly treasures: Record<TreasureId, Placed> } => {
  const undug: TreasureId[] = [];
  const treasures: Record<TreasureId, Placed> = {};
  const left = pick(draw, [0, 1, 1, 2, 6, 10]);
  for (const id of shuffled(draw, treasureIds)) {
    const seat = SeatId(draw(players));
    const hand: Placed = { at: "hand", seat, square: null, open: false, seen: [seat] };
    const lies = (square: Square, open: boolean): Placed => ({
      at: "square",
      seat: null,
      square,
      open,
      seen: [],
    });
    if (undug.length < left) {
      undug.push(id);
      treasures[id] = { at: "pile", seat: null, square: null, open: false, seen: [] };
    } else if (draw(4) === 0) treasures[id] = hand;
    else if (draw(2) === 0) treasures[id] = lies(pick(draw, [...castleSquares]), draw(3) === 0);
    else treasures[id] = lies(pick(draw, BUSY.slice(4)), true);
  }
  return { undug, treasures };
};

const turnOf = (draw: Draw): State["turn"] => {
  const turn = day.NEW_TURN;
  switch (draw(4)) {
    case 0:
      return { ...turn, roll: "made", steps: 1 + draw(6) };
    case 1:
      return { ...turn, roll: "made", moving: false };
    default:
      return turn;
  }
};

const options = (draw: Draw) => ({
  win: pick(draw, WINS),
  variants: VARIANTS.filter(() => draw(2) === 0),
});

const colours = (draw: Draw) =>
  shuffled(draw, COLOURS)
    .slice(0, 2 + draw(3))
    .toSorted((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b))
    .map((colour) => ({ colour }));

/** The cards that somebody seeking the rare would deal first. */
const stacked = (draw: Draw, cards: readonly string[], square: Square): readonly string[] => {
  const map = `map-${square.toLowerCase()}-1`;
  const isSought = (card: string): boolean => {
    if (card === map) return true;
    return draw(3) === 0 && /^(second|fury|balm|teleport|swift|light|dispel|map)/.test(card);
  };
  const sought = new Set(draw(3) === 0 ? cards.filter(isSought) : []);
  return [...sought, ...cards.filter((card) => !sought.has(card))];
};

interface Dealt {
  readonly hands: readonly (readonly string[])[];
  readonly lying: Readonly<Record<Square, Lying>>;
  readonly pile: readonly string[];
  readonly discard: readonly string[];
  readonly aside: readonly string[];
}

/** Every card gets a place: sometimes a full board and thin piles, sometimes the other way round. */
const deal = (
  draw: Draw,
  fresh: State,
  henchmen: readonly Henchman[],
  gone: boolean,
  leaning: Leaning,
): Dealt => {
  const { facts } = fresh.setting;
  const leaves = (card: string): boolean => gone && card.startsWith("map-");
  const cards = [...stacked(draw, shuffled(draw, facts.cardIds), pick(draw, henchmen).square)];
  const first = cards.splice(0, 6);
  const hands = shuffled(draw, henchmen).map((_, n) => [
    ...(n === 0 ? first.splice(0, 3) : []),
    ...cards.splice(0, draw(5)),
  ]);
  const full = leaning === "bare" || (leaning === "digger" && draw(2) === 0) || draw(4) === 0;
  const squares = shuffled(draw, [...BUSY.slice(4), ...SQUARES]).slice(
    0,
    full ? 200 : 4 + draw(20),
  );
  const lying: Record<Square, Lying> = {};
  for (const square of squares) {
    if (facts.castleSquares.has(square) || facts.citySquares.has(square)) continue;
    const card = first.pop() ?? cards.pop();
    if (card === undefined || (full && leaning !== "bare" && cards.length < draw(3))) break;
    const by = SeatId(draw(henchmen.length));
    const shown = draw(3) === 0 || henchmen.some((one) => one.square === square);
    if (lying[square] === undefined) lying[square] = { card, by, shown, seen: [by] };
    else cards.unshift(card);
  }
  if (leaning === "bare") hands[0]!.push(...cards.splice(draw(2)), ...first.splice(0));
  const pile = cards.splice(0, pick(draw, [0, 0, 1, 2, 3, 60]));
  const rest = [...first, ...cards];
  const onPile = draw(3) === 0;
  const kept = hands.map((hand) => hand.filter((card) => !leaves(card)));
  const discard = onPile ? [] : rest.filter((card) => !leaves(card));
  const there = new Set([
    ...kept.flat(),
    ...discard,
    ...pile,
    ...Object.values(lying).map(({ card }) => card),
  ]);
  const nowhere = facts.cardIds.filter((card) => !there.has(card));
  return {
    hands: kept,
    lying,
    pile: [...pile, ...nowhere.filter((card) => !leaves(card))],
    discard,
    aside: nowhere.filter(leaves),
  };
};

const begin = (setup: GameSetup): State => {
  const begun = grandlin.initial(setup, referenceEdition);
  if (Result.isFailure(begun)) throw new Error(JSON.stringify(begun.failure));
  return begun.success;
};

/** What a table leans to; `bare` is bare piles, `digger` is about to dig up the last treasure. */
export const LEANINGS = ["any", "bare", "portal", "castle", "digger", "setup"] as const;
export type Leaning = (typeof LEANINGS)[number];

const ON_ARRIVAL = { ...day.NEW_TURN, roll: "made", moving: false } as const;

/** These cards are taken from wherever they are; what lies on the square is swept to the discards. */
const dealtTo = (game: State, square: Square, moved: readonly string[]): State => {
  const without = (cards: readonly string[]): string[] =>
    cards.filter((card) => !moved.includes(card));
  const { [square]: under, ...others } = game.lying;
  const lying = Object.fromEntries(
    Object.entries(others).filter(([, { card }]) => !moved.includes(card)),
  );
  const swept = under === undefined || moved.includes(under.card) ? [] : [under.card];
  return {
    ...game,
    pile: without(game.pile),
    discard: [...without(game.discard), ...swept],
    hands: game.hands.map((hand, seat) => [
      ...without(hand),
      ...(seat === game.onTurn ? moved : []),
    ]),
    lying,
    henchmen: game.henchmen.with(game.onTurn, { ...game.henchmen[game.onTurn]!, square }),
    turn: ON_ARRIVAL,
  };
};

/** The player of the turn stands on the Portal, with spells in hand. */
const onPortal = (game: State): State => {
  const square = "C7";
  const spells = ["fury-1", "dispel-1", "second-sight-1", "lightning-1"];
  const dealt = dealtTo(game, square, [...spells, "portal-1"]);
  return {
    ...dealt,
    hands: dealt.hands.map((hand) => hand.filter((card) => card !== "portal-1")),
    lying: {
      ...dealt.lying,
      [square]: { card: "portal-1", by: game.onTurn, shown: true, seen: [] },
    },
  };
};

/** The player of the turn stands where his map digs; one treasure at least is still in the ground. */
const onMap = (game: State): State | null => {
  if (game.undug.length !== 1) return null;
  const dealt = dealtTo(game, "C4", ["map-c4-1"]);
  return { ...dealt, turn: { ...ON_ARRIVAL, arriving: false, acted: true } };
};

/** The player of the turn stands in another's castle, where treasures are. */
const inCastle = (game: State): State => {
  const lord = game.henchmen.findIndex((_, seat) => seat !== game.onTurn);
  const square = game.setting.facts.castles[game.setting.colours[lord]!];
  return {
    ...game,
    setting: { ...game.setting, loot: true },
    henchmen: game.henchmen.with(game.onTurn, { ...game.henchmen[game.onTurn]!, square }),
    turn: ON_ARRIVAL,
  };
};

const leant = (game: State, leaning: Leaning): State | null => {
  if (leaning === "portal") return onPortal(game);
  if (leaning === "castle") return inCastle(game);
  return leaning === "digger" ? onMap(game) : game;
};

/** One attempt; it may be no position of the game. */
const attempt = (draw: Draw, leaning: Leaning): State | null => {
  const setup = { seats: colours(draw), options: options(draw), table: {} };
  const rulings = someRulings(draw);
  if (leaning === "setup") {
    if (draw(3) === 0) rulings["limit"] = "turns:0";
    return begin({ ...setup, rulings });
  }
  rulings["city-cards"] = "by-colour";
  if (leaning === "bare") rulings["reshuffle"] = pick(draw, ["at-once", "at-once", "needed"]);
  if (leaning === "portal") rulings["portal-choice"] = "after";
  const fresh = begin({ ...setup, rulings });
  const players = fresh.henchmen.length;
  const { undug, treasures } = place(draw, fresh.setting.facts, players);
  const henchmen = fresh.henchmen.map((one) => henchman(draw, one));
  const set: State = {
    ...fresh,
    ...deal(draw, fresh, henchmen, undug.length === 0, leaning),
    contenders: [],
    onTurn: SeatId(draw(players)),
    turns: draw(20),
    henchmen,
    undug,
    treasures,
    mapsGone: undug.length === 0,
    turn: turnOf(draw),
  };
  return leant(set, leaning);
};

/** Where in the chart this state stands; null where it is no position. */
const positionOf = (game: State): Position | null => {
  if (grandlin.invariants(game).length > 0) return null;
  const leaf = prepared.table.leaves.find(({ path }) => standsAt(game, path));
  return leaf === undefined || leaf.path === "play.ending"
    ? null
    : { at: leaf.index, context: game };
};

/** A position of the game, set at random. */
export const randomTable = (seed: number, leaning: Leaning = "any"): Position => {
  const draw = drawing(seed);
  for (;;) {
    const game = attempt(draw, leaning);
    const position = game === null ? null : positionOf(game);
    if (position !== null) return position;
  }
};

const MOST_CHOICES = 600;
const TRIES = 12;

/** Some legal decision, each type equally likely to be tried first. */
const decision = ({ at, context }: Position, draw: Draw): GameEvent => {
  const types = [...prepared.table.leaves[at]!.rows.keys()].filter(
    (type) => prepared.classOf(type) === "decision",
  );
  for (const last of [false, true])
    for (const type of shuffled(draw, types))
      for (const seat of shuffled(
        draw,
        context.henchmen.map((_, n) => SeatId(n)),
      )) {
        const all: unknown[] = [];
        for (const data of prepared.events.get(type)!.definition.choices!(context, seat)) {
          all.push(data);
          if (all.length >= MOST_CHOICES) break;
        }
        if (all.length === 0) continue;
        const some = last ? all : Array.from({ length: TRIES }, () => pick(draw, all));
        for (const data of some) {
          const event: GameEvent = { type, by: seat, data };
          if (prepared.engine.accepts({ at, context }, event) !== undefined) return event;
        }
      }
  throw new Error(`nobody can decide at ${prepared.table.leaves[at]!.path}`);
};

/** Plays on aimlessly for so many events, or to the end. */
export function* aimlessPlay(from: Position, seed: number, most: number): Generator<Step> {
  const draw = drawing(seed);
  let before = from;
  for (let n = 0; n < most && !isOver(prepared, before); n++) {
    const type = chanceDue(prepared, before);
    const event: GameEvent =
      forcedStep(prepared, before)?.event ??
      (type === null
        ? decision(before, draw)
        : { type, data: prepared.events.get(type)!.definition.draw!(before.context, draw) });
    const row = prepared.engine.accepts(before, event);
    if (row === undefined)
      throw new Error(
        `refused at ${prepared.table.leaves[before.at]!.path}: ${JSON.stringify(event)}`,
      );
    const after = prepared.engine.take(row, before, event);
    yield { before, event, row, after };
    before = after;
  }
}
