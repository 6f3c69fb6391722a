// What each kind of finding, doubt and problem means, whatever it is found in: for lists of all that may be reported.
import type { ReadProblemCode } from "@assize/kernel-event-log";
import type { FindingCode, Language, UndeterminedReason } from "@assize/kernel-model";
import { messagesIn } from "./messages/messages.ts";

export interface KindsInWords {
  readonly finding: (code: FindingCode) => string;
  readonly doubt: (reason: UndeterminedReason) => string;
  readonly unreadable: (code: ReadProblemCode) => string;
  /** Of an undo to which fewer than all seats agreed. */
  readonly undoByFewer: string;
}

/** One sentence each. */
export const kindsInWords = (language: Language): KindsInWords => {
  const { findings, doubts, unreadable, undoByFewer } = messagesIn(language);
  return {
    finding: (code) => findings[code],
    doubt: (reason) => doubts[reason].what,
    unreadable: (code) => unreadable[code],
    undoByFewer,
  };
};
