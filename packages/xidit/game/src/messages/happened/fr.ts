// What happened, in French, as it is told afterwards.
import { SeatId } from "@assize/kernel-model";
import type { Side } from "@assize/xidit-events";
import { GOLD, nouns, STOREY, TILE } from "../nouns/fr.ts";
import type { HappenedSentences } from "../sentences.ts";
import { IGNORED, LOST } from "../reasons/fr.ts";

const SIDES: Readonly<Record<Side, string>> = { recruitment: "Recrutement", threat: "Menace" };

export const happened: HappenedSentences = {
  "titans-shuffled": ({ data: d }, t) =>
    `Les colosses ont été mélangés : ${d.piles.map((pile) => t.list(pile.map(String))).join(" | ")}`,
  "tiles-shuffled": ({ data: d }, t) =>
    `Les tuiles Cité ont été mélangées : ${t.list(d.order.map(String))}`,
  "tiles-laid": ({ data: d }, t) =>
    `Les tuiles Recrutement ${t.list(d.recruitment.map(({ tile }) => String(tile)))} et les tuiles Menace ${t.list(d.threat.map(String))} ont été placées ; les suivantes étaient ${d.nextRecruitment} et ${d.nextThreat}`,
  "assessments-shuffled": ({ data: d }, t) =>
    `Les décomptes ont été mélangés : ${t.assessments(d.order)}`,
  "idrakys-placed": ({ by, data: d }, t) =>
    `${t.seat(by)} a placé son Idrakys dans la cité ${d.city}`,
  "orders-programmed": ({ by, data: d }, t) => `${t.seat(by)} a programmé : ${t.orders(d.orders)}`,
  "orders-revealed": ({ data: d }, t) =>
    `Les ordres ont été révélés : ${d.programs.map((orders, seat) => `${t.seat(SeatId(seat))} : ${t.orders(orders)}`).join(" ; ")}`,
  "idrakys-moved": ({ data: d }, t) =>
    `${t.seat(d.seat)} est allé de la cité ${d.from} à la cité ${d.to} par le ${t.road(d.road)}`,
  "idrakys-stayed": ({ data: d }, t) =>
    `${t.seat(d.seat)} est resté sur place, faute de ${t.road(d.road)}`,
  "order-waited": ({ data: d }, t) => `${t.seat(d.seat)} a attendu`,
  "unit-recruited": ({ data: d }, t) =>
    `${t.seat(d.seat)} a pris ${nouns.taken(d.unit)} dans la cité ${d.city}`,
  "threat-paid": ({ data: d }, t) =>
    `${t.seat(d.seat)} a éliminé la menace de la cité ${d.city} avec ${nouns.units(d.units)}`,
  "titan-paid": ({ by, data: d }, t) =>
    `${t.seat(by)} a éliminé le colosse ${d.titan} avec ${nouns.units(d.units)}`,
  "titan-declined": ({ by }, t) => `${t.seat(by)} n'a combattu aucun colosse éveillé`,
  "order-ignored": ({ data: d }, t) =>
    `L'action (${t.seat(d.seat)}) est restée sans effet (${IGNORED[d.reason]("là")})`,
  "rewards-chosen": ({ by, data: d }, t) =>
    `${t.seat(by)} a choisi : ${t.inTurn(d.rewards.map(t.reward), ", puis ")}`,
  "gold-taken": ({ data: d }, t) => `${t.seat(d.seat)} a pris ${nouns.count(d.gold, GOLD)}`,
  "bards-placed": ({ by, data: d }, t) =>
    `${t.seat(by)} a placé des jetons Barde : ${t.shares(d.regions)}`,
  "storeys-chosen": ({ by, data: d }, t) =>
    `${t.seat(by)} a choisi de construire ${nouns.count(d.storeys, STOREY)}`,
  "guild-built": ({ data: d }, t) =>
    `${t.seat(d.seat)} a construit ${nouns.count(d.storeys, STOREY)} dans la cité ${d.city}`,
  "set-aside-built": ({ data: d }, t) =>
    `${t.seat(d.seat)} a construit ${nouns.count(d.storeys, STOREY)} mis de côté, dans la cité ${d.city}`,
  "reward-lost": ({ data: d }, t) =>
    `${t.seat(d.seat)} n'a rien eu pour ${t.reward(d.reward)} (${LOST[d.reason]})`,
  "dummy-raised": ({ by, data: d }, t) =>
    `${t.seat(by)} a fait progresser le joueur neutre : ${t.assessment(d.assessment)}`,
  "dummy-stayed": ({ data: d }, t) =>
    `${t.seat(d.seat)} n'a pas pu faire progresser le joueur neutre`,
  "titan-removed": ({ data: d }) => `Le colosse ${d.titan} a quitté la partie`,
  "tile-discarded": ({ data: d }, t) => `${t.tile(d.side, d.tile)} est allée à la défausse`,
  "pile-flipped": ({ data: d }) =>
    `La pile ${SIDES[d.pile]} a été renouvelée avec ${nouns.count(d.tiles, TILE)}`,
  "tile-placed": ({ data: d }, t) =>
    `${t.tile(d.side, d.tile)} a été placée${d.units.length === 0 ? "" : ` avec ${nouns.units(d.units)}`}`,
  "queue-advanced": ({ data: d }, t) => `La tuile ${d.tile} est devenue ${t.next(d.side)}`,
  "tile-borrowed": ({ data: d }, t) =>
    `La tuile ${d.tile} a été empruntée à la pile Menace comme ${t.next("recruitment")}`,
  "titans-awakened": ({ data: d }, t) =>
    d.titans.length === 0
      ? "Les colosses devaient se réveiller, mais il n'en restait aucun"
      : `Se sont éveillés : ${t.numberedList("titan", d.titans)}`,
  "reinforcements-collected": ({ data: d }, t) =>
    `Des renforts sont apparus : tuiles ${t.list(d.recruitment.map(String))} pour le recrutement, ${d.threats} autres comme menaces`,
  "reinforcements-shuffled": ({ data: d }, t) =>
    `Les tuiles Menace ont été mélangées : ${t.list(d.order.map(String))}`,
  "census-called": ({ data: d }) => `Le recensement des armées de l'année ${d.year} a été convoqué`,
  "hand-chosen": ({ by, data: d }, t) => `${t.seat(by)} a choisi d'en montrer ${d.units}`,
  "census-awarded": ({ data: d }, t) =>
    `Au recensement (${t.unit(d.unit)}), montré : ${t.bySeat(d.hands)} ; ${t.reward(d.reward)} pour ${d.seats.length === 0 ? "personne" : t.list(d.seats.map((seat, i) => `${t.seat(seat)} (${d.amounts[i] ?? 0})`))}`,
  "storey-added": ({ by, data: d }, t) =>
    `${t.seat(by)} a ajouté un étage à la guilde de la cité ${d.city}`,
  "storey-set-aside": ({ data: d }, t) => `${t.seat(d.seat)} a mis un étage de côté`,
  "reward-declined": ({ by }, t) => `${t.seat(by)} a refusé la récompense`,
  "year-ended": ({ data: d }, t) =>
    `L'année ${d.year} s'est achevée ; premier joueur : ${t.seat(d.firstPlayer)}`,
  "assessments-opened": ({ data: d }, t) =>
    `Les décomptes ont commencé, dans cet ordre : ${t.assessments(d.order)}`,
  "bastion-opened": ({ data: d }, t) => `Le bastion a été ouvert : ${t.bySeat(d.bards)}`,
  "assessment-held": ({ data: d }, t) =>
    `Le décompte a eu lieu (${t.assessment(d.assessment)}) : ${t.bySeat(d.scores)}${d.dummy === null ? "" : `, ${t.term("dummy")} ${d.dummy}`} ; classement : ${t.contestants(d.ranking)} ; éliminé : ${t.contestants(d.eliminated)}`,
  "game-ended": ({ data: d }, t) =>
    `La partie s'est terminée, gagnée par ${t.contestant(d.winner)}`,
};
