// How far a long run has come, on standard error: games, rate, share done, time left. The one clock of an archive's audit.
import { count } from "../english.ts";
import type { Session } from "../session.ts";

export interface Progress {
  /** So many more bytes were read. */
  readonly read: (bytes: number) => void;
  /** So many games are done in all. */
  readonly audited: (games: number) => void;
  /** True where what was found out is to be put on the disk: after so many games, or so much time. */
  readonly isToKeep: (games: number) => boolean;
  readonly end: () => void;
}

const ERASE_LINE = "\r\u001b[K";
/** Between two tellings: where a line is written over, and where each stays. */
const EVERY_MS = { terminal: 500, log: 60_000 } as const;

/** What came after the last of these is audited again where a run is killed. */
const KEEP = { games: 4_000, ms: 5_000 } as const;

/** For example `1 h 02 min`, `3 min 20 s`, `14 s`. */
const duration = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, "0");
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)} h ${two(Math.floor(seconds / 60) % 60)} min`;
  return seconds >= 60 ? `${Math.floor(seconds / 60)} min ${two(seconds % 60)} s` : `${seconds} s`;
};

/** `whole` is how many bytes there are; null where nobody knows. */
export const createProgress = (whole: number | null, session: Session): Progress => {
  const every = session.progress ? EVERY_MS.terminal : EVERY_MS.log;
  const startMs = performance.now();
  let toldMs = startMs;
  let keptMs = startMs;
  let bytes = 0;
  const line = (games: number, nowMs: number): string => {
    const spent = nowMs - startMs;
    const rate = `${count(games, "game", "games")}, ${Math.round((games * 1000) / spent)} a second`;
    if (whole === null || bytes === 0) return rate;
    const share = Math.min(1, bytes / whole);
    const left = duration((spent * (1 - share)) / share);
    return `${rate}, ${Math.floor(100 * share)} % done, about ${left} left`;
  };
  return {
    read: (more) => void (bytes += more),
    audited: (games) => {
      const nowMs = performance.now();
      if (nowMs - toldMs < every) return;
      toldMs = nowMs;
      const text = line(games, nowMs);
      session.note(session.progress ? `${ERASE_LINE}${text}` : `${text}\n`);
    },
    isToKeep: (games) => {
      const nowMs = performance.now();
      if (games % KEEP.games !== 0 && nowMs - keptMs < KEEP.ms) return false;
      keptMs = nowMs;
      return true;
    },
    end: () => {
      if (session.progress && toldMs !== startMs) session.note(ERASE_LINE);
    },
  };
};
