// A line is missing, and the one after it has a value that the record does not know: that value differs from nothing.
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameEvent, JsonObject } from "@assize/kernel-model";
import { audit } from "@assize/kernel-verifier/node";
import { bytesOf, recordOf } from "@assize/testkit";
import { expect, test } from "vitest";
import { xidit } from "../src/index.ts";
import { table, VARIANTS } from "./a-table.ts";
import { playGame } from "./quick-play.ts";

test("a gap before a line with an unknown value is one deviation", () => {
  const seating = VARIANTS[0]!;
  const events = playGame(seating, 1).steps.map(({ event }): GameEvent => event);
  const gap = events.findIndex(
    ({ type }, index) => type === "idrakys-moved" && events[index + 1]?.type === type,
  );
  const next = events[gap + 1]!;
  const unknown = { ...(next.data as JsonObject), to: { $unknown: "smudged" } };
  const written = events.toSpliced(gap, 2, { ...next, data: unknown });
  const answer = audit(bytesOf(recordOf(table(seating).header, written, nodeHash)), {
    games: [xidit],
  });
  if (answer.kind === "unreadable") throw new Error(answer.problem.code);
  const { findings, doubts } = answer.verdict;
  expect(findings.map(({ seq, code, expected }) => [seq, code, expected])).toEqual([
    [gap + 1, "consequence-missing", { type: "idrakys-moved", data: events[gap]!.data }],
  ]);
  expect(doubts.map(({ seq, reason }) => [seq, reason])).toEqual([[gap + 1, "unknown-value"]]);
});
