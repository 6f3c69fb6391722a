// The write side: a choice in, it and its consequences out as lines, or a refusal with clauses.
export { newHeader } from "./new-header.ts";
export type { TableChoices } from "./new-header.ts";
export { begin, recordSteps, submit, undoTo } from "./recording.ts";
export type { Recorded, Recording, Refusal, Submission, UndoRefusal } from "./recording.ts";
export { resumeFrom } from "./resuming.ts";
export type { Difference, ResumeOptions, ResumeRefusal } from "./resuming.ts";
export { createStored, resume, submitStored } from "./stored.ts";
export type { Resumed } from "./stored.ts";
