// Dice for tests: the same seed throws the same numbers.
import { drawFrom, seeded } from "@assize/kernel-simulation";
import type { Dice } from "../../src/reference/asking.ts";

export const diceOf = (seed: number): Dice => drawFrom(seeded(seed));
