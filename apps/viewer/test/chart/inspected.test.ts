// A recorded game as the inspector shows it: the whole chart as a machine, every line as a step along its transitions.
import { expect, test } from "vitest";
import { messagesIn } from "../../src/panels/inspect/messages/messages.ts";
import { machineOf, pathsTo, stepsOfLines } from "../../src/panels/inspect/steps-of-lines.ts";
import { aClient, exampleBytes, openBytes, reader } from "../worker/a-desk.ts";

type Machine = ReturnType<typeof machineOf>;
const pathsIn = ({ path, states }: Machine): readonly string[] => [
  path,
  ...states.flatMap(pathsIn),
];

test.for(["disputed-4p.jsonl", "treasure-disputed-2p.jsonl"])("%s", async (name) => {
  const client = aClient();
  const { history, seats } = await openBytes(client, exampleBytes(name));
  const { description } = await client.ask("chart", { history, language: "en" });
  const lines = await client.ask("lines", { history, branch: 0, reader: reader() });
  const machine = machineOf(description);
  const paths = new Set(pathsIn(machine));
  expect(paths.size).toBe(description.states.length + 1);
  const steps = stepsOfLines(lines, description, seats, messagesIn("en"));
  expect(steps.length).toBeGreaterThan(100);
  expect(steps.map(({ index }) => index)).toEqual(lines.map(({ seq }) => seq));
  for (const { place } of lines) for (const path of pathsTo(place)) expect(paths).toContain(path);
  for (const { taken } of steps)
    for (const { source, targets } of taken)
      for (const path of [source, ...targets]) expect(paths).toContain(path);
  const senders = new Set(steps.map(({ sender }) => sender));
  for (const { name } of seats) expect(senders).toContain(name);
  expect(senders).toContain("chance");
  expect(steps.some(({ taken }) => taken.some(({ guard }) => guard !== null))).toBe(true);
  expect(steps.filter(({ taken }) => taken.length > 0).length).toBeGreaterThan(100);
});
