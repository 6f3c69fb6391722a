// Lords of Xidit in German.
import { SeatId } from "@assize/kernel-model";
import type { Messages } from "./en.ts";
import { facts } from "./facts/de.ts";
import { happened } from "./happened/de.ts";
import { kinds } from "./kinds/de.ts";
import { nouns, UNIT } from "./nouns/de.ts";

const ignored: Messages["ignored"] = {
  "recruited-here": () => "hat hier dieses Jahr schon angeworben",
  "no-unit-left": (t) => `keine ${t.term("unit")} mehr hier`,
  "fought-here": (t) =>
    `hat hier dieses Jahr schon beseitigt: ${t.term("threat")} oder ${t.term("titan")}`,
  "units-missing": (t) => `besitzt nicht jede verlangte ${t.term("unit")}`,
  "no-raging-titan": (t) =>
    `hier liegt kein ${t.term("city-tile")}, und es wütet kein ${t.term("titan")}`,
  "recruited-before-titan": (t) =>
    `hat hier dieses Jahr angeworben, das schließt ${t.term("titan")} aus`,
  "titan-units-missing": (t) => `zu wenig, um zu bezahlen: ${t.term("titan-raging")}`,
};

const lost: Messages["lost"] = {
  "bank-empty": (t) => `${t.term("royal-bank")} ist leer`,
  "no-open-region": (t) => `kein ${t.term("region")}, das ein ${t.term("bard")} aufnimmt`,
  "no-bard-left": (t) => `kein ${t.term("bard")} mehr`,
  "rival-guild": (t) => `dort steht eine fremde ${t.term("guild")}`,
  "guild-full": (t) => `${t.term("guild")} ist voll`,
  "no-storey-left": (t) => `kein ${t.term("storey")} mehr`,
};

const rules: Messages["rules"] = {
  "weakest-first": (t) => `${t.term("unit")}: die schwächste zuerst`,
  "ascending-regions": (t) => `${t.term("region")}: in aufsteigender Folge, jedes einmal`,
  "city-on-board": (t) => `${t.term("city")}: auf dem Spielplan`,
  "region-on-board": (t) => `${t.term("region")}: auf dem Spielplan`,
  "dummy-with-three": (t) => `${t.term("dummy")}: genau bei drei Spielern`,
  "fits-place": () => "an dieser Stelle der Partie möglich",
};

const parts: Messages["parts"] = {
  "assessments-or-dummy": (t) => `${t.term("assessment")} oder ${t.term("dummy")}`,
  colour: () => "Farbe",
  elimination: (t) => `Beseitigung: ${t.term("threat")} oder ${t.term("titan")}`,
  "next-empty": () => "nichts dort",
  programs: (t) => `${t.term("program")} jedes Spielers`,
  "rankings-or-end": () => "Rangfolgen, oder das Ende der Partie",
  recruitment: (t) => t.term("recruitment-tile"),
  replacement: (t) => `Ersatz: ${t.term("city-tile")}`,
  setup: () => "Spielaufbau",
  "stock-below-zero": () => "weniger als nichts in einem Vorrat",
  storeys: (t) => t.term("storey"),
  tiles: (t) => t.term("city-tile"),
  "titan-piles": (t) => `${t.term("titan")}: ${t.term("pile")}`,
};

const settings: Messages["settings"] = {
  long: () => "langes Spiel",
  short: () => "Kurzspiel",
  normal: (t) => `${t.term("dummy")}: normal`,
  harder: (t) => `${t.term("dummy")}: schwerer`,
};

export const de: Messages = {
  seat: (seat) => `Platz ${seat}`,
  ignored,
  lost,
  facts,
  happened,
  events: {
    "titans-shuffled": ({ data }, t) =>
      `gemischt: ${data.piles.map((pile) => t.numberedList("titan", pile)).join(" | ")}`,
    "tiles-shuffled": ({ data }, t) => `gemischt: ${t.numberedList("city-tile", data.order)}`,
    "tiles-laid": ({ data }, t) =>
      [
        `ausgelegt: ${t.numberedList(
          "recruitment-tile",
          data.recruitment.map(({ tile }) => tile),
        )}`,
        t.numberedList("threat-tile", data.threat),
        `${t.next("recruitment")}: ${data.nextRecruitment}`,
        `${t.next("threat")}: ${data.nextThreat}`,
      ].join("; "),
    "assessments-shuffled": ({ data }, t) => `gemischt: ${t.assessments(data.order)}`,
    "idrakys-placed": ({ by, data }, t) =>
      `${t.seat(by)} stellt ${t.term("idrakys")} auf: ${t.city(data.city)}`,

    "orders-programmed": ({ by, data }, t) =>
      `${t.seat(by)} programmiert: ${t.orders(data.orders)}`,
    "orders-revealed": ({ data }, t) =>
      `aufgedeckt: ${data.programs.map((orders, seat) => `${t.seat(SeatId(seat))}: ${t.orders(orders)}`).join("; ")}`,

    "idrakys-moved": ({ data }, t) =>
      `${t.seat(data.seat)} zieht (${t.road(data.road)}) von ${t.city(data.from)} nach ${t.city(data.to)}`,
    "idrakys-stayed": ({ data }, t) =>
      `${t.seat(data.seat)} bleibt stehen: hier keine ${t.road(data.road)}`,
    "order-waited": ({ data }, t) => `${t.seat(data.seat)}: ${t.term("wait")}`,
    "unit-recruited": ({ data }, t) =>
      `${t.seat(data.seat)} wirbt an: ${t.unit(data.unit)} (${t.city(data.city)})`,
    "threat-paid": ({ data }, t) =>
      `${t.seat(data.seat)} beseitigt: ${t.term("threat")} (${t.city(data.city)}), bezahlt mit ${t.units(data.units)}`,
    "titan-paid": ({ by, data }, t) =>
      `${t.seat(by)} beseitigt: ${t.numbered("titan", data.titan)}, bezahlt mit ${t.units(data.units)}`,
    "titan-declined": ({ by }, t) =>
      `${t.seat(by)} verzichtet auf den Kampf (${t.term("titan-raging")})`,
    "order-ignored": ({ data }, t) =>
      `${t.term("action")} von ${t.seat(data.seat)} bleibt ohne Wirkung (${ignored[data.reason](t)})`,

    "rewards-chosen": ({ by, data }, t) =>
      `${t.seat(by)} wählt: ${t.inTurn(data.rewards.map(t.reward), ", dann ")}`,
    "gold-taken": ({ data }, t) => `${t.seat(data.seat)} nimmt ${t.times(data.gold, "gold")}`,
    "bards-placed": ({ by, data }, t) =>
      `${t.seat(by)} legt ${t.term("bard")}: ${t.shares(data.regions)}`,
    "storeys-chosen": ({ by, data }, t) =>
      `${t.seat(by)} will bauen: ${t.times(data.storeys, "storey")}`,
    "guild-built": ({ data }, t) =>
      `${t.seat(data.seat)} baut ${t.times(data.storeys, "storey")} (${t.city(data.city)})`,
    "set-aside-built": ({ data }, t) =>
      `${t.seat(data.seat)} baut ${t.times(data.storeys, "bonus-storey")} (${t.city(data.city)})`,
    "reward-lost": ({ data }, t) =>
      `${t.seat(data.seat)} geht leer aus: ${t.reward(data.reward)} (${lost[data.reason](t)})`,
    "dummy-raised": ({ by, data }, t) =>
      `${t.seat(by)} rückt ${t.term("dummy")} vor: ${t.assessment(data.assessment)}`,
    "dummy-stayed": ({ data }, t) =>
      `${t.seat(data.seat)} kann ${t.term("dummy")} nicht vorrücken: Jeder Wert steht ganz oben`,
    "titan-removed": ({ data }, t) => `${t.numbered("titan", data.titan)} verlässt das Spiel`,

    "tile-discarded": ({ data }, t) =>
      `${t.tile(data.side, data.tile)} kommt auf den ${t.term("discard")}`,
    "pile-flipped": ({ data }, t) =>
      `${t.queue(data.pile)}: neuer ${t.term("pile")} aus ${data.tiles} Plättchen vom anderen ${t.term("discard")}`,
    "tile-placed": ({ data }, t) =>
      `${t.tile(data.side, data.tile)} wird gelegt${data.units.length === 0 ? "" : ` mit ${t.units(data.units)}`}`,
    "queue-advanced": ({ data }, t) => `${t.next(data.side)}: ${t.tile(data.side, data.tile)}`,
    "tile-borrowed": ({ data }, t) =>
      `${t.next("recruitment")}: ${t.numbered("city-tile", data.tile)}, geliehen vom ${t.queue("threat")}`,
    "titans-awakened": ({ data }, t) =>
      `${t.term("awakening")}: ${data.titans.length === 0 ? "keiner mehr zu wecken" : t.numberedList("titan", data.titans)}`,
    "reinforcements-collected": ({ data }, t) =>
      `${t.term("reinforcements")}: ${t.queue("recruitment")} erhält ${t.numberedList("city-tile", data.recruitment)}; ${t.queue("threat")} erhält ${t.times(data.threats, "city-tile")}`,
    "reinforcements-shuffled": ({ data }, t) =>
      `gemischt: ${t.numberedList("threat-tile", data.order)}`,

    "census-called": ({ data }, t) => `${t.term("census")}, ${t.numbered("year", data.year)}`,
    "hand-chosen": ({ by, data }, t) =>
      `${t.seat(by)} will zeigen: ${nouns.count(data.units, UNIT)}`,
    "census-awarded": ({ data }, t) =>
      `${t.term("census")}, ${t.unit(data.unit)}: ${t.bySeat(data.hands)}; ${t.reward(data.reward)} für ${
        data.seats.length === 0
          ? "niemanden"
          : t.list(data.seats.map((seat, i) => `${t.seat(seat)} (${data.amounts[i] ?? 0})`))
      }`,
    "storey-added": ({ by, data }, t) =>
      `${t.seat(by)} setzt auf: ${t.times(1, "storey")} (${t.city(data.city)})`,
    "storey-set-aside": ({ data }, t) =>
      `${t.seat(data.seat)} bekommt ${t.times(1, "bonus-storey")}`,
    "reward-declined": ({ by }, t) => `${t.seat(by)} verzichtet auf die ${t.term("reward")}`,
    "year-ended": ({ data }, t) =>
      `${t.numbered("year", data.year)} endet; ${t.term("first-player")}: ${t.seat(data.firstPlayer)}`,

    "assessments-opened": ({ data }, t) =>
      `${t.term("assessment")} in dieser Reihenfolge: ${t.assessments(data.order)}`,
    "bastion-opened": ({ data }, t) => `${t.term("bastion")} geöffnet: ${t.bySeat(data.bards)}`,
    "assessment-held": ({ data }, t) =>
      `${t.assessment(data.assessment)}: ${t.bySeat(data.scores)}${
        data.dummy === null ? "" : `, ${t.term("dummy")} ${data.dummy}`
      }; Rangfolge: ${t.contestants(data.ranking)}; ${t.term("eliminated")}: ${t.contestants(data.eliminated)}`,
    "game-ended": ({ data }, t) => `das Spiel endet: Gewonnen hat ${t.contestant(data.winner)}`,
  },
  covered: {
    "titans-shuffled": (t) => `gemischt: ${t.term("titan")}`,
    "tiles-shuffled": (t) => `gemischt: ${t.term("city-tile")}`,
    "orders-programmed": (_, seat) => `${seat} programmiert geheim`,
    "reinforcements-collected": (t) =>
      `${t.term("reinforcements")}: beide Reihen erhalten ihre Plättchen`,
    "reinforcements-shuffled": (t) => `gemischt: ${t.term("threat-tile")}`,
    "hand-chosen": (_, seat) => `${seat} wählt geheim, wie viel zu zeigen ist`,
  },
  setup: "Spielaufbau",
  phases: {
    play: () => "Spiel",
    "play.setup": () => "Aufbau",
    "play.secret-orders": () => "Programmierung",
    "play.resolution": () => "Ausführung",
    "play.resolution.rewards": (t) => t.term("reward"),
    "play.tile-management": (t) => `Ersatz: ${t.term("city-tile")}`,
    "play.tile-management.reinforcements": (t) => t.term("reinforcements"),
    "play.census": (t) => t.term("census"),
    "play.assessment": (t) => t.term("assessment"),
  },
  places: {
    "play.setup.titans": (t) => `mischen (${t.term("titan")})`,
    "play.setup.tiles": (t) => `mischen (${t.term("city-tile")})`,
    "play.setup.laying": (t) => `auslegen (${t.term("city-tile")})`,
    "play.setup.assessments": (t) => `mischen (${t.term("assessment")})`,
    "play.setup.placement": (t) => `aufstellen (${t.term("idrakys")})`,
    "play.secret-orders.programming": () => "geheimes Programmieren",
    "play.resolution.turn": (t) => `Ausführen (${t.term("order")})`,
    "play.resolution.rewards.choosing": (t) => `Auswahl: ${t.term("reward")}`,
    "play.resolution.rewards.handing-out": (t) => `Ausgabe: ${t.term("reward")}`,
    "play.resolution.rewards.gold": (t) => `${t.term("reward")}: ${t.term("gold")}`,
    "play.resolution.rewards.bards": (t) => `${t.term("reward")}: ${t.term("bard")}`,
    "play.resolution.rewards.choosing-storeys": (t) => `Auswahl: ${t.term("storey")}`,
    "play.resolution.rewards.building": (t) => `${t.term("reward")}: ${t.term("guild")}`,
    "play.resolution.rewards.built": (t) => `gebaut: ${t.term("guild")}`,
    "play.resolution.rewards.set-aside": (t) => `${t.term("reward")}: ${t.term("bonus-storey")}`,
    "play.resolution.rewards.losing": (t) => `${t.term("reward")}: nichts zu holen`,
    "play.resolution.rewards.dummy": (t) => `Vorrücken: ${t.term("dummy")}`,
    "play.resolution.rewards.leaving": (t) => `Abgang: ${t.term("threat")} oder ${t.term("titan")}`,
    "play.tile-management.discarding": (t) => `abwerfen: ${t.term("city-tile")}`,
    "play.tile-management.placing": (t) => `nachlegen: ${t.term("city-tile")}`,
    "play.tile-management.refilling": (t) =>
      `nachrücken: ${t.queue("recruitment")} oder ${t.queue("threat")}`,
    "play.tile-management.settling": (t) => `prüfen: ${t.term("pile")}`,
    "play.tile-management.reinforcements.collecting": (t) => `${t.term("reinforcements")}: sammeln`,
    "play.tile-management.reinforcements.shuffling": (t) => `${t.term("reinforcements")}: mischen`,
    "play.tile-management.reinforcements.drawing": (t) =>
      `${t.term("reinforcements")}: ${t.next("threat")}`,
    "play.census.hands": (t) => `${t.term("census")}: geheime Auswahl`,
    "play.census.rewards": (t) => `${t.term("census")}: ${t.term("reward")}`,
    "play.assessment.ranking": (t) => t.term("assessment"),
    ended: () => "das Spiel ist zu Ende",
  },
  rules,
  parts,
  kinds,
  settings,
  table: {
    seat: "Platz",
    tile: "Plättchen",
    onTurn: "am Zug",
    over: "das Spiel ist zu Ende",
    top: "oben",
    asks: "verlangt",
    stock: "Vorrat",
    onBoard: "Brett",
    setAside: "zurückgelegt",
    hidden: "?",
    none: "-",
    of: (number, total) => `${number} von ${total}`,
    programmed: "programmiert, geheim",
    notProgrammed: "nicht programmiert",
    hands: "gezeigt",
  },
};
