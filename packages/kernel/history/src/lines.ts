// A branch line by line, for one pair of eyes, and where in the game each line is.
import type { Position } from "@assize/kernel-chart-engine";
import type { EventClass, Finding, Json, Language } from "@assize/kernel-model";
import {
  clausesOfSteps,
  placeOf,
  type PreparedGame,
  type Start,
  transitionsOf,
} from "@assize/kernel-referee";
import { tableOf } from "@assize/kernel-report/lean";
import { deviationOf, type LineDeviation } from "./deviations.ts";
import { seenBy, tellEvent } from "./eyes.ts";
import { recordedEvent } from "@assize/kernel-event-log";
import type { Step } from "@assize/kernel-replay";
import { tableInWords } from "@assize/kernel-report/lean";
import { type History, findingsAt, type Branch } from "./history.ts";
import type { Reader } from "./reader.ts";

/** `finding`: a cause; `part`: findings alone that belong to an earlier one. */
export type MarkKind = "chapter" | "turn" | "finding" | "part" | "reveal" | "score";

/** One event of a branch, as one reader sees it. */
export interface Line {
  readonly seq: number;
  readonly type: string;
  /** `record` for events that the game does not have. */
  readonly class: EventClass | "record";
  readonly by: number | null;
  readonly text: string;
  /** The fields that the reader may know. */
  readonly data: Json;
  /** Clauses that the transitions taken apply, and those of its findings. */
  readonly clauses: readonly string[];
  /** Ids of its findings. */
  readonly findings: readonly string[];
  /** How the game goes on from here; null where the event is what the rules say. */
  readonly deviation: LineDeviation | null;
  /** The place in the chart after it, and the ids of the transitions taken; none where it was not applied. */
  readonly place: string;
  readonly taken: readonly string[];
  readonly marks: readonly MarkKind[];
  /** Where in the game it takes place, coarse to fine, for example `Year 3`, `Order 4`. */
  readonly outline: readonly string[];
}

/** Where in the game a position is, coarse to fine; the title of its place where the game says nothing finer. */
export const outlineOf = (
  start: Start,
  position: Position<unknown>,
  language: Language,
): readonly string[] => {
  const { describe } = start.game.model;
  const place = placeOf(start.game, position);
  const table = tableOf(start, language);
  return (
    describe.outline?.(position.context, place, language, table) ?? [
      describe.place(place, language),
    ]
  );
};

const sameUpTo = (level: number, a: readonly string[], b: readonly string[]): boolean =>
  a.slice(0, level + 1).every((title, index) => title === b[index]) &&
  a.length > level === b.length > level;

/** A chapter begins where the coarsest title changes, a turn where the next one does. */
const beginnings = (
  before: readonly string[] | null,
  outline: readonly string[],
): readonly MarkKind[] => {
  if (before === null || !sameUpTo(0, before, outline)) return ["chapter"];
  return sameUpTo(1, before, outline) ? [] : ["turn"];
};

const marksOf = (
  game: PreparedGame,
  { taken }: Step,
  findings: readonly Finding[],
  begins: readonly MarkKind[],
): readonly MarkKind[] => {
  const own = taken.flatMap(({ event }) => game.events.get(event.type)?.definition.marks ?? []);
  return [...new Set([...begins, ...findingMarks(findings), ...own])];
};

const findingMarks = (findings: readonly Finding[]): readonly MarkKind[] => {
  if (findings.length === 0) return [];
  return findings.every(({ follows }) => follows !== null) ? ["part"] : ["finding"];
};

/** Every event of a branch. */
export const linesOf = (history: History, branch: Branch, reader: Reader): readonly Line[] => {
  const { game } = history.start;
  const { eyes, language } = reader;
  let last: readonly string[] | null = null;
  return branch.steps.map((step, index): Line => {
    const seq = index + 1;
    const { taken, before: position, after } = step;
    const event = recordedEvent(step.recorded);
    const findings = findingsAt(history, branch, seq);
    const text =
      step.table === null
        ? tellEvent(history.start, event, position.context, reader)
        : tableInWords(step.table, history.start, language);
    const outline = outlineOf(history.start, position, language);
    const transitions = transitionsOf(game, position, taken);
    const marks = marksOf(game, step, findings, beginnings(last, outline));
    last = outline;
    const applied = clausesOfSteps(history.start, position, taken).flat();
    return {
      seq,
      type: event.type,
      class: game.events.get(event.type)?.class ?? "record",
      by: event.by ?? null,
      text,
      data: step.table === null ? seenBy(game, event, eyes).data : event.data,
      clauses: [...new Set([...applied, ...findings.flatMap(({ clauses }) => clauses)])],
      findings: findings.map(({ id }) => id),
      deviation: deviationOf(history, step, findings, reader),
      place: placeOf(game, after),
      taken: transitions.map(({ id }) => id),
      marks,
      outline,
    };
  });
};
