// Reports as text, line for line: golden files in English, and what holds in every language.
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, Seq } from "@assize/kernel-model";
import { jsonReport, reportJsonSchema, summaryLine, textReport } from "../src/index.ts";
import { auditCase, CASES } from "./cases.ts";
import { messagesIn } from "../src/messages/messages.ts";
import { auditOf, logOf } from "./nim-logs.ts";
import { schemaProblems } from "./schema-check.ts";

const BROKEN = /undefined|\[object|NaN|\$\{/;
// oxlint-disable-next-line no-control-regex -- a report must not contain any
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

const reportOf = (one: (typeof CASES)[number], language: (typeof LANGUAGES)[number]) =>
  textReport(auditCase(one), { language, log: `${one.name}.jsonl` });

test.each(CASES)("golden: $name", async (one) => {
  const lines = [
    ...reportOf(one, "en"),
    "",
    summaryLine(auditCase(one), { language: "en", log: `${one.name}.jsonl` }),
  ];
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`golden/${one.name}.txt`);
});

test("each golden file has its case, and there are enough of each verdict", () => {
  const files = readdirSync(new URL("golden", import.meta.url)).toSorted();
  expect(files).toEqual(CASES.map(({ name }) => `${name}.txt`).toSorted());
  const count = (verdict: string) => CASES.filter(({ name }) => name.startsWith(verdict)).length;
  expect(count("compliant")).toBeGreaterThanOrEqual(4);
  expect(count("violated")).toBeGreaterThanOrEqual(9);
  expect(count("undetermined")).toBeGreaterThanOrEqual(4);
  expect(count("unreadable")).toBeGreaterThanOrEqual(1);
});

test("a case is what its name says", () => {
  for (const one of CASES) {
    const audited = auditCase(one);
    const verdict = audited.kind === "unreadable" ? "unreadable" : audited.verdict.kind;
    expect(one.name.split("-")[0]).toBe(verdict);
  }
});

test("of a log that was made of another file, places in that file are told", () => {
  const source = {
    name: "games.txt",
    bytes: 9,
    digest: "d",
    placeOf: (seq: number) => ({ line: seq + 100, column: 7 }),
    remarks: [],
  };
  const placed = (seq: number): string => `games.txt:${seq + 100}:7`;
  const [stop] = CASES.filter(({ name }) => name === "undetermined-value").map(auditCase);
  if (stop?.kind !== "audited") throw new Error("the case is audited");
  const stopped = {
    seq: Seq(3),
    code: "nothing-fits",
    values: { lines: 5 },
    resumes: null,
  } as const;
  const { verdict } = stop;
  const audits = [
    ...CASES.map(auditCase),
    { ...stop, verdict: { ...verdict, covered: { ...verdict.covered, stopped } } },
  ];
  let told = 0;
  for (const audit of audits) {
    if (audit.kind !== "audited") continue;
    const text = textReport(audit, { language: "en", source }).join("\n");
    const { findings, doubts, covered } = audit.verdict;
    const roots = findings.filter(({ follows }) => follows === null);
    const later = doubts.filter(({ seq }) => seq > 0);
    for (const { seq } of [...roots, ...later]) {
      expect(text).toContain(`event ${seq}, ${placed(seq)}`);
      told++;
    }
    if (covered.stopped !== null && audit.start !== null)
      expect(text).toContain(
        `stops at event ${covered.stopped.seq}: ${placed(covered.stopped.seq)}: `,
      );
    const report = jsonReport([{ log: "-", audit, source }]);
    expect(schemaProblems(reportJsonSchema, report)).toEqual([]);
    const {
      findings: found,
      doubts: doubted,
      covered: reach,
    } = (
      report["reports"] as unknown as readonly {
        readonly findings: readonly { seq: number; place: unknown }[];
        readonly doubts: readonly { seq: number; place: unknown }[];
        readonly covered: { readonly stopped: { seq: number; place: unknown } | null };
      }[]
    )[0]!;
    const stops = reach.stopped === null ? [] : [reach.stopped];
    for (const { seq, place } of [...found, ...doubted, ...stops])
      expect(place).toEqual(source.placeOf(seq));
  }
  expect(told).toBeGreaterThan(9);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("where the search ended at its limit is said, of the first ranges by their events", () => {
    const sound = auditCase(CASES.find(({ name }) => name === "violated-value")!);
    if (sound.kind !== "audited") throw new Error("not audited");
    const told = (ranges: number): string => {
      const searchedInPart = Array.from({ length: ranges }, (_, at) => ({
        from: Seq(10 * at + 1),
        to: Seq(10 * at + 4),
      }));
      const covered = { ...sound.verdict.covered, searchedInPart };
      const audit = { ...sound, verdict: { ...sound.verdict, covered } };
      expect(schemaProblems(reportJsonSchema, jsonReport([{ log: "-", audit }]))).toEqual([]);
      return textReport(audit, { language }).join("\n");
    };
    const say = messagesIn(language);
    expect(told(1)).toContain(say.searchedInPart(say.eventRange(1, 4), 0));
    expect(told(7)).not.toContain(say.eventRange(51, 54));
    expect(say.eventRange(4, 4)).toBe("4");
  });

  test("every case is told whole, in lines that cannot steer a terminal", () => {
    expect(CASES.length).toBeGreaterThanOrEqual(18);
    for (const one of CASES) {
      const lines = reportOf(one, language);
      for (const line of [...lines, summaryLine(auditCase(one), { language })]) {
        expect(line).not.toMatch(BROKEN);
        expect(line).not.toMatch(CONTROL);
      }
    }
  });

  test("as many lines as in English", () => {
    for (const one of CASES)
      expect(reportOf(one, language).length).toBe(reportOf(one, "en").length);
  });

  test("that the game has no words in this language is said once, not after each line", () => {
    const text = reportOf(
      CASES.find(({ name }) => name === "violated-value")!,
      language,
    ).join("\n");
    const remarks = text.split(messagesIn(language).toldInEnglish).length - 1;
    expect(remarks).toBe(language === "en" ? 0 : 1);
    expect(text).not.toContain("[en]");
  });
});

test("colour paints and changes nothing else", () => {
  for (const one of CASES) {
    const plain = textReport(auditCase(one), { language: "en" });
    const painted = textReport(auditCase(one), { language: "en", colour: true });
    expect(painted[0]!.startsWith("\u001b[3")).toBe(true);
    // oxlint-disable-next-line no-control-regex -- paint is what is taken off
    const bare = painted.map((line) => line.replace(/\u001b\[[0-9;]*m/g, ""));
    expect(bare).toEqual(plain);
  }
});

test("that there are more findings than are told is said, in the headline too", () => {
  const lines = [
    logOf()[0]!,
    ...Array.from({ length: 1_001 }, () => '{"seq":5,"type":"x","data":{}}'),
  ];
  const audit = auditOf(lines);
  const told = textReport(audit, { language: "en" });
  expect(told[0]).toBe("VIOLATED at least 998 causes, at least 1000 findings");
  expect(told.some((line) => line.startsWith("Only the first 1000 findings are told"))).toBe(true);
  expect(summaryLine(audit)).toContain("at least 1000 findings");
});

test("digests are left out for who may not know all of a log", () => {
  const said = (digests: boolean) =>
    textReport(auditCase(CASES[0]!), { language: "en", digests }).join("\n");
  expect(said(true)).toContain("SHA-256");
  expect(said(false)).not.toContain("SHA-256");
});

test("the language of a summary is English where none is asked for", () => {
  expect(summaryLine(auditCase(CASES[0]!))).toBe("COMPLIANT 7 events, finished");
});
