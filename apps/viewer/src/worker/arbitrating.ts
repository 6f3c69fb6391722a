// What a record comes to with the rulings of whoever watches it, as text and as a file; and its log with them, where that has
// lines of the table.
import {
  arbitrationMisfit,
  encodeEvent,
  envelopeOf,
  isTableLine,
  rulingLine,
  writeArbitrations,
} from "@assize/kernel-event-log";
import { linkOf } from "@assize/kernel-integrity";
import type { Arbitration, Json } from "@assize/kernel-model";
import type { History } from "@assize/kernel-history";
import { rulingsAsJudged } from "@assize/kernel-referee";
import { arbitratedText, findingInWords, type Opinions } from "@assize/kernel-report/lean";
import { type Arbitrated, arbitrating } from "@assize/kernel-verifier";
import type { Ruling } from "../protocol/protocol.ts";
import { type Answering, type Desk, historyAt } from "./desk.ts";
import { explained } from "./explained.ts";
import { judged } from "./facts.ts";
import type { Stated } from "./found.ts";

/** The rulings with the hash of their lines; one that is not what it has to be, or is about no line, is left out. */
const hashed = (
  { record }: History,
  rulings: readonly Ruling[],
  { hash }: Desk,
): readonly Arbitration[] =>
  rulings.flatMap((ruling) => {
    const line = record.events[ruling.line - 1]?.line;
    if (line === undefined) return [];
    const arbitration = { ...ruling, hash: linkOf(line.bytes, hash) };
    return arbitrationMisfit(arbitration as unknown as Json, "$") === null ? [arbitration] : [];
  });

interface Ruled {
  readonly arbitrations: readonly Arbitration[];
  /** Null where nobody ruled. */
  readonly arbitrated: Arbitrated | null;
}

const ruledOn = async (
  history: History,
  rulings: readonly Ruling[],
  { reading }: Stated,
  desk: Desk,
): Promise<Ruled> => {
  const { record, start, verdict } = history;
  const arbitrations = hashed(history, rulings, desk);
  if (arbitrations.length === 0) return { arbitrations, arbitrated: null };
  const options = {
    games: [start.game.model],
    hash: desk.hash,
    ...reading,
    ...(start.rulings.replaced ? { rulings: rulingsAsJudged(start) } : {}),
  };
  const work = arbitrating(record, { verdict, start }, options, arbitrations);
  return { arbitrations, arbitrated: await explained(work) };
};

const opinionsOf = ({ arbitrated }: Ruled): Opinions | null =>
  arbitrated === null
    ? null
    : { first: { source: null, as: arbitrated.as }, second: null, differing: [] };

/** For the ruling sheet. */
export const opinionsOn = async (
  history: History,
  rulings: readonly Ruling[],
  stated: Stated,
  desk: Desk,
): Promise<Opinions | null> => opinionsOf(await ruledOn(history, rulings, stated, desk));

const decoder = new TextDecoder();
const NEWLINE = 10;

/** The log with the rulings as its last lines; null where its format has no such lines. */
const logWith = (
  { record, verdict }: History,
  arbitrations: readonly Arbitration[],
  { hash }: Desk,
): string | null => {
  if (!isTableLine(record.header, rulingLine(arbitrations[0]!).type)) return null;
  const pieces = record.stored.map((piece) => decoder.decode(piece, { stream: true }));
  const text = pieces.join("") + decoder.decode();
  let last: Uint8Array | string = record.lastLine.bytes;
  const isChained = verdict.record.chain === "whole";
  const lines = arbitrations.map((one, index) => {
    const chained = isChained ? { prev: linkOf(last, hash) } : {};
    last = encodeEvent(envelopeOf(rulingLine(one), record.length + index + 1, chained));
    return `${last}\n`;
  });
  const isEnded = text.charCodeAt(text.length - 1) === NEWLINE;
  return `${text}${isEnded ? "" : "\n"}${lines.join("")}`;
};

export const arbitrated: Answering<"arbitrated"> = async (
  desk,
  { history: id, reader, rulings },
) => {
  const open = historyAt(desk, id, reader.language);
  const history = await judged(open, desk);
  const ruled = await ruledOn(history, rulings, open.stated, desk);
  const opinions = opinionsOf(ruled);
  if (ruled.arbitrated === null || opinions === null) return null;
  const seesAll = reader.eyes === "all";
  const { as } = ruled.arbitrated;
  const { start } = history;
  return {
    kind: as.kind,
    lines: arbitratedText(opinions, start, reader.language, seesAll),
    open: (seesAll ? as.open : []).map((finding) => ({
      seq: finding.seq,
      code: finding.code,
      text: findingInWords(finding, start, reader.language).cause,
    })),
    file: writeArbitrations(ruled.arbitrations),
    log: seesAll ? logWith(history, ruled.arbitrations, desk) : null,
  };
};
