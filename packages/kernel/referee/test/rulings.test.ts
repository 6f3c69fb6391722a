// A header's ruling set and overrides become one choice for every ruling, or problems and the default.
import type { Rulebook } from "@assize/kernel-model";
import { describe, expect, it } from "vitest";
import { defaultRulings, resolveRulings } from "../src/index.ts";

const text = (en: string) => ({ en });
const option = (id: string) => ({ id, statement: text(id) });

const rulebook: Rulebook = {
  clauses: [],
  rulings: [
    {
      id: "bank",
      question: text("Can it run out?"),
      options: [option("unlimited"), option("limited:N")],
      sources: [],
    },
    {
      id: "no-road",
      question: text("And without a road?"),
      options: [option("stay"), option("illegal-program")],
      sources: [],
    },
  ],
  rulingSets: { default: {}, strict: { "no-road": "illegal-program" } },
  glossary: {},
};

const resolve = (set: string, overrides: Record<string, string> = {}) =>
  resolveRulings(rulebook, { set, overrides });

describe("resolveRulings", () => {
  it("takes the first option of every ruling by default", () => {
    expect(resolve("default")).toEqual({
      choices: { bank: "unlimited", "no-road": "stay" },
      problems: [],
    });
  });

  it("lets a set win over the default, and an override over the set", () => {
    expect(resolve("strict").choices["no-road"]).toBe("illegal-program");
    expect(resolve("strict", { "no-road": "stay" }).choices["no-road"]).toBe("stay");
  });

  it("takes a whole number for a parametrised option, spelled in one way", () => {
    expect(resolve("default", { bank: "limited:60" }).choices["bank"]).toBe("limited:60");
    const bad = ["limited:", "limited:-1", "limited:060", "limited:6.5", "limited:N"];
    for (const bank of bad) {
      const { choices, problems } = resolve("default", { bank });
      expect(problems).toHaveLength(1);
      expect(choices).toEqual(defaultRulings(rulebook));
    }
  });

  it("names every problem at once, and falls for no inherited name", () => {
    const overrides = { "no-road": "fly", "house-rule": "yes", constructor: "stay" };
    const { choices, problems } = resolve("toString", overrides);
    expect(problems).toHaveLength(4);
    expect(problems[0]).toEqual({ set: "toString" });
    expect(choices).toEqual(defaultRulings(rulebook));
  });
});
