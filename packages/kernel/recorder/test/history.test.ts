// Several programs write one log, and before each operation of the file system another one may have its turn; some
// fail, some are killed. Whatever the schedule, the answers are explained by one order, and the log is that order.
import { createFileStore, lockPath, type Machine } from "@assize/kernel-event-log/node";
import { encodeHeader } from "@assize/kernel-event-log";
import { linesOf } from "@assize/testkit";
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import { chances } from "./chances.ts";
import { type Call, faultIn, type Told } from "./history.ts";
import { type Happening, makeDisk, Stopped } from "./simulated-machine.ts";
import { HEADER } from "./table-of-nim.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const SCHEDULES = DEEP ? 3_000 : 60;
const LOG = "/games/log.jsonl";
const HEAD = encodeHeader(HEADER);

interface Wishes {
  readonly seed: number;
  readonly writers: number;
  /** Of so many operations one fails, and one is its program's last. 0: none. */
  readonly failsOneIn: number;
  readonly stopsOneIn: number;
  /** Somebody removes the lock before this operation. */
  readonly unlockedAt?: number;
  readonly changed?: (machine: Machine) => Machine;
}

/** Runs writers in turns that the seed decides. */
const schedule = async (wishes: Wishes) => {
  const chance = chances(wishes.seed);
  const draw = (below: number): number => Math.floor(chance() * below);
  const history: Call[] = [];
  const waiting: (() => void)[] = [];
  let ended = false;
  let clock = 0;

  const happening = (): Happening => {
    if (wishes.stopsOneIn > 0 && draw(wishes.stopsOneIn) === 0) return "stop";
    if (wishes.failsOneIn > 0 && draw(wishes.failsOneIn) === 0) return { code: "EIO" };
    return null;
  };
  const disk = makeDisk(async ({ number }) => {
    if (ended) return null;
    await new Promise<void>((resolve) => void waiting.push(resolve));
    if (number === wishes.unlockedAt) disk.remove(lockPath(LOG));
    return happening();
  });
  const changed = wishes.changed ?? ((machine) => machine);
  const newStore = () => createFileStore(changed(disk.start().machine));
  type Store = ReturnType<typeof newStore>;

  const asked = async (
    expected: number | null,
    lines: readonly string[],
    ask: () => Promise<Told>,
  ): Promise<Told | "stopped"> => {
    const call = { expected, lines, asked: clock++ };
    try {
      const told = await ask();
      history.push({ ...call, told, answered: clock++ });
      return told;
    } catch (cause) {
      if (!(cause instanceof Stopped)) throw cause;
      history.push({ ...call, told: { kind: "unknown" }, answered: Infinity });
      return "stopped";
    }
  };

  const append = (store: Store, seen: number, lines: readonly string[]) =>
    asked(seen, lines, async () =>
      Result.match(await store.append(LOG, seen, lines), {
        onSuccess: ({ events }): Told => ({ kind: "appended", events }),
        onFailure: (failure): Told =>
          failure.code === "conflict"
            ? { kind: "conflict", events: failure.actual }
            : { kind: "unknown" },
      }),
    );

  const read = (store: Store) =>
    asked(null, [], async () =>
      Result.match(await store.readDurable(LOG), {
        onSuccess: (bytes): Told => ({ kind: "read", lines: linesOf(bytes).slice(1) }),
        onFailure: (): Told => ({ kind: "unknown" }),
      }),
    );

  const write = async (writer: number): Promise<void> => {
    let store = newStore();
    let seen = 0;
    for (let turn = 0; turn < 6; turn++) {
      const lines = Array.from({ length: draw(3) }, (_, index) => {
        const type = `writer ${writer} turn ${turn}`;
        return JSON.stringify({ seq: seen + index + 1, type, data: {} });
      });
      const told = draw(5) === 0 ? await read(store) : await append(store, seen, lines);
      if (told === "stopped") store = newStore();
      else if (told.kind === "read") seen = told.lines.length;
      else if (told.kind !== "unknown") seen = told.events;
    }
  };

  disk.write(LOG, new TextEncoder().encode(`${HEAD}\n`));
  let writing = wishes.writers;
  const all = Promise.all(
    Array.from({ length: wishes.writers }, async (_, writer) => {
      await write(writer);
      writing--;
    }),
  );
  while (writing > 0) {
    // All that can go on without a turn has done so after this.
    await new Promise(setImmediate);
    waiting.splice(draw(Math.max(1, waiting.length)), 1)[0]?.();
  }
  await all;
  ended = true;
  const lines = () => linesOf(disk.read(LOG)!).slice(1);
  const before = lines();
  const operations = disk.operations();
  disk.failPower("lost", () => 0);
  return { history, before, after: lines(), operations };
};

/** Calls whose lines are promised: all that a power failure must leave. */
const promised = ({ told }: Call): boolean => told.kind === "appended" || told.kind === "read";

const KINDS: readonly (readonly [string, Pick<Wishes, "failsOneIn" | "stopsOneIn">])[] = [
  ["nothing goes wrong", { failsOneIn: 0, stopsOneIn: 0 }],
  ["operations fail", { failsOneIn: 40, stopsOneIn: 0 }],
  ["programs are killed", { failsOneIn: 0, stopsOneIn: 60 }],
  ["both", { failsOneIn: 60, stopsOneIn: 60 }],
];

describe("random schedules of several writers", () => {
  test.each(KINDS)("are explained by one order where %s", async (what, troubles) => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < SCHEDULES / KINDS.length; seed++) {
      const writers = 2 + (seed % 4);
      const { history, before, after } = await schedule({ seed, writers, ...troubles });
      expect({ what, seed, fault: faultIn(history, before) }).toEqual({
        what,
        seed,
        fault: null,
      });
      expect({ what, seed, lost: faultIn(history.filter(promised), after) }).not.toMatchObject({
        lost: expect.stringMatching(/not in their place|not there/),
      });
      for (const { told } of history) counts.set(told.kind, (counts.get(told.kind) ?? 0) + 1);
    }
    for (const kind of ["appended", "conflict", "read"])
      expect(counts.get(kind) ?? 0).toBeGreaterThan(SCHEDULES / 5);
  });
});

test("a lock that is removed at any moment lets nothing be acknowledged twice", async () => {
  const troubles = { failsOneIn: 0, stopsOneIn: 0 };
  const { operations } = await schedule({ seed: 1, writers: 3, ...troubles });
  const step = DEEP ? 1 : 17;
  let unknown = 0;
  for (let unlockedAt = 0; unlockedAt < operations; unlockedAt += step) {
    const { history, before } = await schedule({ seed: 1, writers: 3, ...troubles, unlockedAt });
    const fault = faultIn(history, before);
    expect({ unlockedAt, fault }).toEqual({ unlockedAt, fault: null });
    unknown += history.filter(({ told }) => told.kind === "unknown").length;
  }
  expect(unknown).toBeGreaterThan(0);
});

describe("these tests notice", () => {
  test("programs that are thought to be gone while they write, and locks nobody looks at", async () => {
    /** Whoever wants the lock has it. */
    const lockless = (machine: Machine): Machine => {
      let own = "";
      return {
        ...machine,
        makeLink: async (target) => void (own = target),
        nameAt: async (path) =>
          path.endsWith(".lock")
            ? { kind: "link", id: path, names: 1, size: 0, version: "" }
            : machine.nameAt(path),
        readLink: async () => own,
        remove: async () => undefined,
      };
    };
    let faults = 0;
    for (let seed = 0; seed < 10; seed++) {
      const wishes = { seed, writers: 4, failsOneIn: 0, stopsOneIn: 0, changed: lockless };
      const { history, before } = await schedule(wishes);
      if (faultIn(history, before) !== null) faults++;
    }
    expect(faults).toBeGreaterThan(0);
  });

  const appended = (expected: number, lines: readonly string[], asked: number): Call => ({
    expected,
    lines,
    told: { kind: "appended", events: expected + lines.length },
    asked,
    answered: asked + 1,
  });
  const read = (lines: readonly string[], asked: number): Call => ({
    expected: null,
    lines: [],
    told: { kind: "read", lines },
    asked,
    answered: asked + 1,
  });
  const HISTORIES: readonly (readonly [
    string,
    readonly Call[],
    readonly string[],
    RegExp | null,
  ])[] = [
    [
      "sound",
      [appended(0, ["a"], 0), appended(1, ["b"], 2), read(["a", "b"], 4)],
      ["a", "b"],
      null,
    ],
    [
      "a number won twice",
      [appended(0, ["a"], 0), appended(0, ["b"], 2)],
      ["a", "b"],
      /not in their place/,
    ],
    ["a lost line", [appended(0, ["a"], 0)], [], /not in their place/],
    ["a line twice", [appended(0, ["a"], 0)], ["a", "a"], /twice/],
    ["a stranger's line", [appended(0, ["a"], 0)], ["a", "b"], /nobody's/],
    ["the wrong order", [appended(1, ["b"], 0), appended(0, ["a"], 2)], ["a", "b"], /later/],
    ["a late read", [appended(0, ["a"], 0), read([], 2)], ["a"], /later/],
    ["a read of what was not there yet", [read(["a"], 0), appended(0, ["a"], 2)], ["a"], /later/],
    ["a wrong read", [appended(0, ["a"], 0), read(["b"], 2)], ["a"], /were read/],
    [
      "a conflict with what was seen",
      [{ ...appended(0, ["a"], 0), told: { kind: "conflict", events: 0 } }],
      [],
      /none/,
    ],
  ];
  test.each(HISTORIES)("%s", (_, history, log, fault) => {
    if (fault === null) expect(faultIn(history, log)).toBeNull();
    else expect(faultIn(history, log)).toMatch(fault);
  });
  test("there are histories", () => expect(HISTORIES.length).toBeGreaterThanOrEqual(10));
});
