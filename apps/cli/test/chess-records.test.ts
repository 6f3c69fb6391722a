// Chess games that people really played, straight from PGN. A hundred are those of Lichess (CC0) that chess.js brings along. A folder of
// others is named by ASSIZE_RECORDS: which were audited, and what was found, docs/explanation/real-chess-records.md tells.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { assize } from "./command-line.ts";

const REAL = fileURLToPath(
  new URL("../../benchmarks/benchmark.pgn", import.meta.resolve("chess.js")),
);
const BROKEN = join(import.meta.dirname, "broken-pgn", "broken.pgn");

test("a hundred real games are compliant, and end as their site says", async () => {
  const { out, err, code } = await assize(["audit", REAL, "--quiet", "--no-impact"]);
  const lines = out.trimEnd().split("\n");
  expect(lines.at(-1)).toBe("100 games: 100 compliant");
  expect(lines.filter((line) => line.includes("unfinished"))).toEqual([]);
  expect([err, code]).toEqual(["", 0]);
});

/** What is read of a report. */
interface Report {
  readonly doubts: readonly {
    readonly reason: string;
    readonly values: { readonly given?: string };
  }[];
  readonly findings: readonly { readonly code: string; readonly clauses: readonly string[] }[];
}

test("in each broken game what is wrong is found, by its article", async () => {
  const events = [...readFileSync(BROKEN, "utf8").matchAll(/^\[Event "(.*)"\]$/gm)].map(
    ([, event]) => event!,
  );
  const { out } = await assize(["audit", BROKEN, "--json", "--no-impact"]);
  const { reports } = JSON.parse(out) as { readonly reports: readonly Report[] };
  expect(reports).toHaveLength(events.length);
  expect(events.length).toBeGreaterThanOrEqual(25);
  const wrong = reports.flatMap(({ doubts, findings }, index) => {
    const [code = "", ...words] = events[index]!.split(" ");
    const what = words.join(" ");
    const isFound =
      code === "unknown-value"
        ? findings.length === 0 &&
          doubts.some(({ reason, values }) => reason === code && values.given!.includes(what))
        : findings[0]?.code === code && findings[0].clauses.includes(what);
    return isFound ? [] : [[events[index], findings[0] ?? doubts[0] ?? null]];
  });
  expect(wrong).toEqual([]);
});

const RECORDS = process.env["ASSIZE_RECORDS"];

describe.runIf(process.env["ASSIZE_DEEP"] !== undefined && RECORDS !== undefined)(
  "a folder of real records",
  () => {
    test(
      "no game of it ends as a defect, and every file is read",
      { timeout: 3_600_000 },
      async () => {
        const { out } = await assize(["audit", RECORDS!, "--quiet", "--no-impact"]);
        const lines = out.trimEnd().split("\n");
        expect(lines.filter((line) => /^(?:UNREADABLE|DEFECT)/.test(line))).toEqual([]);
        expect(Number.parseInt(lines.at(-1)!, 10)).toBeGreaterThanOrEqual(2_000);
      },
    );
  },
);
