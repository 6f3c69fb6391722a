// From a log to a file in which others keep games (PGN): its moves as far as they are legal, and its result. Knows no game: how such a
// file is written comes from the catalogue.
import { type FileText, loadGameFiles } from "@assize/catalogue";
import type { Envelope, RecordedGame } from "@assize/kernel-event-log";
import { isJsonObject, type Json, type JsonObject } from "@assize/kernel-model";
import type { AuditOptions } from "@assize/kernel-verifier";
import type { Step } from "@assize/kernel-replay";
import { count } from "../english.ts";
import { writeNewFile } from "../files.ts";
import { oneGame } from "../logs.ts";
import { auditOptionsFor, replayed } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";

export interface ExportFileInput {
  readonly log: string;
  readonly number: number | undefined;
  readonly edition: string | undefined;
  readonly out: string | undefined;
  /** The ending of such files' names. */
  readonly to: string;
}

const memberOf = (line: object, name: "x-tags" | "x-noted"): Json | undefined =>
  (line as unknown as JsonObject)[name];

const remarksIn = (header: RecordedGame["header"]): JsonObject => {
  const tags = memberOf(header, "x-tags");
  return tags !== undefined && isJsonObject(tags) ? tags : {};
};

/** What stood on the record when a line was written: that line, and what came before it and was not taken back. */
interface Standing {
  readonly event: Envelope;
  readonly before: Standing | null;
}

/** The events of a game, those left out that were taken back. What cannot be followed any more stands as it is. */
const standingEvents = (game: RecordedGame, steps: readonly Step[]): readonly Envelope[] => {
  const after: (Standing | null)[] = [null];
  for (const [index, { envelope: event }] of game.events.entries()) {
    const table = steps[index]?.table;
    const before = after[index]!;
    after.push(table?.kind === "undo" ? after[table.to]! : { event, before });
  }
  const events: Envelope[] = [];
  for (let one = after.at(-1)!; one !== null; one = one.before!) events.push(one.event);
  return events.reverse();
};

const textOf = async (game: RecordedGame, options: AuditOptions, to: string): Promise<FileText> => {
  const files = (await loadGameFiles(to))!;
  if (game.header.game !== files.game)
    throw new Trouble(`it is a game of ${game.header.game}; .${to} is for ${files.game}`);
  const { start, opening, steps } = replayed(game, options);
  const { model } = start.game;
  const events = standingEvents(game, steps);
  const last = steps.at(-1)?.after ?? opening.position;
  const outcome = model.outcome(last.context);
  const lastEvent = events.at(-1);
  return files.write({
    seats: game.header.seats,
    start: model.encodeContext(opening.position.context),
    moves: events.flatMap((event) =>
      event.type === "moved" ? [{ data: event.data, noted: memberOf(event, "x-noted") }] : [],
    ),
    winner: outcome === undefined ? undefined : (outcome.winners[0] ?? null),
    remarks: remarksIn(game.header),
    noted: memberOf(game.header, "x-noted"),
    lastNoted: lastEvent?.type === "moved" ? undefined : memberOf(lastEvent ?? {}, "x-noted"),
  });
};

export const exportFile = async (input: ExportFileInput, session: Session): Promise<number> => {
  const wishes = { engine: "table" as const, rulings: undefined, ruling: [], current: false };
  const optionsFor = await auditOptionsFor({ ...wishes, edition: input.edition }, session);
  const game = await oneGame(input.log, input.number, session);
  const { text, leftOut } = await textOf(game, optionsFor(game.header), input.to);
  if (leftOut > 0)
    session.warn(`assize: ${count(leftOut, "move is", "moves are")} not known and left out`);
  if (input.out === undefined) await session.data(text);
  else await writeNewFile(input.out, text);
  return 0;
};
