// Lords of Xidit in English.
import { SeatId, type Translated } from "@assize/kernel-model";
import type { IgnoredReason, LostReason } from "@assize/xidit-events";
import type {
  CoveredSentences,
  EventSentences,
  Phase,
  Place,
  Setting,
  StatedPart,
  TextsOf,
  WrittenRule,
} from "./sentences.ts";
import { facts } from "./facts/en.ts";
import { happened } from "./happened/en.ts";
import { kinds } from "./kinds/en.ts";
import { nouns, TILE, UNIT } from "./nouns/en.ts";

const ignored: TextsOf<IgnoredReason> = {
  "recruited-here": () => "has recruited here this year",
  "no-unit-left": (t) => `no ${t.term("unit")} left here`,
  "fought-here": (t) => `has eliminated a ${t.term("threat")} or ${t.term("titan")} here this year`,
  "units-missing": (t) => `lacks a ${t.term("unit")} that is asked for`,
  "no-raging-titan": (t) => `no ${t.term("city-tile")} here, and no ${t.term("titan-raging")}`,
  "recruited-before-titan": (t) => `has recruited here this year, which bars a ${t.term("titan")}`,
  "titan-units-missing": (t) => `too few to pay any ${t.term("titan-raging")}`,
};

const lost: TextsOf<LostReason> = {
  "bank-empty": (t) => `the ${t.term("royal-bank")} is empty`,
  "no-open-region": (t) => `no ${t.term("region")} that takes a ${t.term("bard")}`,
  "no-bard-left": (t) => `no ${t.term("bard")} left`,
  "rival-guild": (t) => `another's ${t.term("guild")} stands there`,
  "guild-full": (t) => `the ${t.term("guild")} is full`,
  "no-storey-left": (t) => `no ${t.term("storey")} left`,
};

const events: EventSentences = {
  "titans-shuffled": ({ data }, t) =>
    `shuffled: ${data.piles.map((pile) => t.numberedList("titan", pile)).join(" | ")}`,
  "tiles-shuffled": ({ data }, t) => `shuffled: ${t.numberedList("city-tile", data.order)}`,
  "tiles-laid": ({ data }, t) =>
    [
      `laid out: ${t.numberedList(
        "recruitment-tile",
        data.recruitment.map(({ tile }) => tile),
      )}`,
      t.numberedList("threat-tile", data.threat),
      `${t.next("recruitment")}: ${data.nextRecruitment}`,
      `${t.next("threat")}: ${data.nextThreat}`,
    ].join("; "),
  "assessments-shuffled": ({ data }, t) => `shuffled: ${t.assessments(data.order)}`,
  "idrakys-placed": ({ by, data }, t) =>
    `${t.seat(by)} places ${t.term("idrakys")} in ${t.city(data.city)}`,

  "orders-programmed": ({ by, data }, t) => `${t.seat(by)} programs ${t.orders(data.orders)}`,
  "orders-revealed": ({ data }, t) =>
    `revealed: ${data.programs.map((orders, seat) => `${t.seat(SeatId(seat))}: ${t.orders(orders)}`).join("; ")}`,

  "idrakys-moved": ({ data }, t) =>
    `${t.seat(data.seat)} moves by ${t.road(data.road)} from ${t.city(data.from)} to ${t.city(data.to)}`,
  "idrakys-stayed": ({ data }, t) => `${t.seat(data.seat)} stays: no ${t.road(data.road)} here`,
  "order-waited": ({ data }, t) => `${t.seat(data.seat)}: ${t.term("wait")}`,
  "unit-recruited": ({ data }, t) =>
    `${t.seat(data.seat)} recruits ${t.unit(data.unit)} in ${t.city(data.city)}`,
  "threat-paid": ({ data }, t) =>
    `${t.seat(data.seat)} eliminates the ${t.term("threat")} in ${t.city(data.city)}, paying ${t.units(data.units)}`,
  "titan-paid": ({ by, data }, t) =>
    `${t.seat(by)} eliminates ${t.numbered("titan", data.titan)}, paying ${t.units(data.units)}`,
  "titan-declined": ({ by }, t) => `${t.seat(by)} fights no ${t.term("titan-raging")}`,
  "order-ignored": ({ data }, t) =>
    `the ${t.term("action")} of ${t.seat(data.seat)} has no effect (${ignored[data.reason](t)})`,

  "rewards-chosen": ({ by, data }, t) =>
    `${t.seat(by)} chooses ${t.inTurn(data.rewards.map(t.reward), ", then ")}`,
  "gold-taken": ({ data }, t) => `${t.seat(data.seat)} takes ${t.times(data.gold, "gold")}`,
  "bards-placed": ({ by, data }, t) =>
    `${t.seat(by)} places ${t.term("bard")}: ${t.shares(data.regions)}`,
  "storeys-chosen": ({ by, data }, t) =>
    `${t.seat(by)} chooses to build ${t.times(data.storeys, "storey")}`,
  "guild-built": ({ data }, t) =>
    `${t.seat(data.seat)} builds ${t.times(data.storeys, "storey")} in ${t.city(data.city)}`,
  "set-aside-built": ({ data }, t) =>
    `${t.seat(data.seat)} builds ${t.times(data.storeys, "bonus-storey")} in ${t.city(data.city)}`,
  "reward-lost": ({ data }, t) =>
    `${t.seat(data.seat)} gets nothing for ${t.reward(data.reward)} (${lost[data.reason](t)})`,
  "dummy-raised": ({ by, data }, t) =>
    `${t.seat(by)} raises ${t.term("dummy")}: ${t.assessment(data.assessment)}`,
  "dummy-stayed": ({ data }, t) =>
    `${t.seat(data.seat)} cannot raise ${t.term("dummy")}: each value is at its top`,
  "titan-removed": ({ data }, t) => `${t.numbered("titan", data.titan)} leaves the game`,

  "tile-discarded": ({ data }, t) =>
    `${t.tile(data.side, data.tile)} goes to the ${t.term("discard")}`,
  "pile-flipped": ({ data }, t) =>
    `${t.queue(data.pile)}: a new ${t.term("pile")} of ${nouns.count(data.tiles, TILE)} from the other ${t.term("discard")}`,
  "tile-placed": ({ data }, t) =>
    `${t.tile(data.side, data.tile)} is placed${data.units.length === 0 ? "" : ` with ${t.units(data.units)}`}`,
  "queue-advanced": ({ data }, t) => `${t.next(data.side)} is now ${t.tile(data.side, data.tile)}`,
  "tile-borrowed": ({ data }, t) =>
    `${t.next("recruitment")} is now ${t.numbered("city-tile", data.tile)}, borrowed from the ${t.queue("threat")}`,
  "titans-awakened": ({ data }, t) =>
    `${t.term("awakening")}: ${data.titans.length === 0 ? "none is left to wake" : t.numberedList("titan", data.titans)}`,
  "reinforcements-collected": ({ data }, t) =>
    `${t.term("reinforcements")}: ${t.queue("recruitment")} gets ${t.numberedList("city-tile", data.recruitment)}; ${t.queue("threat")} gets ${t.times(data.threats, "city-tile")}`,
  "reinforcements-shuffled": ({ data }, t) =>
    `shuffled: ${t.numberedList("threat-tile", data.order)}`,

  "census-called": ({ data }, t) => `${t.term("census")} of ${t.numbered("year", data.year)}`,
  "hand-chosen": ({ by, data }, t) =>
    `${t.seat(by)} chooses to show ${nouns.count(data.units, UNIT)}`,
  "census-awarded": ({ data }, t) =>
    `${t.term("census")}, ${t.unit(data.unit)}: ${t.bySeat(data.hands)}; ${t.reward(data.reward)} for ${
      data.seats.length === 0
        ? "nobody"
        : t.list(data.seats.map((seat, i) => `${t.seat(seat)} (${data.amounts[i] ?? 0})`))
    }`,
  "storey-added": ({ by, data }, t) =>
    `${t.seat(by)} adds ${t.times(1, "storey")} in ${t.city(data.city)}`,
  "storey-set-aside": ({ data }, t) =>
    `${t.seat(data.seat)} sets aside ${t.times(1, "bonus-storey")}`,
  "reward-declined": ({ by }, t) => `${t.seat(by)} declines the ${t.term("reward")}`,
  "year-ended": ({ data }, t) =>
    `${t.numbered("year", data.year)} ends; ${t.term("first-player")}: ${t.seat(data.firstPlayer)}`,

  "assessments-opened": ({ data }, t) =>
    `${t.term("assessment")}, in this order: ${t.assessments(data.order)}`,
  "bastion-opened": ({ data }, t) => `${t.term("bastion")} opened: ${t.bySeat(data.bards)}`,
  "assessment-held": ({ data }, t) =>
    `${t.assessment(data.assessment)}: ${t.bySeat(data.scores)}${
      data.dummy === null ? "" : `, ${t.term("dummy")} ${data.dummy}`
    }; ranking: ${t.contestants(data.ranking)}; ${t.term("eliminated")}: ${t.contestants(data.eliminated)}`,
  "game-ended": ({ data }, t) => `the game ends: ${t.contestant(data.winner)} has won`,
};

const covered: CoveredSentences = {
  "titans-shuffled": (t) => `shuffled: ${t.term("titan")}`,
  "tiles-shuffled": (t) => `shuffled: ${t.term("city-tile")}`,
  "orders-programmed": (_, seat) => `${seat} programs in secret`,
  "reinforcements-collected": (t) => `${t.term("reinforcements")}: both queues get their tiles`,
  "reinforcements-shuffled": (t) => `shuffled: ${t.term("threat-tile")}`,
  "hand-chosen": (_, seat) => `${seat} chooses in secret how many to show`,
};

const phases: TextsOf<Phase> = {
  play: () => "game",
  "play.setup": () => "setup",
  "play.secret-orders": () => "programming",
  "play.resolution": () => "resolution",
  "play.resolution.rewards": (t) => t.term("reward"),
  "play.tile-management": () => "replacing City tiles",
  "play.tile-management.reinforcements": (t) => t.term("reinforcements"),
  "play.census": (t) => t.term("census"),
  "play.assessment": (t) => t.term("assessment"),
};

const places: TextsOf<Place> = {
  "play.setup.titans": () => "shuffling the Titans",
  "play.setup.tiles": () => "shuffling the City tiles",
  "play.setup.laying": () => "laying out City tiles",
  "play.setup.assessments": () => "shuffling the Assessments",
  "play.setup.placement": (t) => `placing each ${t.term("idrakys")}`,
  "play.secret-orders.programming": () => "programming in secret",
  "play.resolution.turn": (t) => `resolving an ${t.term("order")}`,
  "play.resolution.rewards.choosing": () => "choosing rewards",
  "play.resolution.rewards.handing-out": () => "handing out rewards",
  "play.resolution.rewards.gold": (t) => `${t.term("reward")}: ${t.term("gold")}`,
  "play.resolution.rewards.bards": (t) => `${t.term("reward")}: ${t.term("bard")}`,
  "play.resolution.rewards.choosing-storeys": () => "choosing how many storeys to build",
  "play.resolution.rewards.building": (t) => `${t.term("reward")}: ${t.term("guild")}`,
  "play.resolution.rewards.built": (t) => `${t.term("guild")} built`,
  "play.resolution.rewards.set-aside": (t) => `${t.term("reward")}: ${t.term("bonus-storey")}`,
  "play.resolution.rewards.losing": (t) => `${t.term("reward")}: nothing to be had`,
  "play.resolution.rewards.dummy": (t) => `raising ${t.term("dummy")}`,
  "play.resolution.rewards.leaving": (t) => `${t.term("threat")} or ${t.term("titan")} leaves`,
  "play.tile-management.discarding": (t) => `discarding a ${t.term("city-tile")}`,
  "play.tile-management.placing": (t) => `placing the next ${t.term("city-tile")}`,
  "play.tile-management.refilling": (t) =>
    `moving up ${t.queue("recruitment")} or ${t.queue("threat")}`,
  "play.tile-management.settling": () => "checking the piles",
  "play.tile-management.reinforcements.collecting": (t) =>
    `${t.term("reinforcements")}: collecting`,
  "play.tile-management.reinforcements.shuffling": (t) => `${t.term("reinforcements")}: shuffling`,
  "play.tile-management.reinforcements.drawing": (t) =>
    `${t.term("reinforcements")}: ${t.next("threat")}`,
  "play.census.hands": (t) => `${t.term("census")}: choosing what to show`,
  "play.census.rewards": (t) => `${t.term("census")}: ${t.term("reward")}`,
  "play.assessment.ranking": (t) => t.term("assessment"),
  ended: () => "the game is over",
};

const rules: TextsOf<WrittenRule> = {
  "weakest-first": (t) => `${t.term("unit")}: weakest first`,
  "ascending-regions": (t) => `${t.term("region")}: in ascending order, each once`,
  "city-on-board": (t) => `${t.term("city")}: on the board`,
  "region-on-board": (t) => `${t.term("region")}: on the board`,
  "dummy-with-three": (t) => `${t.term("dummy")}: exactly with three players`,
  "fits-place": () => "possible at this place of the game",
};

const parts: TextsOf<StatedPart> = {
  "assessments-or-dummy": (t) => `${t.term("assessment")} or ${t.term("dummy")}`,
  colour: () => "colour",
  elimination: (t) => `elimination of a ${t.term("threat")} or ${t.term("titan")}`,
  "next-empty": () => "nothing there",
  programs: (t) => `${t.term("program")} of each player`,
  "rankings-or-end": () => "rankings, or the end of the game",
  recruitment: (t) => t.term("recruitment-tile"),
  replacement: (t) => `replacement of a ${t.term("city-tile")}`,
  setup: () => "setup",
  "stock-below-zero": () => "less than nothing in a stock",
  storeys: (t) => t.term("storey"),
  tiles: (t) => t.term("city-tile"),
  "titan-piles": (t) => `${t.term("pile")} of each ${t.term("titan")}`,
};

const settings: TextsOf<Setting> = {
  long: () => "long game",
  short: () => "short game",
  normal: (t) => `${t.term("dummy")}: normal`,
  harder: (t) => `${t.term("dummy")}: harder`,
};

export const en = {
  /** A seat without name or colour. */
  seat: (seat: number) => `seat ${seat}`,
  ignored,
  lost,
  facts,
  happened,
  events,
  covered,
  /** The setup as the first chapter of a game. */
  setup: "setup",
  phases,
  places,
  /** Words of the table of a state that the glossary does not have. */
  /** How something is written in a header, a position or an event, by the rule's name. */
  rules,
  parts,
  /** What somebody chooses or chance brings about, as it stands within a sentence. */
  kinds,
  /** How a header is set, by option. */
  settings,
  table: {
    seat: "Seat",
    tile: "Tile",
    onTurn: "on turn",
    over: "the game is over",
    top: "top",
    asks: "asks",
    stock: "stock",
    onBoard: "board",
    setAside: "set aside",
    hidden: "?",
    none: "-",
    of: (number: number, total: number) => `${number} of ${total}`,
    programmed: "programmed, secret",
    notProgrammed: "not programmed",
    hands: "shown",
  },
};

export type Messages = Translated<typeof en>;
