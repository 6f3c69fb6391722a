// The workspace itself keeps the laws, so `npm test` alone finds a forbidden import.
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkWorkspace } from "../src/check.ts";
import { describeViolation } from "../src/violation.ts";
import { readWorkspace } from "../src/workspace.ts";

test("this workspace keeps the laws", () => {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const outcome = checkWorkspace(readWorkspace(root));
  expect(outcome.violations.map(describeViolation)).toEqual([]);
  expect(outcome.packageCount).toBeGreaterThanOrEqual(24);
  expect(outcome.edgeCount).toBeGreaterThanOrEqual(90);
});
