// What the drawing has to be able to say, and the game's terms it says it with. Knows no geometry.

/** The rulebooks' words in one language; the game's glossary has them. */
export interface Terms {
  /** As it stands within a sentence. */
  readonly term: (word: string) => string;
  /** As a heading has it. */
  readonly heading: (word: string) => string;
}

export interface SceneWords {
  readonly titleOfBoard: (edition: string) => string;
  readonly titleOfGame: (year: number) => string;
  readonly descriptionOfBoard: (cities: number, roads: number, regions: number) => string;
  readonly descriptionOfGame: (seats: number) => string;
  readonly map: string;
  readonly city: (id: number) => string;
  readonly road: (colour: string, a: number, b: number) => string;
  readonly roadName: (colour: string) => string;
  /** What a region looks like; a word that the language does not know stays as the edition has it. */
  readonly scenery: (word: string) => string;
  readonly region: (id: number, scenery: string) => string;
  readonly closedRegion: (id: number) => string;
  readonly lyre: (region: number, most: number, second: number) => string;
  readonly lyreLegend: string;
  readonly idrakys: (colour: string, city: number) => string;
  /** `count` is null where it is hidden, here and below. */
  readonly bards: (colour: string, count: number | null) => string;
  readonly guild: (colour: string, city: number, storeys: number) => string;
  readonly bastion: string;
  readonly unit: (kind: string) => string;
  readonly recruitmentTile: (city: number) => string;
  readonly threatTile: (city: number) => string;
  readonly fightHere: (city: number) => string;
  readonly path: string;
  readonly recruitment: string;
  readonly threat: string;
  readonly next: string;
  readonly pile: (count: number) => string;
  readonly discard: (count: number) => string;
  readonly lair: string;
  readonly raging: (asks: number) => string;
  readonly sleeping: (asks: number, count: number) => string;
  readonly noTitan: (asks: number) => string;
  readonly stocks: string;
  readonly barracks: string;
  readonly bank: string;
  readonly unlimited: string;
  readonly census: string;
  readonly hand: (colour: string, count: number | null) => string;
  readonly hall: string;
  readonly wealth: string;
  readonly influence: string;
  readonly reputation: string;
  /** Short, for a narrow place. */
  readonly dummy: string;
  readonly dummyBoard: string;
  readonly calendar: string;
  readonly year: (year: number, years: number, isCensus: boolean) => string;
  readonly currentYear: (year: number) => string;
  readonly firstPlayer: (colour: string) => string;
  /** `index` from 0. */
  readonly order: (index: number, name: string) => string;
  readonly seat: (colour: string) => string;
  readonly stock: string;
  readonly storeys: (stock: number, setAside: number) => string;
}

/** A scenery's word in one language; unknown ones as they are. */
export const sceneryIn =
  (words: Readonly<Record<string, string>>) =>
  (scenery: string): string =>
    Object.hasOwn(words, scenery) ? words[scenery]! : scenery;
