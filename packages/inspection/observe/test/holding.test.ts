// Events that a program passes are held before a transition, or one by one, and reach the actor in their order.
import { expect, test } from "vitest";
import { createActor, createMachine } from "xstate";
import { type Holding, observe, ORDERS } from "../src/index.ts";
import { turnstile } from "./machines.ts";

const BEFORE_COIN = { source: "gate.locked", on: "coin", nth: 0 };

const start = () => {
  const watch = observe();
  const told: Holding[] = [];
  watch.to((one) => void (one.kind === "holding" && told.push(one.holding)));
  const actor = createActor(turnstile, { inspect: watch.inspect }).start();
  const session = actor.sessionId;
  const coins = (): number => actor.getSnapshot().context.coins;
  const stopBefore = (breakpoints: unknown) =>
    watch.send(session, { type: ORDERS.stopBefore, breakpoints } as never);
  const order = (type: string) => watch.send(session, { type });
  return { watch, told, actor, session, coins, stopBefore, order };
};

/** Whether a promise has been settled by now. */
const isOver = async (promise: Promise<void>): Promise<boolean> => {
  let over = false;
  void promise.then(() => (over = true));
  await new Promise((resolve) => setTimeout(resolve));
  return over;
};

test("without a breakpoint an event is sent at once", () => {
  const { watch, actor, coins, told } = start();
  void watch.pass(actor, { type: "coin" });
  expect(coins()).toBe(1);
  expect(told).toEqual([]);
});

test("a breakpoint holds the event before its transition, and tells which it would take", async () => {
  const { watch, actor, coins, told, stopBefore, order } = start();
  stopBefore([BEFORE_COIN]);
  const passed = watch.pass(actor, { type: "coin" });
  const later = watch.pass(actor, { type: "push" });
  expect(coins()).toBe(0);
  expect(await isOver(passed)).toBe(false);
  expect(told.at(-1)).toEqual({
    breakpoints: [BEFORE_COIN],
    stepping: false,
    held: {
      event: { type: "coin" },
      coming: [{ ...BEFORE_COIN, targets: ["gate.open"], guard: "cheapEnough" }],
      trouble: null,
    },
  });
  order(ORDERS.goOn);
  await Promise.all([passed, later]);
  expect(coins()).toBe(1);
  expect(actor.getSnapshot().value).toEqual({ gate: "locked" });
  expect(told.at(-1)?.held).toBeNull();
});

test("a step lets one event go and holds the next, whatever it would take", async () => {
  const { watch, actor, coins, told, order } = start();
  order(ORDERS.step);
  expect(told.at(-1)).toMatchObject({ stepping: true, held: null });
  const all = (["coin", "coin", "push"] as const).map((type) => watch.pass(actor, { type }));
  expect(told.at(-1)?.held?.event.type).toBe("coin");
  order(ORDERS.step);
  expect(coins()).toBe(1);
  // The gate is open: nothing takes a second coin.
  expect(told.at(-1)?.held).toMatchObject({ event: { type: "coin" }, coming: [] });
  order(ORDERS.step);
  expect(told.at(-1)?.held?.coming).toMatchObject([{ targets: ["gate.locked"] }]);
  order(ORDERS.goOn);
  await Promise.all(all);
  expect(told.at(-1)).toEqual({ breakpoints: [], stepping: false, held: null });
});

test("what another event does in between changes what a held one would take", () => {
  const { watch, actor, session, told, order } = start();
  order(ORDERS.step);
  void watch.pass(actor, { type: "push" });
  expect(told.at(-1)?.held?.coming).toEqual([]);
  watch.send(session, { type: "coin" });
  expect(told.at(-1)?.held?.coming).toMatchObject([{ source: "gate.open" }]);
});

test("breakpoints are of the machine: each of its actors is held, and let go by itself", () => {
  const { watch, actor, coins, order, stopBefore } = start();
  const second = createActor(turnstile, { inspect: watch.inspect }).start();
  stopBefore([BEFORE_COIN]);
  void watch.pass(actor, { type: "coin" });
  void watch.pass(second, { type: "coin" });
  order(ORDERS.goOn);
  expect([coins(), second.getSnapshot().context.coins]).toEqual([1, 0]);
});

test("who comes late is told what is held", () => {
  const { watch, actor, order } = start();
  order(ORDERS.step);
  void watch.pass(actor, { type: "coin" });
  const late: Holding[] = [];
  watch.to((one) => void (one.kind === "holding" && late.push(one.holding)));
  expect(late.map(({ held }) => held?.event.type)).toEqual(["coin"]);
});

test("a program does not wait for an actor that has ended", async () => {
  const { watch, actor, coins, order } = start();
  order(ORDERS.step);
  const passed = watch.pass(actor, { type: "coin" });
  actor.stop();
  await passed;
  expect(coins()).toBe(0);
});

test("what sending throws comes to the program that passed the event, watched or not", async () => {
  const { watch, session } = start();
  const send = (): void => {
    throw new Error("no line");
  };
  for (const sessionId of [session, "nobody's"])
    await expect(watch.pass({ sessionId, send }, { type: "coin" })).rejects.toThrow("no line");
});

test("a guard that fails is said, and the event stays held", () => {
  const watch = observe();
  const told: Holding[] = [];
  watch.to((one) => void (one.kind === "holding" && told.push(one.holding)));
  const guard = (): boolean => {
    throw new Error("no heap");
  };
  const machine = createMachine({ on: { take: { guard, actions: () => undefined } } });
  const actor = createActor(machine, { inspect: watch.inspect }).start();
  watch.send(actor.sessionId, { type: ORDERS.step });
  void watch.pass(actor, { type: "take" });
  expect(told.at(-1)?.held?.trouble).toContain("no heap");
});

test("breakpoints that cannot be read are refused, with what they have to be", () => {
  const { stopBefore } = start();
  const unreadable = [
    undefined,
    1,
    [1],
    [{ source: "a", on: "b" }],
    [{ ...BEFORE_COIN, nth: 0.5 }],
  ];
  for (const one of unreadable)
    expect(stopBefore(one)).toMatchObject({
      kind: "refused",
      why: { message: expect.stringContaining('"breakpoints"') },
    });
  expect(stopBefore([BEFORE_COIN])).toEqual({ kind: "sent" });
});
