// Positions of honest games worth tampering with, and samples of everything that was recorded.
// Knows audits; must not know what a tampering looks like.
import type { Position } from "@assize/kernel-chart-engine";
import type { Header, RecordedGame } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json } from "@assize/kernel-model";
import { placeOf, type PreparedGame } from "@assize/kernel-referee";
import { auditRead } from "@assize/kernel-verifier";
import type { HonestLog } from "./honest-logs.ts";

/** A position of an honest game and what was recorded there. */
export interface Situation {
  readonly header: Header;
  readonly position: Position<unknown>;
  readonly place: string;
  /** Before the first event: the header alone leads here. */
  readonly opening: boolean;
  readonly recorded: { readonly type: string; readonly data: Json };
}

export interface Situations {
  readonly all: readonly Situation[];
  /** Recorded data by type: some of each, all different. */
  readonly samples: ReadonlyMap<string, readonly Json[]>;
}

const SAMPLES_OF_A_TYPE = 8;

const walk = (game: PreparedGame, record: RecordedGame): readonly Situation[] => {
  const positions: Position<unknown>[] = [];
  const answer = auditRead(record, {
    games: [game.model],
    hash: nodeHash,
    onStep: ({ after }) => void positions.push(after),
  });
  if (answer.kind === "unreadable" || answer.start === null)
    throw new Error("an honest log cannot be replayed");
  const from = [answer.start.position, ...positions];
  return record.events.map(({ envelope }, index) => ({
    header: record.header,
    position: from[index]!,
    place: placeOf(game, from[index]!),
    opening: index === 0,
    recorded: envelope,
  }));
};

/** The first situation of each place and recorded type, and the last one. */
const firstAndLast = (situations: readonly Situation[]): readonly Situation[] => {
  const first = new Map<string, Situation>();
  const last = new Map<string, Situation>();
  for (const situation of situations) {
    const key = `${situation.place} ${situation.recorded.type}`;
    if (first.has(key)) last.set(key, situation);
    else first.set(key, situation);
  }
  return [...first.values(), ...last.values()];
};

/** From each log that is whole, the first and the last situation of every kind. */
export const situationsOf = (game: PreparedGame, logs: readonly HonestLog[]): Situations => {
  const samples = new Map<string, Map<string, Json>>();
  const all = logs.flatMap(({ record }) => {
    if (record.header.terse === true) return [];
    const situations = walk(game, record);
    for (const { recorded } of situations) {
      const ofType = samples.get(recorded.type) ?? new Map<string, Json>();
      if (ofType.size < SAMPLES_OF_A_TYPE) ofType.set(JSON.stringify(recorded.data), recorded.data);
      samples.set(recorded.type, ofType);
    }
    return firstAndLast(situations);
  });
  return { all, samples: new Map([...samples].map(([type, some]) => [type, [...some.values()]])) };
};
