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
import type { BranchId, Difference, HistoryId, Line, Problem } from "../../protocol/protocol.ts";
import { createAnswer } from "../../history-view/answer.ts";
import type { CursorNeeds } from "../../history-view/cursor.ts";
import {
  createHistoryView,
  type HistoryView,
  type Opened,
  type Position,
} from "../../history-view/history-view.ts";
import type { Against } from "../../session/comparison.ts";
import { samePlaces } from "./same-place.ts";
import type { Session } from "../../session/session.tsx";

export interface OtherSide extends Omit<HistoryView<Following>, "cursor"> {
  /** How far its opening has come; null where nothing is being opened. */
  readonly progress: Accessor<{ readonly done: number; readonly of: number } | null>;
  /** Why it cannot be shown; null where it can. */
  readonly problem: Accessor<Problem | null>;
  readonly branch: Accessor<BranchId | undefined>;
  /** True where it stays at one moment. */
  readonly isHeld: Accessor<boolean>;
  /** The event that it stands at. */
  readonly seq: Accessor<number | undefined>;
  /** The last event that can be shown of it. */
  readonly last: Accessor<number>;
  readonly line: Accessor<Line | undefined>;
  /** Undefined until it is known; null where a reader sees none. */
  readonly difference: Accessor<Difference | null | undefined>;
}

/** What is opened for a comparison, or open already, and which of its branches is compared. */
interface Side extends Opened {
  readonly branch: BranchId;
  /** The event at which it stays; null where it goes along. */
  readonly held: number | null;
}

/** Goes where the branch that is watched goes, as far as there is anything. */
interface Following extends Position {
  readonly last: Accessor<number>;
}

const follow = (
  side: Accessor<Side | undefined>,
  seq: Accessor<number>,
  { lastOf }: CursorNeeds,
): Following => {
  const last = createMemo(() => {
    const branch = side()?.branch;
    return branch === undefined ? undefined : lastOf(branch);
  });
  return {
    last: () => last() ?? 0,
    hovered: () => null,
    moment: createMemo(() => {
      const [on, end] = [side(), last()];
      return on === undefined || end === undefined
        ? undefined
        : { history: on.facts.history, branch: on.branch, seq: Math.min(seq(), end) };
    }),
  };
};

/** What is compared with, and the opening of it where it is not open yet. */
const createSide = ({ client, comparison, openLogs, preferences }: Session) => {
  const [opened, setOpened] = createSignal<Opened & { readonly against: Against }>();
  const [progress, setProgress] = createSignal<{ done: number; of: number } | null>(null);
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const fail = (failure: unknown): void => {
    if (!(failure instanceof Cancelled)) setProblem(problemOf(failure));
  };

  /** Opens a log for this comparison alone; its history is closed again with it. */
  const open = (against: Extract<Against, { kind: "log" | "rulings" }>): void => {
    const history = openLogs.current();
    if (history === undefined) return;
    const source = against.kind === "log" ? against.source : history.source;
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
        setOpened({ against, facts, language: ask.language });
      })
      .catch((failure: unknown) => {
        if (!isWanted) return;
        setProgress(null);
        fail(failure);
      });
  };

  createEffect(
    on([comparison.against, client], ([against]) => {
      setOpened(undefined);
      setProblem(null);
      setProgress(null);
      if (against?.kind === "log" || against?.kind === "rulings") open(against);
    }),
  );

  const isOpen = (history: HistoryId): Opened | undefined =>
    openLogs.all().find(({ facts }) => facts.history === history);
  const openFor = (against: Against): Opened | undefined => {
    if (against.kind === "branch") return isOpen(against.history);
    if (against.kind === "moment") return isOpen(against.moment.history);
    // What was opened for another comparison is about to be closed.
    const own = opened();
    return own?.against === against ? own : undefined;
  };
  const side = createMemo((): Side | undefined => {
    const against = comparison.against();
    const found = against === null ? undefined : openFor(against);
    if (against === null || found === undefined) return undefined;
    const { facts, language } = found;
    if (against.kind === "moment")
      return { facts, language, branch: against.moment.branch, held: against.moment.seq };
    return { facts, language, branch: against.kind === "branch" ? against.branch : 0, held: null };
  });
  return { side, progress, problem, fail };
};

const createOtherSide = (session: Session): OtherSide => {
  const { client, comparison, cursor: watched, openLogs, revision } = session;
  const { side, progress, problem, fail } = createSide(session);
  const [beside, setBeside] = createSignal(0);
  const { cursor, ...view } = createHistoryView({
    client,
    opened: side,
    reader: session.reader,
    cursor: (needs) => follow(side, beside, needs),
    onFailure: fail,
  });
  const places = createMemo(() => samePlaces(session.lines(), view.lines()));
  // Not a memo: its lines are known by where it stands.
  createEffect(() => {
    const held = side()?.held ?? null;
    const isByPlace = comparison.pace() === "place" && view.lines().length > 0;
    setBeside(held ?? (isByPlace ? places()(watched.seq()) : watched.seq()));
  });
  // Both may be branches of one history.
  createEffect(on(revision, view.refresh, { defer: true }));
  const difference = createAnswer(
    createMemo(() => {
      const right = side();
      const left = openLogs.current()?.facts.history;
      if (right === undefined || left === undefined || right.held !== null) return undefined;
      return {
        ask: {
          left: { history: left, branch: watched.branch() },
          right: { history: right.facts.history, branch: right.branch },
          reader: view.reader(),
        },
        revision: revision(),
      };
    }),
    ({ ask }) => client().ask("compare", ask),
    fail,
  );
  createEffect(() => comparison.setDiffersAt(difference()?.seq ?? null));
  return {
    ...view,
    progress,
    problem,
    branch: () => side()?.branch,
    isHeld: () => (side()?.held ?? null) !== null,
    seq: () => cursor.moment()?.seq,
    last: cursor.last,
    line: () => view.lineAt(cursor.moment()?.seq ?? 0),
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
