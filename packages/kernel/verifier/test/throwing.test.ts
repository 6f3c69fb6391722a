// A game whose function throws in a state that its games come to: its author is told, be the record sound or corrected.
import { type GameModel, GameMistake } from "@assize/kernel-model";
import { bytesOf } from "@assize/testkit";
import { nim, type Nim } from "@assize/toys";
import { expect, test } from "vitest";
import { audit } from "../src/node.ts";
import { ended, laid, linesOfGame, passed, takes, verdictOn } from "./games.ts";

/** With derivations that throw where fewer matches are left. */
const throwsBelow = (least: number): GameModel => {
  const throwing = (type: string) => {
    const { derive, ...event } = nim.events[type]!;
    const throws = (game: Nim): unknown => {
      if (game.matches < least) throw new Error("too few");
      return derive!(game);
    };
    return { ...event, derive: throws } as (typeof nim.events)[string];
  };
  const events = { "turn-passed": throwing("turn-passed"), "game-ended": throwing("game-ended") };
  return { ...nim, events: { ...nim.events, ...events } };
};

const auditOf = (model: GameModel, lines: readonly string[]) =>
  audit(bytesOf(lines), { games: [model] });

const withSlip = linesOfGame([
  laid(7),
  takes(0, 2),
  passed(6),
  takes(1, 3),
  passed(2),
  takes(0, 2),
  ended(0),
]);

test("where a slip was corrected, the states behind it are those of a game", () => {
  expect(verdictOn(withSlip).findings.map(({ seq, code }) => [seq, code])).toEqual([
    [3, "value-wrong"],
  ]);
  expect(() => auditOf(throwsBelow(3), withSlip)).toThrow(GameMistake);
});

test("where a refused choice was carried out, they are not", () => {
  const tooMany = linesOfGame([laid(6), takes(0, 3), passed(3), takes(1, 5), ended(1)]);
  const [one, other] = [throwsBelow(0), nim].map((model) => auditOf(model, tooMany));
  expect(one?.kind === "audited" && one.verdict.kind).toBe("violated");
  expect(other?.kind === "audited" && other.verdict.kind).toBe("violated");
});
