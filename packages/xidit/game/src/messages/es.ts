// Lords of Xidit in Spanish.
import { SeatId } from "@assize/kernel-model";
import type { Messages } from "./en.ts";
import { facts } from "./facts/es.ts";
import { happened } from "./happened/es.ts";
import { kinds } from "./kinds/es.ts";
import { nouns, UNIT } from "./nouns/es.ts";

const ignored: Messages["ignored"] = {
  "recruited-here": () => "ya ha reclutado aquí este año",
  "no-unit-left": (t) => `no queda ninguna ${t.term("unit")} aquí`,
  "fought-here": (t) => `ya ha eliminado aquí este año: ${t.term("threat")} o ${t.term("titan")}`,
  "units-missing": (t) => `no tiene cada ${t.term("unit")} que se pide`,
  "no-raging-titan": (t) =>
    `aquí no hay ninguna ${t.term("city-tile")}, ni ningún ${t.term("titan-raging")}`,
  "recruited-before-titan": (t) =>
    `ha reclutado aquí este año, lo que excluye un ${t.term("titan")}`,
  "titan-units-missing": (t) => `no alcanza para pagar ningún ${t.term("titan-raging")}`,
};

const lost: Messages["lost"] = {
  "bank-empty": (t) => `${t.term("royal-bank")} sin fondos`,
  "no-open-region": (t) => `ninguna ${t.term("region")} que admita una ${t.term("bard")}`,
  "no-bard-left": (t) => `no queda ninguna ${t.term("bard")}`,
  "rival-guild": (t) => `allí hay un ${t.term("guild")} ajeno`,
  "guild-full": (t) => `${t.term("guild")} completo`,
  "no-storey-left": (t) => `no queda ningún ${t.term("storey")}`,
};

const rules: Messages["rules"] = {
  "weakest-first": (t) => `${t.term("unit")}: la más débil primero`,
  "ascending-regions": (t) => `${t.term("region")}: en orden ascendente, cada una una vez`,
  "city-on-board": (t) => `${t.term("city")}: en el tablero`,
  "region-on-board": (t) => `${t.term("region")}: en el tablero`,
  "dummy-with-three": (t) => `${t.term("dummy")}: exactamente con tres jugadores`,
  "fits-place": () => "posible en este momento de la partida",
};

const parts: Messages["parts"] = {
  "assessments-or-dummy": (t) => `${t.term("assessment")} o ${t.term("dummy")}`,
  colour: () => "color",
  elimination: (t) => `eliminación: ${t.term("threat")} o ${t.term("titan")}`,
  "next-empty": () => "nada ahí",
  programs: (t) => `${t.term("program")} de cada jugador`,
  "rankings-or-end": () => "clasificaciones, o el final de la partida",
  recruitment: (t) => t.term("recruitment-tile"),
  replacement: (t) => `reposición: ${t.term("city-tile")}`,
  setup: () => "preparación",
  "stock-below-zero": () => "menos que nada en una reserva",
  storeys: (t) => t.term("storey"),
  tiles: (t) => t.term("city-tile"),
  "titan-piles": (t) => `${t.term("titan")}: ${t.term("pile")}`,
};

const settings: Messages["settings"] = {
  long: () => "partida larga",
  short: () => "partida corta",
  normal: (t) => `${t.term("dummy")}: normal`,
  harder: (t) => `${t.term("dummy")}: más difícil`,
};

export const es: Messages = {
  seat: (seat) => `asiento ${seat}`,
  ignored,
  lost,
  facts,
  happened,
  events: {
    "titans-shuffled": ({ data }, t) =>
      `mezcla: ${data.piles.map((pile) => t.numberedList("titan", pile)).join(" | ")}`,
    "tiles-shuffled": ({ data }, t) => `mezcla: ${t.numberedList("city-tile", data.order)}`,
    "tiles-laid": ({ data }, t) =>
      [
        `colocación: ${t.numberedList(
          "recruitment-tile",
          data.recruitment.map(({ tile }) => tile),
        )}`,
        t.numberedList("threat-tile", data.threat),
        `${t.next("recruitment")}: ${data.nextRecruitment}`,
        `${t.next("threat")}: ${data.nextThreat}`,
      ].join("; "),
    "assessments-shuffled": ({ data }, t) => `mezcla: ${t.assessments(data.order)}`,
    "idrakys-placed": ({ by, data }, t) =>
      `${t.seat(by)} coloca ${t.term("idrakys")} en ${t.city(data.city)}`,

    "orders-programmed": ({ by, data }, t) => `${t.seat(by)} programa: ${t.orders(data.orders)}`,
    "orders-revealed": ({ data }, t) =>
      `revelación: ${data.programs.map((orders, seat) => `${t.seat(SeatId(seat))}: ${t.orders(orders)}`).join("; ")}`,

    "idrakys-moved": ({ data }, t) =>
      `${t.seat(data.seat)} avanza por ${t.road(data.road)} de ${t.city(data.from)} a ${t.city(data.to)}`,
    "idrakys-stayed": ({ data }, t) =>
      `${t.seat(data.seat)} se queda: aquí no hay ${t.road(data.road)}`,
    "order-waited": ({ data }, t) => `${t.seat(data.seat)}: ${t.term("wait")}`,
    "unit-recruited": ({ data }, t) =>
      `${t.seat(data.seat)} recluta: ${t.unit(data.unit)} (${t.city(data.city)})`,
    "threat-paid": ({ data }, t) =>
      `${t.seat(data.seat)} elimina la ${t.term("threat")} en ${t.city(data.city)} y paga: ${t.units(data.units)}`,
    "titan-paid": ({ by, data }, t) =>
      `${t.seat(by)} elimina: ${t.numbered("titan", data.titan)}, y paga: ${t.units(data.units)}`,
    "titan-declined": ({ by }, t) => `${t.seat(by)} no combate a ningún ${t.term("titan-raging")}`,
    "order-ignored": ({ data }, t) =>
      `${t.seat(data.seat)}: ${t.term("action")} sin efecto (${ignored[data.reason](t)})`,

    "rewards-chosen": ({ by, data }, t) =>
      `${t.seat(by)} elige: ${t.inTurn(data.rewards.map(t.reward), ", luego ")}`,
    "gold-taken": ({ data }, t) => `${t.seat(data.seat)} toma ${t.times(data.gold, "gold")}`,
    "bards-placed": ({ by, data }, t) =>
      `${t.seat(by)} coloca ${t.term("bard")}: ${t.shares(data.regions)}`,
    "storeys-chosen": ({ by, data }, t) =>
      `${t.seat(by)} elige construir ${t.times(data.storeys, "storey")}`,
    "guild-built": ({ data }, t) =>
      `${t.seat(data.seat)} construye ${t.times(data.storeys, "storey")} en ${t.city(data.city)}`,
    "set-aside-built": ({ data }, t) =>
      `${t.seat(data.seat)} construye ${t.times(data.storeys, "bonus-storey")} en ${t.city(data.city)}`,
    "reward-lost": ({ data }, t) =>
      `${t.seat(data.seat)} no recibe nada por ${t.reward(data.reward)} (${lost[data.reason](t)})`,
    "dummy-raised": ({ by, data }, t) =>
      `${t.seat(by)} adelanta ${t.term("dummy")}: ${t.assessment(data.assessment)}`,
    "dummy-stayed": ({ data }, t) =>
      `${t.seat(data.seat)} no puede adelantar ${t.term("dummy")}: cada valor está en lo más alto`,
    "titan-removed": ({ data }, t) => `${t.numbered("titan", data.titan)} sale del juego`,

    "tile-discarded": ({ data }, t) =>
      `${t.tile(data.side, data.tile)} va a la ${t.term("discard")}`,
    "pile-flipped": ({ data }, t) =>
      `${t.queue(data.pile)}: nueva ${t.term("pile")} de ${t.times(data.tiles, "city-tile")}, de la otra ${t.term("discard")}`,
    "tile-placed": ({ data }, t) =>
      `${t.tile(data.side, data.tile)} se coloca${data.units.length === 0 ? "" : ` con ${t.units(data.units)}`}`,
    "queue-advanced": ({ data }, t) => `${t.next(data.side)}: ${t.tile(data.side, data.tile)}`,
    "tile-borrowed": ({ data }, t) =>
      `${t.next("recruitment")}: ${t.numbered("city-tile", data.tile)}, prestada de la ${t.queue("threat")}`,
    "titans-awakened": ({ data }, t) =>
      `${t.term("awakening")}: ${data.titans.length === 0 ? "no queda ninguno por despertar" : t.numberedList("titan", data.titans)}`,
    "reinforcements-collected": ({ data }, t) =>
      `${t.term("reinforcements")}: ${t.queue("recruitment")} recibe ${t.numberedList("city-tile", data.recruitment)}; ${t.queue("threat")} recibe ${t.times(data.threats, "city-tile")}`,
    "reinforcements-shuffled": ({ data }, t) =>
      `mezcla: ${t.numberedList("threat-tile", data.order)}`,

    "census-called": ({ data }, t) => `${t.term("census")}, ${t.numbered("year", data.year)}`,
    "hand-chosen": ({ by, data }, t) =>
      `${t.seat(by)} elige mostrar ${nouns.count(data.units, UNIT)}`,
    "census-awarded": ({ data }, t) =>
      `${t.term("census")}, ${t.unit(data.unit)}: ${t.bySeat(data.hands)}; ${t.reward(data.reward)} para ${
        data.seats.length === 0
          ? "nadie"
          : t.list(data.seats.map((seat, i) => `${t.seat(seat)} (${data.amounts[i] ?? 0})`))
      }`,
    "storey-added": ({ by, data }, t) =>
      `${t.seat(by)} añade ${t.times(1, "storey")} en ${t.city(data.city)}`,
    "storey-set-aside": ({ data }, t) =>
      `${t.seat(data.seat)} recibe ${t.times(1, "bonus-storey")}`,
    "reward-declined": ({ by }, t) => `${t.seat(by)} renuncia a la ${t.term("reward")}`,
    "year-ended": ({ data }, t) =>
      `${t.numbered("year", data.year)} termina; ${t.term("first-player")}: ${t.seat(data.firstPlayer)}`,

    "assessments-opened": ({ data }, t) =>
      `${t.term("assessment")}, en este orden: ${t.assessments(data.order)}`,
    "bastion-opened": ({ data }, t) => `${t.term("bastion")} abierto: ${t.bySeat(data.bards)}`,
    "assessment-held": ({ data }, t) =>
      `${t.assessment(data.assessment)}: ${t.bySeat(data.scores)}${
        data.dummy === null ? "" : `, ${t.term("dummy")} ${data.dummy}`
      }; clasificación: ${t.contestants(data.ranking)}; ${t.term("eliminated")}: ${t.contestants(data.eliminated)}`,
    "game-ended": ({ data }, t) => `la partida termina: ha ganado ${t.contestant(data.winner)}`,
  },
  covered: {
    "titans-shuffled": (t) => `mezcla: ${t.term("titan")}`,
    "tiles-shuffled": (t) => `mezcla: ${t.term("city-tile")}`,
    "orders-programmed": (_, seat) => `${seat} programa en secreto`,
    "reinforcements-collected": (t) =>
      `${t.term("reinforcements")}: ambas filas reciben sus losetas`,
    "reinforcements-shuffled": (t) => `mezcla: ${t.term("threat-tile")}`,
    "hand-chosen": (_, seat) => `${seat} elige en secreto cuánto mostrar`,
  },
  setup: "preparación",
  phases: {
    play: () => "partida",
    "play.setup": () => "preparación",
    "play.secret-orders": () => "programación",
    "play.resolution": () => "ejecución",
    "play.resolution.rewards": (t) => t.term("reward"),
    "play.tile-management": (t) => `sustitución: ${t.term("city-tile")}`,
    "play.tile-management.reinforcements": (t) => t.term("reinforcements"),
    "play.census": (t) => t.term("census"),
    "play.assessment": (t) => t.term("assessment"),
  },
  places: {
    "play.setup.titans": (t) => `mezclar cada ${t.term("titan")}`,
    "play.setup.tiles": (t) => `mezclar cada ${t.term("city-tile")}`,
    "play.setup.laying": (t) => `colocar cada ${t.term("city-tile")}`,
    "play.setup.assessments": (t) => `mezclar cada ${t.term("assessment")}`,
    "play.setup.placement": (t) => `situar cada ${t.term("idrakys")}`,
    "play.secret-orders.programming": () => "programación secreta",
    "play.resolution.turn": (t) => `ejecución de una ${t.term("order")}`,
    "play.resolution.rewards.choosing": (t) => `elección de cada ${t.term("reward")}`,
    "play.resolution.rewards.handing-out": (t) => `entrega de cada ${t.term("reward")}`,
    "play.resolution.rewards.gold": (t) => `${t.term("reward")}: ${t.term("gold")}`,
    "play.resolution.rewards.bards": (t) => `${t.term("reward")}: ${t.term("bard")}`,
    "play.resolution.rewards.choosing-storeys": (t) => `elección de cada ${t.term("storey")}`,
    "play.resolution.rewards.building": (t) => `${t.term("reward")}: ${t.term("guild")}`,
    "play.resolution.rewards.built": (t) => `construcción terminada: ${t.term("guild")}`,
    "play.resolution.rewards.set-aside": (t) => `${t.term("reward")}: ${t.term("bonus-storey")}`,
    "play.resolution.rewards.losing": (t) => `${t.term("reward")}: nada que tomar`,
    "play.resolution.rewards.dummy": (t) => `avance: ${t.term("dummy")}`,
    "play.resolution.rewards.leaving": (t) => `salida: ${t.term("threat")} o ${t.term("titan")}`,
    "play.tile-management.discarding": (t) => `descarte de una ${t.term("city-tile")}`,
    "play.tile-management.placing": (t) => `colocación de la siguiente ${t.term("city-tile")}`,
    "play.tile-management.refilling": (t) =>
      `avance: ${t.queue("recruitment")} o ${t.queue("threat")}`,
    "play.tile-management.settling": (t) => `revisión de cada ${t.term("pile")}`,
    "play.tile-management.reinforcements.collecting": (t) =>
      `${t.term("reinforcements")}: recogida`,
    "play.tile-management.reinforcements.shuffling": (t) => `${t.term("reinforcements")}: mezcla`,
    "play.tile-management.reinforcements.drawing": (t) =>
      `${t.term("reinforcements")}: ${t.next("threat")}`,
    "play.census.hands": (t) => `${t.term("census")}: elección secreta`,
    "play.census.rewards": (t) => `${t.term("census")}: ${t.term("reward")}`,
    "play.assessment.ranking": (t) => t.term("assessment"),
    ended: () => "la partida ha terminado",
  },
  rules,
  parts,
  kinds,
  settings,
  table: {
    seat: "Asiento",
    tile: "Loseta",
    onTurn: "turno de",
    over: "la partida ha terminado",
    top: "arriba",
    asks: "pide",
    stock: "reserva",
    onBoard: "tablero",
    setAside: "apartados",
    hidden: "?",
    none: "-",
    of: (number, total) => `${number} de ${total}`,
    programmed: "programado, secreto",
    notProgrammed: "sin programar",
    hands: "mostrado",
  },
};
