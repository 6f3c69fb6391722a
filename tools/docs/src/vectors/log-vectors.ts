// Logs and their expected reports. Each file holds the cases of one subject one after another, as an archive does.
import { nodeHash } from "@assize/kernel-integrity/node";
import { type JsonObject, sameJson } from "@assize/kernel-model";
import { type Audit, auditAll } from "@assize/kernel-verifier";
import { believedCases } from "./believed-cases.ts";
import type { LogCase } from "./cases.ts";
import { courseCases, editionCases } from "./course-cases.ts";
import { deviationCases, treasureDeviations } from "./deviation-cases.ts";
import { doubtfulCases } from "./doubtful-cases.ts";
import { edgeCases } from "./edge-cases.ts";
import { MAP_PATH, mapCases } from "./map-cases.ts";
import { expectedReport } from "./expected-report.ts";
import { LOW_DUMMY } from "./rare-games.ts";
import { type EditionFile, type Recorded, VECTOR_GAMES } from "./recorded.ts";
import { chessRows, rowCases } from "./row-cases.ts";
import { undoCases } from "./undo-cases.ts";
import {
  treasureChoices,
  treasureCourse,
  treasureGames,
  treasureOrder,
  treasureSeats,
  treasureValues,
} from "./treasure-cases.ts";
import {
  wrongChoices,
  wrongLists,
  wrongOrder,
  wrongSeats,
  wrongShapes,
  wrongValues,
} from "./tampered.ts";

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");

/** Audits all logs in a text, by an edition in place of the reference edition. */
export type AuditText = (text: string, edition?: JsonObject) => readonly Audit[];

export const auditText: AuditText = (text, edition) => [
  ...auditAll(new TextEncoder().encode(text), { games: VECTOR_GAMES, hash: nodeHash, edition }),
];

const codesOf = (report: JsonObject): readonly string[] => [
  report["verdict"] as string,
  ...(report["findings"] as readonly { code: string }[]).map(({ code }) => code),
  ...(report["doubts"] as readonly { reason: string }[]).map(({ reason }) => reason),
];

const checked = (each: LogCase, report: JsonObject): JsonObject => {
  const codes = codesOf(report);
  if (each.holds !== "any" && !codes.includes(each.holds))
    throw new Error(`${each.name} does not show ${each.holds} but ${codes.join(", ")}`);
  return report;
};

export interface LogVectors {
  /** Path below the vectors' folder, and text. */
  readonly files: ReadonlyMap<string, string>;
  /** What a report that lacks it says, so that no case repeats it. */
  readonly common: JsonObject;
  readonly cases: readonly JsonObject[];
}

interface Subject {
  readonly name: string;
  readonly cases: readonly LogCase[];
  /** The reference edition where it is left out. */
  readonly edition?: EditionFile;
}

const subjectsOf = (games: readonly Recorded[]): readonly Subject[] => {
  const plain = games.filter(({ edition }) => edition === undefined);
  const withEditionOf = (path: string): Recorded =>
    games.find(({ edition }) => edition?.path === path)!;
  const [lowDummy, map] = [withEditionOf(LOW_DUMMY.path), withEditionOf(MAP_PATH)];
  const course = courseCases(plain);
  return [
    { name: "values", cases: wrongValues(plain) },
    { name: "shapes", cases: [...wrongShapes(plain), ...wrongLists(plain)] },
    { name: "seats", cases: wrongSeats(plain) },
    { name: "order", cases: wrongOrder(plain) },
    { name: "choices", cases: wrongChoices(plain) },
    { name: "course", cases: course },
    { name: "doubts", cases: doubtfulCases(plain) },
    { name: "torn", cases: [tornCase(course[0]!.lines[0]!)] },
    { name: "no-newline", cases: [noNewlineCase(plain[0]!.lines)] },
    { name: "broken-header", cases: [brokenHeaderCase(plain[0]!.lines)] },
    { name: "edition", cases: editionCases(lowDummy), edition: LOW_DUMMY },
    { name: "map", cases: mapCases(map), edition: map.edition! },
    { name: "edges", cases: edgeCases(plain) },
    { name: "believed", cases: believedCases(plain) },
    { name: "deviations", cases: deviationCases(plain) },
    { name: "undos", cases: undoCases(plain) },
    { name: "rows", cases: rowCases(plain) },
  ];
};

const tornCase = (header: string): LogCase => ({
  name: "torn",
  shows: "the last line was cut off while it was written",
  lines: [header, '{"seq":1,"type":"orders-re'],
  holds: "line-torn",
});

const noNewlineCase = (lines: readonly string[]): LogCase => ({
  name: "whole-line",
  shows:
    "the last line is whole and its newline is not there, nor among the bytes that were audited",
  lines: lines.slice(0, 3),
  holds: "compliant",
});

const brokenHeaderCase = (lines: readonly string[]): LogCase => ({
  name: "in-the-middle",
  shows: "a line that begins like a header and is not JSON stands between the events of a game",
  lines: [...lines.slice(0, 2), '{"format":"assize-log/1"', ...lines.slice(2, 3)],
  holds: "line-torn",
});

/** Whose last line lacks its newline. */
const OPEN_ENDED: readonly string[] = ["torn", "no-newline"];

const subjectText = ({ name, cases }: Subject): string => {
  const text = cases.map(({ lines }) => textOf(lines)).join("");
  return OPEN_ENDED.includes(name) ? text.slice(0, -1) : text;
};

/** A budget would decide: another hand need not count the same steps. */
const endsByBudget = ({ covered }: JsonObject): boolean =>
  (covered as JsonObject | undefined)?.["searchedInPart"] !== undefined;

interface Reported {
  readonly each: LogCase;
  readonly report: JsonObject;
}

const reported = (subject: Subject, audits: AuditText): readonly Reported[] => {
  const { cases, edition } = subject;
  const reports = audits(subjectText(subject), edition?.edition).map(expectedReport);
  return cases
    .map((each, index) => ({ each, report: checked(each, reports[index]!) }))
    .filter(({ report }) => !endsByBudget(report));
};

const subjectCases = (
  { name, edition }: Subject,
  reports: readonly Reported[],
): readonly JsonObject[] =>
  reports.map(({ each, report }, index) => ({
    name: `${name}/${each.name}`,
    shows: each.shows,
    file: `logs/${name}.jsonl`,
    game: index + 1,
    ...(edition === undefined ? {} : { edition: edition.path }),
    report,
  }));

const treasureSubjects = (games: readonly Recorded[]): readonly Subject[] => [
  { name: "treasure-values", cases: treasureValues(games) },
  { name: "treasure-choices", cases: treasureChoices(games) },
  { name: "treasure-seats", cases: treasureSeats(games) },
  { name: "treasure-order", cases: treasureOrder(games) },
  { name: "treasure-course", cases: treasureCourse(games) },
  { name: "treasure-deviations", cases: treasureDeviations(games) },
];

/** Whole games by reference, and archives of small ones by subject. */
const vectorsOf = (
  subjects: readonly Subject[],
  whole: ReadonlyMap<string, string>,
  audits: AuditText,
): LogVectors => {
  const files = new Map<string, string>();
  const cases: JsonObject[] = [...whole].flatMap(([name, text]) => {
    const report = expectedReport(audits(text)[0]!);
    const file = `../../examples/games/${name}.jsonl`;
    const shows = "a whole game of the examples";
    return endsByBudget(report) ? [] : [{ name: `games/${name}`, shows, file, game: 1, report }];
  });
  for (const subject of subjects) {
    const reports = reported(subject, audits);
    const kept = reports.map(({ each }) => each);
    files.set(`logs/${subject.name}.jsonl`, subjectText({ ...subject, cases: kept }));
    cases.push(...subjectCases(subject, reports));
    if (subject.edition?.path === LOW_DUMMY.path)
      files.set(subject.edition.path, `${JSON.stringify(subject.edition.edition)}\n`);
  }
  const common = commonOf(cases[0]!["report"] as JsonObject);
  return { files, common, cases: cases.map((each) => withoutCommon(each, common)) };
};

const ALIKE = ["game", "rules", "rulebook", "assurance", "moreFindings", "fitsAs", "algorithm"];
const ALIKE_RULINGS = ["set", "choices", "assumed", "replaced"];

const only = (value: JsonObject, members: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key]) => members.includes(key)));

const commonOf = (report: JsonObject): JsonObject => ({
  ...only(report, ALIKE),
  rulings: only(report["rulings"] as JsonObject, ALIKE_RULINGS),
});

const differing = (value: JsonObject, common: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key, one]) => !sameJson(one, common[key])));

const withoutCommon = (each: JsonObject, common: JsonObject): JsonObject => {
  const report = each["report"] as JsonObject;
  const rulings = differing(report["rulings"] as JsonObject, common["rulings"] as JsonObject);
  return { ...each, report: { ...differing(report, common), rulings } };
};

/** Those of Lords of Xidit; `whole` are its example games by name. */
export const logVectors = (
  games: readonly Recorded[],
  whole: ReadonlyMap<string, string>,
  audits: AuditText,
): LogVectors => vectorsOf(subjectsOf(games), whole, audits);

/** Those of the treasure game; `whole` are its example games by name, the honest one first. */
export const treasureVectors = (
  whole: ReadonlyMap<string, string>,
  audits: AuditText,
): LogVectors => {
  const [honest] = whole.values();
  return vectorsOf(
    treasureSubjects(treasureGames(honest!.split("\n").slice(0, -1))),
    whole,
    audits,
  );
};

/** Those of chess; `whole` are its example games by name. */
export const chessVectors = (whole: ReadonlyMap<string, string>, audits: AuditText): LogVectors => {
  const [first] = whole.values();
  return vectorsOf([{ name: "chess-rows", cases: chessRows(first!.split("\n")) }], whole, audits);
};
