// Why one event is or is not legal at a position, in the words of the report, with what would be legal instead.
import type { Explanation } from "@assize/kernel-chart-engine";
import { type RecordedGame, recordedEvent } from "@assize/kernel-event-log";
import {
  type GameEvent,
  type Json,
  type JsonObject,
  type Language,
  LIMITS,
  readJson,
  type WrittenEvent,
} from "@assize/kernel-model";
import { legalEvents, type Listed, listSome } from "@assize/kernel-history";
import {
  eventInWords,
  explainText,
  jsonProblemInWords,
  jsonShown,
  type PlainLine,
  plainLine,
} from "@assize/kernel-report";
import { type Legality, askedEvent, legalityOf, NOT_AN_EVENT } from "../asking.ts";
import type { ReplayWishes } from "../commands/flags.ts";
import { oneGame } from "../logs.ts";
import { messagesIn } from "../messages/messages.ts";
import { auditOptionsFor, momentAfter, type Moment } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";

export interface ExplainInput extends ReplayWishes {
  readonly log: string;
  readonly at: number;
  readonly event: string | undefined;
  readonly number: number | undefined;
  readonly json: boolean;
  readonly lang: Language;
}

const parseEvent = (text: string): WrittenEvent => {
  const event = readJson(text);
  if (!event.ok)
    throw new Trouble(`--event: ${jsonProblemInWords(event.problem, "en")}; ${NOT_AN_EVENT}`);
  const asked = askedEvent(event.value);
  if (typeof asked === "string") throw new Trouble(`--event: ${asked}`);
  return asked;
};

const eventAfter = (game: RecordedGame, at: number): WrittenEvent => {
  const next = game.events[at];
  if (next === undefined)
    throw new Trouble(`--at ${at}: this is the last event; ask about another one with --event`);
  return recordedEvent(next.envelope);
};

const reasonsOf = (explanation: Explanation | null): Json => {
  if (explanation === null) return null;
  switch (explanation.kind) {
    case "accepted":
      return { kind: "accepted", clauses: explanation.clauses, way: explanation.row.id };
    case "not-expected-here":
      return { kind: "not-expected-here", known: explanation.known };
    case "refused":
      return {
        kind: "refused",
        clauses: explanation.clauses,
        ways: explanation.ways.map(({ row, failing }) => ({
          way: row.id,
          failing: failing.map(({ question, clauses }) => ({ question, clauses })),
        })),
      };
  }
};

const causeOf = ({ cause }: Legality): Json =>
  cause === null
    ? null
    : { said: cause.said.map(({ fact, values }) => ({ fact, values })), text: cause.text };

const asJson = (
  input: ExplainInput,
  asked: WrittenEvent,
  answer: Legality,
  alternatives: Listed,
): unknown => ({
  at: input.at,
  event: asked,
  legal: answer.legal,
  unusable: answer.unusable,
  explanation: reasonsOf(answer.explanation),
  expected: answer.expected,
  cause: causeOf(answer),
  alternatives,
});

const asText = (
  input: ExplainInput,
  asked: WrittenEvent,
  answer: Legality,
  alternatives: Listed,
  { start, position }: Moment,
  colour: boolean,
): readonly PlainLine[] => {
  const { model } = start.game;
  const say = messagesIn(input.lang);
  const written = ({ type, by, data }: WrittenEvent | GameEvent): WrittenEvent & JsonObject =>
    by === undefined ? { type, data: data as Json } : { type, by, data: data as Json };
  const words = (event: WrittenEvent | GameEvent): string =>
    eventInWords(start, written(event), position.context, input.lang);
  const why =
    answer.unusable === null && answer.explanation !== null
      ? explainText(answer.explanation, model, input.lang, { colour })
      : [plainLine(say.unusable(answer.unusable ?? ""))];
  const instead = alternatives.events.map((one) => `    ${words(one)}`);
  const question = [
    say.atPosition(input.at, answer.unusable === null ? words(asked) : jsonShown(written(asked))),
    ...(answer.cause === null ? [] : [`    ${answer.cause.text}`]),
  ];
  const after = [
    ...(answer.expected === null
      ? []
      : [say.forced(words({ type: asked.type, data: answer.expected }))]),
    ...(instead.length === 0 ? [] : [say.legalHere, ...instead]),
    ...(alternatives.more ? [`    ${say.moreThan(LIMITS.alternativesShown)}`] : []),
  ];
  return [...question.map(plainLine), ...why, ...after.map(plainLine)];
};

const NONE: Listed = { events: [], more: false };

/** Exit code 0 where the event is legal, 1 where it is not. */
export const explain = async (input: ExplainInput, session: Session): Promise<number> => {
  const given = input.event === undefined ? undefined : parseEvent(input.event);
  const optionsFor = await auditOptionsFor(input, session);
  const game = await oneGame(input.log, input.number, session);
  const replayed = momentAfter(game, input.at, await optionsFor(game.header));
  const asked = given ?? eventAfter(game, input.at);
  // JSON is English, as all that a program reads.
  const answer = legalityOf(asked, replayed, input.json ? "en" : input.lang);
  const alternatives = answer.legal
    ? NONE
    : listSome(legalEvents(replayed.start, replayed.position, asked.by));
  await (input.json
    ? session.json(asJson(input, asked, answer, alternatives))
    : session.lines(asText(input, asked, answer, alternatives, replayed, session.colour)));
  return answer.legal ? 0 : 1;
};
