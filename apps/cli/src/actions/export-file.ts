// From a log to a file in which others keep games (PGN): its moves as far as they are legal, and its result. Knows no game: how such a
// file is written comes from the catalogue.
import { loadGameFiles } from "@assize/catalogue";
import type { RecordedGame } from "@assize/kernel-event-log";
import { isJsonObject, type Json, type JsonObject } from "@assize/kernel-model";
import type { AuditOptions } from "@assize/kernel-verifier";
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

const remarksIn = (header: RecordedGame["header"]): JsonObject => {
  const tags: Json | undefined = (header as unknown as JsonObject)["x-tags"];
  return isJsonObject(tags) ? tags : {};
};

const textOf = async (game: RecordedGame, options: AuditOptions, to: string): Promise<string> => {
  const files = (await loadGameFiles(to))!;
  if (game.header.game !== files.game)
    throw new Trouble(`it is a game of ${game.header.game}; .${to} is for ${files.game}`);
  const { start, opening, steps } = replayed(game, options);
  const { model } = start.game;
  const moves = steps.flatMap(({ taken }) =>
    taken.flatMap(({ event }) => (event.type === "moved" ? [event.data as Json] : [])),
  );
  const last = steps.at(-1)?.after ?? opening.position;
  const outcome = model.outcome(last.context);
  return files.write({
    seats: game.header.seats,
    start: model.encodeContext(opening.position.context),
    moves,
    winner: outcome === undefined ? undefined : (outcome.winners[0] ?? null),
    remarks: remarksIn(game.header),
  });
};

export const exportFile = async (input: ExportFileInput, session: Session): Promise<number> => {
  const wishes = { engine: "table" as const, rulings: undefined, ruling: [], current: false };
  const optionsFor = await auditOptionsFor({ ...wishes, edition: input.edition }, session);
  const game = await oneGame(input.log, input.number, session);
  const text = await textOf(game, optionsFor(game.header), input.to);
  if (input.out === undefined) await session.data(text);
  else await writeNewFile(input.out, text);
  return 0;
};
