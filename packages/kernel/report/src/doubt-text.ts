// Doubts, stops and values that do not fit, in the reader's language. They come as codes with values; the
// sentences are in `messages/problems`, and a clause says what it rules itself.
import {
  type Asked,
  type Doubt,
  type DoubtValues,
  grammarOf,
  isReadable,
  isJsonObject,
  type Json,
  type Misfit,
  type Stop,
  unreachable,
  type ValueNotKnown,
} from "@assize/kernel-model";
import { jsonShown, nameShown } from "./foreign-names.ts";
import { clauseOf, tableOf, type Telling, textIn } from "./telling.ts";

const shown = (value: Json): string =>
  typeof value === "string" ? nameShown(value) : jsonShown(value);

const shownAll = (values: readonly Json[]): readonly string[] => values.map(shown);

/** Where a value stands, and what is wrong with it. */
export const misfitText = (misfit: Misfit, telling: Telling): string =>
  `${nameShown(misfit.path)}: ${misfitDetail(misfit, telling)}`;

/** What is wrong with a value; said after where it stands. */
export const misfitDetail = ({ code, expected }: Asked, telling: Telling): string => {
  const { types, misfits: say } = telling.say.problems;
  const [first = null, second = null] = expected;
  switch (code) {
    case "missing":
      return say.missing;
    case "surplus":
      return expected.length === 0 ? say.surplus : say.surplusAmong(shownAll(expected));
    case "type": {
      const kinds: Readonly<Record<string, string>> = types;
      return say.mustBe(expected.map((kind) => kinds[shown(kind)] ?? shown(kind)));
    }
    case "one-of":
      return say.mustBe(shownAll(expected));
    case "some-of":
      return say.someOf(shownAll(expected));
    case "range":
      return say.range(bound(first), bound(second));
    case "length":
      return say.length(bound(first), bound(second));
    case "pattern":
      return say.pattern(shown(first));
    case "repeated":
      return say.repeated;
    case "rule":
      return ruleText(expected, telling);
    case "clause":
      return clauseText(shown(first), second, telling);
    default:
      return unreachable(code, "misfit");
  }
};

const bound = (value: Json): number | null => (typeof value === "number" ? value : null);

/** What the game calls it: a part of the state, a place in the chart, a word of its data. */
const wordShown = (value: Json, { model, language }: Telling): string => {
  if (typeof value !== "string" || model === null) return shown(value);
  return shown(model.describe.word?.(value, language) ?? value);
};

const ruleText = ([name, ...values]: readonly Json[], telling: Telling): string => {
  const {
    language,
    say: { problems },
  } = telling;
  if (typeof name !== "string") return problems.misfits.anyRule;
  const rules: Readonly<Record<string, (values: readonly string[]) => string>> = problems.rules;
  if (Object.hasOwn(rules, name)) return rules[name]!(shownAll(values));
  const word = wordShown(name, telling);
  const told = values.map((value) => wordShown(value, telling));
  return problems.misfits.rule(
    told.length === 0 ? word : `${word}: ${grammarOf(language).and(told)}`,
  );
};

const clauseText = (id: string, by: Json, telling: Telling): string => {
  const { model, language, say } = telling;
  const clause = model === null ? undefined : clauseOf(model, id);
  const broken = say.problems.misfits.clause(id, valuesText(by, telling));
  return clause === undefined ? broken : `${broken}: ${textIn(clause.statement, language)}`;
};

/** For example `unit: militia, has: 27, needs: 18`. */
const valuesText = (by: Json, telling: Telling): string => {
  if (!isJsonObject(by)) return shown(by);
  const names: Readonly<Record<string, string>> = telling.say.problems.values;
  const named = (name: string): string =>
    Object.hasOwn(names, name) ? names[name]! : wordShown(name, telling);
  return Object.entries(by)
    .map(([name, value]) => `${named(name)}: ${wordShown(value, telling)}`)
    .join(", ");
};

/** What a doubt is about; null where its reason says all. */
export const doubtDetail = (doubt: Doubt, telling: Telling): string | null => {
  const say = telling.say.problems.doubts;
  switch (doubt.reason) {
    case "unknown-game":
      return say.game(shown(doubt.values.game), shownAll(doubt.values.known));
    case "unknown-rules-version":
      return say.rules(doubt.values.rules, shownAll(doubt.values.known));
    case "unknown-rulebook":
      return say.rulebook(doubt.values.rulebook);
    case "unknown-edition": {
      const { values } = doubt;
      if ("problem" in values) return editionGiven(values, telling);
      return say.edition(shown(values.edition), values.digest, values.used);
    }
    case "unknown-ruling": {
      const { values } = doubt;
      if ("set" in values) return say.rulingSet(shown(values.set));
      return "option" in values
        ? say.rulingOption(shown(values.ruling), shown(values.option), shownAll(values.known))
        : say.ruling(shown(values.ruling));
    }
    case "unknown-value":
      return unknownValue(doubt.values, telling);
    case "unproved":
      return unprovedText(doubt.values, telling);
    case "header-invalid":
    case "position-invalid":
      return misfitText(doubt.values, telling);
    case "line-torn":
    case "limit-reached":
      return null;
    default:
      return unreachable(doubt, "doubt");
  }
};

type EditionRefused = Extract<DoubtValues["unknown-edition"], { readonly problem: string }>;

const editionGiven = ({ problem, path, asked }: EditionRefused, telling: Telling): string => {
  const say = telling.say.problems.doubts;
  return asked === undefined
    ? say.editionGiven(problem, shown(path))
    : say.editionMalformed(shown(path), misfitDetail(asked, telling));
};

const unknownValue = ({ type, field, given }: ValueNotKnown, { say }: Telling): string =>
  `${shown(type)}.${shown(field)}: ${isReadable(given) ? shown(given) : say.problems.doubts.noReason}`;

/** In the game's words, without the full stop; null where it has none. */
const unprovedText = (
  { fact, values }: DoubtValues["unproved"],
  { model, language, start }: Telling,
): string | null => {
  const table = start === null ? undefined : tableOf(start, language);
  const told = model?.describe.fact?.({ fact, values, knownTo: "public" }, language, table);
  return told?.replace(/\.$/, "") ?? null;
};

/** A doubt in one sentence: its detail, or what its reason means. */
export const doubtText = (doubt: Doubt, telling: Telling): string =>
  doubtDetail(doubt, telling) ?? telling.say.doubts[doubt.reason].what;

/** Why an audit ended before the record does, and from where on that could be read again. */
export const stopText = (stop: Stop, telling: Telling): string => {
  const { resumes } = telling.say.problems.stops;
  return `${whyStopped(stop, telling)}${stop.resumes === null ? "" : resumes(stop.resumes)}`;
};

const whyStopped = (stop: Stop, telling: Telling): string => {
  const say = telling.say.problems.stops;
  switch (stop.code) {
    case "nothing-fits":
      return say.nothingFits(stop.values.lines);
    case "unknown-value":
      return say.unknownValue(unknownValue(stop.values, telling));
    case "findings-limit":
      return say.findingsLimit(stop.values.most);
    default:
      return unreachable(stop, "stop");
  }
};
