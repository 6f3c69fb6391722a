// Our own reading, hashes and digests against the committed ones; and what a program that knows nothing of ours finds.
import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { encodeHeader, readGames } from "@assize/kernel-event-log";
import { linkOf } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json } from "@assize/kernel-model";
import { newHeader, type TableChoices } from "@assize/kernel-recorder";
import { rulebookDigestInput } from "@assize/kernel-referee";
import { xidit } from "@assize/xidit-game";
import { describe, expect, it } from "vitest";
import { VECTORS, jsonAt, schemaAt, digest } from "./vectors.ts";

interface ReadingCase {
  readonly name: string;
  readonly parts: readonly { readonly base64: string; readonly times: number }[];
  readonly games: readonly Json[];
}

describe("reading.json", () => {
  const { cases } = jsonAt<{ cases: readonly ReadingCase[] }>("reading.json");

  it.each(cases)("$name", ({ parts, games }) => {
    const bytes = parts.flatMap(({ base64, times }) => {
      const piece = Buffer.from(base64, "base64");
      return Array.from({ length: times }, () => piece);
    });
    const actual = [...readGames(Buffer.concat(bytes))].map((game) => {
      if (!game.ok) {
        const { code, line, field } = game.problem;
        return { problem: { code, line, field } };
      }
      return { line: game.headerLine.number, events: game.events.length, torn: game.torn };
    });
    expect(actual).toEqual(games);
  });

  it("holds every problem of a file but too many games", () => {
    expect(cases.length).toBeGreaterThanOrEqual(70);
    const schema = schemaAt("report") as { properties: Json };
    const told = JSON.stringify(cases);
    const codes = JSON.stringify(schema).match(/"empty-file".*?"too-many-games"/)![0];
    const missing = (JSON.parse(`[${codes}]`) as string[]).filter(
      (code) => !told.includes(`"${code}"`),
    );
    expect(missing).toEqual(["too-many-games"]);
  });
});

interface RecordVectors {
  readonly lines: readonly { readonly base64: string; readonly hash: string }[];
  readonly canonical: readonly { readonly value: Json; readonly digest: string }[];
  readonly digests: readonly { readonly value: Json; readonly digest: string }[];
  readonly newGame: { readonly choices: TableChoices; readonly line: string };
}

describe("record.json", () => {
  const record = jsonAt<RecordVectors>("record.json");

  it("has the hashes and digests that we make", () => {
    expect(record.lines.length).toBeGreaterThanOrEqual(10);
    expect(record.canonical.length).toBeGreaterThanOrEqual(13);
    for (const { base64, hash } of record.lines)
      expect(linkOf(Buffer.from(base64, "base64"), nodeHash)).toBe(hash);
    for (const one of [...record.canonical, ...record.digests])
      expect(digest(one.value)).toBe(one.digest);
  });

  it("has our rulebook, our edition and our header of a new game", () => {
    expect(record.digests.map(({ value }) => value)).toEqual([
      rulebookDigestInput(xidit),
      xidit.edition.digestInput(xidit.edition.reference),
    ]);
    const { choices, line } = record.newGame;
    expect(encodeHeader(newHeader(xidit, choices, nodeHash))).toBe(line);
  });

  it("is checked by a program that knows nothing of ours", () => {
    const output = execFileSync(process.execPath, [join(VECTORS, "check.mjs")], {
      encoding: "utf8",
    });
    expect(Number(/^(\d+) checked, 0 differ$/m.exec(output)?.[1])).toBeGreaterThanOrEqual(400);
  });
});

it("the folder of the vectors stays below 4.1 megabytes", () => {
  const files = readdirSync(VECTORS, { recursive: true, encoding: "utf8" });
  const bytes = files.reduce((sum, file) => sum + statSync(join(VECTORS, file)).size, 0);
  expect(files.length).toBeGreaterThanOrEqual(14);
  expect(bytes).toBeLessThan(4_100_000);
});
