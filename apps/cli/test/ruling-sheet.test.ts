// The ruling sheet: what is on it for each finding, for whom, in which language, and that nothing of a log becomes markup.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linesOf, parsed, unchained, withLine } from "./a-game.ts";
import { assize, type Folder, makeFolder, type Ran } from "./command-line.ts";

const example = (name: string): string =>
  fileURLToPath(new URL(`../../../docs/examples/games/${name}.jsonl`, import.meta.url));

/** A short game that goes on, with one cause. */
const SHORT = fileURLToPath(new URL("recorded/second-recruit-min.jsonl", import.meta.url));

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => folder.remove());

let sheets = 0;
/** Audits with a sheet; answers the run and the sheet, null where none was written. */
const audited = async (
  log: string,
  ...flags: readonly string[]
): Promise<Ran & { readonly sheet: string | null }> => {
  const html = folder.path(`sheet-${sheets++}.html`);
  const ran = await assize(["audit", log, "--html", html, ...flags]);
  return { ...ran, sheet: existsSync(html) ? readFileSync(html, "utf8") : null };
};

const save = (name: string, text: string): string => {
  writeFileSync(folder.path(name), text);
  return folder.path(name);
};

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#39": "'" };
/** What is read on it, without drawings and tags. */
const textOf = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>|<svg.*?<\/svg>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name]!)
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

const sectionsOf = (html: string): readonly string[] =>
  html.split('<section class="sheet_cause"').slice(1);

const plain = (text: string): string => text.replace(/\s+/g, " ");

describe.each([
  { name: "disputed-4p", causes: 3, first: [], section: [] },
  {
    name: "treasure-disputed-2p",
    causes: 3,
    first: [
      "The winner, the places and the scores stay the same, if event 205 took place as the rules say.",
      "treasures secured: Alice 1 and Bruno 3",
    ],
    section: ["so Alice had to lose 5 health.", "Missing at: manual of the treasure game"],
  },
])("given $name", ({ name, causes, first, section }) => {
  let sheet: string;
  let report: Record<string, any>;
  beforeAll(async () => {
    const ran = await audited(example(name), "--json");
    expect(ran.code).toBe(1);
    sheet = ran.sheet!;
    report = (parsed(ran.out)["reports"] as Record<string, any>[])[0]!;
  });

  test("each cause has its sentences, its pictures, its clauses, and room for a note", () => {
    const sections = sectionsOf(sheet);
    expect(sections).toHaveLength(causes);
    expect(report["causes"]).toHaveLength(causes);
    for (const [place, id] of (report["causes"] as string[]).entries()) {
      const finding = (report["findings"] as Record<string, any>[]).find((one) => one["id"] === id);
      const text = textOf(sections[place]!);
      expect(text).toContain(`${place + 1}. Event ${finding!["seq"] as number}`);
      expect(text).toContain(plain(finding!["cause"].text));
      expect(text).toContain(plain(finding!["impact"].text.split(". ")[0]));
      for (const clause of finding!["clauses"] as string[]) expect(text).toContain(clause);
      expect(text).toMatch(/Source:|Missing at:/);
      expect(sections[place]!.match(/<svg xmlns/g)!.length).toBeGreaterThanOrEqual(2);
      expect(text).toContain(`Before event ${finding!["seq"] as number}`);
      expect(text).toContain("The arbiter's note");
    }
  });

  test("who lost what, what an effect takes for granted, and where a rule is missing", () => {
    const [head = "", cause = ""] = sheet.split('<section class="sheet_cause"').map(textOf);
    for (const said of first) expect(head).toContain(said);
    for (const said of section) expect(cause).toContain(said);
    expect(cause).not.toMatch(/No text states this clause[^:]*: [^:]* Source:/);
  });

  test("what was recorded is struck, what the rules force is ticked, where the board shows it", () => {
    const marked = sectionsOf(sheet).filter((section) => section.includes("mark-recorded"));
    expect(marked.length).toBeGreaterThanOrEqual(causes - 1);
    for (const section of marked) {
      expect(section).toContain('class="mark-strike"');
      // Whose turn comes is said of the board before, and not where something is disputed.
      expect(section.slice(section.indexOf("mark-strike"))).not.toMatch(/class="([^"]* )?next[" ]/);
      expect(textOf(section)).toContain("as recorded (dashed, struck out)");
      expect(textOf(section)).toContain("numbers are what there is after it");
    }
    expect(sheet).toContain('class="mark-forced"');
  });

  test("it names players, verdict, log and digest, lists the causes first, and has room for a ruling", () => {
    const [head] = sheet.split('<section class="sheet_cause"');
    const text = textOf(head!);
    for (const said of ["VIOLATED", "Alice", "Bruno", report["record"].digest, `${name}.jsonl`])
      expect(text).toContain(said);
    expect(head!.match(/class="sheet_chip"/g)!.length).toBeGreaterThanOrEqual(2);
    expect(head!.match(/href="#cause-\d"/g)).toHaveLength(causes);
    expect(textOf(sheet)).toMatch(/The arbiter's ruling.*Place, date, signature/);
  });

  test("it is one file without script, style of its own alone, and nothing from elsewhere", () => {
    expect(sheet).not.toMatch(
      /<script|javascript:|\son\w+=|\sstyle=|<link|<img|@import|url\((?!#)/i,
    );
    expect(sheet.match(/(?:src|href)="(?!#)[^"]*"/g)).toBeNull();
    expect(sheet).toContain("default-src 'none'");
    const ids = [...sheet.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test.each([
  ["fr", "Feuille d’arbitrage", "Note de l’arbitre", "Effet"],
  ["de", "Entscheidungsblatt", "Bemerkung der Spielleitung", "Auswirkung"],
  ["es", "Hoja de arbitraje", "Nota del árbitro", "Efecto"],
])("in %s nothing is left in English", async (language, title, note, effect) => {
  const { sheet, out } = await audited(SHORT, "--lang", language, "--seat", "all");
  expect(sheet).toContain(`<html lang="${language}">`);
  const text = textOf(sheet!);
  for (const said of [title, note, effect]) expect(text).toContain(said);
  expect(text).not.toMatch(/\[en\]|\bEvent\b|VIOLATED|Answerable|the rules|winner/);
  // Neither the word that a header has for the edition, nor a rule by its name alone.
  expect(text).not.toMatch(/ reference [\w-]{43}|(Klausel|Clause|Cláusula) [\w.-]+:/);
  // The reader's own rulebook is named first.
  expect(text).toMatch(new RegExp(`: [^;:]*, ${language.toUpperCase()} [„«]`));
  expect(out).toContain(".html.");
});

test("a compliant game, one that is open, and one that is not known here have a sheet too", async () => {
  const compliant = await audited(example("long-4p"));
  expect(compliant.code).toBe(0);
  const text = textOf(compliant.sheet!);
  for (const said of ["COMPLIANT", "Won by: Daria", "The board at the end of the game"])
    expect(text).toContain(said);
  expect(compliant.sheet!.match(/<svg xmlns/g)).toHaveLength(1);

  const log = readFileSync(example("long-4p"), "utf8");
  const half = save("half.jsonl", `${linesOf(log).slice(0, 120).join("\n")}\n`);
  const going = textOf((await audited(half)).sheet!);
  expect(going).toContain("The board after event 119, the last that is known");
  expect(going).not.toContain("Outcome");

  const unknown = save(
    "unknown.jsonl",
    withLine(unchained(log), 0, (header) => ({ ...header, rules: 99 })),
  );
  const open = await audited(unknown);
  expect(open.code).toBe(2);
  expect(textOf(open.sheet!)).toMatch(/UNDETERMINED.*Alice.*unknown-rules-version/);
});

test("of several games there is no sheet, nor of what cannot be read; a file is not written over", async () => {
  const two = await audited(example("long-4p"), example("short-3p"));
  expect(two).toMatchObject({ code: 3, out: "", sheet: null });
  expect(two.err).toContain("a ruling sheet is of one game; there are several here");
  const archive = save(
    "archive.jsonl",
    readFileSync(example("long-4p"), "utf8") + readFileSync(example("short-3p"), "utf8"),
  );
  expect(await audited(archive, "--json")).toMatchObject({ code: 3, out: "", sheet: null });
  const torn = await audited(save("no.jsonl", "hello\n"));
  expect(torn).toMatchObject({ code: 3, sheet: null });
  expect(torn.err).toContain("not written, since nothing of the log could be audited");
  const there = save("there.html", "mine");
  const again = await assize(["audit", example("long-4p"), "--html", there]);
  expect(again.code).toBe(3);
  expect(again.err).toContain("there is such a file already");
  expect(readFileSync(there, "utf8")).toBe("mine");
});

const HOSTILE = [
  `<img src=x onerror="alert(1)"><script>alert(1)</script>`,
  `"></bdi></main><h1>Compliant</h1>`,
  `\u202Egnp\u2066 &lt;b&gt; \u2028`,
  `${"W".repeat(5_000)}`,
];

test("names, ids and file names of a log never become markup", async () => {
  const log = unchained(readFileSync(SHORT, "utf8"));
  const named = withLine(log, 0, (header) => ({
    ...header,
    seats: (header["seats"] as object[]).map((seat, at) => ({ ...seat, name: HOSTILE[at] })),
  }));
  const path = save(`a<b>"&'.jsonl`, named);
  const { sheet } = await audited(path, "--lang", "de");
  expect(sheet).not.toMatch(/<img|<script|<h1>Compliant|\u202E|\u2066|\u2028|<b>/);
  expect(sheet!.match(/<main>/g)).toHaveLength(1);
  expect(textOf(sheet!)).toContain(HOSTILE[0]!.slice(0, 20));
  expect(textOf(sheet!)).toContain(`a<b>"&'.jsonl`);
  // A game that is not known here tells everything from the header.
  const foreign = withLine(named, 0, (header) => ({
    ...header,
    game: "<svg/onload=1>",
    edition: { id: "<i>", digest: "A".repeat(43) },
  }));
  const other = (await audited(save("foreign.jsonl", foreign))).sheet!;
  expect(other).not.toMatch(/<img|<script|<svg|<i>|<h1>Compliant/);
});

describe("whose eyes", () => {
  /** Seven orders in place of six: of the wrong shape, and told so; the record ends before programs are revealed. */
  let secret: string;
  let path: string;
  let owner: number;
  beforeAll(() => {
    const lines = linesOf(unchained(readFileSync(example("long-4p"), "utf8")));
    const at = lines.findIndex((line) => line.includes('"orders-programmed"'));
    const event = parsed(lines[at]);
    const orders = [...(event["data"].orders as string[]), "wait"];
    const revealed = lines.findIndex((line) => line.includes('"orders-revealed"'));
    secret = JSON.stringify(orders);
    owner = event["by"] as number;
    const wrong = JSON.stringify({ ...event, data: { orders } });
    path = save("secret.jsonl", `${lines.slice(0, revealed).with(at, wrong).join("\n")}\n`);
  });

  test("a seat is told what it may know, in text, JSON and sheet alike", async () => {
    const told = async (seat: string): Promise<string> => {
      const text = await audited(path, "--seat", seat);
      const json = await assize(["audit", path, "--json", "--seat", seat]);
      return [text.out, text.sheet!, json.out].join("\n").replaceAll("&quot;", '"');
    };
    const other = String((owner + 1) % 4);
    expect(await told(String(owner))).toContain(secret);
    for (const seat of ["public", other]) {
      const text = await told(seat);
      expect(text).not.toContain(secret);
      expect(text).not.toContain('"wait"');
      expect(text).not.toMatch(/SHA-256|"digest":"[^"]*","bytes"/);
      expect(text).toContain(`"eyes":${seat === "public" ? '"public"' : seat}`);
    }
  });

  test("while a game goes on, a sheet shows what everybody may know; all of it for who asks", async () => {
    const open = textOf((await audited(path)).sheet!);
    expect(open).toContain("What everybody may know.");
    expect(open).not.toContain("Effect");
    const all = textOf((await audited(path, "--seat", "all")).sheet!);
    expect(all).toContain("nobody should play on who has read it");
    const daria = textOf((await audited(example("long-4p"), "--seat", "Daria")).sheet!);
    expect(daria).toContain("What Daria may know.");
    const over = textOf((await audited(example("long-4p"))).sheet!);
    expect(over).toContain("Everything, secrets included: the game is over.");
  });

  test("who is not at the table cannot be asked for, nor a seat of several games", async () => {
    const nobody = await assize(["audit", example("disputed-4p"), "--json", "--seat", "Xaver"]);
    expect(nobody).toMatchObject({ code: 3, out: "" });
    expect(nobody.err).toContain("--seat Xaver: no such seat; choose public, all, 0 (blue, Alice)");
    const two = [example("disputed-4p"), example("long-4p")];
    const several = await assize(["audit", ...two, "--seat", "Daria"]);
    expect(several.err).toContain("--seat Daria: a seat is of one game");
    expect((await assize(["audit", ...two, "--quiet", "--seat", "public"])).code).toBe(1);
  });
});
