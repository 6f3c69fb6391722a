// One choice in brackets, both ways. A token is what stands between two blanks; the reasons of its unknown values are kept
// beside it. Knows nothing of lines.
import { isUnknown, type Json, type JsonObject, type WrittenEvent } from "@assize/kernel-model";
import {
  ASSESSMENT_LETTERS,
  ASSESSMENTS_BY_LETTER,
  NOT_NOTED,
  ORDER_LETTERS,
  REWARD_SIGNS,
  REWARDS_BY_SIGN,
  UNITS_BY_DIGIT,
  UNKNOWN,
  unitDigit,
} from "./letters.ts";

/** A text with a reason for each `?` in it, in their order. */
export interface Token {
  readonly text: string;
  readonly reasons: readonly string[];
}

/** What a token says; by whom is said beside it. */
export type Said = Pick<WrittenEvent, "type"> & { readonly data: JsonObject };

/** Hands out the reasons of a token, one for each unknown value. */
type NextReason = () => Json;

const reasonsOf = ({ reasons }: Token): NextReason => {
  let used = 0;
  return () => ({ $unknown: reasons[used++] ?? NOT_NOTED });
};

const NUMBER = /^(?:0|[1-9][0-9]{0,6})$/;

const numberOf = (text: string, reason: NextReason): Json | undefined => {
  if (text === UNKNOWN) return reason();
  return NUMBER.test(text) ? Number(text) : undefined;
};

const all = (values: readonly (Json | undefined)[]): readonly Json[] | undefined =>
  values.every((value) => value !== undefined) ? values : undefined;

/** Numbers with one separator between them; an empty text is none. */
const numbersOf = (
  text: string,
  separator: string,
  reason: NextReason,
): readonly Json[] | undefined =>
  text === "" ? [] : all(text.split(separator).map((one) => numberOf(one, reason)));

const signsOf = (
  text: string,
  signs: ReadonlyMap<string, string>,
  reason: NextReason,
): readonly Json[] | undefined =>
  all(Array.from(text, (sign) => (sign === UNKNOWN ? reason() : signs.get(sign))));

const said = (type: string, data: Readonly<Record<string, Json | undefined>>): Said | null =>
  Object.values(data).every((value) => value !== undefined)
    ? { type, data: data as JsonObject }
    : null;

const sharesOf = (text: string, reason: NextReason): readonly Json[] | undefined => {
  if (text === REWARD_SIGNS.bards) return [];
  const shares = text.split(",").map((one): Json | undefined => {
    const [region = "", bards = "", ...rest] = one.split(REWARD_SIGNS.bards);
    const read = all([numberOf(region, reason), numberOf(bards, reason)]);
    return read === undefined || rest.length > 0
      ? undefined
      : { region: read[0]!, bards: read[1]! };
  });
  return all(shares);
};

const titanOf = (text: string, reason: NextReason): Said | null => {
  if (text === "-") return said("titan-declined", {});
  const [titan = "", units, ...rest] = text.split(":");
  if (units === undefined || rest.length > 0) return null;
  return said("titan-paid", {
    titan: numberOf(titan, reason),
    units: signsOf(units, UNITS_BY_DIGIT, reason),
  });
};

/** What a token in brackets says; null where it says nothing. */
export const readToken = (token: Token): Said | null => {
  const { text } = token;
  const reason = reasonsOf(token);
  const rest = text.slice(1);
  switch (text.charAt(0)) {
    case "!":
      return said("rewards-chosen", { rewards: signsOf(rest, REWARDS_BY_SIGN, reason) });
    case "T":
      return titanOf(rest, reason);
    case "~":
      return said("reinforcements-shuffled", { order: numbersOf(rest, ",", reason) });
    case "+":
      return said("dummy-raised", {
        assessment: rest === UNKNOWN ? reason() : ASSESSMENTS_BY_LETTER.get(rest),
      });
    case "^":
      return rest.startsWith("@")
        ? said("storey-added", { city: numberOf(rest.slice(1), reason) })
        : said("storeys-chosen", { storeys: numberOf(rest, reason) });
    case "-":
      return rest === "" ? said("reward-declined", {}) : null;
    default:
      return said("bards-placed", { regions: sharesOf(text, reason) });
  }
};

/** A number of a placement or a hand. */
export const readNumber = (token: Token): Json | undefined =>
  numberOf(token.text, reasonsOf(token));

/** Numbers or letters of a shuffle in a tag. */
export const readNumbers = (token: Token): readonly Json[] | undefined =>
  numbersOf(token.text, " ", reasonsOf(token));
export const readAssessments = (token: Token): readonly Json[] | undefined =>
  signsOf(token.text.replaceAll(" ", ""), ASSESSMENTS_BY_LETTER, reasonsOf(token));
export const readPiles = (token: Token): readonly Json[] | undefined => {
  const reason = reasonsOf(token);
  return all(token.text.split(", ").map((pile) => numbersOf(pile, " ", reason)));
};

const reasonText = (reason: string): string => (reason === NOT_NOTED ? "" : `{${reason}}`);

/** A value as it is written; a text that no reader takes where it cannot be. */
const shown = (value: Json | undefined, sign: (known: Json) => string | undefined): string => {
  if (isUnknown(value)) return `${UNKNOWN}${reasonText(value.$unknown)}`;
  return (value === undefined ? undefined : sign(value)) ?? "<";
};

const listed = (
  values: Json | undefined,
  separator: string,
  sign: (known: Json) => string | undefined,
): string =>
  Array.isArray(values) ? values.map((value: Json) => shown(value, sign)).join(separator) : "<";

const signIn =
  (signs: Readonly<Record<string, string>>) =>
  (known: Json): string | undefined =>
    typeof known === "string" && Object.hasOwn(signs, known) ? signs[known] : undefined;

const unitSign = (known: Json): string | undefined =>
  [...UNITS_BY_DIGIT.values()]
    .map((unit) => [unit, unitDigit(unit)])
    .find(([unit]) => unit === known)?.[1];

const share = (one: Json): string => {
  const { region, bards } = one as { readonly [key: string]: Json };
  return `${shown(region, String)}${REWARD_SIGNS.bards}${shown(bards, String)}`;
};

/** An event as a token, also one that no reader would take: whoever writes it reads it again. */
export const tokenText = ({ type, data }: WrittenEvent): string => {
  const of = data as { readonly [key: string]: Json };
  switch (type) {
    case "rewards-chosen":
      return `!${listed(of["rewards"], "", signIn(REWARD_SIGNS))}`;
    case "titan-declined":
      return "T-";
    case "titan-paid":
      return `T${shown(of["titan"], String)}:${listed(of["units"], "", unitSign)}`;
    case "reinforcements-shuffled":
      return `~${listed(of["order"], ",", String)}`;
    case "dummy-raised":
      return `+${shown(of["assessment"], signIn(ASSESSMENT_LETTERS))}`;
    case "storey-added":
      return `^@${shown(of["city"], String)}`;
    case "storeys-chosen":
      return `^${shown(of["storeys"], String)}`;
    case "reward-declined":
      return "-";
    case "bards-placed":
      return sameEmpty(of["regions"]) ? REWARD_SIGNS.bards : listed(of["regions"], ",", share);
    default:
      return "<";
  }
};

const sameEmpty = (values: Json | undefined): boolean =>
  Array.isArray(values) && values.length === 0;

export const programText = (orders: Json | undefined): readonly string[] =>
  Array.isArray(orders) ? orders.map((order: Json) => shown(order, signIn(ORDER_LETTERS))) : ["<"];

export const numberText = (value: Json | undefined): string => shown(value, String);
export const numbersText = (values: Json | undefined): string => listed(values, " ", String);
export const assessmentsText = (values: Json | undefined): string =>
  listed(values, " ", signIn(ASSESSMENT_LETTERS));
export const pilesText = (piles: Json | undefined): string =>
  Array.isArray(piles) ? piles.map(numbersText).join(", ") : "<";
