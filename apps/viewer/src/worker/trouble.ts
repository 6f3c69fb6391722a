// Why a question could not be answered, on its way to the page. Knows no sentence.
import type { Problem } from "../protocol/protocol.ts";

/** Thrown by an answer; becomes the page's problem. */
export class Trouble extends Error {
  readonly problem: Problem;

  constructor(code: Problem["code"], message: string, details: readonly string[] = []) {
    super(message);
    this.problem = { code, message, details };
  }
}
