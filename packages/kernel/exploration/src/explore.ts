// Asks properties of all that can be played from a start: each holds, is broken by a shortest path, or is left open where a
// bound was reached. Also finds by how few events each transition of the chart is taken. Makes no sentence and no log.
import type { Position } from "@assize/kernel-chart-engine";
import type { GameMistake } from "@assize/kernel-model";
import type { ExploreOptions } from "./asked.ts";
import { DeadEnds } from "./dead-ends.ts";
import { Examiner, pathOf, type Point } from "./examiner.ts";
import type { KnownStates } from "./known-states.ts";
import type { Path } from "./path.ts";
import type { Property } from "./property.ts";
import { search, type Searched, type Stop, type Watcher } from "./search.ts";
import { seenAt } from "./seen.ts";
import { keyUnder } from "./symmetry.ts";
import { forcedAsFar, type GameWay, isEnd, waysOn } from "./ways.ts";
import { breakWithin } from "./within.ts";

/** `open`: nothing breaks it as far as was explored, and that is not all. */
export type Answer<Context> = { readonly property: Property<Context> } & (
  | { readonly kind: "holds" | "open" }
  | { readonly kind: "broken"; readonly path: Path; readonly why: string }
);

export interface Exploration<Context> {
  /** States where a choice, chance or the end is reached, each once. */
  readonly states: number;
  /** Of these, where the game is over, or the part of it that is explored. */
  readonly ends: number;
  /** Ways on from one state to another: choices and outcomes. */
  readonly ways: number;
  /** The greatest least number of events from the start to a state. */
  readonly depth: number;
  readonly stop: Stop | null;
  /** States with more ways on than were followed. */
  readonly cut: number;
  /** True: all that can be played was looked at (of what is offered, where offers replace the game's own). */
  readonly isExhaustive: boolean;
  /** Bytes that the known states took. */
  readonly bytes: number;
  readonly answers: readonly Answer<Context>[];
  /** Where the game contradicts itself: the shortest path to it, and its mistake. */
  readonly mistake: { readonly path: Path; readonly mistake: GameMistake } | null;
  /** By the id of each transition that was taken: the shortest path to it. */
  readonly transitions: ReadonlyMap<string, Path>;
}

/** What a search leaves to be answered, and who has looked. */
interface Exploring<Context> {
  readonly options: ExploreOptions<Context>;
  readonly examiner: Examiner<Context>;
  /** Where the first choice, chance or the end is reached. */
  readonly from: Position<Context>;
  /** Events before that. */
  readonly opening: number;
  readonly deadEnds: DeadEnds | null;
  readonly counts: { ends: number; cut: number };
}

const begun = <Context>(options: ExploreOptions<Context>): Exploring<Context> => {
  const { explored, start, properties } = options;
  const examiner = new Examiner(explored.game, properties, start);
  const { steps, mistake } = forcedAsFar(explored, start);
  const first: Point = { from: 0, ordinal: null, events: 0 };
  examiner.look(start, seenAt(explored.game, start, []), null, first);
  examiner.follow(start, steps, first);
  if (mistake !== null) examiner.noteMistake(mistake, { ...first, events: steps.length });
  return {
    options,
    examiner,
    from: steps.at(-1)?.position ?? start,
    opening: steps.length,
    deadEnds: properties.some(({ kind }) => kind === "no-dead-end") ? new DeadEnds() : null,
    counts: { ends: 0, cut: 0 },
  };
};

/** Whether nothing that is still to be looked at can break a property by fewer events. */
const isAnswered = <Context>(
  { options: { properties, whole = false }, examiner }: Exploring<Context>,
  events: number,
): boolean =>
  !whole &&
  properties.length > 0 &&
  properties.every((one) => (examiner.breaks.get(one)?.events ?? Infinity) <= events + 1);

const watcherOf = <Context>(
  exploring: Exploring<Context>,
): Watcher<Position<Context>, GameWay<Context>> => {
  const { options, examiner, opening, deadEnds, counts, from } = exploring;
  const someChoice = options.properties.filter(({ kind }) => kind === "some-choice");
  let expanding = from;
  return {
    onState: (node, state, events) => {
      expanding = node;
      options.onState?.(state);
      return !isAnswered(exploring, events + opening);
    },
    onWay: (state, events, ordinal, way, to) => {
      const at: Point = { from: state, ordinal, events: events + opening };
      examiner.follow(expanding, way.steps, at);
      if (way.mistake !== null)
        examiner.noteMistake(way.mistake, { ...at, events: at.events + way.steps.length });
      if (way.isCut) counts.cut++;
      if (to !== null) deadEnds?.edge(state, to);
    },
    onExpanded: (node, state, events, ways) => {
      if (isEnd(options.explored, node)) {
        counts.ends++;
        deadEnds?.end(state);
        return;
      }
      const at: Point = { from: state, ordinal: null, events: events + opening };
      if (ways === 0)
        for (const one of someChoice) examiner.noteBreak(one, at, "nothing is legal there");
    },
  };
};

const answerTo = <Context>(
  property: Property<Context>,
  { options, examiner, opening, deadEnds }: Exploring<Context>,
  known: KnownStates,
  isExhaustive: boolean,
): Answer<Context> => {
  const noted = examiner.breaks.get(property);
  if (noted !== undefined)
    return { property, kind: "broken", path: pathOf(known, noted), why: noted.why };
  if (property.kind === "within") {
    const broken = breakWithin(options, property);
    return broken === null || typeof broken === "string"
      ? { property, kind: broken ?? "holds" }
      : { property, kind: "broken", ...broken };
  }
  if (!isExhaustive) return { property, kind: "open" };
  const dead = property.kind === "no-dead-end" ? deadEnds!.nearest(known) : null;
  if (dead === null) return { property, kind: "holds" };
  const events = known.depthOf(dead) + opening;
  const path = pathOf(known, { from: dead, ordinal: null, events });
  return { property, kind: "broken", path, why: "from there no end can be reached" };
};

/** Explores. Throws what the rules throw, but for a game's mistakes in what is forced. */
export const explore = <Context>(options: ExploreOptions<Context>): Exploration<Context> => {
  const { explored, properties, symmetries = [], bounds, hash } = options;
  const exploring = begun(options);
  const { examiner, opening, counts, from } = exploring;
  const isSound = examiner.mistake === null;
  const searched: Searched = search<Position<Context>, GameWay<Context>>(
    {
      start: from,
      keyOf: keyUnder(explored.game, symmetries),
      waysOn: (position) => (isSound ? waysOn(explored, position) : []),
    },
    bounds,
    hash,
    watcherOf(exploring),
  );
  const { known, stop } = searched;
  const isExhaustive = stop === null && counts.cut === 0;
  const { mistake } = examiner;
  return {
    states: searched.expanded,
    ends: counts.ends,
    ways: searched.ways,
    depth: searched.depth + opening,
    stop,
    cut: counts.cut,
    isExhaustive,
    bytes: known.bytes,
    answers: properties.map((one) => answerTo(one, exploring, known, isExhaustive)),
    mistake: mistake && { path: pathOf(known, mistake), mistake: mistake.mistake },
    transitions: new Map([...examiner.transitions].map(([id, at]) => [id, pathOf(known, at)])),
  };
};
