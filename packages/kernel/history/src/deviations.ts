// What a finding tells of one event, for one reader: its evidence as these eyes may know it, and how the history goes on
// from there. Knows no drawing.
import {
  type Eyes,
  type Explained,
  type Finding,
  type FindingCode,
  type Held,
  isJsonObject,
  type Json,
  type JsonObject,
  type WrittenEvent,
} from "@assize/kernel-model";
import { asWrittenEvent, type PreparedGame } from "@assize/kernel-referee";
import type { Step } from "@assize/kernel-replay";
import { findingInWords } from "@assize/kernel-report/lean";
import { factsSeenBy, seenBy, seesAllOf, tellEvent } from "./eyes.ts";
import type { History } from "./history.ts";
import type { Reader } from "./reader.ts";

const isWrittenEvent = (value: JsonObject): value is JsonObject & WrittenEvent =>
  typeof value["type"] === "string" && value["data"] !== undefined;

/** One side of a finding's evidence: an event, the data of the finding's own event, or something plain. */
const sideSeenBy = (game: PreparedGame, finding: Finding, side: Json, eyes: Eyes): Json => {
  if (!isJsonObject(side)) return side;
  if (isWrittenEvent(side)) return { ...seenBy(game, side, eyes) };
  const { type, by } = finding;
  const event = by === null ? { type, data: side } : { type, by, data: side };
  return seenBy(game, event, eyes).data;
};

/** Their evidence is hashes of lines: a secret of few possibilities is found by trying. */
const OF_HASHES: ReadonlySet<FindingCode> = new Set(["chain-broken", "chain-missing"]);

/** A finding without what these eyes may not know of its event. */
export const findingSeenBy = (game: PreparedGame, finding: Finding, eyes: Eyes): Finding => {
  const { type, by, code, explained } = finding;
  const event = { type, ...(by === null ? {} : { by }), data: finding.recorded };
  if (eyes === "all") return finding;
  if (OF_HASHES.has(code)) return { ...finding, expected: null, recorded: null };
  const expected = sideSeenBy(game, finding, finding.expected, eyes);
  const recorded = sideSeenBy(game, finding, finding.recorded, eyes);
  // What is wrong with the shape of data quotes them.
  const quotes = code === "data-malformed" && !seesAllOf(game, event, eyes);
  return {
    ...finding,
    expected: quotes ? null : expected,
    recorded,
    facts: factsSeenBy(finding.facts, eyes),
    rulings: rulingsThrough(game, finding.clauses),
    explained: explained && explainedSeenBy(game, explained, eyes),
  };
};

/** The rulings through which these clauses are read: which of them was asked for in this position may tell a secret of it. */
const rulingsThrough = ({ model }: PreparedGame, cited: Finding["clauses"]): Finding["rulings"] => [
  ...new Set(
    model.rulebook.clauses.flatMap(({ id, rulings = [] }) => (cited.includes(id) ? rulings : [])),
  ),
];

/** Which other explanations there are turns on what was chosen in secret: they are left out. */
const explainedSeenBy = (game: PreparedGame, explained: Explained, eyes: Eyes): Explained => {
  const { supposed } = explained;
  const isEvent = isJsonObject(supposed) && isWrittenEvent(supposed);
  const told = isEvent ? { ...seenBy(game, supposed, eyes) } : supposed;
  return { ...explained, supposed: told, others: [] };
};

/** How a history goes on from an event that is not what the rules say. */
export interface LineDeviation {
  readonly held: Held;
  /** What is taken to have happened, in a sentence or two. */
  readonly text: string;
  /** What the rules demanded, as far as they demand something. */
  readonly demanded: readonly string[];
  /** The event of the cause to which all its findings belong; null where one of them is a cause. */
  readonly partOf: number | null;
}

/** Null for an event that is what the rules say, or of which only the bytes are damaged. */
export const deviationOf = (
  history: History,
  step: Step,
  findings: readonly Finding[],
  reader: Reader,
): LineDeviation | null => {
  const explained = findings.filter((finding) => finding.explained !== null);
  const [first] = explained;
  if (first === undefined) return null;
  const told = explained.map((finding) => {
    const seen = findingSeenBy(history.start.game, finding, reader.eyes);
    return {
      seen,
      words: findingInWords(seen, history.start, reader.language, () => step.before.context),
    };
  });
  const distinct = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== "");
  // What is left out before an event comes first; the last finding is the event's own.
  const own = step.demanded === null ? null : told.at(-1);
  return {
    held: step.held ?? first.explained!.held,
    text: distinct(told.map(({ words }) => words.explanation!.what)).join(" "),
    demanded: distinct(
      told.map((one) => {
        const demanded = one === own ? asWrittenEvent(step.demanded!.event) : one.seen.expected;
        return isJsonObject(demanded) && isWrittenEvent(demanded)
          ? tellEvent(history.start, demanded, step.before.context, reader)
          : one.words.expected;
      }),
    ),
    partOf: partOf(history, explained),
  };
};

const partOf = ({ verdict }: History, findings: readonly Finding[]): number | null => {
  if (findings.some(({ follows }) => follows === null)) return null;
  return verdict.findings.find(({ id }) => id === findings[0]!.follows)?.seq ?? null;
};
