// Games of a few moves each, written from the Laws and not from the code: the verdict, and the article that it rests on.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { assize } from "./command-line.ts";

const FILE = join(import.meta.dirname, "chess-laws/laws.pgn");

interface Case {
  readonly verdict: string;
  readonly article: string;
}

const casesIn = (text: string): readonly Case[] =>
  [...text.matchAll(/^\[Verdict "(.+)"\]\n\[Article "(.+)"\]$/gm)].map(([, verdict, article]) => ({
    verdict: verdict!,
    article: article!,
  }));

/** What a report tells of a game: its verdict, and the articles that its findings cite. */
const toldIn = (report: string): { verdict: string; articles: readonly string[] } => ({
  verdict: /^[A-Z]+/.exec(report)![0].toLowerCase(),
  articles: [...report.matchAll(/“(?:Article )?([^”]+)”/g)].map(([, article]) => article!),
});

test("each case has the verdict of the Laws, by the article that says so", async () => {
  const cases = casesIn(readFileSync(FILE, "utf8"));
  expect(cases.length).toBeGreaterThanOrEqual(69);
  const { out, err } = await assize(["audit", FILE, "--no-impact"]);
  const reports = out.trimEnd().split(/\n\n(?=(?:COMPLIANT|VIOLATED|UNDETERMINED) )/);
  expect(reports).toHaveLength(cases.length);
  for (const [index, { verdict, article }] of cases.entries()) {
    const told = toldIn(reports[index]!);
    expect([index + 1, told.verdict]).toEqual([index + 1, verdict]);
    if (verdict === "violated") expect([index + 1, ...told.articles]).toContain(article);
  }
  // The same moves from another position are another game.
  expect(err.match(/stand on line \d+ already/g)).toHaveLength(2);
});
