import * as Result from "effect/Result";
import { Defect, type GameEvent, SeatId } from "@assize/kernel-model";
import { auction, headerFor, nim } from "@assize/toys";
import { describe, expect, test } from "vitest";
import {
  awaited,
  chanceDue,
  type EngineName,
  ENGINES,
  forcedStep,
  forcedSteps,
  isOver,
  legalDecisions,
  placeOf,
  possibleOutcomes,
  rulebookDigestInput,
  seatsDue,
  start,
  whyOrWhyNot,
} from "../src/index.ts";

const digest = (value: unknown): string => JSON.stringify(value);

const begun = (model: typeof nim | typeof auction, seats: number, engine: EngineName) => {
  const digests = {
    rulebook: digest(rulebookDigestInput(model)),
    edition: digest(model.edition.digestInput(model.edition.reference)),
  };
  const header = headerFor(model, { seats, digests });
  return Result.getOrThrow(start(header, { games: [model], digest, engine }));
};

const stepped = (from: ReturnType<typeof begun>, events: readonly GameEvent[]) => {
  const { engine } = from.game;
  return events.reduce((position, event) => {
    const row = engine.accepts(position, event)!;
    const after = engine.take(row, position, event);
    return forcedSteps(from.game, after).at(-1)?.position ?? after;
  }, from.position);
};

const laid = (matches: number) => ({ type: "matches-laid", data: { matches } });
const takes = (seat: number, matches: number) => ({
  type: "matches-taken",
  by: SeatId(seat),
  data: { matches },
});

describe.each(ENGINES)("the referee on the %s engine", (engine) => {
  const inNim = begun(nim, 2, engine);
  const inAuction = begun(auction, 3, engine);

  test("knows what chance may bring", () => {
    expect(chanceDue(inNim.game, inNim.position)).toBe("matches-laid");
    expect([...possibleOutcomes(inNim.game, inNim.position)]).toHaveLength(16);
    expect(awaited(inNim.game, inNim.position)).toEqual(["matches-laid"]);
    expect(seatsDue(inNim.game, inNim.position, 2)).toEqual([]);
    const turns = stepped(inNim, [laid(6)]);
    expect(chanceDue(inNim.game, turns)).toBeNull();
    expect([...possibleOutcomes(inNim.game, turns)]).toEqual([]);
  });

  test("sifts choices by the chart's rules", () => {
    const late = stepped(inNim, [laid(5), takes(0, 3)]);
    expect([...legalDecisions(inNim.game, late, SeatId(1))]).toEqual([takes(1, 1), takes(1, 2)]);
    expect([...legalDecisions(inNim.game, late, SeatId(0))]).toEqual([]);
    expect(seatsDue(inNim.game, late, 2)).toEqual([1]);
  });

  test("seats that choose at the same time are due together", () => {
    expect(seatsDue(inAuction.game, inAuction.position, 3)).toEqual([0, 1, 2]);
    const one = stepped(inAuction, [{ type: "bid-declined", by: SeatId(1), data: {} }]);
    expect(seatsDue(inAuction.game, one, 3)).toEqual([0, 2]);
    expect(awaited(inAuction.game, one)).toEqual(["bid-made", "bid-declined"]);
    expect([...legalDecisions(inAuction.game, one, SeatId(2))]).toHaveLength(6);
  });

  test("forces what the rules force, one step after another", () => {
    const { game, position } = inAuction;
    expect(forcedStep(game, position)).toBeNull();
    const bids = [0, 1].map((by) => ({ type: "bid-declined", by: SeatId(by), data: {} }));
    const before = stepped(inAuction, bids);
    const last = { type: "bid-made", by: SeatId(2), data: { amount: 3 } };
    const after = game.engine.take(game.engine.accepts(before, last)!, before, last);
    const steps = forcedSteps(game, after);
    expect(steps.map((step) => step.event)).toEqual([
      { type: "bids-revealed", data: { bids: [0, 0, 3] } },
      { type: "lot-awarded", data: { seat: 2, price: 3 } },
      { type: "round-closed", data: { round: 1 } },
    ]);
    expect(forcedStep(game, after)?.event).toEqual(steps[0]!.event);
    expect(awaited(game, after)).toEqual(["bids-revealed"]);
  });

  test("sees the end, after which nothing is due", () => {
    const over = stepped(inNim, [laid(5), takes(0, 3), takes(1, 2)]);
    expect(placeOf(inNim.game, over)).toBe("over");
    expect(isOver(inNim.game, over)).toBe(true);
    expect(isOver(inNim.game, inNim.position)).toBe(false);
    expect(seatsDue(inNim.game, over, 2)).toEqual([]);
    expect(awaited(inNim.game, over)).toEqual([]);
  });

  test("says why", () => {
    const turns = stepped(inNim, [laid(6)]);
    expect(whyOrWhyNot(inNim.game, turns, takes(1, 9))).toMatchObject({
      kind: "refused",
      clauses: ["nim.turn", "nim.take"],
    });
    expect(whyOrWhyNot(inNim.game, turns, takes(0, 3)).kind).toBe("accepted");
    expect(whyOrWhyNot(inNim.game, turns, laid(6)).kind).toBe("not-expected-here");
  });
});

test("forced events without an end are our own mistake", () => {
  const from = begun(nim, 2, "table");
  const turns = stepped(from, [laid(6)]);
  const taken = { at: turns.at, context: { ...turns.context, taken: 1 } };
  const engine = { ...from.game.engine, take: () => taken as never };
  expect(() => forcedSteps({ ...from.game, engine }, taken)).toThrow(Defect);
});
