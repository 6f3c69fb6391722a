// City tiles and Titans as pieces, by their key wherever they lie: `tile:12`, `titan:3`.
// Drawn about the origin in TILE_SIZE; whoever lays them out says where. Knows no board.
import {
  group,
  type GroupShape,
  polygon,
  rect,
  type ScenePoint,
  type Shape,
  text,
} from "@assize/kernel-drawing";
import {
  type ByUnitKind,
  type CityId,
  type Rewards,
  type Tile,
  type Titan,
  UNIT_KINDS,
} from "@assize/xidit-edition";
import { FIGURE, TILE_SIZE } from "./board-layout.ts";
import type { Messages } from "./messages/messages.ts";
import { REWARD_NAMES, rewardSign, sign, unit } from "./pictograms.ts";

const [WIDTH, HEIGHT] = TILE_SIZE;
const BADGE = 28;
/** Middle of what lies right of the badge. */
const MIDDLE = BADGE / 2;
const UNIT_RADIUS = 11.5;
const UNIT_PITCH = 26.5;

const inRow = (index: number, count: number, pitch: number): number =>
  MIDDLE + (index - (count - 1) / 2) * pitch;

/** Recruitment tiles have round corners, Threat tiles cut ones: the two sides of a tile are two shapes. */
const threatBody = (key: string): Shape => {
  const [x, y, cut] = [WIDTH / 2, HEIGHT / 2, 9];
  return polygon(`${key}:threat-body`, "card tile-threat", [
    [-x + cut, -y],
    [x - cut, -y],
    [x, -y + cut],
    [x, y - cut],
    [x - cut, y],
    [-x + cut, y],
    [-x, y - cut],
    [-x, -y + cut],
  ]);
};

const badge = (key: string, city: CityId): readonly Shape[] => [
  rect(`${key}:badge`, "badge", [-WIDTH / 2 + BADGE / 2 + 2, 0], [BADGE - 4, HEIGHT - 24], 6),
  text(`${key}:number`, "badge-number", [-WIDTH / 2 + BADGE / 2 + 2, 6.6], city, FIGURE),
];

/** Two rows, the first the longer. */
const slotPlace = (index: number, count: number): ScenePoint => {
  const top = Math.ceil(count / 2);
  return index < top
    ? [inRow(index, top, UNIT_PITCH), -12.7]
    : [inRow(index - top, count - top, UNIT_PITCH), 12.7];
};

/** Is the printed place still held by a unit? The places of a kind empty from the first. */
const isHeld = (tile: Tile, index: number, units: ByUnitKind<number>): boolean => {
  const kind = tile.recruit[index]!;
  const fromHere = tile.recruit.slice(index).filter((other) => other === kind).length;
  return fromHere <= units[kind];
};

/** `units` on the board; null in a queue, where the tile shows what it will recruit. */
export const recruitmentTile = (
  tile: Tile,
  units: ByUnitKind<number> | null,
  at: ScenePoint,
  words: Messages,
  scale = 1,
): GroupShape => {
  const key = `tile:${tile.city}`;
  const count = tile.recruit.length;
  const places = tile.recruit.map((kind, index) =>
    unit(`${key}:place-${index}`, kind, slotPlace(index, count), words, UNIT_RADIUS, true),
  );
  const held = tile.recruit.flatMap((kind, index): readonly Shape[] =>
    units !== null && isHeld(tile, index, units)
      ? [
          {
            ...unit(
              `unit:city-${tile.city}:${index}`,
              kind,
              slotPlace(index, count),
              words,
              UNIT_RADIUS,
            ),
            thing: kind,
          },
        ]
      : [],
  );
  return group(
    key,
    "tile",
    at,
    [
      rect(`${key}:body`, "card tile-recruitment", [0, 0], TILE_SIZE, 8),
      ...badge(key, tile.city),
      ...places,
      ...held,
    ],
    { label: words.recruitmentTile(tile.city), ...(scale === 1 ? {} : { scale }) },
  );
};

const rewardShapes = (key: string, rewards: Rewards, y: number, pitch: number): readonly Shape[] =>
  REWARD_NAMES.flatMap((reward, index) => {
    const x = inRow(index, REWARD_NAMES.length, pitch);
    return [
      rewardSign(`${key}:${reward}`, reward, [x - 7, y], 0.72),
      text(
        `${key}:${reward}:amount`,
        "amount threat-ink",
        [x + 6.5, y + 6.6],
        rewards[reward],
        FIGURE,
      ),
    ];
  });

export const threatTile = (tile: Tile, at: ScenePoint, words: Messages, scale = 1): GroupShape => {
  const key = `tile:${tile.city}`;
  const { units, rewards } = tile.threat;
  return group(
    key,
    "tile",
    at,
    [
      threatBody(key),
      ...badge(key, tile.city),
      ...units.map((kind, index) =>
        unit(
          `${key}:asks-${index}`,
          kind,
          [inRow(index, units.length, Math.min(UNIT_PITCH, 88 / units.length)), -13],
          words,
          10.5,
        ),
      ),
      ...rewardShapes(key, rewards, 14, 29),
    ],
    { label: words.threatTile(tile.city), ...(scale === 1 ? {} : { scale }) },
  );
};

/** A tile of which only the back is seen, or the edge of the pile below. */
export const coveredTile = (key: string, at: ScenePoint): Shape =>
  group(key, "", at, [rect(`${key}:back`, "covered", [0, 0], TILE_SIZE, 8)]);

export const TITAN_SIZE = [92, 96] as const;

/** A raging Titan with its rewards below what it asks. */
export const ragingTitan = (titan: Titan, at: ScenePoint, words: Messages): Shape => {
  const key = `titan:${titan.id}`;
  return group(
    key,
    "titan",
    at,
    [
      rect(`${key}:body`, "card tile-threat", [0, 0], TITAN_SIZE, 8),
      sign(`${key}:sign`, "titan", [-16, -24], 1.35),
      text(`${key}:asks`, "amount threat-ink", [18, -17], titan.asks, 26),
      ...REWARD_NAMES.flatMap((reward, index) => [
        rewardSign(`${key}:${reward}`, reward, [-30 + index * 30, 8], 0.95),
        text(
          `${key}:${reward}:amount`,
          "amount threat-ink",
          [-30 + index * 30, 38],
          titan.rewards[reward],
          FIGURE,
        ),
      ]),
    ],
    { label: words.raging(titan.asks) },
  );
};

/** So many of each kind in a row, each beside its sign, `pitch` apart; null where they are hidden. `acts` where whoever has them acts. */
export const unitCounts = (
  key: string,
  units: ByUnitKind<number> | null,
  [x, y]: ScenePoint,
  pitch: number,
  words: Messages,
  acts = false,
): readonly Shape[] =>
  UNIT_KINDS.flatMap((kind, index) => {
    const left = x + index * pitch;
    return [
      unit(`${key}:${kind}`, kind, [left, y], words, UNIT_RADIUS),
      units === null
        ? rect(
            `${key}:${kind}:cover`,
            "covered",
            [left + 20.5, y],
            [12, 18],
            4,
            acts ? { hides: kind } : {},
          )
        : text(
            `${key}:${kind}:amount`,
            "amount",
            [left + 14, y + 6.6],
            units[kind],
            FIGURE,
            "start",
            { thing: kind },
          ),
    ];
  });
