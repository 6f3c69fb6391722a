// The logs that are open, and the opening of another: audit with progress, cancelling, troubles.
// Knows no rule and no drawing.
import { type Accessor, batch, createSignal } from "solid-js";
import type { Language } from "@assize/kernel-model";
import { Cancelled, type Client, problemOf } from "../protocol/client.ts";
import type { OpenLog, Source } from "./open-log.ts";
import type { SavedHistory } from "./saved-history.ts";
import type { HistoryFacts, HistoryId, Problem, RulingWish } from "../protocol/protocol.ts";

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
  readonly open: (source: Source, number?: number, rulings?: RulingWish) => Promise<boolean>;
  /** Shows a history that the worker has already made, such as a new game. */
  readonly add: (facts: HistoryFacts) => void;
  readonly choose: (history: HistoryId) => void;
  readonly close: (history: HistoryId) => void;
  /** Stops an opening that is under way. */
  readonly cancel: () => void;
  /** Says that a log could not even be fetched or read. */
  readonly fail: (name: string, problem: Problem) => void;
  /** Puts a trouble away. */
  readonly dismiss: () => void;
}

export interface OpenLogsNeeds {
  readonly client: () => Client;
  /** Ends the worker and starts another. */
  readonly restart: () => void;
  /** Told after openLogs were opened again in another worker. */
  readonly onReopened: () => void;
  readonly language: Accessor<Language>;
}

export const createOpenLogs = ({
  client,
  restart,
  onReopened,
  language,
}: OpenLogsNeeds): OpenLogs => {
  const [all, setAll] = createSignal<readonly OpenLog[]>([]);
  const [current, setCurrent] = createSignal<OpenLog>();
  const [opening, setOpening] = createSignal<Opening>({ kind: "none" });
  let attempt = 0;
  // What an audit that is cancelled would take along with the worker; null while the worker is at nobody's log.
  let saved: readonly SavedHistory[] | null = null;

  const save = async (): Promise<readonly SavedHistory[]> => {
    const openLogs = all();
    if (openLogs.length === 0) return [];
    const { saveHistory } = await import("./saved-history.ts");
    return Promise.all(openLogs.map((history) => saveHistory(client(), history, language())));
  };

  const ask = async (
    source: Source,
    number: number,
    rulings: RulingWish | null,
    onProgress?: (done: number, of: number) => void,
  ): Promise<OpenLog> => {
    const { bytes, name } = source;
    const spoken = language();
    const { games, ...facts } = await client().ask(
      "open",
      { bytes, name, number, rulings, language: spoken },
      onProgress,
    );
    return { facts, language: spoken, source, number, games, rulings };
  };

  const show = (history: OpenLog): void =>
    batch(() => {
      setAll((openLogs) => [...openLogs, history]);
      setCurrent(history);
      setOpening({ kind: "none" });
    });

  const open: OpenLogs["open"] = async (source, number = 1, rulings) => {
    const { name } = source;
    attempt++;
    const mine = attempt;
    const isMine = (): boolean => mine === attempt;
    setOpening({ kind: "under-way", name, done: 0, of: 0 });
    try {
      const before = await save();
      if (!isMine()) return false;
      saved = before;
      const history = await ask(source, number, rulings ?? null, (done, of) => {
        if (isMine()) setOpening({ kind: "under-way", name, done, of });
      });
      if (!isMine()) return false;
      saved = null;
      show(history);
      return true;
    } catch (failure) {
      if (isMine()) saved = null;
      if (isMine() && !(failure instanceof Cancelled))
        setOpening({ kind: "failed", name, problem: problemOf(failure) });
      return false;
    }
  };

  /** A new worker knows no history: those that are still open are opened again, with their branches. */
  const reopen = async (openLogs: readonly SavedHistory[]): Promise<void> => {
    if (openLogs.length === 0) return;
    const isOpen = ({ history }: SavedHistory): boolean => all().includes(history);
    const { openAgain } = await import("./saved-history.ts");
    const again = new Map<OpenLog, OpenLog>();
    for (const each of openLogs.filter(isOpen))
      again.set(each.history, await openAgain(client(), each, language()));
    batch(() => {
      const watched = current();
      setAll([...again.values()]);
      setCurrent(watched === undefined ? undefined : again.get(watched));
      onReopened();
    });
  };

  return {
    all,
    current,
    opening,
    open,
    add: (facts) =>
      show({
        facts,
        language: language(),
        source: null,
        number: 1,
        games: 1,
        rulings: null,
      }),
    choose: (history) => setCurrent(all().find(({ facts }) => facts.history === history)),
    close: (history) => {
      const rest = all().filter(({ facts }) => facts.history !== history);
      batch(() => {
        setAll(rest);
        if (current()?.facts.history === history) setCurrent(rest.at(-1));
      });
      void client()
        .ask("close", { history })
        .catch(() => undefined);
    },
    cancel: () => {
      attempt++;
      setOpening({ kind: "none" });
      const lost = saved;
      saved = null;
      // Where the worker has not begun, there is nothing to stop.
      if (lost === null) return;
      restart();
      void reopen(lost).catch((failure: unknown) =>
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
