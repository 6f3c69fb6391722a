// The program as a process: gives arguments and streams to `run`, and its answer to the system.
import "effect/schema/SchemaJITCompiler/enable"; // before any schema is used
import * as Exit from "effect/Exit";
import * as Runtime from "effect/Runtime";
import { INTERRUPTED, run } from "./run.ts";
import { OUTPUT_CLOSED_EXIT, processSession } from "./session.ts";

const session = processSession();

// Signals are left to the system, which ends the program also in the midst of an audit: what has to be put away listens
// for them itself.
const runMain = Runtime.makeRunMain(({ fiber, teardown }) => {
  fiber.addObserver((exit) => teardown(exit, (code) => process.exit(code)));
});

runMain(run(process.argv.slice(2), session), {
  disableErrorReporting: true,
  // `process.exit` would cut off what is still being written: only for a signal, or a reader that has gone.
  teardown: (exit, onExit) => {
    const code = Exit.isSuccess(exit) ? Number(exit.value) : INTERRUPTED;
    if (code === INTERRUPTED || code === OUTPUT_CLOSED_EXIT) onExit(code);
    else process.exitCode = code;
  },
});
