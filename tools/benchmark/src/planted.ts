// Games with an error each, planted by lot: what an audit takes that has to explain something. Knows no game.
import type { WrittenEvent } from "@assize/kernel-model";
import { nodeHash } from "@assize/kernel-integrity/node";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import { bytesOf, drop, editSeat, insert, linesOf, repeat, swap, tamper } from "@assize/testkit";
import { type Corpus, eventsOf, wrongNumberFrom } from "./corpus.ts";

/** Whether an audit explains a log to its end. */
export type Explains = (log: Uint8Array) => boolean;

/** Logs that are tried for one that is taken. */
const TRIES = 20;

type Draw = (below: number) => number;

const eventAt = (lines: readonly string[], seq: number): WrittenEvent => {
  const { type, by, data } = JSON.parse(lines[seq]!) as WrittenEvent;
  return { type, ...(by === undefined ? {} : { by }), data };
};

/** What somebody does to a record: a line gone, twice, late, from elsewhere, under another seat, or with a wrong number. */
const plant = (log: Uint8Array, draw: Draw, { model }: Corpus): Uint8Array | null => {
  const lines = linesOf(log);
  const last = lines.length - 1;
  const at = 1 + draw(last - 1);
  const other = 1 + draw(last - 1);
  const wrong = wrongNumberFrom(model, lines, at);
  const all = [
    drop(at),
    repeat(at),
    swap(at, at + 1),
    insert(at, eventAt(lines, other)),
    editSeat(at, draw(2)),
    () => wrong ?? lines,
  ];
  const planted = tamper(lines, nodeHash, all[draw(all.length)]!);
  return planted.join() === lines.join() ? null : bytesOf(planted);
};

/** So many logs with an error each, made of the games of a corpus in turns, of those that are explained to their ends. */
export const plantedIn = (corpus: Corpus, many: number, explains: Explains): Corpus => {
  const draw = drawFrom(seeded(1));
  const logs: Uint8Array[] = [];
  for (let tried = 0; tried < many * TRIES && logs.length < many; tried++) {
    const log = plant(corpus.logs[logs.length % corpus.logs.length]!, draw, corpus);
    if (log !== null && explains(log)) logs.push(log);
  }
  return { ...corpus, logs, events: logs.reduce((sum, log) => sum + eventsOf(log), 0) };
};
