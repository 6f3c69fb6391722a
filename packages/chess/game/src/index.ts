// Chess as a value the kernel can audit: the parts of the game, put together in one place.
import { type Edition, edition } from "@assize/chess-edition";
import { EARLIER_RULEBOOKS, rulebook, type Rulings } from "@assize/chess-rulebook";
import type { State } from "@assize/chess-rules";
import { gameChart } from "@assize/chess-statecharts";
import type { GameModel } from "@assize/kernel-model";
import { decodeContext, encodeContext } from "./encoding.ts";
import { eventDefinitions } from "./event-definitions.ts";
import { initial } from "./initial.ts";
import { invariants } from "./invariants.ts";
import { outcome } from "./outcome.ts";
import { type ChessView, view } from "./view.ts";
import { words } from "./words.ts";

export { lookAhead } from "./looking-ahead.ts";
export type { Prospect, Winning } from "./looking-ahead.ts";
export type { WrittenMove } from "@assize/chess-rules";
export { statedFrom } from "./stated.ts";
export { termIn } from "./terms.ts";
export { piecesIn } from "./view.ts";
export type { ChessView, Colour, PieceOnSquare } from "./view.ts";

export const chess: GameModel<typeof gameChart, State, Edition, ChessView> = {
  id: "chess",
  title: { en: "Chess", fr: "Échecs", de: "Schach", es: "Ajedrez" },
  rules: 1,
  rulebook,
  earlierRulebooks: EARLIER_RULEBOOKS,
  edition,
  events: eventDefinitions,
  chart: gameChart,
  initial,
  invariants,
  view,
  outcome,
  encodeContext,
  decodeContext,
  withRulings: (game, rulings) => ({ ...game, rulings: rulings as unknown as Rulings }),
  describe: words,
};
