// Facts of the printed tiles that texts tell, and sane sums, asked of the reference edition only.
// Knows no map.
import { TILE_SET_IDS, TITAN_ASKS, type Edition, type Rewards, type Tile } from "./format.ts";
import { problem, type EditionProblem, type EditionProblemCode } from "./problem.ts";
import {
  countUnits,
  strengthOf,
  UNIT_KINDS,
  UNITS_IN_BOX,
  weakestFirst,
  type UnitKind,
} from "./units.ts";

/** Percentage points that a kind's share of symbols may lie from its share of the units. */
const SHARE_TOLERANCE = 4;

const fact = (
  holds: boolean,
  code: EditionProblemCode,
  path: string,
  message: string,
): readonly EditionProblem[] => (holds ? [] : [problem(code, path, message)]);

const named = (units: readonly UnitKind[]): string => weakestFirst(units).join(", ");

const rewardSum = ({ gold, bards, storeys }: Rewards): number => gold + bards + storeys;

/** The sum of strengths, 1 to 5, of the units that a threat costs. */
const difficultyOf = ({ threat }: Tile): number =>
  threat.units.reduce((sum, kind) => sum + strengthOf(kind), 0);

const knownTileProblems = (tiles: readonly Tile[]): readonly EditionProblem[] => {
  const tile = (city: number): Tile | undefined => tiles.find((t) => t.city === city);
  const [six, seven, seventeen] = [tile(6), tile(7), tile(17)];
  return [
    ...fact(
      six !== undefined && named(six.recruit) === "militia, archer, archer, infantry, mage",
      "reference-known-recruit",
      "tileSets.21",
      "Tile 6 is known to recruit a militia, two archers, an infantry and a mage.",
    ),
    ...fact(
      (["archer", "infantry", "mage"] as const).every((kind) => seven?.recruit.includes(kind)),
      "reference-known-recruit",
      "tileSets.21",
      "Tile 7 is known to recruit an archer, an infantry and a mage among others.",
    ),
    ...fact(
      seventeen !== undefined &&
        named(seventeen.threat.units) === "militia, archer, cleric" &&
        seventeen.threat.rewards.storeys === 3 &&
        seventeen.threat.rewards.bards === 3,
      "reference-known-threat",
      "tileSets.21",
      "Threat 17 is known to cost a militia, an archer and a cleric for 3 storeys and 3 bards.",
    ),
    ...fact(
      tiles.some(({ threat }) => named(threat.units) === "archer, mage"),
      "reference-archer-mage",
      "tileSets.21",
      "A threat is known to cost an archer and a mage.",
    ),
    ...seenValueProblems(tiles.map(({ threat }) => threat.rewards)),
  ];
};

const SEEN_VALUES = [
  ["gold", 5],
  ["bards", 3],
  ["bards", 4],
  ["storeys", 3],
  ["storeys", 4],
] as const;

const seenValueProblems = (rewards: readonly Rewards[]): readonly EditionProblem[] =>
  SEEN_VALUES.flatMap(([name, value]) =>
    fact(
      rewards.some((shown) => shown[name] === value),
      "reference-seen-values",
      "tileSets.21",
      `A threat is known to reward ${value} ${name}.`,
    ),
  );

const costProblems = (tiles: readonly Tile[], path: string): readonly EditionProblem[] =>
  [2, 3].flatMap((size) =>
    fact(
      tiles.some(({ threat }) => threat.units.length === size) &&
        tiles.every(({ threat }) => threat.units.length === 2 || threat.units.length === 3),
      "reference-cost-size",
      path,
      `Threats are known to cost two or three units, and some cost ${size}.`,
    ),
  );

/** How far a kind's share of the symbols lies from its share of the box, in percentage points. */
const shareGap = (kind: UnitKind, symbols: readonly UnitKind[]): number => {
  const box = UNIT_KINDS.reduce((sum, each) => sum + UNITS_IN_BOX[each], 0);
  const share = countUnits(symbols)[kind] / Math.max(symbols.length, 1);
  return 100 * (share - UNITS_IN_BOX[kind] / box);
};

const shareProblems = (symbols: readonly UnitKind[], path: string): readonly EditionProblem[] =>
  UNIT_KINDS.flatMap((kind) =>
    fact(
      Math.abs(shareGap(kind, symbols)) <= SHARE_TOLERANCE,
      "reference-unit-shares",
      path,
      `The share of ${kind} is ${shareGap(kind, symbols).toFixed(1)} points from that in the box; ` +
        `at most ${SHARE_TOLERANCE}.`,
    ),
  );

const rewardProblems = (tiles: readonly Tile[], path: string): readonly EditionProblem[] => {
  const sorted = [...tiles].sort((a, b) => difficultyOf(a) - difficultyOf(b));
  return sorted.flatMap((tile) => {
    const better = sorted.find(
      (easier) =>
        difficultyOf(easier) < difficultyOf(tile) &&
        rewardSum(easier.threat.rewards) > rewardSum(tile.threat.rewards),
    );
    return fact(
      better === undefined,
      "reference-reward-order",
      path,
      `Threat ${tile.city} rewards less than threat ${better?.city}, which is easier.`,
    );
  });
};

const titanProblems = ({ titans }: Edition): readonly EditionProblem[] =>
  TITAN_ASKS.slice(1).flatMap((asks) => {
    const sums = (asked: number) =>
      titans.filter((t) => t.asks === asked).map((t) => rewardSum(t.rewards));
    return fact(
      Math.min(...sums(asks)) > Math.max(...sums(asks - 1)),
      "reference-titan-rewards",
      "titans",
      `Titans that ask for ${asks} must reward more than those that ask for ${asks - 1}.`,
    );
  });

const cities18 = (edition: Edition): readonly EditionProblem[] =>
  fact(
    edition.tileSets["18"].every(({ city }) => city <= 18),
    "reference-three-player-tiles",
    "tileSets.18",
    "The set for three players is taken to be cities 1 to 18.",
  );

export const referenceTileProblems = (edition: Edition): readonly EditionProblem[] => [
  ...knownTileProblems(edition.tileSets["21"]),
  ...cities18(edition),
  ...TILE_SET_IDS.flatMap((set) => {
    const [tiles, path] = [edition.tileSets[set], `tileSets.${set}`];
    return [
      ...costProblems(tiles, path),
      ...shareProblems(
        tiles.flatMap(({ recruit }) => recruit),
        `${path} recruit`,
      ),
      ...shareProblems(
        tiles.flatMap(({ threat }) => threat.units),
        `${path} threat`,
      ),
      ...rewardProblems(tiles, path),
    ];
  }),
  ...titanProblems(edition),
];
