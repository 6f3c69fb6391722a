// The suite for nim, the kernel's toy game: small enough to try every mutant in any test run.
import { prepare } from "@assize/kernel-referee";
import { randomBot } from "@assize/kernel-simulation";
import { nim } from "@assize/toys";
import { honestLogs } from "./honest-logs.ts";
import { simulated } from "./simulated.ts";
import { situationsOf } from "./situations.ts";
import { tamperedLogs } from "./tampered-logs.ts";
import type { Suite } from "./trial.ts";

const SEEDS = 4;

export const nimSuite = (): Suite => {
  const game = prepare(nim);
  const honest = ["default", "normal"].flatMap((set) =>
    Array.from({ length: SEEDS }, (_, seed) => {
      const seats = [{ colour: "blue" }, { colour: "red" }, { colour: "green" }];
      const choices = {
        seats: seats.slice(0, 2 + (seed % 2)),
        rulings: { set, overrides: {} },
      };
      return honestLogs(game, `nim ${set} ${seed}`, simulated(nim, choices, randomBot, seed));
    }).flat(),
  );
  const tampered = tamperedLogs(game, situationsOf(game, honest));
  return { game, honest, tampered, handMade: [] };
};
