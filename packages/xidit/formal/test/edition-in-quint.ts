// The reference edition as a module of Quint. Knows the edition's data and no rule.
import {
  deriveBoard,
  type Edition,
  ROAD_COLOURS,
  type Tile,
  UNIT_KINDS,
  type UnitKind,
} from "@assize/xidit-edition";

const HEADING = `// The reference edition as data: what is printed on the board, the tiles and the Titans. Made from the edition's file by a test; do not edit.
`;

const TYPES = `  // A city's neighbours by colour, 0 where there is no such road.
  type Roads = { black: int, red: int, blue: int }
  // Units by kind, weakest first.
  type Tile = { recruit: List[int], threat: List[int], gold: int, bards: int, storeys: int }
  type Titan = { asks: int, gold: int, bards: int, storeys: int }
`;

const NO_CITY = 0;

const unitsOf = (names: readonly UnitKind[]): string =>
  `[${UNIT_KINDS.map((kind) => names.filter((name) => name === kind).length).join(", ")}]`;

const tileOf = ({ city, recruit, threat }: Tile): string =>
  `${city} -> { recruit: ${unitsOf(recruit)}, threat: ${unitsOf(threat.units)}, gold: ${threat.rewards.gold}, ` +
  `bards: ${threat.rewards.bards}, storeys: ${threat.rewards.storeys} }`;

const mapOf = (name: string, type: string, entries: readonly string[]): string =>
  `  pure val ${name}: int -> ${type} = Map(\n${entries.map((entry) => `    ${entry}`).join(",\n")}\n  )\n`;

/** The text of \`edition.qnt\`. */
export const editionInQuint = (edition: Edition): string => {
  const board = deriveBoard(edition);
  const cities = edition.cities.map(({ id }) => id);
  const roads = cities.map((city) => {
    const ends = ROAD_COLOURS.map(
      (colour) => `${colour}: ${board.neighbours[city]?.[colour] ?? NO_CITY}`,
    );
    return `${city} -> { ${ends.join(", ")} }`;
  });
  const borders = cities.map((city) => `${city} -> Set(${board.regionsOf[city]?.join(", ")})`);
  const places = edition.cities.map(({ id, x, y }) => `${id} -> { x: ${x}, y: ${y} }`);
  const inside = edition.regions.map(
    (region) => `${region.id} -> { x: ${region.inside[0]}, y: ${region.inside[1]} }`,
  );
  const lyres = edition.regions.map(
    ({ id, lyre: [higher, lower] }) => `${id} -> (${higher}, ${lower})`,
  );
  const titans = edition.titans.map(
    ({ id, asks, rewards: { gold, bards, storeys } }) =>
      `${id} -> { asks: ${asks}, gold: ${gold}, bards: ${bards}, storeys: ${storeys} }`,
  );
  const parts = [
    mapOf("ROADS", "Roads", roads),
    `  // The regions that a city borders.\n${mapOf("BORDERS", "Set[int]", borders)}`,
    `  pure val CENTRAL_REGION = ${board.centralRegion}\n`,
    `  // For the most bards, and for the second most.\n${mapOf("LYRES", "(int, int)", lyres)}`,
    mapOf("TILES_OF_21", "Tile", edition.tileSets["21"].map(tileOf)),
    mapOf("TILES_OF_18", "Tile", edition.tileSets["18"].map(tileOf)),
    mapOf("TITANS", "Titan", titans),
    `  // Where cities lie, and a point inside each region.\n${mapOf("PLACES", "{ x: int, y: int }", places)}`,
    mapOf("INSIDE", "{ x: int, y: int }", inside),
  ];
  return `${HEADING}module edition {\n${TYPES}\n${parts.join("\n")}}\n`;
};
