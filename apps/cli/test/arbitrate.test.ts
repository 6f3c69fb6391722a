// An arbiter's work besides the audit: rulings are written, a table is put right, and a sheet is printed.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { assize } from "./command-line.ts";
import { FIRST, impactCase, LOG, problemsOf, reportOf, rulingFiles } from "./rulings.ts";

const folder = rulingFiles();
const { save, fileOn } = folder;

describe("assize arbitrate", () => {
  const CHANGED = impactCase("other-tile");
  const said = ["--arbiter", "M. Roux", "--reason", "So it was agreed."];
  const write = (...flags: readonly string[]) => assize(["arbitrate", CHANGED, ...flags, ...said]);

  test("writes rulings that the audit reads, one after the other", async () => {
    const first = await write("--finding", "f1", "--answer", "let-stand");
    expect(first).toMatchObject({ code: 0, err: "" });
    const one = save(first.out);
    const second = await write("--add", one, "--finding", "f2", "--answer", "let-stand");
    const report = await reportOf(CHANGED, "--arbitrations", save(second.out), "--arbitrated");
    expect(report.code).toBe(0);
    expect(problemsOf(report)).toEqual([null, null]);
  });

  test("lets a line stand that nothing led to, and tells what follows from it", async () => {
    const stands = await assize(
      ["arbitrate", LOG, "--finding", "f1", "--answer", "let-stand"].concat(said),
    );
    expect(stands).toMatchObject({ code: 0, err: "" });
    const report = await reportOf(LOG, "--arbitrations", save(stands.out));
    expect(problemsOf(report)).toEqual([null]);
    const open = report.asArbitrated.open.map(({ seq, code }: any) => [seq, code]);
    expect(open).toEqual([
      [284, "value-wrong"],
      [325, "value-wrong"],
      [384, "decision-illegal"],
      [581, "decision-illegal"],
    ]);
  });

  test("refuses a ruling that cannot be carried out, and says what the rules have against it", async () => {
    const rule = (...flags: readonly string[]) =>
      assize(["arbitrate", LOG, "--finding", "f1", ...flags, ...said]);
    const instead = '{"type":"hand-chosen","by":1,"data":{"units":99}}';
    const other = await rule("--answer", "corrected", "--instead", instead);
    expect(other).toMatchObject({ code: 3, out: "" });
    expect(other.err).toContain("nothing was written. Play cannot go on from here in this way");
    expect(other.err).toContain("Bruno chose to show 99. The rules do not allow this choice here.");
    const player = await assize(
      ["arbitrate", LOG, "--finding", "f1", "--answer", "corrected"].concat([
        "--arbiter",
        "Bruno",
        "--reason",
        "I say so.",
      ]),
    );
    expect(player.err).toContain("nobody rules in their own game");
  });

  test.each<[readonly string[], string]>([
    [["--finding", "f9", "--answer", "voided"], "choose f1 (event 61, value-wrong)"],
    [["--finding", "f1", "--answer", "penalty"], "penalty"],
    [["--finding", "f1", "--answer", "penalty", "--place", "3"], "say who pays with --seat"],
    [["--finding", "f1", "--answer", "penalty", "--seat", "0"], "--place or --points"],
    [["--finding", "f1", "--answer", "penalty", "--seat", "public", "--place", "2"], "one seat"],
    [["--finding", "f1", "--answer", "voided", "--instead", "{"], "--instead: "],
    [["--finding", "f1", "--answer", "voided", "--instead", "{}"], "instead"],
  ])("says what is wrong with %j", async (flags, message) => {
    const { code, out, err } = await write(...flags);
    expect({ code, out }).toEqual({ code: 3, out: "" });
    expect(err).toContain(message);
  });
});

describe("assize restore", () => {
  test("says in words what to change on the table", async () => {
    const restored = async (...flags: readonly string[]): Promise<string> =>
      (await assize(["restore", LOG, "--arbitrations", FIRST, ...flags])).out;
    expect(await restored("--at", "300")).toBe(
      [
        "After event 300, change on the table:",
        "    Bruno, Gold Sovereign: “5” becomes “6”.",
        "It rests on how the record is explained:",
        ...["f1, event 259", "f2, event 284"].map(
          (where) =>
            `    ${where} (value-wrong): The values were written down wrongly; the game went on by those that the rules force.`,
        ),
        "",
      ].join("\n"),
    );
    expect(await restored("--at", "200", "--lang", "es")).toBe(
      "No hay nada que cambiar en la mesa.\n",
    );
  });

  test("takes what the rules force where nobody ruled", async () => {
    const { code, out } = await assize(["restore", impactCase("recruited-twice"), "--lang", "de"]);
    expect(code).toBe(0);
    expect(out).toContain("Es gibt keine Entscheidung");
    expect(out).toMatch(/Rot, Einheit: Aus „3 .+“ wird „3 .+“/);
  });

  test("says which ruling cannot be carried out, and how far the game goes", async () => {
    const instead = { type: "hand-chosen", by: 1, data: { units: 99 } };
    const found = { line: 259, code: "value-wrong", ruling: "corrected", instead };
    const file = fileOn(LOG, [found]);
    const refused = await assize(["restore", LOG, "--arbitrations", file]);
    expect(refused).toMatchObject({ code: 2, out: "" });
    expect(refused.err).toContain("event 259 cannot be carried out (not-possible)");
    const beyond = await assize(["restore", LOG, "--at", "9999"]);
    expect(beyond.code).toBe(3);
    expect(beyond.err).toContain("choose 0 to 643");
  });
});

test("the ruling sheet prints what was ruled", async () => {
  const log = impactCase("program-changed");
  const file = fileOn(log, [{ line: 13, code: "decision-illegal", ruling: "let-stand" }]);
  const html = folder.path("ruled.html");
  await assize(["audit", log, "--html", html, "--arbitrations", file, "--lang", "fr"]);
  const sheet = readFileSync(html, "utf8");
  const ruled = sheet.slice(sheet.indexOf('<div class="sheet_ruled">'));
  expect(ruled.slice(0, 2_000)).toMatch(/il reste tel qu&#39;il est noté.*Mme Laurent/s);
  expect(sheet.includes('class="sheet_room"')).toBe(false);
});
