// The other side of a comparison: opened where it has to be, and followed in step with the reel that is watched.
// Knows films, reels and frames; no game and no component.
import {
  type Accessor,
  createEffect,
  createMemo,
  createRoot,
  createSignal,
  on,
  onCleanup,
} from "solid-js";
import { Cancelled } from "../protocol/client.ts";
import type {
  Difference,
  FilmFacts,
  FilmId,
  FindingText,
  Frame,
  Line,
  Problem,
  Reader,
  ReelId,
} from "../protocol/protocol.ts";
import { createAnswer } from "../session/answer.ts";
import type { Against } from "../session/comparison.ts";
import { problemOf } from "../session/films.ts";
import { createFrames, type Wish } from "../session/frames.ts";
import type { Session } from "../session/session.tsx";

interface Place {
  readonly film: FilmId;
  readonly reel: ReelId;
}

export interface OtherSide {
  /** How far its opening has come; null where nothing is being opened. */
  readonly progress: Accessor<{ readonly done: number; readonly of: number } | null>;
  /** Why it cannot be shown; null where it can. */
  readonly problem: Accessor<Problem | null>;
  readonly facts: Accessor<FilmFacts | undefined>;
  readonly reel: Accessor<ReelId | undefined>;
  /** The last event that can be shown of it. */
  readonly last: Accessor<number>;
  readonly frame: Accessor<Frame | undefined>;
  readonly line: Accessor<Line | undefined>;
  readonly findings: Accessor<readonly FindingText[] | undefined>;
  /** Undefined until it is known; null where a reader sees none. */
  readonly difference: Accessor<Difference | null | undefined>;
}

const createOtherSide = (session: Session): OtherSide => {
  const { client, comparison, cursor, films, preferences } = session;
  const [place, setPlace] = createSignal<Place>();
  const [progress, setProgress] = createSignal<{ done: number; of: number } | null>(null);
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const fail = (failure: unknown): void => {
    if (!(failure instanceof Cancelled)) setProblem(problemOf(failure));
  };

  /** Opens a log for this comparison alone; its film is closed again with it. */
  const openFor = (against: Exclude<Against, { kind: "reel" }>): void => {
    const film = films.current();
    const source = against.kind === "log" ? against.source : film?.source;
    if (film === undefined || source === undefined || source === null) return;
    const worker = client();
    let opened: FilmId | undefined;
    let isWanted = true;
    const close = (id: FilmId): void =>
      void worker.ask("close", { film: id }).catch(() => undefined);
    onCleanup(() => {
      isWanted = false;
      if (opened !== undefined) close(opened);
    });
    setProgress({ done: 0, of: 0 });
    const ask = {
      bytes: source.bytes,
      name: source.name,
      number: against.kind === "log" ? 1 : film.number,
      rulings: against.kind === "log" ? null : against.rulings,
      language: preferences.language(),
    };
    worker
      .ask("open", ask, (done, of) => isWanted && setProgress({ done, of }))
      .then((facts) => {
        opened = facts.film;
        if (!isWanted) return close(opened);
        setProgress(null);
        setPlace({ film: opened, reel: 0 });
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
      if (against.kind === "reel") setPlace({ film: against.film, reel: against.reel });
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
    ({ film, eyes, language }) => client().ask("facts", { film, eyes, language }),
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
    ({ film, language }) => client().ask("branches", { film, language }),
    fail,
  );
  const last = createMemo(() => {
    const reel = place()?.reel;
    return reel === 0
      ? (facts()?.shown ?? 0)
      : (branches()?.find((branch) => branch.reel === reel)?.events ?? 0);
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
    ({ film, reel, reader: who }) => client().ask("lines", { film, reel, reader: who }),
    fail,
  );
  const findings = createAnswer(
    about(() => ({ reader: reader() })),
    ({ film, reader: who }) => client().ask("findings", { film, reader: who }),
    fail,
  );
  const difference = createAnswer(
    createMemo(() => {
      const right = place();
      const left = films.current()?.facts.film;
      if (right === undefined || left === undefined) return undefined;
      const own = session.branches();
      return { left: { film: left, reel: cursor.reel() }, right, reader: reader(), own };
    }),
    ({ left, right, reader: who }) => client().ask("compare", { left, right, reader: who }),
    fail,
  );

  createEffect(() => comparison.mark(difference()?.seq ?? null));

  return {
    progress,
    problem,
    facts,
    reel: () => place()?.reel,
    last,
    frame: frames.frame,
    line: () => (seq() === 0 ? undefined : lines()?.find((line) => line.seq === seq())),
    findings: () => (place()?.reel === 0 ? findings() : []),
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
