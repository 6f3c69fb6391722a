// A bot answers from what its seat may know: change everything else, and it answers the same.
import { chanceDue, legalDecisions, placeOf, seatsDue } from "@assize/kernel-referee";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import type { Draw, SeatId } from "@assize/kernel-model";
import type { State } from "@assize/xidit-events";
import { xidit } from "@assize/xidit-game";
import { expect, test } from "vitest";
import { greedyBot } from "../src/index.ts";
import { BOTS, everybody, playAt, times, VARIANTS } from "./a-table.ts";

type PlayedGame = ReturnType<typeof playAt>;

const dice = (seed: number): Draw => drawFrom(seeded(seed));

/** The entries of all other seats, each handed on to the next of them. */
const handedOn = <T>(list: readonly T[], seat: number): readonly T[] => {
  const others = list.map((_, one) => one).filter((one) => one !== seat);
  return list.map((own, one) => {
    const at = others.indexOf(one);
    return at < 0 ? own : list[others[(at + 1) % others.length]!]!;
  });
};

const restReversed = <T>(pile: readonly T[]): readonly T[] => [
  ...pile.slice(0, 1),
  ...pile.slice(1).toReversed(),
];

/** Another state that looks the same to this seat. */
const otherwise = (game: State, place: string, seat: number): State => {
  const { recruitment, threat } = game.queues;
  const secretPrograms = place === "play.secret-orders.programming";
  return {
    ...game,
    screens: handedOn(game.screens, seat),
    gold: handedOn(game.gold, seat),
    queues: {
      recruitment: { ...recruitment, pile: restReversed(recruitment.pile) },
      threat: { ...threat, pile: restReversed(threat.pile) },
    },
    titans: game.titans.map((pile) =>
      pile.raging ? pile : { ...pile, titans: pile.titans.toReversed() },
    ),
    programs: secretPrograms
      ? game.programs.map((own, one) => (one === seat ? own : (own?.toReversed() ?? null)))
      : game.programs,
    census: game.census && {
      ...game.census,
      hands: game.census.hands.map((own, one) => (one === seat || own === null ? own : 0)),
    },
  };
};

const compareAnswers = (played: PlayedGame, name: string, seed: number): string | null => {
  const { game, position, header } = played.recording;
  if (chanceDue(game, position) !== null) return null;
  const [seat] = seatsDue(game, position, header.seats.length);
  if (seat === undefined) return null;
  const place = placeOf(game, position);
  const context = position.context as State;
  const other = otherwise(context, place, seat);
  const answer = (state: State, to: SeatId): unknown =>
    BOTS[name]!({
      seat: to,
      view: xidit.view(state, place, to),
      legal: () => legalDecisions(game, { at: position.at, context: state }, to),
      draw: dice(seed),
    });
  expect(xidit.encodeContext(other)).not.toEqual(xidit.encodeContext(context));
  expect(xidit.view(other, place, seat)).toEqual(xidit.view(context, place, seat));
  expect(answer(other, seat)).toEqual(answer(context, seat));
  return place;
};

test.for(Object.keys(BOTS))("%s does not see what is hidden", (name) => {
  const places: string[] = [];
  for (const [i, variant] of VARIANTS.entries())
    for (let k = 0; k < times(14); k++) {
      // Positions spread over the whole game, censuses among them.
      const mostEvents = 20 + ((k * 37 + i * 11) % 360);
      const bots = everybody(variant, greedyBot);
      const played = playAt({ variant, bots, seed: 100 * i + k, mostEvents });
      const place = compareAnswers(played, name, k);
      if (place !== null) places.push(place);
    }
  expect(places.length).toBeGreaterThanOrEqual(60);
  expect(new Set(places).size).toBeGreaterThanOrEqual(4);
});
