// Each player's place at the table: program, units and gold behind the screen, pieces in stock. Names stand round the drawing.
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
import { FIGURE } from "./board-layout.ts";
import type { Messages } from "./messages/messages.ts";
import { emblem, rewardSign, sign } from "./pictograms.ts";
import { unitCounts } from "./tiles.ts";

type Order = NonNullable<SeatView["program"]>[number];

const ORDERS_A_YEAR = 6;
const ORDER = [19, 25] as const;
const ORDER_PITCH = 21.8;
/** Where the first of each line stands, and how far units with their figures are apart: figures of two digits find room. */
const FIRST = 45;
const UNIT_PITCH = 40.4;
/** Within a card. */
const ROAD = steps("M -6.5 3.5 C -2 -5 2 5 6.5 -3.5");
const SIGN_SCALE = 0.8;

/** How high a seat is. */
export const SEAT_HEIGHT = 66;

const orderSign = (key: string, order: Order): readonly Shape[] => {
  if (order === "action" || order === "wait")
    return [sign(`${key}:sign`, order, [0, 0], SIGN_SCALE)];
  return [path(`${key}:road`, `road ${order} in-order in-order-${order}`, ROAD)];
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
  if (order === undefined)
    return group(
      key,
      "",
      at,
      [
        rect(`${key}:ground`, seat.programmed ? "covered" : "empty", [0, 0], ORDER, 6, {
          aside: true,
        }),
      ],
      { aside: true },
    );
  return group(
    key,
    index < seat.resolved ? "past" : "",
    at,
    [
      rect(`${key}:ground`, isNow ? "card next" : "card", [0, 0], ORDER, 6, { aside: true }),
      ...orderSign(key, order),
    ],
    { label: words.order(index, order), aside: true },
  );
};

const CROWN: readonly ScenePoint[] = [
  [-10, -7],
  [-4.5, 0],
  [0, -9],
  [4.5, 0],
  [10, -7],
  [8, 8],
  [-8, 8],
];

/** The colour with its emblem, along the whole edge; the First Player's crown on it. */
const banner = (view: XiditView, index: number, height: number, words: Messages) => {
  const { colour } = view.seats[index]!;
  const key = `seat:${colour}`;
  const isFirst = view.firstPlayer === index;
  return [
    group(
      `${key}:bar`,
      `seat seat-${colour}`,
      [0, 0],
      [
        rect(`${key}:bar:ground`, "", [17, height / 2], [26, height - 8], 7),
        emblem(`${key}:emblem`, colour, [17, isFirst ? height - 18 : height / 2], 1.35),
      ],
    ),
    ...(isFirst
      ? [
          polygon(
            "first-player",
            "first-player",
            CROWN.map(([x, y]): ScenePoint => [17 + x, 19 + y]),
            { label: words.firstPlayer(colour) },
          ),
        ]
      : []),
  ];
};

const counted = (key: string, amount: string | number, [x, y]: ScenePoint, thing: string): Shape =>
  text(key, "amount", [x, y + 6.6], amount, FIGURE, "start", { thing });

const purse = (seat: SeatView, [x, y]: ScenePoint, acts: boolean): readonly Shape[] => {
  const key = `gold:${seat.colour}`;
  return [
    rewardSign(`${key}:coin`, "gold", [x, y], 1.15),
    seat.gold === null
      ? rect(`${key}:cover`, "covered", [x + 22, y], [18, 18], 4, acts ? { hides: "gold" } : {})
      : counted(`${key}:amount`, seat.gold, [x + 14, y], "gold"),
  ];
};

/** Bards and storeys still in stock; storeys set aside after a plus sign. */
const stock = ({ colour, ...seat }: SeatView, [x, y]: ScenePoint): readonly Shape[] => {
  const key = `stock:${colour}`;
  const storeys = `${seat.storeyStock}${seat.setAside === 0 ? "" : `+${seat.setAside}`}`;
  return [
    rewardSign(`${key}:bard`, "bards", [x, y], 0.9),
    counted(`${key}:bards`, seat.bardStock, [x + 9, y], `bard-${colour}`),
    rewardSign(`${key}:storey`, "storeys", [x + 45, y], 0.9),
    counted(`${key}:storeys`, storeys, [x + 54, y], `storey-${colour}`),
  ];
};

/** The seat's panel: its program and stock above, what it hides behind its screen below. */
export const seatPanel = (
  view: XiditView,
  index: number,
  { at, size }: Area,
  words: Messages,
): Shape => {
  const seat = view.seats[index]!;
  const [width, height] = size;
  const resolving = view.place.startsWith("play.resolution") && view.onTurn === index;
  const [upper, lower] = [height * 0.27, height * 0.73];
  return group(
    `seat:${seat.colour}`,
    "",
    at,
    [
      rect(
        `seat:${seat.colour}:ground`,
        resolving ? "panel next" : "panel",
        [width / 2, height / 2],
        size,
        9,
        { aside: true },
      ),
      ...banner(view, index, height, words),
      ...Array.from({ length: ORDERS_A_YEAR }, (_, order) =>
        orderShape(
          seat,
          order,
          [FIRST + ORDER_PITCH * order, upper],
          resolving && view.order === order,
          words,
        ),
      ),
      ...stock(seat, [174, upper]),
      ...unitCounts(
        `screen:${seat.colour}`,
        seat.units,
        [FIRST, lower],
        UNIT_PITCH,
        words,
        resolving,
      ),
      ...purse(seat, [FIRST + 5 * UNIT_PITCH, lower], resolving),
    ],
    { label: words.seat(seat.colour), layer: `seat-${seat.colour}`, aside: true },
  );
};
