// The workspace itself keeps the table, so `npm test` alone finds a forbidden import.
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkWorkspace, describeViolation } from "../src/check.ts";
import { TABLE } from "../src/table.ts";
import { readWorkspace } from "../src/workspace.ts";

test("this workspace keeps the table", () => {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const outcome = checkWorkspace(readWorkspace(root), TABLE);
  expect(outcome.violations.map(describeViolation)).toEqual([]);
  expect(outcome.packageCount).toBeGreaterThanOrEqual(24);
  expect(outcome.edgeCount).toBeGreaterThanOrEqual(90);
});
