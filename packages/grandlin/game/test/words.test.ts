// What seats are called: by a name that can be read, else by their colour, else by their number.
import { expect, test } from "vitest";
import { SeatId } from "@assize/kernel-model";
import { grandlin } from "../src/index.ts";

test("a seat is called by its name, else its colour, else its number", () => {
  const seats = [
    { colour: "red", name: "Ada" },
    { colour: "red" },
    ...["", " ", "\u200b"].map((name) => ({ colour: "red", name })),
    { colour: "", name: "" },
  ];
  const called = seats.map((_, seat) =>
    grandlin.describe.seat(SeatId(seat), { seats } as never, "en"),
  );
  expect(called.slice(0, 2)).toEqual(["Ada", "Red"]);
  expect(called.slice(2, 5)).toEqual(["Red", "Red", "Red"]);
  expect(called[5]).toContain("5");
});
