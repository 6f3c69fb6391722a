// The rulebook is complete in four languages; sets of choices resolve or say why not.
// Knows the data only; whether the rules are kept is tested where they are played.
import { LANGUAGES } from "@assize/kernel-model";
import type { Localized } from "@assize/kernel-model";
import { describe, expect, it } from "vitest";
import {
  CLAUSE_IDS,
  GLOSSARY,
  RULING_IDS,
  RULING_SETS,
  type Rulings,
  SOURCE_FILES,
  clause,
  resolveRulings,
  rulebook,
} from "../src/index.ts";

const CLAUSE_COUNT = 84;
const RULING_COUNT = 18;
const OPTION_COUNT = 36;
const TERM_COUNT = 60;
const LONGEST_STATEMENT = 260;

const texts: readonly (readonly [where: string, text: Localized])[] = [
  ...rulebook.clauses.map(({ id, statement }) => [id, statement] as const),
  ...rulebook.rulings.map(({ id, question }) => [id, question] as const),
  ...rulebook.rulings.flatMap(({ id, options }) =>
    options.map((option) => [`${id}: ${option.id}`, option.statement] as const),
  ),
  ...Object.entries(rulebook.glossary),
];

const duplicates = (ids: readonly string[]): readonly string[] =>
  ids.filter((id, index) => ids.indexOf(id) !== index);

const resolved = (set: string, overrides?: Readonly<Record<string, string>>): Rulings => {
  const resolution = resolveRulings(set, overrides);
  if (!resolution.ok) throw new Error(JSON.stringify(resolution.problems));
  return resolution.rulings;
};

describe("the data", () => {
  it("holds at least as much as the rulebooks say", () => {
    expect(CLAUSE_IDS.length).toBeGreaterThanOrEqual(CLAUSE_COUNT);
    expect(RULING_IDS.length).toBeGreaterThanOrEqual(RULING_COUNT);
    expect(rulebook.rulings.flatMap(({ options }) => options).length).toBeGreaterThanOrEqual(
      OPTION_COUNT,
    );
    expect(Object.keys(GLOSSARY).length).toBeGreaterThanOrEqual(TERM_COUNT);
  });

  it("names everything once", () => {
    expect(duplicates(CLAUSE_IDS)).toEqual([]);
    expect(duplicates(RULING_IDS)).toEqual([]);
    for (const { options } of rulebook.rulings) {
      expect(options.length).toBeGreaterThanOrEqual(2);
      expect(duplicates(options.map(({ id }) => id))).toEqual([]);
    }
  });

  it("gives every clause a stable name of the form family.name", () => {
    for (const id of CLAUSE_IDS) expect(id).toMatch(/^[a-z]+(\.[a-z]+(-[a-z]+)*)$/);
    for (const id of CLAUSE_IDS) expect(clause(id).id).toBe(id);
  });

  it("lets only real ids and options compile", () => {
    // @ts-expect-error no such clause
    expect(clause("recruit.strongest")).toBeUndefined();
    const bank: Rulings["bank"] = "limited:60";
    // @ts-expect-error no such option
    const road: Rulings["no-road"] = "fly";
    expect([bank, road]).toHaveLength(2);
  });

  it.each(LANGUAGES)("says everything in %s", (language) => {
    const missing = texts.filter(([, text]) => (text[language] ?? "").trim() === "");
    expect(missing).toEqual([]);
  });

  it("keeps statements short enough for a line of a report", () => {
    const long = texts.flatMap(([where, text]) =>
      LANGUAGES.filter((language) => (text[language] ?? "").length > LONGEST_STATEMENT).map(
        (language) => `${where} (${language})`,
      ),
    );
    expect(long).toEqual([]);
  });

  it("does not give one language's sentence for another's", () => {
    const said = rulebook.clauses.map(({ statement }) => Object.values(statement));
    for (const languages of said) expect(duplicates(languages)).toEqual([]);
  });
});

describe("the references", () => {
  it("cites only the four rulebooks, and a heading in each", () => {
    const files: readonly string[] = Object.values(SOURCE_FILES);
    const sources = [...rulebook.clauses, ...rulebook.rulings].flatMap((stated) => stated.sources);
    expect(sources.length).toBeGreaterThan(CLAUSE_COUNT);
    for (const { file, heading } of sources) {
      expect(files).toContain(file);
      expect(heading.trim()).not.toBe("");
    }
  });

  it("marks as a completion exactly what no rulebook states", () => {
    const unstated = rulebook.clauses.filter(({ sources }) => sources.length === 0);
    const completions = rulebook.clauses.filter(({ completion }) => completion === true);
    expect(unstated).toEqual(completions);
    expect(rulebook.rulings.filter(({ sources }) => sources.length === 0)).toEqual([]);
  });

  it("reads clauses only through rulings that exist, and uses every ruling", () => {
    const mentioned = new Set(rulebook.clauses.flatMap(({ rulings }) => rulings ?? []));
    expect([...mentioned].toSorted()).toEqual([...RULING_IDS].toSorted());
  });

  it("gives a reason for every clause that cannot be audited", () => {
    const reasons = rulebook.clauses.flatMap(({ notAuditable }) => notAuditable ?? []);
    expect(reasons.length).toBeGreaterThanOrEqual(6);
    for (const reason of reasons) expect(reason.length).toBeGreaterThan(20);
  });
});

describe("resolveRulings", () => {
  it("chooses the first option of every ruling by default", () => {
    const firsts = rulebook.rulings.map(({ id, options }) => [id, options[0].id]);
    expect(resolved("default")).toEqual(Object.fromEntries(firsts));
  });

  it.each(Object.keys(RULING_SETS))("finds real options only in set %s", (set) => {
    const choices = rulebook.rulingSets[set] ?? {};
    expect(resolved("default", choices)).toEqual(resolved(set));
    expect(Object.keys(resolved(set)).toSorted()).toEqual([...RULING_IDS].toSorted());
  });

  it("states the English, German and French readings", () => {
    expect(resolved("en")).toMatchObject({
      "threat-once": "titan-mixes-only",
      "bonus-storey": "no-guild-only",
      "dummy-tie": "eliminated",
    });
    expect(resolved("de")).toEqual(resolved("default"));
    expect(resolved("fr")).toMatchObject({
      "titan-anywhere": "any-city",
      "titan-trigger": "pile-empty",
    });
  });

  it("lets an override win over its set", () => {
    expect(resolved("en", { "threat-once": "one" })["threat-once"]).toBe("one");
  });

  it("takes a whole number for a limited bank, spelled in one way", () => {
    expect(resolved("default", { bank: "limited:60" }).bank).toBe("limited:60");
    for (const bank of ["limited:", "limited:-1", "limited:060", "limited:6.5", "limited:N"]) {
      expect(resolveRulings("default", { bank })).toEqual({
        ok: false,
        problems: [{ kind: "unknown-option", ruling: "bank", option: bank }],
      });
    }
  });

  it("names every problem at once", () => {
    const overrides = { "no-road": "fly", "house-rule": "yes", constructor: "stay" };
    expect(resolveRulings("toString", overrides)).toEqual({
      ok: false,
      problems: [
        { kind: "unknown-set", set: "toString" },
        { kind: "unknown-option", ruling: "no-road", option: "fly" },
        { kind: "unknown-ruling", ruling: "house-rule" },
        { kind: "unknown-ruling", ruling: "constructor" },
      ],
    });
  });
});
