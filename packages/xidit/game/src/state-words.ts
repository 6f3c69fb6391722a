// The whole table as lines of text for a terminal, as one pair of eyes sees it.
// Reads the view only, so that what the view hides stays hidden.
import { type Eyes, SeatId } from "@assize/kernel-model";
import type { CityId, RegionId, Rewards, TitanId } from "@assize/xidit-edition";
import { type State, listUnits, ORDERS_A_YEAR, SIDES } from "@assize/xidit-events";
import type { Messages } from "./messages/messages.ts";
import type { Terms } from "./messages/sentences.ts";
import { textTable } from "./text-table.ts";
import { type QueueView, type SeatView, view, type XiditView } from "./view.ts";

interface Teller {
  readonly seen: XiditView;
  readonly say: Messages["table"];
  readonly terms: Terms;
}

/** The table as these eyes see it at this place of the chart, as lines of text. */
export const stateLines = (
  game: State,
  place: string,
  eyes: Eyes,
  sentences: Messages,
  terms: Terms,
): readonly string[] => {
  const teller = { seen: view(game, place, eyes), say: sentences.table, terms };
  return [
    ...headLines(teller),
    "",
    ...seatLines(teller),
    "",
    ...cityLines(teller),
    "",
    ...queueLines(teller),
    ...titanLines(teller),
    ...stockLines(teller),
    "",
    ...regionLines(teller),
    ...endLines(teller),
  ];
};

const seatIds = ({ seen }: Teller): readonly SeatId[] => seen.seats.map((_, seat) => SeatId(seat));

const headLines = ({ seen, say, terms }: Teller): readonly string[] => {
  const year = `${terms.term("year")} ${say.of(seen.year, seen.setting.years)}`;
  const first = `${terms.term("first-player")}: ${terms.seat(seen.firstPlayer)}`;
  if (seen.over) return [[year, first, say.over].join(", ")];
  const order =
    seen.order < ORDERS_A_YEAR
      ? [`${terms.term("order")} ${say.of(seen.order + 1, ORDERS_A_YEAR)}`]
      : [];
  return [[year, ...order, `${say.onTurn}: ${terms.seat(seen.onTurn)}`, first].join(", ")];
};

// ---- seats

const seatLines = (teller: Teller): readonly string[] => {
  const { say, terms } = teller;
  const head = [
    say.seat,
    terms.term("city"),
    terms.term("gold"),
    `${terms.term("storey")} (${say.onBoard}/${say.stock}/${say.setAside})`,
    `${terms.term("bard")} (${say.stock})`,
    terms.term("unit"),
    terms.term("program"),
  ];
  return textTable([head, ...seatIds(teller).map((seat) => seatRow(seat, teller))]);
};

const seatRow = (seat: SeatId, teller: Teller): readonly string[] => {
  const { seen, say, terms } = teller;
  const own = seen.seats[seat]!;
  const storeys = seen.guilds.reduce(
    (sum, guild) => (guild?.seat === seat ? sum + guild.storeys : sum),
    0,
  );
  return [
    terms.seat(seat),
    own.city === null ? say.none : String(own.city),
    own.gold === null ? say.hidden : String(own.gold),
    `${storeys}/${own.storeyStock}/${own.setAside}`,
    String(own.bardStock),
    own.units === null ? say.hidden : terms.units(listUnits(own.units)),
    program(own, teller),
  ];
};

/** Orders already resolved stand before a bar. */
const program = (own: SeatView, { say, terms }: Teller): string => {
  if (own.program === null) return own.programmed ? say.programmed : say.notProgrammed;
  const done = own.program.slice(0, own.resolved);
  const due = own.program.slice(own.resolved);
  if (done.length === 0) return terms.orders(due);
  return due.length === 0 ? terms.orders(done) : `${terms.orders(done)} | ${terms.orders(due)}`;
};

// ---- cities

const cityLines = (teller: Teller): readonly string[] => {
  const { seen, say, terms } = teller;
  const head = [
    terms.term("city"),
    say.tile,
    terms.term("unit"),
    terms.term("reward"),
    terms.term("idrakys"),
    terms.term("guild"),
  ];
  const rows = seen.setting.board.cities
    .filter((city) => !isBare(city, teller))
    .map((city) => cityRow(city, teller));
  return [
    ...textTable([head, ...rows]),
    `${terms.term("reward")}: ${terms.term("gold")}/${terms.term("bard")}/${terms.term("storey")}`,
  ];
};

/** Neither tile nor guild nor Idrakys: no line for it. */
const isBare = (city: CityId, teller: Teller): boolean =>
  (teller.seen.cities[city] ?? null) === null &&
  (teller.seen.guilds[city] ?? null) === null &&
  standingIn(city, teller).length === 0;

const standingIn = (city: CityId, teller: Teller): readonly SeatId[] =>
  seatIds(teller).filter((seat) => teller.seen.seats[seat]!.city === city);

const cityRow = (city: CityId, teller: Teller): readonly string[] => {
  const { seen, terms } = teller;
  const guild = seen.guilds[city] ?? null;
  return [
    String(city),
    ...tileCells(city, teller),
    terms.contestants(standingIn(city, teller)),
    guild === null ? terms.list([]) : `${terms.seat(guild.seat)} ${guild.storeys}`,
  ];
};

/** The tile's side, the units on it or asked for, the rewards. */
const tileCells = (city: CityId, { seen, terms }: Teller): readonly [string, string, string] => {
  const tile = seen.cities[city] ?? null;
  if (tile === null) return [terms.list([]), "", ""];
  if (tile.side === "recruitment")
    return [terms.term("recruitment-tile"), terms.units(listUnits(tile.units)), ""];
  const { units, rewards } = seen.setting.tiles[city]?.threat ?? NO_THREAT;
  return [terms.term("threat-tile"), terms.units(units), rewardFigures(rewards)];
};

const NO_THREAT = { units: [], rewards: { gold: 0, bards: 0, storeys: 0 } };

const rewardFigures = ({ gold, bards, storeys }: Rewards): string =>
  [gold, bards, storeys].join("/");

// ---- queues, Titans, stocks

const queueLines = (teller: Teller): readonly string[] =>
  textTable(SIDES.map((side) => [teller.terms.queue(side), ...queueCells(side, teller)]));

const queueCells = (side: (typeof SIDES)[number], teller: Teller): readonly string[] => {
  const { seen, say, terms } = teller;
  const queue = seen.queues[side];
  return [
    `${terms.next(side)}: ${queue.next ?? say.none}`,
    `${terms.term("pile")}: ${stack(queue.pileSize, queue.pileTop, teller)}`,
    `${terms.term("discard")}: ${stack(queue.discardSize, queue.discardTop, teller)}`,
  ];
};

const stack = (size: number, top: QueueView["pileTop"], { say }: Teller): string => {
  if (size === 0) return say.none;
  return `${size} (${say.top}: ${top ?? say.hidden})`;
};

const titanLines = (teller: Teller): readonly string[] => {
  const { seen, say, terms } = teller;
  return textTable(
    seen.titans.map(({ asks, size, raging }) => [
      `${terms.term("titan")}, ${say.asks} ${asks}:`,
      size === 0
        ? say.none
        : raging === null
          ? `${size}, ${terms.term("titan-slumbering")}`
          : `${size}, ${terms.numbered("titan-raging", raging)}: ${ragingRewards(raging, teller)}`,
    ]),
  );
};

const ragingRewards = (titan: TitanId, { seen, terms }: Teller): string => {
  const found = seen.setting.titans[titan];
  return found === undefined ? "" : `${terms.term("reward")} ${rewardFigures(found.rewards)}`;
};

const stockLines = ({ seen, terms }: Teller): readonly string[] => [
  `${terms.term("barracks")}: ${terms.units(listUnits(seen.barracks))}`,
  ...(seen.bank === null ? [] : [`${terms.term("royal-bank")}: ${terms.times(seen.bank, "gold")}`]),
];

// ---- regions

const regionLines = (teller: Teller): readonly string[] => {
  const { seen, terms } = teller;
  const head = [
    terms.term("region"),
    terms.term("lyre-value"),
    ...seatIds(teller).map((seat) => terms.seat(seat)),
  ];
  return textTable([
    head,
    ...seen.setting.board.regions.map((region) => regionRow(region, teller)),
  ]);
};

const regionRow = (region: RegionId, { seen, say, terms }: Teller): readonly string[] => {
  const { edition, board, closedRegions } = seen.setting;
  const lyre = edition.regions.find(({ id }) => id === region)?.lyre ?? [];
  const bards = (seen.bards[region] ?? []).map((count) =>
    count === null ? say.hidden : String(count),
  );
  const note = [
    ...(region === board.centralRegion ? [terms.term("bastion")] : []),
    ...(closedRegions.includes(region) ? [terms.term("closed-region")] : []),
  ];
  return [String(region), lyre.join("/"), ...bards, note.join(", ")];
};

// ---- census, assessments

const endLines = (teller: Teller): readonly string[] => {
  const { seen, say, terms } = teller;
  const { census, dummy, assessments, rankings } = seen;
  return [
    ...(census === null
      ? []
      : [
          `${terms.term("census")}, ${say.hands}: ${terms.list(
            census.hands.map((hand, seat) => `${terms.seat(SeatId(seat))} ${hand ?? say.hidden}`),
          )}`,
        ]),
    ...(assessments.length === 0
      ? []
      : [`${terms.term("assessment")}: ${terms.assessments(assessments)}`]),
    ...(dummy === null
      ? []
      : [
          `${terms.term("dummy")}: ${terms.list(
            assessments.map((one) => `${terms.assessment(one)} ${dummy[one]}`),
          )}`,
        ]),
    ...rankings.map(
      ({ assessment, scores, ranking, eliminated }) =>
        `${terms.assessment(assessment)}: ${terms.bySeat(scores)}; ${terms.contestants(ranking)}; ` +
        `${terms.term("eliminated")}: ${terms.contestants(eliminated)}`,
    ),
  ];
};
