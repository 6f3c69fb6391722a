// Builds the viewer where that is needed: `node build/main.ts folder` or `single`. Says so on standard error.
import { ensureBuilt, KINDS } from "./ensure-built.ts";

const kind = KINDS.find((each) => each === process.argv[2]);
if (kind === undefined) {
  process.stderr.write(`viewer: say what to build: ${KINDS.join(" or ")}\n`);
  process.exitCode = 3;
} else
  await ensureBuilt(kind, (why) =>
    process.stderr.write(
      why === "missing"
        ? "building the viewer, which takes a few seconds …\n"
        : "building the viewer anew, since its sources have changed …\n",
    ),
  ).catch((failure: unknown) => {
    process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
    process.exitCode = 70;
  });
