// How a finding is explained, in words: what is taken to have happened, and what else may have been. Which sentence goes
// with what stands here; what it means is the audit's business.
import {
  type EventClass,
  type Explained,
  type Finding,
  isJsonObject,
  type Json,
  type OtherHeader,
  type OtherMove,
  sameJson,
  unreachable,
} from "@assize/kernel-model";
import { jsonShown, nameShown } from "./foreign-names.ts";
import type { Line } from "./lines.ts";
import { eventWords, kindOfEvent, rulingRead, seatName, type Telling } from "./telling.ts";

type What = keyof Telling["say"]["explanations"]["what"];

/** Other explanations told of one finding, and deviations told of each of them. */
const OTHERS_TOLD = 2;
const MOVES_TOLD = 4;

export interface ExplainedInWords {
  /** What is taken to have happened, and how the game went on: one sentence. */
  readonly what: string;
  /** What is supposed to have happened in its place, or before it; empty where that is said already. */
  readonly supposed: string;
  /** What else may have been, one sentence each. */
  readonly others: readonly string[];
}

/** Null for a finding about the bytes: that is no deviation of a game. */
export const explainedInWords = (finding: Finding, telling: Telling): ExplainedInWords | null => {
  const { explained } = finding;
  if (explained === null) return null;
  return {
    what: whatText(finding, explained, telling),
    supposed: supposedText(finding, explained, telling),
    others: othersTexts(finding, explained, telling),
  };
};

/** One sentence; a choice under another seat's name says whose it was. */
const whatText = (finding: Finding, explained: Explained, telling: Telling): string => {
  const { explanations } = telling.say;
  const what = whatOf(finding, explained, telling);
  if (what === "choice-unknown" && finding.blame === "player" && finding.by !== null)
    return explanations.refused(seatName(telling, finding.by));
  const rightful = what === "seat" ? rightfulOf(finding, explained) : null;
  if (rightful === null) return explanations.what[what];
  return explanations.seatOf(seatName(telling, rightful));
};

/** The seat to which a choice under another one's name belongs; null where that is not known. */
const rightfulOf = ({ expected }: Finding, { supposed }: Explained): number | null => {
  const by = isJsonObject(supposed) ? supposed["by"] : expected;
  return typeof by === "number" ? by : null;
};

export const explainedLines = (finding: Finding, telling: Telling): readonly Line[] => {
  const told = explainedInWords(finding, telling);
  if (told === null) return [];
  const { best, supposed } = telling.say.explanations;
  return [
    { indent: 1, lead: `${best}:`, tone: "strong", text: told.what },
    ...(told.supposed === ""
      ? []
      : [{ indent: 1, lead: `${supposed}:`, tone: "good" as const, text: told.supposed }]),
    ...told.others.map((text) => ({ indent: 1, text })),
  ];
};

const classOf = (type: string, { start }: Telling): EventClass | null =>
  start?.game.events.get(type)?.class ?? null;

const whatOf = (
  finding: Finding,
  { deviation, held, supposed }: Explained,
  telling: Telling,
): What => {
  const { type, code } = finding;
  const kind = classOf(typeIn(supposed) ?? type, telling);
  const isStated = code === "outcome-wrong" && kind === "outside";
  if (code === "event-after-end" || isStated) return "after-end";
  const isChance = kind === "chance";
  const isOutside = kind === "outside";
  switch (deviation) {
    case "value": {
      const what = code === "outcome-wrong" ? "outcome" : deviation;
      return held === "believed" ? `${what}-believed` : what;
    }
    case "replaced":
    case "surplus":
      return held === "believed" ? `${deviation}-believed` : deviation;
    case "left-out":
      if (seqIn(supposed) !== null) return "left-out-earlier";
      return kind === "decision" || kind === "chance" ? `left-out-${kind}` : "left-out";
    case "moved":
      return held === "passed-over" ? "moved-forward" : "moved-back";
    case "seat":
      return code === "seat-unexpected" ? "seat-surplus" : "seat";
    case "choice-not-carried-out":
      return isChance ? "chance-not-carried-out" : deviation;
    case "choice-stood":
      if (isOutside) return "surplus-believed";
      if (isChance) return "chance-stood";
      return held === "stood" ? deviation : "choice-stood-impossibly";
    case "choice-unknown":
      if (isOutside) return "replaced";
      return isChance ? "chance-unknown" : deviation;
    case "earlier-choice":
      return isChance ? "earlier-chance" : deviation;
    case "exchanged":
      if (held === "corrected" && supposed === null) return "exchanged-blocks";
      return hasOthersValues(finding) ? "exchanged-values" : deviation;
    case "written-twice":
    case "undone":
    case "lines-missing":
      return deviation;
    default:
      return unreachable(deviation, "deviation");
  }
};

/** True for a choice that was made otherwise by the same seat: it is not the line that stands in the wrong place. */
export const hasOthersValues = ({ type, by, explained }: Finding): boolean => {
  const supposed = explained?.supposed ?? null;
  if (explained?.deviation !== "exchanged" || by === null) return false;
  return isJsonObject(supposed) && supposed["type"] === type && supposed["by"] === by;
};

const typeIn = (event: Json): string | null =>
  isJsonObject(event) && typeof event["type"] === "string" ? event["type"] : null;

/** The earlier event that is named; null where none is. */
const seqIn = (event: Json): number | null =>
  isJsonObject(event) && typeof event["seq"] === "number" ? event["seq"] : null;

/** In the game's words where all of it is known; else what it was, where it stands and whose it is. */
const supposedText = (finding: Finding, explained: Explained, telling: Telling): string => {
  const { deviation, held, supposed } = explained;
  const { expected, type: recorded, by: recordedBy } = finding;
  if (held === "believed" || !isJsonObject(supposed) || sameJson(supposed, expected)) return "";
  const { seq, by, data } = supposed;
  if (deviation === "seat") return "";
  if (data !== undefined)
    return eventWords(telling, supposed, telling.before(finding.seq)) ?? jsonShown(supposed);
  const type = typeIn(supposed);
  // Another choice of the same kind by the same seat: that is said already.
  if (seq === undefined && type === recorded && (by ?? null) === recordedBy) return "";
  return [
    // Before which event something is missing is said with what is wrong.
    ...(typeof seq === "number" && deviation !== "left-out" ? [telling.say.event(seq)] : []),
    ...(type === null ? [] : [kindOfEvent(type, telling)]),
    ...(typeof by === "number" ? [seatName(telling, by)] : []),
  ].join(", ");
};

/** Those that tell another story than the best one. */
const othersTexts = (
  finding: Finding,
  { deviation, held, others }: Explained,
  telling: Telling,
): readonly string[] => {
  const { seq, type } = finding;
  const best = otherText({ seq, type, deviation, held, accuses: null }, telling);
  const told = others
    .filter(({ moves }) => moves.length > 0 && moves.length <= MOVES_TOLD)
    .map(({ moves }) => moves.filter((_, at) => !isOtherHalf(moves, at)))
    .map((moves) => storyOf(moves, telling))
    .filter((text) => text !== best);
  return [...new Set(told)].slice(0, OTHERS_TOLD).map(telling.say.explanations.other);
};

/** What else may have been, each deviation once; of events left out before one line, how many. */
const storyOf = (moves: readonly OtherMove[], telling: Telling): string => {
  const { severalLeftOut } = telling.say.explanations;
  const told = Map.groupBy(moves, (move) => otherText(move, telling));
  return [...told]
    .map(([text, [first, ...more]]) =>
      first!.deviation === "left-out" && more.length > 0
        ? severalLeftOut(more.length + 1, first!.seq)
        : text,
    )
    .join("; ");
};

/** A line in the wrong place has two halves, where it stands and where it belongs; one sentence tells both. */
const isOtherHalf = (moves: readonly OtherMove[], at: number): boolean => {
  const { deviation, held, type } = moves[at]!;
  if (deviation !== "exchanged" && deviation !== "moved") return false;
  const isHalf = (one: OtherMove): boolean => one.deviation === deviation && one.type === type;
  const isOther = (one: OtherMove): boolean =>
    isHalf(one) && (one.held === "passed-over") !== (held === "passed-over");
  // Of two lines exchanged the first names both; of a line moved the line itself.
  return deviation === "exchanged"
    ? moves.slice(0, at).some(isOther)
    : held !== "passed-over" && moves.some(isOther);
};

type Believable = "value" | "replaced" | "surplus";

const isBelieved = (move: OtherMove): move is OtherMove & { readonly deviation: Believable } =>
  move.held === "believed" && ["value", "replaced", "surplus"].includes(move.deviation);

const otherText = (move: OtherMove, { say }: Telling): string => {
  const { otherwise } = say.explanations;
  const tell =
    otherwise[isBelieved(move) ? (`${move.deviation}-believed` as const) : move.deviation];
  return tell(move.seq);
};

/** A header that the record fits better than its own. */
export const fitsAsText = (other: OtherHeader, telling: Telling): string => {
  const { stated, fits, cost } = other;
  const { explanations } = telling.say;
  const [better, asStated] = [inHeader(other, fits, telling), inHeader(other, stated, telling)];
  return explanations.fitsAs(cost.stated, cost.fits, explanations.fits(better, asStated));
};

const inHeader = ({ member, name }: OtherHeader, value: Json, telling: Telling): string => {
  const { say, start, language } = telling;
  const code = typeof value === "string" ? nameShown(value) : jsonShown(value);
  if (member === "seats") return say.explanations.seatsInHeader(code);
  if (member === "ruling") return rulingShown(name, code, telling);
  const words = start?.game.model.describe.setting?.(name, value, start.setup, language) ?? null;
  return words ?? `${nameShown(name)}: ${code}`;
};

/** What is asked, and what is answered. */
const rulingShown = (id: string, option: string, telling: Telling): string => {
  const { statement } = rulingRead(telling, id, { [id]: option });
  return statement === "" ? `${nameShown(id)}: ${option}` : `${statement} (${id}: ${option})`;
};
