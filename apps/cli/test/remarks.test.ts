// What is said of a text that is no log: whoever reads a report of an audit is told the same as whoever watches standard error.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assize, type Folder, makeFolder } from "./command-line.ts";

const REMARKED = fileURLToPath(new URL("./remarked-pgn/remarked.pgn", import.meta.url));

/** Of the five games: the line of its place, and words of the remark. */
const REMARKS = [
  [2, "the tag Result says 0-1"],
  [4, "e4+ gives no check"],
  [5, "the tag Date is no date"],
] as const;

let folder: Folder;
/** What is told on standard error: line, column and words. */
let told: readonly { readonly place: string; readonly message: string }[];

beforeAll(async () => {
  folder = makeFolder();
  const { err } = await assize(["audit", REMARKED, "--quiet"]);
  told = [...err.matchAll(/remarked\.pgn:(\d+:\d+): (.*)/g)].map(([, place, message]) => ({
    place: place!,
    message: message!,
  }));
});
afterAll(() => folder.remove());

test("remarks on a text are told on standard error", () => {
  expect(told.length).toBe(REMARKS.length);
  for (const [at, [, words]] of REMARKS.entries()) expect(told[at]!.message).toContain(words);
});

test("JSON, JUnit and SARIF tell each remark with its place, in the game that it is about", async () => {
  const [junit, sarif] = [folder.path("a.xml"), folder.path("a.sarif")];
  const { out } = await assize(["audit", REMARKED, "--json", "--junit", junit, "--sarif", sarif]);
  const reports = (
    JSON.parse(out) as {
      readonly reports: readonly {
        readonly source: {
          readonly remarks: readonly {
            readonly place: { readonly line: number; readonly column: number };
            readonly message: string;
          }[];
        };
      }[];
    }
  ).reports.map(({ source }) => source.remarks);
  expect(reports.length).toBe(5);
  const inJson = reports.flatMap((remarks, at) =>
    remarks.map(({ place: { line, column }, message }) => ({
      game: at + 1,
      place: `${line}:${column}`,
      message,
    })),
  );
  expect(inJson).toEqual(told.map((one, at) => ({ game: REMARKS[at]![0], ...one })));
  const xml = readFileSync(junit, "utf8");
  const log = readFileSync(sarif, "utf8");
  for (const { place, message } of told) {
    expect(xml).toContain(`remarked.pgn:${place}: ${message}`);
    expect(log).toContain(message);
    expect(log).toContain(`"startLine": ${place.split(":")[0]}`);
  }
});

test("an archive keeps remarks, where an undetermined game is not certain, and what stands there", async () => {
  const [results, sarif] = [folder.path("r.sqlite"), folder.path("r.sarif")];
  for (const run of ["first", "again"]) {
    const report = run === "first" ? ["--sarif", sarif] : [];
    const { out } = await assize(["archive", "audit", REMARKED, "--results", results, ...report]);
    expect(out).toContain("there is something to say of the text of 4 games");
    const asked = async (question: string) =>
      (await assize(["archive", "query", question, "--results", results, "--format", "csv"])).out;
    const remarks = await asked("remarks");
    const plain = remarks.replaceAll('"', "");
    for (const { place, message } of told)
      expect(plain).toContain(`,${place.replace(":", ",")},${message},`);
    expect(remarks).toMatch(/,3,29,13,Zf7 is no move,undetermined/);
    expect(await asked("games")).toMatch(/,unknown-value,.*,29,13,1\r?$/m);
  }
  const log = readFileSync(sarif, "utf8");
  for (const { message } of told) expect(log).toContain(message);
});

test("in a log a doubt stands on its event's line", async () => {
  const { out } = await assize(["import", "--from", "pgn", REMARKED]);
  const results = folder.path("log.sqlite");
  await assize(["archive", "audit", "-", "--results", results], { stdin: out });
  const { out: games } = await assize([
    "archive",
    "query",
    "games",
    "--results",
    results,
    "--format",
    "json",
  ]);
  const unknown = (
    JSON.parse(games) as readonly { readonly reason: string; readonly reason_line: number }[]
  ).find(({ reason }) => reason === "unknown-value");
  const lines = out.split("\n");
  expect(lines[unknown!.reason_line - 1]).toContain('"$unknown":"Zf7 is no move"');
});
