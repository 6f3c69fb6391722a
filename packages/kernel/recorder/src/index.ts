// The write side: a choice in, it and its consequences out as lines, or a refusal with clauses.
export { newHeader } from "./new-header.ts";
export type { TableChoices } from "./new-header.ts";
export { begin, submit } from "./recording.ts";
export type { Recorded, Recording, Refusal, Submission } from "./recording.ts";
export { createStored, submitStored } from "./stored.ts";
