// One sentence or two of cause: what was done or recorded, the facts that decided, and what it therefore had to be. Which
// sentence goes with what stands in a finding; what it means is the audit's business.
import {
  type EventClass,
  type Fact,
  type Finding,
  type FindingCode,
  isJsonObject,
  type Json,
  type Language,
  type WrittenEvent,
} from "@assize/kernel-model";
import type { Start } from "@assize/kernel-referee";
import { hasOthersValues } from "./explained-text.ts";
import { eventHappened, seatName, tableOf, type Telling, tellingIn } from "./telling.ts";

/** A cause as people read it, with what it was made from. */
export interface CauseInWords {
  readonly said: readonly Fact[];
  readonly text: string;
}

const joined = (sentences: readonly string[]): string =>
  [...new Set(sentences)].filter((one) => one !== "").join(" ");

const ended = (text: string | null): string => (text === null || text === "" ? "" : `${text}.`);

/** Each fact that the game has words for. */
const factSentences = (facts: readonly Fact[], { start, language }: Telling): readonly string[] => {
  if (start === null) return [];
  const { describe } = start.game.model;
  const table = tableOf(start, language);
  return facts.flatMap((fact) => describe.fact?.(fact, language, table) ?? []);
};

/** Why something is wrong. */
export const causeSentence = (finding: Finding, telling: Telling): CauseInWords => {
  const context = telling.before(finding.seq);
  const recorded = recordedSentence(
    finding,
    eventHappened(telling, sideAsEvent(finding, finding.recorded), context),
    telling,
  );
  const facts = factSentences(finding.facts, telling);
  const text = joined(sentences(finding, recorded, facts, telling));
  return { said: finding.facts, text: text === "" ? bareSentence(finding, telling) : text };
};

/** What a choice or chance did is told as it is recorded; what follows from the rules alone only as what the record says of it. */
const recordedSentence = (finding: Finding, event: string | null, telling: Telling): string => {
  const { say, start } = telling;
  const isClaim = start?.game.events.get(finding.type)?.class === "consequence";
  return event !== null && event !== "" && isClaim && shapeOf(finding, telling) === null
    ? say.causes.recorded(event)
    : ended(event);
};

/** Where the record cannot be told in words. */
const bareSentence = ({ code, type, expected }: Finding, { say }: Telling): string => {
  const isDue = Array.isArray(expected) && expected.includes(type);
  return code === "decision-not-due" && isDue ? say.causes.fitsNone : say.findings[code];
};

/** What the rules answered about an event in a state. */
interface AnsweredIn {
  readonly legal: boolean;
  readonly facts: readonly Fact[];
  readonly context: unknown;
}

/** Why an event comes, or may not: what happened, and what decided. */
export const eventSentence = (
  start: Start,
  event: WrittenEvent,
  { legal, facts, context }: AnsweredIn,
  language: Language,
): CauseInWords => {
  const telling = tellingIn(language, start);
  const happened = ended(eventHappened(telling, { ...event }, context));
  const said = factSentences(facts, telling);
  const kind = start.game.events.get(event.type)?.class;
  const otherwise = kind === undefined || legal ? "" : plainly(REFUSED[kind], telling);
  return { said: facts, text: joined([happened, ...(said.length > 0 ? said : [otherwise])]) };
};

/** What it is called when such an event may not come. */
const REFUSED: Readonly<Record<EventClass, FindingCode>> = {
  decision: "decision-illegal",
  chance: "chance-impossible",
  outside: "outside-impossible",
  consequence: "consequence-surplus",
};

/** What decided, in sentences. */
export const factsInWords = (
  start: Start,
  facts: readonly Fact[],
  language: Language,
): readonly string[] => factSentences(facts, tellingIn(language, start));

/** The event that a side of a finding's evidence is, or whose data it is. */
const sideAsEvent = ({ type, code }: Finding, side: Json): Json => {
  if (!isJsonObject(side)) return null;
  return code === "value-wrong" || code === "outcome-wrong" ? { type, data: side } : side;
};

const sentences = (
  finding: Finding,
  recorded: string,
  facts: readonly string[],
  telling: Telling,
): readonly string[] => {
  const { causes } = telling.say;
  const shape = shapeOf(finding, telling);
  // Where the record cannot be told in words, what its kind of finding means has to do.
  if (recorded === "" && finding.code !== "consequence-missing") return [];
  const context = telling.before(finding.seq);
  const forced = eventHappened(telling, sideAsEvent(finding, finding.expected), context);
  if (finding.code === "consequence-missing" && forced !== null && isMoved(finding))
    return [causes.later(forced)];
  // What the rules say against it first, and then what is supposed.
  const against = finding.code === "decision-illegal" && finding.follows === null ? facts : [];
  if (shape !== null && recorded !== "") return [recorded, ...against, shape];
  const ruled = forced === null ? "" : causes.ruled(forced);
  const orElse = (otherwise: string) => (facts.length > 0 ? facts : [otherwise]);
  switch (finding.code) {
    case "value-wrong":
      return [recorded, ...orElse(ruled)];
    case "outcome-wrong":
      return [recorded, ...facts, ruled];
    case "consequence-missing":
      return forced === null ? [] : [causes.missing(forced), ...facts];
    case "consequence-wrong":
      return [recorded, ...facts, forced === null ? "" : causes.insteadOf(forced)];
    case "seat-wrong":
      return typeof finding.expected === "number"
        ? [recorded, causes.seat(seatName(telling, finding.expected))]
        : [recorded];
    default:
      return [recorded, ...orElse(plainly(finding.code, telling))];
  }
};

/** What is to be said where no fact is. */
const plainly = (code: FindingCode, { say: { causes, findings } }: Telling): string => {
  switch (code) {
    case "consequence-surplus":
      return causes.surplus;
    case "decision-illegal":
      return causes.illegal;
    case "decision-not-due":
      return causes.notDue;
    case "chance-impossible":
      return causes.impossible;
    case "chance-not-due":
      return causes.chanceNotDue;
    case "event-after-end":
      return causes.over;
    default:
      return findings[code];
  }
};

const isMoved = ({ explained }: Finding): boolean => explained?.deviation === "moved";

/** What is wrong with where an event stands, whatever the rules say of it there; null where it is the event itself. */
const shapeOf = (finding: Finding, telling: Telling): string | null => {
  const { code, explained } = finding;
  const { causes } = telling.say;
  if (code === "event-after-end") return null;
  switch (explained?.deviation) {
    case "written-twice":
      return causes.twice;
    case "exchanged":
      return hasOthersValues(finding) ? causes.otherValues : causes.order;
    case "moved":
      return explained?.held === "passed-over" ? causes.place : causes.laterBefore;
    case "undone":
      return causes.undone;
    case "earlier-choice":
      return earlierMeant(explained.supposed, telling);
    case "left-out":
      return choiceMissing(explained.supposed, telling);
    default:
      return null;
  }
};

const earlierMeant = (supposed: Json, { say }: Telling): string | null =>
  isJsonObject(supposed) && typeof supposed["seq"] === "number"
    ? say.causes.earlier(supposed["seq"])
    : null;

/** A choice that stands in no line, or a result of chance; null for what the rules alone bring about. */
const choiceMissing = (supposed: Json, telling: Telling): string | null => {
  if (!isJsonObject(supposed) || typeof supposed["type"] !== "string") return null;
  const { seq, type, by } = supposed;
  const { causes } = telling.say;
  const kind = telling.start?.game.events.get(type)?.class;
  if (kind !== "chance" && kind !== "decision") return null;
  const seat = typeof by === "number" ? seatName(telling, by) : "";
  if (typeof seq === "number")
    return kind === "chance"
      ? causes.chanceMissingBefore(seq)
      : causes.choiceMissingBefore(seq, seat);
  return kind === "chance" ? causes.chanceMissing : causes.choiceMissing(seat);
};
