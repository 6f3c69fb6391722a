// What stands on the board when a game begins, as data. Knows no rule.
import { readFen, START_FEN } from "@assize/chess-board";
import type { EditionContract, EditionProblem, Json } from "@assize/kernel-model";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";

const Printed = Schema.Struct({
  id: Schema.String,
  /** The first position, as FEN. */
  start: Schema.String,
});

export type Edition = typeof Printed.Type;

const problem = (code: string, path: string, message: string): readonly EditionProblem[] => [
  { code, path, message },
];

export const edition: EditionContract<Edition> = {
  reference: { id: "standard", start: START_FEN },
  decode: (value) => {
    const decoded = Schema.decodeUnknownResult(Printed, { onExcessProperty: "error" })(value);
    if (Result.isFailure(decoded))
      return Result.fail(problem("edition-malformed", "", String(decoded.failure)));
    const board = readFen(decoded.success.start);
    return Result.isSuccess(board)
      ? Result.succeed(decoded.success)
      : Result.fail(problem("start-impossible", "start", board.failure.message));
  },
  digestInput: (printed): Json => printed,
};
