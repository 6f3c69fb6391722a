// The search for the sets of edits that explain a record, line by line. A play that a line does not fit goes on with each edit that may
// be said there; plays that come to the same position are one; those that cost too much more than the cheapest are dropped. Where one play
// is left, an episode has ended. Knows no kind of edit.
import type { Envelope } from "@assize/kernel-event-log";
import { keyOf } from "../rules/rules.ts";
import type { Search } from "./search-state.ts";
import { type Conflict, conflictAt, type Room } from "./conflict.ts";
import { MARGIN } from "./costs.ts";
import { asItStands, positionBefore, withoutSeat } from "./course.ts";
import { editOf, type Play, playedOn, type Rival, standOf } from "./edits.ts";
import { ruledAt } from "./ruled.ts";
import { isOnlyPassedOver } from "./runs.ts";
import { byUnknownValues } from "./unknown.ts";
import { agreesBehindGap } from "./against-gaps.ts";
import { showsUnchanged, uncertainAt, uncertainKey } from "./uncertain.ts";
import { wholeOf } from "./other-sets.ts";
import { better, toldOf } from "./rank.ts";
import { IN_HAND, type KindRow, LAST, SUPPOSED } from "./kinds/index.ts";
import { LIMITS } from "./limits.ts";

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

/** Plays by the line that they read next. */
type Front = Map<number, readonly Play[]>;

/** A conflict of which all was supposed that comes to at most so much. */
interface Supposed {
  readonly conflict: Conflict;
  readonly upTo: number;
  /** Where it led. */
  readonly made: ReadonlySet<string>;
}

/** Lines in which plays differ, or may yet. */
interface Episode {
  readonly first: number;
  /** The step at which only what stands in the record is said. */
  readonly budget: number;
  /** True where the budget kept something from being supposed that may still count. */
  isCutShort: boolean;
  supposed: readonly Supposed[];
  /** Plays that cost too much to have a say yet. */
  dear: readonly Play[];
}

const episodeFrom = ({ rules }: Search, first: number): Episode => ({
  first,
  budget: rules.looked + LIMITS.budget,
  isCutShort: false,
  supposed: [],
  dear: [],
});

const asYetUnsupposed = (conflict: Conflict): Supposed => ({
  conflict,
  upTo: -1,
  made: new Set(),
});

const nextLine = (front: Front): number => Math.min(...front.keys());

const leastOf = (front: Front): number =>
  Math.min(...[...front.values()].flat().map(({ cost }) => cost));

const dearestOf = (front: Front): number =>
  Math.max(...[...front.values()].flat().map(({ cost }) => cost));

const push = (front: Front, play: Play): void =>
  void front.set(play.line, [...(front.get(play.line) ?? []), play]);

const dropDear = (front: Front, most: number): void => {
  for (const [line, plays] of front) {
    const left = plays.filter(({ cost }) => cost <= most);
    if (left.length > 0) front.set(line, left);
    else front.delete(line);
  }
};

export const searchFrom = (search: Search, from: Play): Found => {
  const front: Front = new Map([[from.line, [from]]]);
  const spent: Spent[] = [];
  let [latest, alone] = [from.line, from.line];
  let episode = episodeFrom(search, from.line);
  for (let line = from.line; line < search.length; line = nextLine(front)) {
    const here = cut(search, front.get(line)!, alone);
    front.delete(line);
    const isAlone = front.size === 0 && here.length === 1;
    if (isAlone && episode.supposed.length === 0) alone = line;
    const odd = takeLine(search, front, here, { line, since: episode.first });
    if (odd.some(({ play }) => play.cost <= leastOf(front) + LIMITS.boundOnceSettled))
      latest = line;
    const isSettled = line - latest > LIMITS.settled || nextLine(front) >= search.length;
    const isExplained = odd.length === 0 && isAlone && episode.supposed.length === 0;
    if (isSettled) {
      dropDear(front, leastOf(front) + LIMITS.boundOnceSettled);
      const dearest = dearestOf(front);
      suppose(search, front, episode, dearest, dearest + MARGIN);
    }
    if (isSettled || (isExplained && !episode.isCutShort)) {
      if (episode.isCutShort) spent.push({ first: episode.first, last: line });
      episode = episodeFrom(search, line + 1);
    }
    episode.supposed = [...episode.supposed, ...odd.map(asYetUnsupposed)];
    const least = leastOf(front);
    suppose(search, front, episode, least, least);
    alone = Math.min(alone, ...front.keys());
    dropDear(front, leastOf(front) + (isSettled ? LIMITS.boundOnceSettled : LIMITS.bound));
  }
  if (episode.isCutShort) spent.push({ first: episode.first, last: search.length });
  const sorted = cut(search, front.get(search.length)!, alone).toSorted(better);
  const told = toldOf(sorted);
  return { told, others: sorted.filter((play) => play !== told), spent };
};

/** What is told may cost the margin more than the cheapest play, and is compared with what costs the margin more than it. */
const FARTHEST = 2 * MARGIN;

/** The room beside the cheapest play that is left: what costs more than that and the margin has no say. */
const roomBeside =
  (least: () => number, { cost }: Play): Room =>
  () =>
    least() + MARGIN - cost;

/**
 * Supposes of the conflicts of an episode what may have a say beside the cheapest play, and again where not all was that comes to `wanted`.
 * The conflicts of the cheapest plays come first.
 */
const suppose = (
  search: Search,
  front: Front,
  episode: Episode,
  cheapest: number,
  wanted: number,
): void => {
  let least = cheapest;
  const due = new Map<Supposed, Supposed>();
  const cheapestFirst = episode.supposed
    .filter(({ upTo }) => upTo < wanted)
    .toSorted((a, b) => a.conflict.play.cost - b.conflict.play.cost);
  for (const one of cheapestFirst) {
    const { conflict, upTo, made: before } = one;
    const isSpent = search.rules.looked > episode.budget;
    if (isSpent) {
      episode.isCutShort ||= conflict.play.cost <= least;
      if (upTo >= 0) continue;
    }
    const room = roomBeside(() => least, conflict.play);
    const made = new Set<string>();
    const rows = room() < 0 ? [] : isSpent ? LAST : SUPPOSED;
    for (const play of editedPlays({ ...conflict, room }, rows)) {
      const key = `${play.line} ${play.cost} ${keyOf(search.rules, play.position)}`;
      made.add(key);
      if (before.has(key)) continue;
      least = Math.min(least, play.cost);
      episode.dear = [...episode.dear, play];
    }
    due.set(one, { conflict, upTo: least + MARGIN, made });
  }
  const isSpent = search.rules.looked > episode.budget;
  episode.supposed = isSpent ? [] : episode.supposed.map((one) => due.get(one) ?? one);
  const isNear = ({ cost }: Play): boolean => cost <= least + MARGIN;
  for (const play of episode.dear) if (isNear(play)) push(front, play);
  episode.dear = episode.dear.filter((play) => !isNear(play));
};

/** Takes a line in each of these plays, with what may be said of it in hand. Answers the conflicts of which more may be supposed. */
const takeLine = (
  search: Search,
  front: Front,
  plays: readonly Play[],
  { line, since }: { readonly line: number; readonly since: number },
): readonly Conflict[] => {
  const next: Play[] = [];
  let least = leastOf(front);
  const add = (play: Play): void => {
    next.push(play);
    least = Math.min(least, play.cost);
  };
  const odd: Play[] = [];
  const taken = plays.map((play) => ({ play, after: asItStands(search, standOf(play)) }));
  const ungapped = taken.find(
    ({ play, after }) => after !== null && uncertainAt(play.position) === null,
  );
  for (const { play, after } of taken)
    if (after === null) odd.push(play);
    else {
      const against =
        ungapped !== undefined && showsUnchanged(play.position, after, ungapped.after!);
      add(playedOn(play, against ? [agreesBehindGap(play.edits, line)] : [], after));
    }
  const isRuled = search.pins.has(line);
  const conflicts = odd.sort(better).flatMap((play) => {
    const room: Room = isRuled ? () => Infinity : roomBeside(() => least, play);
    const unseated = withoutSurplusSeat(search, play);
    if (unseated === null) return unlessUnknown(conflictAt(search, play, since, room), add);
    const after = asItStands(search, standOf(play), unseated.search.lineAt(line));
    if (after === null)
      return unlessUnknown(conflictAt(unseated.search, unseated.play, since, room), add);
    add(playedOn(unseated.play, [], after));
    return [];
  });
  const bound = isRuled ? Infinity : LIMITS.bound;
  const nearest = conflicts.slice(0, LIMITS.supposedPlays);
  for (const conflict of conflicts)
    for (const other of editedPlays(conflict, IN_HAND)) if (other.cost <= least + bound) add(other);
  if (isRuled)
    for (const conflict of nearest) for (const other of editedPlays(conflict, SUPPOSED)) add(other);
  for (const play of ruledAt(search, next, line)) push(front, play);
  return isRuled ? [] : nearest;
};

/** The conflict, where no values that the record does not know decide; where they do, the plays that they lead to are added. */
const unlessUnknown = (conflict: Conflict, add: (play: Play) => void): readonly Conflict[] => {
  const plays = byUnknownValues(conflict);
  if (plays === null || !plays.every((play) => isSaid(conflict.search, play))) return [conflict];
  plays.forEach(add);
  return [];
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
  if (search.without.has("seat-none")) return null;
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
  const { without } = conflict.search;
  for (const { kind, least, always } of rows)
    if (isOnlyPassed ? always === true : rows === IN_HAND || least <= conflict.room())
      if (!without.has(kind))
        for (const play of kind(conflict)) if (isSaid(conflict.search, play)) yield play;
}

const isSaid = ({ without }: Search, { edits }: Play): boolean =>
  !edits.some(({ as }) => without.has(as));

/** One of the plays in each position, the cheapest. */
const cut = (search: Search, plays: readonly Play[], alone: number): readonly Play[] => {
  if (plays.length === 1) return plays;
  const kept = new Map<string, Play>();
  for (const play of [...plays].sort(better)) {
    const key = keyAt(search, play, alone);
    const same = kept.get(key);
    if (same !== undefined) kept.set(key, withRivals(same, play, alone));
    else if (kept.size < LIMITS.plays) kept.set(key, play);
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

/** A play with one that came to its position, and with the rivals of that one, as sets of edits beside its own. */
const withRivals = (play: Play, other: Play, alone: number): Play => {
  const more = other.cost - play.cost;
  if (more > FARTHEST || other.edits === play.edits) return play;
  const own: Rival = { edits: other.edits, instead: play.edits, more };
  const theirs = other.rivals.flatMap((rival): readonly Rival[] => {
    const edits = play.rivals.includes(rival) ? null : wholeOf(rival, other.edits);
    const moreYet = more + rival.more;
    return edits === null || moreYet > FARTHEST
      ? []
      : [{ edits, instead: play.edits, more: moreYet }];
  });
  const isHere = ({ instead }: Rival): boolean => (instead.at(-1)?.at ?? -1) >= alone;
  const here = [...play.rivals.filter(isHere), own, ...theirs].toSorted((a, b) => a.more - b.more);
  const before = play.rivals.filter((rival) => !isHere(rival));
  return { ...play, rivals: [...before, ...here.slice(0, LIMITS.rivals)] };
};
