// What the drawing says in English: headings, and labels for those who hear it. Knows no geometry.
export const EN = {
  titleOfBoard: (edition: string) => `Lords of Xidit: ${edition}`,
  titleOfGame: (year: number) => `Lords of Xidit, year ${year}`,
  descriptionOfBoard: (cities: number, roads: number, regions: number) =>
    `A map of ${cities} cities, joined by ${roads} roads in black, red and blue, and ${regions} regions.`,
  descriptionOfGame: (seats: number) =>
    `The board with its pieces, the Path of Destiny and what ${seats} players have.`,
  map: "Map",
  city: (id: number) => `City ${id}`,
  road: (colour: string, a: number, b: number) => `${colour} road from ${a} to ${b}`,
  roadName: (colour: string) => `${colour} road`,
  region: (id: number, scenery: string) => `Region ${id}${scenery === "" ? "" : `, ${scenery}`}`,
  closedRegion: (id: number) => `Region ${id} is closed`,
  lyre: (most: number, second: number) => `Lyre values ${most} and ${second}`,
  lyreLegend: "lyre values: most bards, second most",
  idrakys: (colour: string, city: number) => `${colour} Idrakys in city ${city}`,
  bards: (colour: string, count: number | null) =>
    count === null ? `${colour} bards, hidden` : `${count} ${colour} bards`,
  guild: (colour: string, city: number, storeys: number) =>
    `${colour} guild in city ${city}, ${storeys} storeys`,
  bastion: "Bastion",
  recruitmentTile: (city: number) => `Recruitment tile ${city}`,
  threatTile: (city: number) => `Threat tile ${city}`,
  fightHere: (city: number) => `Rewards are handed out in city ${city}`,
  path: "Path of Destiny",
  recruitment: "Recruitment",
  threat: "Threat",
  next: "Next",
  pile: (count: number) => `Pile ${count}`,
  discard: (count: number) => `Discard ${count}`,
  lair: "Titans' Lair",
  raging: (asks: number) => `Raging Titan, asks ${asks} units`,
  sleeping: (asks: number, count: number) => `${count} Titans that ask ${asks} units, slumbering`,
  noTitan: (asks: number) => `No Titan that asks ${asks} units is left`,
  barracks: "Barracks",
  bank: "Royal Bank",
  unlimited: "no limit",
  census: "Military Census",
  hand: (colour: string, count: number | null) =>
    count === null ? `${colour} hand, covered` : `${colour} shows ${count}`,
  hall: "Hall of Fame",
  wealth: "Wealth",
  influence: "Influence",
  reputation: "Reputation",
  dummy: "Dummy",
  dummyBoard: "Dummy Player",
  calendar: "Calendar",
  year: (year: number, years: number, isCensus: boolean) =>
    `Year ${year} of ${years}${isCensus ? ", census" : ""}`,
  currentYear: (year: number) => `Current year: ${year}`,
  firstPlayer: (colour: string) => `${colour} is First Player`,
  order: (index: number, name: string) => `Order ${index + 1}: ${name}`,
  seat: (colour: string) => `${colour} player`,
  stock: "In stock",
  storeys: (stock: number, setAside: number) =>
    setAside === 0 ? `${stock}` : `${stock}, ${setAside} set aside`,
};
export type SceneWords = typeof EN;
