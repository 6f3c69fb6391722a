// A record as the audit went through it: what each engine is asked, event by event. Knows no engine and no tool.
import type { RecordedGame } from "@assize/kernel-event-log";
import type { Position } from "@assize/kernel-chart-engine";
import type { Hash } from "@assize/kernel-integrity";
import type { Seq, Verdict, WrittenEvent } from "@assize/kernel-model";
import { asWrittenEvent, type Start } from "@assize/kernel-referee";
import { openingOf, type Step } from "@assize/kernel-replay";

/** What happened at an event of the record, as far as the record is what the rules say. */
export interface Happening {
  readonly seq: Seq | 0;
  readonly type: string | null;
  /** The events taken: that of the record, in a terse one with all that it forces. */
  readonly events: readonly WrittenEvent[];
  /** After how many events of the record play goes on, where it was taken back; else null. */
  readonly backTo: number | null;
  readonly after: Position<unknown>;
}

/** A record up to the first event that is not what the rules say. */
export interface SoundPart {
  /** What stands before the first event comes first. */
  readonly happenings: readonly [Happening, ...Happening[]];
  /** That event, which the rules do not accept as it stands; null where there is none, or where it is of the table. */
  readonly refused: { readonly seq: Seq; readonly event: WrittenEvent } | null;
}

/** A record and its audit. */
export interface AuditedRecord {
  readonly read: RecordedGame;
  readonly start: Start;
  /** All that the audit told. */
  readonly steps: readonly Step[];
  readonly verdict: Pick<Verdict, "findings">;
  readonly hash: Hash;
}

export const soundPartOf = ({
  start,
  read: record,
  steps,
  verdict: { findings },
}: AuditedRecord): SoundPart => {
  const opening = openingOf(start, record);
  // What happened there may have been explained by what stands before, and then no step from there on says so.
  const found = findings.find(({ explained }) => explained !== null);
  const odd = steps.find(({ held, seq }) => held !== null || seq === found?.seq);
  const sound = odd === undefined ? steps : steps.slice(0, odd.seq - 1);
  const first: Happening = {
    seq: 0,
    type: null,
    events: opening.taken.map(({ event }) => asWrittenEvent(event)),
    backTo: null,
    after: opening.position,
  };
  const later = sound.map(({ seq, recorded, taken, table, after }): Happening => {
    const backTo = table?.kind === "undo" ? table.to : null;
    const events = taken.map(({ event }) => asWrittenEvent(event));
    return { seq, type: recorded.type, events, backTo, after };
  });
  const isTerse = start.header.terse === true;
  return {
    happenings: [first, ...later],
    refused: odd === undefined || isTerse ? null : { seq: odd.seq, event: odd.recorded },
  };
};
