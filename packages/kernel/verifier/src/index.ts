// From bytes to verdict: read, check, re-derive, compare. A plain function; no Effect or XState needed to call it.
export { audit, auditAll, auditing, auditRead, VERIFIER } from "./audit.ts";
export type { Audit, AuditOptions } from "./audit.ts";
export { atOnce, explaining } from "./explaining.ts";
export type { Explained, Explaining } from "./explaining.ts";
export type { Counts } from "./counts.ts";
export { clausesOfFields, completionsOfFields, differingFields } from "./compare.ts";
export { EXIT, exitCodeOf, worstExitCode } from "./exit-code.ts";
export {
  impactOf,
  impactOfAllFindings,
  impactsIn,
  impactsOf,
  playedGame,
  playedIn,
} from "./impact/index.ts";
export type { Act, Believed, Impacts, Played, Stood } from "./impact/index.ts";
export { type Arbitrated, arbitrate, arbitrating, differingRulings } from "./arbitrated/index.ts";
export { MATRIX_LIMITS, matrixOf, type MatrixLimits, matrixWith } from "./matrix/index.ts";
export { migrationOf } from "./migration.ts";
export type { JudgedFinding, Judgement, Migration } from "./migration.ts";
