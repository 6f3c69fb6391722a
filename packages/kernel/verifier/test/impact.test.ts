// What came of a finding, on games of nim and of the auction: what the rules would have brought about is worked out by hand.
import type { Impact, Verdict } from "@assize/kernel-model";
import { describe, expect, test } from "vitest";
import { impactOfAllFindings, impactsOf, playedIn } from "../src/index.ts";
import { auditOf, ended, laid, linesOfGame, nimHeader, passed, playedOut, takes } from "./games.ts";
import { HEADER_2, undone } from "./undone-nim.ts";

const impacts = (lines: readonly string[]) => {
  const audit = auditOf(lines);
  if (audit.kind !== "audited") throw new Error("not a log");
  return { verdict: audit.verdict, ...impactsOf(audit)! };
};

const only = (lines: readonly string[]): { readonly verdict: Verdict; readonly impact: Impact } => {
  const { verdict, causes } = impacts(lines);
  expect([...causes.keys()]).toEqual(["f1"]);
  return { verdict, impact: causes.get("f1")! };
};

const heldIn = ({ findings }: Verdict) => findings.map(({ explained }) => explained?.held);

describe("a value that was believed", () => {
  // Ten matches; seat 0 takes two, and eight are left, but seven are told of. Then 3, 3 and the last one.
  const BELIEVED = [
    laid(10),
    takes(0, 2),
    passed(7),
    takes(1, 3),
    passed(4),
    takes(0, 3),
    passed(1),
    takes(1, 1),
    ended(1),
  ];

  test("is followed to where the record ends: there one match is left, and the game goes on", () => {
    const { verdict, impact } = only(linesOfGame(BELIEVED));
    expect(heldIn(verdict)).toEqual(["believed"]);
    expect(impact).toMatchObject({
      effect: "open",
      winners: { recorded: [0], corrected: null },
      firstNotLegal: null,
      ways: [],
    });
  });

  test("changes who wins, where the last match goes to another", () => {
    // One more is told of than there is: seat 0 takes the last one by the rules already with three.
    const lines = linesOfGame([
      laid(5),
      takes(0, 1),
      passed(5),
      takes(1, 1),
      passed(4),
      takes(0, 3),
      passed(1),
      takes(1, 1),
      ended(1),
    ]);
    const { verdict, impact } = only(lines);
    expect(heldIn(verdict)).toEqual(["believed"]);
    expect(impact).toMatchObject({
      effect: "winner",
      winners: { recorded: [0], corrected: [1] },
      places: { recorded: [[0], [1]], corrected: [[1], [0]] },
      firstNotLegal: 8,
      notLegalBy: 1,
    });
  });
});

describe("a value that was only written down wrongly", () => {
  test("changes nothing", () => {
    const lines = linesOfGame([
      laid(5),
      takes(0, 3),
      passed(3),
      takes(1, 1),
      passed(1),
      takes(0, 1),
      ended(0),
    ]);
    const { verdict, impact } = only(lines);
    expect(heldIn(verdict)).toEqual(["corrected"]);
    expect(impact).toMatchObject({
      effect: "none",
      winners: { recorded: [1], corrected: [1] },
      firstNotLegal: null,
      assumes: [],
    });
  });

  test("says so where the record would bear the other reading as well", () => {
    const { impact } = only(linesOfGame([laid(9), takes(0, 3), passed(5)]));
    expect(impact.effect).toBe("none");
    expect(impact.assumes).toEqual([{ code: "went-on-by-rules", seq: 3 }]);
  });
});

describe("a choice that the rules refuse and that stood", () => {
  // Twelve matches; seat 0 takes none of them, and play goes on with twelve.
  const STOOD = [
    laid(12),
    takes(0, 0),
    passed(12),
    takes(1, 3),
    passed(9),
    takes(0, 3),
    passed(6),
    takes(1, 3),
    passed(3),
    takes(0, 2),
    passed(1),
    takes(1, 1),
    ended(1),
  ];

  test("is replaced by each legal choice that comes nearest, and all are told where they differ", () => {
    const { verdict, impact } = only(linesOfGame(STOOD));
    expect(heldIn(verdict)).toEqual(["stood"]);
    expect(impact.ways).toMatchObject([
      // 11, 8, 5, 2, and seat 0 takes both.
      { instead: takes(0, 1), effect: "winner", winners: { corrected: [1] }, firstNotLegal: 12 },
      // 10, 7, 4, 1: seat 0 cannot take two.
      { instead: takes(0, 2), effect: "open", firstNotLegal: 10, notLegalBy: 0 },
      // 9, 6, 3, and seat 1 takes them all.
      { instead: takes(0, 3), effect: "none", winners: { corrected: [0] }, firstNotLegal: 10 },
    ]);
    expect(impact).toMatchObject({
      effect: "open",
      winners: { recorded: [0], corrected: null },
      firstNotLegal: null,
      assumes: [{ code: "nearest-choice", seq: 2 }],
    });
  });
});

describe("several causes", () => {
  const TWO = [
    laid(20),
    takes(0, 1),
    passed(18),
    takes(1, 1),
    passed(17),
    takes(0, 1),
    passed(16),
    takes(1, 1),
    passed(14),
    takes(0, 3),
    passed(11),
    takes(1, 3),
    passed(8),
    takes(0, 3),
    passed(5),
    takes(1, 3),
    passed(2),
    takes(0, 1),
    passed(1),
    takes(1, 1),
    ended(1),
  ];

  test("are told each alone: the others stay as they were played", () => {
    const { causes, together, verdict } = impacts(linesOfGame(TWO));
    expect(verdict.findings.map(({ seq }) => seq)).toEqual([3, 9]);
    expect(heldIn(verdict)).toEqual(["believed", "believed"]);
    // Fourteen are told of at event 9, however many there were: without the first alone, all is as it was.
    expect([...causes.values()].map(({ effect }) => effect)).toEqual(["none", "open"]);
    expect(together).toMatchObject({ effect: "open" });
  });

  test("are told together where nothing of them stays", () => {
    const audit = auditOf(linesOfGame(TWO));
    const played = audit.kind === "audited" ? playedIn(audit)! : null;
    // 19, 18, 17, 16, 13, 10, 7, 4, 3: two are left where the record ends.
    expect(impactOfAllFindings(played!)).toMatchObject({
      effect: "open",
      winners: { recorded: [0], corrected: null },
      firstNotLegal: null,
    });
  });
});

describe("play that was taken back", () => {
  const CAUSE = [laid(12), takes(0, 1), passed(10), takes(1, 1), passed(9), takes(0, 1), passed(8)];

  test("before the error: with it the error is gone", () => {
    const rest = [takes(0, 2), passed(10), takes(1, 3), passed(7), takes(0, 3), passed(4)];
    const end = [takes(1, 3), passed(1), takes(0, 1), ended(0)];
    const { verdict, impact } = only(linesOfGame([...CAUSE, undone(1), ...rest, ...end], HEADER_2));
    expect(heldIn(verdict)).toEqual(["believed"]);
    expect(impact).toMatchObject({ effect: "none", winners: { corrected: [1] } });
  });

  test("to a line after it: the error stays, and both games go back", () => {
    // Ten matches are told of where eleven lie: after 3, 3, 3 and 1 there is one left.
    const rest = [takes(1, 3), passed(7), takes(0, 3), passed(4), takes(1, 3), passed(1)];
    const lines = linesOfGame([...CAUSE, undone(3), ...rest, takes(0, 1), ended(0)], HEADER_2);
    const { verdict, impact } = only(lines);
    expect(heldIn(verdict)).toEqual(["believed"]);
    expect(impact).toMatchObject({
      effect: "open",
      winners: { recorded: [1], corrected: null },
      firstNotLegal: null,
    });
  });
});

describe("what is told", () => {
  test("is the same for other seats: who wins is turned with them", () => {
    for (const first of [0, 1]) {
      const [a, b] = [first, 1 - first];
      const header = nimHeader();
      const { causes } = impacts(
        linesOfGame(
          first === 0
            ? [
                laid(5),
                takes(a, 1),
                passed(5),
                takes(b, 1),
                passed(4),
                takes(a, 3),
                passed(1),
                takes(b, 1),
                ended(b),
              ]
            : [
                laid(6),
                takes(b, 1),
                passed(5),
                takes(a, 1),
                passed(5),
                takes(b, 1),
                passed(4),
                takes(a, 3),
                passed(1),
                takes(b, 1),
                ended(b),
              ],
          header,
        ),
      );
      const impact = [...causes.values()][0]!;
      expect(impact.effect).toBe("winner");
      expect(impact.winners).toEqual({ recorded: [a], corrected: [b] });
    }
  });

  test("is nothing of a sound game, and of damaged bytes", () => {
    const lines = playedOut(7, [3, 3, 1]);
    const audit = auditOf(lines);
    expect(audit.kind === "audited" ? impactsOf(audit) : "unreadable").toBeNull();
    const torn = auditOf(lines.with(3, lines[3]!.replace(/"prev":"./, '"prev":"_')));
    expect(torn.kind === "audited" && impactsOf(torn)).toBeNull();
  });

  test("is compared as far as the game has come, where it is not over", () => {
    const { impact } = only(
      linesOfGame([
        laid(20),
        takes(0, 3),
        passed(15),
        takes(1, 3),
        passed(12),
        takes(0, 1),
        passed(11),
      ]),
    );
    expect(impact).toMatchObject({
      effect: "open",
      winners: { recorded: null, corrected: null },
      scores: { recorded: null, corrected: null },
    });
  });
});
