// A game as it was played on, by the explanation of its audit: what was chosen, what chance brought, and where the record was
// followed though the rules say otherwise. Everything else is forced.
import type { Position, Row } from "@assize/kernel-chart-engine";
import { type Finding, type GameEvent, sameJson, type Seq } from "@assize/kernel-model";
import { forcedSteps, onlyOutcome, type Start, type Taken } from "@assize/kernel-referee";
import type { Step } from "@assize/kernel-replay";
import { plain, type Rules, rulesOf } from "../rules/rules.ts";

interface AnyAct {
  readonly seq: Seq;
  /** The position of the played game before it. */
  readonly before: Position<unknown>;
  /** What was forced before it since the last choice, by type. */
  readonly forcedBefore: Counts;
}

/** How many events there were of a type. */
export type Counts = ReadonlyMap<string, number>;

const NONE: Counts = new Map();

/** A legal decision, or one of several possible outcomes of chance. */
interface Chosen extends AnyAct {
  readonly kind: "chosen";
  readonly event: GameEvent;
}

/** A decision that the rules refuse, or an impossible outcome, which was carried out. */
export interface Stood extends AnyAct {
  readonly kind: "stood";
  readonly event: GameEvent;
  readonly row: Row;
}

/** Something that is forced, which took place as recorded though the rules force another. */
export interface Believed extends AnyAct {
  readonly kind: "believed";
  readonly event: GameEvent;
  readonly row: Row;
  /** The type that is forced there, and how many of it came before since the last choice; null where nothing is forced. */
  readonly forced: { readonly type: string; readonly nth: number } | null;
}

/** The players took play back to after line `to`. */
export interface TakenBack extends AnyAct {
  readonly kind: "taken-back";
  readonly to: number;
  /** The position of the played game after it. */
  readonly after: Position<unknown>;
}

/** Nobody said so, but play went back to an earlier position, or turned out to have gone another way before. */
interface GoneBack extends AnyAct {
  readonly kind: "gone-back";
}

export type Act = Chosen | Stood | Believed | TakenBack | GoneBack;

export const deviates = ({ kind }: Act): boolean => kind !== "chosen" && kind !== "taken-back";

/** What an impact is asked of. */
export interface Played {
  readonly rules: Rules;
  readonly acts: readonly Act[];
  /** Where all that is forced at the end is done. */
  readonly end: Position<unknown>;
  readonly findings: readonly Finding[];
}

const JUMPS: ReadonlySet<string> = new Set(["undone", "earlier-choice"]);

/** The lines at which play goes on from another position than the one before, and nobody said so. */
const jumpsIn = (findings: readonly Finding[]): ReadonlySet<number> =>
  new Set(
    findings.filter(({ explained }) => JUMPS.has(explained?.deviation ?? "")).map(({ seq }) => seq),
  );

/** Where among the steps of a line the recorded event itself is: the last of its kind, unless one is told just so. */
const ownOf = ({ held, recorded, taken }: Step): number => {
  if (held !== "believed" && held !== "stood") return -1;
  const { type, by, data } = recorded;
  const isKind = ({ event }: Taken<unknown>): boolean => event.type === type && event.by === by;
  const exact = taken.findLastIndex((one) => isKind(one) && sameJson(one.event.data, data));
  return exact < 0 ? taken.findLastIndex(isKind) : exact;
};

/** What is forced since the last choice, under way. */
type Forced = Map<string, number>;

const counted = (forced: Forced, type: string): number => {
  const nth = forced.get(type) ?? 0;
  forced.set(type, nth + 1);
  return nth;
};

const actOf = (
  rules: Rules,
  step: Step,
  { event, row }: Taken<unknown>,
  before: Position<unknown>,
  isOwn: boolean,
  forced: Forced,
): Act | null => {
  const { seq, demanded } = step;
  const isForced = rules.game.classOf(event.type) === "consequence";
  const only = rules.game.classOf(event.type) === "chance" ? onlyOutcome(rules.game, before) : null;
  if (isOwn && (isForced || only !== null)) {
    const type = only?.type ?? demanded?.event.type;
    const forcedBefore: Counts = new Map(forced);
    return {
      kind: "believed",
      seq,
      before,
      forcedBefore,
      event,
      row,
      forced: type === undefined ? null : { type, nth: counted(forced, type) },
    };
  }
  if (isForced || only !== null) {
    counted(forced, event.type);
    return null;
  }
  const forcedBefore: Counts = forced.size === 0 ? NONE : new Map(forced);
  forced.clear();
  const act = { seq, before, forcedBefore, event };
  return isOwn ? { kind: "stood", ...act, row } : { kind: "chosen", ...act };
};

/** `steps` are those of the audit with these findings; a line that it did not come to has none. */
export const playedGame = (
  start: Start,
  steps: readonly Step[],
  findings: readonly Finding[],
): Played => {
  const rules = rulesOf(start);
  const jumps = jumpsIn(findings);
  const forced: Forced = new Map();
  const acts: Act[] = [];
  for (const step of steps) {
    const { seq, taken, table } = step;
    const back = { seq, before: plain(rules, step.before), forcedBefore: NONE };
    if (jumps.has(seq)) acts.push({ kind: "gone-back", ...back });
    if (table?.kind === "undo") {
      forced.clear();
      acts.push({ kind: "taken-back", ...back, to: table.to, after: plain(rules, step.after) });
    }
    const own = ownOf(step);
    let { before } = step;
    for (const [index, one] of taken.entries()) {
      const act = actOf(rules, step, one, plain(rules, before), index === own, forced);
      if (act !== null) acts.push(act);
      before = one.position;
    }
  }
  const end = steps.at(-1)?.after ?? start.position;
  const last = plain(rules, end);
  return { rules, acts, end: forcedSteps(rules.game, last).at(-1)?.position ?? last, findings };
};
