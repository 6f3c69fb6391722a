// A finding is drawn in every game: what was recorded and what the rules say. What an event is about is on the board.
import type { Shape } from "@assize/kernel-drawing";
import { describe, expect, test } from "vitest";
import { GAMES } from "@assize/catalogue/all";
import { aClient, exampleBytes, openBytes, reader } from "./a-desk.ts";

const rolesOf = (marks: readonly Shape[]): ReadonlySet<string> =>
  new Set(marks.flatMap(({ roles }) => [...roles]));

describe("a finding is drawn, both what was recorded and what the rules say", () => {
  test.each([
    ["disputed-4p.jsonl", 3],
    ["treasure-disputed-2p.jsonl", 3],
    ["chess-nalchik.jsonl", 1],
  ])("%s", async (name, least) => {
    const client = aClient();
    const { history } = await openBytes(client, exampleBytes(name));
    const lines = await client.ask("lines", { history, branch: 0, reader: reader() });
    const found = lines.filter(({ findings }) => findings.length > 0);
    expect(found.length).toBeGreaterThanOrEqual(least);
    for (const { seq, text } of found) {
      const moment = { history, branch: 0, seq };
      const { event } = await client.ask("frame", { moment, reader: reader() });
      const roles = rolesOf(event.marks);
      const drawn = ["mark-veil", "mark-recorded", "mark-forced"].filter((role) => roles.has(role));
      expect([text, drawn]).toEqual([text, ["mark-veil", "mark-recorded", "mark-forced"]]);
    }
  });

  test("an event that changes nothing on the board is marked where it happened", async () => {
    const client = aClient();
    const { history } = await openBytes(client, exampleBytes("long-4p.jsonl"));
    const moment = { history, branch: 0, seq: 260 };
    const { event } = await client.ask("frame", { moment, reader: reader() });
    expect([...rolesOf(event.marks)]).toContain("mark-event");
  });
});

describe("what an event is about", () => {
  const junk = [
    null,
    [],
    7,
    {},
    { seat: "x", city: {} },
    { $unknown: "hidden" },
    { seat: 99, by: -1 },
  ];

  test("of data of any shape is nothing, or keys of shapes", async () => {
    expect(GAMES.length).toBeGreaterThanOrEqual(3);
    let asked = 0;
    for (const { drawing, model } of GAMES) {
      const { concerns } = drawing ?? {};
      expect([model.id, concerns !== undefined]).toEqual([model.id, true]);
      const view = { seats: [], pieces: [], combat: null, onTurn: 0 };
      for (const data of junk) {
        const keys = concerns!({ type: "anything", data }, view);
        expect(keys.every((key) => typeof key === "string" && !key.includes("undefined"))).toBe(
          true,
        );
        asked++;
      }
    }
    expect(asked).toBeGreaterThanOrEqual(20);
  });
});
