// A real server, a real socket, and the package's own receiver at the other end.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createWebSocketReceiver, type ParsedReceiverEvent } from "@xstate/inspect";
import { ORDERS } from "@assize/inspection-observe";
import { WebSocket } from "ws";
import { type InspectionServer, serveInspection, type ServeOptions } from "../src/node.ts";
import { receiveFromServer, type Report } from "../src/receiver.ts";
import { laid, type NimAtTable, PASSED, startNim, taken } from "./a-game-of-nim.ts";

const open: { close: () => Promise<void> | void }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

interface Table extends NimAtTable {
  readonly server: InspectionServer;
}

const serve = async (options: Partial<ServeOptions> = {}): Promise<Table> => {
  const nim = startNim();
  const server = await serveInspection(nim.watch, { port: 0, ...options });
  open.push(server);
  return { ...nim, server };
};

/** Collects what arrives, and waits until something in particular has. */
const collector = <Item>() => {
  const items: Item[] = [];
  let look = (): void => undefined;
  return {
    items,
    take: (item: Item): void => {
      items.push(item);
      look();
    },
    until: (holds: (item: Item) => boolean): Promise<Item> =>
      new Promise((resolve) => {
        look = () => {
          const found = items.find(holds);
          if (found !== undefined) resolve(found);
        };
        look();
      }),
  };
};

const receive = (table: Table) => {
  const receiver = createWebSocketReceiver({ server: table.server.address, serialize: undefined });
  const told = collector<ParsedReceiverEvent>();
  receiver.subscribe((event) => told.take(event));
  return { receiver, ...told };
};

const ofType =
  (type: ParsedReceiverEvent["type"]) =>
  (event: ParsedReceiverEvent): boolean =>
    event.type === type;

const named =
  (name: string) =>
  (event: ParsedReceiverEvent): boolean =>
    event.type === "service.event" && event.event.name === name;

test("the package's receiver sees register, event, state and stop, with a machine of XState 4", async () => {
  const table = await serve();
  const { items, until } = receive(table);
  const registered = await until(ofType("service.register"));
  if (registered.type !== "service.register") throw new Error("expected a registration");
  expect(registered.sessionId).toBe(table.actor.session);
  expect(registered.state.value).toEqual({ play: "laying" });
  expect(registered.machine.stateIds).toEqual([
    "nim",
    "nim.play",
    "nim.play.laying",
    "nim.play.turns",
    "over",
  ]);
  expect(registered.machine.states["play"]!.states["laying"]!.on["matches-laid"]).toMatchObject([
    { cond: { name: "fairHeap" }, actions: [{ type: "without a name" }] },
  ]);
  table.actor.send(laid(7));
  const state = await until(ofType("service.state"));
  expect(state).toMatchObject({
    state: { value: { play: "turns" }, context: { matches: 7 }, event: laid(7) },
  });
  table.actor.stop();
  await until(ofType("service.stop"));
  expect(items.map(({ type }) => type)).toEqual([
    "service.register",
    "service.event",
    "service.state",
    "service.state",
    "service.stop",
  ]);
});

const send = (receiver: ReturnType<typeof receive>["receiver"], session: string, event: object) =>
  receiver.send({
    type: "xstate.event",
    event: JSON.stringify({
      name: "x",
      data: event,
      $$type: "scxml",
      type: "external",
      origin: session,
    }),
    service: session,
  });

test("an inspector's event goes into the actor, takes effect, and is told once", async () => {
  const table = await serve();
  const { receiver, items, until } = receive(table);
  await until(ofType("service.register"));
  send(receiver, table.actor.session, laid(9));
  await until(ofType("service.state"));
  expect(table.actor.position().context.matches).toBe(9);
  table.actor.send(taken(0, 2));
  await until(named("matches-taken"));
  expect(items.filter(ofType("service.event"))).toHaveLength(2);
});

test("an event that the chart refuses is answered with its clauses, and has no effect", async () => {
  const table = await serve();
  const { receiver, until } = receive(table);
  await until(ofType("service.register"));
  table.actor.send(laid(5));
  send(receiver, table.actor.session, taken(1, 4));
  const refused = await until(named("inspection.refused"));
  expect(refused).toMatchObject({
    event: { data: { event: taken(1, 4), clauses: ["nim.turn", "nim.take"] } },
  });
  expect(table.actor.position().context.matches).toBe(5);
});

test("our receiver tells the same as plain data, and closing tells that actors are gone", async () => {
  const table = await serve();
  const receiver = receiveFromServer(table.server.address);
  const told = collector<Report>();
  receiver.subscribe(told.take);
  const registered = await told.until(({ kind }) => kind === "registered");
  expect(registered).toMatchObject({
    session: table.actor.session,
    machine: {
      path: "",
      states: [
        {
          path: "play",
          states: [
            {
              path: "play.laying",
              transitions: [
                { event: "matches-laid", guard: "fairHeap", targets: ["#nim.play.turns"] },
              ],
            },
            { path: "play.turns" },
          ],
        },
        { path: "over", type: "final" },
      ],
    },
    snapshot: { active: ["play", "play.laying"], done: false },
  });
  receiver.send(table.actor.session, laid(6));
  const state = await told.until(
    (report) => report.kind === "state" && report.snapshot.active.includes("play.turns"),
  );
  // The transition that it took, and the question that let it pass.
  expect(state).toMatchObject({
    taken: [{ source: "play.laying", targets: ["play.turns"], guard: "fairHeap" }],
  });
  receiver.send(table.actor.session, PASSED);
  const refused = await told.until(({ kind }) => kind === "refused");
  expect(refused).toMatchObject({ event: PASSED, clauses: ["nim.turn"] });
  await table.server.close();
  await told.until(({ kind }) => kind === "stopped");
});

const rawSocket = async (table: Table, path = "/", headers: Record<string, string> = {}) => {
  const socket = new WebSocket(`ws://${table.server.address}${path}`, { headers });
  const told = collector<{ readonly type: string; readonly message?: string }>();
  socket.on("message", (data: Buffer) => told.take(JSON.parse(data.toString()) as never));
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  return { socket, ...told };
};

const BAD_MESSAGES = [
  "",
  "no JSON",
  "null",
  "[]",
  '{"type":"disconnect"}',
  '{"type":"unload"}',
  '{"type":"service.state","state":"{}","sessionId":"x"}',
  '{"type":"xstate.event"}',
  '{"type":"xstate.event","event":7}',
  '{"type":"xstate.event","event":"no JSON"}',
  '{"type":"xstate.event","event":"null"}',
  '{"type":"xstate.event","event":"{\\"type\\":\\"a\\"}"}',
  '{"type":"xstate.event","event":"{\\"origin\\":\\"x:0\\"}"}',
  '{"type":"xstate.event","event":"{\\"origin\\":\\"x:0\\",\\"$$type\\":\\"scxml\\"}"}',
];

const nested = (levels: number): string => `${"[".repeat(levels)}${"]".repeat(levels)}`;

/** What a client sends for an event with these members, as JSON texts. */
const eventMessage = (...members: readonly string[]): string => {
  const event = `{"type":"a","origin":"x:0",${members.join(",")}}`;
  return JSON.stringify({ type: "xstate.event", event });
};

test("what is nested too deep, too long or twice there never reaches the package", async () => {
  const hostile = [
    eventMessage(`"x":${nested(40_000)}`),
    eventMessage(`"$$type":"scxml","data":{"type":"a","x":${nested(40_000)}}`),
    eventMessage(`"x":${nested(32)}`),
    eventMessage('"x":1,"x":2'),
    eventMessage('"__proto__":{}'),
    `{"type":"xstate.inspecting","x":${nested(40_000)}}`,
    eventMessage(`"x":"${"x".repeat(1_048_576)}"`),
  ];
  const table = await serve();
  const raw = await rawSocket(table);
  for (const message of hostile) raw.socket.send(message);
  raw.socket.send('{"type":"xstate.inspecting"}');
  await raw.until(({ type }) => type === "service.register");
  const answers = raw.items.filter(({ type }) => type === "inspection.unreadable");
  expect(answers).toHaveLength(hostile.length);
  raw.socket.send(eventMessage('"x":0.5,"y":{"$z":1}').replace("x:0", table.actor.session));
  table.actor.send(laid(5));
  await raw.until(({ type }) => type === "service.state");
});

test("a client's bad message is answered, and harms nobody", async () => {
  expect(BAD_MESSAGES.length).toBeGreaterThanOrEqual(14);
  const table = await serve();
  const raw = await rawSocket(table);
  for (const message of BAD_MESSAGES) raw.socket.send(message);
  raw.socket.send(
    '{"type":"xstate.event","event":"{\\"type\\":\\"a\\",\\"origin\\":\\"x:none\\"}"}',
  );
  raw.socket.send('{"type":"xstate.inspecting"}');
  await raw.until(({ type }) => type === "service.register");
  const answers = raw.items.filter(({ type }) => type === "inspection.unreadable");
  expect(answers).toHaveLength(BAD_MESSAGES.length);
  for (const { message } of answers) expect(message).toBeTruthy();
  table.actor.send(laid(5));
  await raw.until(({ type }) => type === "service.state");
});

test("streams on paths of their own, and pages under a strict policy", async () => {
  const gone: string[] = [];
  let inspectors = 0;
  const table = await serve({
    streams: {
      "/stream": (say) => {
        say('{"type":"hello"}');
        return () => void gone.push("gone");
      },
    },
    page: async (path) =>
      path === "/" ? { type: "text/html", body: "<p>here", policy: "connect-src *" } : null,
    onInspector: () => inspectors++,
  });
  const raw = await rawSocket(table, "/stream");
  await raw.until(({ type }) => type === "hello");
  expect(inspectors).toBe(1);
  const page = await fetch(`http://${table.server.address}/`);
  expect(await page.text()).toBe("<p>here");
  const host = table.server.address.split("/")[0]!;
  const policy = page.headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`connect-src 'self' ws://${host}; frame-ancestors 'none'`);
  expect((await fetch(`http://${table.server.address}/no`)).status).toBe(404);
  expect((await fetch(`http://${table.server.address}/`, { method: "POST" })).status).toBe(405);
  await table.server.caughtUp();
  await table.server.close();
  expect(gone).toEqual(["gone"]);
});

test("closes though clients come back at once", async () => {
  const table = await serve();
  const comeBack = (): void => {
    const socket = new WebSocket(`ws://${table.server.address}/`);
    socket.on("error", () => undefined);
    socket.on("open", () => socket.on("close", comeBack));
  };
  for (let client = 0; client < 20; client++) comeBack();
  await rawSocket(table);
  await table.server.close();
  await expect(rawSocket(table)).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

test("servers come and go in one process; a taken port is an error", async () => {
  const first = await serve();
  await first.server.close();
  const second = await serve();
  const { items, until } = receive(second);
  await until(ofType("service.register"));
  const sessions = items.flatMap((event) => ("sessionId" in event ? [event.sessionId] : []));
  expect(new Set(sessions)).toEqual(new Set([second.actor.session]));
  const port = Number(second.server.address.split(/[:/]/)[1]);
  await expect(serveInspection(second.watch, { port })).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
});

test("the inspector of a built viewer is shown at the address; without one it is said what to do", async () => {
  const folder = mkdtempSync(join(tmpdir(), "assize-inspector-"));
  try {
    const table = await serve({ page: folder });
    const address = `http://${table.server.address}/`;
    expect(await (await fetch(address)).text()).toContain("npx nx run viewer:build");
    expect((await fetch(`${address}inspector.js`)).status).toBe(404);
    writeFileSync(join(folder, "inspector.html"), "<p>inspector");
    writeFileSync(join(folder, "inspector.js"), "export {};");
    const page = await fetch(address);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(await page.text()).toBe("<p>inspector");
    expect((await fetch(`${address}inspector.js`)).status).toBe(200);
    expect((await fetch(`${address}..%2Finspector.js`)).status).toBe(404);
    const bare = await serve({});
    expect(await (await fetch(`http://${bare.server.address}/`)).text()).toContain(
      "No page is shown",
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("an inspector stops before a transition, steps and goes on; who comes late sees what is held", async () => {
  const { server, watch, actor } = await serve();
  const receiver = receiveFromServer(server.address);
  const told = collector<Report>();
  receiver.subscribe(told.take);
  const isHeld = (report: Report): boolean =>
    report.kind === "holding" && report.holding.held !== null;
  const registered = await told.until(({ kind }) => kind === "registered");
  if (registered.kind !== "registered") throw new Error("expected a registration");
  expect(registered.holding).toBeNull();
  const laying = registered.machine.states[0]!.states[0]!;
  expect(laying).toMatchObject({ path: "play.laying", transitions: [{ event: "matches-laid" }] });
  const breakpoint = { source: laying.path, on: laying.transitions[0]!.event, nth: 0 };
  receiver.send(actor.session, { type: ORDERS.stopBefore, breakpoints: [breakpoint] });
  await told.until(({ kind }) => kind === "holding");

  const passed = watch.pass({ sessionId: actor.session, send: actor.send }, laid(7));
  const held = await told.until(isHeld);
  expect(held).toMatchObject({
    holding: {
      breakpoints: [breakpoint],
      stepping: false,
      held: {
        event: laid(7),
        coming: [{ ...breakpoint, targets: ["play.turns"], guard: "fairHeap" }],
      },
    },
  });
  expect(actor.position().context.matches).toBe(0);
  const late = collector<Report>();
  receiveFromServer(server.address).subscribe(late.take);
  expect(await late.until(({ kind }) => kind === "registered")).toMatchObject({
    holding: (held as { holding: unknown }).holding,
  });

  receiver.send(actor.session, { type: ORDERS.step });
  await passed;
  expect(actor.position().context.matches).toBe(7);
  const next = watch.pass({ sessionId: actor.session, send: actor.send }, taken(0, 1));
  receiver.send(actor.session, { type: ORDERS.goOn });
  await next;
  expect(actor.position().context.matches).toBe(6);
  // Orders are none of the actor's events; what they let go is.
  await told.until((one) => one.kind === "event" && one.event.type === "matches-taken");
  const types = told.items.flatMap((one) => (one.kind === "event" ? [one.event.type] : []));
  expect(types.filter((type) => type !== "xstate.init")).toEqual(["matches-laid", "matches-taken"]);
});
