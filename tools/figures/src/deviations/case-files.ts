// Case files: records in which an earlier audit told something wrong, with what each has to tell. Knows what was planted in each
// file; how a verdict is read only through `reading.ts`.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as Result from "effect/Result";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Effect, Finding } from "@assize/kernel-model";
import { auditRead, impactsOf } from "@assize/kernel-verifier";
import { decodeEdition } from "@assize/xidit-edition";
import type { Auditor } from "./kinds/judging.ts";
import { SUBJECTS } from "./subject.ts";
import { accusedBy, isRoot, undecidedIn } from "./reading.ts";

/** What a file has to tell. */
export interface Wanted {
  /** Of each cause, the lines at which it may be told. */
  readonly causes: readonly (readonly number[])[];
  /** The seat that did what it may not: it has to be named, and may be accused. */
  readonly culprit?: number;
  /** A seat that may be named or accused, and need not be. */
  readonly maybe?: number;
  /** Lines are gone: nothing behind them may be called wrong. */
  readonly isGap?: true;
  /** Nothing follows from the causes: no finding rests on what nobody wrote. */
  readonly isAlone?: true;
  /** What all causes together have changed, where that is known. */
  readonly effect?: Effect;
}

const at = (...lines: readonly number[]): Wanted => ({ causes: [lines] });

/** By name of the file, without its ending. */
const CASE_FILES: Readonly<Record<string, Wanted>> = {
  "accused-census-after-titan-paid": at(549, 568),
  "accused-census-after-titan-paid-2": at(714, 749),
  "accused-census-left-out": { ...at(116, 117), isGap: true },
  "accused-order-forgotten": at(455),
  "accused-order-twice": at(285),
  "accused-page-twice": { ...at(478), effect: "none" },
  "accused-sheet-for-two-terse": at(114, 121),
  "accused-sheets-swapped-terse": at(102, 104, 112),
  "accused-tile-wrong-side": at(353),
  "accused-tile-wrong-side-2": at(322),
  "accused-titan-paid": at(438, 510),
  "accused-wrong-sheet-terse": at(12, 16),
  "bards-far-effect": { ...at(89, 767), effect: "none" },
  "census-left-out": { ...at(107), isGap: true },
  "effect-open-one-choice": { ...at(60), effect: "none" },
  "gold-wrong-player-clause": at(123),
  "guessed-bards-contradicted": { causes: [[38], [164], [346]], isGap: true },
  "order-forgotten": at(45),
  "page-twice-34-lines": { ...at(223), effect: "none" },
  "pages-swapped": at(49),
  "placed-on-taken": { ...at(6), culprit: 3 },
  "queue-two-tiles": at(61),
  "sheet-copied-stop": at(450, 453, 456),
  "sheets-swapped-stop": at(281, 282, 283, 284, 285, 288),
  "storey-on-rival": { ...at(156), culprit: 0 },
  "threat-without-units": at(196),
  "tile-wrong-side": at(327),
  "tile-wrong-side-many": at(94),
  "fled-before-the-first-round": { ...at(556), culprit: 0, isAlone: true },
  two_apart: { causes: [[198], [435]] },
  eight: { causes: [[198], [261], [267], [270], [315], [423], [435]] },
};

const FOLDER = fileURLToPath(new URL("../../test/cases/", import.meta.url));

/** A record with what it has to tell. */
export interface CaseFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly wanted: Wanted;
}

/** What each file of two hands says: source, first line, second line, seat, units shown first, then, and held. */
type Pair = readonly [string, number, number, number, number, number, number];

const encoder = new TextEncoder();
const textOf = (file: string): string => readFileSync(`${FOLDER}${file}`, "utf8");

/** Two hands of one seat. Where they are equal, one was written twice; else the seat may be named. */
const handsTwice = (): readonly CaseFile[] => {
  const pairs = JSON.parse(textOf("hands-twice/pairs.json")) as readonly Pair[];
  const records = textOf("hands-twice/pairs.jsonl").split(/^(?=\{"format")/m);
  return pairs.map(([source, first, second, seat, units, more], at) => ({
    name: `hands-twice-${at}-${source.replace(".jsonl", "")}`,
    bytes: encoder.encode(records[at]),
    wanted: { causes: [[first, second]], ...(units === more ? {} : { maybe: seat }) },
  }));
};

/** All case files. */
export const caseFiles = (): readonly CaseFile[] => [
  ...Object.entries(CASE_FILES).map(([name, wanted]) => ({
    name,
    bytes: encoder.encode(textOf(`${name}.jsonl`)),
    wanted,
  })),
  ...handsTwice(),
];

/** How many records there are in the folder. */
export const filesThere = (): number =>
  readdirSync(FOLDER).filter((file) => file.endsWith(".jsonl")).length;

const WITHIN = 1;

/** Each cause at a place of its own. */
const areAtTheirPlaces = (lines: readonly number[], { causes }: Wanted): boolean =>
  lines.length === causes.length &&
  causes.every((places) =>
    lines.some((line) => places.some((place) => Math.abs(place - line) <= WITHIN)),
  );

/** About the game, not about the bytes: a link that is broken belongs to the line that was changed. */
const isOfTheGame = ({ explained }: Finding): boolean => explained !== null;

/** Of all causes together. */
const effectOf = (impacts: ReturnType<typeof impactsOf>): Effect | null =>
  (impacts?.together ?? impacts?.causes.values().next().value)?.effect ?? null;

/** What does not hold of a file's wishes, in words; empty where all holds. */
export const shortcomingsOf = (
  { bytes, wanted }: CaseFile,
  auditor: Auditor = auditRead,
): readonly string[] => {
  const [read] = readGames(bytes);
  const games = SUBJECTS.map(({ model }) => model);
  const stress: unknown = Result.getOrThrow(decodeEdition(JSON.parse(textOf("stress.json"))));
  const options = { games, hash: nodeHash };
  const first = auditor(read!, options);
  const isStress =
    first.kind === "audited" &&
    first.verdict.doubts.some(({ reason }) => reason === "unknown-edition");
  const audit = isStress ? auditor(read!, { ...options, edition: stress }) : first;
  if (audit.kind === "unreadable") return [audit.problem.code];
  const { verdict } = audit;
  const findings = verdict.findings.filter(isOfTheGame);
  const roots = findings.filter(isRoot).map(({ seq }) => seq as number);
  const accused = [...new Set(findings.flatMap(accusedBy))];
  const named = [...accused, ...findings.flatMap(undecidedIn)];
  const { causes, culprit, maybe, isGap, isAlone, effect } = wanted;
  const places = causes.flat();
  const behind = findings.filter(
    ({ seq }) => !places.some((place) => Math.abs(place - seq) <= WITHIN),
  );
  const honest = accused.filter((seat) => seat !== culprit && seat !== maybe);
  const told = effect === undefined ? null : effectOf(impactsOf(audit));
  return [
    ...(verdict.kind === "violated" ? [] : [`called ${verdict.kind}`]),
    ...(areAtTheirPlaces(roots, wanted)
      ? []
      : [`causes at ${roots.join()}, not ${JSON.stringify(causes)}`]),
    ...(verdict.covered.stopped === null ? [] : [`stops at ${verdict.covered.stopped.seq}`]),
    ...(honest.length === 0 ? [] : [`accuses ${honest.join()}`]),
    ...(culprit === undefined || named.includes(culprit) ? [] : [`does not name ${culprit}`]),
    ...(isGap === true && behind.length > 0
      ? [`${behind.length} true lines are called wrong`]
      : []),
    ...(isAlone === true && findings.length > causes.length ? ["findings rest on a guess"] : []),
    ...(told === null || told === effect ? [] : [`effect ${told}, not ${effect}`]),
  ];
};
