// What players have on the board: Idrakys, bards in regions and the Bastion, guild towers.
// One key for a thing, wherever it goes: `idrakys:blue`, `bard:region-3:blue`, `guild:city-7`.
import {
  circle,
  group,
  path,
  polygon,
  rect,
  type ScenePoint,
  type Shape,
  steps,
  text,
} from "@assize/kernel-drawing";
import { type City, CityId } from "@assize/xidit-edition";
import type { XiditView } from "@assize/xidit-game";
import { type BoardLayout, CITY_RADIUS, FIGURE, GUILD_SIZE, PLATE_SIZE } from "./board-layout.ts";
import type { Messages } from "./messages/messages.ts";
import { emblem } from "./pictograms.ts";

const CLOAK = steps("M -9.5 2 L -4.5 -15 Q 0 -18 4.5 -15 L 9.5 2 Q 0 6.5 -9.5 2 Z");
const PAWN_PITCH = 25;
const PAWN_SCALE = 1.25;

const idrakys = (
  colour: string,
  at: ScenePoint,
  city: CityId,
  onTurn: boolean,
  words: Messages,
): Shape => {
  const key = `idrakys:${colour}`;
  return group(
    key,
    `seat seat-${colour}`,
    at,
    [
      ...(onTurn ? [circle(`${key}:turn`, "turn-ring next", [0, -9], 21, { aside: true })] : []),
      path(`${key}:cloak`, "", CLOAK),
      circle(`${key}:head`, "", [0, -19], 5.6),
      emblem(`${key}:emblem`, colour, [0, -5.5], 0.85),
    ],
    { label: words.idrakys(colour, city), layer: "idrakys", scale: PAWN_SCALE },
  );
};

/** Those who share a city stand side by side above its disc. */
export const idrakysShapes = (view: XiditView, words: Messages): readonly Shape[] =>
  view.seats.flatMap(({ colour, city }, seat): readonly Shape[] => {
    const place = view.setting.edition.cities.find(({ id }) => id === city);
    if (city === null || place === undefined) return [];
    const here = view.seats.flatMap((other, index) => (other.city === city ? [index] : []));
    const offset = (here.indexOf(seat) - (here.length - 1) / 2) * PAWN_PITCH;
    const onTurn = seat === view.onTurn && view.place.startsWith("play.resolution");
    return [idrakys(colour, [place.x + offset, place.y - 28], city, onTurn, words)];
  });

const BARD = [36, 25] as const;

const bardChip = (
  key: string,
  colour: string,
  count: number | null,
  at: ScenePoint,
  words: Messages,
): Shape =>
  group(
    key,
    `seat seat-${colour}`,
    at,
    [
      rect(`${key}:chip`, "", [0, 0], BARD, 10),
      emblem(`${key}:emblem`, colour, [-8.5, 0], 0.95),
      count === null
        ? rect(`${key}:cover`, "covered", [8, 0], [12, 16], 3)
        : text(
            `${key}:count`,
            `amount ink-${colour}`,
            [count < 10 ? 8 : 5, 6.6],
            count,
            FIGURE,
            "middle",
            { thing: `bard-${colour}` },
          ),
    ],
    { label: words.bards(colour, count), layer: "bards" },
  );

/** Regions show the colours that have bards there; the Bastion shows all, hidden ones covered. */
export const bardShapes = (
  view: XiditView,
  layout: BoardLayout,
  words: Messages,
): readonly Shape[] =>
  view.setting.board.regions.flatMap((region) => {
    const plate = layout.plates.get(region);
    const counts = view.bards[region] ?? [];
    const shown = view.seats
      .map(({ colour }, seat) => ({ colour, count: counts[seat] ?? null }))
      .filter(({ count }) => count !== 0);
    if (plate === undefined) return [];
    const shift = region === view.setting.board.centralRegion ? 26 : 0;
    return shown.map(({ colour, count }, index) => {
      const x = plate[0] + (index - (shown.length - 1) / 2) * (BARD[0] + 1.5);
      const y = plate[1] + PLATE_SIZE[1] / 2 - 12 + shift;
      return bardChip(`bard:region-${region}:${colour}`, colour, count, [x, y], words);
    });
  });

const STOREY_HEIGHT = 11;
/** Storeys of a full guild (reward.guild). */
const FULL_GUILD = 4;

/** The ground floor bears the owner's emblem, the others a window. */
const storey = (key: string, colour: string, level: number): Shape =>
  group(
    `${key}:${level}`,
    "",
    [0, -level * STOREY_HEIGHT],
    [
      rect(`${key}:${level}:wall`, "", [0, 0], [22 - level * 2, STOREY_HEIGHT], 1.5),
      level === 0
        ? emblem(`${key}:emblem`, colour, [0, 0], 0.8)
        : rect(`${key}:${level}:window`, `window emblem-${colour}`, [0, 0], [4, 5.5], 2),
    ],
    { thing: `storey-${colour}` },
  );

const roof = (key: string, storeys: number): Shape => {
  const y = -storeys * STOREY_HEIGHT + STOREY_HEIGHT / 2;
  return polygon(`${key}:roof`, "", [
    [-11, y],
    [0, y - 12],
    [11, y],
  ]);
};

/** From the tower's foot to its city's edge, since other cities may be as near. */
const tether = (key: string, [x, y]: ScenePoint, city: City): Shape => {
  const [dx, dy] = [city.x - x, city.y - y];
  const share = Math.max(0, 1 - CITY_RADIUS / (Math.sqrt(dx * dx + dy * dy) || 1));
  return path(`${key}:tether`, "tether", [
    ["M", 0, 0],
    ["L", dx * share, dy * share],
  ]);
};

/** A tower of so many storeys; with the fourth it has its roof and is full. */
const tower = (
  city: City,
  colour: string,
  storeys: number,
  [x, y]: ScenePoint,
  words: Messages,
): Shape => {
  const key = `guild:city-${city.id}`;
  const foot: ScenePoint = [x, y + GUILD_SIZE[1] / 2 - STOREY_HEIGHT / 2];
  return group(
    key,
    `seat seat-${colour}`,
    foot,
    [
      tether(key, foot, city),
      ...Array.from({ length: storeys }, (_, level) => storey(key, colour, level)),
      ...(storeys < FULL_GUILD ? [] : [roof(key, storeys)]),
    ],
    { label: words.guild(colour, city.id, storeys), layer: "guilds" },
  );
};

export const guildShapes = (
  view: XiditView,
  layout: BoardLayout,
  words: Messages,
): readonly Shape[] =>
  view.guilds.flatMap((guild, city): readonly Shape[] => {
    const at = layout.guilds.get(CityId(city));
    const printed = view.setting.edition.cities.find(({ id }) => id === city);
    if (guild === null || at === undefined || printed === undefined) return [];
    return [tower(printed, view.seats[guild.seat]!.colour, guild.storeys, at, words)];
  });
