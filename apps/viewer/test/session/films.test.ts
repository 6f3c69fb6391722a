// Stopping an audit ends the worker; what only that worker knew is there again in the next one.
import { expect, test, vi } from "vitest";
import type { Client } from "../../src/protocol/client.ts";
import { createFilms, type Films } from "../../src/session/films.ts";
import { aClient, exampleBytes, reader } from "../worker/a-desk.ts";

/** A client whose worker never comes to the end of the log with this name. */
const STUCK = "stuck.jsonl";
const slowClient = (): Client & { readonly hasBegun: () => boolean } => {
  const inner = aClient();
  let hasBegun = false;
  return {
    ask: (name, ask, onProgress) => {
      if (name !== "open" || (ask as { readonly name: string }).name !== STUCK)
        return inner.ask(name, ask, onProgress);
      hasBegun = true;
      return new Promise(() => undefined);
    },
    end: inner.end,
    hasBegun: () => hasBegun,
  };
};

const somePage = () => {
  let client = slowClient();
  const onReopened = vi.fn<() => void>();
  const films: Films = createFilms({
    client: () => client,
    restart: () => {
      client.end();
      client = slowClient();
    },
    onReopened,
    language: () => "en",
  });
  return { films, onReopened, client: () => client };
};

const source = (name: string) => ({ name, bytes: exampleBytes(name), address: null });

/** Takes the first decision that may be taken here. */
const takeOne = async (client: Client, film: number, reel: number, seq: number) => {
  const moment = { film, reel, seq };
  const { list } = await client.ask("choices", { moment, seat: null, reader: reader() });
  const { event } = list.at(-1)!;
  return client.ask("take", { moment, event, at: null, language: "en" });
};

const told = async (client: Client, film: number) =>
  (await client.ask("branches", { film, language: "en" })).map(({ name, from, events }) => ({
    name,
    from,
    events,
  }));

test("branches and games begun here outlive a cancelled audit", async () => {
  const { films, onReopened, client } = somePage();
  await films.open(source("blue-year.jsonl"));
  const watched = films.current()!.facts.film;
  const { moment } = await takeOne(client(), watched, 0, 3);
  await takeOne(client(), watched, moment.reel, moment.seq);
  await client().ask("rename", { film: watched, reel: moment.reel, name: "another way" });
  const facts = await client().ask("newGame", {
    wish: {
      game: "grandlin",
      seats: [
        { name: "Daria", colour: "red" },
        { name: "", colour: "blue" },
      ],
      choices: {},
      rulings: { overrides: {} },
      seed: 7,
    },
    language: "en",
  });
  films.add(facts);
  await takeOne(client(), facts.film, 0, 0);
  films.choose(watched);
  const before = [await told(client(), watched), await told(client(), facts.film)];
  expect(before.map((branches) => branches.length)).toEqual([1, 1]);
  expect(before[1]![0]!.events).toBeGreaterThan(0);

  const first = client();
  const opening = films.open({ ...source("long-4p.jsonl"), name: STUCK });
  await vi.waitFor(() => expect(first.hasBegun()).toBe(true));
  films.cancel();
  await vi.waitFor(() => expect(onReopened).toHaveBeenCalledTimes(1));
  expect(client()).not.toBe(first);
  expect(films.opening().kind).toBe("none");
  expect(films.all().map(({ facts: { name } }) => name)).toEqual(["blue-year.jsonl", facts.name]);
  expect(films.current()!.facts.name).toBe("blue-year.jsonl");
  const after = films.all().map(({ facts: { film } }) => told(client(), film));
  expect(await Promise.all(after)).toEqual(before);
  void opening;
});

test("a cancelled first audit leaves nothing open", async () => {
  const { films, client } = somePage();
  const first = client();
  void films.open({ ...source("blue-year.jsonl"), name: STUCK });
  await vi.waitFor(() => expect(first.hasBegun()).toBe(true));
  films.cancel();
  expect(films.opening().kind).toBe("none");
  expect(await films.open(source("blue-year.jsonl"))).toBe(true);
  expect(films.all().length).toBe(1);
});
