// Moves that the rules refuse in records without consequences, as PGN makes them: who is named, and how the game goes on.
import type { Finding } from "@assize/kernel-model";
import { describe, expect, test } from "vitest";
import { chess } from "../src/index.ts";
import { type EventOf, moving } from "@assize/chess-rules";
import { claim, ends, line, move, say, tableWith, verdictOn } from "./a-table.ts";

type Moved = EventOf<"moved">;

const told = ({ seq, code, clauses, blame, between, explained }: Finding) => ({
  seq,
  code,
  clauses,
  who: blame === "undecided" ? between : blame,
  deviation: explained?.deviation,
});

/** White's knight on c3 shields the king from the bishop on b4. */
const SHIELDED = "e2e4 e7e5 d2d4 f8b4 b1c3 g8f6";

describe("a move that leaves the own king in check", () => {
  test("given a record that goes on as if it stood, then that is told, and the mover named beside a pair of moves that may have been left out", () => {
    const { findings, finished } = verdictOn(
      line(`${SHIELDED} c3d5 f6d5 c2c3 d5c3 b2c3 b4c3 c1d2 c3d2 d1d2 d7d6`),
    );
    expect(findings.map(told)).toEqual([
      {
        seq: 7,
        code: "decision-illegal",
        clauses: ["king.exposed"],
        who: [0, "recorder"],
        deviation: "choice-stood",
      },
    ]);
    expect(finished).toBe(false);
  });

  test("given a check that is answered a move too late, then nobody can say whether it was made later than it was due", () => {
    const late = line("e2e4 e7e5 d2d4 f8b4 g1f3 b8c6 b1c3 g8f6 f1d3 d7d6");
    expect(
      verdictOn(late)
        .findings.filter(({ follows }) => follows === null)
        .map(told),
    ).toEqual([
      {
        seq: 5,
        code: "decision-illegal",
        clauses: ["king.exposed"],
        who: ["recorder", 0],
        deviation: "moved",
      },
    ]);
  });

  test("given that the opponent takes the king, then that is refused as well", () => {
    const before = tableWith().given(line(SHIELDED)).reached.context;
    const [moved, taken, beside] = [move(0, "c3d5"), move(1, "b4e1"), move(1, "b4d6")] as const;
    const exposed = moving.move(before, moved as Moved);
    expect(chess.invariants(exposed)).toMatchObject([{ id: "setup.position" }]);
    expect(moving.leavesKingOnBoard(exposed, taken as Moved)).toBe(false);
    expect(moving.leavesKingOnBoard(exposed, beside as Moved)).toBe(true);
  });
});

describe("an illegal castling that the record goes on from", () => {
  const BACK = "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 h1g1 d7d6 g1h1 d6d5 e1g1 e8g8";

  test("is told as carried out, and who castled is named", () => {
    const { findings } = verdictOn([
      ...line(BACK),
      { type: "result-stated", data: { winner: null, saidBy: "scoresheet" } },
    ]);
    expect(findings.map(told)).toMatchObject([
      { seq: 11, clauses: ["castling.lost"], who: [0, "recorder"], deviation: "choice-stood" },
    ]);
  });
});

describe("what is said beside the moves", () => {
  test("no draw was offered: when players can agree on one decides nothing", () => {
    for (const played of ["", "e2e4", "e2e5"])
      expect(verdictOn(line(played)).rulings.read).not.toContain("agreement");
  });

  test("a draw that is accepted after one move rests on it", () => {
    const accepted = [...line("e2e4"), say("draw-offered", 0), say("draw-accepted", 1)];
    const { findings, rulings } = verdictOn(accepted);
    expect(findings.map(({ clauses }) => clauses)).toEqual([["end.agreement"]]);
    expect(rulings.read).toContain("agreement");
  });

  test("a claim out of turn was made in vain, and no move is supposed before it", () => {
    const twice = line("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    expect(verdictOn([...twice, claim(1, "threefold")]).findings.map(told)).toEqual([
      {
        seq: 9,
        code: "decision-illegal",
        clauses: ["claim.turn"],
        who: [1, "recorder"],
        deviation: "choice-not-carried-out",
      },
    ]);
  });

  test("a claim that is upheld too early breaks what it claims, and nothing of the other claim", () => {
    const early = [...line("g1f3 g8f6 f3g1 f6g8"), claim(0, "threefold")];
    const [{ clauses } = { clauses: [] }] = verdictOn([
      ...early,
      ends("claim-upheld", null),
    ]).findings;
    expect(clauses).toEqual(expect.arrayContaining(["claim.correct", "claim.threefold"]));
    expect(clauses).not.toContain("claim.fifty");
  });
});
