// Which logs were seen: as a set of their names has it, also where room was made many times.
import { nodeHash } from "@assize/kernel-integrity/node";
import { expect, test } from "vitest";
import { createSeen } from "../src/actions/archive-seen.ts";

test("a log is new once, and one of which something was left out is another", () => {
  const isNew = createSeen();
  const logs = Array.from({ length: 20_000 }, (_, at) => nodeHash(String(at)));
  for (const log of logs) expect([isNew(log), isNew(`${log}+torn`)]).toEqual([true, true]);
  for (const log of logs) expect([isNew(log), isNew(`${log}+torn`)]).toEqual([false, false]);
});
