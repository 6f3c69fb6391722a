// Chess games that people really played, straight from PGN. A hundred are those of Lichess (CC0) that chess.js brings along. ASSIZE_RECORDS
// names a folder of others for the deep run: docs/explanation/real-chess-records.md tells where to get them, and what was found.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { assize, makeFolder } from "./command-line.ts";
import { REAL_RECORDS } from "./real-records.ts";

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
  readonly verdict: string;
  readonly outcome: { readonly winners: readonly number[] } | null;
  readonly doubts: readonly {
    readonly reason: string;
    readonly values: { readonly given?: string };
  }[];
  readonly findings: readonly { readonly code: string; readonly clauses: readonly string[] }[];
}

const DISPUTED = join(import.meta.dirname, "disputed-pgn", "disputed.pgn");

const resultOf = ({ outcome }: Report): string => {
  if (outcome === null) return "*";
  const [winner] = outcome.winners;
  return winner === undefined ? "1/2-1/2" : winner === 0 ? "1-0" : "0-1";
};

/** What an audit answers, as far as it was asked for: the result; code and clause; or why nothing is certain. */
const isAnswered = (report: Report, [verdict, what = "", ...words]: readonly string[]): boolean => {
  if (report.verdict !== verdict) return false;
  const [finding] = report.findings;
  if (verdict === "compliant") return finding === undefined && resultOf(report) === what;
  if (verdict === "violated")
    return finding?.code === what && finding.clauses.includes(words.join(" "));
  const text = words.join(" ");
  return report.doubts.some(
    ({ reason, values }) => reason === what && (values.given ?? "").includes(text),
  );
};

test("each disputed game gets the answer that the Laws give", async () => {
  const events = [...readFileSync(DISPUTED, "utf8").matchAll(/^\[Event "(.*)"\]$/gm)];
  const { out } = await assize(["audit", DISPUTED, "--json", "--no-impact"]);
  const { reports } = JSON.parse(out) as { readonly reports: readonly Report[] };
  expect(reports).toHaveLength(events.length);
  expect(events.length).toBeGreaterThanOrEqual(70);
  const wrong = reports.flatMap((report, index) => {
    const asked = events[index]![1]!;
    return isAnswered(report, asked.split(" "))
      ? []
      : [[index + 1, asked, report.verdict, report.findings[0] ?? report.doubts[0] ?? null]];
  });
  expect(wrong).toEqual([]);
});

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

test("a piece is called what stood there when it was played", async () => {
  const folder = makeFolder();
  const file = folder.path("rook.pgn");
  writeFileSync(file, "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. Re1 O-O 6. Re1xe5 d6 *\n");
  const { out } = await assize(["audit", file, "--no-impact"]);
  // When the game began the king stood there.
  expect(out).toContain("White played rook e1–e5.");
  const { out: json } = await assize(["audit", file, "--no-impact", "--json"]);
  expect(json).toContain("White played rook e1–e5.");
  folder.remove();
});

const RECORDS = process.env["ASSIZE_RECORDS"];

/** The files of a folder, by the digest of their bytes. */
const filesIn = (folder: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (folder === undefined ? [] : readdirSync(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && entry.name.endsWith(".pgn"))
      .map(({ parentPath, name }) => {
        const file = join(parentPath, name);
        return [createHash("sha256").update(readFileSync(file)).digest("hex"), file] as const;
      }),
  );

const firstTold = ({ verdict, doubts, findings }: Report): string => {
  const [finding] = findings;
  if (finding !== undefined) return [finding.code, ...finding.clauses].join(" ");
  return doubts[0]?.reason ?? verdict;
};

describe.runIf(process.env["ASSIZE_DEEP"] !== undefined)("real records", () => {
  const files = filesIn(RECORDS);
  const where = RECORDS === undefined ? "ASSIZE_RECORDS names no folder" : `not in ${RECORDS}`;

  test.each(REAL_RECORDS)(
    "$repository $path",
    { timeout: 600_000 },
    async ({ sha256, games, told }) => {
      const file = files.get(sha256);
      if (file === undefined) return console.log(`skipped, ${where}: see real-chess-records.md`);
      const { out } = await assize(["audit", file, "--ndjson", "--no-impact"]);
      const reports = out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as Report);
      const odd = reports.flatMap((report, index) =>
        report.verdict === "compliant"
          ? []
          : [{ game: index + 1, verdict: report.verdict, what: firstTold(report) }],
      );
      expect(odd).toEqual(told);
      expect(reports).toHaveLength(games);
    },
  );

  test("they are 3,418 games", () =>
    expect(REAL_RECORDS.reduce((sum, { games }) => sum + games, 0)).toBe(3_418));
});
