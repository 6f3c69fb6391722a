// The entry for Node: Quint itself.
export { loadQuint, playParsed, QUINT_VERSION } from "./node-quint.ts";
export type { Answer, LoadedQuint, QuintPlay } from "./node-quint.ts";
export { engineAnswers } from "./node-engines.ts";
export type { EnginesAsked, SecondModel } from "./node-engines.ts";
export type { AuditedRecord } from "./record-steps.ts";
