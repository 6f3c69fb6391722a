// The program as a process: gives arguments and streams to `run`, and its answer to the system.
import "effect/schema/SchemaJITCompiler/enable"; // before any schema is used
import * as NodeRuntime from "@effect/platform-node/NodeRuntime";
import * as Exit from "effect/Exit";
import { INTERRUPTED, run } from "./run.ts";
import { OUTPUT_CLOSED_EXIT, processSession } from "./session.ts";

const session = processSession();

NodeRuntime.runMain(run(process.argv.slice(2), session), {
  disableErrorReporting: true,
  // `process.exit` would cut off what is still being written: only for a signal, or a reader that has gone.
  teardown: (exit, onExit) => {
    const code = Exit.isSuccess(exit) ? Number(exit.value) : INTERRUPTED;
    if (code === INTERRUPTED || code === OUTPUT_CLOSED_EXIT) onExit(code);
    else process.exitCode = code;
  },
});
