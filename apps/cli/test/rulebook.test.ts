import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { referenceEdition } from "@assize/xidit-edition";
import { rulebook } from "@assize/xidit-rulebook";
import { linesOf, parsed } from "./a-game.ts";
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

  test("render draws the reference edition, or the one named", async () => {
    const drawn = await assize(["edition", "render"]);
    expect(drawn.out).toMatch(/^<svg /);
    const named = await assize(["edition", "render", save("again.json", referenceEdition)]);
    expect(named.out).toBe(drawn.out);
    expect((await assize(["edition", "render", save("empty.json", {})])).code).toBe(1);
  });
});
