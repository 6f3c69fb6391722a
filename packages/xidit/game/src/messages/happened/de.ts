// What happened, in German, as it is told afterwards.
import { SeatId } from "@assize/kernel-model";
import type { Side } from "@assize/xidit-events";
import { GOLD, nouns, STOREY } from "../nouns/de.ts";
import type { HappenedSentences } from "../sentences.ts";
import { IGNORED, LOST } from "../reasons/de.ts";

const SIDES: Readonly<Record<Side, string>> = { recruitment: "Anwerbungs", threat: "Bedrohungs" };

export const happened: HappenedSentences = {
  "titans-shuffled": ({ data: d }, t) =>
    `Die Titanen wurden gemischt: ${d.piles.map((pile) => t.list(pile.map(String))).join(" | ")}`,
  "tiles-shuffled": ({ data: d }, t) =>
    `Die Stadtplättchen wurden gemischt: ${t.list(d.order.map(String))}`,
  "tiles-laid": ({ data: d }, t) =>
    `Ausgelegt wurden die Anwerbungsplättchen ${t.list(d.recruitment.map(({ tile }) => String(tile)))} und die Bedrohungsplättchen ${t.list(d.threat.map(String))}; die nächsten waren ${d.nextRecruitment} und ${d.nextThreat}`,
  "assessments-shuffled": ({ data: d }, t) =>
    `Die Prüfungen wurden gemischt: ${t.assessments(d.order)}`,
  "idrakys-placed": ({ by, data: d }, t) => `${t.seat(by)} setzte den Idrakys in Stadt ${d.city}`,
  "orders-programmed": ({ by, data: d }, t) => `${t.seat(by)} programmierte: ${t.orders(d.orders)}`,
  "orders-revealed": ({ data: d }, t) =>
    `Die Befehle wurden aufgedeckt: ${d.programs.map((orders, seat) => `${t.seat(SeatId(seat))}: ${t.orders(orders)}`).join("; ")}`,
  "idrakys-moved": ({ data: d }, t) =>
    `${t.seat(d.seat)} zog auf dieser Straße (${t.road(d.road)}) von Stadt ${d.from} nach Stadt ${d.to}`,
  "idrakys-stayed": ({ data: d }, t) =>
    `${t.seat(d.seat)} blieb stehen, denn dort ist keine ${t.road(d.road)}`,
  "order-waited": ({ data: d }, t) => `${t.seat(d.seat)} wartete ab`,
  "unit-recruited": ({ data: d }, t) =>
    `${t.seat(d.seat)} nahm in Stadt ${d.city} ${nouns.taken(d.unit)}`,
  "threat-paid": ({ data: d }, t) =>
    `${t.seat(d.seat)} beseitigte die Bedrohung in Stadt ${d.city}; gezahlt: ${nouns.units(d.units)}`,
  "titan-paid": ({ by, data: d }, t) =>
    `${t.seat(by)} beseitigte Titan ${d.titan}; gezahlt: ${nouns.units(d.units)}`,
  "titan-declined": ({ by }, t) => `${t.seat(by)} bekämpfte keinen Wütenden Titanen`,
  "order-ignored": ({ data: d }, t) =>
    `Die Aktion von ${t.seat(d.seat)} blieb ohne Wirkung (${IGNORED[d.reason]("dort")})`,
  "rewards-chosen": ({ by, data: d }, t) =>
    `${t.seat(by)} wählte: ${t.inTurn(d.rewards.map(t.reward), ", dann ")}`,
  "gold-taken": ({ data: d }, t) => `${t.seat(d.seat)} nahm ${nouns.count(d.gold, GOLD)}`,
  "bards-placed": ({ by, data: d }, t) =>
    `${t.seat(by)} legte Bardenplättchen: ${t.shares(d.regions)}`,
  "storeys-chosen": ({ by, data: d }, t) =>
    `${t.seat(by)} wollte ${nouns.count(d.storeys, STOREY)} bauen`,
  "guild-built": ({ data: d }, t) =>
    `${t.seat(d.seat)} baute ${nouns.count(d.storeys, STOREY)} in Stadt ${d.city}`,
  "set-aside-built": ({ data: d }, t) =>
    `${t.seat(d.seat)} baute in Stadt ${d.city} zurückgelegte Stockwerke: ${d.storeys}`,
  "reward-lost": ({ data: d }, t) =>
    `${t.seat(d.seat)} bekam nichts für ${t.reward(d.reward)} (${LOST[d.reason]})`,
  "dummy-raised": ({ by, data: d }, t) =>
    `${t.seat(by)} rückte den Dummy-Spieler vor: ${t.assessment(d.assessment)}`,
  "dummy-stayed": ({ data: d }, t) => `${t.seat(d.seat)} konnte den Dummy-Spieler nicht vorrücken`,
  "titan-removed": ({ data: d }) => `Titan ${d.titan} verließ das Spiel`,
  "tile-discarded": ({ data: d }, t) => `${t.tile(d.side, d.tile)} kam auf den Abwurfstapel`,
  "pile-flipped": ({ data: d }) =>
    `Der ${SIDES[d.pile]}stapel wurde mit ${d.tiles} Plättchen erneuert`,
  "tile-placed": ({ data: d }, t) =>
    `${t.tile(d.side, d.tile)} wurde gelegt${d.units.length === 0 ? "" : `, darauf: ${nouns.units(d.units)}`}`,
  "queue-advanced": ({ data: d }, t) => `Plättchen ${d.tile} rückte nach: ${t.next(d.side)}`,
  "tile-borrowed": ({ data: d }, t) =>
    `Plättchen ${d.tile} wurde vom Bedrohungsstapel geborgt: ${t.next("recruitment")}`,
  "titans-awakened": ({ data: d }, t) =>
    d.titans.length === 0
      ? "Die Titanen sollten erwachen, doch keiner war übrig"
      : `Es erwachten: ${t.numberedList("titan", d.titans)}`,
  "reinforcements-collected": ({ data: d }, t) =>
    `Nachschub traf ein: Plättchen ${t.list(d.recruitment.map(String))} zum Anwerben, ${d.threats} weitere als Bedrohungen`,
  "reinforcements-shuffled": ({ data: d }, t) =>
    `Die Bedrohungsplättchen wurden gemischt: ${t.list(d.order.map(String))}`,
  "census-called": ({ data: d }) => `Die Militärische Erhebung von Jahr ${d.year} begann`,
  "hand-chosen": ({ by, data: d }, t) => `${t.seat(by)} wollte ${d.units} zeigen`,
  "census-awarded": ({ data: d }, t) =>
    `In der Erhebung (${t.unit(d.unit)}) wurde gezeigt: ${t.bySeat(d.hands)}; ${t.reward(d.reward)} für ${d.seats.length === 0 ? "niemanden" : t.list(d.seats.map((seat, i) => `${t.seat(seat)} (${d.amounts[i] ?? 0})`))}`,
  "storey-added": ({ by, data: d }, t) =>
    `${t.seat(by)} setzte ein Stockwerk auf die Gilde in Stadt ${d.city}`,
  "storey-set-aside": ({ data: d }, t) => `${t.seat(d.seat)} legte ein Stockwerk zurück`,
  "reward-declined": ({ by }, t) => `${t.seat(by)} verzichtete auf die Belohnung`,
  "year-ended": ({ data: d }, t) =>
    `Jahr ${d.year} endete; Startspieler wurde ${t.seat(d.firstPlayer)}`,
  "assessments-opened": ({ data: d }, t) =>
    `Die Prüfungen begannen, in dieser Reihenfolge: ${t.assessments(d.order)}`,
  "bastion-opened": ({ data: d }, t) => `Die Festung wurde geöffnet: ${t.bySeat(d.bards)}`,
  "assessment-held": ({ data: d }, t) =>
    `Geprüft wurde ${t.assessment(d.assessment)}: ${t.bySeat(d.scores)}${d.dummy === null ? "" : `, ${t.term("dummy")} ${d.dummy}`}; Rangfolge: ${t.contestants(d.ranking)}; ausgeschieden: ${t.contestants(d.eliminated)}`,
  "game-ended": ({ data: d }, t) => `Das Spiel endete; gewonnen hat ${t.contestant(d.winner)}`,
};
