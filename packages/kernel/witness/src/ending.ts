// The deviation put at the end of a game that was played again: wherever the rules await there what they awaited in the
// record. What is recorded stands as it did, or with the same values changed as they were.
import { type GameEvent, isJsonObject, type Json, sameJson } from "@assize/kernel-model";
import type { Start } from "@assize/kernel-referee";
import type { Act } from "@assize/kernel-verifier";
import { cutAfter, type Draft, withEvent } from "./draft.ts";
import { awaitedAt, type Deviation, eventOf } from "./followed.ts";
import { anyhow, played, settled, settlings } from "./playing.ts";

/** A number as far from the derived one as it was; any other value as it was recorded. */
const changedValue = (derived: Json, expected: Json, recorded: Json): Json => {
  if ([derived, expected, recorded].every((one) => typeof one === "number"))
    return (derived as number) + (recorded as number) - (expected as number);
  if (isJsonObject(derived) && isJsonObject(expected) && isJsonObject(recorded))
    return Object.fromEntries(
      Object.entries(derived).map(([member, value]) => [
        member,
        sameJson(expected[member] ?? null, recorded[member] ?? null)
          ? value
          : changedValue(value, expected[member] ?? null, recorded[member] ?? null),
      ]),
    );
  return recorded;
};

/** What is recorded there: as it was, and with the values of this game where it has others. */
const claims = ({ recorded, finding }: Deviation, due: GameEvent | null): readonly GameEvent[] => {
  const literal = eventOf(recorded);
  if (due === null || due.type !== recorded.type) return [literal];
  const data = changedValue(due.data as Json, finding.expected, finding.recorded);
  return sameJson(data, recorded.data) ? [literal] : [{ ...literal, data }, literal];
};

/** How play goes on behind the line, as it did in the record. */
const afterClaim = (
  { game }: Start,
  { step, finding }: Deviation,
  here: Draft,
  due: Draft | undefined,
  claim: GameEvent,
): Draft => {
  const held = finding.explained?.held;
  const row = step.taken.at(-1)?.row;
  const went =
    (held === "believed" || held === "stood") && row !== undefined
      ? anyhow(game, here, { row, event: claim })
      : null;
  const isCorrected = held === "corrected" && due !== undefined;
  return withEvent(here, claim, (went ?? (isCorrected ? due : here)).position);
};

/** Every way to put the deviation behind these acts, the way of the record first; then `after` lines of what followed it. */
export function* endings(
  start: Start,
  before: Draft,
  deviation: Deviation,
  following: readonly Act[],
  after: number,
): Generator<Draft, void, void> {
  const { game } = start;
  const all = settlings(game, before);
  for (const [index, here] of all.entries()) {
    if (awaitedAt(game, here.position) !== deviation.awaited) continue;
    const due = all[index + 1];
    if (deviation.isOmission) {
      if (due !== undefined)
        yield goneOn(start, { ...here, position: due.position }, following, after);
      continue;
    }
    for (const claim of claims(deviation, due?.last?.event ?? null))
      yield goneOn(start, afterClaim(start, deviation, here, due, claim), following, after);
  }
}

const goneOn = (start: Start, draft: Draft, following: readonly Act[], after: number): Draft => {
  if (after === 0) return draft;
  const whole = settled(start.game, played(start, draft, following));
  return cutAfter(whole, draft.count + after);
};
