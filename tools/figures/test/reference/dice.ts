// Dice for tests: the same seed throws the same numbers.
import { nextBelow, seeded } from "@assize/kernel-simulation";
import type { Dice } from "../../src/reference/asking.ts";

export const diceOf = (seed: number): Dice => {
  let random = seeded(seed);
  return (below) => {
    const [value, after] = nextBelow(random, below);
    random = after;
    return value;
  };
};
