// A wrong value of a consequence cites the clause that decided it, and not every clause of its field.
import { clausesOfFields, differingFields } from "@assize/kernel-verifier";
import type { Json } from "@assize/kernel-model";
import type { DataOf, EventType, State } from "@assize/xidit-events";
import { expect, test } from "vitest";
import { xidit } from "../src/index.ts";

interface Case<Type extends EventType> {
  readonly type: Type;
  readonly derived: DataOf<Type>;
  /** Members of the record that differ from the derived ones. */
  readonly wrong: { readonly [field: string]: Json };
  readonly context?: unknown;
  readonly cites: readonly string[];
}

const aCase = <Type extends EventType>(
  type: Type,
  derived: unknown,
  wrong: Case<Type>["wrong"],
  cites: readonly string[],
  context: object = {},
): Case<EventType> => ({ type, derived: derived as DataOf<EventType>, wrong, cites, context });

const awarded = (unit: string, seats: readonly number[], reward: string, each: number) => ({
  unit,
  hands: [2, 1, 2],
  seats,
  reward,
  amounts: seats.map(() => each),
});
const MAGES = awarded("mage", [2], "guild", 1);
const TIED = awarded("infantry", [1, 2], "bards", 1);

const held = (assessment: string, more: object = {}) => ({
  assessment,
  scores: [9, 7, 7],
  dummy: 7,
  ranking: [0, 1, 2, "dummy"],
  eliminated: ["dummy"],
  ...more,
});
const units = (militia: number) => ({ militia, archer: 0, infantry: 0, cleric: 0, mage: 0 });
const first = { rankings: [], screens: [units(1), units(4), units(3)] };
const level = { rankings: [], screens: [units(1), units(4), units(4)] };
const second = { ...first, rankings: [held("wealth")] };

const LAID = {
  recruitment: [
    { tile: 4, units: ["militia", "mage"] },
    { tile: 9, units: ["archer"] },
  ],
  threat: [1],
  nextRecruitment: 2,
  nextThreat: 3,
};
const lost = { seat: 1, reward: "guild", reason: "guild-full" };

const CASES: readonly Case<EventType>[] = [
  aCase("tiles-laid", LAID, { recruitment: [LAID.recruitment[0]!, { tile: 9, units: ["mage"] }] }, [
    "recruit.fill",
  ]),
  aCase("tiles-laid", LAID, { recruitment: LAID.recruitment.toReversed() }, ["setup.recruit"]),
  aCase("tiles-laid", LAID, { recruitment: 7 }, ["setup.recruit"]),
  aCase(
    "tiles-laid",
    LAID,
    {
      recruitment: [
        { tile: 4, units: [] },
        { tile: 8, units: ["archer"] },
      ],
    },
    ["setup.recruit", "recruit.fill"],
  ),
  aCase("tile-discarded", { side: "threat", tile: 3 }, { tile: 4 }, ["tile.threat-out"]),
  aCase("tile-discarded", { side: "recruitment", tile: 3 }, { side: "threat" }, [
    "tile.recruit-out",
  ]),
  aCase("pile-flipped", { pile: "threat", tiles: 3 }, { tiles: 4 }, ["queue.flip-threat"]),
  aCase("pile-flipped", { pile: "recruitment", tiles: 3 }, { pile: "threat" }, [
    "queue.flip-recruitment",
  ]),
  aCase("reward-lost", lost, { reward: "bards" }, ["reward.two"], { census: null }),
  aCase("reward-lost", lost, { reason: "no-storey-left" }, ["census.mages"], {
    census: { kind: 5 },
  }),
  aCase("reward-lost", lost, { reason: "no-bard-left" }, ["census.infantry"], {
    census: { kind: 3 },
  }),
  aCase("census-awarded", MAGES, { reward: "bards" }, ["census.mages"]),
  aCase("census-awarded", MAGES, { amounts: [2] }, ["census.mages"]),
  aCase("census-awarded", MAGES, { seats: [1] }, ["census.most"]),
  aCase("census-awarded", TIED, { amounts: [1, 2] }, ["census.tie"]),
  aCase("census-awarded", TIED, { seats: [2, 1] }, ["census.tie-order"]),
  aCase("census-awarded", TIED, { seats: [1] }, ["census.most"]),
  aCase("census-awarded", TIED, { reward: "gold" }, ["census.infantry"]),
  aCase("census-awarded", awarded("archer", [], "gold", 2), { amounts: [2] }, ["census.most"]),
  aCase("census-awarded", awarded("archer", [0], "gold", 2), { amounts: [1] }, ["census.archers"]),
  aCase("assessment-held", held("wealth"), { scores: [9, 7, 8] }, ["assess.wealth"], first),
  aCase("assessment-held", held("influence"), { scores: [1, 7, 7] }, ["assess.influence"], first),
  aCase(
    "assessment-held",
    held("reputation"),
    { scores: [1, 7, 7] },
    ["assess.reputation", "assess.region-first", "assess.region-second"],
    first,
  ),
  aCase(
    "assessment-held",
    held("reputation"),
    { scores: [1, 7, 7] },
    ["assess.reputation", "assess.region-first", "assess.region-second", "assess.bards-of-the-out"],
    second,
  ),
  aCase("assessment-held", held("wealth"), { dummy: 6 }, ["three.dummy"], first),
  aCase("assessment-held", held("wealth"), { dummy: null }, ["assess.dummy"], first),
  aCase("assessment-held", held("wealth", { dummy: null }), { dummy: 3 }, ["assess.dummy"], first),
  aCase(
    "assessment-held",
    held("wealth"),
    { ranking: [1, 0, 2, "dummy"] },
    ["assess.order"],
    first,
  ),
  aCase("assessment-held", held("wealth"), { ranking: [0, 1, 2] }, ["assess.order"], first),
  aCase(
    "assessment-held",
    held("wealth"),
    { ranking: [0, 2, 1, "dummy"] },
    ["assess.tie-units"],
    first,
  ),
  aCase(
    "assessment-held",
    held("wealth"),
    { ranking: [0, 2, 1, "dummy"] },
    ["assess.tie-seat"],
    level,
  ),
  aCase(
    "assessment-held",
    held("wealth"),
    { ranking: [0, 1, "dummy", 2] },
    ["assess.dummy"],
    first,
  ),
  aCase("game-ended", { winner: 2 }, { winner: 1 }, ["assess.order"]),
];

test.each(CASES.map((one) => [one.type, Object.keys(one.wrong)[0]!, one] as const))(
  "%s, %s",
  (type, field, { derived, wrong, context, cites }) => {
    const recorded = { ...derived, ...wrong };
    expect(differingFields(derived, recorded)).toEqual([field]);
    const claim = { context: context as State, derived, recorded };
    expect(clausesOfFields([field], xidit.events[type]!.fields, [], claim)).toEqual(cites);
  },
);

test("each field whose clauses decide only sometimes is among them", () => {
  const sometimes = Object.entries(xidit.events).flatMap(([type, { fields }]) =>
    Object.entries(fields).flatMap(([field, { where }]) =>
      where === undefined ? [] : [`${type} ${field}`],
    ),
  );
  const told = new Set(
    CASES.flatMap(({ type, wrong }) => Object.keys(wrong).map((field) => `${type} ${field}`)),
  );
  expect(sometimes.length).toBeGreaterThanOrEqual(12);
  expect(sometimes.filter((one) => !told.has(one))).toEqual([]);
});
