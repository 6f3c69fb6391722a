// The package's own receivers at the other end: over a real socket, and by messages to a window.
import {
  createBrowserReceiver,
  createWebSocketReceiver,
  type StatelyInspectionEvent,
} from "@statelyai/inspect";
import { expect, test } from "vitest";
import { assign, createActor, fromCallback, setup } from "xstate";
import { observe, type Watch } from "@assize/inspection-observe";
import { serveInspection } from "@assize/inspection-xstate-inspect/node";
import { statelySink, statelyStream } from "../src/index.ts";

const affordable = ({ context }: { context: { coins: number } }) => context.coins < 1;

const turnstile = setup({
  types: { context: {} as { coins: number }, events: {} as { type: "coin" } },
  actors: { clock: fromCallback(() => undefined) },
}).createMachine({
  id: "turnstile",
  context: { coins: 0 },
  initial: "locked",
  invoke: { id: "ticking", src: "clock" },
  states: {
    locked: {
      on: {
        coin: {
          guard: affordable,
          actions: assign({ coins: ({ context }) => context.coins + 1 }),
          target: "open",
        },
      },
    },
    open: {},
  },
});

const playOn = (watch: Watch) => {
  const actor = createActor(turnstile, { id: "north", inspect: watch.inspect }).start();
  return actor;
};

const CURRENT = /^\d+\.\d+\.\d+$/;

const inShort = (event: StatelyInspectionEvent): string => {
  switch (event.type) {
    case "@xstate.actor":
      return `actor ${event.name}`;
    case "@xstate.event":
      return `event ${event.event.type}`;
    case "@xstate.snapshot":
      return `snapshot ${JSON.stringify((event.snapshot as { value?: unknown }).value)}`;
  }
};

test("events in the package's own format, with definition, parent and root", () => {
  const events: StatelyInspectionEvent[] = [];
  const watch = observe();
  watch.to(statelySink((event) => events.push(event)));
  const actor = playOn(watch);
  actor.send({ type: "coin" });
  const [first, child] = events.filter((event) => event.type === "@xstate.actor");
  expect(first).toMatchObject({ name: "turnstile", sessionId: actor.sessionId });
  expect(JSON.parse(first!.definition!)).toMatchObject({
    id: "turnstile",
    states: { locked: { on: { coin: { guard: { type: "affordable" }, target: "open" } } } },
  });
  expect(child).toMatchObject({ parentId: actor.sessionId, rootId: actor.sessionId });
  expect(events.at(-1)).toMatchObject({
    type: "@xstate.snapshot",
    snapshot: { status: "active", value: "open", context: { coins: 1 } },
    event: { type: "coin" },
  });
  expect(events.length).toBeGreaterThanOrEqual(7);
  for (const event of events) {
    expect(event).toMatchObject({ rootId: actor.sessionId, createdAt: expect.any(String) });
    expect(event._version).toMatch(CURRENT);
  }
  actor.stop();
});

test("a refused event of an inspector is told as an event with its clauses", () => {
  const events: StatelyInspectionEvent[] = [];
  const why = { message: "No.", clauses: ["gate.one-coin"] };
  const watch = observe({ whyNot: () => why });
  const actor = playOn(watch);
  watch.to(statelySink((event) => events.push(event)));
  watch.send(actor.sessionId, { type: "coin" });
  expect(events.at(-1)).toMatchObject({
    type: "@xstate.event",
    event: { type: "inspection.refused", event: { type: "coin" }, clauses: ["gate.one-coin"] },
  });
  actor.stop();
});

test("the package's socket receiver, connected late, sees the actor and all that follows", async () => {
  const watch = observe();
  const actor = playOn(watch);
  const server = await serveInspection(watch, {
    port: 0,
    streams: { "/stately": statelyStream(watch) },
  });
  const receiver = createWebSocketReceiver({ server: `ws://${server.address}/stately` });
  const seen: string[] = [];
  await new Promise<void>((resolve) => {
    receiver.subscribe((event) => {
      seen.push(inShort(event));
      if (seen.length === 4) actor.send({ type: "coin" });
      if (seen.length === 6) resolve();
    });
  });
  expect(seen).toEqual([
    "actor turnstile",
    'snapshot "locked"',
    expect.stringMatching(/^actor x:\d+$/),
    "snapshot null",
    "event coin",
    'snapshot "open"',
  ]);
  await server.close();
  actor.stop();
});

test("the package's window receiver takes the events as messages", () => {
  const listeners: ((message: { readonly data: unknown }) => void)[] = [];
  const said: unknown[] = [];
  const page = {
    self: "frame",
    top: "page",
    parent: { postMessage: (data: unknown) => said.push(data) },
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
  };
  const receiver = createBrowserReceiver({ window: page as unknown as Window });
  const seen: string[] = [];
  receiver.subscribe((event) => seen.push(inShort(event)));
  const watch = observe();
  watch.to(
    statelySink((event) => {
      for (const listener of listeners) listener({ data: structuredClone(event) });
    }),
  );
  playOn(watch).stop();
  expect(said).toEqual([{ type: "@statelyai.connected" }]);
  expect(seen.slice(0, 2)).toEqual(["actor turnstile", expect.stringMatching(/^actor x:\d+$/)]);
  expect(seen.at(-1)).toBe('snapshot "locked"');
});
