// What a seat may not know stands in no fact that it is told: change everything that it does not see, and it reads the same.
import { type Eyes, type Json, SeatId } from "@assize/kernel-model";
import { placeOf, prepare } from "@assize/kernel-referee";
import { comparePair } from "@assize/testkit";
import { EVENT_TYPES, type State } from "@assize/xidit-events";
import { expect, test } from "vitest";
import { xidit } from "../src/index.ts";
import { DEEP, playGame, type Stop } from "./quick-play.ts";
import { SAMPLES } from "./told.ts";

const PAIRS = DEEP ? 1_000 : 50;
const game = prepare<State>(xidit);

/** The entries of all but this seat, each handed on to the next of them. */
const handedOn = <T>(list: readonly T[], eyes: Eyes): readonly T[] => {
  const others = list.map((_, one) => one).filter((one) => one !== eyes);
  return list.map((own, one) => {
    const at = others.indexOf(one);
    return at < 0 ? own : list[others[(at + 1) % others.length]!]!;
  });
};

const restReversed = <T>(pile: readonly T[]): readonly T[] => [
  ...pile.slice(0, 1),
  ...pile.slice(1).toReversed(),
];

/** Another state that looks the same to these eyes. */
const otherwise = (state: State, place: string, eyes: Eyes): State => {
  const { recruitment, threat } = state.queues;
  const { centralRegion } = state.setting.board;
  const isSecret = place === "play.secret-orders.programming";
  const closed = centralRegion !== null && !state.bastionOpened;
  return {
    ...state,
    screens: handedOn(state.screens, eyes),
    gold: handedOn(state.gold, eyes),
    bards: closed
      ? state.bards.with(centralRegion, handedOn(state.bards[centralRegion]!, eyes))
      : state.bards,
    queues: {
      recruitment: { ...recruitment, pile: restReversed(recruitment.pile) },
      threat: { ...threat, pile: restReversed(threat.pile) },
    },
    titans: state.titans.map((pile) =>
      pile.raging ? pile : { ...pile, titans: pile.titans.toReversed() },
    ),
    programs: isSecret
      ? state.programs.map((own, seat) => (seat === eyes ? own : (own?.toReversed() ?? null)))
      : state.programs,
    census: state.census && {
      ...state.census,
      hands: state.census.hands.map((own, seat) => (seat === eyes || own === null ? own : 0)),
    },
  };
};

/** The event that comes here, and one of each other type that these eyes may ask about. */
const questionsOf = (own: { type: string; by?: SeatId; data: unknown }, eyes: Eyes) => {
  const samples = EVENT_TYPES.map((type) => {
    const isDecision = xidit.events[type]!.class === "decision";
    const by = isDecision && typeof eyes === "number" ? { by: eyes } : {};
    return { type, ...by, data: SAMPLES[type] as Json };
  });
  const asked = own.by === undefined || own.by === eyes;
  return asked ? [{ ...own, data: own.data as Json }, ...samples] : samples;
};

test("facts, and sentences made of them, tell nothing that these eyes may not know", () => {
  let pairs = 0;
  let facts = 0;
  const leaks: string[] = [];
  for (let seed = 0; pairs < PAIRS; seed++) {
    const seats = ([4, 3, 5] as const)[seed % 3]!;
    const { steps } = playGame({ seats, length: seed % 2 === 0 ? "long" : "short" }, seed, game);
    for (let k = 0; k < 10; k++) {
      const { before, event } = steps[(11 + 37 * k + 5 * seed) % steps.length]!;
      const eyes: Eyes = k % 4 === 0 ? "public" : SeatId((k + seed) % seats);
      const place = placeOf(game, before);
      const other: Stop = { at: before.at, context: otherwise(before.context, place, eyes) };
      if (place.startsWith("play.setup")) continue;
      expect(xidit.view(other.context, place, eyes)).toEqual(
        xidit.view(before.context, place, eyes),
      );
      for (const asked of questionsOf(event, eyes)) {
        const found = comparePair(game, [before, other], asked, eyes, seats);
        facts += found.facts;
        leaks.push(...found.leaks);
      }
      pairs++;
    }
  }
  expect([...new Set(leaks)]).toEqual([]);
  expect(facts).toBeGreaterThan(20 * PAIRS);
});
