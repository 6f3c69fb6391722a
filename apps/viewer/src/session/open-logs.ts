// The logs that are open, and the opening of another: audit with progress, cancelling, troubles.
// Knows no rule and no drawing.
import { type Accessor, batch, createSignal } from "solid-js";
import type { Language } from "@assize/kernel-model";
import { Cancelled, type LastingClient, type OnProgress, problemOf } from "../protocol/client.ts";
import type { OpenLog, Source } from "./open-log.ts";
import type { SavedHistory } from "./saved-history.ts";
import type { HistoryId, Problem, RulingWish } from "../protocol/protocol.ts";

/** What the opening of a log has come to. */
export type Opening =
  | { readonly kind: "none" }
  | {
      readonly kind: "under-way";
      readonly name: string;
      readonly done: number;
      readonly of: number;
    }
  | { readonly kind: "failed"; readonly name: string; readonly problem: Problem };

export interface OpenLogs {
  readonly all: Accessor<readonly OpenLog[]>;
  /** The one that is watched. */
  readonly current: Accessor<OpenLog | undefined>;
  readonly opening: Accessor<Opening>;
  /** Opens a log and shows it; true where that went well. Troubles stand in `opening`. */
  readonly open: (source: Source, number?: number, rulings?: RulingWish | null) => Promise<boolean>;
  readonly choose: (history: HistoryId) => void;
  /** Watches none; all stay open. */
  readonly leave: () => void;
  readonly close: (history: HistoryId) => void;
  /** Stops an opening that is under way. */
  readonly cancel: () => void;
  /** Says that a log could not even be fetched or read. */
  readonly fail: (name: string, problem: Problem) => void;
  /** Puts a trouble away. */
  readonly dismiss: () => void;
}

export interface OpenLogsNeeds {
  readonly client: LastingClient;
  /** Told after the logs were opened again in another worker. */
  readonly onReopened: () => void;
  readonly language: Accessor<Language>;
}

type Asking = Pick<OpenLogsNeeds, "client" | "language">;

const saveAll = async (
  { client, language }: Asking,
  logs: readonly OpenLog[],
): Promise<readonly SavedHistory[]> => {
  if (logs.length === 0) return [];
  const { saveHistory } = await import("./saved-history.ts");
  return Promise.all(logs.map((log) => saveHistory(client, log, language())));
};

/** A new worker knows no history: all are opened again, with their branches. */
const openAllAgain = (
  { client, language }: Asking,
  saved: readonly SavedHistory[],
): Promise<void> =>
  client.restart(async (worker) => {
    if (saved.length === 0) return;
    const { openAgain } = await import("./saved-history.ts");
    for (const each of saved) await openAgain(worker, each, language());
  });

const openLog = async (
  { client, language }: Asking,
  { source, number, rulings }: { source: Source } & Pick<OpenLog, "number" | "rulings">,
  onProgress: OnProgress,
): Promise<OpenLog> => {
  const { bytes, name } = source;
  const spoken = language();
  const ask = { bytes, name, number, rulings, language: spoken };
  const { games, ...facts } = await client.ask("open", ask, onProgress);
  return { facts, language: spoken, source, number, games, rulings };
};

/** The logs that are open, and which of them is watched. */
const createLogs = ({ client }: Asking) => {
  const [all, setAll] = createSignal<readonly OpenLog[]>([]);
  const [current, setCurrent] = createSignal<OpenLog>();
  return {
    all,
    current,
    show: (log: OpenLog): void =>
      batch(() => {
        setAll((logs) => [...logs, log]);
        setCurrent(log);
      }),
    choose: (history: HistoryId): void =>
      void setCurrent(all().find(({ facts }) => facts.history === history)),
    leave: (): void => {
      setCurrent(undefined);
    },
    close: (history: HistoryId): void => {
      const rest = all().filter(({ facts }) => facts.history !== history);
      batch(() => {
        setAll(rest);
        if (current()?.facts.history === history) setCurrent(rest.at(-1));
      });
      void client.ask("close", { history }).catch(() => undefined);
    },
  };
};

export const createOpenLogs = (needs: OpenLogsNeeds): OpenLogs => {
  const { onReopened } = needs;
  const { all, current, show, choose, leave, close } = createLogs(needs);
  const [opening, setOpening] = createSignal<Opening>({ kind: "none" });
  let attempt = 0;
  // What an audit that is cancelled would take along with the worker; null while the worker audits none.
  let saved: readonly SavedHistory[] | null = null;

  const open: OpenLogs["open"] = async (source, number = 1, rulings = null) => {
    const { name } = source;
    attempt++;
    const mine = attempt;
    const isMine = (): boolean => mine === attempt;
    setOpening({ kind: "under-way", name, done: 0, of: 0 });
    try {
      const before = await saveAll(needs, all());
      if (!isMine()) return false;
      saved = before;
      const log = await openLog(needs, { source, number, rulings }, (done, of) => {
        if (isMine()) setOpening({ kind: "under-way", name, done, of });
      });
      if (!isMine()) return false;
      saved = null;
      batch(() => {
        show(log);
        setOpening({ kind: "none" });
      });
      return true;
    } catch (failure) {
      if (isMine()) saved = null;
      if (isMine() && !(failure instanceof Cancelled))
        setOpening({ kind: "failed", name, problem: problemOf(failure) });
      return false;
    }
  };

  const reopen = async (lost: readonly SavedHistory[]): Promise<void> => {
    const stillOpen = lost.filter(({ history }) => all().includes(history));
    await openAllAgain(needs, stillOpen);
    if (stillOpen.length > 0) onReopened();
  };

  return {
    all,
    current,
    opening,
    open,
    choose,
    leave,
    close,
    cancel: () => {
      attempt++;
      setOpening({ kind: "none" });
      const lost = saved;
      saved = null;
      // Where the worker has not begun, there is nothing to stop.
      if (lost === null) return;
      reopen(lost).catch((failure: unknown) =>
        setOpening({ kind: "failed", name: "", problem: problemOf(failure) }),
      );
    },
    fail: (name, problem) => {
      attempt++;
      setOpening({ kind: "failed", name, problem });
    },
    dismiss: () => setOpening({ kind: "none" }),
  };
};
