// Choices of both games as somebody picks them: on shapes that are there, in the game's words, and told as secret
// where a list would tell what not everybody may know.
import { expect, test } from "vitest";
import { everyShape } from "@assize/kernel-drawing";
import type { Choices } from "../../src/protocol/protocol.ts";
import { aClient, reader } from "../worker/a-desk.ts";

interface Seen {
  readonly choices: Choices;
  readonly keys: ReadonlySet<string>;
}

/** Some moments of a game that bots play: what may be chosen there, and the shapes that are drawn. */
const seenIn = async (game: string, moments: number): Promise<readonly Seen[]> => {
  const client = aClient();
  const [playable] = (await client.ask("playables", { language: "en" })).filter(
    ({ id }) => id === game,
  );
  const seats = playable!.form.colours.slice(0, 4).map((colour) => ({ colour, name: "" }));
  const wish = { game, seats, choices: {}, rulings: { overrides: {} }, seed: 5 };
  const { history } = await client.ask("newGame", { wish, language: "en" });
  const seen: Seen[] = [];
  let moment = { history, branch: 0, seq: 0 };
  for (let step = 0; step < moments; step++) {
    const choices = await client.ask("choices", { moment, seat: null, reader: reader() });
    if (choices.kind === "none") break;
    const { scene } = await client.ask("frame", { moment, reader: reader() });
    seen.push({ choices, keys: new Set(everyShape(scene).map(({ key }) => key)) });
    const one = { bot: "random", choices: 1, seed: step, language: "en" } as const;
    ({ moment } = await client.ask("playOn", { moment, ...one }));
  }
  return seen;
};

const [xidit, grandlin] = [await seenIn("xidit", 60), await seenIn("grandlin", 120)];

test.for([
  ["xidit", xidit, ["idrakys-placed"]],
  ["grandlin", grandlin, ["stepped", "card-inserted"]],
] as const)("%s: choices lie on shapes that are drawn", ([, seen, types]) => {
  const list = seen.flatMap(({ choices, keys }) =>
    choices.list.map((choice) => ({
      choice,
      shown: choice.steps.filter((step) => step.some((key) => keys.has(key))),
    })),
  );
  for (const type of types) {
    const some = list.filter(({ choice }) => choice.event.type === type);
    expect(some.length).toBeGreaterThan(10);
    expect(
      some.filter(({ choice, shown }) => shown.length === 0 || shown.length < choice.steps.length),
    ).toEqual([]);
  }
});

test("words of data are the game's own", () => {
  const orders = xidit.find(({ choices }) => choices.forms["orders-programmed"] !== undefined);
  expect(orders?.choices.words).toMatchObject({ "road-black": "Black Road", wait: "Wait" });
  const cards = grandlin.find(({ choices }) =>
    choices.list.some(({ event }) => event.type === "card-inserted"),
  );
  const words = Object.entries(cards?.choices.words ?? {});
  expect(words.length).toBeGreaterThan(2);
  for (const [word, told] of words)
    expect(told.toLowerCase()).toBe(word.replaceAll("-", " ").toLowerCase());
});

test("what is secret is told as secret, and only that", () => {
  const byType = (seen: readonly Seen[], type: string): readonly boolean[] =>
    seen.flatMap(({ choices }) =>
      choices.list.some(({ event }) => event.type === type) ? [choices.secret] : [],
    );
  expect(new Set(byType(xidit, "orders-programmed"))).toEqual(new Set([true]));
  expect(new Set(byType(xidit, "idrakys-placed"))).toEqual(new Set([false]));
  // Beside a step a spell may be cast from the hand: then the choices are secret.
  expect(new Set(byType(grandlin, "stepped"))).toEqual(new Set([false, true]));
  expect(new Set(byType(grandlin, "card-inserted"))).toEqual(new Set([true]));
  expect(new Set(byType(grandlin, "card-drawn"))).toEqual(new Set([true]));
  expect(new Set(byType(grandlin, "die-rolled"))).toEqual(new Set([false]));
});

test("to the public a secret choice is told without its list", async () => {
  const client = aClient();
  const seats = ["blue", "red", "green", "yellow"].map((colour) => ({ colour, name: "" }));
  const wish = { game: "xidit", seats, choices: {}, rulings: { overrides: {} }, seed: 5 };
  const { history } = await client.ask("newGame", { wish, language: "en" });
  const start = { history, branch: 0, seq: 0 };
  const set = { bot: "random", choices: 7, seed: 1, language: "en" } as const;
  const { moment } = await client.ask("playOn", { moment: start, ...set });
  const asked = { moment, seat: null, reader: reader("public") };
  const told = await client.ask("choices", asked);
  expect(told).toMatchObject({ kind: "decision", seat: 0, secret: true, list: [], forms: {} });
});
