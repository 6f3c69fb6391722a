// The treasure game as a drawing: the board with all that is on it, the table beside it, the seats.
// Shows what the view shows and nothing else; keys name things, so a viewer can move them.
import { moved, type Scene, type ScenePart, type Shape } from "@assize/kernel-drawing";
import type { Language } from "@assize/kernel-model";
import { COLOURS, type Edition } from "@assize/grandlin-edition";
import type { GrandlinView } from "@assize/grandlin-game";
import { boardShapes, servicesByColour, type ServicePlaces } from "./board.ts";
import {
  BOARD,
  BOARD_AT,
  DAY_AREA,
  encounterArea,
  HEIGHT,
  PILES_AREA,
  seatArea,
  WIDTH,
} from "./layout.ts";
import { messagesIn } from "./messages/messages.ts";
import { named } from "./names.ts";
import { henchmanShapes, insertedShapes, securedShapes, treasureShapes } from "./pieces.ts";
import { seatPanel } from "./seats.ts";
import { dayPanel, encounterPanel, isMeeting, pilesPanel } from "./table.ts";

/** By City square, once the City cards lie there. */
const servicePlaces = ({ services, setting }: GrandlinView): ServicePlaces =>
  setting.edition.city.flatMap(({ square }, index) => {
    const service = services[index];
    return service === undefined ? [] : [[square, service] as const];
  });

const printed = new WeakMap<Edition, Map<string, readonly Shape[]>>();

/** The printed board where it lies; made once for a table, so that its shapes are the same in every state. */
const printedBoard = (view: GrandlinView, language: Language): readonly Shape[] => {
  const { edition, colours } = view.setting;
  const known = printed.get(edition) ?? new Map<string, readonly Shape[]>();
  printed.set(edition, known);
  const table = [language, ...colours, ...view.services].join(" ");
  const shapes =
    known.get(table) ??
    moved(boardShapes(edition, colours, servicePlaces(view), messagesIn(language)), BOARD_AT);
  known.set(table, shapes);
  return shapes;
};

/** Everything these eyes see of the game. Hidden things are drawn covered. */
export const gameScene = (view: GrandlinView, language: Language): Scene => {
  const words = messagesIn(language);
  return {
    width: WIDTH,
    height: HEIGHT,
    title: words.titleOfGame(view.turns + 1),
    description: words.descriptionOfGame(view.seats.length),
    shapes: [
      dayPanel(view, DAY_AREA, language, words),
      pilesPanel(view, PILES_AREA, words),
      ...view.seats.map((_, index) =>
        seatPanel(view, index, seatArea(index, view.seats.length), words),
      ),
      encounterPanel(view, encounterArea(view.seats.length, isMeeting(view)), words),
      ...printedBoard(view, language),
      ...moved(
        [
          ...insertedShapes(view, words),
          ...treasureShapes(view, words),
          ...securedShapes(view, words),
          ...henchmanShapes(view, words),
        ],
        BOARD_AT,
      ),
    ],
  };
};

const BOARD_LAYERS = ["board", "inserted", "treasures", "henchmen"];

/** What of the drawing makes sense alone, the board first, then the seats. */
export const gameParts = (view: GrandlinView, language: Language): readonly ScenePart[] => {
  const words = messagesIn(language);
  return [
    { id: "board", title: words.board, layers: BOARD_LAYERS },
    { id: "day", title: words.turn(view.turns + 1), layers: ["day", "encounter"] },
    ...view.setting.colours.map((colour, seat) => ({
      id: `seat-${colour}`,
      title: words.seat(named(colour)),
      layers: [`seat-${colour}`],
      seat,
    })),
    { id: "piles", title: words.piles, layers: ["piles"] },
  ];
};

/** The printed board, services where the colours of the towers have them. */
export const boardScene = (edition: Edition, language: Language): Scene => {
  const words = messagesIn(language);
  const edge = 14;
  return {
    width: BOARD + 2 * edge,
    height: BOARD + 2 * edge,
    title: words.titleOfBoard,
    description: words.descriptionOfBoard,
    shapes: moved(boardShapes(edition, COLOURS, servicesByColour(edition), words), [edge, edge]),
  };
};
