// From a log to a text in a notation (`.xgn`, `.pgn`): its choices and outcomes of chance. Knows no game: how such a text is written
// comes from the catalogue.
import {
  type EventToNote,
  type GameNotation,
  type GameToNote,
  loadNotation,
  type NotationEnding,
} from "@assize/catalogue";
import { type Header, isTableLine, type RecordedGame } from "@assize/kernel-event-log";
import type { GameModel } from "@assize/kernel-model";
import type { AuditOptions } from "@assize/kernel-verifier";
import { count } from "../english.ts";
import { writeNewFile } from "../files.ts";
import { oneGame } from "../logs.ts";
import { auditOptionsFor, type Replayed, replayed } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";

export interface ExportInput {
  readonly log: string;
  readonly number: number | undefined;
  readonly edition: string | undefined;
  readonly out: string | undefined;
  /** Undefined where the caller does not say in which notation. */
  readonly to: NotationEnding | undefined;
  /** In whose letters of pieces; undefined where the caller does not say it. */
  readonly letters: string | undefined;
}

/** What a notation says of a table, and that a log is terse, which every text is. */
const HEADER_MEMBERS: readonly string[] = [
  "format",
  "game",
  "rules",
  "rulebook",
  "edition",
  "rulings",
  "seats",
  "options",
  "table",
  "position",
  "terse",
] satisfies readonly (keyof Header)[];

/** Times and members of a writer's own: none of them decides anything, and the notation has no place for them. */
const leftOut = ({ header, events }: RecordedGame, { keeps }: GameNotation): number => {
  const members = Object.entries(header).filter(
    ([name, value]) => !HEADER_MEMBERS.includes(name) && !keeps.ofHeader(name, value),
  );
  const isLost = (name: string): boolean =>
    (name === "at" || name.startsWith("x-")) && !keeps.ofEvent(name);
  const remarks = events.map(({ envelope }) => Object.keys(envelope).filter(isLost).length);
  return members.length + remarks.reduce((sum, number) => sum + number, 0);
};

const isForced = (type: string, model: GameModel): boolean =>
  Object.hasOwn(model.events, type) && model.events[type]?.class === "consequence";

/** What stood on the record when a line was written: that line, and what came before it and was not taken back. */
interface Standing {
  readonly event: EventToNote;
  readonly before: Standing | null;
}

const NOTED = "x-noted";

/** The events of a game, those left out that were taken back. What cannot be followed any more stands as it is. */
const standingEvents = (
  game: RecordedGame,
  { start, opening, steps }: Replayed,
): readonly EventToNote[] => {
  const { model } = start.game;
  const after: (Standing | null)[] = [null];
  let { position } = opening;
  for (const [index, { envelope }] of game.events.entries()) {
    const table = steps[index]?.table;
    const before = after[index]!;
    const { type, by, data, [NOTED]: noted } = envelope;
    const event = {
      event: by === undefined ? { type, data } : { type, by, data },
      isForced: isForced(type, model),
      before: position.context,
      noted,
    };
    after.push(table?.kind === "undo" ? after[table.to]! : { event, before });
    position = steps[index]?.after ?? position;
  }
  const events: EventToNote[] = [];
  for (let one = after.at(-1)!; one !== null; one = one.before!) events.push(one.event);
  return events.reverse();
};

/** A log as it is to be written. */
export const toNote = (game: RecordedGame, options: AuditOptions): GameToNote => {
  const all = replayed(game, options);
  const { start, opening, steps } = all;
  const { model } = start.game;
  const outcome = model.outcome((steps.at(-1)?.after ?? opening.position).context);
  return {
    header: game.header,
    start: model.encodeContext(opening.position.context),
    events: standingEvents(game, all),
    winner: outcome === undefined ? undefined : (outcome.winners[0] ?? null),
  };
};

/** A game that is all that there is of it would hide what was taken back. Throws Trouble. */
const checkNothingIsTakenBack = ({ header, events }: RecordedGame): void => {
  const line = events.find(({ envelope: { type } }) => isTableLine(header, type));
  if (line === undefined) return;
  const { seq, type } = line.envelope;
  throw new Trouble(`event ${seq}: ${type}: a game in which play is taken back cannot be noted`);
};

/** Throws Trouble where a notation knows no such letters. */
const checkLetters = ({ letters: known }: GameNotation, to: string, letters: string): void => {
  if (known.includes(letters)) return;
  const which = known.length === 0 ? "pieces have no letters there" : `known: ${known.join(", ")}`;
  throw new Trouble(`--letters ${letters}: not known in .${to}; ${which}`);
};

export const exportGame = async (input: ExportInput, session: Session): Promise<number> => {
  const { to, letters } = input;
  if (to === undefined) throw new Trouble("say in which notation: --xgn, --to pgn or --itf");
  const wishes = { engine: "table" as const, rulings: undefined, ruling: [], current: false };
  const optionsFor = await auditOptionsFor({ ...wishes, edition: input.edition }, session);
  const game = await oneGame(input.log, input.number, session);
  const notation = await loadNotation(to);
  if (game.header.game !== notation.game)
    throw new Trouble(`this is a game of ${game.header.game}; .${to} is for ${notation.game}`);
  if (notation.isOfOne) checkNothingIsTakenBack(game);
  if (letters !== undefined) checkLetters(notation, to, letters);
  const noted = toNote(game, await optionsFor(game.header));
  const { text, unknown } = notation.write(noted, letters);
  if (unknown > 0)
    session.warn(`assize: ${count(unknown, "move is", "moves are")} not known and left out`);
  const lost = leftOut(game, notation);
  if (lost > 0)
    session.warn(
      `assize: ${count(lost, "time or member", "times and members")} of the writer's own left out`,
    );
  if (input.out === undefined) await session.data(text);
  else await writeNewFile(input.out, text);
  return 0;
};
