// The Informal Trace Format, in which Quint and Apalache write what they played. Knows no tool and no game.
export { decodeItf, encodeItfValue, ITF_LIMITS, readItf, writeItf } from "./codec.ts";
export type { ItfProblem, ReadItf } from "./codec.ts";
export { itfOf, jsonOf, shownInItf } from "./as-json.ts";
export { isItfRecord } from "./trace.ts";
export type { ItfRecord, ItfTrace, ItfValue } from "./trace.ts";
