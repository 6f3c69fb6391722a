// Play that was taken back with fewer than all seats agreeing is compliant, for no rule of a game says who has to agree; every way
// of telling a verdict says so, with what had been seen by then.
import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linesOf, parsed, simulated, unchained } from "./a-game.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";

const TIMES = 2;

/** A game whose first shuffle was made anew, so often, with these seats agreeing. */
const shuffledAnew = async (seats: readonly number[]): Promise<string> => {
  const [header, ...events] = linesOf(unchained(await simulated(3))).map((line) => parsed(line));
  const again = Array.from({ length: TIMES }, () => [
    events[0]!,
    { type: "table/undo", data: { to: 0, seats } },
  ]).flat();
  const lines = [...again, ...events].map((event, index) => ({ ...event, seq: index + 1 }));
  const all = [{ ...header, format: "assize-log/2" }, ...lines];
  return all.map((line) => `${JSON.stringify(line)}\n`).join("");
};

let folder: Folder;
beforeAll(async () => {
  folder = makeFolder();
  writeFileSync(folder.path("alone.jsonl"), await shuffledAnew([1]));
  writeFileSync(folder.path("together.jsonl"), await shuffledAnew([0, 1, 2]));
});
afterAll(() => folder.remove());

const TOLD =
  "taken back 2 times with the agreement of fewer than all seats (seen by then: 2 outcomes of chance)";

const SENTENCE = `T${TOLD.slice(1)}`;

test("is said of a game in a line, in the report, in JUnit and in SARIF, and of no other game", async () => {
  const logs = ["alone", "together"].map((name) => folder.path(`${name}.jsonl`));
  const quiet = (await assize(["audit", "--quiet", ...logs])).out.split("\n");
  expect(quiet[0]).toMatch(/^COMPLIANT/);
  expect(quiet.map((line) => line.includes(TOLD))).toEqual([true, false, false, false]);
  expect(quiet[2]).toBe("2 games: 2 compliant; 1 with undos that fewer than all seats agreed to");

  const reports = ["--junit", folder.path("a.xml"), "--sarif", folder.path("a.sarif")];
  const { code, out } = await assize(["audit", ...logs, ...reports]);
  expect(code).toBe(0);
  expect(out.split(`${SENTENCE}.`)).toHaveLength(2);
  const junit = readFileSync(folder.path("a.xml"), "utf8");
  expect(junit.split("<system-out>")).toHaveLength(2);
  expect(junit).toContain(`${SENTENCE}.`);
  const results = sarifResults("a.sarif");
  expect(results).toMatchObject([
    { kind: "review", level: "none", ruleId: "record/undo-by-fewer", properties: { event: 2 } },
    { kind: "review", level: "none", ruleId: "record/undo-by-fewer", properties: { event: 4 } },
  ]);
  expect(results[0]!.message.text).toContain("1 outcome of chance, first at event 1");
});

interface SarifResult {
  readonly message: { readonly text: string };
}

const sarifResults = (name: string): readonly SarifResult[] => {
  const { runs } = parsed(readFileSync(folder.path(name), "utf8"));
  return (runs as readonly { readonly results: readonly SarifResult[] }[])[0]!.results;
};

test("is kept in results, asked for, and told of an archive", async () => {
  const logs = ["alone", "together"].map((name) => folder.path(`${name}.jsonl`));
  const results = ["--results", folder.path("results.sqlite")];
  const told = "1 with undos that fewer than all seats agreed to";
  for (const round of ["first", "second"]) {
    const reports = [
      "--junit",
      folder.path(`${round}.xml`),
      "--sarif",
      folder.path(`${round}.sarif`),
    ];
    const { code, out } = await assize([
      "archive",
      "audit",
      ...logs,
      ...results,
      ...reports,
      "-j",
      "1",
    ]);
    expect([code, out]).toEqual([0, expect.stringContaining(told)]);
    expect(readFileSync(folder.path(`${round}.xml`), "utf8")).toContain(SENTENCE);
    expect(sarifResults(`${round}.sarif`)).toHaveLength(TIMES);
  }
  const ask = async (question: string): Promise<readonly unknown[]> =>
    JSON.parse(
      (await assize(["archive", "query", question, "--format", "json", ...results])).out,
    ) as [];
  const alone = { undos: 2, undos_by_fewer: 2, seen_chance: 2, seen_reveals: 0 };
  const together = { undos: 2, undos_by_fewer: 0, seen_chance: 0, seen_reveals: 0 };
  expect(await ask("games")).toMatchObject([alone, together]);
  expect(await ask("undos")).toMatchObject([{ ...alone, verdict: "compliant", line: 1 }]);

  const page = folder.path("page.html");
  expect((await assize(["archive", "page", page, ...results])).code).toBe(0);
  const [, section] = readFileSync(page, "utf8").split(
    "<h2>Play taken back with fewer than all seats agreeing</h2>",
  );
  const [table] = section!.split("<h2>");
  expect(table).toContain("alone.jsonl");
  expect(table).not.toContain("together.jsonl");
});
