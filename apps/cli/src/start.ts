// Starts the program, and tells it where even that cannot be done. The same from the sources and from the bundle.

import { adviceOnMissing } from "./missing-package.ts";
import { VERSION } from "./version.ts";

// XState makes a chart deep down in itself: the line of the game that asked for it stands far below.
Error.stackTraceLimit = 50;
try {
  const [first, ...others] = process.argv.slice(2);
  if (first === "--version" && others.length === 0) await tellVersion();
  else await import("./program.ts");
} catch (failure) {
  const advice = adviceOnMissing(failure);
  if (advice === null) await tell(failure);
  else process.stderr.write(`${advice}\n`);
  process.exitCode = advice === null ? 70 : 3;
}

/** The same answer as `run` gives, without a command being loaded. */
async function tellVersion(): Promise<void> {
  const { processSession } = await import("./session.ts");
  await processSession().data(`assize ${VERSION}\n`);
}

async function tell(failure: unknown): Promise<void> {
  // The games are loaded with the program: one that cannot be loaded is printed like any other failure.
  const { tellMistake } = await import("./mistakes.ts");
  const { processSession } = await import("./session.ts");
  const session = processSession();
  tellMistake(failure, session.debug).forEach(session.warn);
}
