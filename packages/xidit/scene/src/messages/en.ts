// What the drawing says in English: headings, and labels for those who hear it. Knows no geometry.
import type { Translated } from "@assize/kernel-model";
import { sceneryIn, type Terms } from "./terms.ts";

export const en = ({ term, heading }: Terms) => ({
  titleOfBoard: (edition: string) => `Lords of Xidit: ${edition}`,
  titleOfGame: (year: number) => `Lords of Xidit, year ${year}`,
  descriptionOfBoard: (cities: number, roads: number, regions: number) =>
    `A map of ${cities} cities, joined by ${roads} roads in black, red and blue, and ${regions} regions.`,
  descriptionOfGame: (seats: number) =>
    `The board with its pieces, the Path of Destiny and what ${seats} players have.`,
  map: "Map",
  city: (id: number) => `City ${id}`,
  road: (colour: string, a: number, b: number) => `${term(`road-${colour}`)} from ${a} to ${b}`,
  roadName: (colour: string) => term(`road-${colour}`),
  /** What a region looks like; a word that the language does not know stays as the edition has it. */
  scenery: sceneryIn({}),
  region: (id: number, scenery: string) => `Region ${id}${scenery === "" ? "" : `, ${scenery}`}`,
  closedRegion: (id: number) => `Region ${id} is closed`,
  lyre: (region: number, most: number, second: number) =>
    `Region ${region}: lyre values ${most} and ${second}`,
  lyreLegend: "lyre values: most bards, second most",
  idrakys: (colour: string, city: number) => `${term(colour)} Idrakys in city ${city}`,
  /** `count` is null where it is hidden, here and below. */
  bards: (colour: string, count: number | null) =>
    count === null ? `${term(colour)} bards, hidden` : `${count} ${term(colour)} bards`,
  guild: (colour: string, city: number, storeys: number) =>
    `${term(colour)} guild in city ${city}, ${storeys} storeys`,
  bastion: heading("bastion"),
  unit: heading,
  recruitmentTile: (city: number) => `${term("recruitment-tile")} ${city}`,
  threatTile: (city: number) => `${term("threat-tile")} ${city}`,
  fightHere: (city: number) => `Rewards are handed out in city ${city}`,
  path: "Path of Destiny",
  recruitment: heading("recruitment-queue"),
  threat: heading("threat-queue"),
  next: "Next",
  pile: (count: number) => `Pile ${count}`,
  discard: (count: number) => `Discard ${count}`,
  lair: heading("titans-lair"),
  raging: (asks: number) => `${term("titan-raging")}, asks ${asks} units`,
  sleeping: (asks: number, count: number) => `${count} Titans that ask ${asks} units, slumbering`,
  noTitan: (asks: number) => `No Titan that asks ${asks} units is left`,
  stocks: "Stocks",
  barracks: heading("barracks"),
  bank: heading("royal-bank"),
  census: heading("census"),
  /** As short as its line has room for. */
  censusFolded: heading("census"),
  hand: (colour: string, count: number | null) =>
    count === null ? `${term(colour)} hand, covered` : `${term(colour)} shows ${count}`,
  hall: "Hall of Fame",
  /** As short as its line has room for. */
  hallFolded: "Hall of Fame",
  wealth: heading("wealth"),
  influence: heading("influence"),
  reputation: heading("reputation"),
  /** Short, for a narrow place. */
  dummy: "Dummy",
  dummyBoard: heading("dummy"),
  calendar: "Calendar",
  year: (year: number, years: number, isCensus: boolean) =>
    `Year ${year} of ${years}${isCensus ? ", census" : ""}`,
  currentYear: (year: number) => `Current year: ${year}`,
  firstPlayer: (colour: string) => `${term(colour)} is ${term("first-player")}`,
  /** `index` from 0. */
  order: (index: number, name: string) => `Order ${index + 1}: ${term(name)}`,
  seat: (colour: string) => `${heading(colour)} player`,
  /** Beside a player's name; a question mark where it is hidden. */
  holdings: (gold: number | string, units: number | string) => `Gold ${gold} · Units ${units}`,
});

export type Messages = Translated<ReturnType<typeof en>>;
