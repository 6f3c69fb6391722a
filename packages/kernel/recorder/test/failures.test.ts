// The store on a machine in memory where each operation in turn fails, or is the last one before the program is killed
// or the power fails, as SQLite is tested: nothing that was acknowledged is lost, and recording goes on to the end.
import { createFileStore, type Machine, tornPath } from "@assize/kernel-event-log/node";
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import type { Recording } from "../src/index.ts";
import { chances } from "./chances.ts";
import { recordGame } from "./recording-of-nim.ts";
import {
  type Disk,
  FATES,
  type Fate,
  type Happening,
  makeDisk,
  Stopped,
} from "./simulated-machine.ts";
import { verdictOn } from "./table-of-nim.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const LOG = "/games/log.jsonl";

/** What goes wrong from one operation on. */
type Incident =
  | { readonly kind: "fails once" | "fails from then on"; readonly code: string }
  | { readonly kind: "sync forgets" }
  | { readonly kind: "killed" }
  | { readonly kind: "power fails"; readonly fate: Fate };

const INCIDENTS: readonly Incident[] = [
  { kind: "fails once", code: "EIO" },
  { kind: "fails once", code: "ENOSPC" },
  { kind: "fails from then on", code: "EIO" },
  { kind: "sync forgets" },
  { kind: "killed" },
  ...FATES.map((fate) => ({ kind: "power fails", fate }) as const),
];

/** A machine on which the incident begins at the operation of this number, until it is over. */
const troubledDisk = (incident: Incident | null, from: number) => {
  let over = false;
  let syncs = 0;
  const happening = (name: string, number: number): Happening => {
    if (incident === null || over || number < from) return null;
    switch (incident.kind) {
      case "fails once":
        return number === from ? { code: incident.code } : null;
      case "fails from then on":
        return { code: incident.code };
      case "sync forgets":
        return name === "sync" && syncs++ === 0 ? { code: "EIO", dropped: true } : null;
      case "killed":
      case "power fails":
        return "stop";
    }
  };
  const disk = makeDisk(({ name, number }) => happening(name, number));
  return { disk, end: () => void (over = true) };
};

/** What a program was told last: so many events are kept, and the last of them is this line. */
type Told = Pick<Recording, "events" | "lastLine"> | null;

const isThere = (disk: Disk, told: Told): boolean =>
  told === null ||
  new TextDecoder().decode(disk.read(LOG) ?? new Uint8Array(0)).split("\n")[told.events] ===
    told.lastLine;

interface Course {
  readonly told: Told;
  readonly stopped: boolean;
}

/** Records until the game is over, something fails, or the program stops. */
const course = async (store: ReturnType<typeof createFileStore>): Promise<Course> => {
  let told: Told = null;
  try {
    await recordGame(store, LOG, 0, (_, recording) => void (told = recording));
    return { told, stopped: false };
  } catch (cause) {
    if (!(cause instanceof Stopped)) throw cause;
    return { told, stopped: true };
  }
};

type Change = (machine: Machine) => Machine;

/** Lives through an incident; then whether what was told is still there, and the log's end. */
const live = async (
  before: Uint8Array | null,
  incident: Incident | null,
  from: number,
  changed: Change = (machine) => machine,
) => {
  const { disk, end } = troubledDisk(incident, from);
  if (before !== null) disk.write(LOG, before);
  const store = createFileStore(changed(disk.start().machine));
  const { told, stopped } = await course(store);
  const operations = disk.operations();
  end();
  if (incident?.kind === "power fails") disk.failPower(incident.fate, chances(from));
  let kept = isThere(disk, told);
  // A program that was told of a failure tries again; one that stopped has a successor.
  const again = await course(stopped ? createFileStore(changed(disk.start().machine)) : store);
  kept &&= isThere(disk, told) && isThere(disk, again.told);
  const names = disk.names();
  disk.failPower("lost", chances(from));
  kept &&= isThere(disk, told) && isThere(disk, again.told);
  return {
    kept,
    stopped,
    operations,
    verdict: verdictOn(disk.read(LOG) ?? new Uint8Array(0)),
    names,
    disk,
  };
};

const WHOLE = { kind: "compliant", finished: true, findings: [], assurance: "chained" };

const wholeLog = async (): Promise<Uint8Array> => (await live(null, null, 0)).disk.read(LOG)!;

/** What stands on the disk at the beginning. */
const BEGINNINGS: readonly (readonly [string, (log: Uint8Array) => Uint8Array | null])[] = [
  ["with nothing", () => null],
  ["with an empty file", () => new Uint8Array(0)],
  ["with a beginning of a header", (log) => log.slice(0, 30)],
  ["with a torn line", (log) => log.slice(0, cutBefore(log, 3) + 20)],
  ["with a line that lacks its newline", (log) => log.slice(0, cutBefore(log, 3) - 1)],
];

/** Where the line of this number begins. */
const cutBefore = (log: Uint8Array, number: number): number => {
  let at = 0;
  for (let line = 0; line < number; line++) at = log.indexOf(0x0a, at) + 1;
  return at;
};

test("the machine records a game, and reads what it recorded", async () => {
  const { verdict, kept, operations, names } = await live(null, null, 0);
  expect({ verdict, kept }).toMatchObject({ verdict: WHOLE, kept: true });
  expect(operations).toBeGreaterThan(100);
  expect(names).toEqual([LOG]);
});

describe.each(BEGINNINGS)("begun %s", (_, beginning) => {
  test("nothing that was acknowledged is lost, and recording goes on", async () => {
    const before = beginning(await wholeLog());
    const { operations } = await live(before, null, 0);
    let stops = 0;
    let lives = 0;
    for (let from = 0; from < operations; from++) {
      for (const [number, incident] of INCIDENTS.entries()) {
        // Each operation meets two incidents, and each incident every part of the course.
        if (!DEEP && (number + from) % 5 !== 0) continue;
        const { kept, stopped, verdict } = await live(before, incident, from);
        expect({ from, incident, kept, verdict }).toMatchObject({ kept: true, verdict: WHOLE });
        lives++;
        if (stopped) stops++;
      }
    }
    expect(lives).toBeGreaterThan(operations);
    expect(stops).toBeGreaterThan(operations / 2);
  });
});

test("a torn line is put aside and never lost, whatever happens meanwhile", async () => {
  const log = await wholeLog();
  const torn = log.slice(cutBefore(log, 3), cutBefore(log, 3) + 20);
  const before = log.slice(0, cutBefore(log, 3) + 20);
  for (let from = 0; from < 60; from++) {
    const { disk } = await live(before, { kind: "power fails", fate: FATES[from % 4]! }, from);
    const aside = new TextDecoder().decode(disk.read(tornPath(LOG)) ?? new Uint8Array(0));
    expect(aside).toContain(new TextDecoder().decode(torn));
  }
});

test("what a program reads durably after another one was killed, no failure of the power takes back", async () => {
  let read = 0;
  for (let from = 0; from < 150; from++) {
    const { disk, end } = troubledDisk({ kind: "killed" }, from);
    await course(createFileStore(disk.start().machine));
    end();
    const before = await createFileStore(disk.start().machine).readDurable(LOG);
    disk.failPower("lost", chances(from));
    if (Result.isFailure(before)) continue;
    expect(disk.read(LOG)).toEqual(before.success);
    read++;
  }
  expect(read).toBeGreaterThan(100);
});

describe("these tests notice", () => {
  const FORGETFUL: readonly (readonly [string, Change])[] = [
    [
      "a sync that does nothing",
      (machine) => ({
        ...machine,
        open: async (...which) => ({
          ...(await machine.open(...which)),
          sync: async () => undefined,
        }),
      }),
    ],
    ["names that are not synced", (machine) => ({ ...machine, syncFolder: async () => undefined })],
  ];
  test.each(FORGETFUL)("%s", async (_, changed) => {
    let lost = 0;
    for (let from = 0; from < 200; from += 7) {
      const { kept } = await live(null, { kind: "power fails", fate: "lost" }, from, changed);
      if (!kept) lost++;
    }
    expect(lost).toBeGreaterThan(5);
  });
});
