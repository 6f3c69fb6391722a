// The search for the sets of edits that explain a record, line by line. A play that a line does not fit goes on with each edit that may
// be said there; plays that come to the same position are one; those that cost too much more than the cheapest are dropped. Where one play
// is left, an episode has ended. Knows no kind of edit.
import type { Envelope } from "@assize/kernel-event-log";
import { keyOf } from "../alignment/rules.ts";
import type { Search } from "../alignment/search-state.ts";
import { type Conflict, conflictAt, type Room } from "./conflict.ts";
import { asItStands, withoutSeat } from "./course.ts";
import { accusations, editOf, isRoot, type Play, playedOn } from "./edits.ts";
import { IN_HAND, type KindRow, SUPPOSED } from "./kinds/index.ts";

export interface Found {
  readonly best: Play;
  /** The others at the end of the record, cheapest first. */
  readonly others: readonly Play[];
}

/** A play that costs so much more than the cheapest at its line is dropped. */
const BOUND = 30;
/** After so many lines that fit, one that costs more than the margin is dropped. */
const SETTLED = 24;
const MARGIN = 10;
/** So much more than the cheapest what is supposed may cost. */
const SUPPOSED_MORE = 20;
/** Most plays from one line to the next. */
const MOST = 16;
/** Most steps of an episode for what nobody wrote down. */
const BUDGET = 60_000;
/** For so many plays, the cheapest, something is supposed at a line. */
const MOST_SUPPOSED = 4;

const better = (a: Play, b: Play): number =>
  a.cost - b.cost ||
  accusations(a.edits) - accusations(b.edits) ||
  a.edits.filter(isRoot).length - b.edits.filter(isRoot).length ||
  (a.edits.at(-1)?.at ?? -1) - (b.edits.at(-1)?.at ?? -1);

export const searchFrom = (search: Search, from: Play): Found => {
  let plays: readonly Play[] = [from];
  const waiting = new Map<number, Play[]>();
  let latest = from.line;
  let budget = search.rules.looked + BUDGET;
  for (let line = from.line; line < search.length; line++) {
    const here = [...plays.filter((play) => play.line === line), ...(waiting.get(line) ?? [])];
    waiting.delete(line);
    const taken = takeLine(search, here, line, budget);
    if (taken.conflicts) latest = line;
    if (plays.length === 1 && !taken.conflicts) budget = search.rules.looked + BUDGET;
    for (const play of taken.plays)
      if (play.line > line + 1) waiting.set(play.line, [...(waiting.get(play.line) ?? []), play]);
    const next = taken.plays.filter((play) => play.line === line + 1);
    const ahead = [...waiting.values()].flat();
    const least = Math.min(...[...next, ...ahead].map(({ cost }) => cost));
    const bound = line - latest > SETTLED ? MARGIN : BOUND;
    for (const [at, some] of waiting)
      waiting.set(
        at,
        some.filter(({ cost }) => cost <= least + bound),
      );
    plays = next.length <= 1 ? next : cut(search, next, least + bound);
  }
  const sorted = [...plays, ...[...waiting.values()].flat()].sort(better);
  return { best: sorted[0]!, others: sorted.slice(1) };
};

interface Layer {
  readonly plays: readonly Play[];
  readonly conflicts: boolean;
}

const takeLine = (search: Search, plays: readonly Play[], line: number, budget: number): Layer => {
  const next: Play[] = [];
  let least = Infinity;
  const add = (play: Play): void => {
    next.push(play);
    least = Math.min(least, play.cost);
  };
  const odd: Play[] = [];
  for (const play of plays) {
    const after = asItStands(search, play.position, line);
    if (after === null) odd.push(play);
    else add(playedOn(play, [], after));
  }
  const conflicts = odd.sort(better).flatMap((play) => {
    const room: Room = () => least + SUPPOSED_MORE - play.cost;
    const unseated = withoutSurplusSeat(search, play);
    if (unseated === null) return [conflictAt(search, play, room)];
    const { position } = unseated.play;
    const after = asItStands(search, position, line, unseated.search.lineAt(line));
    if (after === null) return [conflictAt(unseated.search, unseated.play, room)];
    add(playedOn(unseated.play, [], after));
    return [];
  });
  for (const conflict of conflicts)
    for (const other of editedPlays(conflict, IN_HAND)) if (other.cost <= least + BOUND) add(other);
  // The budget of an episode: where it is spent, only what stands in the record is said of a line.
  for (const conflict of search.rules.looked > budget ? [] : conflicts.slice(0, MOST_SUPPOSED))
    for (const other of editedPlays(conflict, SUPPOSED))
      if (other.cost <= least + BOUND) add(other);
  return { plays: next, conflicts: odd.length > 0 };
};

/** A seat stands beside what has none: that is told, and the line is read without it. */
const withoutSurplusSeat = (
  search: Search,
  play: Play,
): { readonly search: Search; readonly play: Play } | null => {
  const { line } = play;
  const recorded = search.lineAt(line);
  const prepared = search.rules.game.events.get(recorded.type);
  if (recorded.by === undefined || prepared === undefined || prepared.class === "decision")
    return null;
  const edit = editOf("seat-none", { line, act: { does: "unseat" } });
  const lineAt = (at: number): Envelope =>
    at === line ? withoutSeat(recorded) : search.lineAt(at);
  return {
    search: { ...search, lineAt },
    play: { ...play, edits: [...play.edits, edit], cost: play.cost + edit.cost },
  };
};

function* editedPlays(conflict: Conflict, rows: readonly KindRow[]): Generator<Play, void> {
  for (const { kind, least } of rows)
    if (rows === IN_HAND || least <= conflict.room()) yield* kind(conflict);
}

/** One of the plays in each position, the cheapest. */
const cut = (search: Search, plays: readonly Play[], most: number): readonly Play[] => {
  const kept = new Map<string, Play>();
  for (const play of plays.filter(({ cost }) => cost <= most).sort(better)) {
    const key = keyAt(search, play);
    const same = kept.get(key);
    if (same !== undefined) kept.set(key, withRival(same, play));
    else if (kept.size < MOST) kept.set(key, play);
  }
  return [...kept.values()];
};

const keyAt = ({ rules }: Search, { position }: Play): string => keyOf(rules, position);

const RIVALS = 8;

const withRival = (play: Play, { cost, edits }: Play): Play => {
  const more = cost - play.cost;
  if (more > MARGIN || edits === play.edits || play.rivals.length >= RIVALS) return play;
  return { ...play, rivals: [...play.rivals, { edits, instead: play.edits, more }] };
};
