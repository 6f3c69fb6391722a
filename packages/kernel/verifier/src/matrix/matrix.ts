// The ruling matrix: what a record comes to under all options of the rulings that it touches, and the fewest that decide it.
// A record that is sound by some readings is gone along once for all of them; one that is not is audited by each.
import { headerOf, type ReadGame, type RecordedGame } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import {
  type Json,
  type Matrix,
  type MatrixRow,
  noteReadings,
  type SeatId,
  type VerdictKind,
} from "@assize/kernel-model";
import { type Start, start } from "@assize/kernel-referee";
import { undosOf } from "@assize/kernel-replay";
import * as Result from "effect/Result";
import { auditing, type AuditOptions } from "../audit.ts";
import { explainedWith } from "../explained-with.ts";
import type { Explaining } from "../explaining.ts";
import { forcedBehind } from "../forced-behind.ts";
import { decidingRulings } from "./deciding.ts";
import { forksOf } from "./forks.ts";
import { allReadings, chosen, isOpen, narrowed, type Readings } from "./readings.ts";
import { type Gone, type StartBy, worldsAlong } from "./worlds.ts";

export interface MatrixLimits {
  readonly worlds: number;
  readonly asked: number;
  /** Most audits of readings by which the record is not sound. */
  readonly audits: number;
}

export const MATRIX_LIMITS: MatrixLimits = { worlds: 64, asked: 100_000, audits: 400 };

/** What one reading comes to. */
interface End {
  readonly verdict: VerdictKind;
  readonly first: MatrixRow["first"];
  readonly winners: readonly SeatId[] | null;
}

interface Ended extends End {
  readonly readings: Readings;
}

/**
 * The matrix of one record, with what explains deviations; null where there is none: the game is not known, or its header fits no table. By readings under
 * which it is violated, rulings read after the first finding are tried one at a time.
 */
export const matrixWith = (
  explaining: Explaining,
  read: ReadGame,
  options: AuditOptions,
  limits: MatrixLimits = MATRIX_LIMITS,
): Matrix | null => {
  const header = headerOf(read);
  if (header === null || !read.ok) return null;
  const digest = (value: Json): string => digestJson(value, options.hash);
  const started = start(header, { ...options, digest });
  if (Result.isFailure(started)) return null;
  const { game, rulings } = started.success;
  const { rulebook } = game.model;
  const all = allReadings(rulebook, rulings.resolved.choices);
  const startBy = startsOf(started.success, (overrides) =>
    start(header, { ...options, digest, rulings: { set: rulings.set, overrides } }),
  );
  const along = { record: read, undos: undosOf(header, read) };
  const gone = worldsAlong(along, all, startBy, limits);
  const ended =
    gone === null ? null : endsOf(gone, read, started.success, { ...options, explaining }, limits);
  return ended === null
    ? { rows: [], stated: {}, decides: { verdict: [], winners: [] }, undetermined: true }
    : matrixFrom(ended, all);
};

/** Each game is made ready once. */
const startsOf = (
  stated: Start,
  make: (overrides: Readonly<Record<string, string>>) => ReturnType<typeof start>,
): StartBy => {
  const made = new Map<string, Start | null>();
  return (readings) => {
    const choices = chosen(readings);
    const key = JSON.stringify(choices);
    if (key === JSON.stringify(stated.rulings.resolved.choices)) return stated;
    const known = made.get(key);
    if (known !== undefined) return known;
    const started = make(choices);
    const ready = Result.isSuccess(started) ? started.success : null;
    made.set(key, ready);
    return ready;
  };
};

const endsOf = (
  gone: readonly Gone[],
  read: RecordedGame,
  started: Start,
  { explaining, ...options }: AuditOptions & { readonly explaining: Explaining },
  limits: MatrixLimits,
): readonly Ended[] | null => {
  const audits = { left: limits.audits };
  const ended: Ended[] = [];
  for (const one of gone) {
    const ends = one.broken === null ? soundEnds(one, started) : brokenEnds(one.readings);
    if (ends === null) return null;
    ended.push(...ends);
  }
  return ended;

  function audited(readings: Readings): (End & { readonly read: readonly string[] }) | null {
    if (audits.left-- <= 0) return null;
    const rulings = { set: started.rulings.set, overrides: chosen(readings) };
    const work = auditing(read, { ...options, rulings, asStated: true });
    const audit = explainedWith(work, explaining);
    if (audit.kind === "unreadable") return null;
    const { kind, findings, outcome, rulings: by } = audit.verdict;
    const [first] = findings;
    return {
      verdict: kind,
      first: first === undefined ? null : { seq: first.seq, code: first.code },
      winners: outcome?.winners ?? null,
      read: by.read,
    };
  }

  /** Of each ruling that was read and is still open, the options with another end have a row of their own. */
  function brokenEnds(readings: Readings): readonly Ended[] | null {
    const end = audited(readings);
    if (end === null) return null;
    let same = readings;
    const others: Ended[] = [];
    // Where nobody is told to have won, no later ruling tells who has.
    const open = end.winners === null ? [] : end.read.filter((one) => isOpen(readings, one));
    for (const id of open) {
      const [first, ...rest] = readings.get(id)!;
      const equal = [first!];
      for (const option of rest) {
        const by = narrowed(readings, id, [option]);
        const other = audited(by);
        if (other === null) return null;
        if (keyOf(other) === keyOf(end)) equal.push(option);
        else others.push({ ...other, readings: by });
      }
      same = narrowed(same, id, equal);
    }
    return [{ ...end, readings: same }, ...others];
  }
};

const keyOf = ({ verdict, first, winners }: End): string =>
  JSON.stringify([verdict, first, winners]);

/** The outcome may rest on rulings too. */
const soundEnds = ({ readings, position }: Gone, started: Start): readonly Ended[] =>
  forksOf(readings, (under) => {
    const { model } = started.game;
    const read = new Set<string>();
    const note = (id: string): void => void read.add(id);
    const rulings = chosen(under);
    const forced = forcedBehind(started, position, rulings, note).at(-1);
    const last = model.withRulings(position.context, noteReadings(rulings, note));
    const outcome = model.outcome(forced?.position.context ?? last);
    const winners = outcome?.winners ?? null;
    return { value: winners, key: JSON.stringify(winners), read };
  })!.map(({ readings: by, value }) => ({
    readings: by,
    verdict: "compliant",
    first: null,
    winners: value,
  }));

const matrixFrom = (ended: readonly Ended[], all: Readings): Matrix => {
  const differing = [...all.keys()].filter((id) =>
    ended.some(({ readings }) => readings.get(id)!.length < all.get(id)!.length),
  );
  const rows = ended.map(({ readings, verdict, first, winners }): MatrixRow => ({
    rulings: Object.fromEntries(differing.map((id) => [id, readings.get(id)!])),
    verdict,
    first,
    winners,
    stated: [...readings].every(([id, options]) => options.includes(all.get(id)![0]!)),
  }));
  rows.sort((one, other) => Number(other.stated) - Number(one.stated));
  return {
    rows,
    stated: Object.fromEntries(differing.map((id) => [id, all.get(id)![0]!])),
    decides: {
      verdict: decidingRulings(rows, ({ verdict }) => verdict),
      // Where nobody can be told to have won, nothing speaks against either.
      winners: decidingRulings(
        rows.filter(({ winners }) => winners !== null),
        ({ winners }) => JSON.stringify(winners),
      ),
    },
    undetermined: false,
  };
};
