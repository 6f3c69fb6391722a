// The other side of a comparison: opened where it has to be, and followed in step with the branch that is watched.
// Knows openLogs, branches and frames; no game and no component.
import {
  type Accessor,
  createEffect,
  createMemo,
  createRoot,
  createSignal,
  on,
  onCleanup,
} from "solid-js";
import { Cancelled, problemOf } from "../../protocol/client.ts";
import type {
  Difference,
  HistoryFacts,
  HistoryId,
  FindingText,
  Frame,
  Line,
  Problem,
  Reader,
  BranchId,
} from "../../protocol/protocol.ts";
import { createAnswer } from "../../history-view/answer.ts";
import type { Against } from "../../session/comparison.ts";
import { createFrames, type Wish } from "../../history-view/frames.ts";
import type { Session } from "../../session/session.tsx";

interface Place {
  readonly history: HistoryId;
  readonly branch: BranchId;
}

export interface OtherSide {
  /** How far its opening has come; null where nothing is being opened. */
  readonly progress: Accessor<{ readonly done: number; readonly of: number } | null>;
  /** Why it cannot be shown; null where it can. */
  readonly problem: Accessor<Problem | null>;
  readonly facts: Accessor<HistoryFacts | undefined>;
  readonly branch: Accessor<BranchId | undefined>;
  /** The last event that can be shown of it. */
  readonly last: Accessor<number>;
  readonly frame: Accessor<Frame | undefined>;
  readonly line: Accessor<Line | undefined>;
  readonly findings: Accessor<readonly FindingText[] | undefined>;
  /** Undefined until it is known; null where a reader sees none. */
  readonly difference: Accessor<Difference | null | undefined>;
}

const createOtherSide = (session: Session): OtherSide => {
  const { client, comparison, cursor, openLogs, preferences } = session;
  const [place, setPlace] = createSignal<Place>();
  const [progress, setProgress] = createSignal<{ done: number; of: number } | null>(null);
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const fail = (failure: unknown): void => {
    if (!(failure instanceof Cancelled)) setProblem(problemOf(failure));
  };

  /** Opens a log for this comparison alone; its history is closed again with it. */
  const openFor = (against: Exclude<Against, { kind: "branch" }>): void => {
    const history = openLogs.current();
    const source = against.kind === "log" ? against.source : history?.source;
    if (history === undefined || source === undefined || source === null) return;
    const worker = client();
    let opened: HistoryId | undefined;
    let isWanted = true;
    const close = (id: HistoryId): void =>
      void worker.ask("close", { history: id }).catch(() => undefined);
    onCleanup(() => {
      isWanted = false;
      if (opened !== undefined) close(opened);
    });
    setProgress({ done: 0, of: 0 });
    const ask = {
      bytes: source.bytes,
      name: source.name,
      number: against.kind === "log" ? 1 : history.number,
      rulings: against.kind === "log" ? null : against.rulings,
      language: preferences.language(),
    };
    worker
      .ask("open", ask, (done, of) => isWanted && setProgress({ done, of }))
      .then((facts) => {
        opened = facts.history;
        if (!isWanted) return close(opened);
        setProgress(null);
        setPlace({ history: opened, branch: 0 });
      })
      .catch((failure: unknown) => {
        if (!isWanted) return;
        setProgress(null);
        fail(failure);
      });
  };

  createEffect(
    on([comparison.against, client], ([against]) => {
      setPlace(undefined);
      setProblem(null);
      setProgress(null);
      if (against === null) return;
      if (against.kind === "branch") setPlace({ history: against.history, branch: against.branch });
      else openFor(against);
    }),
  );

  const about = <Rest>(rest: () => Rest) =>
    createMemo(() => {
      const at = place();
      return at === undefined ? undefined : { ...at, ...rest() };
    });
  // Eyes that the other table does not have see there what the public saw.
  const facts = createAnswer(
    about(() => session.reader()),
    ({ history, eyes, language }) => client().ask("facts", { history, eyes, language }),
    fail,
  );
  const reader = createMemo((): Reader => {
    const { eyes, language } = session.reader();
    const seats = facts()?.seats.length;
    const isMissing = typeof eyes === "number" && seats !== undefined && eyes >= seats;
    return { eyes: isMissing ? "public" : eyes, language };
  });
  const branches = createAnswer(
    about(() => ({ language: preferences.language(), own: session.branches() })),
    ({ history, language }) => client().ask("branches", { history, language }),
    fail,
  );
  const last = createMemo(() => {
    const branch = place()?.branch;
    return branch === 0
      ? (facts()?.shown ?? 0)
      : (branches()?.find(({ id }) => id === branch)?.events ?? 0);
  });
  const seq = createMemo(() => Math.min(cursor.seq(), last()));
  const wish = createMemo((): Wish | undefined => {
    const at = place();
    if (at === undefined || facts() === undefined) return undefined;
    return { moment: { ...at, seq: seq() }, reader: reader() };
  });
  const frames = createFrames({
    wish,
    hovered: () => null,
    lastOf: last,
    ask: (wanted) => client().ask("frame", wanted),
    onFailure: fail,
  });
  const lines = createAnswer(
    about(() => ({ reader: reader(), own: session.branches() })),
    ({ history, branch, reader: who }) => client().ask("lines", { history, branch, reader: who }),
    fail,
  );
  const findings = createAnswer(
    about(() => ({ reader: reader() })),
    ({ history, reader: who }) => client().ask("findings", { history, reader: who }),
    fail,
  );
  const difference = createAnswer(
    createMemo(() => {
      const right = place();
      const left = openLogs.current()?.facts.history;
      if (right === undefined || left === undefined) return undefined;
      const own = session.branches();
      return { left: { history: left, branch: cursor.branch() }, right, reader: reader(), own };
    }),
    ({ left, right, reader: who }) => client().ask("compare", { left, right, reader: who }),
    fail,
  );

  createEffect(() => comparison.mark(difference()?.seq ?? null));

  return {
    progress,
    problem,
    facts,
    branch: () => place()?.branch,
    last,
    frame: frames.frame,
    line: () => (seq() === 0 ? undefined : lines()?.find((line) => line.seq === seq())),
    findings: () => (place()?.branch === 0 ? findings() : []),
    difference,
  };
};

const sides = new WeakMap<Session, OtherSide>();

/** Boards and panel share one; it lives as long as the session. */
export const otherSideOf = (session: Session): OtherSide => {
  const known = sides.get(session) ?? createRoot(() => createOtherSide(session));
  sides.set(session, known);
  return known;
};
