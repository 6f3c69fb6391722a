// A machine in memory for stores: several programs on one disk that holds back what was not synced. Before each
// operation a test is asked what happens: it goes on, it fails, or the program stops there.
// Knows no lock and no log.
import type { FileState, Machine, OpenFile, Opening } from "@assize/kernel-event-log/node";

/** A change of a file that was not synced. A dropped one no later sync makes durable. */
type Change =
  | { readonly kind: "append"; readonly bytes: Uint8Array; readonly dropped: boolean }
  | { readonly kind: "cut"; readonly size: number; readonly dropped: boolean };

interface File {
  readonly id: string;
  content: Uint8Array;
  durable: Uint8Array;
  unsynced: readonly Change[];
  version: number;
}

/** At a name stands a file, or a link with its target. Folders are not kept: there are all. */
type Entry = File | string;

/**
 * What becomes of the unsynced when the power fails: all is lost, all is there, a beginning is, or
 * the files have their sizes but not their bytes.
 */
export const FATES = ["lost", "kept", "part", "zeros"] as const;
export type Fate = (typeof FATES)[number];

export interface Operation {
  readonly name: keyof Machine | keyof OpenFile;
  readonly program: number;
  /** Counted from 0 on this machine. */
  readonly number: number;
}

/**
 * What happens to an operation: nothing special, or it fails with this code (a write in the middle, a sync of which
 * `dropped` also forgets the bytes), or its program stops, in a write in the middle.
 */
export type Happening = null | "stop" | { readonly code: string; readonly dropped?: boolean };

/** Asked before each operation; may let others go first. */
export type Happens = (operation: Operation) => Happening | Promise<Happening>;

/** What an operation of a stopped program ends in. No error of a file system, so no store takes it for one. */
export class Stopped extends Error {}

export interface Disk {
  /** A new program. */
  readonly start: () => { readonly machine: Machine; readonly stop: () => void };
  /** All programs stop, and the unsynced has its fate. `chance` gives numbers from 0 to below 1. */
  readonly failPower: (fate: Fate, chance: () => number) => void;
  /** What a reader sees; null if there is no such file. */
  readonly read: (path: string) => Uint8Array | null;
  readonly write: (path: string, content: Uint8Array) => void;
  readonly remove: (path: string) => void;
  readonly names: () => readonly string[];
  readonly operations: () => number;
}

const failure = (code: string): Error => Object.assign(new Error(code), { code });

const joined = (one: Uint8Array, other: Uint8Array): Uint8Array => Uint8Array.of(...one, ...other);

const changed = (content: Uint8Array, change: Change): Uint8Array =>
  change.kind === "append" ? joined(content, change.bytes) : content.slice(0, change.size);

/** The content after a loss of power. */
const afterwards = (file: File, fate: Fate, chance: () => number): Uint8Array => {
  if (fate === "lost") return file.durable;
  if (fate === "kept") return file.content;
  if (fate === "zeros")
    return file.unsynced
      .map((change) =>
        change.kind === "append" ? { ...change, bytes: change.bytes.map(() => 0) } : change,
      )
      .reduce(changed, file.durable);
  const whole = Math.floor(chance() * (file.unsynced.length + 1));
  const content = file.unsynced.slice(0, whole).reduce(changed, file.durable);
  const next = file.unsynced[whole];
  if (next?.kind !== "append") return content;
  return joined(content, next.bytes.slice(0, Math.floor(chance() * next.bytes.length)));
};

export const makeDisk = (happens: Happens): Disk => {
  let names = new Map<string, Entry>();
  let durableNames = new Map<string, Entry>();
  const stopped = new Set<number>();
  let programs = 0;
  let operations = 0;
  let made = 0;
  let marks = 0;
  let nowMs = 0;

  const newFile = (content: Uint8Array): File => ({
    id: `file ${made++}`,
    content,
    durable: new Uint8Array(0),
    unsynced: [],
    version: 0,
  });

  const entryAt = (path: string): Entry => {
    const entry = names.get(path);
    if (entry === undefined) throw failure("ENOENT");
    return entry;
  };

  const followed = (path: string, most = 9): string => {
    if (most === 0) throw failure("ELOOP");
    const entry = entryAt(path);
    return typeof entry === "string" ? followed(entry, most - 1) : path;
  };

  const stateOf = (entry: Entry): FileState =>
    typeof entry === "string"
      ? { kind: "link", id: entry, names: 1, size: entry.length, version: "0" }
      : {
          kind: "file",
          id: entry.id,
          names: [...names.values()].filter((other) => other === entry).length,
          size: entry.content.length,
          version: String(entry.version),
        };

  const change = (file: File, next: Change): void => {
    file.content = changed(file.content, next);
    file.unsynced = [...file.unsynced, next];
    file.version++;
  };

  const syncFile = (file: File): void => {
    file.durable = file.unsynced.filter(({ dropped }) => !dropped).reduce(changed, file.durable);
    file.unsynced = [];
  };

  const append = (file: File, bytes: Uint8Array): void =>
    change(file, { kind: "append", bytes: bytes.slice(), dropped: false });

  /** One operation: `inVain` is what happens of it nevertheless if it fails or the program stops. */
  const operate = async <A>(
    program: number,
    name: Operation["name"],
    act: () => A,
    inVain: (happening: Happening) => void = () => undefined,
  ): Promise<A> => {
    if (stopped.has(program)) throw new Stopped();
    const happening = await happens({ name, program, number: operations++ });
    if (stopped.has(program)) throw new Stopped();
    if (happening === null) return act();
    inVain(happening);
    if (happening !== "stop") throw failure(happening.code);
    stopped.add(program);
    throw new Stopped();
  };

  const opened = (program: number, file: File): OpenFile => ({
    state: () => operate(program, "state", () => stateOf(file)),
    read: (into, position) =>
      operate(program, "read", () => {
        const bytes = file.content.subarray(position, position + into.length);
        into.set(bytes);
        return bytes.length;
      }),
    append: (bytes) =>
      operate(
        program,
        "append",
        () => append(file, bytes),
        () => append(file, bytes.slice(0, bytes.length / 2)),
      ),
    cut: (size) =>
      operate(program, "cut", () => change(file, { kind: "cut", size, dropped: false })),
    sync: () =>
      operate(
        program,
        "sync",
        () => syncFile(file),
        (happening) => {
          if (happening === null || happening === "stop" || happening.dropped !== true) return;
          file.unsynced = file.unsynced.map((one) => ({ ...one, dropped: true }));
        },
      ),
    // A program that stops closes its files as well.
    close: async () => undefined,
  });

  const openAt = (path: string, opening: Opening): File => {
    const entry = names.get(path);
    if (typeof entry === "string") throw failure("ELOOP");
    if (entry !== undefined && opening === "create-new") throw failure("EEXIST");
    if (entry !== undefined) return entry;
    if (opening === "read" || opening === "append") throw failure("ENOENT");
    const file = newFile(new Uint8Array(0));
    names.set(path, file);
    return file;
  };

  const machineOf = (program: number): Machine => ({
    realPath: (path) =>
      operate(program, "realPath", () => (names.has(path) ? followed(path) : path)),
    stateAt: (path) =>
      operate(program, "stateAt", () =>
        names.has(path) ? stateOf(entryAt(followed(path))) : null,
      ),
    nameAt: (path) =>
      operate(program, "nameAt", () => (names.has(path) ? stateOf(entryAt(path)) : null)),
    open: async (path, opening) =>
      opened(program, await operate(program, "open", () => openAt(path, opening))),
    makeLink: (target, path) =>
      operate(program, "makeLink", () => {
        if (names.has(path)) throw failure("EEXIST");
        names.set(path, target);
      }),
    readLink: (path) =>
      operate(program, "readLink", () => {
        const entry = entryAt(path);
        if (typeof entry !== "string") throw failure("EINVAL");
        return entry;
      }),
    remove: (path) =>
      operate(program, "remove", () => {
        entryAt(path);
        names.delete(path);
      }),
    syncFolder: (path) =>
      operate(program, "syncFolder", () => {
        const within = (name: string): boolean => name.startsWith(`${path}/`);
        durableNames = new Map([
          ...[...durableNames].filter(([name]) => !within(name)),
          ...[...names].filter(([name]) => within(name)),
        ]);
      }),
    newMark: async () => `program ${program} mark ${marks++}`,
    isGone: (mark) =>
      operate(program, "isGone", () => stopped.has(Number(/^program (\d+) /.exec(mark)?.[1]))),
    nowMs: () => nowMs,
    pause: (durationMs) => operate(program, "pause", () => void (nowMs += durationMs)),
  });

  const failPower = (fate: Fate, chance: () => number): void => {
    for (let program = 0; program < programs; program++) stopped.add(program);
    const isKept = (): boolean => fate === "kept" || (fate !== "lost" && chance() < 0.5);
    const after = new Map(durableNames);
    for (const name of new Set([...names.keys(), ...durableNames.keys()])) {
      const entry = names.get(name);
      if (entry === durableNames.get(name) || !isKept()) continue;
      if (entry === undefined) after.delete(name);
      else after.set(name, entry);
    }
    for (const entry of new Set(after.values())) {
      if (typeof entry === "string") continue;
      entry.content = afterwards(entry, fate, chance);
      entry.durable = entry.content;
      entry.unsynced = [];
      entry.version++;
    }
    names = after;
    durableNames = new Map(after);
  };

  return {
    start: () => {
      const program = programs++;
      return { machine: machineOf(program), stop: () => void stopped.add(program) };
    },
    failPower,
    read: (path) => {
      const entry = names.get(path);
      return entry === undefined || typeof entry === "string" ? null : entry.content;
    },
    write: (path, content) => {
      const file = newFile(content);
      file.durable = content;
      names.set(path, file);
      durableNames.set(path, file);
    },
    remove: (path) => void names.delete(path),
    names: () => [...names.keys()],
    operations: () => operations,
  };
};
