// What audited games have reached of their rules: by clause, by transition, by state.
export { nothingCounted, withAudit } from "./counted.ts";
export type { Counted } from "./counted.ts";
export { coverageOf } from "./coverage.ts";
export type {
  CitedBy,
  ClauseCoverage,
  Coverage,
  StateCoverage,
  TransitionCoverage,
} from "./coverage.ts";
export { coverageText } from "./coverage-text.ts";
export { coveragePage } from "./coverage-page.ts";
