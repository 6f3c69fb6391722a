// What a table chooses, for both games: seats, colours, fields and rulings, as the worker takes them.
import { expect, test } from "vitest";
import {
  fieldsAsked,
  fieldValue,
  firstChoice,
  withField,
  withSeat,
  withSeats,
  wishOf,
} from "../../src/new-game/table-wish.ts";
import { aClient } from "../worker/a-desk.ts";

const client = aClient();
const [xidit, grandlin] = await client.ask("playables", { language: "en" });

test("seats keep what was chosen for them; colours are swapped, never doubled", () => {
  let choice = withSeat(firstChoice(xidit!), 0, { name: "Ada" });
  choice = withSeat(choice, 0, { colour: "green" });
  expect(choice.seats.map(({ colour }) => colour)).toEqual(["green", "red", "blue", "yellow"]);
  choice = withSeats(choice, xidit!, 5);
  expect(choice.seats.map(({ colour }) => colour)).toEqual([
    "green",
    "red",
    "blue",
    "yellow",
    "black",
  ]);
  choice = withSeats(choice, xidit!, 3);
  expect(choice.seats.map(({ name }) => name)).toEqual(["Ada", "", ""]);
});

test("fields are asked at tables of their size, and left out of the wish at others", () => {
  const three = withField(withSeats(firstChoice(xidit!), xidit!, 3), "dummy", "harder");
  expect(fieldsAsked(xidit!, 3).map(({ id }) => id)).toContain("dummy");
  expect(wishOf(three, xidit!, 1).choices).toEqual({ dummy: "harder" });
  const four = withSeats(three, xidit!, 4);
  expect(wishOf(four, xidit!, 1).choices).toEqual({});
});

test("a default that depends on the number of seats follows it", () => {
  const [win] = fieldsAsked(grandlin!, 4);
  const choice = firstChoice(grandlin!);
  expect(fieldValue(choice, win!)).toBe("any:3");
  expect(fieldValue(withSeats(choice, grandlin!, 2), win!)).toBe("any:6");
  expect(fieldValue(withField(choice, "win", "each"), win!)).toBe("each");
});

test("the worker begins a game at every table that the form can name", async () => {
  let begun = 0;
  for (const playable of [xidit!, grandlin!]) {
    const { min, max } = playable.form.seats;
    for (let seats = min; seats <= max; seats++) {
      const [ruling] = playable.rulings;
      const choice = {
        ...withSeats(firstChoice(playable), playable, seats),
        overrides: { [ruling!.id]: ruling!.options.at(-1)!.id, other: "" },
      };
      const wish = wishOf(choice, playable, 3);
      const facts = await client.ask("newGame", { wish, language: "en" });
      expect(facts.seats).toHaveLength(seats);
      expect(facts.verdict.rulings.choices[ruling!.id]).toBe(ruling!.options.at(-1)!.id);
      begun++;
    }
  }
  expect(begun).toBe(6);
});
