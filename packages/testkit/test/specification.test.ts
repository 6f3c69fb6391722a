import { describe, expect, test } from "vitest";
import { nim } from "@assize/toys";
import { ExpectationFailed, headerFor, specification } from "../src/index.ts";

const laid = (matches: number) => ({ type: "matches-laid", data: { matches } });
const takes = (by: number, matches: number) => ({ type: "matches-taken", by, data: { matches } });
const passed = (left: number) => ({ type: "turn-passed", data: { left } });
const ended = (loser: number) => ({ type: "game-ended", data: { loser } });

describe.each(["table", "xstate"] as const)("a specification of nim on the %s engine", (engine) => {
  const header = headerFor(nim, { seats: 2 });
  const { given } = specification(nim, header, { engine });

  test("a legal choice forces its consequences", () => {
    const reached = given([laid(5)])
      .when(takes(0, 2))
      .accepted([passed(3)]);
    expect(reached.place).toBe("play.turns");
    expect(reached.context).toMatchObject({ matches: 3, onTurn: 1, taken: null });
    given([laid(5), takes(0, 2)])
      .when(takes(1, 3))
      .accepted([ended(1)]);
  });

  test("given events are played with what they force", () => {
    expect(given([laid(5), takes(0, 2)]).events).toEqual([laid(5), takes(0, 2), passed(3)]);
  });

  test("a refusal names its clauses", () => {
    given([laid(5)])
      .when(takes(1, 2))
      .refused(["nim.turn"]);
    given([laid(5)])
      .when(takes(1, 6))
      .refused(["nim.turn", "nim.take"]);
    given([]).when(takes(0, 1)).notExpectedHere();
    given([laid(5)])
      .when({ type: "matches-taken", by: 0, data: { matches: "two" } })
      .malformed();
  });

  test("a stated position is played on", () => {
    const position = { place: "play.turns", context: { matches: 4, onTurn: 1, taken: null } };
    given(position)
      .when(takes(1, 3))
      .accepted([passed(1)]);
    given(position, takes(1, 3))
      .when(takes(0, 1))
      .accepted([ended(0)]);
  });

  test("a claimed consequence stands in the place of the derived one", () => {
    given([laid(5), takes(0, 2)])
      .when(passed(3))
      .accepted([]);
    given([laid(5)])
      .when(ended(0))
      .refused(["nim.turn", "nim.last"]);
  });

  test("a wrong expectation fails and shows both sides", () => {
    const failing = [
      () => given([laid(4)]),
      () => given([{ type: "cards-dealt", data: {} }]),
      () =>
        given([laid(5)])
          .when(takes(0, 2))
          .accepted([passed(2)]),
      () =>
        given([laid(5)])
          .when(takes(0, 4))
          .accepted(),
      () =>
        given([laid(5)])
          .when(takes(0, 4))
          .refused(["nim.turn"]),
      () =>
        given([laid(5)])
          .when(takes(0, 2))
          .refused([]),
      () =>
        given([laid(5)])
          .when(takes(0, 2))
          .notExpectedHere(),
      () =>
        given([laid(5)])
          .when(takes(0, 2))
          .malformed(),
    ];
    expect(failing.length).toBeGreaterThanOrEqual(8);
    for (const fail of failing) expect(fail).toThrow(ExpectationFailed);
    expect(() =>
      given([laid(5)])
        .when(takes(0, 4))
        .found([]),
    ).toThrow("needs an audit");
  });
});
