import { expect, test } from "vitest";
import { noteReadings } from "../src/index.ts";

const choices = { bank: "limited:60", "census-tie": "all" };

test("a noting copy has the same choices and tells each reading", () => {
  const read: string[] = [];
  const noting = noteReadings(choices, (id) => read.push(id));
  expect(Object.keys(noting)).toEqual(Object.keys(choices));
  expect(read).toEqual([]);
  expect(noting.bank).toBe("limited:60");
  expect(noting["census-tie"]).toBe("all");
  expect(read).toEqual(["bank", "census-tie"]);
  expect({ ...noting }).toEqual(choices);
  expect(JSON.parse(JSON.stringify(noting))).toEqual(choices);
});

test("two noting copies of different choices tell apart who was read", () => {
  const [mine, other]: [string[], string[]] = [[], []];
  const a = noteReadings(choices, (id) => mine.push(id));
  const b = noteReadings({ ...choices, bank: "endless" }, (id) => other.push(id));
  expect([b.bank, a.bank]).toEqual(["endless", "limited:60"]);
  expect([mine, other]).toEqual([["bank"], ["bank"]]);
});
