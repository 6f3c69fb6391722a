// What a finding expected beside what was recorded: game words, plus the fields that differ as compact JSON.
// Which kind of evidence a code carries stands here as a table; what it means is the finding's business.
import {
  grammarOf,
  type Finding,
  type FindingCode,
  isJsonObject,
  isUnknown,
  type Json,
  MISFIT_CODES,
  type Misfit,
  type MisfitCode,
  sameJson,
} from "@assize/kernel-model";
import { misfitText } from "./doubt-text.ts";
import { jsonShown, nameShown } from "./foreign-names.ts";
import { eventWords, kindOfEvent, seatName, type Telling } from "./telling.ts";

/** `data`: that of the finding's type. `shape`: what does not fit it. `types`: event types of which one may come. */
type Kind = "data" | "shape" | "event" | "types" | "seat" | "seats" | "plain";

const KINDS: Readonly<Record<FindingCode, { readonly expected: Kind; readonly recorded: Kind }>> = {
  "chain-broken": { expected: "plain", recorded: "plain" },
  "chain-missing": { expected: "plain", recorded: "plain" },
  "seq-gap": { expected: "plain", recorded: "plain" },
  "seq-duplicate": { expected: "plain", recorded: "plain" },
  "seq-out-of-order": { expected: "plain", recorded: "plain" },
  "type-unknown": { expected: "plain", recorded: "plain" },
  "data-malformed": { expected: "shape", recorded: "plain" },
  "seat-missing": { expected: "seats", recorded: "seat" },
  "seat-unexpected": { expected: "plain", recorded: "seat" },
  "seat-unknown": { expected: "seats", recorded: "seat" },
  "seat-wrong": { expected: "seat", recorded: "event" },
  "decision-illegal": { expected: "types", recorded: "event" },
  "decision-not-due": { expected: "types", recorded: "event" },
  "chance-impossible": { expected: "types", recorded: "event" },
  "chance-not-due": { expected: "types", recorded: "event" },
  "outside-impossible": { expected: "types", recorded: "event" },
  "outside-not-due": { expected: "types", recorded: "event" },
  "value-wrong": { expected: "data", recorded: "data" },
  "outcome-wrong": { expected: "data", recorded: "data" },
  "consequence-missing": { expected: "event", recorded: "event" },
  "consequence-surplus": { expected: "types", recorded: "event" },
  "consequence-wrong": { expected: "event", recorded: "event" },
  "event-after-end": { expected: "plain", recorded: "event" },
  "undo-impossible": { expected: "plain", recorded: "plain" },
  "line-torn": { expected: "plain", recorded: "plain" },
};

const plain = (value: Json): string =>
  typeof value === "string" ? nameShown(value) : jsonShown(value);

export interface BothSides {
  readonly expected: string;
  readonly recorded: string;
}

/** Both sides of a finding's evidence, with the fields that differ as JSON; empty where there is none. */
const bothSides = (finding: Finding, telling: Telling): BothSides =>
  sidesOf(finding, differing(finding), telling);

/** As `bothSides`, in words alone wherever these differ. */
export const sidesInWords = (finding: Finding, telling: Telling): BothSides => {
  const told = sidesOf(finding, null, telling);
  return told.expected === told.recorded ? bothSides(finding, telling) : told;
};

/** `fields`: those that are shown behind the words; null for words alone. */
type Fields = readonly string[] | null;

const sidesOf = (finding: Finding, fields: Fields, telling: Telling): BothSides => {
  const kinds = KINDS[finding.code];
  return {
    expected: side(kinds.expected, finding.expected, finding, fields, telling),
    recorded: side(kinds.recorded, finding.recorded, finding, fields, telling),
  };
};

const side = (
  kind: Kind,
  value: Json,
  finding: Finding,
  fields: Fields,
  telling: Telling,
): string => {
  if (value === null) return "";
  // That such an event was due says nothing of the one that was refused.
  if (kind === "types" && isTexts(value))
    return value.length === 1 && value[0] === finding.type ? "" : awaitedTypes(value, telling);
  if (kind === "seat" && typeof value === "number") return seatName(telling, value);
  if (kind === "seats" && isNumbers(value))
    return value.length === 0
      ? telling.say.nothing
      : grammarOf(telling.language).and(value.map((seat) => seatName(telling, seat)));
  if (kind === "shape" && isMisfits(value))
    return value.map((one) => misfitText(one, telling)).join("; ");
  if (kind === "shape" && isJsonObject(value)) {
    const words = withWords({ type: finding.type, data: value }, value, null, { finding, telling });
    return [words, ...misfitsIn(finding, telling)].join("; ");
  }
  if (kind === "data" && isJsonObject(value))
    return withWords({ type: finding.type, data: value }, value, fields, { finding, telling });
  if (kind === "event" && isJsonObject(value) && value["data"] !== undefined)
    return withWords(value, value["data"], fields, { finding, telling });
  return plain(value);
};

/** What is wrong with the shape of data whose values the rules force: which member, as with a choice. */
const misfitsIn = ({ type, recorded }: Finding, telling: Telling): readonly string[] => {
  // What is not known has no shape.
  if (isJsonObject(recorded) && Object.values(recorded).some(isUnknown)) return [];
  const decoded = telling.start?.game.events.get(type)?.decode(recorded);
  return decoded !== undefined && "failure" in decoded
    ? decoded.failure.map((one) => misfitText(one, telling))
    : [];
};

const withWords = (
  event: Json,
  data: Json,
  fields: Fields,
  { finding, telling }: { readonly finding: Finding; readonly telling: Telling },
): string => {
  const words = eventWords(telling, event, telling.before(finding.seq));
  if (words !== null && fields === null) return words;
  const shown = isJsonObject(data) ? jsonShown(pick(data, fields ?? [])) : jsonShown(data);
  return words === null ? jsonShown(event) : `${words}  ${shown}`;
};

/** The fields that differ; all of them where the two sides cannot be compared field by field. */
const pick = (data: { readonly [key: string]: Json }, fields: readonly string[]): Json =>
  fields.length === 0
    ? data
    : Object.fromEntries(
        fields.filter((field) => Object.hasOwn(data, field)).map((field) => [field, data[field]!]),
      );

/** The finding's own list, or what differs between two events of one type. */
const differing = ({ fields, expected, recorded }: Finding): readonly string[] => {
  if (fields.length > 0) return fields;
  if (!isJsonObject(expected) || !isJsonObject(recorded)) return [];
  if (expected["type"] !== recorded["type"]) return [];
  const [derived, claimed] = [expected["data"], recorded["data"]];
  if (!isJsonObject(derived) || !isJsonObject(claimed)) return [];
  const names = [...new Set([...Object.keys(derived), ...Object.keys(claimed)])];
  return names.filter((name) => !sameJson(derived[name], claimed[name]));
};

/** Kinds of events in the game's words. */
const awaitedTypes = (types: readonly string[], telling: Telling): string => {
  if (types.length === 0) return telling.say.nothing;
  const kinds = types.map((type) => kindOfEvent(type, telling));
  return kinds.length === 1 ? kinds[0]! : telling.say.oneOf(kinds);
};

const isTexts = (value: Json): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

const isMisfits = (value: Json): value is readonly Misfit[] =>
  Array.isArray(value) &&
  value.every(
    (one) =>
      isJsonObject(one) &&
      MISFIT_CODES.includes(one["code"] as MisfitCode) &&
      Array.isArray(one["expected"]),
  );

const isNumbers = (value: Json): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === "number");
