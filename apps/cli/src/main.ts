#!/usr/bin/env node
// The `assize` command. Compiled code is kept between runs, which halves the time to start; in a folder of this
// clone, not in the system's shared one, so that nobody else can put other code there.
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

enableCompileCache(fileURLToPath(new URL("../../../node_modules/.cache/assize", import.meta.url)));
// XState makes a chart deep down in itself: the line of the game that asked for it stands far below.
Error.stackTraceLimit = 50;
try {
  await import("./program.ts");
} catch (failure) {
  // The games are loaded with the program: one that cannot be is told like any other failure.
  const { tellMistake } = await import("./mistakes.ts");
  const { processSession } = await import("./session.ts");
  const session = processSession();
  tellMistake(failure, session.debug).forEach(session.warn);
  process.exitCode = 70;
}
