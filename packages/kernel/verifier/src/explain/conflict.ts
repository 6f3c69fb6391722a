// A line that does not fit, seen from a play: what it is, what is forced there, what the questions read that refuse it. What all
// kinds of edits are made from. Proposes no edit.
import { due, type Position, suppose } from "@assize/kernel-chart-engine";
import type { Envelope } from "@assize/kernel-event-log";
import type { GameEvent, Json } from "@assize/kernel-model";
import {
  deriveEvent,
  forcedStep,
  type PreparedEvent,
  type ReadPath,
  type Taken,
  watched,
} from "@assize/kernel-referee";
import { alternatives, choiceOf, forcedFrom } from "../rules/rules.ts";
import type { Search } from "./search-state.ts";
import { type Difference, differencesIn } from "./differences.ts";
import type { Edit, Play } from "./edits.ts";
import { LIMITS } from "./limits.ts";

/** What an edit may cost more, in tenths, than the play to which it is added. Kinds that cost more need not be made. */
export type Room = () => number;

export interface Conflict {
  readonly search: Search;
  readonly play: Play;
  readonly line: number;
  readonly recorded: Envelope;
  /** Null for a type that the game does not have. */
  readonly prepared: PreparedEvent | null;
  /** The line as a choice or an outcome of chance; null where it is none. */
  readonly choice: GameEvent | null;
  /** What is forced here, up to the next choice. */
  readonly forced: readonly Taken<unknown>[];
  /** Where that leads. */
  readonly behind: Position<unknown>;
  /** What the line says otherwise than the event of its type that is due. */
  readonly differences: readonly Difference[];
  readonly room: Room;
  /** The first line of its episode: what was said since could be said otherwise where it was said. */
  readonly since: number;
  /** The edits of the play whose other half may still be found. */
  readonly open: readonly Edit[];
}

export const conflictAt = (search: Search, play: Play, since: number, room: Room): Conflict => {
  const { line, position } = play;
  const recorded = search.lineAt(line);
  const forced = [...forcedFrom(search.rules, position)];
  const behind = forced.at(-1)?.position ?? position;
  const due =
    forced.find(({ event }) => event.type === recorded.type) ??
    onlyOutcome(search.rules, behind, recorded.type);
  const found = new Set(play.edits.flatMap(({ half }) => half ?? []));
  // No line is moved over one that takes play back.
  const openSince = Math.max(line - LIMITS.halves, lastUndo(search, line));
  return {
    search,
    play,
    line,
    recorded,
    prepared: search.rules.game.events.get(recorded.type) ?? null,
    choice: choiceOf(search.rules, recorded),
    forced,
    behind,
    differences: due === undefined ? [] : differencesIn(due.event.data as Json, recorded.data),
    room,
    since,
    open: play.edits.filter(
      (edit) =>
        edit.half === null &&
        !found.has(edit) &&
        edit.line >= openSince &&
        (edit.kind === "passed-over" || edit.kind === "left-out"),
    ),
  };
};

/** What has to happen by chance; undefined where it may be one or another. */
const onlyOutcome = (
  rules: Search["rules"],
  position: Position<unknown>,
  type: string,
): Taken<unknown> | undefined => {
  if (rules.game.events.get(type)?.class !== "chance") return undefined;
  const [only, ...others] = [...alternatives(rules, position, { type }, { left: 2 })];
  return others.length === 0 ? only : undefined;
};

const lastUndo = ({ undos }: Search, before: number): number => {
  if (undos.at.size === 0) return 0;
  for (let line = before - 1; line > before - LIMITS.halves; line--)
    if (undos.at.has(line)) return line;
  return 0;
};

/** What was read of the state to refuse the line, and to say what is due in its place; lists and objects on the way among it. */
export const readsOf = ({ search, play, recorded }: Conflict): readonly ReadPath[] => {
  const { game } = search.rules;
  const { at, context } = play.position;
  if (typeof context !== "object" || context === null) return [];
  const paths = new Map<string, ReadPath>();
  const view = watched(context, (path) => void paths.set(path.join("/"), path));
  const position = { at, context: suppose(view.value) };
  for (let steps = 0, now: Position<unknown> = position; steps < 16; steps++) {
    const row = game.events.has(recorded.type) ? game.engine.accepts(now, recorded) : undefined;
    if (row !== undefined && game.classOf(row.event) === "consequence") deriveEvent(game, row, now);
    due(game.table, now, game.classOf);
    const next: Taken<unknown> | null = forcedStep(game, now);
    if (next === null) break;
    now = next.position;
  }
  return [...paths.values()];
};
