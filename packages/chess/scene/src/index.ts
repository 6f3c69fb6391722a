// Chess as a drawing: the board as a game begins, and a view of a state with all its pieces.
import type { GameDrawing, PickedEvent, PickSteps } from "@assize/kernel-drawing";
import type { Edition } from "@assize/chess-edition";
import type { ChessView, WrittenMove } from "@assize/chess-game";
import { type Fact, isJsonObject } from "@assize/kernel-model";
import { boardScene, gameParts, gameScene, pieceKey } from "./scene.ts";
import { themes } from "./themes.ts";

/**
 * A move is picked on its piece, and then on where that goes: in Chess960 a castling on the own rook too. What is only said lies on no
 * shape.
 */
const pick = ({ type, data }: PickedEvent, { pieces }: ChessView): PickSteps => {
  if (type !== "moved") return [];
  const { from, to } = data as WrittenMove;
  const moved = pieces.filter(({ square }) => square === from);
  const own = pieces.filter(({ square, colour }) => square === to && colour === moved[0]?.colour);
  return [moved.map(pieceKey), [`square:${to}`, ...own.map(pieceKey)]];
};

/** Names under which facts of chess say a square. */
const SQUARES = ["king", "by", "square", "rook"];

/** The pieces on the squares that a fact names. */
const decided = ({ values }: Fact, { pieces }: ChessView): readonly string[] => {
  const named = SQUARES.map((name) => values[name]);
  return pieces.filter(({ square }) => named.includes(square)).map(pieceKey);
};

const BY_SEAT = ["white", "black"] as const;

/** Squares, where it names any; else the king of whoever it names or took it, or both kings. */
const concerns = ({ by, data }: PickedEvent, { pieces }: ChessView): readonly string[] => {
  if (!isJsonObject(data)) return [];
  const squares = [data["from"], data["to"], data["square"], data["king"]].filter(
    (one) => typeof one === "string",
  );
  if (squares.length > 0) return squares.map((square) => `square:${square}`);
  const colours = [BY_SEAT[Number(data["seat"] ?? by)]].filter((one) => one !== undefined);
  return pieces
    .filter(({ kind, colour }) => kind === "king" && !colours.some((one) => one !== colour))
    .map(pieceKey);
};

export const drawing: GameDrawing<ChessView, Edition> = {
  scene: gameScene,
  parts: gameParts,
  edition: boardScene,
  themes,
  pick,
  decided,
  concerns,
};
