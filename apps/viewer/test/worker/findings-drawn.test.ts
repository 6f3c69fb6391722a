// What the board draws at a finding: both what is recorded and what the rules force, and only for eyes that may know it.
import { expect, test } from "vitest";
import type { Shape } from "@assize/kernel-drawing";
import { SeatId } from "@assize/kernel-model";
import { aClient, exampleBytes, openBytes, reader } from "./a-desk.ts";

const keysOf = (shapes: readonly Shape[]): readonly string[] =>
  shapes.flatMap((shape): readonly string[] =>
    shape.kind === "group" ? [shape.key, ...keysOf(shape.children)] : [shape.key],
  );
const rolesOf = (shapes: readonly Shape[]): ReadonlySet<string> =>
  new Set(shapes.flatMap(({ roles }) => [...roles]));

test("event 259 of the disputed game: the archer struck, the militia forced, tile 19 outlined, nobody else", async () => {
  const client = aClient();
  const { history } = await openBytes(client, exampleBytes("disputed-4p.jsonl"));
  const at = async (seq: number, eyes: Parameters<typeof reader>[0] = "all") =>
    (await client.ask("frame", { moment: { history, branch: 0, seq }, reader: reader(eyes) }))
      .event;
  const { marks } = await at(259);
  const keys = keysOf(marks);
  expect(marks[0]!.key).toBe("finding:veil");
  expect(keys).toContain("finding:decider:mark-event");
  expect(keys.some((key) => key.startsWith("finding:medal-1:picture:unit:city-19:"))).toBe(true);
  expect(
    marks.filter(({ key }) => /^finding:medal-\d:ring$/.test(key)).map(({ roles }) => roles),
  ).toEqual([["mark-recorded"], ["mark-forced"]]);
  // Of an event that is what the rules say nothing is red.
  expect([...rolesOf((await at(258)).marks)]).not.toContain("mark-recorded");
  // The purse of another seat is hidden: its figures are in no mark.
  const secret = await at(284, SeatId(0));
  expect(keysOf(secret.marks).filter((key) => key.includes("gold:red:amount"))).toEqual([]);
  expect(keysOf((await at(284)).marks).some((key) => key.includes("gold:red:amount"))).toBe(true);
});

test.each(["disputed-4p.jsonl", "treasure-disputed-2p.jsonl"])(
  "causes of %s are drawn where they are seen on the board",
  async (name) => {
    const client = aClient();
    const { history, verdict } = await openBytes(client, exampleBytes(name));
    const causes = verdict.findings.filter(({ follows }) => follows === null);
    let drawn = 0;
    for (const { seq } of causes) {
      const moment = { history, branch: 0, seq };
      const { event } = await client.ask("frame", { moment, reader: reader() });
      if (rolesOf(event.marks).has("mark-veil")) drawn++;
    }
    // A figure that is only said, and not laid on the table, is told in words.
    expect(drawn).toBeGreaterThanOrEqual(2);
  },
);
