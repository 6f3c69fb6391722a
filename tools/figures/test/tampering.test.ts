// The verifier cannot be fooled: mutants of whole games, each classed by the slow referee before the audit sees it.
// Every broken rule is found at the very event where the referee stops; another legal game is never accused.
import { describe, expect, it } from "vitest";
import { GAMES } from "@assize/catalogue/all";
import { chartSubject } from "../src/chart-subject.ts";
import { tamperWith } from "../src/tampering-report.ts";
import { xiditSubject } from "../src/xidit-subject.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const [PLAYED, STEP] = DEEP ? [24, 5] : [2, 263];
/** Of a game that its chart judges: packages tamper with their own games too. */
const [PLAYED_BY_CHART, STEP_BY_CHART] = DEEP ? [20, 10] : [1, 524];

describe("tampered games", () => {
  it("are caught where they break a rule, and let pass where they are another legal game", () => {
    const { mutants, byType, byClause, failures } = tamperWith(xiditSubject, PLAYED, STEP, 7);
    expect(failures).toEqual([]);
    expect(mutants).toBeGreaterThanOrEqual(DEEP ? 15_000 : 30);
    expect(byType.size).toBeGreaterThanOrEqual(DEEP ? 30 : 4);
    expect(byClause.size).toBeGreaterThanOrEqual(DEEP ? 40 : 6);
    const all = [...byType.values()];
    expect(all.some(({ another }) => another > 0)).toBe(true);
    expect(byType.get("header")!.damaged).toBeGreaterThan(0);
  });

  it.each(GAMES.map((game) => [game.model.id, game] as const))(
    "of %s are judged by the audit as its chart judges them",
    (_, game) => {
      // Games of chess are short.
      const step = game.model.id === "chess" ? STEP_BY_CHART / 2 : STEP_BY_CHART;
      const { mutants, failures } = tamperWith(chartSubject(game), PLAYED_BY_CHART, step, 7);
      expect(failures).toEqual([]);
      expect(mutants).toBeGreaterThanOrEqual(DEEP ? 20 : 6);
    },
  );
});
