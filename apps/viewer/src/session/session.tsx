// The whole state of the page, made once from its parts: each part is a file of this folder. Components get it as
// props; only what fills a whole area of the page asks for it by `useSession`. Knows no rule and draws nothing.
import {
  type Accessor,
  batch,
  createContext,
  createEffect,
  createMemo,
  createSignal,
  on,
  type JSX,
  useContext,
} from "solid-js";
import { Defect, type Eyes } from "@assize/kernel-model";
import { type Client, createClient, type Port, problemOf } from "../protocol/client.ts";
import type {
  Answer,
  BranchFacts,
  HistoryFacts,
  FindingText,
  Frame,
  Line,
  Reader,
  BranchId,
} from "../protocol/protocol.ts";
import { createAnswer } from "../history-view/answer.ts";
import { type Comparison, createComparison } from "./comparison.ts";
import { createCursor, type Cursor } from "../history-view/cursor.ts";
import type { OpenLog } from "./open-log.ts";
import { createOpenLogs, type OpenLogs } from "./open-logs.ts";
import { createFilters, type FilterChoice } from "./filters.ts";
import { createFrames, type Wish } from "../history-view/frames.ts";
import { createNotes, type Notes } from "./notes.ts";
import { createPanels, type Panels } from "./panels.ts";
import { createPicking, type Picking } from "./picking.ts";
import { createPlaying, type Playing } from "../history-view/playing.ts";
import { createPreferences, type Preferences } from "../kit/preferences.ts";
import { LanguageProvider } from "../kit/use-messages.ts";

export interface Session {
  readonly preferences: Preferences;
  readonly panels: Panels;
  readonly openLogs: OpenLogs;
  readonly cursor: Cursor;
  readonly playing: Playing;
  readonly picking: Picking;
  readonly comparison: Comparison;
  readonly notes: Notes;
  readonly filters: FilterChoice;
  /** Whose eyes look at the current history; each history is opened all-seeing. */
  readonly eyes: Accessor<Eyes>;
  readonly setEyes: (eyes: Eyes) => void;
  readonly reader: Accessor<Reader>;
  /** Facts of the current history in the reader's language. */
  readonly facts: Accessor<HistoryFacts | undefined>;
  /** Events of the current branch as the reader may see them; empty until they are known. */
  readonly lines: Accessor<readonly Line[]>;
  readonly lineAt: (seq: number) => Line | undefined;
  readonly frame: Accessor<Frame | undefined>;
  /** A frame of the current branch that is already here; to ask for one, point at it. */
  readonly peek: (seq: number) => Frame | undefined;
  readonly findings: Accessor<readonly FindingText[] | undefined>;
  readonly rulebook: Accessor<Answer<"clauses"> | undefined>;
  readonly themes: Accessor<Answer<"themes"> | undefined>;
  readonly branches: Accessor<readonly BranchFacts[]>;
  /** After a branch has grown, was renamed or discarded: asks for branches, lines and frames anew. */
  readonly refresh: () => void;
  /** For all else that only some panel wants to know. */
  readonly client: Accessor<Client>;
  /** What is told once, below the header; null for nothing. */
  readonly notice: Accessor<string | null>;
  readonly tell: (notice: string | null) => void;
}

/** What anybody may know of a history before it is told for their eyes. */
const withoutEvidence = (facts: HistoryFacts): HistoryFacts => ({
  ...facts,
  report: [],
  verdict: {
    ...facts.verdict,
    findings: facts.verdict.findings.map((finding) => ({
      ...finding,
      expected: null,
      recorded: null,
    })),
  },
});

const isSameReader = (one: Reader, other: Reader): boolean =>
  one.eyes === other.eyes && one.language === other.language;

/** Makes a session; `start` starts a worker, and is called again when one had to be ended. */
export const createSession = (start: () => Port): Session => {
  const preferences = createPreferences();
  const [client, setClient] = createSignal(createClient(start()));
  const [notice, tell] = createSignal<string | null>(null);
  const fail = (failure: unknown): void => void tell(problemOf(failure).message);
  const restart = (): void => {
    const old = client();
    setClient(createClient(start()));
    old.end();
  };
  const openLogs = createOpenLogs({
    client,
    restart,
    onReopened: () => refresh(),
    language: preferences.language,
  });
  const history = createMemo(() => openLogs.current()?.facts.history);

  const eyes = createEyes(openLogs.current);
  const reader = createMemo(
    (): Reader => ({ eyes: eyes.get(), language: preferences.language() }),
    undefined,
    { equals: isSameReader },
  );

  // A counter that changes whenever a branch has changed; questions that depend on branches carry it.
  const [edition, setEdition] = createSignal(0);
  const about = <Rest,>(rest: () => Rest) =>
    createMemo(() => {
      const id = history();
      return id === undefined ? undefined : { history: id, ...rest() };
    });
  const speaking = about(() => ({ language: preferences.language() }));

  const told = createAnswer(
    about(() => reader()),
    (ask) => client().ask("facts", ask),
    fail,
  );
  // What was told at the opening was told to all-seeing eyes.
  const facts = createMemo(() => {
    const opened = openLogs.current()?.facts;
    return told() ?? (opened === undefined ? undefined : withoutEvidence(opened));
  });
  const branches = createAnswer(
    about(() => ({ language: preferences.language(), edition: edition() })),
    ({ history: id, language }) => client().ask("branches", { history: id, language }),
    fail,
  );
  const lastOf = (branch: BranchId): number =>
    branch === 0
      ? (openLogs.current()?.facts.shown ?? 0)
      : (branches()?.find(({ id }) => id === branch)?.events ?? Number.MAX_SAFE_INTEGER);
  const cursor = createCursor({ history, lastOf });

  const lines = createAnswer(
    about(() => ({ branch: cursor.branch(), reader: reader(), edition: edition() })),
    ({ history: id, branch, reader: who }) =>
      client().ask("lines", { history: id, branch, reader: who }),
    fail,
  );
  const findings = createAnswer(
    about(() => ({ reader: reader() })),
    (ask) => client().ask("findings", ask),
    fail,
  );
  const rulebook = createAnswer(speaking, (ask) => client().ask("clauses", ask), fail);
  const themes = createAnswer(
    about(() => ({})),
    (ask) => client().ask("themes", ask),
    fail,
  );

  const wish = createMemo((): Wish | undefined => {
    const moment = cursor.moment();
    return moment === undefined ? undefined : { moment, reader: reader() };
  });
  const frames = createFrames({
    wish,
    hovered: cursor.hovered,
    lastOf: ({ moment }) => lastOf(moment.branch),
    ask: (wanted) => client().ask("frame", wanted),
    onFailure: fail,
  });

  const refresh = (): void =>
    batch(() => {
      setEdition((number) => number + 1);
      frames.forget();
    });

  const known = createMemo(() => lines() ?? []);
  const lineAt = (seq: number): Line | undefined => {
    const guess = known()[seq - 1];
    return guess?.seq === seq ? guess : known().find((line) => line.seq === seq);
  };
  const playing = createPlaying({
    seq: cursor.seq,
    first: () => cursor.range()?.from ?? 0,
    last: () => cursor.range()?.to ?? cursor.last(),
    line: lineAt,
    time: (seq) => facts()?.times?.[seq] ?? null,
    seek: cursor.seek,
    isReady: () => frames.frame()?.moment.seq === cursor.seq(),
  });
  createEffect(on(history, () => playing.pause(), { defer: true }));

  return {
    preferences,
    panels: createPanels(),
    openLogs,
    cursor,
    playing,
    picking: createPicking(),
    comparison: createComparison(history),
    notes: createNotes(() => openLogs.current()?.facts.hash),
    filters: createFilters(),
    eyes: eyes.get,
    setEyes: eyes.set,
    reader,
    facts,
    lines: known,
    lineAt,
    frame: frames.frame,
    peek: frames.peek,
    findings,
    rulebook,
    themes,
    branches: () => branches() ?? [],
    refresh,
    client,
    notice,
    tell,
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
