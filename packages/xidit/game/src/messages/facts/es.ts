// What decided, in Spanish: one whole sentence for each fact.
import type { CityId } from "@assize/xidit-edition";
import type { QueueValues } from "@assize/xidit-events";
import { BARD, GOLD, nouns, STOREY, TILE, UNIT } from "../nouns/es.ts";
import { capital } from "../nouns/nouns.ts";
import { IGNORED, LOST } from "../reasons/es.ts";
import type { Deed, FactSentences } from "../sentences.ts";

const DEEDS: Readonly<Record<Deed, string>> = {
  recruit: "reclutar",
  threat: "eliminar la amenaza",
  titan: "combatir a un titán furioso",
};

const queue = ({ next, pile, discard }: QueueValues): string =>
  `${next === null ? "nada a continuación" : `a continuación la loseta ${next}`}, ${pile} en la pila, ${discard} descartadas`;

export const facts: FactSentences = {
  "titan-piles": (v, t) =>
    `Cada titán iba en la pila de los que piden las mismas unidades: ${t.list(v.asks.map(String))}.`,
  "tiles-in-play": (v) =>
    `Cada una de las ${v.tiles} losetas de ciudad en juego tenía que estar, y una sola vez.`,
  "assessments-each-once": (v) =>
    `Cada una de las ${v.assessments} evaluaciones tenía que estar, y una sola vez.`,
  "placing-next": (v, t) => `Le tocaba a ${t.seat(v.seat)} colocar su Idrakys.`,
  "city-on-board": (v) =>
    v.exists ? `La ciudad ${v.city} está en el tablero.` : `No hay ciudad ${v.city} en el tablero.`,
  "city-occupied": (v, t) =>
    v.seat === null
      ? `En la ciudad ${v.city} aún no había ningún Idrakys.`
      : `En la ciudad ${v.city} ya había un Idrakys (${t.seat(v.seat)}).`,
  "tiles-dealt": (v, t) =>
    `Las losetas salen de lo alto de la pila barajada; por el lado de ${v.side === "recruitment" ? "Reclutamiento" : "Amenaza"} tenían que ser: ${t.list(v.tiles.map(String))}.`,
  "tile-filled": (v) =>
    `La loseta de Reclutamiento ${v.tile} recibe las unidades que muestra, mientras el cuartel las tenga: ${nouns.units(v.units)}.`,
  "programs-missing": (v, t) =>
    v.seats.length === 0
      ? "Todos habían programado."
      : `Faltaba por programar: ${t.list(v.seats.map(t.seat))}.`,
  "program-made": (v, t) =>
    v.before
      ? `${t.seat(v.seat)} ya había programado este año.`
      : `${t.seat(v.seat)} aún no había programado este año.`,
  "orders-given": (v, t) =>
    `El programa de ${t.seat(v.seat)} tenía ${nouns.count(v.orders, { one: "orden", many: "órdenes" })}; hacen falta ${v.needed}.`,
  "road-missing": (v, t) =>
    `La orden ${v.number} se ejecutaría en la ciudad ${v.city}, que no tiene ${t.road(v.road)}.`,
  "program-was": (v, t) =>
    `${t.seat(v.seat)} había programado: ${t.orders(v.orders)}; eso había que revelar.`,
  "order-was": (v, t) =>
    v.order === null
      ? "Se habían ejecutado todas las órdenes del año."
      : `Tocaba la orden ${v.number} de ${t.seat(v.seat)}: ${t.orders([v.order])}.`,
  "turn-was": (v, t) => `Era el turno de ${t.seat(v.seat)}.`,
  "road-led": (v, t) =>
    v.to === null
      ? `La ciudad ${v.city} no tiene ${t.road(v.road)}.`
      : `Desde la ciudad ${v.city}, la ${t.road(v.road)} lleva a la ciudad ${v.to}.`,
  "stood-in": (v, t) => `El Idrakys de ${t.seat(v.seat)} estaba en la ciudad ${v.city}.`,
  "city-held": (v) =>
    v.tile === null
      ? `No había loseta en la ciudad ${v.city}.`
      : `En la ciudad ${v.city} había una loseta de ${v.tile === "recruitment" ? "Reclutamiento" : "Amenaza"}.`,
  "recruited-before": (v, t) =>
    v.before
      ? `${t.seat(v.seat)} ya había reclutado en la ciudad ${v.city} este año.`
      : `${t.seat(v.seat)} aún no había reclutado en la ciudad ${v.city} este año.`,
  "tile-held": (v) =>
    v.units.length === 0
      ? `La loseta de la ciudad ${v.city} no tenía ninguna unidad.`
      : `La loseta de la ciudad ${v.city} tenía ${nouns.units(v.units)}.`,
  "weakest-present": (v) =>
    `La loseta tenía ${nouns.units(v.units)}, así que tenía que ser ${nouns.a(v.unit)} (la unidad más débil presente).`,
  "fought-before": (v, t) =>
    v.threat || v.titan
      ? `${t.seat(v.seat)} ya había eliminado ${v.threat ? "una amenaza" : "un titán"} en la ciudad ${v.city} este año.`
      : `${t.seat(v.seat)} aún no había eliminado ninguna amenaza ni titán en la ciudad ${v.city} este año.`,
  "threat-asked": (v) =>
    `La amenaza de la ciudad ${v.city} pedía ${nouns.units(v.units)}, y había que pagar exactamente eso.`,
  "units-owned": (v, t) =>
    `Hacía falta: ${nouns.units(v.asked)}. Tras la pantalla de ${t.seat(v.seat)}: ${nouns.units(v.owned)}.`,
  "titans-raging": (v, t) =>
    v.titans.length === 0
      ? "Ningún titán estaba furioso."
      : `Furioso: ${t.numberedList("titan", v.titans)}.`,
  "titan-cheapest": (v, t) =>
    v.asks === null
      ? "Ningún titán estaba furioso."
      : `Un titán furioso pide al menos ${nouns.count(v.asks, UNIT)}; ${t.seat(v.seat)} tenía ${v.owned}.`,
  "titan-asked": (v) =>
    v.asks === null
      ? `El titán ${v.titan} no estaba furioso.`
      : `El titán ${v.titan} pide ${nouns.count(v.asks, UNIT)}; se pagaron ${v.paid}.`,
  "action-open": (v, t) =>
    v.deed === null
      ? `En la ciudad ${v.city} no había nada que hacer (${t.seat(v.seat)}).`
      : `En la ciudad ${v.city}, ${t.seat(v.seat)} podía ${DEEDS[v.deed]}.`,
  "ignored-why": (v, t) =>
    `${capital(IGNORED[v.reason](`en la ciudad ${v.city}`))}, así que la acción de ${t.seat(v.seat)} quedó sin efecto.`,
  "orders-left": (v) =>
    v.resolved >= v.orders
      ? "Se habían ejecutado todas las órdenes del año."
      : `Todos habían ejecutado solo ${v.resolved} de las ${v.orders} órdenes del año.`,
  "census-year": (v) => `El año ${v.year} termina ${v.census ? "con" : "sin"} censo militar.`,
  "year-was": (v) => `Era el año ${v.year} de ${v.years}.`,
  "first-player-moves": (v, t) =>
    `La ficha de primer jugador pasa en sentido horario de ${t.seat(v.from)}, así que correspondía a ${t.seat(v.to)}.`,
  "rewards-possible": (v, t) =>
    `Recompensas distintas que había que elegir: ${v.taken}. Posibles aquí: ${t.rewards(v.rewards)}.`,
  "bards-left": (v, t) => `A ${t.seat(v.seat)} le quedaban ${nouns.count(v.bards, BARD)}.`,
  "reward-next": (v, t) =>
    v.reward === null
      ? `A ${t.seat(v.seat)} no le quedaba ninguna recompensa por aplicar.`
      : `La recompensa de ${t.seat(v.seat)} que tocaba aplicar era: ${t.reward(v.reward)}.`,
  "storeys-free": (v) =>
    v.free
      ? "Cuántos pisos se construyen lo elige aquí el jugador."
      : "Se construyen tantos pisos como se muestran y caben.",
  "bards-to-place": (v, t) =>
    `${t.seat(v.seat)} tenía que colocar ${nouns.count(v.bards, BARD)} en las regiones que lindan con la ciudad ${v.city}: ${t.list(v.regions.map(String))}.`,
  "regions-closed": (v, t) =>
    v.regions.length === 0
      ? "Ninguna región estaba cerrada."
      : `Regiones cerradas, sin fichas de bardo: ${t.list(v.regions.map(String))}.`,
  "storeys-possible": (v, t) =>
    `${t.seat(v.seat)} podía construir de 1 a ${nouns.count(v.most, STOREY)}.`,
  "set-aside-fits": (v, t) =>
    `${t.seat(v.seat)} tenía ${nouns.count(v.setAside, STOREY)} de reserva; en el gremio de la ciudad ${v.city} cabían ${v.storeys}.`,
  "dummy-due": (v) =>
    v.due
      ? "Ahora tocaba hacer avanzar al jugador ficticio."
      : v.dummy
        ? "El jugador ficticio no avanza por esto."
        : "No participa ningún jugador ficticio.",
  "dummy-raisable": (v, t) =>
    v.assessments.length === 0
      ? "Cada valor del jugador ficticio estaba al máximo."
      : `Valores del jugador ficticio que podían subir: ${t.assessments(v.assessments)}.`,
  "eliminated-was": (v) =>
    v.titan === null
      ? `La amenaza de la ciudad ${v.city} había sido eliminada.`
      : `El titán ${v.titan} había sido eliminado.`,
  "gold-shown": (v) =>
    v.shown === v.gold
      ? `La recompensa muestra ${nouns.count(v.shown, GOLD)}, así que tenían que ser ${v.gold}.`
      : `La recompensa muestra ${nouns.count(v.shown, GOLD)}, pero el Banco Real solo tenía ${v.gold}, así que tenían que ser ${v.gold}.`,
  "storeys-shown": (v) =>
    `La recompensa muestra ${nouns.count(v.shown, STOREY)}, quedaban ${v.stock} y cabían ${v.room}, así que tenían que ser ${v.storeys}.`,
  "reward-lost-why": (v, t) => `Nada por ${t.reward(v.reward)}: ${LOST[v.reason]}.`,
  "queues-held": (v) =>
    `Cola de Reclutamiento: ${queue(v.recruitment)}. Cola de Amenazas: ${queue(v.threat)}.`,
  "tile-going": (v, t) =>
    v.side === null || v.tile === null
      ? "Ninguna loseta tenía que salir del tablero."
      : `Agotada, tenía que salir del tablero: ${t.tile(v.side, v.tile as CityId)}.`,
  "next-was": (v, t) => `${t.next(v.side)} era la loseta ${v.tile}, así que había que colocarla.`,
  "pile-top": (v, t) =>
    `La loseta ${v.tile} estaba encima de la pila de ${v.pile === "recruitment" ? "Reclutamiento" : "Amenazas"}, así que tenía que pasar a ${t.next(v.next)}.`,
  "pile-renewed": (v) =>
    `La pila de ${v.pile === "recruitment" ? "Reclutamiento" : "Amenazas"} estaba vacía; se renueva con el otro descarte, que tenía ${nouns.count(v.tiles, TILE)}.`,
  "titans-top": (v, t) =>
    v.titans.length === 0
      ? "No quedaba ningún titán dormido."
      : `Encima de las pilas dormidas: ${t.numberedList("titan", v.titans)}.`,
  "tiles-to-shuffle": (v) =>
    `Había que barajar exactamente lo reunido: ${nouns.count(v.tiles, TILE)}, cada una una vez.`,
  "tiles-collected": (v) =>
    `Reunido: ${nouns.count(v.tiles, TILE)}; las dos primeras forman la pila de Reclutamiento y quedaban ${v.threats} para la de Amenazas.`,
  "hands-missing": (v, t) =>
    v.seats.length === 0
      ? "Todos habían elegido qué mostrar."
      : `Faltaba por elegir qué mostrar: ${t.list(v.seats.map(t.seat))}.`,
  "hand-made": (v, t) =>
    v.before
      ? `${t.seat(v.seat)} ya había elegido para este tipo de unidad.`
      : `${t.seat(v.seat)} aún no había elegido para este tipo de unidad.`,
  "units-to-show": (v, t) =>
    `De este tipo (${t.seat(v.seat)}): ${nouns.units(v.held)}. Por mostrar: ${v.shown}.`,
  "kind-counted": (v, t) =>
    v.unit === null
      ? "Se habían contado los cinco tipos de unidad."
      : `Tocaba contar: ${t.unit(v.unit)}.`,
  "placing-left": (v, t) =>
    v.seats.length === 0
      ? "Se habían colocado todas las recompensas del censo."
      : `Faltaba colocar una recompensa del censo: ${t.list(v.seats.map(t.seat))}.`,
  "guilds-with-room": (v, t) =>
    v.cities.length === 0
      ? `En ningún gremio de ${t.seat(v.seat)} cabía otro piso; en reserva: ${v.stock}.`
      : `Gremios de ${t.seat(v.seat)} donde cabía otro piso, por ciudad: ${t.list(v.cities.map(String))}.`,
  "reward-declinable": (v) =>
    v.optional
      ? "Aquí se puede rechazar una recompensa que se puede colocar."
      : "Una recompensa del censo se coloca, no se rechaza.",
  "hands-shown": (v, t) => `${t.unit(v.unit)}, mostrado: ${t.bySeat(v.hands)}.`,
  "census-most": (v, t) =>
    `Mostrado: ${t.bySeat(v.hands)}. ${v.seats.length === 0 ? "No se premia a nadie." : `Así que la recompensa correspondía a ${t.list(v.seats.map(t.seat))}.`}`,
  "census-prize": (v, t) =>
    `${t.unit(v.unit)}: quien más muestra gana ${t.reward(v.reward)}; por premiar: ${v.winners}, así que tenía que ser ${t.list(v.amounts.map(String))}.`,
  "assessment-next": (v, t) =>
    v.assessment === null
      ? "Se habían hecho las tres evaluaciones."
      : `La evaluación siguiente era ${t.assessment(v.assessment)}; el bastión estaba ${v.bastionOpened ? "abierto" : "cerrado"}.`,
  "assessments-order": (v, t) =>
    `Las evaluaciones estaban en este orden: ${t.assessments(v.order)}.`,
  "bastion-held": (v, t) => `En el bastión había: ${t.bySeat(v.bards)}.`,
  "scores-were": (v, t) =>
    `${capital(t.assessment(v.assessment))} tenía que dar: ${t.bySeat(v.scores)}.`,
  "dummy-was": (v) =>
    v.value === null
      ? "No participa ningún jugador ficticio."
      : `El jugador ficticio estaba en ${v.value}.`,
  "ranking-was": (v, t) =>
    `Con ${t.bySeat(v.scores)}, la clasificación tenía que ser: ${t.contestants(v.ranking)}.`,
  "eliminated-were": (v, t) =>
    `Quedan eliminados los últimos de los que siguen, así que tenía que ser: ${t.contestants(v.eliminated)}.`,
  "winner-left": (v, t) => `Tras las tres evaluaciones quedaba ${t.contestant(v.winner)}.`,
};
