// No honest game is accused: every variant under every ruling set, played and audited. 24,000 games in a deep run.
import { describe, expect, it } from "vitest";
import { playAndAudit, RULING_SETS, VARIANTS } from "../src/corpus.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const GAMES = DEEP ? 1000 : 10;

const CASES = VARIANTS.flatMap((variant) => RULING_SETS.map((set) => ({ variant, set })));

describe("simulated games without a finding", () => {
  it("cover six variants and four sets", () => {
    expect(CASES.length).toBe(24);
  });

  it.each(CASES)(
    `${GAMES} games: $variant.players players, $variant.length, $set`,
    ({ variant, set }) => {
      const counts = playAndAudit(variant, set, GAMES);
      expect(counts.games).toBe(GAMES);
      // Greedy bots play: they recruit and fight, as the catalogue's independent count does.
      expect(counts.threats / GAMES).toBeGreaterThan(6);
      expect(counts.recruits / GAMES).toBeGreaterThan(25);
    },
  );
});
