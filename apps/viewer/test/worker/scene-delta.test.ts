// Drawings arrive whole, whatever was drawn before them and in whatever order; what stays the same is not sent again.
import { expect, test } from "vitest";
import { compareScenes, type Scene, type Shape } from "@assize/kernel-drawing";
import type { Moment, Reader } from "../../src/protocol/protocol.ts";
import { createSceneReceiver, createSceneSender } from "../../src/protocol/scene-delta.ts";
import { newDesk } from "../../src/worker/desk.ts";
import { catalogue } from "../../src/worker/games.ts";
import { open } from "../../src/worker/opening.ts";
import { frame } from "../../src/worker/watching.ts";
import { nodeHash } from "@assize/kernel-integrity/node";
import { aClient, exampleBytes, openBytes, reader } from "./a-desk.ts";

const READERS: readonly Reader[] = [reader(), reader("public", "de"), reader(), reader()];
const NAMES = ["long-5p.jsonl", "short-3p.jsonl"] as const;

test("what arrives is what a fresh worker draws", async () => {
  const client = aClient();
  const histories = [];
  for (const name of NAMES) histories.push((await openBytes(client, exampleBytes(name))).history);
  let compared = 0;
  for (const [index, seq] of [0, 1, 2, 300, 299, 40, 41, 0, 200, 201, 7, 8].entries()) {
    const history = index % histories.length;
    const moment = (id: number): Moment => ({ history: id, branch: 0, seq });
    const who = READERS[index % READERS.length]!;
    const arrived = await client.ask("frame", { moment: moment(histories[history]!), reader: who });
    const fresh = newDesk(catalogue, nodeHash);
    const bytes = exampleBytes(NAMES[history]!);
    const asked = { bytes, name: "a", number: 1, rulings: null, language: "en" } as const;
    const facts = await open(fresh, asked, () => undefined);
    const drawn = await frame(
      fresh,
      { moment: moment(facts.history), reader: who },
      () => undefined,
    );
    expect(arrived.scene).toEqual(drawn.scene);
    expect(arrived.event).toEqual(drawn.event);
    compared++;
  }
  expect(compared).toBe(12);
});

test("what is the same is only named, and arrives as the very same shape", () => {
  const [send, receive] = [createSceneSender(), createSceneReceiver()];
  const dot = { kind: "circle", key: "dot", roles: [], at: [0, 0], radius: 1 } as const;
  const other = { ...dot, key: "other" };
  const scene = (at: number): Scene => ({
    width: 1,
    height: 1,
    title: "",
    shapes: [{ kind: "group", key: "group", roles: [], at: [at, 0], children: [dot] }, other],
  });
  const before = scene(0);
  const first = receive(structuredClone(send(before)));
  const sent = structuredClone(send(compareScenes(before, scene(1)).scene));
  expect(sent.shapes).toEqual([{ like: "group", members: { at: [1, 0] } }, "other"]);
  const second = receive(sent);
  expect(second).toEqual(scene(1));
  expect(second.shapes[1]).toBe(first.shapes[1]);
  const childrenIn = ({ shapes: [group] }: Scene) => group?.kind === "group" && group.children;
  expect(childrenIn(second)).toBe(childrenIn(first));
});

test("a shape of another kind, or with a member less, is sent whole; what stands in a group by itself", () => {
  const [send, receive] = [createSceneSender(), createSceneReceiver()];
  const dot = { kind: "circle", key: "dot", roles: [], at: [0, 0], radius: 1 } as const;
  const square = { kind: "rect", key: "dot", roles: [], at: [0, 0], width: 1, height: 1 } as const;
  const drawn = (...shapes: readonly Shape[]): Scene => ({
    width: 1,
    height: 1,
    title: "",
    shapes: [{ kind: "group", key: "group", roles: [], at: [0, 0], children: shapes }],
  });
  const other = { ...dot, key: "other" };
  let before = drawn(dot);
  let drawings = 0;
  for (const after of [
    drawn(dot),
    drawn({ ...dot, label: "a dot" }, other),
    drawn(dot, other),
    drawn(other, square),
    drawn(other, { ...square, corner: 2 }),
    drawn(),
    drawn(dot),
  ]) {
    before = compareScenes(before, after).scene;
    expect(receive(structuredClone(send(before)))).toEqual(after);
    drawings++;
  }
  expect(drawings).toBe(7);
});
