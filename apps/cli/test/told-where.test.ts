// A report says which part of a record it is about, and what a reader can do: members of malformed events, awards, unknown values, undos,
// addresses, cards.
import { fileURLToPath } from "node:url";
import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linesOf, parsed, unchained } from "./a-game.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";

const ILLEGAL = fileURLToPath(new URL("./remarked-pgn/illegal-knight.pgn", import.meta.url));
const EXAMPLES = ["long-4p", "treasure-2p"].map((name) =>
  fileURLToPath(new URL(`../../../docs/examples/games/${name}.jsonl`, import.meta.url)),
);

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => folder.remove());

/** One event of every so many types. */
const TYPES_APART = process.env["ASSIZE_DEEP"] === undefined ? 6 : 1;

test("of an event whose data have not their shape, the member is named, whether it is chosen or forced", async () => {
  let told = 0;
  for (const path of EXAMPLES) {
    const log = unchained(readFileSync(path, "utf8"));
    const lines = linesOf(log);
    const types = lines.map((line) => parsed(line)["type"]);
    const firsts = lines.flatMap((_, at) =>
      at > 0 && types.indexOf(types[at]) === at ? [at] : [],
    );
    for (const at of firsts.filter((_, index) => index % TYPES_APART === 0)) {
      const event = parsed(lines[at]) as { readonly data: object };
      const changed = lines.with(
        at,
        JSON.stringify({ ...event, data: { ...event.data, added: 1 } }),
      );
      const { code, out } = await assize(["audit", "-"], { stdin: `${changed.join("\n")}\n` });
      expect([types[at], code]).toEqual([types[at], 1]);
      expect(out).toContain("data-malformed");
      expect(out).toContain("$.data.added: ");
      told++;
    }
  }
  expect(told).toBeGreaterThanOrEqual(10);
});

test("an outcome that an arbiter has awarded rests on the arbiter's word alone, and what is still open is said", async () => {
  const ruling = folder.path("r.json");
  const penalty = ["--answer", "penalty", "--seat", "white", "--place", "2"];
  const { out: document } = await assize([
    "arbitrate",
    ILLEGAL,
    "--finding",
    "f1",
    ...penalty,
    "--arbiter",
    "M. Roux",
    "--reason",
    "The second illegal move.",
  ]);
  writeFileSync(ruling, document);
  for (const [lang, words] of [
    ["en", "The places rest on the word of: M. Roux."],
    ["fr", "Les places reposent sur la parole de : M. Roux."],
    ["de", "Die Plätze beruhen auf dem Wort von: M. Roux."],
    ["es", "Los puestos se basan en la palabra de: M. Roux."],
  ]) {
    const { out } = await assize(["audit", ILLEGAL, "--arbitrations", ruling, "--lang", lang!]);
    const [awarded = ""] = out.slice(out.indexOf("M. Roux")).split("\n\n");
    expect(awarded).toContain(words);
    expect(awarded).toContain("B6");
    expect(awarded).not.toMatch(/stated|scoresheet/);
  }
  const { out } = await assize(["audit", ILLEGAL, "--arbitrations", ruling]);
  expect(out).toContain("every ruling was carried out, and what the record itself leaves open");
  expect(out).not.toContain("not every ruling could be carried out");
  const { out: json } = await assize(["audit", ILLEGAL, "--arbitrations", ruling, "--json"]);
  expect(JSON.parse(json)).toMatchObject({
    reports: [{ asArbitrated: { outcome: { winners: [1], scores: {} } } }],
  });
});

test("where a value is not known, audit and complete say what fills it in", async () => {
  const { out: log } = await assize(["import", "--from", "pgn", ILLEGAL]);
  const [header = "", first = ""] = linesOf(log);
  const unknown = JSON.stringify({ ...parsed(first), data: { $unknown: "smudged" } });
  const stdin = `${header}\n${unknown}\n`;
  expect((await assize(["audit", "-"], { stdin })).out).toContain("(assize complete --unknowns)");
  const completed = await assize(["complete", "-"], { stdin });
  expect(completed.err).toContain("(assize complete --unknowns)");
  expect(completed.err).toContain("standard input");
});

test("what is another game's, and a card by its name or number, is found", async () => {
  for (const about of ["potion", "draught", "day.poison"]) {
    const { code, err } = await assize(["rules", about]);
    expect(code).toBe(3);
    expect(err).toContain("in grandlin: add --game grandlin");
  }
  const byName = await assize(["rules", "--game", "grandlin", "draught"]);
  expect(byName.out).toMatch(/^Draught \(potion, cards 48–50\)\n {2}health \+6\n/);
  for (const about of ["48", "50", "card 50", "draught-2", "Draught"])
    expect((await assize(["rules", "--game", "grandlin", about])).out).toBe(byName.out);
});

test("a ruling of a clause's own name is told once, and no sources of what no text states", async () => {
  const { out } = await assize(["rules", "--game", "grandlin", "poison"]);
  expect(out.split("What if one who is poisoned is poisoned again?").length).toBe(2);
  expect(out).toMatch(/No text states it.*\n\nTexts that come nearest to it\n/);
});

test("an address that nothing is read from is told as one, by every command, and never with its account", async () => {
  const address = "https://bob:pw@host/x.jsonl";
  for (const args of [
    ["audit", address],
    ["show", address, "--at", "0"],
    ["audit", address, "--json"],
    ["archive", "audit", address, "--results", folder.path("a.sqlite")],
  ]) {
    const { code, out, err } = await assize(args);
    expect([args[0], code]).toEqual([args[0], 3]);
    expect(`${out}${err}`).toContain("nothing is read by https://");
    expect(`${out}${err}`).not.toMatch(/bob|pw@/);
  }
});
