// How a finding is explained, in words: what is taken to have happened, and what else may have been. Which sentence goes
// with what stands here; what it means is the audit's business.
import {
  type EventClass,
  type Explained,
  type Finding,
  isJsonObject,
  type Json,
  type OtherExplanation,
  type OtherHeader,
  type OtherMove,
  sameJson,
  unreachable,
} from "@assize/kernel-model";
import { jsonShown, nameShown } from "./foreign-names.ts";
import type { Line } from "./lines.ts";
import { eventWords, seatName, type Telling } from "./telling.ts";

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
    what: telling.say.explanations.what[whatOf(finding, explained, telling)],
    supposed: supposedText(finding, explained, telling),
    others: othersTexts(explained.others, telling),
  };
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
  { type, code }: Finding,
  { deviation, held, supposed }: Explained,
  telling: Telling,
): What => {
  if (code === "event-after-end") return "after-end";
  const kind = classOf(typeIn(supposed) ?? type, telling);
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
      return kind === "decision" || kind === "chance" ? `left-out-${kind}` : "left-out";
    case "moved":
      return held === "passed-over" ? "moved-forward" : "moved-back";
    case "seat":
      return code === "seat-unexpected" ? "seat-surplus" : "seat";
    case "choice-not-carried-out":
      return isChance ? "chance-not-carried-out" : deviation;
    case "choice-stood":
      if (isOutside) return "surplus-believed";
      return isChance ? "chance-stood" : deviation;
    case "choice-unknown":
      if (isOutside) return "replaced";
      return isChance ? "chance-unknown" : deviation;
    case "earlier-choice":
      return isChance ? "earlier-chance" : deviation;
    case "written-twice":
    case "exchanged":
    case "undone":
      return deviation;
    default:
      return unreachable(deviation, "deviation");
  }
};

const typeIn = (event: Json): string | null =>
  isJsonObject(event) && typeof event["type"] === "string" ? event["type"] : null;

/** In the game's words where all of it is known; else where it stands and whose it is. */
const supposedText = (
  { expected }: Finding,
  { deviation, held, supposed }: Explained,
  telling: Telling,
): string => {
  if (held === "believed" || !isJsonObject(supposed) || sameJson(supposed, expected)) return "";
  const { seq, by, data } = supposed;
  if (deviation === "seat")
    return typeof by !== "number" || by === expected ? "" : seatName(telling, by);
  if (data !== undefined) {
    const words = eventWords(telling, supposed);
    return words ?? jsonShown(supposed);
  }
  return [
    ...(typeof seq === "number" ? [telling.say.event(seq)] : []),
    ...(typeof by === "number" ? [seatName(telling, by)] : []),
  ].join(", ");
};

const othersTexts = (others: readonly OtherExplanation[], telling: Telling): readonly string[] => {
  const told = others
    .filter(({ moves }) => moves.length > 0 && moves.length <= MOVES_TOLD)
    .map(({ moves }) => moves.map((move) => otherText(move, telling)).join("; "));
  return [...new Set(told)].slice(0, OTHERS_TOLD).map(telling.say.explanations.other);
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
export const fitsAsText = (
  { member, name, stated, fits, cost }: OtherHeader,
  { say }: Telling,
): string => {
  const shown = (value: Json): string =>
    typeof value === "string" ? nameShown(value) : jsonShown(value);
  const { explanations } = say;
  const header = explanations.fits[member](nameShown(name), shown(fits), shown(stated));
  return explanations.fitsAs(cost.stated, cost.fits, header);
};
