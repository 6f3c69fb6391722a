// Checks this workspace against the laws, prints `from → to (file:line): why` for each
// breach, and ends with 1 if there was any.
import { fileURLToPath } from "node:url";
import { checkWorkspace } from "./check.ts";
import { describeViolation } from "./violation.ts";
import { readWorkspace } from "./workspace.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const { packageCount, edgeCount, violations } = checkWorkspace(readWorkspace(root));
for (const violation of violations) process.stdout.write(`${describeViolation(violation)}\n`);
process.stdout.write(
  `boundaries: ${packageCount} packages, ${edgeCount} edges, ${violations.length} violations\n`,
);
process.exitCode = violations.length === 0 ? 0 : 1;
