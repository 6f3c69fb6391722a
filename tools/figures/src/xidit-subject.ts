// Tampering with Lords of Xidit: each variant under each ruling set in turn, judged by the slow referee.
import type { GameModel } from "@assize/kernel-model";
import { xidit } from "@assize/xidit-game";
import { playOne, RULING_SETS, VARIANTS } from "./corpus.ts";
import { classOf, headerTamperings } from "./tampering.ts";
import type { Subject } from "./tampering-report.ts";

const WORDS = ["militia", "archer"];

export const xiditSubject: Subject = {
  model: xidit as GameModel,
  play: (game, seed) => {
    const variant = VARIANTS[game % VARIANTS.length]!;
    const set = RULING_SETS[Math.floor(game / VARIANTS.length) % RULING_SETS.length]!;
    const lines = playOne(variant, set, seed);
    return {
      lines,
      words: WORDS,
      judge: (mutant) => classOf(mutant, lines),
      headers: (draw) => headerTamperings(lines, WORDS, draw),
    };
  },
};
