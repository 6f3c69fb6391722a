// The picture on the page about how an audit works shows lines of an example, and costs what the audit says.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { linkOf } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { readGames } from "@assize/kernel-event-log";
import { auditRead } from "@assize/kernel-verifier";
import { bytesOf, cut, linesOf, repeat, tamper } from "@assize/testkit";
import { xidit } from "@assize/xidit-game";
import { expect, it } from "vitest";

const DOCS = fileURLToPath(new URL("../../../docs/", import.meta.url));
const picture = readFileSync(`${DOCS}explanation/one-line-twice.svg`, "utf8");

/** The example with line 20 written twice, up to where it has its first planted violation. */
const lines = tamper(
  linesOf(readFileSync(`${DOCS}examples/games/disputed-4p.jsonl`)),
  (line) => linkOf(line, nodeHash),
  cut(200),
  repeat(20),
);

interface Line {
  readonly seq: number;
  readonly type: string;
  readonly data: Readonly<Record<"seat" | "from" | "to" | "unit", number | string>>;
}

const inShort = (line: string): string => {
  const { seq, type, data } = JSON.parse(line) as Line;
  return type === "idrakys-moved"
    ? `${seq}  moved ${data.seat}: ${data.from} → ${data.to}`
    : `${seq}  recruited ${data.seat}: ${data.unit}`;
};

it("shows the lines of the example", () => {
  const shown = [...picture.matchAll(/>(\d+ {2}[^<]*)</g)].map(([, text]) => text!);
  const recorded = lines.slice(19, 26).map(inShort);
  expect(shown).toEqual([...recorded, ...recorded]);
});

it("shows the cost of what the audit tells", () => {
  const [read] = readGames(bytesOf(lines));
  const audit = auditRead(read!, { games: [xidit], hash: nodeHash });
  if (audit.kind === "unreadable") throw new Error(audit.problem.code);
  const { findings, covered } = audit.verdict;
  expect(covered.stopped).toBeNull();
  expect(findings.map(({ seq, explained }) => [seq, explained!.deviation])).toEqual([
    [21, "written-twice"],
  ]);
  expect(picture).toContain(`costs ${findings[0]!.explained!.cost}<`);
});
