// Opens a log: finds the game asked for in the file, loads what it is a game of, audits it.
import {
  isArchive,
  packingOf,
  readGames,
  type ReadGame,
  type ReadProblem,
  type RecordedGame,
} from "@assize/kernel-event-log";
import { endingOf } from "@assize/catalogue/notations";
import type { Language } from "@assize/kernel-model";
import { openHistory } from "@assize/kernel-history";
import { textReport, unreadableInWords } from "@assize/kernel-report/lean";
import { type HistoryId, MOST_BYTES } from "../protocol/protocol.ts";
import type { Ask } from "../protocol/questions.ts";
import type { Answering, Desk, OpenHistory, Progress } from "./desk.ts";
import { explained } from "./explained.ts";
import { factsOf } from "./facts.ts";
import { type Found, NOTHING_STATED } from "./found.ts";
import { loadDrawing } from "./games.ts";
import type { Messages } from "./messages/en.ts";
import { messagesIn } from "./messages/messages.ts";
import { Trouble } from "./trouble.ts";

const NEWLINE_BYTES = 1;

/** The game of a log with this number, counted from 1, and how many there are. */
const findLogged = (bytes: Uint8Array, number: number, language: Language): Found => {
  const say = messagesIn(language);
  let games = 0;
  let read: ReadGame | undefined;
  for (const one of readGames(bytes)) {
    games++;
    if (games === number) read = one;
  }
  if (read !== undefined) return { read, games, text: null, stated: NOTHING_STATED };
  throw new Trouble("unreadable", games === 0 ? say.empty : say.noSuchGame(number, games));
};

const unreadable = (problem: ReadProblem, language: Language): Trouble => {
  const { atLine } = messagesIn(language);
  // People count from one.
  const where = problem.code === "empty-file" ? [] : [atLine(problem.line + 1)];
  return new Trouble("unreadable", unreadableInWords(problem, language), where);
};

/** The game by itself, so that the rest of an archive can be forgotten. */
const copied = (game: RecordedGame): RecordedGame => {
  const bytes = new Uint8Array(game.stored.reduce((sum, piece) => sum + piece.length, 0));
  let filled = 0;
  for (const piece of game.stored) {
    bytes.set(piece, filled);
    filled += piece.length;
  }
  let start = 0;
  const copy = ({ number, bytes: { length } }: RecordedGame["headerLine"]) => {
    const line = bytes.subarray(start, start + length);
    start += length + NEWLINE_BYTES;
    return { number, bytes: line };
  };
  const { ok, header, torn } = game;
  const headerLine = copy(game.headerLine);
  const events = game.events.map(({ line, envelope }) => ({ line: copy(line), envelope }));
  const lastLine = events.at(-1)?.line ?? headerLine;
  const { length } = events;
  return { ok, header, torn, headerLine, events, length, lastLine, stored: [bytes] };
};

/** Tells progress at most a hundred times. */
const everyPercent = (of: number, onProgress: Progress): ((seq: number) => void) => {
  const step = Math.max(1, Math.ceil(of / 100));
  return (seq) => {
    if (seq % step === 0 || seq === of) onProgress(seq, of);
  };
};

/** Puts a history on the desk, by the number that it had on an earlier one. */
export const keep = async (
  desk: Desk,
  open: Omit<OpenHistory, "id" | "drawing">,
  earlier?: HistoryId,
): Promise<OpenHistory> => {
  const drawing = await loadDrawing(open.game);
  const id = earlier ?? desk.lastHistory + 1;
  desk.lastHistory = Math.max(desk.lastHistory, id);
  const kept = { ...open, drawing, id };
  desk.histories.set(kept.id, kept);
  return kept;
};

/** The bytes as they were before anybody packed them. */
const asWritten = async (bytes: Uint8Array, say: Messages): Promise<Uint8Array> => {
  const packing = packingOf(bytes);
  if (packing === null) return bytes;
  const { unpacked } = await import("./unpacking.ts");
  return unpacked(bytes, packing, MOST_BYTES, say);
};

/** The game that is asked for, whatever others keep it in. */
const findGame = async (
  desk: Desk,
  bytes: Uint8Array,
  { name, number, language }: Ask<"open">,
): Promise<Found> => {
  if (isArchive(bytes)) return (await import("./cases/cases.ts")).findInCase(bytes, language, desk);
  const ending = endingOf(name);
  const noted =
    ending === undefined
      ? null
      : await (await import("./noting.ts")).findNoted({ bytes, ending, number, language }, desk);
  return noted ?? findLogged(bytes, number, language);
};

export const open: Answering<"open"> = async (desk, ask, onProgress) => {
  const { bytes, name, growing, language } = ask;
  const say = messagesIn(language);
  if (bytes.length > MOST_BYTES)
    throw new Trouble("too-large", say.tooLarge(bytes.length, MOST_BYTES));
  const { read, games, text, stated } = await findGame(desk, await asWritten(bytes, say), ask);
  if (!read.ok) throw unreadable(read.problem, language);
  const game = await desk.games.load(read.header.game, language);
  if (game === null)
    throw new Trouble("unknown-game", say.unknownGame(desk.games.ids), [read.header.game]);
  const rulings = ask.rulings ?? stated.rulings;
  const record = games === 1 ? read : copied(read);
  const audited = openHistory(record, {
    game: game.model,
    hash: desk.hash,
    rulings:
      rulings === null
        ? undefined
        : { set: rulings.set ?? read.header.rulings.set, overrides: rulings.overrides },
    growing,
    ...stated.reading,
    onEvent: everyPercent(record.events.length, onProgress),
  });
  const opened = await explained(audited);
  if (opened.kind === "not-shown")
    throw new Trouble(
      "not-possible",
      say.notShown,
      textReport(opened.audit, { language, log: name }),
    );
  const kept = await keep(desk, { history: opened.history, game, name, text, stated }, ask.history);
  return { ...(await factsOf(desk, kept, { eyes: "all", language })), games };
};

export const close: Answering<"close"> = (desk, { history }) => {
  desk.histories.delete(history);
  return null;
};
