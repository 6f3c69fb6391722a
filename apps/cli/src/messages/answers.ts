// What several games can come to. Knows no sentence.

/** In the order of the exit codes. */
export const ANSWERS = ["compliant", "violated", "undetermined", "unreadable", "defect"] as const;
export type AnswerName = (typeof ANSWERS)[number];
