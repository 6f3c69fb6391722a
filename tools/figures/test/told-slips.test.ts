// How records of people are told where they are explained by edits: slips as slips, and a seat that may have chosen twice by its name.
import { readFileSync } from "node:fs";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { auditRead } from "@assize/kernel-verifier";
import { xidit } from "@assize/xidit-game";
import { expect, test } from "vitest";

const findingsOf = (path: string) => {
  const [read] = readGames(readFileSync(new URL(`../../../${path}`, import.meta.url)));
  const audit = auditRead(read!, { games: [xidit], hash: nodeHash, asStated: true });
  if (audit.kind === "unreadable") throw new Error(audit.problem.code);
  return audit.verdict.findings;
};

test("slips that each line tells are told before lines that may be gone", () => {
  const findings = findingsOf("docs/examples/games/disputed-4p.jsonl");
  expect(findings.map(({ seq, explained }) => [seq, explained?.deviation])).toEqual([
    [259, "value"],
    [284, "value"],
    [325, "value"],
  ]);
});

test("who programmed twice is named, though the first program may have been no part of the game", () => {
  const [first] = findingsOf("apps/cli/test/impact-cases/program-changed.jsonl");
  expect(first).toMatchObject({ seq: 13, by: 3, blame: "undecided", between: ["recorder", 3] });
});
