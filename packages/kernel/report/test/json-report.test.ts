// Reports as JSON: keys in a fixed order, plain JSON, and as the published schema says.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FINDING_CODES, type Json, type JsonObject, SeatId } from "@assize/kernel-model";
import { jsonReport, reportJsonSchema } from "../src/index.ts";
import { auditCase, CASES } from "./cases.ts";
import { schemaProblems } from "./schema-check.ts";

const reportOf = (names: readonly string[]) =>
  jsonReport(
    CASES.filter(({ name }) => names.includes(name)).map((one) => ({
      log: `${one.name}.jsonl`,
      audit: auditCase(one),
    })),
  );
const ALL = CASES.map(({ name }) => name);

test("a finding with all that belongs to it", () => {
  expect(JSON.stringify(reportOf(["violated-value"]), null, 1)).toMatchInlineSnapshot(`
    "{
     "format": "assize-report/2",
     "reports": [
      {
       "log": "violated-value.jsonl",
       "verdict": "violated",
       "game": "nim",
       "rules": 1,
       "rulebook": {
        "digest": "loMbWWKLKIRAUMuvGe5AJcRM7N92AVbxJLTPoi5wKPc",
        "current": true,
        "replaced": false
       },
       "record": {
        "digest": "rajP_sg6PQh484zDQbECTjADNgfVzVenheIQjOIdFQU",
        "bytes": 1056,
        "header": "wTGm3b1jeELbsZ9iomV90ujdZ0Tckx9Pf-59Zxnjjgo",
        "lastLine": "zGpCmShPCxHbFRII6JFMWZL0bSyx5cw_-KstOu-4eAY",
        "chain": "whole"
       },
       "causes": [
        "f1"
       ],
       "findings": [
        {
         "id": "f1",
         "code": "value-wrong",
         "seq": 3,
         "type": "turn-passed",
         "by": null,
         "clauses": [
          "nim.take"
         ],
         "rulings": [],
         "expected": {
          "left": 4
         },
         "recorded": {
          "left": 3
         },
         "fields": [
          "left"
         ],
         "blame": "recorder",
         "between": [],
         "follows": null,
         "explained": {
          "deviation": "value",
          "edit": "value-due",
          "held": "corrected",
          "cost": 10,
          "supposed": null,
          "others": []
         },
         "cause": {
          "said": [
           {
            "fact": "heap-held",
            "values": {
             "matches": 4
            }
           }
          ],
          "text": "The recorded values are not those that the rules force."
         }
        }
       ],
       "moreFindings": false,
       "fitsAs": null,
       "prefix": 2,
       "finished": true,
       "outcome": {
        "winners": [
         1
        ],
        "places": [
         [
          1
         ],
         [
          0
         ]
        ],
        "scores": null,
        "note": null
       },
       "rulings": {
        "set": "default",
        "choices": {
         "last-match": "loses"
        },
        "read": [
         "last-match"
        ],
        "assumed": false,
        "replaced": false
       },
       "covered": {
        "events": 7,
        "audited": 7,
        "stopped": null
       },
       "assurance": "chained",
       "doubts": [],
       "verifier": "assize/0.1.0",
       "algorithm": {
        "id": "edits/2",
        "digest": "IDJNJLzwyqEUps4K90s0BWkRi-c1_6l2mSLUrnCG-Bg"
       }
      }
     ]
    }"
  `);
});

test("a log that cannot be read", () => {
  expect(reportOf(["unreadable"])).toEqual({
    format: "assize-report/2",
    reports: [
      {
        log: "unreadable.jsonl",
        verdict: "unreadable",
        problem: {
          code: "not-json",
          line: 2,
          field: "$",
          values: {},
          message: "line 3, $: the line is not JSON; write one JSON object a line",
        },
      },
    ],
  });
});

test("keys stand in one order, byte for byte", () => {
  const reports = reportOf(ALL)["reports"] as unknown as readonly object[];
  const orders = new Set(reports.map((report) => Object.keys(report).join()));
  expect([...orders].toSorted()).toEqual([
    "log,verdict,game,rules,rulebook,record,causes,findings,moreFindings,fitsAs,prefix,finished,outcome,rulings,covered,assurance,doubts,verifier,algorithm",
    "log,verdict,problem",
  ]);
  expect(JSON.stringify(reportOf(ALL))).toBe(JSON.stringify(reportOf(ALL)));
});

test("it is plain JSON", () => {
  const report = reportOf(ALL);
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
});

describe("the schema", () => {
  test("fits every report", () => {
    expect(CASES.length).toBeGreaterThanOrEqual(18);
    expect(schemaProblems(reportJsonSchema, reportOf(ALL))).toEqual([]);
  });

  test("refuses what is no report", () => {
    const [report] = reportOf(["violated-value"])["reports"] as unknown as [Record<string, Json>];
    const { verifier: _left, ...incomplete } = report;
    const wrong: readonly Json[] = [
      { ...report, verdict: "fine" },
      { ...report, extra: 1 },
      incomplete,
      { ...report, prefix: -1 },
      { ...report, findings: [{ id: "f1" }] },
    ];
    for (const one of wrong)
      expect(
        schemaProblems(reportJsonSchema, { format: "assize-report/2", reports: [one] }),
      ).not.toEqual([]);
    expect(
      schemaProblems(reportJsonSchema, { format: "assize-report/1", reports: [] }),
    ).not.toEqual([]);
  });

  test("knows every finding code", () => {
    for (const code of FINDING_CODES)
      expect(JSON.stringify(reportJsonSchema)).toContain(`"${code}"`);
  });

  test("is published as it is", () => {
    const file = new URL("../../../../docs/reference/report.schema.json", import.meta.url);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(reportJsonSchema);
  });
});

test("a report for eyes that do not see all names them and no digest, and keeps to the schema", () => {
  const one = CASES.find(({ name }) => name === "violated-value")!;
  for (const eyes of ["public", SeatId(1)] as const) {
    const report = jsonReport([{ log: "a.jsonl", audit: auditCase(one), eyes }]);
    expect(schemaProblems(reportJsonSchema, report)).toEqual([]);
    const [told] = report["reports"] as readonly JsonObject[];
    expect(told).toMatchObject({ eyes, record: null });
  }
  const [all] = reportOf(["violated-value"])["reports"] as readonly JsonObject[];
  expect(all).not.toHaveProperty("eyes");
});

test("what else may have been is told once", () => {
  const audit = auditCase(CASES.find(({ name }) => name === "violated-value")!);
  if (audit.kind !== "audited") throw new Error(audit.problem.code);
  const { explained, seq, type, ...rest } = audit.verdict.findings[0]!;
  const move = { seq, type, deviation: "left-out", held: "corrected", accuses: null } as const;
  const others = [[move], [move, move], [move]].map((moves, more) => ({ more, moves }));
  const finding = { ...rest, seq, type, explained: { ...explained!, others } };
  const report = jsonReport([
    { log: "log", audit: { ...audit, verdict: { ...audit.verdict, findings: [finding] } } },
  ]);
  expect(report).toMatchObject({
    reports: [{ findings: [{ explained: { others: others.slice(0, 2) } }] }],
  });
});
