// What the worker answers to rulings: the record with them, the file that the command line reads, the sheet, and for whom.
import { readFileSync } from "node:fs";
import { arbitrationsIn, readLog } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { arbitrate, auditRead } from "@assize/kernel-verifier";
import { GAMES } from "@assize/catalogue/all";
import { SeatId } from "@assize/kernel-model";
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import type { Ruling } from "../../src/protocol/protocol.ts";
import { aClient, exampleBytes, openBytes, reader } from "./a-desk.ts";

const changed = (): Buffer =>
  readFileSync(new URL("../../../cli/test/impact-cases/program-changed.jsonl", import.meta.url));

/** The same log in the format that has lines of the table, without a chain. */
const inFormat2 = (): Uint8Array => {
  const lines = changed().toString().trimEnd().split("\n");
  const unchained = lines.map((line, index) => {
    const { prev: _, ...members } = JSON.parse(line) as Record<string, unknown>;
    return JSON.stringify(index === 0 ? { ...members, format: "assize-log/2" } : members);
  });
  return new TextEncoder().encode(`${unchained.join("\n")}\n`);
};

const RULING: Ruling = {
  line: 13,
  code: "decision-illegal",
  ruling: "let-stand",
  arbiter: "M. Roux",
  reason: "Nobody had looked yet.",
};

test("rulings are told, kept as a file that any audit reads, and printed", async () => {
  const client = aClient();
  const { history } = await openBytes(client, new Uint8Array(changed()));
  const ask = { history, reader: reader(), rulings: [RULING] };
  const told = (await client.ask("arbitrated", ask))!;
  expect(told).toMatchObject({ kind: "compliant", open: [], log: null });
  expect(told.lines.join("\n")).toContain("M. Roux: “Nobody had looked yet.”");
  const read = readLog(changed());
  const options = { games: GAMES.map(({ model }) => model), hash: nodeHash };
  const audit = auditRead(read, options);
  const arbitrations = Result.getOrThrow(arbitrationsIn(JSON.parse(told.file)));
  if (!read.ok || audit.kind !== "audited") throw new Error("the log is not audited");
  expect(arbitrate(read, audit, options, arbitrations)!.as.kind).toBe("compliant");
  expect(await client.ask("sheet", ask)).toContain('class="sheet_ruled"');
  expect(await client.ask("arbitrated", { ...ask, rulings: [] })).toBeNull();
});

test("what a ruling brings about is open, and only eyes that see all are told", async () => {
  const client = aClient();
  const { history } = await openBytes(client, new Uint8Array(changed()));
  const rulings = [{ ...RULING, ruling: "voided" } as const];
  const told = await client.ask("arbitrated", { history, reader: reader(), rulings });
  expect(told!.open).toMatchObject([{ seq: 14, code: "value-wrong" }]);
  const seat = await client.ask("arbitrated", { history, reader: reader(SeatId(1)), rulings });
  expect(seat).toMatchObject({ kind: "violated", open: [], log: null });
  expect(seat!.lines.join("\n")).not.toContain("event 14");
});

test("a log that has lines of the table takes the rulings in, and says the same with them", async () => {
  const client = aClient();
  const { history } = await openBytes(client, inFormat2());
  const { log } = (await client.ask("arbitrated", {
    history,
    reader: reader(),
    rulings: [RULING],
  }))!;
  const again = await openBytes(client, new TextEncoder().encode(log!));
  expect(again.verdict.findings).toHaveLength(1);
  const lines = await client.ask("lines", { history: again.history, branch: 0, reader: reader() });
  expect(lines.at(-1)!.text).toBe("M. Roux rules on event 13 (decision-illegal): it stands");
});

test("the matrix of readings is told, and each row opens the game as it says", async () => {
  const client = aClient();
  const bytes = exampleBytes("blue-year.jsonl");
  const { history } = await openBytes(client, bytes);
  const matrix = (await client.ask("matrix", { history, language: "fr" }))!;
  expect(matrix.rows.length).toBeGreaterThanOrEqual(2);
  expect(matrix.rows[0]).toMatchObject({ stated: true, reading: "comme le journal l'indique" });
  expect(matrix.decides).toHaveLength(2);
  for (const { rulings, kind } of matrix.rows) {
    const ask = { bytes, name: "a.jsonl", number: 1, rulings, language: "en" } as const;
    expect((await client.ask("open", ask)).verdict.kind).toBe(kind);
  }
});
