// What sinks are told of real XState 5 actors, in which order; and what becomes of an inspector's events.
import { expect, test } from "vitest";
import { assign, createActor, createMachine } from "xstate";
import { type Observation, observe, type Watch } from "../src/index.ts";
import { parent, turnstile } from "./machines.ts";

const record = (watch: Watch): Observation[] => {
  const told: Observation[] = [];
  watch.to((observation) => told.push(observation));
  return told;
};

const inShort = (one: Observation): string => {
  switch (one.kind) {
    case "event":
    case "refused":
      return `${one.kind} ${one.event.type}`;
    case "snapshot":
      return `snapshot ${JSON.stringify(one.snapshot.value)} ${JSON.stringify(one.snapshot.context)}`;
    case "transition":
      return `transition ${one.source} > ${one.targets.join()}${one.guard === null ? "" : ` if ${one.guard}`}`;
    case "stopped":
      return `stopped ${one.status}`;
    case "registered":
      return `registered ${one.id}`;
    case "holding":
      return `holding ${one.holding.held?.event.type ?? "nothing"}`;
  }
};

test("tells of an actor's whole life, in order, with the transitions taken", () => {
  const watch = observe();
  const told = record(watch);
  const actor = createActor(turnstile, { id: "north", inspect: watch.inspect }).start();
  actor.send({ type: "coin" });
  actor.send({ type: "coin" });
  actor.send({ type: "break" });
  expect(told.map(inShort)).toEqual([
    "registered north",
    "event xstate.init",
    'snapshot {"gate":"locked"} {"coins":0}',
    "event coin",
    "transition gate.locked > gate.open if cheapEnough",
    'snapshot {"gate":"open"} {"coins":1}',
    "event coin",
    'snapshot {"gate":"open"} {"coins":1}',
    "event break",
    "transition gate > broken",
    'snapshot "broken" {"coins":1}',
    "stopped done",
  ]);
});

test("a machine's config is data: functions are told by their names", () => {
  const watch = observe();
  const told = record(watch);
  createActor(turnstile, { inspect: watch.inspect });
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    kind: "registered",
    parent: null,
    machine: {
      id: "turnstile",
      states: {
        gate: {
          initial: "locked",
          states: { locked: { on: { coin: { guard: "[function cheapEnough]", target: "open" } } } },
          on: { break: { meta: { clauses: ["gate.break"] } } },
        },
      },
    },
  });
});

test("everything told survives JSON unchanged", () => {
  const watch = observe();
  const told = record(watch);
  const actor = createActor(turnstile, { inspect: watch.inspect }).start();
  actor.send({ type: "coin" });
  actor.stop();
  expect(told.length).toBeGreaterThan(5);
  for (const one of told) expect(JSON.parse(JSON.stringify(one))).toEqual(one);
});

test("a stopped actor, children with their parents, actors that are no machine", () => {
  const watch = observe();
  const told = record(watch);
  const actor = createActor(parent, { inspect: watch.inspect }).start();
  actor.stop();
  const registered = told.filter((one) => one.kind === "registered");
  expect(registered).toMatchObject([
    { id: actor.id, parent: null, root: actor.sessionId },
    { id: "child", parent: actor.sessionId, root: actor.sessionId, machine: null },
  ]);
  const stopped = told.filter((one) => one.kind === "stopped");
  expect(stopped).toEqual(
    expect.arrayContaining([{ kind: "stopped", session: actor.sessionId, status: "stopped" }]),
  );
});

test("a sink that comes late is told of what is there, and an ended one of nothing", () => {
  const watch = observe();
  const gone = createActor(turnstile, { inspect: watch.inspect }).start();
  gone.stop();
  const actor = createActor(turnstile, { id: "south", inspect: watch.inspect }).start();
  actor.send({ type: "coin" });
  const told: Observation[] = [];
  const end = watch.to((one) => told.push(one));
  expect(told.map(inShort)).toEqual(["registered south", 'snapshot {"gate":"open"} {"coins":1}']);
  end();
  actor.send({ type: "push" });
  expect(told).toHaveLength(2);
});

test("an inspector's event goes into the actor, unless its transitions refuse it", () => {
  const watch = observe();
  const actor = createActor(turnstile, { inspect: watch.inspect }).start();
  const told = record(watch);
  expect(watch.send(actor.sessionId, { type: "coin" })).toEqual({ kind: "sent" });
  expect(actor.getSnapshot().value).toEqual({ gate: "open" });
  expect(watch.send(actor.sessionId, { type: "coin" })).toMatchObject({ kind: "refused" });
  expect(told.map(inShort).at(-1)).toBe("refused coin");
  expect(watch.send("x:none", { type: "coin" })).toEqual({ kind: "unknown-actor" });
});

test("rules answer with their clauses, and what they refuse never reaches the actor", () => {
  const why = { message: "One coin is enough.", clauses: ["gate.one-coin"] };
  const watch = observe({ whyNot: (_, event) => (event.type === "coin" ? why : null) });
  const actor = createActor(turnstile, { inspect: watch.inspect }).start();
  expect(watch.send(actor.sessionId, { type: "coin" })).toEqual({ kind: "refused", why });
  expect(actor.getSnapshot().context.coins).toBe(0);
});

test("a guard that throws on an inspector's event is a refusal", () => {
  const machine = createMachine({
    context: {},
    on: { go: { guard: ({ event }) => event["data"].there === true } },
  });
  const watch = observe();
  const actor = createActor(machine, { inspect: watch.inspect }).start();
  expect(watch.send(actor.sessionId, { type: "go" })).toMatchObject({
    kind: "refused",
    why: { message: expect.stringContaining("guard") },
  });
  expect(actor.getSnapshot().status).toBe("active");
});

test("an actor that fails is told as stopped by the failure", () => {
  const machine = createMachine({
    context: {},
    on: {
      go: {
        actions: assign(() => {
          throw new Error("broken update");
        }),
      },
    },
  });
  const watch = observe();
  const actor = createActor(machine, { inspect: watch.inspect });
  actor.subscribe({ error: () => undefined });
  actor.start();
  const told = record(watch);
  watch.send(actor.sessionId, { type: "go" });
  expect(told.slice(-2)).toMatchObject([
    { kind: "snapshot", snapshot: { status: "error", error: { message: "broken update" } } },
    { kind: "stopped", status: "error" },
  ]);
});

test("XState still tells a step's transitions as it does, though it does not document it", () => {
  const steps: unknown[] = [];
  const actor = createActor(turnstile, {
    inspect: (event) => {
      if (event.type === "@xstate.microstep") steps.push(event._transitions);
    },
  }).start();
  actor.send({ type: "coin" });
  expect(steps.at(-1)).toMatchObject([
    {
      eventType: "coin",
      source: { path: ["gate", "locked"] },
      target: [{ path: ["gate", "open"] }],
    },
  ]);
});
