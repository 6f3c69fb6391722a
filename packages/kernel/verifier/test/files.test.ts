// What bytes may hold: several games, a torn last line, nothing that can be read.
import { nodeHash } from "@assize/kernel-integrity/node";
import { bytesOf, editData, linesOf, tamper } from "@assize/testkit";
import { describe, expect, test } from "vitest";
import { audit, auditAll, EXIT, exitCodeOf, worstExitCode } from "../src/index.ts";
import { auctionHeader, GAMES, laid, linesOfGame, nimHeader, passed, takes } from "./games.ts";

const LINES = linesOfGame();
const options = { games: GAMES, hash: nodeHash };

describe("a file", () => {
  const second = linesOfGame([laid(5), takes(0, 3), passed(2)], nimHeader({ seats: 3 }));
  const cheated = tamper(LINES, nodeHash, editData(2, { matches: 9 }));

  test("may hold several games, each with its own chain and verdict", () => {
    const bad = ['{"format":"assize-log/9"}'];
    const good = linesOfGame([], auctionHeader(2));
    const file = bytesOf([...LINES, ...cheated, ...bad, ...second, ...good]);
    const answers = [...auditAll(file, options)];
    expect(answers.map(exitCodeOf)).toEqual([0, 1, 3, 0, 0]);
    expect(
      answers.map((one) => (one.kind === "audited" ? one.verdict.game : one.problem.code)),
    ).toEqual(["nim", "nim", "format-unknown", "nim", "auction"]);
    expect(worstExitCode(answers.map(exitCodeOf))).toBe(EXIT.unreadable);
    const first = audit(file, options);
    expect(first.kind === "audited" && first.verdict.kind).toBe("compliant");
  });

  test("with a torn last line has the verdict of the rest, at best undetermined", () => {
    const torn = (lines: readonly string[]) =>
      audit(bytesOf(lines).subarray(0, -3), options) as Extract<
        ReturnType<typeof audit>,
        { kind: "audited" }
      >;
    const { verdict } = torn(LINES);
    expect(verdict).toMatchObject({ kind: "undetermined", findings: [], compliantPrefix: 6 });
    expect(verdict.doubts).toMatchObject([{ reason: "line-torn", seq: 7 }]);
    expect(torn(cheated).verdict).toMatchObject({
      kind: "violated",
      findings: [{ code: "decision-illegal" }],
    });
  });

  test("with a broken header after a game has no compliant game before it", () => {
    const file = [...LINES.slice(0, 3), '{"format":"assize-log/1"', ...LINES.slice(3), ...second];
    const answers = [...auditAll(bytesOf(file), options)];
    expect(answers.map(exitCodeOf)).toEqual([2, 3, 0]);
    expect(answers[0]).toMatchObject({
      verdict: { kind: "undetermined", findings: [], doubts: [{ reason: "line-torn", seq: 3 }] },
    });
    const wrong = [...cheated, '{"format":', ...second];
    expect([...auditAll(bytesOf(wrong), options)].map(exitCodeOf)).toEqual([1, 3, 0]);
  });

  test("with a whole last line that only lacks its newline is not torn", () => {
    const answer = audit(bytesOf(LINES).subarray(0, -1), options);
    expect(answer.kind === "audited" && answer.verdict.kind).toBe("compliant");
  });

  const UNREADABLE: readonly (readonly [string, string])[] = [
    ["empty-file", ""],
    ["header-missing", `${LINES[1]!}\n`],
    ["not-json", `${LINES[0]!}\nhello\n${LINES[1]!}\n`],
    ["blank-line", `${LINES[0]!}\n\n`],
    ["carriage-return", `${LINES[0]!}\r\n`],
    ["bom", `\uFEFF${LINES[0]!}\n`],
    ["duplicate-key", `${LINES[0]!}\n{"seq":1,"seq":1,"type":"a","data":{}}\n`],
    ["unknown-key", `${LINES[0]!}\n{"seq":1,"type":"a","data":{},"datum":1}\n`],
    ["wrong-type", `${LINES[0]!}\n{"seq":"1","type":"a","data":{}}\n`],
    ["unsafe-number", `${LINES[0]!}\n{"seq":1,"type":"a","data":{"n":1.5}}\n`],
  ];

  test.each(UNREADABLE)("that is no log is said to be unreadable: %s", (code, text) => {
    const answer = audit(new TextEncoder().encode(text), options);
    expect(answer).toMatchObject({ kind: "unreadable", problem: { code } });
    expect(exitCodeOf(answer)).toBe(EXIT.unreadable);
  });

  test("the tables are complete", () => expect(UNREADABLE.length).toBeGreaterThanOrEqual(10));

  test("its lines and its bytes are one another's", () => {
    expect(linesOf(bytesOf(LINES))).toEqual(LINES);
  });
});

test("the worst exit code of several is 70, 3, 1, 2, 0, in this order", () => {
  expect(worstExitCode([])).toBe(0);
  const order = [0, 2, 1, 3, 70];
  for (const [index, code] of order.entries()) {
    expect(worstExitCode(order.slice(0, index + 1).toReversed())).toBe(code);
    expect(worstExitCode(order.slice(0, index + 1))).toBe(code);
  }
});
