// What came of an error, in one sentence, and what that takes for granted. Which sentence goes with what stands here; what
// came of it the audit has found out.
import {
  type Assumption,
  type Consequences,
  type Finding,
  grammarOf,
  type Impact,
  isJsonObject,
  type Json,
  type OtherWay,
  sameJson,
  unreachable,
} from "@assize/kernel-model";
import type { Impacts } from "@assize/kernel-verifier";
import type { Line } from "./lines.ts";
import { eventWords, seatName, type Telling, term } from "./telling.ts";

export interface EffectInWords {
  /** What would be another: a sentence or two. */
  readonly text: string;
  /** The same with what it takes for granted, where the ways and assumptions below are not told. */
  readonly short: string;
  /** Where that depends on what stands in the place of a choice: one sentence each. */
  readonly ways: readonly string[];
  /** What is taken for granted, one sentence each. */
  readonly assumes: readonly string[];
}

/** Of one finding; null for all of them together. */
type About = Pick<Finding, "code" | "seq"> | null;

/** Choices that are named of those with one effect. */
const CHOICES_NAMED = 3;

export const effectSentence = (impact: Impact, about: About, telling: Telling): EffectInWords => {
  const { depends } = telling.say.effects;
  const { ways, assumes } = impact;
  const text =
    ways.length === 0 ? asSentence(effectText(impact, about, telling), telling) : depends;
  return {
    text,
    short: ways.length === 0 ? provided(text, impact, telling) : text,
    ways: waysTexts(ways, about, telling),
    assumes: assumes.map((one) => assumptionText(one, telling)),
  };
};

/** What is left open takes nothing for granted that a reader would have to know. */
const provided = (text: string, { effect, assumes }: Impact, telling: Telling): string => {
  const { conditions, provided: tell } = telling.say.effects;
  const told = assumes.flatMap(({ code, seq }) =>
    code === "not-all-choices" || code === "followed-so-far" ? [] : [conditions[code](seq)],
  );
  if (effect === "open" || told.length === 0) return text;
  return tell(text, grammarOf(telling.language).and(told), !/\. /.test(text));
};

/** A seat without a name begins as its colour is written. */
const asSentence = (text: string, { language }: Telling): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** Of one finding. */
export const effectLines = (
  impact: Impact | undefined,
  about: About,
  telling: Telling,
): readonly Line[] => {
  if (impact === undefined) return [];
  const { text, ways, assumes } = effectSentence(impact, about, telling);
  return [
    { indent: 1, lead: `${telling.say.effects.lead}:`, tone: "strong", text },
    ...ways.map((way): Line => ({ indent: 2, text: way })),
    ...assumes.map((one): Line => ({ indent: 2, tone: "faint", text: one })),
  ];
};

/** Of all findings together. What one cause alone depends on is told with that cause. */
export const effectOfAllLines = (impacts: Impacts | null, telling: Telling): readonly Line[] => {
  if (impacts === null || impacts.together === null) return [];
  const { short, ways } = effectSentence(impacts.together, null, telling);
  const depends = impacts.causes.size > 1 ? ways : [];
  return [
    { indent: 0, lead: short, tone: "strong" },
    ...depends.map((way): Line => ({ indent: 1, text: way })),
  ];
};

const namesOf = (seats: readonly number[] | null, telling: Telling): readonly string[] =>
  (seats ?? []).map((seat) => seatName(telling, seat));

const effectText = (one: Consequences, about: About, telling: Telling): string => {
  const { effects } = telling.say;
  const { effect, winners, firstNotLegal } = one;
  const told = knownText(one, about, telling);
  return effect === "open" || firstNotLegal === null || winners.corrected === null
    ? told
    : `${effects.overBefore(firstNotLegal)} ${told}`;
};

const knownText = (one: Consequences, about: About, telling: Telling): string => {
  const { effects } = telling.say;
  const { effect, winners, places, scores } = one;
  const isOver = winners.recorded !== null;
  const without = about === null ? effects.withoutAll : effects.without;
  switch (effect) {
    case "none":
      if (about?.code === "outcome-wrong" && isOver)
        return effects.ends(namesOf(winners.corrected, telling));
      if (about === null)
        return isOver
          ? effects.noneOfAll(namesOf(winners.corrected, telling))
          : effects.noneOfAllSoFar;
      return isOver ? effects.none : effects.noneSoFar;
    case "scores": {
      const changes = scoresText(scores.recorded, scores.corrected, telling);
      return isOver ? effects.scores(changes) : effects.scoresSoFar(changes);
    }
    case "ranks":
      return effects.places(placesText(places.corrected ?? [], telling));
    case "winner": {
      const [now, then] = [winners.corrected, winners.recorded].map((seats) =>
        namesOf(seats, telling),
      );
      return effects.winner(now!, then!, without);
    }
    case "open":
      return openText(one, without, telling);
    default:
      return unreachable(effect, "effect");
  }
};

const openText = (
  { firstNotLegal, notLegalBy, winners, assumes }: Consequences,
  without: string,
  telling: Telling,
): string => {
  const { effects } = telling.say;
  if (firstNotLegal !== null)
    return effects.notLegal(
      firstNotLegal,
      notLegalBy === null ? "" : seatName(telling, notLegalBy),
    );
  if (assumes.some(({ code }) => code === "followed-so-far")) return effects.unfollowed;
  return winners.recorded === null ? effects.open : effects.notOver(without);
};

const placesText = (places: readonly (readonly number[])[], telling: Telling): string => {
  const { and } = grammarOf(telling.language);
  return places
    .map((tied, index) => {
      const before = places.slice(0, index).reduce((sum, one) => sum + one.length, 1);
      return `${before}. ${and(namesOf(tied, telling))}`;
    })
    .join(", ");
};

// ---- figures

/** The figures that differ. Empty where they are not of one shape. */
const scoresText = (recorded: Json, corrected: Json, telling: Telling): string => {
  const [a, b] = [recorded, corrected].map((one): readonly Json[] =>
    Array.isArray(one) && one.every(isJsonObject) ? (one as readonly Json[]) : [one],
  ) as [readonly Json[], readonly Json[]];
  if (a.length !== b.length) return "";
  return a.flatMap((row, index) => rowChanges(row, b[index]!, telling)).join("; ");
};

/** Of one row of figures, for example of one assessment: what it is of, and the figures that differ. */
const rowChanges = (recorded: Json, corrected: Json, telling: Telling): readonly string[] => {
  if (sameJson(recorded, corrected)) return [];
  if (!isJsonObject(recorded) || !isJsonObject(corrected))
    return figureChanges("", recorded, corrected, telling);
  const labels = Object.entries(recorded).flatMap(([key, value]) =>
    typeof value === "string" && value === corrected[key] ? [term(telling, value)] : [],
  );
  const changes = Object.keys(recorded).flatMap((key) =>
    figureChanges(key, recorded[key] ?? null, corrected[key] ?? null, telling),
  );
  if (changes.length === 0) return [];
  const listed = grammarOf(telling.language).and(changes);
  return [labels.length === 0 ? listed : `${labels.join(", ")}: ${listed}`];
};

const figureChanges = (
  key: string,
  recorded: Json,
  corrected: Json,
  telling: Telling,
): readonly string[] => {
  const { figure } = telling.say.effects;
  if (Array.isArray(recorded) && Array.isArray(corrected))
    return recorded.flatMap((was: Json, seat) => {
      const now = (corrected as readonly Json[])[seat] ?? null;
      const name = seatName(telling, seat);
      return sameJson(was, now) ? [] : [figure(name, shown(now, telling), shown(was, telling))];
    });
  if (sameJson(recorded, corrected)) return [];
  return [figure(term(telling, key), shown(corrected, telling), shown(recorded, telling))];
};

const shown = (value: Json, telling: Telling): string =>
  typeof value === "string" ? term(telling, value) : JSON.stringify(value);

// ---- ways

/** Those with one effect together. */
const waysTexts = (
  ways: readonly OtherWay[],
  about: About,
  telling: Telling,
): readonly string[] => {
  const { effects } = telling.say;
  const byEffect = Map.groupBy(ways, (way) => effectText(way, about, telling));
  return [...byEffect].map(([effect, those]) =>
    effects.way(choicesText(those, about, telling), effect),
  );
};

const choicesText = (ways: readonly OtherWay[], about: About, telling: Telling): string => {
  const { effects } = telling.say;
  const context = about === null ? null : telling.before(about.seq);
  const named = ways
    .slice(0, CHOICES_NAMED)
    .map(({ instead }) => eventWords(telling, instead, context) ?? effects.nothingInstead);
  const listed = grammarOf(telling.language).or(named);
  const more = ways.length - named.length;
  return more > 0 ? effects.more(listed, more) : listed;
};

const assumptionText = (one: Assumption, telling: Telling): string => {
  const { assumes } = telling.say.effects;
  return one.code === "not-all-choices"
    ? assumes[one.code](one.seq, one.followed)
    : assumes[one.code](one.seq);
};
