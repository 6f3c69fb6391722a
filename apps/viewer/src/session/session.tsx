// The whole state of the page, made once from its parts: each part is a file of this folder. Components get it as
// props; only what fills a whole area of the page asks for it by `useSession`. Knows no rule and draws nothing.
import {
  type Accessor,
  createContext,
  createEffect,
  createMemo,
  createSignal,
  on,
  type JSX,
  useContext,
} from "solid-js";
import { Defect, type Eyes } from "@assize/kernel-model";
import { type Client, createLastingClient, type Port, problemOf } from "../protocol/client.ts";
import { type Comparison, createComparison } from "./comparison.ts";
import { createCursor, type Cursor } from "../history-view/cursor.ts";
import type { OpenLog } from "./open-log.ts";
import { createOpenLogs, type OpenLogs } from "./open-logs.ts";
import { createFilters, type FilterChoice } from "./filters.ts";
import { createHistoryView, type HistoryView } from "../history-view/history-view.ts";
import { createNotes, type Notes } from "./notes.ts";
import { createPanels, type Panels } from "./panels.ts";
import { createPicking, type Picking } from "./picking.ts";
import { createPlaying, type Playing } from "../history-view/playing.ts";
import { createRulings, type Rulings } from "./rulings.ts";
import { createPreferences, type Preferences } from "../kit/preferences.ts";
import { LanguageProvider } from "../kit/use-messages.ts";

/** With the history that is watched, as the reader follows it. */
export interface Session extends HistoryView<Cursor> {
  readonly preferences: Preferences;
  readonly panels: Panels;
  readonly openLogs: OpenLogs;
  readonly playing: Playing;
  readonly picking: Picking;
  readonly comparison: Comparison;
  readonly notes: Notes;
  readonly rulings: Rulings;
  readonly filters: FilterChoice;
  /** Each history is opened all-seeing; what the history lacks, `reader` says. */
  readonly eyes: Accessor<Eyes>;
  readonly setEyes: (eyes: Eyes) => void;
  /** For all else that only some panel wants to know. */
  readonly client: Accessor<Client>;
  /** What is told once, below the header; null for nothing. */
  readonly notice: Accessor<string | null>;
  readonly setNotice: (notice: string | null) => void;
}

/** Makes a session; `start` starts a worker, and is called again when one had to be ended. */
export const createSession = (start: () => Port): Session => {
  const preferences = createPreferences();
  const lasting = createLastingClient(start);
  const client = (): Client => lasting;
  const [notice, setNotice] = createSignal<string | null>(null);
  const fail = (failure: unknown): void => void setNotice(problemOf(failure).message);
  const openLogs = createOpenLogs({
    client: lasting,
    onReopened: () => view.refresh(),
    language: preferences.language,
  });
  const eyes = createEyes(openLogs.current);
  const reader = () => ({ eyes: eyes.get(), language: preferences.language() });
  const view = createHistoryView({
    client,
    opened: openLogs.current,
    reader,
    cursor: createCursor,
    onFailure: fail,
  });
  const playing = createPlaying(view);
  const history = createMemo(() => openLogs.current()?.facts.history);
  createEffect(on(history, () => playing.pause(), { defer: true }));
  const noted = createMemo(() => {
    const { facts, source } = openLogs.current() ?? {};
    return facts === undefined
      ? undefined
      : { hash: facts.hash, notes: source?.carried?.notes ?? [] };
  });

  return {
    ...view,
    preferences,
    panels: createPanels(),
    openLogs,
    playing,
    picking: createPicking(),
    comparison: createComparison(history),
    notes: createNotes(noted),
    rulings: createRulings({ client, facts: () => openLogs.current()?.facts, reader, fail }),
    filters: createFilters(),
    eyes: eyes.get,
    setEyes: eyes.set,
    client,
    notice,
    setNotice,
  };
};

/** Each history is looked at with its own eyes. */
const createEyes = (history: Accessor<OpenLog | undefined>) => {
  const [chosen, setChosen] = createSignal<ReadonlyMap<number, Eyes>>(new Map());
  return {
    get: createMemo((): Eyes => chosen().get(history()?.facts.history ?? -1) ?? "all"),
    set: (eyes: Eyes): void => {
      const id = history()?.facts.history;
      if (id !== undefined) setChosen(new Map([...chosen(), [id, eyes]]));
    },
  };
};

const SessionContext = createContext<Session>();

export const SessionProvider = (props: {
  readonly session: Session;
  readonly children: JSX.Element;
}): JSX.Element => (
  <SessionContext.Provider value={props.session}>
    <LanguageProvider value={props.session.preferences.language}>{props.children}</LanguageProvider>
  </SessionContext.Provider>
);

export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Defect("no session is provided here");
  return session;
};
