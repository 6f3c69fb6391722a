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
  clause,
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
  it("cites the rulebook by name and language, never a file, and a heading in it", () => {
    const sources = [...rulebook.clauses, ...rulebook.rulings].flatMap((stated) => stated.sources);
    expect(sources.length).toBeGreaterThan(CLAUSE_COUNT);
    expect(new Set(sources.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
    for (const { rulebook: name, heading } of sources) {
      expect(name.en).toBe("Lords of Xidit rulebook");
      expect(Object.keys(name).toSorted()).toEqual(LANGUAGES.toSorted());
      expect(heading.trim()).not.toBe("");
    }
  });

  it("writes headings in ordinary letters, however the rulebooks set them", () => {
    const headings = [...rulebook.clauses, ...rulebook.rulings].flatMap(({ sources }) =>
      sources.map(({ heading }) => heading),
    );
    expect(new Set(headings).size).toBeGreaterThan(90);
    // No capitals within a word or all through it, no colon at its end, no space twice, and a capital first.
    const odd = /\p{Ll}\p{Lu}|\p{Lu}{3}|:$|\s\s/u;
    const begun = /^(\d\S* (\/ )?)?[A-Z]\.|^(\d\S* (\/ )?)?\p{Lu}/u;
    expect(headings.filter((one) => odd.test(one) || !begun.test(one))).toEqual([]);
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

describe("ruling sets", () => {
  it.each(Object.entries(RULING_SETS))("%s names real rulings and options only", (_, choices) => {
    for (const [id, chosen] of Object.entries(choices)) {
      const options = rulebook.rulings.find((ruling) => ruling.id === id)?.options ?? [];
      expect(options.map((option) => option.id)).toContain(chosen);
    }
  });

  it("states the English, German and French readings", () => {
    expect(Object.keys(RULING_SETS)).toEqual(["default", "en", "de", "fr"]);
    expect(RULING_SETS.en).toMatchObject({ "threat-once": "titan-mixes-only" });
    expect(RULING_SETS.fr).toMatchObject({ "titan-trigger": "pile-empty" });
    const firsts = Object.fromEntries(
      rulebook.rulings.map(({ id, options }) => [id, options[0].id]),
    );
    expect({ ...firsts, ...RULING_SETS.de }).toEqual(firsts);
  });
});
