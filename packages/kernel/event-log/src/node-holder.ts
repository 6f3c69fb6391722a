// Which process put a mark, and whether it has gone since. Knows no lock and no log.
// A process id alone does not do: ids are given out again. So a mark also names when the process was
// started, and which start of which machine (and which container's ids) its id belongs to.
import { readFile, readdir, readlink } from "node:fs/promises";
import { hostname } from "node:os";
import { errorCode } from "./node-problem.ts";

/** Stands for what a system does not tell. */
const UNKNOWN = "-";
/** What follows the host tells one mark of a process from another. */
const MARK = /^([1-9][0-9]{0,9}) ([0-9]+|-) ([0-9a-f]+|-) ([0-9]+|-) (\S+)(?: [0-9a-f]+)?$/;

/** What Linux tells of a process: `started` is in clock ticks since the machine's start. */
interface ProcessState {
  readonly started: string;
  readonly ended: boolean;
}

const stateOf = async (pid: string): Promise<ProcessState | null> => {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name, in parentheses, may hold anything.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const started = fields[19];
  if (started === undefined) return null;
  // A killed process is a zombie at once, but a write may still go on in one of its threads.
  const dying = fields[0] === "Z" || fields[0] === "X";
  const threads = dying ? await readdir(`/proc/${pid}/task`).catch(() => []) : [];
  return { started, ended: dying && threads.length <= 1 };
};

const bootId = async (): Promise<string> =>
  (await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => UNKNOWN)).slice(0, 8);

/** Containers of one machine have ids of their own. */
const idSpace = async (): Promise<string> =>
  /[0-9]+/.exec(await readlink("/proc/self/ns/pid").catch(() => ""))?.[0] ?? UNKNOWN;

const makeMark = async (): Promise<string> => {
  const started = (await stateOf(String(process.pid)))?.started ?? UNKNOWN;
  return [process.pid, started, await bootId(), await idSpace(), hostname() || UNKNOWN].join(" ");
};

let made: Promise<string> | undefined;

/** The mark of this process: one short line. */
export const ownMark = async (): Promise<string> => (made ??= makeMark());

/** The process id in a mark, for people; empty where there is none. */
export const pidOf = (mark: string): string => /^\s*([0-9]+)/.exec(mark)?.[1] ?? "";

/**
 * True only if the process that put the mark surely runs no more. False for marks of other machines
 * and containers, whose processes cannot be seen from here, and for whatever is no mark.
 */
export const isGone = async (mark: string): Promise<boolean> => {
  const found = MARK.exec(mark);
  const own = MARK.exec(await ownMark());
  if (found === null || own === null) return false;
  const [, pid, started, boot, space, host] = found;
  if (host !== own[5]) return false;
  if (boot !== own[3]) return boot !== UNKNOWN && own[3] !== UNKNOWN;
  if (space !== own[4]) return false;
  return !(await isRunning(pid!, started!));
};

const isRunning = async (pid: string, started: string): Promise<boolean> => {
  try {
    process.kill(Number(pid), 0);
  } catch (cause) {
    if (errorCode(cause) === "ESRCH") return false;
  }
  const state = await stateOf(pid);
  if (state === null) return true;
  return !state.ended && (started === UNKNOWN || state.started === started);
};
