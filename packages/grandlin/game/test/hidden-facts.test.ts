// What a seat may not know stands in no fact that it is told: exchange the cards and treasures that it does not see, and it
// reads the same.
import { type State, squares } from "@assize/grandlin-rules";
import {
  type Eyes,
  type GameEvent,
  type Json,
  SeatId,
  type WrittenEvent,
} from "@assize/kernel-model";
import { comparePair } from "@assize/testkit";
import { expect, test } from "vitest";
import { grandlin } from "../src/index.ts";
import {
  aimlessPlay,
  DEEP,
  LEANINGS,
  type Position,
  prepared,
  randomTable,
} from "./random-table.ts";

const PAIRS = DEEP ? 1_000 : 50;
const EVENTS_AFTER = 30;

const sees = (eyes: Eyes, seen: readonly SeatId[]): boolean =>
  typeof eyes === "number" && seen.includes(eyes);

/** Each of these in the place of the next one. */
const turned = (ids: readonly string[]): ((id: string) => string) => {
  const at = new Map(ids.map((id, index) => [id, ids[(index + 1) % ids.length]!]));
  return (id) => at.get(id) ?? id;
};

const hiddenCards = (game: State, eyes: Eyes): readonly string[] => [
  ...game.pile,
  ...game.hands.flatMap((hand, seat) => (seat === eyes ? [] : hand)),
  ...Object.values(game.lying).flatMap(({ card, shown, seen }) =>
    shown || sees(eyes, seen) ? [] : [card],
  ),
];

const hiddenTreasures = (game: State, eyes: Eyes): readonly string[] =>
  Object.entries(game.treasures).flatMap(([id, { open, seen, square }]) => {
    const lies = square !== null && squares.lordOf(game, square) === null;
    return open || lies || sees(eyes, seen) ? [] : [id];
  });

/** Another state that looks the same to these eyes. */
const otherwise = (game: State, eyes: Eyes): State => {
  const card = turned(hiddenCards(game, eyes));
  const treasure = turned(hiddenTreasures(game, eyes));
  return {
    ...game,
    pile: game.pile.map(card),
    hands: game.hands.map((hand, seat) => (seat === eyes ? hand : hand.map(card))),
    lying: Object.fromEntries(
      Object.entries(game.lying).map(([square, lying]) => [
        square,
        lying.shown || sees(eyes, lying.seen) ? lying : { ...lying, card: card(lying.card) },
      ]),
    ),
    undug: game.undug.map(treasure),
    treasures: Object.fromEntries(
      Object.entries(game.treasures).map(([id, placed]) => [treasure(id), placed]),
    ),
  };
};

const asWritten = ({ type, by, data }: GameEvent): WrittenEvent =>
  by === undefined ? { type, data: data as Json } : { type, by, data: data as Json };

/** Whether these eyes may ask about it: it is theirs, or everybody knows all of it. */
const mayAsk = ({ type, by }: GameEvent, eyes: Eyes): boolean =>
  by === undefined
    ? Object.values(grandlin.events[type]!.fields).every(({ audience }) => audience === "public")
    : by === eyes;

test("facts, and sentences made of them, tell nothing that these eyes may not know", () => {
  let pairs = 0;
  let facts = 0;
  const leaks: string[] = [];
  for (let seed = 0; pairs < PAIRS; seed++) {
    const from = randomTable(seed, LEANINGS[seed % LEANINGS.length]);
    const seats = from.context.henchmen.length;
    const steps = [...aimlessPlay(from, seed, EVENTS_AFTER)];
    for (const [index, { before, event }] of steps.entries()) {
      if (index % 5 !== seed % 5) continue;
      const eyes: Eyes = index % 3 === 0 ? "public" : SeatId((index + seed) % seats);
      const { path } = prepared.table.leaves[before.at]!;
      const other: Position = { at: before.at, context: otherwise(before.context, eyes) };
      const { setting: _one, ...seen } = grandlin.view(before.context, path, eyes);
      const { setting: _other, ...also } = grandlin.view(other.context, path, eyes);
      expect(also).toEqual(seen);
      for (const asked of [event, steps[(index + 7) % steps.length]!.event]) {
        if (!mayAsk(asked, eyes)) continue;
        const found = comparePair(prepared, [before, other], asWritten(asked), eyes, seats);
        facts += found.facts;
        leaks.push(...found.leaks);
      }
      pairs++;
    }
  }
  expect([...new Set(leaks)]).toEqual([]);
  expect(facts).toBeGreaterThan(PAIRS);
});
