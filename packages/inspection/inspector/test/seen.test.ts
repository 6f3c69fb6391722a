// What the inspector keeps of what it is told.
import { expect, test } from "vitest";
import type { Report, ShownSnapshot, ShownState } from "@assize/inspection-xstate-inspect/receiver";
import { ACTORS_KEPT, ENTRIES_KEPT, NOTHING_SEEN, type Seen, seenAfter } from "../src/seen.ts";

const machine: ShownState = { key: "m", path: "", type: "compound", transitions: [], states: [] };
const at = (...active: string[]): ShownSnapshot => ({ active, context: null, done: false });
const registered = (session: string): Report => ({
  kind: "registered",
  session,
  id: `actor ${session}`,
  machine,
  snapshot: at("a"),
  holding: null,
});
const event = (session: string, type: string): Report => ({
  kind: "event",
  session,
  event: { type },
  from: null,
});
const reached = (session: string, ...active: string[]): Report => ({
  kind: "state",
  session,
  snapshot: at(...active),
  taken: [{ source: "a", targets: active, guard: null }],
});
const after = (...reports: readonly Report[]): Seen => reports.reduce(seenAfter, NOTHING_SEEN);

test("actors with their events, refusals, states and ends", () => {
  const refused: Report = {
    kind: "refused",
    session: "1",
    event: { type: "no" },
    message: "No.",
    clauses: ["c.1"],
  };
  const seen = after(
    registered("1"),
    registered("2"),
    event("1", "go"),
    reached("1", "b"),
    event("1", "no"),
    refused,
    { kind: "stopped", session: "2" },
  );
  expect(seen.actors).toMatchObject([
    {
      session: "1",
      first: { active: ["a"] },
      snapshot: { active: ["b"] },
      stopped: false,
      told: 2,
      entries: [
        {
          index: 0,
          told: { kind: "event" },
          taken: [{ source: "a", targets: ["b"] }],
          after: at("b"),
        },
        { index: 1, told: refused, taken: [], after: at("b") },
      ],
    },
    { session: "2", stopped: true, told: 0 },
  ]);
});

test("an actor that is registered once more keeps its events and its machine", () => {
  const seen = after(registered("1"), event("1", "go"), {
    ...registered("1"),
    machine: { ...machine, key: "again" },
    snapshot: at("c"),
  } as Report);
  expect(seen.actors).toHaveLength(1);
  expect(seen.actors[0]).toMatchObject({ told: 1, snapshot: { active: ["c"] } });
  expect(seen.actors[0]!.machine).toBe(machine);
});

test("keeps the latest entries, and lets stopped actors go first", () => {
  const many = Array.from({ length: ENTRIES_KEPT + 10 }, (_, index) => event("1", `e${index}`));
  const [actor] = after(registered("1"), ...many).actors;
  expect(actor!.told).toBe(ENTRIES_KEPT + 10);
  expect(actor!.entries).toHaveLength(ENTRIES_KEPT);
  expect(actor!.entries[0]!.index).toBe(10);
  const actors = Array.from({ length: ACTORS_KEPT }, (_, index) => registered(`${index}`));
  const full = after(...actors, { kind: "stopped", session: "7" }, registered("last"));
  expect(full.actors).toHaveLength(ACTORS_KEPT);
  expect(full.actors.some(({ session }) => session === "7")).toBe(false);
  expect(full.actors.some(({ session }) => session === "0")).toBe(true);
});

test("a lost connection, and reports of actors it never met", () => {
  expect(after({ kind: "disconnected" }).disconnected).toBe(true);
  expect(after(event("9", "go"), { kind: "stopped", session: "9" })).toEqual(NOTHING_SEEN);
});

test("what is held is kept of each actor, until it stops", () => {
  const holding = { breakpoints: [], stepping: true, held: null };
  const seen = [
    registered("1"),
    registered("2"),
    { kind: "holding", session: "1", holding } as const,
  ].reduce(seenAfter, NOTHING_SEEN);
  expect(seen.actors.map((one) => one.holding)).toEqual([holding, null]);
  expect(seenAfter(seen, { kind: "stopped", session: "1" }).actors[0]!.holding).toBeNull();
});
