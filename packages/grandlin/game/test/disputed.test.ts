// Logs that outsiders made to try the audit: each with its verdict, and what the finding cites and says. They were recorded under
// the rulebook of twenty rulings, and are audited by it as well as by today's.
import { readFileSync } from "node:fs";
import type { Verdict } from "@assize/kernel-model";
import { audit } from "@assize/kernel-verifier/node";
import { describe, expect, test } from "vitest";
import { grandlin } from "../src/index.ts";

interface Case {
  readonly code: Verdict["findings"][number]["code"];
  readonly seq: number;
  readonly clauses: readonly string[];
  /** What today's rulebook says otherwise: where the record fits another option of a ruling, nobody is accused. */
  readonly today?: Partial<Pick<Case, "clauses" | "blame">>;
  /** Of these the ones of which the manual does not say what decided. */
  readonly completions: readonly string[];
  readonly blame: Verdict["findings"][number]["blame"];
  /** What decided. */
  readonly says: string;
}

const FINDINGS: Readonly<Record<string, Case>> = {
  "weapon-one-more": {
    code: "value-wrong",
    seq: 73,
    clauses: ["weapon"],
    completions: ["weapon"],
    blame: "recorder",
    says: "Spear adds 3 to weaponry: Blue had 0, so it had to become 3.",
  },
  "potion-one-more": {
    code: "value-wrong",
    seq: 496,
    clauses: ["potion"],
    completions: ["potion"],
    blame: "recorder",
    says: "Giants brew takes 2 from health",
  },
  "healing-price": {
    code: "value-wrong",
    seq: 449,
    clauses: ["city.service"],
    completions: [],
    blame: "recorder",
    says: "Healing takes 2 from gold: Blue had 15, so it had to become 13.",
  },
  "city-insert": {
    code: "decision-illegal",
    seq: 21,
    clauses: ["play.insert", "comp.square"],
    completions: ["play.insert", "comp.square"],
    blame: "player",
    today: { blame: "undecided" },
    says: "A card cannot be inserted on E4",
  },
  drop: {
    code: "decision-illegal",
    seq: 34,
    clauses: ["variant.drop"],
    completions: ["variant.drop"],
    blame: "undecided",
    says: "Red could not drop a treasure on A9.",
  },
  price: {
    code: "decision-illegal",
    seq: 17,
    clauses: ["special"],
    completions: ["special"],
    blame: "player",
    today: { blame: "undecided" },
    says: "could not pay what",
  },
  "tie-not-rolled-again": {
    code: "decision-not-due",
    seq: 12,
    clauses: ["day.end", "move.roll", "setup.order"],
    today: { clauses: ["day.end", "move.roll", "setup.order", "setup.tie"] },
    completions: [],
    blame: "undecided",
    says: "",
  },
  "round-total": {
    code: "value-wrong",
    seq: 145,
    clauses: ["combat.round"],
    completions: [],
    blame: "recorder",
    says: "Force and dice make 10 for Blue against 5 for Red",
  },
};

const TABLE = { seat: (seat: number) => ["Red", "Blue"][seat] ?? "nobody" };

const COMPLIANT = ["portal-slays-in-catharsis", "villain-slays-in-catharsis"];

const audited = (name: string, current: boolean) => {
  const log = readFileSync(new URL(`disputed/${name}.jsonl`, import.meta.url));
  const answer = audit(log, { games: [grandlin], current });
  if (answer.kind !== "audited") throw new Error(answer.problem.code);
  return answer.verdict;
};

describe.each([
  ["the rulebook of then", false],
  ["today's", true],
])("by %s", (_, current) => {
  test.each(Object.entries(FINDINGS))("%s", (name, expected) => {
    const { kind, findings } = audited(name, current);
    expect(kind).toBe("violated");
    const [found, ...others] = findings;
    expect(others).toEqual([]);
    const { code, seq, clauses, completions = [], blame } = found!;
    const { says, today, ...then } = expected;
    const told = current ? { ...then, ...today } : then;
    expect({ code, seq, clauses, completions, blame }).toEqual(told);
    const facts = found!.facts.map((fact) => grandlin.describe.fact!(fact, "en", TABLE));
    expect(facts.join(" ")).toContain(says);
  });

  test.each(COMPLIANT)("%s keeps the rules", (name) => {
    expect(audited(name, current).kind).toBe("compliant");
  });
});

describe("the catharsis takes what has killed", () => {
  const withChoice = (name: string, by: number, square: string): Uint8Array => {
    const log = readFileSync(new URL(`disputed/${name}.jsonl`, import.meta.url), "utf8").trimEnd();
    const seq = log.split("\n").length;
    const line = { seq, type: "catharsis-chosen", by, data: { square } };
    return new TextEncoder().encode(`${log}\n${JSON.stringify(line)}\n`);
  };
  const verdictOf = (log: Uint8Array, rulings?: Readonly<Record<string, string>>) => {
    const replaced = rulings === undefined ? {} : { rulings: { set: "house", overrides: rulings } };
    const answer = audit(log, { games: [grandlin], current: true, ...replaced });
    if (answer.kind !== "audited") throw new Error(answer.problem.code);
    return answer.verdict;
  };

  test("the Portal, but by the old reading and the rulebook of then", () => {
    const log = withChoice("portal-slays-in-catharsis", 0, "C4");
    expect(verdictOf(log).kind).toBe("compliant");
    const stays = verdictOf(log, { "catharsis-found": "portal-stays", limit: "turns:90" });
    const then = audit(log, { games: [grandlin] });
    if (then.kind !== "audited") throw new Error(then.problem.code);
    for (const { findings } of [stays, then.verdict])
      expect(findings.map(({ code, clauses }) => [code, clauses])).toEqual([
        ["decision-illegal", ["variant.catharsis"]],
      ]);
  });

  test("a villain", () => {
    const log = withChoice("villain-slays-in-catharsis", 2, "A6");
    expect(verdictOf(log).kind).toBe("compliant");
  });
});

test("are as many as were made", () => {
  expect(Object.keys(FINDINGS).length + COMPLIANT.length).toBeGreaterThanOrEqual(10);
});
