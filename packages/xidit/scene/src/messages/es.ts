// What the drawing says in Spanish. Knows no geometry.
import type { Messages } from "./en.ts";
import { sceneryIn, type Terms } from "./terms.ts";

export const es = ({ term, heading }: Terms): Messages => ({
  titleOfBoard: (edition) => `Lords of Xidit: ${edition}`,
  titleOfGame: (year) => `Lords of Xidit, año ${year}`,
  descriptionOfBoard: (cities, roads, regions) =>
    `Un mapa de ${cities} ciudades, unidas por ${roads} carreteras negras, rojas y azules, y ${regions} regiones.`,
  descriptionOfGame: (seats) =>
    `El tablero con sus piezas, el Camino del Destino y lo que tienen ${seats} jugadores.`,
  map: "Mapa",
  city: (id) => `${heading("city")} ${id}`,
  road: (colour, a, b) => `${heading(`road-${colour}`)} de ${a} a ${b}`,
  roadName: (colour) => term(`road-${colour}`),
  scenery: sceneryIn({
    coast: "costa",
    marsh: "pantano",
    snowy: "nieves",
    forest: "bosque",
    hills: "colinas",
    lakes: "lagos",
    heath: "brezal",
    meadows: "prados",
    capital: "capital",
  }),
  region: (id, scenery) => `${heading("region")} ${id}${scenery === "" ? "" : `, ${scenery}`}`,
  closedRegion: (id) => `${heading("region")} ${id}: cerrada`,
  lyre: (region, most, second) =>
    `${heading("region")} ${region}: valores de lira ${most} y ${second}`,
  lyreLegend: "valores de lira: 1.º y 2.º",
  idrakys: (colour, city) => `Idrakys ${term(colour)}, ${term("city")} ${city}`,
  bards: (colour, count) =>
    count === null ? `Bardos, ${term(colour)}: ocultos` : `Bardos, ${term(colour)}: ${count}`,
  guild: (colour, city, storeys) =>
    `${heading("guild")} (${term(colour)}), ${term("city")} ${city}, pisos: ${storeys}`,
  bastion: heading("bastion"),
  unit: heading,
  recruitmentTile: (city) => `${heading("recruitment-tile")} ${city}`,
  threatTile: (city) => `${heading("threat-tile")} ${city}`,
  fightHere: (city) => `Recompensas en la ${term("city")} ${city}`,
  path: "Camino del Destino",
  recruitment: heading("recruitment-queue"),
  threat: heading("threat-queue"),
  next: "Próxima",
  pile: (count) => `${heading("pile")} ${count}`,
  discard: (count) => `Descarte ${count}`,
  lair: heading("titans-lair"),
  raging: (asks) => `${heading("titan-raging")}, pide ${asks} unidades`,
  sleeping: (asks, count) => `${heading("titan-slumbering")} × ${count}, pide ${asks} unidades`,
  noTitan: (asks) => `Ya no hay ${term("titan")} que pida ${asks} unidades`,
  stocks: "Reservas",
  barracks: heading("barracks"),
  bank: heading("royal-bank"),
  census: heading("census"),
  censusFolded: "Censo militar",
  hand: (colour, count) =>
    count === null ? `Mano, ${term(colour)}: cubierta` : `Mano, ${term(colour)}: ${count}`,
  hall: "Salón de la Fama",
  hallFolded: "Fama",
  wealth: heading("wealth"),
  influence: heading("influence"),
  reputation: heading("reputation"),
  dummy: "Ficticio",
  dummyBoard: heading("dummy"),
  calendar: "Calendario",
  year: (year, years, isCensus) =>
    `Año ${year} de ${years}${isCensus ? `, ${term("census")}` : ""}`,
  currentYear: (year) => `Año actual: ${year}`,
  firstPlayer: (colour) => `${heading("first-player")}: ${term(colour)}`,
  order: (index, name) => `${heading("order")} ${index + 1}: ${term(name)}`,
  seat: (colour) => `Jugador ${term(colour)}`,
  holdings: (gold, units) => `Oro ${gold} · Unidades ${units}`,
});
