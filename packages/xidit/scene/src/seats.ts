// Each player's place at the table: program, units and gold behind the screen, pieces in stock.
// What the view does not show is drawn covered.
import {
  type Area,
  group,
  path,
  polygon,
  rect,
  type ScenePoint,
  type Shape,
  steps,
  text,
} from "@assize/kernel-drawing";
import type { SeatView, XiditView } from "@assize/xidit-game";
import type { Messages } from "./messages/messages.ts";
import { emblem, rewardSign, sign } from "./pictograms.ts";
import { unitCounts } from "./tiles.ts";

type Order = NonNullable<SeatView["program"]>[number];

const ORDERS_A_YEAR = 6;
const ROAD = steps("M -14 6 C -6 -9 6 9 14 -6");

const orderSign = (key: string, order: Order): readonly Shape[] => {
  if (order === "action" || order === "wait") return [sign(`${key}:sign`, order, [0, 0], 1.15)];
  return [path(`${key}:road`, `road ${order}`, ROAD)];
};

const orderShape = (
  seat: SeatView,
  index: number,
  at: ScenePoint,
  isNow: boolean,
  words: Messages,
): Shape => {
  const key = `order:${seat.colour}:${index}`;
  const order = seat.program?.[index];
  const size = [38, 34] as const;
  if (order === undefined)
    return group(key, "", at, [
      rect(`${key}:ground`, seat.programmed ? "covered" : "empty", [0, 0], size, 7),
    ]);
  return group(
    key,
    index < seat.resolved ? "past" : "",
    at,
    [
      rect(`${key}:ground`, isNow ? "card on-turn" : "card", [0, 0], size, 7, { aside: true }),
      ...orderSign(key, order),
    ],
    { label: words.order(index, order), aside: true },
  );
};

const nameBar = (
  view: XiditView,
  index: number,
  width: number,
  words: Messages,
): readonly Shape[] => {
  const { colour } = view.seats[index]!;
  const key = `seat:${colour}`;
  return [
    group(
      `${key}:bar`,
      `seat seat-${colour}`,
      [0, 0],
      [
        rect(`${key}:bar:ground`, "", [width / 2, 17], [width - 12, 24], 8),
        emblem(`${key}:emblem`, colour, [24, 17], 1.2),
        text(`${key}:name`, `heading ink-${colour}`, [40, 22.5], words.seat(colour), 16, "start"),
      ],
    ),
    ...(view.firstPlayer === index
      ? [
          polygon(
            "first-player",
            "first-player",
            [
              [width - 36, 10],
              [width - 30, 17],
              [width - 26, 8],
              [width - 22, 17],
              [width - 16, 10],
              [width - 18, 25],
              [width - 34, 25],
            ],
            { label: words.firstPlayer(colour) },
          ),
        ]
      : []),
  ];
};

const purse = (seat: SeatView, [x, y]: ScenePoint): readonly Shape[] => {
  const key = `gold:${seat.colour}`;
  return [
    rewardSign(`${key}:coin`, "gold", [x, y], 1.3),
    seat.gold === null
      ? rect(`${key}:cover`, "covered", [x, y + 22], [22, 14], 4)
      : text(`${key}:amount`, "amount", [x, y + 27], seat.gold, 15, "middle", { thing: "gold" }),
  ];
};

const stock = (seat: SeatView, y: number, words: Messages): readonly Shape[] => {
  const key = `stock:${seat.colour}`;
  return [
    text(`${key}:name`, "faint", [16, y + 5], words.stock, 14, "start"),
    rewardSign(`${key}:bard`, "bards", [108, y], 1),
    text(`${key}:bards`, "amount", [122, y + 5.5], seat.bardStock, 16, "start", {
      thing: `bard-${seat.colour}`,
    }),
    rewardSign(`${key}:storey`, "storeys", [160, y], 1),
    text(
      `${key}:storeys`,
      "amount",
      [174, y + 5.5],
      words.storeys(seat.storeyStock, seat.setAside),
      15.5,
      "start",
      { thing: `storey-${seat.colour}` },
    ),
  ];
};

/** The seat's panel. Orders and counts spread over its width. */
export const seatPanel = (
  view: XiditView,
  index: number,
  { at, size }: Area,
  words: Messages,
): Shape => {
  const seat = view.seats[index]!;
  const [width, height] = size;
  const pitch = (width - 28) / ORDERS_A_YEAR;
  const resolving = view.place.startsWith("play.resolution") && view.onTurn === index;
  return group(
    `seat:${seat.colour}`,
    "",
    at,
    [
      rect(
        `seat:${seat.colour}:ground`,
        resolving ? "panel on-turn" : "panel",
        [width / 2, height / 2],
        size,
        10,
        { aside: true },
      ),
      ...nameBar(view, index, width, words),
      ...Array.from({ length: ORDERS_A_YEAR }, (_, order) =>
        orderShape(
          seat,
          order,
          [14 + pitch * (order + 0.5), 54],
          resolving && view.order === order,
          words,
        ),
      ),
      ...unitCounts(`screen:${seat.colour}`, seat.units, [34, 100], (width - 68) / 5, 13, words),
      ...purse(seat, [width - 34, 100]),
      ...stock(seat, height - 24, words),
    ],
    { label: words.seat(seat.colour), layer: `seat-${seat.colour}` },
  );
};
