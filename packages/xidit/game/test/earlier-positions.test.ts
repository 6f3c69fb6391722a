// Positions as they were stated before today's names: each old place and member is read as what it is called now.
import type { JsonObject } from "@assize/kernel-model";
import { expect, test } from "vitest";
import { restate } from "../src/earlier-positions.ts";

const REWARDS = "play.resolution.rewards";

const flagged = (change: JsonObject = {}): JsonObject => ({
  city: 6,
  titan: null,
  rewards: ["gold"],
  storeys: null,
  bonusDue: false,
  dummyDone: false,
  ...change,
});

const stated = (place: string, elimination: JsonObject | null) => ({
  place,
  context: { year: 1, elimination },
});

const HANDING_OUT: readonly (readonly [place: string, elimination: JsonObject])[] = [
  ["set-aside", flagged({ rewards: ["gold"], bonusDue: true })],
  ["set-aside", flagged({ rewards: [], bonusDue: true, dummyDone: true })],
  ["leaving", flagged({ rewards: [], dummyDone: true })],
  ["dummy", flagged({ rewards: [] })],
  ["building", flagged({ rewards: ["guild"], storeys: 2 })],
  ["handing-out", flagged({ rewards: ["guild"] })],
  ["handing-out", flagged({ rewards: ["gold", "guild"], storeys: 2 })],
  ["handing-out", flagged({ rewards: ["bards"], dummyDone: true })],
];

test.each(HANDING_OUT)("handing out, told by flags, is %s", (state, elimination) => {
  const { city, titan, rewards, storeys } = elimination;
  expect(restate(stated(`${REWARDS}.handing-out`, elimination))).toEqual(
    stated(`${REWARDS}.${state}`, { city, titan, rewards, storeys } as JsonObject),
  );
});

test("elsewhere the flags go, and no reward chosen is an empty list", () => {
  for (const place of [`${REWARDS}.choosing`, "play.tile-management.placing"])
    expect(restate(stated(place, flagged({ rewards: null })))).toEqual(
      stated(place, { city: 6, titan: null, rewards: [], storeys: null }),
    );
});

test("what has no old name stays as it is, and so does what is no position at all", () => {
  const today = { city: 6, titan: null, rewards: ["gold"], storeys: null };
  const others = [
    stated(`${REWARDS}.gold`, today),
    stated(`${REWARDS}.handing-out`, today),
    stated("play.resolution.turn", null),
    stated(`${REWARDS}.choosing`, flagged({ bonusDue: "x" })),
    stated(`${REWARDS}.choosing`, flagged({ dummyDone: 7 })),
    stated(`${REWARDS}.choosing`, { ...today, dummyDone: true }),
    { place: "nowhere", context: null },
    { place: `${REWARDS}.handing-out`, context: [flagged()] },
    { place: `${REWARDS}.handing-out`, context: { elimination: ["bonusDue"] } },
  ];
  for (const one of others) expect(restate(one)).toBe(one);
});

test("rewards that were not chosen were never handed out", () => {
  const odd = restate(stated(`${REWARDS}.handing-out`, flagged({ rewards: null })));
  expect(odd.context).toMatchObject({ elimination: { rewards: null } });
});
