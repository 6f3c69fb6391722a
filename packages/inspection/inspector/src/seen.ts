// What the inspector has seen so far: a fold over its reports. Knows no page.
import type { Holding, Plain, Taken } from "@assize/inspection-observe";
import type { Report, ShownSnapshot, ShownState } from "@assize/inspection-xstate-inspect/receiver";

type Told = Extract<Report, { readonly kind: "event" | "refused" }>;

/** An event, or a refusal of one that was sent from here. */
export interface Entry {
  /** Counted from 0 for each actor. */
  readonly index: number;
  readonly told: Told;
  /** The transitions it took; none where it was refused or had no effect. */
  readonly taken: readonly Taken[];
  /** Where the actor stood after it. */
  readonly after: ShownSnapshot;
}

export interface SeenActor {
  readonly session: string;
  readonly id: string;
  readonly machine: ShownState;
  /** Where it stood when it was first told of. */
  readonly first: ShownSnapshot;
  readonly snapshot: ShownSnapshot;
  readonly stopped: boolean;
  /** What is held of the events that its program passes; null where nothing has been said of it. */
  readonly holding: Holding | null;
  /** The latest ones, oldest first. */
  readonly entries: readonly Entry[];
  /** How many there were in all. */
  readonly told: number;
}

export interface Seen {
  readonly actors: readonly SeenActor[];
  readonly disconnected: boolean;
}

/** Most entries kept of one actor. */
export const ENTRIES_KEPT = 500;
/** Most actors kept; stopped ones go first. */
export const ACTORS_KEPT = 50;

export const NOTHING_SEEN: Seen = { actors: [], disconnected: false };

const change = (seen: Seen, session: string, to: (actor: SeenActor) => SeenActor): Seen => ({
  ...seen,
  actors: seen.actors.map((actor) => (actor.session === session ? to(actor) : actor)),
});

const add = (seen: Seen, actor: SeenActor): Seen => {
  const actors = [...seen.actors, actor];
  if (actors.length > ACTORS_KEPT) {
    const stopped = actors.findIndex((one) => one.stopped);
    actors.splice(Math.max(stopped, 0), 1);
  }
  return { ...seen, actors };
};

const register = (seen: Seen, report: Extract<Report, { readonly kind: "registered" }>): Seen => {
  const { session, id, machine, snapshot, holding } = report;
  // Whenever another inspector connects, all actors are registered once more.
  if (seen.actors.some((actor) => actor.session === session))
    return change(seen, session, (actor) => ({ ...actor, snapshot, holding }));
  return add(seen, {
    session,
    id,
    machine,
    first: snapshot,
    snapshot,
    stopped: false,
    holding,
    entries: [],
    told: 0,
  });
};

const note = (actor: SeenActor, told: Told): SeenActor => ({
  ...actor,
  entries: [
    ...actor.entries.slice(1 - ENTRIES_KEPT),
    { index: actor.told, told, taken: [], after: actor.snapshot },
  ],
  told: actor.told + 1,
});

/** An event is told before it takes effect; the state that follows is what came of it. */
const reach = (actor: SeenActor, snapshot: ShownSnapshot, taken: readonly Taken[]): SeenActor => {
  const last = actor.entries.at(-1);
  const entries =
    last?.told.kind === "event"
      ? [
          ...actor.entries.slice(0, -1),
          { ...last, taken: [...last.taken, ...taken], after: snapshot },
        ]
      : actor.entries;
  return { ...actor, entries, snapshot };
};

/** The inspector on the other side tells an event before anybody has judged it; refused, it has not happened. */
const withoutRefused = (actor: SeenActor, event: Plain): SeenActor => {
  const last = actor.entries.at(-1)?.told;
  const isIt = last?.kind === "event" && JSON.stringify(last.event) === JSON.stringify(event);
  return isIt ? { ...actor, entries: actor.entries.slice(0, -1), told: actor.told - 1 } : actor;
};

/** What has been seen after one more report. */
export const seenAfter = (seen: Seen, report: Report): Seen => {
  switch (report.kind) {
    case "registered":
      return register(seen, report);
    case "event":
      return change(seen, report.session, (actor) => note(actor, report));
    case "refused":
      return change(seen, report.session, (actor) =>
        note(withoutRefused(actor, report.event), report),
      );
    case "state":
      return change(seen, report.session, (actor) => reach(actor, report.snapshot, report.taken));
    case "holding":
      return change(seen, report.session, (actor) => ({ ...actor, holding: report.holding }));
    case "stopped":
      return change(seen, report.session, (actor) => ({ ...actor, stopped: true, holding: null }));
    case "disconnected":
      return { ...seen, disconnected: true };
  }
};
