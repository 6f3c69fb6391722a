// What the drawing says in French. The rulebook names neither path, hall nor calendar: those words are ours.
import type { Messages } from "./en.ts";
import { sceneryIn, type Terms } from "./terms.ts";

export const fr = ({ term, heading }: Terms): Messages => ({
  titleOfBoard: (edition) => `Lords of Xidit : ${edition}`,
  titleOfGame: (year) => `Lords of Xidit, année ${year}`,
  descriptionOfBoard: (cities, roads, regions) =>
    `Une carte de ${cities} cités, reliées par ${roads} chemins noirs, rouges et bleus, et de ${regions} régions.`,
  descriptionOfGame: (seats) =>
    `Le plateau et ses pièces, la voie du destin et ce qu’ont ${seats} joueurs.`,
  map: "Carte",
  city: (id) => `${heading("city")} ${id}`,
  road: (colour, a, b) => `${heading(`road-${colour}`)} de ${a} à ${b}`,
  roadName: (colour) => term(`road-${colour}`),
  scenery: sceneryIn({
    coast: "côte",
    marsh: "marais",
    snowy: "neiges",
    forest: "forêt",
    hills: "collines",
    lakes: "lacs",
    heath: "lande",
    meadows: "prairies",
    capital: "capitale",
  }),
  region: (id, scenery) => `${heading("region")} ${id}${scenery === "" ? "" : `, ${scenery}`}`,
  closedRegion: (id) => `${heading("region")} ${id} : fermée`,
  lyre: (region, most, second) =>
    `${heading("region")} ${region} : valeurs de lyre ${most} et ${second}`,
  lyreLegend: "valeurs de lyre : 1er et 2e",
  idrakys: (colour, city) => `Idrakys ${term(colour)}, ${term("city")} ${city}`,
  bards: (colour, count) =>
    count === null ? `Bardes, ${term(colour)} : cachés` : `Bardes, ${term(colour)} : ${count}`,
  guild: (colour, city, storeys) =>
    `${heading("guild")} (${term(colour)}), ${term("city")} ${city}, étages : ${storeys}`,
  bastion: heading("bastion"),
  unit: heading,
  recruitmentTile: (city) => `${heading("recruitment-tile")} ${city}`,
  threatTile: (city) => `${heading("threat-tile")} ${city}`,
  fightHere: (city) => `Récompenses à la ${term("city")} ${city}`,
  path: "Voie du destin",
  recruitment: heading("recruitment-queue"),
  threat: heading("threat-queue"),
  next: "À venir",
  pile: (count) => `Pile ${count}`,
  discard: (count) => `${heading("discard")} ${count}`,
  lair: heading("titans-lair"),
  raging: (asks) => `${heading("titan-raging")}, demande ${asks} unités`,
  sleeping: (asks, count) => `${heading("titan-slumbering")} × ${count}, demande ${asks} unités`,
  noTitan: (asks) => `Plus de ${term("titan")} qui demande ${asks} unités`,
  stocks: "Réserves",
  barracks: heading("barracks"),
  bank: heading("royal-bank"),
  census: heading("census"),
  censusFolded: "Recensement",
  hand: (colour, count) =>
    count === null ? `Main, ${term(colour)} : cachée` : `Main, ${term(colour)} : ${count}`,
  hall: "Tableau des décomptes",
  hallFolded: "Décomptes",
  wealth: heading("wealth"),
  influence: heading("influence"),
  reputation: heading("reputation"),
  dummy: "Neutre",
  dummyBoard: heading("dummy"),
  calendar: "Calendrier",
  year: (year, years, isCensus) =>
    `${heading("year")} ${year} sur ${years}${isCensus ? `, ${term("census")}` : ""}`,
  currentYear: (year) => `${heading("year")} en cours : ${year}`,
  firstPlayer: (colour) => `${heading("first-player")} : ${term(colour)}`,
  order: (index, name) => `${heading("order")} ${index + 1} : ${term(name)}`,
  seat: (colour) => `Joueur ${term(colour)}`,
  holdings: (gold, units) => `Or ${gold} · Unités ${units}`,
});
