// The printed board: a hundred squares in four quadrants, castles, the City with its walls and gates.
// Knows an edition and which service stands where, nothing else of a game.
import {
  circle,
  group,
  path,
  type PathStep,
  rect,
  type ScenePoint,
  type Shape,
  steps,
  text,
} from "@assize/kernel-drawing";
import {
  beside,
  type Colour,
  type Edition,
  factsOf,
  type Service,
  type Square,
  SQUARES,
} from "@assize/grandlin-edition";
import { BOARD, CELL, columnName, FIGURE, middleOf, RIM, SIDE } from "./layout.ts";
import { city, growths, nails } from "./landscape.ts";
import { named } from "./names.ts";
import type { Messages } from "./messages/messages.ts";
import { emblem } from "./signs.ts";

const frame = (): Shape =>
  rect("board", "board", [BOARD / 2, BOARD / 2], [BOARD, BOARD], 12, { layer: "board" });

/** Letters along the bottom and the top, figures along both sides. */
const rim = (): Shape =>
  group(
    "rim",
    "",
    [0, 0],
    Array.from({ length: SIDE }, (_, index) => {
      const along = RIM + (index + 0.5) * CELL;
      const up = RIM + (SIDE - index - 0.5) * CELL + 7.5;
      const letter = columnName(index);
      return [
        text(`rim:${letter}:bottom`, "rim", [along, BOARD - 7.5], letter, FIGURE),
        text(`rim:${letter}:top`, "rim", [along, 22.5], letter, FIGURE),
        text(`rim:${index}:left`, "rim", [RIM / 2, up], index, FIGURE),
        text(`rim:${index}:right`, "rim", [BOARD - RIM / 2, up], index, FIGURE),
      ];
    }).flat(),
    { layer: "board" },
  );

const squareShape = (edition: Edition, square: Square): Shape => {
  const { citySquares, quadrants } = factsOf(edition);
  const [x, y] = middleOf(square);
  const isOdd = (square.charCodeAt(0) + Number(square.charAt(1))) % 2 === 1;
  const roles = citySquares.has(square)
    ? "square city"
    : `square quadrant-${quadrants[square]!}${isOdd ? " odd" : ""}`;
  return {
    ...rect(`square:${square}`, roles, [x, y], [CELL, CELL]),
    layer: "board",
  };
};

const CASTLE = steps(
  "M -32 24 L -32 -14 L -26 -14 L -26 -8 L -20 -8 L -20 -14 L -14 -14 L -14 -4 L -9 -4 L -9 -26 L -3.5 -26 L -3.5 -20 L 3.5 -20 L 3.5 -26 L 9 -26 L 9 -4 L 14 -4 L 14 -14 L 20 -14 L 20 -8 L 26 -8 L 26 -14 L 32 -14 L 32 24 Z",
);

const castleShape = (
  { colour, square }: Edition["castles"][number],
  isPlayed: boolean,
  words: Messages,
): Shape =>
  group(
    `castle:${colour}`,
    `castle castle-${colour}${isPlayed ? "" : " unoccupied"}`,
    middleOf(square),
    [
      path(`castle:${colour}:walls`, "", CASTLE),
      group(
        `castle:${colour}:flag`,
        `seat seat-${colour}`,
        [0, 9],
        [
          rect(`castle:${colour}:shield`, "", [0, 0], [22, 22], 5),
          emblem(`castle:${colour}:emblem`, colour, [0, 0], 1.1),
        ],
      ),
    ],
    {
      label: isPlayed
        ? words.castle(named(colour), square)
        : words.unoccupied(named(colour), square),
      layer: "board",
    },
  );

/** The side that a square shares with its neighbour, as a line. */
const sideBetween = (square: Square, other: Square): readonly [ScenePoint, ScenePoint] => {
  const [a, b] = [middleOf(square), middleOf(other)];
  const middle: ScenePoint = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [dx, dy] = a[0] === b[0] ? [CELL / 2, 0] : [0, CELL / 2];
  return [
    [middle[0] - dx, middle[1] - dy],
    [middle[0] + dx, middle[1] + dy],
  ];
};

const wallShape = (edition: Edition): Shape => {
  const { citySquares, neighbours } = factsOf(edition);
  const line = [...citySquares].flatMap((square): readonly PathStep[] =>
    beside(square)
      .filter((other) => !citySquares.has(other) && !neighbours[square]!.includes(other))
      .flatMap((other): readonly PathStep[] => {
        const [from, to] = sideBetween(square, other);
        return [
          ["M", ...from],
          ["L", ...to],
        ];
      }),
  );
  return group(
    "wall",
    "",
    [0, 0],
    [path("wall:stones", "wall", line), path("wall:merlons", "wall-merlons", line)],
    { layer: "board" },
  );
};

/** Two posts and the open way between them. */
const gateShape = ({ outside, inside }: Edition["gates"][number], words: Messages): Shape => {
  const key = `gate:${outside}`;
  const [from, to] = sideBetween(outside, inside);
  return group(
    key,
    "",
    [0, 0],
    [
      path(`${key}:way`, "gate-way", [
        ["M", ...from],
        ["L", ...to],
      ]),
      ...[from, to].map((at, index) => circle(`${key}:post-${index}`, "gate-post", at, 8)),
    ],
    { label: words.gate(outside, inside), layer: "board" },
  );
};

/** Where each service is offered: a City square, or nowhere yet. */
export type ServicePlaces = readonly (readonly [square: Square, service: Service])[];

/** As the towers' colours have it, before a game says otherwise. */
export const servicesByColour = (edition: Edition): ServicePlaces =>
  edition.city.flatMap(({ colour, square }) =>
    edition.services
      .filter((service) => service.colour === colour)
      .map(({ service }) => [square, service] as const),
  );

const serviceShape = (
  edition: Edition,
  [square, service]: ServicePlaces[number],
  words: Messages,
): Shape => {
  const key = `service:${service}`;
  const price = edition.services.find((one) => one.service === service)?.price ?? 0;
  return group(
    key,
    "",
    middleOf(square),
    [
      text(`${key}:name`, "service", [0, 35], named(service), FIGURE),
      ...(price === 0
        ? []
        : [
            circle(`${key}:coin`, "coin", [27, -27], 13.5),
            text(`${key}:price`, "coin-ink", [27, -19.5], price, FIGURE),
          ]),
    ],
    { label: words.service(named(service), square, price), layer: "board" },
  );
};

const towers = (edition: Edition): readonly Shape[] =>
  edition.city.map(({ colour, square }) => {
    const [x, y] = middleOf(square);
    return group(
      `tower:${colour}`,
      `seat seat-${colour}`,
      [x - 27, y - 27],
      [
        rect(`tower:${colour}:ground`, "", [0, 0], [22, 22], 3),
        emblem(`tower:${colour}:emblem`, colour, [0, 0], 1.1),
      ],
      { layer: "board" },
    );
  });

/** The board in its own units, lowest first. */
export const boardShapes = (
  edition: Edition,
  played: readonly Colour[],
  services: ServicePlaces,
  words: Messages,
): readonly Shape[] => [
  frame(),
  ...nails(),
  rim(),
  ...SQUARES.map((square) => squareShape(edition, square)),
  ...growths(edition),
  ...city(edition),
  ...edition.castles.map((castle) => castleShape(castle, played.includes(castle.colour), words)),
  ...towers(edition),
  ...services.map((service) => serviceShape(edition, service, words)),
  wallShape(edition),
  ...edition.gates.map((gate) => gateShape(gate, words)),
];
