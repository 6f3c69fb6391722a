// What stands behind the end of a record that leaves out what is forced: it is told as that, and the game keeps its end.
import type { WrittenEvent } from "@assize/kernel-model";
import { describe, expect, test } from "vitest";
import { claim, line, say, verdictOn } from "./a-table.ts";

const stated = (winner: number | null): WrittenEvent => ({
  type: "result-stated",
  data: { winner, saidBy: "arbiter" },
});
const MATE = line("f2f3 e7e5 g2g4 d8h4");

describe("behind an end that is not stated", () => {
  test("a result that agrees is part of the game, and may stand there twice", () => {
    for (const results of [[stated(1)], [stated(1), stated(1)]]) {
      const { kind, findings, finished, outcome } = verdictOn([...MATE, ...results]);
      expect([kind, findings, finished]).toEqual(["compliant", [], true]);
      expect(outcome).toMatchObject({ winners: [1], scores: { reason: "checkmate" } });
    }
  });

  test("one that does not is told with the right one, and nothing else is supposed", () => {
    const { findings, outcome } = verdictOn([...MATE, stated(null)]);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      code: "outcome-wrong",
      clauses: ["result.stated"],
      expected: { winner: 1, saidBy: "arbiter" },
      recorded: { winner: null, saidBy: "arbiter" },
      blame: "recorder",
      explained: { deviation: "surplus", supposed: null, others: [] },
    });
    expect(outcome?.winners).toEqual([1]);
  });

  test("one more move is one finding, though earlier moves in another order would explain it", () => {
    const shuffled = line("h1h4 h8g8 h4h1 a8a3 h1h4 a3a8 h4h1 a8a3");
    const more = line("h1h4 a3a6 h4h1 a6a5 h1h4 a5a6 h4h1");
    const { findings, finished, outcome } = verdictOn(
      [...shuffled, claim(0, "threefold"), ...more, claim(1, "fifty-moves"), ...line("e8f8", 1)],
      "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 90 1",
    );
    expect(findings.map(({ seq, code }) => [seq, code])).toEqual([[18, "event-after-end"]]);
    expect(finished).toBe(true);
    expect(outcome).toMatchObject({ winners: [], scores: { reason: "fifty-moves" } });
  });

  test("a game that begins with mate or stalemate has ended", () => {
    const mated = verdictOn([], "3rk3/8/8/8/8/8/5PPP/3r2K1 w - - 0 1");
    expect([mated.kind, mated.finished, mated.outcome?.winners]).toEqual(["compliant", true, [1]]);
    const stuck = verdictOn([], "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    expect([stuck.finished, stuck.outcome?.scores]).toEqual([true, { reason: "stalemate" }]);
    const after = verdictOn([say("resigned", 0)], "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    expect(after.findings.map(({ code }) => code)).toEqual(["event-after-end"]);
  });

  test("a game that begins where nobody can checkmate by any reading is drawn, and so is none that some readings play on", () => {
    const dead = "7k/8/6K1/8/8/8/8/8 b - - 0 1";
    const drawn = verdictOn([stated(null)], dead);
    expect([drawn.kind, drawn.finished, drawn.outcome?.scores]).toEqual([
      "compliant",
      true,
      { reason: "dead-position" },
    ]);
    const [after, ...more] = verdictOn(line("h8g8", 1), dead).findings;
    expect([after?.code, after?.clauses, more]).toEqual(["event-after-end", ["end.dead"], []]);
    // Two knights against a king: dead by the list of a site alone.
    expect(verdictOn([], "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1").finished).toBe(false);
  });

  test("a move behind a resignation cites what ended the game", () => {
    const { findings, covered } = verdictOn([
      ...line("e2e4 e7e5"),
      say("resigned", 0),
      ...line("g1f3"),
    ]);
    expect(findings.map(({ code, clauses }) => [code, clauses])).toEqual([
      ["event-after-end", ["end.resignation"]],
    ]);
    expect(covered).toMatchObject({ events: 4, audited: 3 });
  });
});
