// Chess games that people really played: audited from PGN and from logs, and replayed by chessops, ply by ply the same.
import {
  choicesNoted,
  type GameNotation,
  linesOfNoted,
  loadGame,
  loadNotation,
  type NotedGame,
} from "@assize/catalogue";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { Defect, type GameModel } from "@assize/kernel-model";
import { begin, newHeader, submit } from "@assize/kernel-recorder";
import { type Audit, auditRead } from "@assize/kernel-verifier";
import { audit } from "@assize/kernel-verifier/node";
import * as Result from "effect/Result";
import { type Bench, benchOf } from "./bench.ts";
import { gamesOf } from "./chess-games.ts";
import { chessPlayer } from "./chessops.ts";
import { startGame } from "./corpus.ts";
import { floor } from "./floor.ts";

/** The row that the audits are compared with. */
export const REPLAY = "chess-replay";

const encoder = new TextEncoder();
const bytesOf = (lines: readonly string[]): Uint8Array => encoder.encode(`${lines.join("\n")}\n`);

/** What is needed of the game and of its notation. */
interface ChessGame {
  readonly notation: GameNotation;
  readonly model: GameModel;
}

function* notedIn({ notation }: ChessGame, text: string): Generator<NotedGame> {
  for (const noted of notation.read({ text, firstLine: 1, language: "en", seen: new Map() })) {
    if ("unread" in noted) throw new Defect("a text of the benchmark cannot be read");
    yield noted;
  }
}

const headerOf = ({ model }: ChessGame, noted: NotedGame) =>
  newHeader(model, choicesNoted(noted), nodeHash);

/** The whole log of a game, chained, as a table writes it that records it. */
const logOf = (chess: ChessGame, noted: NotedGame): Uint8Array => {
  const begun = begin(startGame(chess.model, headerOf(chess, noted)), nodeHash);
  const lines = [...begun.lines];
  let { recording } = begun;
  for (const { event } of noted.events) {
    if (chess.model.events[event.type]?.class === "consequence") continue;
    const recorded = Result.getOrThrow(submit(recording, event));
    lines.push(...recorded.lines);
    recording = recorded.recording;
  }
  return bytesOf(lines);
};

const isCompliant = (audited: Audit): boolean =>
  audited.kind === "audited" && audited.verdict.kind === "compliant";

/** As the command line does it, from the text to the verdict. */
const auditsText =
  (chess: ChessGame) =>
  (text: string): boolean => {
    const options = { games: [chess.model], hash: nodeHash };
    for (const noted of notedIn(chess, text))
      for (const read of readGames(bytesOf(linesOfNoted(headerOf(chess, noted), noted))))
        if (!isCompliant(auditRead(read, options))) return false;
    return true;
  };

const loadChess = async (): Promise<ChessGame> => {
  const notation = await loadNotation("pgn");
  const { model } = await loadGame(notation.game);
  return { notation, model };
};

/** Of a text's games those that are compliant. */
export const compliantGames = async (text: string): Promise<string> =>
  gamesOf(text)
    .filter(auditsText(await loadChess()))
    .join("");

/** The floor first. Requires the peers, and games that are all right. An event of them is a ply. */
export const chessBenches = async (text: string): Promise<readonly Bench[]> => {
  const chess = await loadChess();
  const { model } = chess;
  const games = [...notedIn(chess, text)];
  const logs = games.map((noted) => logOf(chess, noted));
  const moves = games.flatMap(({ events }) => events.filter(({ event }) => event.type === "moved"));
  const plies = moves.length;
  const ofText = { games: games.length };
  return [
    benchOf("chess-floor", plies, logs, floor),
    benchOf("chess-log", plies, logs, (log) => isCompliant(audit(log, { games: [model] }))),
    { ...benchOf("chess-pgn", plies, [text], auditsText(chess)), ...ofText },
    { ...benchOf(REPLAY, plies, [{ text, plies }], chessPlayer().replayToEnd), ...ofText },
  ];
};
