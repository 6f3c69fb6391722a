// A choice, or an outcome of chance, that stands in no line before the one in hand: it stands elsewhere, or nobody wrote it down.
import { isOver, type Taken } from "@assize/kernel-referee";
import {
  alternatives,
  choiceOf,
  fit,
  fitAfterForced,
  forcedFrom,
  legally,
} from "../../rules/rules.ts";
import { type Conflict } from "../conflict.ts";
import { MOST_PUT_IN, TABLE } from "../costs.ts";
import { mostFitting } from "../course.ts";
import { type Edit, editOf, type Play, playedOn, standOf } from "../edits.ts";
import { asHalfOf, leftOut } from "../left-out.ts";
import { uncertainAt } from "../uncertain.ts";
import { LIMITS } from "../limits.ts";

export function* missingChoice(conflict: Conflict): Generator<Play, void> {
  const { search, play, behind, forced } = conflict;
  if (isOver(search.rules.game, behind)) return;
  const before = leftOut(conflict, forced);
  yield* fromElsewhere(conflict, before);
  // Behind lines that are gone something more that is missing is one gap more, or a longer one.
  if (uncertainAt(play.position) === null) yield* nobodyWrote(conflict, before);
}

/** True where the choice is missing with what is forced before it. */
const isInGap = ({ search }: Conflict, before: readonly Edit[]): boolean =>
  before.length > 0 && !search.rules.terse;

const putInCost = (conflict: Conflict, before: readonly Edit[]): number =>
  TABLE["put-in-choice"][isInGap(conflict, before) ? "more" : "cost"];

/** The edit that puts in a choice. */
const putIn = (
  conflict: Conflict,
  { row, event }: Taken<unknown>,
  before: readonly Edit[],
  more: Partial<Edit>,
): Edit =>
  editOf("put-in-choice", {
    line: conflict.line,
    act: { does: "insert", event, way: "rules" },
    row,
    cost: putInCost(conflict, before),
    partOf: isInGap(conflict, before)
      ? (before.find(({ partOf }) => partOf === null) ?? null)
      : null,
    ...more,
  });

/** The first edit of the gap. */
const rootIn = (edits: readonly Edit[]): Edit | null =>
  edits.find(({ partOf, cost, kind }) => kind === "left-out" && partOf === null && cost > 0) ??
  edits.find(({ partOf }) => partOf !== null)?.partOf ??
  null;

/** Where the line in hand leads once a choice has been put in; null where it still does not fit. */
const after = (
  conflict: Conflict,
  edits: readonly Edit[],
  { position }: Taken<unknown>,
): Play | null => {
  const { search, recorded, play } = conflict;
  const steps =
    fit(search.rules, position, recorded) ?? fitAfterForced(search.rules, position, recorded);
  if (steps === null) return null;
  const forced = steps.slice(0, -1);
  const more = leftOut(conflict, forced, rootIn(edits));
  return playedOn(play, [...edits, ...more], steps.at(-1)!.position);
};

/** It was passed over before, or stands within the next lines. */
function* fromElsewhere(conflict: Conflict, before: readonly Edit[]): Generator<Play, void> {
  const { search, line, behind, open } = conflict;
  const halves = open.filter(({ kind }) => kind === "passed-over");
  const end = Math.min(search.length, line + 1 + LIMITS.half);
  const places: { readonly at: number; readonly half: Edit | null }[] = halves.map((half) => ({
    at: half.line,
    half,
  }));
  for (let at = line + 1; at < end && !search.undos.at.has(at); at++)
    places.push({ at, half: null });
  for (const { at, half } of places) {
    const event = choiceOf(search.rules, search.lineAt(at));
    const taken = event === null ? null : legally(search.rules, behind, event);
    if (taken === null) continue;
    const edit = putIn(conflict, taken, before, half === null ? {} : asHalfOf(conflict, half));
    const next = after(conflict, [...before, edit], taken);
    if (next !== null) yield next;
  }
}

/** Choices put in one after the other, up to the first number of them with which the line fits. */
function* nobodyWrote(conflict: Conflict, before: readonly Edit[]): Generator<Play, void> {
  const { search, behind } = conflict;
  let front: { readonly edits: readonly Edit[]; readonly position: Taken<unknown>["position"] }[] =
    [{ edits: before, position: behind }];
  const most = search.rules.looked + LIMITS.putInSteps;
  const first = before.reduce((sum, { cost }) => sum + cost, putInCost(conflict, before));
  for (let depth = 1; depth <= MOST_PUT_IN && front.length > 0; depth++) {
    if (first + (depth - 1) * TABLE["put-in-choice"].more > conflict.room()) return;
    const found: Play[] = [];
    const onward: typeof front = [];
    for (const { edits, position } of front)
      for (const taken of alternatives(search.rules, position, null, {
        left: depth === 1 ? LIMITS.alternatives : LIMITS.alternativesInRun,
      })) {
        if (search.rules.looked > most) break;
        const isFirst = depth === 1;
        const edit = putIn(conflict, taken, edits, {
          guessed: true,
          ...(isFirst ? {} : { cost: TABLE["put-in-choice"].more, partOf: rootIn(edits) }),
        });
        const all = [...edits, edit];
        const play = after(conflict, all, taken);
        if (play !== null) found.push(play);
        else if (onward.length < LIMITS.putInPlays) {
          const steps = [...forcedFrom(search.rules, taken.position)];
          const forced = leftOut(conflict, steps, rootIn(all));
          onward.push({
            edits: [...all, ...forced],
            position: steps.at(-1)?.position ?? taken.position,
          });
        }
      }
    if (found.length > 0) {
      yield* mostFitting(search, found, standOf, LIMITS.ahead, LIMITS.kept);
      return;
    }
    front = onward;
  }
}
