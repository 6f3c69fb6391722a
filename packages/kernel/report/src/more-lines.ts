// What a text report tells behind all else, where that was asked: other readings of the rules, rulings of an arbiter, and what
// several engines say.
import type { EnginesCompared, Matrix } from "@assize/kernel-model";
import { arbitratedLines, type Opinions } from "./arbitrated-text.ts";
import { engineLines } from "./engines-text.ts";
import { matrixLines } from "./matrix-text.ts";
import type { MoreLines } from "./text-report.ts";

export const moreLines =
  (
    matrix: Matrix | null,
    opinions: Opinions | null,
    engines: EnginesCompared | null = null,
  ): MoreLines =>
  (telling) => [
    ...matrixLines(matrix, telling),
    ...(opinions === null ? [] : arbitratedLines(opinions, telling)),
    ...engineLines(engines, telling),
  ];
