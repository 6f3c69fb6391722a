import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { referenceEdition } from "@assize/xidit-edition";
import { rulebook } from "@assize/xidit-rulebook";
import { linesOf, parsed, simulated } from "./a-game.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => folder.remove());

describe("rules", () => {
  test("lists every clause and every ruling", async () => {
    const { code, out } = await assize(["rules"]);
    expect(code).toBe(0);
    for (const { id } of [...rulebook.clauses, ...rulebook.rulings]) expect(out).toContain(id);
  });

  test("tells one clause in the language asked for, with sources and rulings", async () => {
    const clause = rulebook.clauses.find(({ id }) => id === "threat.once")!;
    const { out } = await assize(["rules", "threat.once", "--lang", "de"]);
    expect(out).toContain(clause.statement.de);
    expect(out).toContain(`  Spielregel von Lords of Xidit, EN “${clause.sources[0]!.heading}”\n`);
    expect(out).not.toContain(".txt");
    expect(out).toContain("titan-mixes-only");
  });

  test("tells one ruling with its options and the sets that choose", async () => {
    const { out } = await assize(["rules", "threat-once"]);
    expect(out).toContain("one (default)");
    expect(out).toContain("en: titan-mixes-only");
  });

  test("lists a group, and advises where there is none", async () => {
    const census = rulebook.clauses.filter(({ id }) => id.startsWith("census."));
    expect(linesOf((await assize(["rules", "census"])).out)).toHaveLength(census.length);
    const ran = await assize(["rules", "weakest"]);
    expect(ran.code).toBe(3);
    expect(ran.err).toContain("did you mean recruit.weakest?");
    expect((await assize(["rules", "fr"])).err).toContain(
      "it is a ruling set, which chooses titan-anywhere=any-city and titan-trigger=pile-empty",
    );
    expect((await assize(["rules", "default"])).err).toContain("the default of each ruling");
  });

  test("is there as JSON", async () => {
    const all = parsed((await assize(["rules", "--json"])).out);
    expect(all["clauses"]).toHaveLength(rulebook.clauses.length);
  });
});

describe("edition", () => {
  const save = (name: string, value: unknown): string => {
    writeFileSync(folder.path(name), typeof value === "string" ? value : JSON.stringify(value));
    return folder.path(name);
  };

  test("check: 0 for a valid one, 1 with every problem, 3 where it is no JSON", async () => {
    const good = await assize(["edition", "check", save("good.json", referenceEdition)]);
    expect(good).toMatchObject({ code: 0, out: "good.json: a valid edition\n" });
    const roads = referenceEdition.roads.slice(1);
    const bad = await assize([
      "edition",
      "check",
      save("bad.json", { ...referenceEdition, roads, x: 1 }),
    ]);
    expect(bad.code).toBe(1);
    expect(bad.out).toContain("bad.json: x: The format has no such field");
    const json = await assize(["edition", "check", "--json", folder.path("bad.json")]);
    expect(parsed(json.out)["problems"]).toMatchObject([{ code: "malformed", path: "x" }]);
    expect((await assize(["edition", "check", save("no.json", "no")])).code).toBe(3);
  });

  test("check: says what is malformed where, of either game", async () => {
    const path = save("treasures.json", { id: 7, x: 1 });
    const ran = await assize(["edition", "check", "--game", "grandlin", path]);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain(
      "treasures.json: id: Expected string; correct the value. (malformed)",
    );
    expect(ran.out).toContain("treasures.json: x: The format has no such field");
    expect(ran.out).toContain("treasures.json: deck: This field is missing; add it. (malformed)");
    expect(ran.out).not.toContain("the whole");
  });

  test("an audit with a malformed one says the same, in the reader's language", async () => {
    const path = save("untitled.json", { ...referenceEdition, title: 7 });
    const log = save("log.jsonl", await simulated(3));
    const german = await assize(["audit", "--lang", "de", "--edition", path, log]);
    expect(german.out).toContain(
      "die angegebene Ausgabe ist ungültig: title muss das sein: ein Text",
    );
    expect(german.out).not.toContain("malformed");
    const json = parsed((await assize(["audit", "--json", "--edition", path, log])).out);
    expect(json["reports"][0].doubts).toMatchObject([
      {
        values: {
          problem: "malformed",
          path: "title",
          asked: { code: "type", expected: ["string"] },
        },
        detail: "the edition given is not valid: title must be a text",
      },
    ]);
  });

  test("render draws the reference edition, or the one named", async () => {
    const drawn = await assize(["edition", "render"]);
    expect(drawn.out).toMatch(/^<svg /);
    const named = await assize(["edition", "render", save("again.json", referenceEdition)]);
    expect(named.out).toBe(drawn.out);
    expect((await assize(["edition", "render", save("empty.json", {})])).code).toBe(1);
  });
});
