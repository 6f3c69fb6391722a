// Who may touch the device, and what it shows: never a secret to a seat that does not hold it.
import { expect, test } from "vitest";
import {
  curtainFor,
  eyesOfDevice,
  goesOnAlone,
  keepsDevice,
  loneSeat,
  type Next,
} from "../../src/new-game/turn.ts";

const due = (seat: number | null, secret: boolean, only = false): Next => ({
  kind: seat === null ? "chance" : "decision",
  seat,
  secret,
  only,
});
const PERSONS = [null, null, null];
const ONE_PERSON = ["greedy", null, "random"];

test("a secret decision is hidden until its own seat has the device", () => {
  expect(curtainFor(due(1, true), null, PERSONS)).toBe(1);
  expect(curtainFor(due(1, true), 0, PERSONS)).toBe(1);
  expect(curtainFor(due(1, true), 1, PERSONS)).toBeNull();
  expect(curtainFor(due(1, false), 0, PERSONS)).toBeNull();
  expect(curtainFor(due(null, true), null, PERSONS)).toBeNull();
});

test("a seat keeps the device for its own next secret only", () => {
  expect(keepsDevice(1, due(1, true))).toBe(1);
  expect(keepsDevice(1, due(1, false))).toBeNull();
  expect(keepsDevice(1, due(2, true))).toBeNull();
  expect(keepsDevice(1, due(null, true))).toBeNull();
  expect(eyesOfDevice(1, PERSONS)).toBe(1);
  expect(eyesOfDevice(null, PERSONS)).toBe("public");
});

test("one person among bots needs no curtain", () => {
  expect(loneSeat(ONE_PERSON)).toBe(1);
  expect(loneSeat(PERSONS)).toBeNull();
  expect(loneSeat(["greedy", "greedy"])).toBeNull();
  expect(curtainFor(due(1, true), null, ONE_PERSON)).toBeNull();
  expect(eyesOfDevice(null, ONE_PERSON)).toBe(1);
});

test("bots and what has but one outcome go on by themselves", () => {
  expect(goesOnAlone(due(0, true), ONE_PERSON)).toBe(true);
  expect(goesOnAlone(due(1, true), ONE_PERSON)).toBe(false);
  expect(goesOnAlone(due(null, true, true), PERSONS)).toBe(true);
  expect(goesOnAlone(due(null, false), ONE_PERSON)).toBe(false);
  expect(goesOnAlone({ kind: "none", seat: null, secret: false, only: false }, PERSONS)).toBe(
    false,
  );
});
