// What happened, in Spanish, as it is told afterwards.
import { SeatId } from "@assize/kernel-model";
import type { Side } from "@assize/xidit-events";
import { GOLD, nouns, STOREY, TILE } from "../nouns/es.ts";
import type { HappenedSentences } from "../sentences.ts";
import { IGNORED, LOST } from "../reasons/es.ts";

const SIDES: Readonly<Record<Side, string>> = { recruitment: "Reclutamiento", threat: "Amenazas" };

export const happened: HappenedSentences = {
  "titans-shuffled": ({ data: d }, t) =>
    `Se barajaron los titanes: ${d.piles.map((pile) => t.list(pile.map(String))).join(" | ")}`,
  "tiles-shuffled": ({ data: d }, t) =>
    `Se barajaron las losetas de ciudad: ${t.list(d.order.map(String))}`,
  "tiles-laid": ({ data: d }, t) =>
    `Se colocaron las losetas de Reclutamiento ${t.list(d.recruitment.map(({ tile }) => String(tile)))} y las de Amenaza ${t.list(d.threat.map(String))}; las siguientes eran ${d.nextRecruitment} y ${d.nextThreat}`,
  "assessments-shuffled": ({ data: d }, t) =>
    `Se barajaron las evaluaciones: ${t.assessments(d.order)}`,
  "idrakys-placed": ({ by, data: d }, t) =>
    `${t.seat(by)} colocó su Idrakys en la ciudad ${d.city}`,
  "orders-programmed": ({ by, data: d }, t) => `${t.seat(by)} programó: ${t.orders(d.orders)}`,
  "orders-revealed": ({ data: d }, t) =>
    `Se revelaron las órdenes: ${d.programs.map((orders, seat) => `${t.seat(SeatId(seat))}: ${t.orders(orders)}`).join("; ")}`,
  "idrakys-moved": ({ data: d }, t) =>
    `${t.seat(d.seat)} fue por la ${t.road(d.road)} de la ciudad ${d.from} a la ciudad ${d.to}`,
  "idrakys-stayed": ({ data: d }, t) => `${t.seat(d.seat)} se quedó, pues no hay ${t.road(d.road)}`,
  "order-waited": ({ data: d }, t) => `${t.seat(d.seat)} esperó`,
  "unit-recruited": ({ data: d }, t) =>
    `${t.seat(d.seat)} tomó ${nouns.taken(d.unit)} en la ciudad ${d.city}`,
  "threat-paid": ({ data: d }, t) =>
    `${t.seat(d.seat)} eliminó la amenaza de la ciudad ${d.city} con ${nouns.units(d.units)}`,
  "titan-paid": ({ by, data: d }, t) =>
    `${t.seat(by)} eliminó el titán ${d.titan} con ${nouns.units(d.units)}`,
  "titan-declined": ({ by }, t) => `${t.seat(by)} no combatió a ningún titán furioso`,
  "order-ignored": ({ data: d }, t) =>
    `La acción de ${t.seat(d.seat)} quedó sin efecto (${IGNORED[d.reason]("allí")})`,
  "rewards-chosen": ({ by, data: d }, t) =>
    `${t.seat(by)} eligió: ${t.inTurn(d.rewards.map(t.reward), ", luego ")}`,
  "gold-taken": ({ data: d }, t) => `${t.seat(d.seat)} tomó ${nouns.count(d.gold, GOLD)}`,
  "bards-placed": ({ by, data: d }, t) =>
    `${t.seat(by)} colocó fichas de bardo: ${t.shares(d.regions)}`,
  "storeys-chosen": ({ by, data: d }, t) =>
    `${t.seat(by)} eligió construir ${nouns.count(d.storeys, STOREY)}`,
  "guild-built": ({ data: d }, t) =>
    `${t.seat(d.seat)} construyó ${nouns.count(d.storeys, STOREY)} en la ciudad ${d.city}`,
  "set-aside-built": ({ data: d }, t) =>
    `${t.seat(d.seat)} construyó en la ciudad ${d.city} ${nouns.count(d.storeys, STOREY)} de reserva`,
  "reward-lost": ({ data: d }, t) =>
    `${t.seat(d.seat)} no obtuvo nada por ${t.reward(d.reward)} (${LOST[d.reason]})`,
  "dummy-raised": ({ by, data: d }, t) =>
    `${t.seat(by)} hizo avanzar al jugador ficticio: ${t.assessment(d.assessment)}`,
  "dummy-stayed": ({ data: d }, t) => `${t.seat(d.seat)} no pudo hacer avanzar al jugador ficticio`,
  "titan-removed": ({ data: d }) => `El titán ${d.titan} salió de la partida`,
  "tile-discarded": ({ data: d }, t) => `${t.tile(d.side, d.tile)} fue al descarte`,
  "pile-flipped": ({ data: d }) =>
    `La pila de ${SIDES[d.pile]} se renovó con ${nouns.count(d.tiles, TILE)}`,
  "tile-placed": ({ data: d }, t) =>
    `${t.tile(d.side, d.tile)} se colocó${d.units.length === 0 ? "" : ` con ${nouns.units(d.units)}`}`,
  "queue-advanced": ({ data: d }, t) => `La loseta ${d.tile} pasó a ${t.next(d.side)}`,
  "tile-borrowed": ({ data: d }, t) =>
    `La loseta ${d.tile} se tomó de la pila de Amenazas: ${t.next("recruitment")}`,
  "titans-awakened": ({ data: d }, t) =>
    d.titans.length === 0
      ? "Los titanes debían despertar, pero no quedaba ninguno"
      : `Despertaron: ${t.numberedList("titan", d.titans)}`,
  "reinforcements-collected": ({ data: d }, t) =>
    `Llegaron refuerzos: losetas ${t.list(d.recruitment.map(String))} para reclutar, ${d.threats} más como amenazas`,
  "reinforcements-shuffled": ({ data: d }, t) =>
    `Se barajaron las losetas de Amenaza: ${t.list(d.order.map(String))}`,
  "census-called": ({ data: d }) => `Se convocó el censo militar del año ${d.year}`,
  "hand-chosen": ({ by, data: d }, t) => `${t.seat(by)} eligió mostrar ${d.units}`,
  "census-awarded": ({ data: d }, t) =>
    `En el censo (${t.unit(d.unit)}) se mostró: ${t.bySeat(d.hands)}; ${t.reward(d.reward)} para ${d.seats.length === 0 ? "nadie" : t.list(d.seats.map((seat, i) => `${t.seat(seat)} (${d.amounts[i] ?? 0})`))}`,
  "storey-added": ({ by, data: d }, t) =>
    `${t.seat(by)} añadió un piso al gremio de la ciudad ${d.city}`,
  "storey-set-aside": ({ data: d }, t) => `${t.seat(d.seat)} apartó un piso`,
  "reward-declined": ({ by }, t) => `${t.seat(by)} rechazó la recompensa`,
  "year-ended": ({ data: d }, t) =>
    `Terminó el año ${d.year}; primer jugador: ${t.seat(d.firstPlayer)}`,
  "assessments-opened": ({ data: d }, t) =>
    `Empezaron las evaluaciones, en este orden: ${t.assessments(d.order)}`,
  "bastion-opened": ({ data: d }, t) => `Se abrió el bastión: ${t.bySeat(d.bards)}`,
  "assessment-held": ({ data: d }, t) =>
    `Se evaluó ${t.assessment(d.assessment)}: ${t.bySeat(d.scores)}${d.dummy === null ? "" : `, ${t.term("dummy")} ${d.dummy}`}; clasificación: ${t.contestants(d.ranking)}; eliminado: ${t.contestants(d.eliminated)}`,
  "game-ended": ({ data: d }, t) => `La partida terminó; ganó ${t.contestant(d.winner)}`,
};
