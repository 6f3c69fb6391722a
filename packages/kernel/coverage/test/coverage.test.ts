// Coverage of nim: what was reached and what never, as data, as text and as a page.
import { nodeHash } from "@assize/kernel-integrity/node";
import { Defect } from "@assize/kernel-model";
import { prepare } from "@assize/kernel-referee";
import { audit } from "@assize/kernel-verifier";
import { all, rule, updater } from "@assize/kernel-chart-engine";
import { bytesOf } from "@assize/testkit";
import { auction, nim, type Nim, nimWith } from "@assize/toys";
import { describe, expect, test } from "vitest";
import { coverageOf, coveragePage, coverageText, nothingCounted, withAudit } from "../src/index.ts";
import { auditOf, countedOf, header, OPEN, REFUSED } from "./nim-audits.ts";

const clauseOf = (id: string, coverage = coverageOf(countedOf(OPEN, REFUSED))) =>
  coverage.clauses.find(({ clause }) => clause === id);

describe("counting", () => {
  test("sums games, transitions and visits", () => {
    const coverage = coverageOf(countedOf(OPEN, REFUSED));
    expect(coverage).toMatchObject({ game: "nim", rules: 1, games: 2, events: 8 });
    expect(coverage.transitions.map(({ transition, taken }) => [transition, taken])).toEqual([
      ["play.laying/matches-laid>play.turns", 2],
      ["play.turns/matches-taken", 3],
      ["play.turns/turn-passed", 2],
      ["play.turns/game-ended>over", 0],
    ]);
    expect(coverage.states).toEqual([
      { state: "play.laying", visits: 2 },
      { state: "play.turns", visits: 7 },
      { state: "over", visits: 0 },
    ]);
    expect(coverage.transitions.map(({ source, target }) => [source, target])).toEqual([
      ["play.laying", "play.turns"],
      ["play.turns", "play.turns"],
      ["play.turns", "play.turns"],
      ["play.turns", "over"],
    ]);
  });

  test("a clause is applied, compared, refused and found", () => {
    // `nim.take` stands on matches-taken and on the value of turn-passed; one take was too many.
    expect(clauseOf("nim.take")).toEqual({
      clause: "nim.take",
      citedBy: "chart",
      applied: 3,
      compared: 2,
      refused: 1,
      found: 1,
      reached: true,
    });
    expect(clauseOf("nim.last", coverageOf(countedOf(OPEN)))).toMatchObject({ applied: 1 });
  });

  test("a clause is applied only where its antecedent holds", () => {
    const forThree = { when: (g: Nim) => g.seats === 3 };
    const fewLeft = (g: Nim) => g.matches < 2;
    const game = nimWith({
      "turn-passed": {
        guard: all(
          rule("nim.turn", (g: Nim) => g.taken !== null),
          rule("nim.last", (g: Nim) => g.matches > 0, forThree),
        ),
        actions: updater<Nim, never>()((g) => ({ ...g, taken: null })),
        meta: { where: { "nim.heap": fewLeft } },
      },
      "game-ended": {
        guard: all(
          rule("nim.turn", (g: Nim) => g.taken !== null),
          rule("nim.take", (g: Nim) => g.matches === 0),
        ),
        actions: updater<Nim, never>()((g) => g),
      },
    });
    const counted = withAudit(nothingCounted(prepare(game)), auditOf(OPEN, game));
    const coverage = coverageOf(counted);
    expect(coverage.transitions.find(({ event }) => event === "turn-passed")).toMatchObject({
      clauses: ["nim.turn", "nim.last", "nim.heap"],
      taken: 1,
    });
    expect(clauseOf("nim.last", coverage)).toMatchObject({ citedBy: "chart", applied: 0 });
    expect(clauseOf("nim.turn", coverage)).toMatchObject({ applied: 2 });
    expect(clauseOf("nim.heap", coverage)).toMatchObject({ applied: 1 });
  });

  test("nothing is reached without a game", () => {
    const coverage = coverageOf(nothingCounted(prepare(nim)));
    expect(coverage.clauses.every(({ reached }) => !reached)).toBe(true);
    expect(coverage.clauses).toHaveLength(4);
  });

  test("what cannot be read or replayed adds nothing", () => {
    const before = countedOf(OPEN);
    const options = { games: [nim], hash: nodeHash, countTaken: true };
    const unreadable = audit(new TextEncoder().encode("no log\n"), options);
    const unknown = audit(bytesOf([JSON.stringify({ ...header, rules: 2 })]), options);
    expect([unreadable, unknown].reduce(withAudit, before)).toBe(before);
  });

  test("another game's audit is our own mistake", () => {
    expect(() => withAudit(nothingCounted(prepare(auction)), auditOf(OPEN))).toThrow(Defect);
  });

  test("clauses that nothing in play cites are told apart", () => {
    const silent = { id: "nim.box", statement: { en: "The box is wooden." }, sources: [] };
    const outside = { ...silent, id: "nim.heap-of-position" };
    const { rulebook } = nim;
    const clauses = [...rulebook.clauses, { ...silent, notAuditable: "no log shows it" }, outside];
    const model = { ...nim, rulebook: { ...rulebook, clauses } };
    const coverage = coverageOf(nothingCounted(prepare(model)));
    expect(coverage.clauses.slice(-2).map(({ citedBy }) => citedBy)).toEqual([
      "not-auditable",
      "elsewhere",
    ]);
    expect(coverageText(coverage).join("\n")).not.toContain("nim.box");
  });
});

describe("as text", () => {
  test("has a summary and marks what was never reached", () => {
    const lines = coverageText(coverageOf(countedOf(OPEN, REFUSED)));
    expect(lines.slice(0, 2)).toEqual([
      "nim, rules 1: 2 games, 8 events",
      "4 of 4 clauses reached, 3 of 4 transitions taken, 2 of 3 states visited",
    ]);
    expect(lines).toContain("play.turns/game-ended>over               0  never");
    expect(lines.every((line) => line === line.trimEnd())).toBe(true);
  });
});

describe("as a page", () => {
  const page = coveragePage(coverageOf(countedOf(OPEN, REFUSED)), nim);

  test("stands alone, without scripts or anything to be fetched", () => {
    expect(page).toMatch(/^<!doctype html>\s+<html lang="en">/);
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(|https?:/);
    expect(page).toContain("default-src 'none'");
    expect(page).toContain("prefers-color-scheme:dark");
  });

  test("has captions, and heads of columns and rows, for each table", () => {
    const count = (pattern: RegExp): number => page.match(pattern)?.length ?? 0;
    expect(count(/<table>/g)).toBe(3);
    expect(count(/<caption>/g)).toBe(3);
    expect(count(/<th scope="row">/g)).toBe(4 + 4 + 3);
    expect(count(/<th scope="col">/g)).toBe(6 + 6 + 4);
    // What was never reached is said in words, not in colour alone.
    expect(count(/<strong class="never">never<\/strong>/g)).toBe(2);
  });

  test("every element is closed, in order", () => {
    const open: string[] = [];
    let seen = 0;
    for (const [, end, name] of page.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
      if (name === "meta") continue;
      seen++;
      if (end === "") open.push(name!);
      else expect(open.pop()).toBe(name);
    }
    expect(open).toEqual([]);
    expect(seen).toBeGreaterThan(100);
  });

  test("every text of the game is escaped", () => {
    const hostile = `<script>alert("1")</script>&'`;
    const model = {
      ...nim,
      title: { en: hostile },
      describe: { ...nim.describe, place: () => hostile },
      rulebook: {
        ...nim.rulebook,
        clauses: nim.rulebook.clauses.map((one) => ({ ...one, statement: { en: hostile } })),
      },
    };
    const told = coveragePage(coverageOf(nothingCounted(prepare(model))), model);
    expect(told).not.toContain("<script");
    expect(told).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;");
  });
});
