// The causal slice: the events of a record on which a finding depends.
//
// 1. The line itself; where it stands in the wrong place, the line before it too.
// 2. Of each value that is read to judge it, the event that wrote that value last.
// 3. Of each of these that is forced, again those that wrote what it was derived from. Choices and chance are where it ends.
//    A value that only says which other one is read (whose turn it is) is followed in 2, and not from there on, as base
//    pointers are in M. Sridharan, S. Fink, R. Bodik, "Thin Slicing", PLDI 2007; else all that ever happened would be in it.
// 4. Each choice or outcome that changes what is read in 1 when it is left out or is another one, all others as they are.
//    That closes what 2 and 3 cannot see: what an event would have written, had it been another one (T. Gyimóthy,
//    A. Beszédes, I. Forgács, "An Efficient Relevant Slicing Method for Debugging", ESEC/FSE 1999).
//
// The idea: B. Korel, J. Laski, "Dynamic Program Slicing", Information Processing Letters 29(3), 1988.
import type { Position } from "@assize/kernel-chart-engine";
import { type Finding, type GameEvent, type Json, sameJson, Seq } from "@assize/kernel-model";
import { legalDecisions, possibleOutcomes, readAt, type ReadPath } from "@assize/kernel-referee";
import type { Step } from "@assize/kernel-replay";
import type { Act } from "@assize/kernel-verifier";
import { type Draft, emptyDraft } from "./draft.ts";
import { actsBefore, awaitedAt, type Deviation, deviationOf, type Followed } from "./followed.ts";
import { played, settled, settlings, withAct } from "./playing.ts";
import { type Read, readsOfDeviation, readsOfStep, readsWhatItWrites } from "./reads.ts";

export interface CausalSlice {
  /** The events, in the order of the log; the finding's own is the last. */
  readonly events: readonly Seq[];
  /** What was read to judge it, as paths in the game's state. */
  readonly read: readonly string[];
  /** False where a limit kept choices from being tried otherwise. */
  readonly isWhole: boolean;
}

/** Other choices or outcomes that are tried in place of each one. */
const OTHERS = 3;

/** Most events that are derived anew while choices are tried otherwise. */
const MOST_DERIVED = 400_000;

/** The events on which a finding depends; of a finding about the bytes, the two lines that do not follow each other. */
export const sliceOf = (followed: Followed, finding: Finding): CausalSlice => {
  const deviation = deviationOf(followed, finding);
  if (deviation === null) {
    const events = finding.seq > 1 ? [Seq(finding.seq - 1), finding.seq] : [finding.seq];
    return { events, read: [], isWhole: true };
  }
  const { start } = followed.table;
  const asking = {
    game: start.game,
    rulings: start.setup.rulings,
    seats: start.setup.seats.length,
  };
  const reads = readsOfDeviation(asking, deviation, deviation.position);
  const events = new Set<number>([finding.seq, ...lineBefore(followed, deviation)]);
  for (const seq of writersOf(followed, finding.seq, reads)) events.add(seq);
  const otherwise = changedBy(followed, deviation, reads, events);
  for (const seq of otherwise.found) events.add(seq);
  return {
    events: [...events].sort((a, b) => a - b).map((seq) => Seq(seq)),
    read: [...new Set(reads.map(({ path }) => path.join("/")))].sort(),
    isWhole: otherwise.isWhole,
  };
};

/** The line that led to where another one was awaited. */
const lineBefore = (
  { steps }: Followed,
  { recorded, awaited, step }: Deviation,
): readonly number[] => {
  if (recorded.type === awaited) return [];
  const last = steps.slice(0, step.seq - 1).findLast(({ taken }) => taken.length > 0);
  return last === undefined ? [] : [last.seq];
};

const changes = ({ before, after }: Step, path: ReadPath): boolean =>
  before.context !== after.context && readAt(before.context, path) !== readAt(after.context, path);

const isSum = ({ before, after }: Step, path: ReadPath): boolean =>
  [before, after].every(({ context }) => typeof readAt(context, path) === "number");

/** The last line before `seq` that wrote a value; null where it stands so from the start. */
const writerOf = ({ steps }: Followed, seq: number, path: ReadPath): Step | null => {
  for (let index = seq - 2; index >= 0; index--)
    if (changes(steps[index]!, path)) return steps[index]!;
  return null;
};

/** Those who wrote what was read at a line, and what these were derived from. */
const writersOf = (
  followed: Followed,
  seq: number,
  reads: readonly Read[],
): ReadonlySet<number> => {
  const { game, setup } = followed.table.start;
  const asking = { game, rulings: setup.rulings };
  const found = new Set<number>();
  const done = new Set<string>();
  const open = reads.map((read) => ({ seq, read }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path, isAddress } = next.read;
    const own = path.join("/");
    const writer = writerOf(followed, next.seq, path);
    const key = `${writer?.seq} ${isAddress ? own : ""}`;
    if (writer === null || done.has(key)) continue;
    done.add(key);
    found.add(writer.seq);
    const its = readsOfStep(asking, writer);
    const others = its.filter((read) => read.path.join("/") !== own);
    // A value that is only stepped on from itself counts turns: whose turn it was before is no cause.
    const counts = others.every((read) => writerOf(followed, writer.seq, read.path) === null);
    const isStepped = isAddress || (counts && its.length > others.length);
    for (const read of isStepped ? others : its)
      if (!read.isAddress) open.push({ seq: writer.seq, read });
    // What was added to is a part of the sum.
    const points = its.some((read) => read.isAddress && read.path.join("/") === own);
    if (!isStepped && !points && isSum(writer, path) && readsWhatItWrites(asking, writer, path))
      open.push({ seq: writer.seq, read: next.read });
  }
  return found;
};

/** Choices outside of the slice that change what is read, when they alone are others. */
const changedBy = (
  { table, acts }: Followed,
  deviation: Deviation,
  reads: readonly Read[],
  known: ReadonlySet<number>,
): { readonly found: ReadonlySet<number>; readonly isWhole: boolean } => {
  const { start } = table;
  const before = actsBefore(acts, deviation.finding.seq);
  const found = new Set<number>();
  const wanted = valuesAt(deviation.position, reads);
  let derived = 0;
  let draft = emptyDraft(table);
  // Where the acts alone do not lead to the line again, nothing can be tried.
  if (!placesIn(played(start, draft, before)).some(isSame)) return { found, isWhole: false };
  for (const [index, act] of before.entries()) {
    if (derived > MOST_DERIVED) return { found, isWhole: false };
    const here = settled(start.game, draft);
    const later = before.slice(index + 1);
    if (act.kind === "chosen" && !known.has(act.seq))
      for (const other of [
        null,
        ...othersFor(start.game, here, act.event, start.setup.seats.length),
      ]) {
        const from = other === null ? draft : withAct(start, here, { ...act, event: other });
        const end = strictly(from, later);
        if (end === null) continue;
        const places = placesIn(end);
        // Where a choice was left out, play may wait for it: then there is no such game.
        if (places.length === 0 && other === null) continue;
        if (!places.some(isSame)) found.add(act.seq);
      }
    draft = withAct(start, draft, act) ?? draft;
  }
  return { found, isWhole: true };

  /** Every later act as it was, each of them legal; null where one is not. */
  function strictly(from: Draft | null, later: readonly Act[]): Draft | null {
    let now = from;
    for (const act of later) {
      if (now === null) return null;
      const next: Draft | null = withAct(start, now, act);
      derived += (next?.count ?? now.count) - now.count + 1;
      now = next;
    }
    return now;
  }

  /** Where it goes on of itself to what was awaited at the line. */
  function placesIn(end: Draft): readonly Position<unknown>[] {
    return settlings(start.game, end)
      .map(({ position }) => position)
      .filter(
        (position) =>
          position.at === deviation.position.at &&
          awaitedAt(start.game, position) === deviation.awaited,
      );
  }

  function isSame(position: Position<unknown>): boolean {
    return sameJson(valuesAt(position, reads), wanted);
  }
};

const valuesAt = ({ context }: Position<unknown>, reads: readonly Read[]): Json =>
  reads.map(({ path }) => (readAt(context, path) ?? null) as Json);

/** A few others that are legal in place of a choice, or possible in place of an outcome. */
const othersFor = (
  game: Parameters<typeof legalDecisions>[0],
  { position }: Draft,
  event: GameEvent,
  seats: number,
): readonly GameEvent[] => {
  const all =
    event.by === undefined || event.by >= seats
      ? possibleOutcomes(game, position)
      : legalDecisions(game, position, event.by);
  const others: GameEvent[] = [];
  for (const one of all) {
    if (others.length >= OTHERS) break;
    if (!sameJson(one.data, event.data) || one.type !== event.type) others.push(one);
  }
  return others;
};
