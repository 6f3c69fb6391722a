// The search for the sets of edits that explain a record, line by line. A play that a line does not fit goes on with each edit that may
// be said there; plays that come to the same position are one; those that cost too much more than the cheapest are dropped. Where one play
// is left, an episode has ended. Knows no kind of edit.
import type { Envelope } from "@assize/kernel-event-log";
import { keyOf } from "../alignment/rules.ts";
import type { Search } from "../alignment/search-state.ts";
import { type Conflict, conflictAt, type Room } from "./conflict.ts";
import { MARGIN, TABLE } from "./costs.ts";
import { asItStands, positionBefore, withoutSeat } from "./course.ts";
import { editOf, type Play, playedOn, type Rival, standOf } from "./edits.ts";
import { ruledAt } from "./ruled.ts";
import { isOnlyPassedOver } from "./runs.ts";
import { byUnknownValues } from "./unknown.ts";
import { uncertainKey } from "./uncertain.ts";
import { wholeOf } from "./other-sets.ts";
import { better, toldOf } from "./rank.ts";
import { IN_HAND, type KindRow, SUPPOSED } from "./kinds/index.ts";

/** Lines of an episode in which not all was looked at that may be said, from the first to the last. */
export interface Spent {
  readonly first: number;
  readonly last: number;
}

export interface Found {
  readonly told: Play;
  /** The others at the end of the record, the best first. */
  readonly others: readonly Play[];
  /** Where the budget of an episode was spent. */
  readonly spent: readonly Spent[];
}

/** A play that costs so much more than the cheapest at its line is dropped. */
const BOUND = 30;
/** After so many lines that fit, one that costs more than one slip more is dropped. */
const SETTLED = 24;
const SLIP = TABLE["value-due"].cost;
/** So much more than the cheapest what is supposed may cost. */
const SUPPOSED_MORE = 20;
/** Most plays from one line to the next. */
const MOST = 16;
/** Most steps of an episode for what nobody wrote down. */
const BUDGET = 60_000;
/** For so many plays, the cheapest, something is supposed at a line. */
const MOST_SUPPOSED = 4;

export const searchFrom = (search: Search, from: Play): Found => {
  let plays: readonly Play[] = [from];
  const waiting = new Map<number, Play[]>();
  let latest = from.line;
  let alone = from.line;
  let budget = search.rules.looked + BUDGET;
  let first = from.line;
  let isSpent = false;
  const spent: Spent[] = [];
  for (let line = from.line; line < search.length; line++) {
    const here = [...plays.filter((play) => play.line === line), ...(waiting.get(line) ?? [])];
    waiting.delete(line);
    const taken = takeLine(search, here, line, budget);
    if (taken.conflicts) latest = line;
    isSpent ||= taken.isCutShort;
    if (!taken.conflicts && (plays.length === 1 || line - latest > SETTLED)) {
      if (isSpent) spent.push({ first, last: line });
      isSpent = false;
      budget = search.rules.looked + BUDGET;
      first = line + 1;
    }
    for (const play of taken.plays)
      if (play.line > line + 1) waiting.set(play.line, [...(waiting.get(play.line) ?? []), play]);
    const next = taken.plays.filter((play) => play.line === line + 1);
    const ahead = [...waiting.values()].flat();
    const least = Math.min(...[...next, ...ahead].map(({ cost }) => cost));
    const bound = line - latest > SETTLED ? SLIP : BOUND;
    for (const [at, some] of waiting)
      waiting.set(
        at,
        some.filter(({ cost }) => cost <= least + bound),
      );
    plays = next.length <= 1 ? next : cut(search, next, least + bound, alone);
    if (plays.length === 1 && waiting.size === 0) alone = line + 1;
  }
  const sorted = [...plays, ...[...waiting.values()].flat()].sort(better);
  if (isSpent) spent.push({ first, last: search.length });
  const told = toldOf(sorted);
  return { told, others: sorted.filter((play) => play !== told), spent };
};

interface Layer {
  readonly plays: readonly Play[];
  readonly conflicts: boolean;
  /** True where the budget kept something from being supposed of a play that may still count. */
  readonly isCutShort: boolean;
}

const takeLine = (search: Search, plays: readonly Play[], line: number, budget: number): Layer => {
  const next: Play[] = [];
  let least = Infinity;
  const add = (play: Play): void => {
    next.push(play);
    least = Math.min(least, play.cost);
  };
  const odd: Play[] = [];
  const isRuled = search.pins.has(line);
  for (const play of plays) {
    const after = asItStands(search, standOf(play));
    if (after === null) odd.push(play);
    else add(playedOn(play, [], after));
  }
  const conflicts = odd.sort(better).flatMap((play) => {
    const room: Room = isRuled
      ? () => Infinity
      : (beyond = SUPPOSED_MORE) => least + beyond - play.cost;
    const unseated = withoutSurplusSeat(search, play);
    if (unseated === null) return unlessUnknown(conflictAt(search, play, room), add);
    const after = asItStands(search, standOf(play), unseated.search.lineAt(line));
    if (after === null) return unlessUnknown(conflictAt(unseated.search, unseated.play, room), add);
    add(playedOn(unseated.play, [], after));
    return [];
  });
  const bound = isRuled ? Infinity : BOUND;
  for (const conflict of conflicts)
    for (const other of editedPlays(conflict, IN_HAND)) if (other.cost <= least + bound) add(other);
  // The budget of an episode: where it is spent, only what stands in the record is said of a line.
  const isSpent = search.rules.looked > budget;
  for (const conflict of isSpent ? [] : conflicts.slice(0, MOST_SUPPOSED))
    for (const other of editedPlays(conflict, SUPPOSED))
      if (other.cost <= least + bound) add(other);
  const isCutShort = isSpent && conflicts.some(({ play }) => play.cost <= least + MARGIN);
  return { plays: ruledAt(search, next, line), conflicts: odd.length > 0, isCutShort };
};

/** The conflict, where no values that the record does not know decide; where they do, the plays that they lead to are added. */
const unlessUnknown = (conflict: Conflict, add: (play: Play) => void): readonly Conflict[] => {
  const plays = byUnknownValues(conflict);
  plays?.forEach(add);
  return plays === null ? [conflict] : [];
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
  const isOnlyPassed = isOnlyPassedOver(conflict);
  for (const { kind, least, always } of rows)
    if (isOnlyPassed ? always === true : rows === IN_HAND || least <= conflict.room())
      yield* kind(conflict);
}

/** One of the plays in each position, the cheapest. */
const cut = (
  search: Search,
  plays: readonly Play[],
  most: number,
  alone: number,
): readonly Play[] => {
  const kept = new Map<string, Play>();
  for (const play of plays.filter(({ cost }) => cost <= most).sort(better)) {
    const key = keyAt(search, play, alone);
    const same = kept.get(key);
    if (same !== undefined) kept.set(key, withRivals(same, play, alone));
    else if (kept.size < MOST) kept.set(key, play);
  }
  return [...kept.values()];
};

/**
 * Equal for plays from which the lines to come lead to the same: they stand in one position, and in one before each line to which play
 * still goes back. Up to the line `alone` there was one play.
 */
const keyAt = ({ rules, undos }: Search, play: Play, alone: number): string => {
  // Values that can still be others stand for other positions too.
  const isOpen = play.edits.some(({ as }) => as === "read-unknown");
  const own = keyOf(rules, play.position) + uncertainKey(play.position) + (isOpen ? "?" : "");
  if (undos.at.size === 0) return own;
  const kept = [...undos.named].flatMap(([line, last]) =>
    line > alone && line < play.line && last >= play.line
      ? keyOf(rules, positionBefore(play.trail, line)!)
      : [],
  );
  return [own, ...kept].join("\n");
};

/** Most rivals that a play keeps of one episode. */
const RIVALS = 16;

/** A play with one that came to its position, and with the rivals of that one, as sets of edits beside its own. */
const withRivals = (play: Play, other: Play, alone: number): Play => {
  const more = other.cost - play.cost;
  if (more > MARGIN || other.edits === play.edits) return play;
  const own: Rival = { edits: other.edits, instead: play.edits, more };
  const theirs = other.rivals.flatMap((rival): readonly Rival[] => {
    const edits = play.rivals.includes(rival) ? null : wholeOf(rival, other.edits);
    const moreYet = more + rival.more;
    return edits === null || moreYet > MARGIN
      ? []
      : [{ edits, instead: play.edits, more: moreYet }];
  });
  const here = play.rivals.filter(({ instead }) => (instead.at(-1)?.at ?? -1) >= alone).length;
  return {
    ...play,
    rivals: [...play.rivals, ...[own, ...theirs].slice(0, Math.max(0, RIVALS - here))],
  };
};
