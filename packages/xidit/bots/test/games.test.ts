// Whole games: every answer is legal, every log is compliant, the same seed gives the same bytes.
import { audit } from "@assize/kernel-verifier";
import { xidit } from "@assize/xidit-game";
import { describe, expect, test } from "vitest";
import { greedyBot, randomBot } from "../src/index.ts";
import {
  BOTS,
  bytesOf,
  countOf,
  everybody,
  hash,
  playAt,
  type Rulings,
  STRICT_ROADS,
  times,
  VARIANTS,
} from "./a-table.ts";

const RULINGS: readonly Rulings[] = [
  ...["default", "en", "de", "fr"].map((set) => ({ set, overrides: {} })),
  STRICT_ROADS,
  {
    set: "default",
    overrides: {
      "storeys-up-to": "up-to",
      "impossible-reward": "allowed",
      "census-zero": "all-tied",
      "titan-after-recruit": "barred",
      "empty-recruitment": "passes",
      bank: "limited:20",
    },
  },
];
const CASES = VARIANTS.flatMap((variant) =>
  RULINGS.map((rulings) => ({
    name: `${variant.seats} ${variant.length} ${rulings.set} ${Object.keys(rulings.overrides).join(" ")}`,
    variant,
    rulings,
  })),
);

test("there is a case for each variant under each set of rulings", () => {
  expect(CASES.length).toBe(36);
});

// Greedy bots, in every second game with an aimless one among them. `play` throws at an illegal answer.
test.for(CASES)("only legal answers, and a compliant log: $name", ({ variant, rulings }) => {
  for (let seed = 0; seed < times(2); seed++) {
    const all = everybody(variant, greedyBot);
    const bots = seed % 2 === 0 ? all : all.with(seed % variant.seats, randomBot);
    const played = playAt({ variant, rulings, bots, seed });
    const audited = audit(bytesOf(played), { games: [xidit], hash });
    expect(audited).toMatchObject({
      verdict: { kind: "compliant", findings: [], finished: true },
    });
  }
});

describe("seeds", () => {
  const variant = VARIANTS[2]!;
  test.for(Object.keys(BOTS))("the same seed gives the same log: %s", (name) => {
    const game = (seed: number) =>
      bytesOf(playAt({ variant, bots: everybody(variant, BOTS[name]!), seed }));
    expect(game(5)).toEqual(game(5));
    expect(game(5)).not.toEqual(game(6));
  });
});

describe("missing roads", () => {
  const variant = VARIANTS[3]!;
  const stays = (rulings: Rulings | undefined, name: string): number => {
    let sum = 0;
    for (let seed = 0; seed < 6; seed++) {
      const bots = everybody(variant, BOTS[name]!);
      sum += countOf(
        playAt({ variant, bots, seed, ...(rulings === undefined ? {} : { rulings }) }),
        "idrakys-stayed",
      );
    }
    return sum;
  };
  test("the aimless bot misses roads only where that is allowed", () => {
    expect(stays(undefined, "random")).toBeGreaterThan(0);
    expect(stays(STRICT_ROADS, "random")).toBe(0);
  });
  test("the greedy bot never misses one", () => {
    expect(stays(undefined, "greedy")).toBe(0);
  });
});
