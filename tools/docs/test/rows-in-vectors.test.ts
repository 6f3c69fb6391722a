// Of each row of the table of costs some vector is told otherwise by a verifier that lacks it. Reads the committed vectors alone.
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { auditWithout, SAID } from "@assize/kernel-verifier/ablation";
import { TABLE } from "@assize/kernel-verifier/costs";
import { describe, expect, it } from "vitest";
import { expectedReport } from "../src/vectors/expected-report.ts";
import { VECTOR_GAMES } from "../src/vectors/recorded.ts";
import { bytesAt, editionAt, jsonAt } from "./vectors.ts";

interface LogCase {
  readonly name: string;
  readonly file: string;
  readonly game: number;
  readonly edition?: string;
  readonly report: {
    readonly findings?: readonly {
      readonly explained: { readonly edit: string; readonly cost: number } | null;
    }[];
    readonly covered?: { readonly searchedInPart?: readonly unknown[] };
  };
}

const CASES = ["logs.json", "treasure-logs.json", "chess-logs.json"].flatMap(
  (name) => jsonAt<{ readonly cases: readonly LogCase[] }>(name).cases,
);

const rowsTold = ({ report }: LogCase): readonly string[] =>
  (report.findings ?? []).flatMap(({ explained }) => explained?.edit ?? []);

/** The report on a case without these rows. */
const reportOn = ({ file, game, edition }: LogCase, without: readonly string[]): string => {
  const read = [...readGames(bytesAt(file))][game - 1]!;
  const options = { games: VECTOR_GAMES, hash: nodeHash, edition: editionAt(edition) };
  return JSON.stringify(expectedReport(auditWithout(read, options, new Set(without)).audit));
};

/** A price alone: no edit has this row. */
const PRICE = "other-half";
/** Never the cheapest, and never within the margin of it. */
const UNSEEN: readonly string[] = ["gone-back-one"];
/** Rows that no finding names, with a case that needs each. */
const UNNAMED: Readonly<Record<string, string>> = {
  "put-in-earlier": "deviations/seat-and-dropped",
  "drop-earlier": "deviations/repeated-and-dropped",
  "read-unknown": "doubts/unknown-in-decision",
  "end-unknown": "rows/end-unknown",
  "end-behind-unknown": "doubts/unknown-in-chance",
  "earlier-choice": "choices/storeys-chosen-storeys-instead",
  "agrees-behind-gap": "deviations/seat-beside-and-choice-changed",
  "taken-as-told": "deviations/choice-dropped-and-choice-changed",
};

describe("the rows of the table of costs", () => {
  const named = new Set(CASES.flatMap(rowsTold));
  const rows = Object.keys(TABLE).filter((row) => row !== PRICE && !UNSEEN.includes(row));

  it("are told by findings, or have a case that needs them", () => {
    expect(rows.length).toBeGreaterThanOrEqual(40);
    expect(rows.filter((row) => !named.has(row))).toEqual(rows.filter((row) => row in UNNAMED));
  });

  it("has a case for the price of the other half of a line", () => {
    const costs = CASES.flatMap(({ report }) =>
      (report.findings ?? []).flatMap(({ explained }) => explained?.cost ?? []),
    );
    expect(costs).toContain(TABLE[PRICE].cost);
  });

  it.each(rows.filter((row) => SAID.rows.includes(row)))("a verifier without %s fails", (row) => {
    const telling = CASES.filter((one) =>
      row in UNNAMED ? one.name === UNNAMED[row] : rowsTold(one).includes(row),
    );
    expect(telling.length).toBeGreaterThan(0);
    const failing = telling.find((one) => reportOn(one, [row]) !== reportOn(one, []));
    expect(failing?.name).toBeDefined();
  });

  it("are needed in full: hardly a case ends by a budget", () => {
    const spent = CASES.filter(({ report }) => report.covered?.searchedInPart !== undefined);
    expect(spent.map(({ name }) => name)).toEqual([]);
  });
});
