// A choice that the rules refuse and that was carried out all the same is told as that.
import { expect, it } from "vitest";
import { ended, laid, linesOfGame, passed, takes, verdictOn } from "./games.ts";

it("a seat that takes nothing, after which the turn passes, has not made another choice", () => {
  const { findings } = verdictOn(
    linesOfGame([
      laid(5),
      takes(0, 3),
      passed(2),
      takes(1, 1),
      passed(1),
      takes(0, 0),
      passed(1),
      takes(1, 1),
      ended(1),
    ]),
  );
  expect(findings.map(({ seq, blame, explained }) => [seq, blame, explained?.deviation])).toEqual([
    [6, "player", "choice-stood"],
  ]);
});
