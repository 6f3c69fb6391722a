// Writes the whole log of a terse one: what the audit derived on its way, put into lines. Decides nothing itself.
import {
  encodeEvent,
  encodeHeader,
  type Envelope,
  envelopeOf,
  type RecordedGame,
  type Remarks,
} from "@assize/kernel-event-log";
import { linkOf } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameEvent } from "@assize/kernel-model";
import { type PreparedGame, writeData } from "@assize/kernel-referee";
import { plainJson, textReport } from "@assize/kernel-report";
import { openingOf, type Step } from "@assize/kernel-replay";
import { type AuditOptions, auditRead, exitCodeOf } from "@assize/kernel-verifier";
import { writeNewFile } from "../files.ts";
import { oneGame } from "../logs.ts";
import { auditOptionsFor } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";

export interface CompleteInput {
  readonly log: string;
  readonly out: string | undefined;
  readonly number: number | undefined;
  readonly edition: string | undefined;
  readonly engine: "table" | "xstate";
}

/** When it happened, and members of its writer's own. The lines before it are others now, and so is its link. */
const remarksOf = (envelope: Envelope): Remarks =>
  Object.fromEntries(
    Object.entries(envelope).filter(([member]) => member === "at" || member.startsWith("x-")),
  );

interface Completed {
  readonly event: GameEvent;
  readonly remarks: Remarks;
}

interface WholeGame {
  readonly played: PreparedGame;
  readonly events: readonly Completed[];
}

const linesOf = (game: RecordedGame, { played, events }: WholeGame): readonly string[] => {
  const { terse: _, ...header } = game.header;
  const lines = [plainJson(encodeHeader(header))];
  for (const [index, { event, remarks }] of events.entries()) {
    const prev = linkOf(lines[index]!, nodeHash);
    const envelope = envelopeOf(event, index + 1, { ...remarks, prev });
    lines.push(encodeEvent(envelope, writeData(played, event)));
  }
  return lines;
};

/** Every event of the game, derived ones included. Throws Trouble where the log is not compliant. */
const wholeGame = (game: RecordedGame, options: AuditOptions, log: string): WholeGame => {
  const events: Completed[] = [];
  // The recorded event comes first among its step's; what it forces follows.
  const onStep = ({ recorded, taken }: Step): void => {
    for (const [index, { event }] of taken.entries())
      events.push({ event, remarks: index === 0 ? remarksOf(recorded) : {} });
  };
  const audited = auditRead(game, { ...options, onStep });
  if (exitCodeOf(audited) !== 0 || audited.kind === "unreadable" || audited.start === null)
    throw new Trouble(
      "not completed:",
      exitCodeOf(audited),
      textReport(audited, { language: "en", log }),
    );
  const { start } = audited;
  const opening = openingOf(start, game).taken.map(({ event }) => ({ event, remarks: {} }));
  return { played: start.game, events: [...opening, ...events] };
};

export const complete = async (input: CompleteInput, session: Session): Promise<number> => {
  const wishes = {
    engine: input.engine,
    edition: input.edition,
    rulings: undefined,
    ruling: [],
    current: false,
  };
  const optionsFor = await auditOptionsFor(wishes, session);
  const game = await oneGame(input.log, input.number, session);
  const lines = linesOf(game, wholeGame(game, optionsFor(game.header), input.log));
  if (input.out === undefined) await session.log(lines);
  else await writeNewFile(input.out, lines.map((line) => `${line}\n`).join(""));
  return 0;
};
