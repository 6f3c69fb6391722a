// What was audited stands in every verdict: which bytes, and how far a chain holds them.
import { createHash } from "node:crypto";
import { nobleHash } from "@assize/kernel-integrity";
import { LIMITS } from "@assize/kernel-model";
import { bytesOf, cut, tamper, unchain } from "@assize/testkit";
import { nodeHash } from "@assize/kernel-integrity/node";
import { describe, expect, test } from "vitest";
import { auditAll, exitCodeOf } from "../src/index.ts";
import { auditOf, GAMES, linesOfGame, nimHeader, verdictOn } from "./games.ts";

const LINES = linesOfGame();
const sha256 = (bytes: Uint8Array | string) =>
  createHash("sha256").update(bytes).digest("base64url");

describe("which bytes", () => {
  test("the digest is that of the file, the two hashes those of its ends", () => {
    const bytes = bytesOf(LINES);
    expect(verdictOn(LINES).record).toEqual({
      digest: sha256(bytes),
      bytes: bytes.length,
      header: sha256(LINES[0]!),
      lastLine: sha256(LINES.at(-1)!),
      chain: "whole",
    });
    expect(verdictOn(LINES, { hash: nobleHash }).record.digest).toBe(sha256(bytes));
  });

  test("a header alone is its own last line", () => {
    const { header, lastLine, bytes } = verdictOn(LINES.slice(0, 1)).record;
    expect([header, lastLine]).toEqual([sha256(LINES[0]!), sha256(LINES[0]!)]);
    expect(bytes).toBe(bytesOf(LINES.slice(0, 1)).length);
  });

  test("each game of an archive has its own", () => {
    const other = LINES.slice(0, 3);
    const archive = bytesOf([...LINES, ...other]);
    const digests = [...auditAll(archive, { games: GAMES, hash: nodeHash })].map((audit) =>
      audit.kind === "audited" ? audit.verdict.record.digest : null,
    );
    expect(digests).toEqual([sha256(bytesOf(LINES)), sha256(bytesOf(other))]);
  });

  test("also where the game cannot be replayed", () => {
    const lines = [JSON.stringify({ ...nimHeader(), game: "chess" })];
    expect(verdictOn(lines)).toMatchObject({
      kind: "undetermined",
      record: { digest: sha256(bytesOf(lines)), chain: "absent" },
    });
  });
});

describe("the chain", () => {
  test("does not hold the last line: only digest and hash of the last line see it change", () => {
    const whole = verdictOn(LINES);
    const cutOff = verdictOn(tamper(LINES, nodeHash, cut(5)));
    expect(cutOff).toMatchObject({ kind: "compliant", record: { chain: "whole" } });
    expect(cutOff.record.digest).not.toBe(whole.record.digest);
    expect(cutOff.record.lastLine).not.toBe(whole.record.lastLine);
    expect(cutOff.record.header).toBe(whole.record.header);
  });

  test("is absent where every prev was taken out; that is no finding", () => {
    const verdict = verdictOn(unchain(LINES));
    expect(verdict).toMatchObject({ kind: "compliant", findings: [], assurance: "stated" });
    expect(verdict.record.chain).toBe("absent");
  });

  test("is broken where one line lacks it, or names another hash", () => {
    const without = LINES.with(2, unchain([LINES[0]!, LINES[2]!])[1]!);
    for (const lines of [without, LINES.with(3, LINES[3]!.replace('"left":4', '"left": 4'))])
      expect(verdictOn(lines)).toMatchObject({
        kind: "violated",
        record: { chain: "broken" },
        assurance: "stated",
      });
  });
});

describe("findings are told up to the limit, damage and course together", () => {
  /** Every line breaks the chain, its number, and is of no known type. */
  const damaged = (events: number): readonly string[] => [
    LINES[0]!,
    ...Array.from({ length: events }, () =>
      JSON.stringify({ seq: 7, type: "no-such", data: {}, prev: "A".repeat(43) }),
    ),
  ];

  test("more of them are not told, and it is said that there are more", () => {
    const verdict = verdictOn(damaged(LIMITS.findingsPerGame));
    expect(verdict.findings).toHaveLength(LIMITS.findingsPerGame);
    expect(verdict.moreFindings).toBe(true);
    expect(verdict.findings.map(({ id }) => id)).toEqual(
      Array.from({ length: LIMITS.findingsPerGame }, (_, index) => `f${index + 1}`),
    );
    const seqs = verdict.findings.map(({ seq }) => seq as number);
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
    expect(verdict.findings.slice(0, 3).map(({ code }) => code)).toEqual([
      "chain-broken",
      "seq-gap",
      "type-unknown",
    ]);
  });

  test("fewer are all told", () => {
    const verdict = verdictOn(damaged(5));
    expect(verdict).toMatchObject({ moreFindings: false, covered: { stopped: null } });
    expect(verdict.findings.length).toBeGreaterThan(10);
    expect(verdictOn(LINES).moreFindings).toBe(false);
  });

  test("a course that stopped at the limit says so, though no more are known", () => {
    const unchained = unchain(damaged(LIMITS.findingsPerGame + 1));
    const verdict = verdictOn(unchained);
    expect(verdict.findings).toHaveLength(LIMITS.findingsPerGame);
    expect(verdict.covered.stopped).not.toBeNull();
    expect(verdict.moreFindings).toBe(true);
  });

  test("without replay too", () => {
    const [header, ...events] = damaged(LIMITS.findingsPerGame + 1);
    const answer = auditOf([header!.replace('"game":"nim"', '"game":"chess"'), ...events]);
    expect(exitCodeOf(answer)).toBe(1);
    expect(answer).toMatchObject({ verdict: { moreFindings: true } });
    expect(answer.kind === "audited" && answer.verdict.findings.length).toBe(
      LIMITS.findingsPerGame,
    );
  });
});
