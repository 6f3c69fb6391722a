// Short logs on what a page has to say exactly: regions that are not there, a hand after the last kind, positions
// that nothing brings about, a second refusal, and what is no value at all.
import { edit, editData, editSeat, insert, tamper } from "@assize/testkit";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json, JsonObject } from "@assize/kernel-model";
import { placeOf } from "@assize/kernel-referee";
import { dataOf, findMoment, type LogCase } from "./cases.ts";
import { excerpt, type Moment, type Recorded, statedAt } from "./recorded.ts";

const SHORT = 3;

const placeAt = ({ recorded, before }: Moment): string => placeOf(recorded.start.game, before);

const setupOf = ({ recorded }: Moment) => recorded.start.setup;

interface Share {
  readonly region: number;
  readonly bards: number;
}

/** Bards in regions that do not border the city: not there at all, closed to three, and on the other side of the board. */
const regions = (games: readonly Recorded[]): readonly LogCase[] =>
  ["play.resolution.rewards.bards", "play.census.rewards"].flatMap((place) => {
    const moment = findMoment(
      games,
      (one) =>
        one.type === "bards-placed" &&
        placeAt(one) === place &&
        setupOf(one).seats.length === 3 &&
        setupOf(one).options["length"] === "short",
    );
    const { regions: shares } = dataOf(moment) as unknown as { regions: readonly Share[] };
    const bards = shares.reduce((sum, one) => sum + one.bards, 0);
    const phase = place.startsWith("play.census") ? "census" : "reward";
    return [0, 1, 10, 12].map((region): LogCase => ({
      name: `${phase}-region-${region}`,
      shows: `bards in region ${region}, ${region === 1 ? "which is closed" : "which is not on the board"}`,
      lines: tamper(
        excerpt(moment, SHORT),
        nodeHash,
        editData(1, { regions: [{ region, bards }] }),
      ),
      holds: "decision-illegal",
    }));
  });

const hands = (games: readonly Recorded[]): readonly LogCase[] => {
  const moment = findMoment(
    games,
    (one) => one.type === "year-ended" && placeAt(one) === "play.census.rewards",
  );
  return [0, 1].map((units) => ({
    name: `hand-of-${units}-after-the-last-kind`,
    shows: `a hand of ${units} once all five kinds have been counted`,
    lines: tamper(
      excerpt(moment, SHORT),
      nodeHash,
      insert(1, { type: "hand-chosen", by: 0, data: { units } }),
    ),
    holds: "decision-illegal",
  }));
};

const entries = (context: JsonObject, name: string): readonly Json[] =>
  context[name] as readonly Json[];

const inEntry = (name: string, index: number, value: Json) => (context: JsonObject) => ({
  [name]: entries(context, name).with(index, value),
});

/** A guild or bards of the first seat, out of its stock. */
const outOfStock =
  (name: string, index: number, value: Json, stock: string) => (context: JsonObject) => ({
    ...inEntry(name, index, value)(context),
    ...inEntry(stock, 0, Number(entries(context, stock)[0]) - 1)(context),
  });

const positions = (games: readonly Recorded[]): readonly LogCase[] => {
  const setup = findMoment(games, ({ type, seq }) => type === "idrakys-placed" && seq > 5);
  const turn = findMoment(games, ({ type, seq }) => type === "idrakys-moved" && seq > 60);
  const last = findMoment(games, ({ type }) => type === "assessment-held");
  const noBards = entries(statedContext(turn), "bards")[0] as readonly Json[];
  const refused = (
    name: string,
    shows: string,
    moment: Moment,
    change: (context: JsonObject) => JsonObject,
  ): LogCase => ({ name, shows, lines: statedAt(moment, change, 1), holds: "position-invalid" });
  return [
    refused("gold-in-the-setup", "gold before the first order", setup, inEntry("gold", 0, 1)),
    refused(
      "fought-in-the-setup",
      "a threat fought before the first order",
      setup,
      inEntry("foughtIn", 1, [1]),
    ),
    refused("year-2-in-the-setup", "the setup in the second year", setup, () => ({ year: 2 })),
    refused("raging-in-the-setup", "a Titan that rages in the setup", setup, (context) => ({
      titans: entries(context, "titans").map((pile) => ({ ...(pile as JsonObject), raging: true })),
    })),
    refused(
      "recruited-in-city-0",
      "a seat that has recruited in city 0",
      turn,
      inEntry("recruitedIn", 0, [0]),
    ),
    refused(
      "fought-in-city-22",
      "a seat that has fought in city 22",
      turn,
      inEntry("foughtIn", 0, [22]),
    ),
    refused(
      "guild-in-city-0",
      "a guild in the entry that is unused",
      turn,
      outOfStock("guilds", 0, { seat: 0, storeys: 1 }, "storeyStock"),
    ),
    refused(
      "bards-in-region-0",
      "bards in the entry that is unused",
      turn,
      outOfStock("bards", 0, noBards.with(0, 1), "bardStock"),
    ),
    refused("bastion-open-early", "the Bastion opened before the assessments", turn, () => ({
      bastionOpened: true,
    })),
    refused(
      "bastion-open-before-its-turn",
      "the Bastion opened before reputation is next",
      last,
      () => ({
        assessments: ["wealth", "influence", "reputation"],
        rankings: [],
        bastionOpened: true,
      }),
    ),
  ];
};

const statedContext = (moment: Moment): JsonObject =>
  (JSON.parse(excerpt(moment, 0)[0]!) as { position: { context: JsonObject } }).position.context;

const banks = (games: readonly Recorded[]): readonly LogCase[] => {
  const goldUnder = (limited: boolean): Moment =>
    findMoment(
      games,
      (one) =>
        one.type === "gold-taken" &&
        setupOf(one).rulings["bank"]!.startsWith("limited") === limited,
    );
  const stated = (name: string, shows: string, limited: boolean, bank: number | null): LogCase => ({
    name,
    shows,
    lines: statedAt(goldUnder(limited), () => ({ bank }), SHORT),
    holds: "compliant",
  });
  return [
    stated(
      "bank-0-unlimited",
      "a bank of 0, which the reading `unlimited` does not look at",
      false,
      0,
    ),
    stated(
      "bank-null-limited",
      "a bank of null, which cannot run out whatever the reading",
      true,
      null,
    ),
  ];
};

const MALFORMED: JsonObject = { orders: "road-red" };

const refusedTwice = (games: readonly Recorded[]): readonly LogCase[] => {
  const placed = findMoment(
    games,
    ({ recorded, seq, type }) =>
      type === "bards-placed" && recorded.moments[seq]?.type === "storeys-chosen",
  );
  const program = findMoment(games, ({ type }) => type === "orders-programmed");
  const by = program.step.event.by!;
  const refused = { type: "orders-programmed", by, data: { orders: ["wait"] } };
  const seats = setupOf(placed).seats.length;
  return [
    {
      name: "refused-twice-reads-no-more",
      shows:
        "a second choice that is not legal while the first is pending: no rulings are read for it",
      lines: tamper(
        excerpt(placed, SHORT),
        nodeHash,
        editSeat(1, (placed.step.event.by! + 1) % seats),
      ),
      holds: "seat-wrong",
    },
    {
      name: "malformed-while-pending",
      shows: "data of another shape while a refused choice is pending: a finding, and the stop",
      lines: tamper(
        excerpt(program, SHORT),
        nodeHash,
        insert(1, refused),
        insert(2, { ...refused, data: MALFORMED }),
      ),
      holds: "data-malformed",
    },
  ];
};

const WHY = { $unknown: "nobody wrote it down" };

const noValues = (games: readonly Recorded[]): readonly LogCase[] => {
  const placed = findMoment(games, ({ type }) => type === "bards-placed");
  const moved = findMoment(games, ({ type }) => type === "idrakys-moved");
  const { regions } = dataOf(placed) as { regions: readonly JsonObject[] };
  const [first, ...others] = regions;
  const written = (name: string, shows: string, moment: Moment, data: JsonObject): LogCase => ({
    name,
    shows,
    lines: tamper(
      excerpt(moment, SHORT),
      nodeHash,
      edit(1, (draft) => ({ ...draft, data })),
    ),
    holds: "unknown-value",
  });
  return [
    written(
      "unknown-within-a-field",
      "a value that is not known within a field of a choice",
      placed,
      { regions: [{ ...first!, bards: WHY }, ...others] },
    ),
    {
      ...written(
        "unknown-refused-whatever",
        "a value that is not known within a choice that is refused whatever it says",
        placed,
        { regions: [{ region: -1, bards: WHY }] },
      ),
      holds: "violated",
    },
    written("unknown-choice", "data that are not known as a whole", placed, WHY),
    written("unknown-consequence", "the same of a consequence", moved, WHY),
  ];
};

const twoLeft = (games: readonly Recorded[]): readonly LogCase[] => {
  const third = findMoment(
    games,
    ({ recorded, seq, type }) =>
      type === "assessment-held" && recorded.moments[seq]?.type === "game-ended",
  );
  const winner = third.recorded.moments[third.seq]!;
  const { eliminated } = dataOf(third) as { eliminated: readonly Json[] };
  return [
    {
      name: "two-left-at-the-end",
      shows:
        "nobody falls in the last assessment, and the one who should have wins: from there no winner can be derived",
      lines: tamper(
        excerpt(third, 2),
        nodeHash,
        editData(1, { eliminated: [] }),
        editData(2, { ...dataOf(winner), winner: eliminated[0]! }),
      ),
      holds: "value-wrong",
    },
  ];
};

/** All of these, in this order. */
export const edgeCases = (games: readonly Recorded[]): readonly LogCase[] => [
  ...regions(games),
  ...hands(games),
  ...positions(games),
  ...banks(games),
  ...refusedTwice(games),
  ...noValues(games),
  ...twoLeft(games),
];
