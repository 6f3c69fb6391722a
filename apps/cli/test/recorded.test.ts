// Logs that were recorded under the rulebooks as they were: honest ones, disputed ones, and ones made to mislead.
// Whatever becomes of a rulebook, each of them stays one whose game, rules and rulings are known. Never take one out.
import { readdirSync, readFileSync } from "node:fs";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Verdict } from "@assize/kernel-model";
import { sentencesIn } from "@assize/testkit";
import { auditRead } from "@assize/kernel-verifier";
import { describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";

const GAMES = await allGames();

const FOLDER = new URL("recorded/", import.meta.url);
const EXAMPLES = new URL("../../../docs/examples/games/", import.meta.url);
const logs = readdirSync(FOLDER).filter((name) => name.endsWith(".jsonl"));

const verdictsOn = (log: Uint8Array): readonly Verdict[] =>
  [...readGames(log)].flatMap((read) => {
    const answer = auditRead(read, { games: GAMES, hash: nodeHash });
    return answer.kind === "audited" ? [answer.verdict] : [];
  });

/** What of a log is not known here: its game, its rules, its rulebook, its edition, a ruling; not what it does not know itself. */
const unknownIn = ({ doubts }: Verdict): readonly string[] =>
  doubts
    .map(({ reason }) => reason)
    .filter((reason) => reason.startsWith("unknown-") && reason !== "unknown-value");

interface Told {
  readonly verdict: string;
  /** Codes, events and clauses, and what each follows. */
  readonly findings: readonly (readonly unknown[])[];
}

/**
 * The verdict, and where a record first is not what the rules say: as far as names of places and of members of a
 * context could change it. What is said after that rests on how the whole record is explained.
 */
const firstOf = ({ verdict, findings }: Told): Told => ({
  verdict,
  findings: findings.slice(0, 1),
});

const toldIn = ({ kind, findings }: Verdict): Told => ({
  verdict: kind,
  findings: findings.map(({ code, seq, clauses, follows }) => [code, seq, clauses, follows]),
});

describe("logs of earlier days", () => {
  test("are as many as were ever kept", () => {
    expect(logs.length).toBeGreaterThanOrEqual(45);
  });

  test.each(logs)("%s is known, and its verdict holds no sentence", (name) => {
    const log = readFileSync(new URL(name, FOLDER));
    const verdicts = verdictsOn(log);
    expect(verdicts.flatMap(unknownIn)).toEqual([]);
    expect(sentencesIn(verdicts, log)).toEqual([]);
  });
});

/** What went wrong in each of these logs, however much of the record shows it: code, event, deviation, held, blame. */
const CAUSES: readonly (readonly [string, readonly (readonly unknown[])[]])[] = [
  [
    "double-last-program",
    [["decision-illegal", 13, "written-twice", "passed-over", "recorder", []]],
  ],
  ["double-move", [["consequence-surplus", 16, "written-twice", "passed-over", "recorder", []]]],
  ["no-assessments-min", [["decision-not-due", 4, "left-out", "corrected", "recorder", []]]],
  [
    "program-changed-played",
    [["decision-illegal", 13, "surplus", "corrected", "undecided", ["recorder", 3]]],
  ],
  // Two tiles of a pile have changed places, in two lines that say it.
  ["queue", [["value-wrong", 61, "earlier-choice", "corrected", "recorder", []]]],
  [
    "reinforcements-left-out",
    [
      ["consequence-missing", 255, "left-out", "corrected", "recorder", []],
      // Worse than it was: this line is true, yet a cause is told of it, against whoever kept the record.
      ["value-wrong", 419, "value", "believed", "recorder", []],
    ],
  ],
  ["second-recruit-min", [["consequence-wrong", 78, "replaced", "corrected", "recorder", []]]],
  ["wb2-min", [["consequence-wrong", 1, "replaced", "believed", "recorder", []]]],
];

describe("one error, however much of the record shows it", () => {
  test.each(CAUSES)("%s", (name, causes) => {
    const [verdict] = verdictsOn(readFileSync(new URL(`${name}.jsonl`, FOLDER)));
    const { findings, covered } = verdict!;
    expect(covered.stopped).toBe(null);
    expect(
      findings
        .filter(({ follows }) => follows === null)
        .map(({ code, seq, explained, blame, between }) => [
          code,
          seq,
          explained?.deviation,
          explained?.held,
          blame,
          between,
        ]),
    ).toEqual(causes);
  });

  test("is shown by enough logs", () => {
    expect(CAUSES.length).toBeGreaterThanOrEqual(8);
  });

  test("that leaves a choice malformed, whatever else of it is changed", () => {
    const lines = readFileSync(new URL("short-4p.jsonl", EXAMPLES), "utf8").split("\n");
    const at = lines.findIndex((line) => line.includes('"type":"orders-programmed"'));
    const malformed = lines[at]!.replace(/"road-(?=[a-z]+"])/, '"oad-').replace(
      '"orders":["',
      '"orders":["x',
    );
    const [verdict] = verdictsOn(new TextEncoder().encode(lines.with(at, malformed).join("\n")));
    const about = verdict!.findings.find(({ code }) => code === "data-malformed");
    expect([about?.seq, about?.blame, about?.follows]).toEqual([at, "recorder", null]);
  });
});

describe("positions that were stated with other names", () => {
  const folders = [FOLDER, new URL("../../../docs/examples/", import.meta.url)];
  const isLog = (name: string): boolean => name.endsWith(".jsonl");

  test("are audited as they were under these names", () => {
    const verdicts = verdictsOn(readFileSync(new URL("rewards-with-flags.jsonl", FOLDER)));
    const told = readFileSync(new URL("rewards-with-flags.json", FOLDER), "utf8");
    const expected = JSON.parse(told) as readonly Told[];
    expect(expected.length).toBeGreaterThanOrEqual(25);
    expect(verdicts.map((one) => firstOf(toldIn(one)))).toEqual(expected.map(firstOf));
  });

  test("are positions still, in every log that is kept, but for those that never were", () => {
    let stated = 0;
    const refused: string[] = [];
    for (const folder of folders)
      for (const name of readdirSync(folder, { encoding: "utf8", recursive: true }).filter(isLog))
        for (const read of readGames(readFileSync(new URL(name, folder)))) {
          if (!read.ok || read.header.position === undefined) continue;
          stated++;
          const answer = auditRead(read, { games: GAMES, hash: nodeHash });
          if (answer.kind !== "audited" || answer.start === null) refused.push(name);
        }
    expect(stated).toBeGreaterThanOrEqual(41);
    expect(refused.toSorted()).toEqual([
      "bastion-open-early.jsonl",
      "foughtIn-in-setup.jsonl",
      "gold-in-setup.jsonl",
      "recruitedIn-city-0.jsonl",
    ]);
  });
});
