// A game followed once more from where it left the rules: what is forced is derived anew, later choices and outcomes of chance
// are those that were made. Ends where one of them is not possible any more, or where it makes no difference any more.
import type { Position } from "@assize/kernel-chart-engine";
import {
  type Assumption,
  type GameEvent,
  LIMITS,
  type Seq,
  unreachable,
} from "@assize/kernel-model";
import { isOver, onlyOutcome, settlingStep, stateKeyOf } from "@assize/kernel-referee";
import { carriedOut, waysOf } from "../rules/carried-out.ts";
import { legally, type Rules } from "../rules/rules.ts";
import { nearestTo, refitted } from "./nearest.ts";
import {
  type Act,
  type Believed,
  type Counts,
  deviates,
  type Played,
  type Stood,
  type TakenBack,
} from "./played.ts";

/** Most legal choices that are followed in place of refused ones. */
const MOST_WAYS = 12;

/** Most events of one game that are derived anew, over all ways together. */
const MOST_STEPS = 200_000;

/** Where a way ends. */
export interface Ending {
  /** Null where the game goes on as it was played. */
  readonly position: Position<unknown> | null;
  /** The first choice that is stood in place of; null: none, or it was taken out. */
  readonly instead: GameEvent | null;
  /** The first act that is not possible any more; null where all are. */
  readonly notLegal: Act | null;
  /** True where it was followed to its end. */
  readonly isWhole: boolean;
  readonly assumes: readonly Assumption[];
}

/** What is followed: the acts of the game from one of them on, without what is corrected. */
export interface Following {
  readonly played: Played;
  readonly acts: readonly Act[];
  /** The first that is corrected. */
  readonly first: Act;
  readonly corrected: ReadonlySet<number>;
  /** Behind the last act that deviates, be it followed or corrected. */
  readonly sound: number;
  readonly backs: readonly TakenBack[];
  /** Keys of the played game before each act, as far as they were asked for. */
  readonly keys: Map<number, string>;
  readonly left: { steps: number; ways: number };
}

/** One way under way. */
interface Way {
  readonly position: Position<unknown>;
  /** The next act. */
  readonly at: number;
  /** What was forced since the last choice, by type. */
  readonly forced: Counts;
  readonly instead: GameEvent | null;
  readonly assumes: readonly Assumption[];
  /** Positions before the acts so far, the latest first: play may be taken back to one of them. */
  readonly trail: Trail | null;
}

interface Trail {
  readonly seq: Seq;
  readonly position: Position<unknown>;
  readonly earlier: Trail | null;
}

/** `played` from its first act that is corrected on. */
export const following = (played: Played, corrected: ReadonlySet<number>): Following | null => {
  const first = played.acts.findIndex((act) => deviates(act) && corrected.has(act.seq));
  if (first < 0) return null;
  // What is forced is derived; what stood needs another choice in its place.
  const isFollowed = ({ kind, seq }: Act): boolean => kind !== "believed" || !corrected.has(seq);
  const all = played.acts.slice(first);
  const acts = all.filter(isFollowed);
  const deviating = all.slice(0, all.findLastIndex(deviates) + 1);
  return {
    played,
    acts,
    first: played.acts[first]!,
    corrected,
    sound: deviating.filter(isFollowed).length,
    backs: acts.filter((act) => act.kind === "taken-back"),
    keys: new Map(),
    left: { steps: MOST_STEPS, ways: MOST_WAYS },
  };
};

/** Every way, each to its end. */
export const follow = (from: Following): readonly Ending[] => {
  const { before: position, forcedBefore } = from.first;
  const begun: Way = {
    position,
    at: 0,
    forced: forcedBefore,
    instead: null,
    assumes: [],
    trail: null,
  };
  return [...endingsOf(from, begun)];
};

const whole = ({ instead, assumes }: Way, position: Position<unknown> | null): Ending => ({
  position,
  instead,
  notLegal: null,
  isWhole: true,
  assumes,
});

const before = (way: Way, notLegal: Act): Ending => ({
  ...whole(way, way.position),
  notLegal,
  isWhole: false,
});

/** A limit is reached. */
const unfollowed = (way: Way, { seq }: Act): Ending => ({
  ...whole(way, way.position),
  isWhole: false,
  assumes: [...way.assumes, { code: "followed-so-far", seq, steps: MOST_STEPS }],
});

/** What settles itself; not where the next act tells of such an outcome of chance. */
const settling = ({ game }: Rules, position: Position<unknown>, next: Act | undefined) => {
  const step = settlingStep(game, position);
  const isTold = next?.kind === "chosen" && step?.event.type === next.event.type;
  return isTold ? null : step;
};

/** Up to the next choice, or to the forced event in whose place the record is believed. */
const settled = ({ played, left }: Following, way: Way, next: Act | undefined): Way => {
  const awaited = next?.kind === "believed" ? next.forced : null;
  const forced = new Map(way.forced);
  let { position } = way;
  for (let count = 0; count < LIMITS.forcedInARow && left.steps > 0; count++) {
    const step = settling(played.rules, position, next);
    if (step === null) break;
    const { type } = step.event;
    const nth = forced.get(type) ?? 0;
    if (awaited?.type === type && awaited.nth === nth) break;
    forced.set(type, nth + 1);
    left.steps--;
    ({ position } = step);
  }
  return { ...way, position, forced };
};

/** From here on both games are one: equal futures, and nothing deviates any more. */
const isJoined = (from: Following, { position, at }: Way): boolean => {
  const { played, acts, keys, sound, backs } = from;
  if (at < sound) return false;
  const here = acts[at]?.seq ?? Infinity;
  // Play may still be taken back to where the games were two.
  if (backs.some(({ seq, to }) => seq >= here && to < here)) return false;
  const { game } = played.rules;
  const now = acts[at]?.before ?? played.end;
  if (now.at !== position.at) return false;
  const key = keys.get(at) ?? stateKeyOf(game, now);
  keys.set(at, key);
  return key === stateKeyOf(game, position);
};

function* endingsOf(from: Following, begun: Way): Generator<Ending, void, void> {
  const { acts, played, left } = from;
  let way = begun;
  for (;;) {
    const act = acts[way.at];
    way = settled(from, way, act);
    if (left.steps-- <= 0) return yield unfollowed(way, act ?? from.first);
    if (isJoined(from, way)) return yield whole(way, null);
    if (act === undefined) return yield whole(way, way.position);
    if (isOver(played.rules.game, way.position)) return yield before(way, act);
    way = { ...way, trail: { seq: act.seq, position: way.position, earlier: way.trail } };
    if (act.kind === "stood" && from.corrected.has(act.seq))
      return yield* insteadOf(from, way, act);
    const next = taken(from, way, act);
    if (next === null) return yield before(way, act);
    way = next;
  }
}

const after = (way: Way, position: Position<unknown>, more: readonly Assumption[] = []): Way => ({
  ...way,
  position,
  at: way.at + 1,
  forced: new Map(),
  assumes: [...way.assumes, ...more],
});

/** The way with the act; null where it is not possible any more. */
const taken = ({ played: { rules }, first }: Following, way: Way, act: Act): Way | null => {
  const { position } = way;
  switch (act.kind) {
    case "chosen": {
      const only = onlyOutcome(rules.game, position);
      const same = only?.type === act.event.type ? legally(rules, position, only) : null;
      const legal = legally(rules, position, act.event) ?? same;
      if (legal !== null) return after(way, legal.position);
      const fitted = refitted(rules, position, act.event);
      return fitted === null ? null : withOrder(rules, way, act.seq, fitted);
    }
    case "stood": {
      const next =
        legally(rules, position, act.event)?.position ?? carriedAgain(rules, position, act);
      return next === null ? null : after(way, next);
    }
    case "believed":
      return believing(rules, way, act);
    case "taken-back":
      return act.to < first.seq ? after(way, act.after) : after(way, positionAfter(act.to, way));
    case "gone-back":
      return null;
    default:
      return unreachable(act, "act");
  }
};

/** The position after a line: before the first act that stands behind it. What is forced is done in both. */
const positionAfter = (line: number, { trail, position }: Way): Position<unknown> => {
  let found = { seq: Infinity, position };
  for (let one = trail; one !== null; one = one.earlier)
    if (one.seq > line && one.seq < found.seq) found = one;
  return found.position;
};

/** The record is believed again; where what was forced there does not come, there is nothing to believe it against. */
const believing = (rules: Rules, way: Way, act: Believed): Way => {
  const { forced } = act;
  if (forced === null)
    return {
      ...after(way, carriedAgain(rules, way.position, act) ?? way.position),
      forced: way.forced,
    };
  const { type, nth } = forced;
  const isThere =
    (way.forced.get(type) ?? 0) === nth && settling(rules, way.position, act)?.event.type === type;
  const next = isThere ? carriedAgain(rules, way.position, act) : null;
  if (next === null) return { ...way, at: way.at + 1 };
  return { ...after(way, next), forced: new Map(way.forced).set(type, nth + 1) };
};

/** Where a refused event leads from here, if there is a way for it. */
const carriedAgain = (
  rules: Rules,
  position: Position<unknown>,
  { row, event }: Stood | Believed,
): Position<unknown> | null =>
  waysOf(rules, position, event.type).some(({ id }) => id === row.id)
    ? carriedOut(rules, position, { row, event })
    : null;

const withOrder = (rules: Rules, way: Way, seq: Seq, fitted: GameEvent): Way =>
  after(way, legally(rules, way.position, fitted)!.position, [{ code: "order-kept", seq }]);

const without = (way: Way): Way => ({ ...way, at: way.at + 1 });

/** A refused choice with each legal one in its place that comes nearest; without it, where nobody had to choose there. */
function* insteadOf(from: Following, way: Way, act: Stood): Generator<Ending, void, void> {
  const { rules } = from.played;
  const { seq, event: refused } = act;
  const most = from.left.ways;
  if (nearestTo(rules, act.before, refused, most).events.length === 0)
    return yield* endingsOf(from, without(way));
  const fitted = refitted(rules, way.position, refused);
  if (fitted !== null) return yield* endingsOf(from, withOrder(rules, way, seq, fitted));
  const near = nearestTo(rules, way.position, refused, most);
  if (near.events.length === 0) return yield* endingsOf(from, without(way));
  const assumes: Assumption[] = [
    { code: "nearest-choice", seq },
    ...(near.all ? [] : [{ code: "not-all-choices", seq, followed: near.events.length } as const]),
  ];
  for (const event of near.events) {
    if (from.left.ways <= 0) return;
    from.left.ways--;
    const position = legally(rules, way.position, event)?.position;
    if (position === undefined) continue;
    yield* endingsOf(from, { ...after(way, position, assumes), instead: way.instead ?? event });
  }
}
