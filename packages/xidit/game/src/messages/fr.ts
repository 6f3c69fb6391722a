// Lords of Xidit in French.
import { SeatId } from "@assize/kernel-model";
import type { Messages } from "./en.ts";
import { facts } from "./facts/fr.ts";
import { happened } from "./happened/fr.ts";
import { kinds } from "./kinds/fr.ts";
import { nouns, UNIT } from "./nouns/fr.ts";

const ignored: Messages["ignored"] = {
  "recruited-here": () => "a déjà recruté ici cette année",
  "no-unit-left": (t) => `plus une ${t.term("unit")} ici`,
  "fought-here": (t) =>
    `a déjà éliminé ici cette année : ${t.term("threat")} ou ${t.term("titan")}`,
  "units-missing": (t) => `n'a pas chaque ${t.term("unit")} demandée`,
  "no-raging-titan": (t) => `aucune ${t.term("city-tile")} ici, et aucun ${t.term("titan-raging")}`,
  "recruited-before-titan": (t) => `a recruté ici cette année, ce qui exclut un ${t.term("titan")}`,
  "titan-units-missing": (t) => `pas de quoi payer un ${t.term("titan-raging")}`,
};

const lost: Messages["lost"] = {
  "bank-empty": (t) => `${t.term("royal-bank")} vide`,
  "no-open-region": (t) => `aucune ${t.term("region")} qui reçoive un ${t.term("bard")}`,
  "no-bard-left": (t) => `plus un ${t.term("bard")}`,
  "rival-guild": (t) => `la ${t.term("guild")} d'un autre s'y trouve`,
  "guild-full": (t) => `${t.term("guild")} complète`,
  "no-storey-left": (t) => `plus un ${t.term("storey")}`,
};

const rules: Messages["rules"] = {
  "weakest-first": (t) => `${t.term("unit")} : la plus faible d'abord`,
  "ascending-regions": (t) => `${t.term("region")} : en ordre croissant, chacune une fois`,
  "city-on-board": (t) => `${t.term("city")} : sur le plateau`,
  "region-on-board": (t) => `${t.term("region")} : sur le plateau`,
  "dummy-with-three": (t) => `${t.term("dummy")} : exactement à trois joueurs`,
  "fits-place": () => "possible à cet endroit de la partie",
};

const parts: Messages["parts"] = {
  "assessments-or-dummy": (t) => `${t.term("assessment")} ou ${t.term("dummy")}`,
  colour: () => "couleur",
  elimination: (t) => `élimination : ${t.term("threat")} ou ${t.term("titan")}`,
  "next-empty": () => "rien ici",
  programs: (t) => `${t.term("program")} de chaque joueur`,
  "rankings-or-end": () => "classements, ou la fin de la partie",
  recruitment: (t) => t.term("recruitment-tile"),
  replacement: (t) => `remplacement : ${t.term("city-tile")}`,
  setup: () => "mise en place",
  "stock-below-zero": () => "moins que rien dans une réserve",
  storeys: (t) => t.term("storey"),
  tiles: (t) => t.term("city-tile"),
  "titan-piles": (t) => `${t.term("titan")} : ${t.term("pile")}`,
};

const settings: Messages["settings"] = {
  long: () => "partie longue",
  short: () => "partie courte",
  normal: (t) => `${t.term("dummy")}: normal`,
  harder: (t) => `${t.term("dummy")}: plus difficile`,
};

export const fr: Messages = {
  seat: (seat) => `siège ${seat}`,
  ignored,
  lost,
  facts,
  happened,
  events: {
    "titans-shuffled": ({ data }, t) =>
      `mélange : ${data.piles.map((pile) => t.numberedList("titan", pile)).join(" | ")}`,
    "tiles-shuffled": ({ data }, t) => `mélange : ${t.numberedList("city-tile", data.order)}`,
    "tiles-laid": ({ data }, t) =>
      [
        `mise en place : ${t.numberedList(
          "recruitment-tile",
          data.recruitment.map(({ tile }) => tile),
        )}`,
        t.numberedList("threat-tile", data.threat),
        `${t.next("recruitment")} : ${data.nextRecruitment}`,
        `${t.next("threat")} : ${data.nextThreat}`,
      ].join("; "),
    "assessments-shuffled": ({ data }, t) => `mélange : ${t.assessments(data.order)}`,
    "idrakys-placed": ({ by, data }, t) =>
      `${t.seat(by)} place ${t.term("idrakys")} : ${t.city(data.city)}`,

    "orders-programmed": ({ by, data }, t) => `${t.seat(by)} programme : ${t.orders(data.orders)}`,
    "orders-revealed": ({ data }, t) =>
      `révélation : ${data.programs.map((orders, seat) => `${t.seat(SeatId(seat))} : ${t.orders(orders)}`).join("; ")}`,

    "idrakys-moved": ({ data }, t) =>
      `${t.seat(data.seat)} avance par ${t.road(data.road)} : ${t.city(data.from)} → ${t.city(data.to)}`,
    "idrakys-stayed": ({ data }, t) =>
      `${t.seat(data.seat)} reste sur place : aucun ${t.road(data.road)} ici`,
    "order-waited": ({ data }, t) => `${t.seat(data.seat)} : ${t.term("wait")}`,
    "unit-recruited": ({ data }, t) =>
      `${t.seat(data.seat)} recrute : ${t.unit(data.unit)} (${t.city(data.city)})`,
    "threat-paid": ({ data }, t) =>
      `${t.seat(data.seat)} élimine : ${t.term("threat")} (${t.city(data.city)}), en payant : ${t.units(data.units)}`,
    "titan-paid": ({ by, data }, t) =>
      `${t.seat(by)} élimine : ${t.numbered("titan", data.titan)}, en payant : ${t.units(data.units)}`,
    "titan-declined": ({ by }, t) => `${t.seat(by)} ne combat aucun ${t.term("titan-raging")}`,
    "order-ignored": ({ data }, t) =>
      `${t.term("action")} sans effet : ${t.seat(data.seat)} (${ignored[data.reason](t)})`,

    "rewards-chosen": ({ by, data }, t) =>
      `${t.seat(by)} choisit : ${t.inTurn(data.rewards.map(t.reward), ", puis ")}`,
    "gold-taken": ({ data }, t) => `${t.seat(data.seat)} prend ${t.times(data.gold, "gold")}`,
    "bards-placed": ({ by, data }, t) =>
      `${t.seat(by)} place ${t.term("bard")} : ${t.shares(data.regions)}`,
    "storeys-chosen": ({ by, data }, t) =>
      `${t.seat(by)} choisit de construire ${t.times(data.storeys, "storey")}`,
    "guild-built": ({ data }, t) =>
      `${t.seat(data.seat)} construit ${t.times(data.storeys, "storey")} (${t.city(data.city)})`,
    "set-aside-built": ({ data }, t) =>
      `${t.seat(data.seat)} construit ${t.times(data.storeys, "bonus-storey")} (${t.city(data.city)})`,
    "reward-lost": ({ data }, t) =>
      `${t.seat(data.seat)} ne reçoit rien pour ${t.reward(data.reward)} (${lost[data.reason](t)})`,
    "dummy-raised": ({ by, data }, t) =>
      `${t.seat(by)} avance ${t.term("dummy")} : ${t.assessment(data.assessment)}`,
    "dummy-stayed": ({ data }, t) =>
      `${t.seat(data.seat)} ne peut avancer ${t.term("dummy")} : chaque valeur est au maximum`,
    "titan-removed": ({ data }, t) => `${t.numbered("titan", data.titan)} quitte la partie`,

    "tile-discarded": ({ data }, t) =>
      `${t.tile(data.side, data.tile)} part à la ${t.term("discard")}`,
    "pile-flipped": ({ data }, t) =>
      `${t.queue(data.pile)} : nouvelle ${t.term("pile")} de ${t.times(data.tiles, "city-tile")}, tirée de l'autre ${t.term("discard")}`,
    "tile-placed": ({ data }, t) =>
      `${t.tile(data.side, data.tile)} est placée${data.units.length === 0 ? "" : ` avec ${t.units(data.units)}`}`,
    "queue-advanced": ({ data }, t) => `${t.next(data.side)} : ${t.tile(data.side, data.tile)}`,
    "tile-borrowed": ({ data }, t) =>
      `${t.next("recruitment")} : ${t.numbered("city-tile", data.tile)}, empruntée à ${t.queue("threat")}`,
    "titans-awakened": ({ data }, t) =>
      `${t.term("awakening")} : ${data.titans.length === 0 ? "plus aucun à réveiller" : t.numberedList("titan", data.titans)}`,
    "reinforcements-collected": ({ data }, t) =>
      `${t.term("reinforcements")} : ${t.queue("recruitment")} reçoit ${t.numberedList("city-tile", data.recruitment)}; ${t.queue("threat")} reçoit ${t.times(data.threats, "city-tile")}`,
    "reinforcements-shuffled": ({ data }, t) =>
      `mélange : ${t.numberedList("threat-tile", data.order)}`,

    "census-called": ({ data }, t) => `${t.term("census")}, ${t.numbered("year", data.year)}`,
    "hand-chosen": ({ by, data }, t) =>
      `${t.seat(by)} choisit de montrer ${nouns.count(data.units, UNIT)}`,
    "census-awarded": ({ data }, t) =>
      `${t.term("census")}, ${t.unit(data.unit)} : ${t.bySeat(data.hands)} ; ${t.reward(data.reward)} pour ${
        data.seats.length === 0
          ? "personne"
          : t.list(data.seats.map((seat, i) => `${t.seat(seat)} (${data.amounts[i] ?? 0})`))
      }`,
    "storey-added": ({ by, data }, t) =>
      `${t.seat(by)} ajoute ${t.times(1, "storey")} (${t.city(data.city)})`,
    "storey-set-aside": ({ data }, t) =>
      `${t.seat(data.seat)} reçoit ${t.times(1, "bonus-storey")}`,
    "reward-declined": ({ by }, t) => `${t.seat(by)} refuse la ${t.term("reward")}`,
    "year-ended": ({ data }, t) =>
      `${t.numbered("year", data.year)} est finie ; ${t.term("first-player")} : ${t.seat(data.firstPlayer)}`,

    "assessments-opened": ({ data }, t) =>
      `${t.term("assessment")}, dans cet ordre : ${t.assessments(data.order)}`,
    "bastion-opened": ({ data }, t) => `${t.term("bastion")} ouvert : ${t.bySeat(data.bards)}`,
    "assessment-held": ({ data }, t) =>
      `${t.assessment(data.assessment)} : ${t.bySeat(data.scores)}${
        data.dummy === null ? "" : `, ${t.term("dummy")} ${data.dummy}`
      } ; classement : ${t.contestants(data.ranking)} ; ${t.term("eliminated")} : ${t.contestants(data.eliminated)}`,
    "game-ended": ({ data }, t) =>
      `la partie se termine : victoire de ${t.contestant(data.winner)}`,
  },
  covered: {
    "titans-shuffled": (t) => `mélange : ${t.term("titan")}`,
    "tiles-shuffled": (t) => `mélange : ${t.term("city-tile")}`,
    "orders-programmed": (_, seat) => `${seat} programme en secret`,
    "reinforcements-collected": (t) =>
      `${t.term("reinforcements")} : les deux files reçoivent leurs tuiles`,
    "reinforcements-shuffled": (t) => `mélange : ${t.term("threat-tile")}`,
    "hand-chosen": (_, seat) => `${seat} choisit en secret combien montrer`,
  },
  setup: "mise en place",
  phases: {
    play: () => "partie",
    "play.setup": () => "mise en place",
    "play.secret-orders": () => "programmation",
    "play.resolution": () => "exécution",
    "play.resolution.rewards": (t) => t.term("reward"),
    "play.tile-management": (t) => `remplacement : ${t.term("city-tile")}`,
    "play.tile-management.reinforcements": (t) => t.term("reinforcements"),
    "play.census": (t) => t.term("census"),
    "play.assessment": (t) => t.term("assessment"),
  },
  places: {
    "play.setup.titans": (t) => `mélanger chaque ${t.term("titan")}`,
    "play.setup.tiles": (t) => `mélanger chaque ${t.term("city-tile")}`,
    "play.setup.laying": (t) => `poser chaque ${t.term("city-tile")}`,
    "play.setup.assessments": (t) => `mélanger chaque ${t.term("assessment")}`,
    "play.setup.placement": (t) => `placer chaque ${t.term("idrakys")}`,
    "play.secret-orders.programming": () => "programmation secrète",
    "play.resolution.turn": (t) => `exécution d'un ${t.term("order")}`,
    "play.resolution.rewards.choosing": (t) => `choix de chaque ${t.term("reward")}`,
    "play.resolution.rewards.handing-out": (t) => `remise de chaque ${t.term("reward")}`,
    "play.resolution.rewards.gold": (t) => `${t.term("reward")} : ${t.term("gold")}`,
    "play.resolution.rewards.bards": (t) => `${t.term("reward")} : ${t.term("bard")}`,
    "play.resolution.rewards.choosing-storeys": (t) => `choix : ${t.term("storey")}`,
    "play.resolution.rewards.building": (t) => `${t.term("reward")} : ${t.term("guild")}`,
    "play.resolution.rewards.built": (t) => `construction finie : ${t.term("guild")}`,
    "play.resolution.rewards.set-aside": (t) => `${t.term("reward")} : ${t.term("bonus-storey")}`,
    "play.resolution.rewards.losing": (t) => `${t.term("reward")} : rien à prendre`,
    "play.resolution.rewards.dummy": (t) => `avance : ${t.term("dummy")}`,
    "play.resolution.rewards.leaving": (t) => `départ : ${t.term("threat")} ou ${t.term("titan")}`,
    "play.tile-management.discarding": (t) => `défausse d'une ${t.term("city-tile")}`,
    "play.tile-management.placing": (t) => `pose de la prochaine ${t.term("city-tile")}`,
    "play.tile-management.refilling": (t) =>
      `avance : ${t.queue("recruitment")} ou ${t.queue("threat")}`,
    "play.tile-management.settling": (t) => `contrôle de chaque ${t.term("pile")}`,
    "play.tile-management.reinforcements.collecting": (t) =>
      `${t.term("reinforcements")} : rassemblement`,
    "play.tile-management.reinforcements.shuffling": (t) => `${t.term("reinforcements")} : mélange`,
    "play.tile-management.reinforcements.drawing": (t) =>
      `${t.term("reinforcements")} : ${t.next("threat")}`,
    "play.census.hands": (t) => `${t.term("census")} : choix secret`,
    "play.census.rewards": (t) => `${t.term("census")} : ${t.term("reward")}`,
    "play.assessment.ranking": (t) => t.term("assessment"),
    ended: () => "la partie est finie",
  },
  rules,
  parts,
  kinds,
  settings,
  table: {
    seat: "Siège",
    tile: "Tuile",
    onTurn: "au tour de",
    over: "la partie est finie",
    top: "dessus",
    asks: "demande",
    stock: "réserve",
    onBoard: "plateau",
    setAside: "de côté",
    hidden: "?",
    none: "-",
    of: (number, total) => `${number} sur ${total}`,
    programmed: "programmé, secret",
    notProgrammed: "non programmé",
    hands: "montré",
  },
};
