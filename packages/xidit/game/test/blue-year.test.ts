// ex.blue-year: the whole example turn of the rulebook, as a log that ships with the project.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { linesOf } from "@assize/testkit";
import { audit } from "@assize/kernel-verifier/node";
import { xidit } from "../src/index.ts";
import { BLUE_YEAR, blueYear } from "./blue-year.ts";
import { event } from "./given.ts";

const isTile = (type: string): boolean => /^(tile|queue|pile)-/.test(type);

const lines = linesOf(blueYear())
  .slice(1)
  .map((line) => JSON.parse(line) as { type: string; by?: number; data: { seat?: number } });
const events = lines.map(({ type, by, data }) =>
  by === undefined ? { type, data } : { type, by, data },
);

test("the script reproduces the log byte for byte", () => {
  expect(readFileSync(BLUE_YEAR).equals(blueYear())).toBe(true);
});

test("the log is compliant", () => {
  const answer = audit(blueYear(), { games: [xidit] });
  expect(answer).toMatchObject({
    kind: "audited",
    verdict: { kind: "compliant", findings: [], doubts: [], finished: false, assurance: "chained" },
  });
});

test("ex.blue-year: blue does what the rulebook tells, order by order", () => {
  const own = events.filter(({ type, by, data }) => by === 0 || data.seat === 0 || isTile(type));
  expect(own.slice(1)).toEqual([
    event("unit-recruited", { seat: 0, city: 7, unit: "archer" }),
    event("idrakys-moved", { seat: 0, road: "red", from: 7, to: 6 }),
    event("unit-recruited", { seat: 0, city: 6, unit: "militia" }),
    event("idrakys-moved", { seat: 0, road: "blue", from: 6, to: 11 }),
    event("idrakys-moved", { seat: 0, road: "red", from: 11, to: 17 }),
    event("threat-paid", { seat: 0, city: 17, units: ["militia", "archer", "cleric"] }),
    event("rewards-chosen", { rewards: ["guild", "bards"] }, 0),
    event("guild-built", { seat: 0, city: 17, storeys: 3 }),
    event(
      "bards-placed",
      {
        regions: [
          { region: 3, bards: 1 },
          { region: 9, bards: 2 },
        ],
      },
      0,
    ),
    event("tile-discarded", { side: "threat", tile: 17 }),
    event("tile-placed", { side: "threat", tile: 14, units: [] }),
    event("queue-advanced", { side: "threat", tile: 13 }),
  ]);
});

test("the token goes to the player on her left", () => {
  expect(events.at(-1)).toEqual(event("year-ended", { year: 2, firstPlayer: 1 }));
});
