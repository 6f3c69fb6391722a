// Why an event is or is not legal at a moment, for one reader, with every question that was asked.
import { factsOfWay, type Position, waysAsked, type WayAsked } from "@assize/kernel-chart-engine";
import type { Fact, GameEvent, Json, WrittenEvent } from "@assize/kernel-model";
import { asWrittenEvent, type Start } from "@assize/kernel-referee";
import {
  eventSentence,
  explainText,
  factsInWords,
  noEventInWords,
} from "@assize/kernel-report/lean";
import { factsSeenBy, isPublic, seenBy, seesAllOf, tellEvent } from "./eyes.ts";
import type { History } from "./history.ts";
import { type Looked, lookedAt } from "./looked.ts";
import type { Reader } from "./reader.ts";
import { askRules, legalEvents, listSome, type RulesAnswer, type WrongValue } from "./rules.ts";

/** One question of a transition that was asked; a rule that does not apply to the event is not. */
export interface AskedQuestion {
  readonly name: string;
  readonly held: boolean;
  /** Clauses that a "no" breaks; none where the question only chooses a way. */
  readonly clauses: readonly string[];
  /** What it read of the event and, where the reader sees all, of the state. */
  readonly looked: readonly Looked[];
}

/** A transition that the event could have meant. */
export interface AskedWay {
  readonly id: string;
  readonly questions: readonly AskedQuestion[];
  /** True for the way that the event takes, or claims to take; of the others no clause is in question. */
  readonly meant: boolean;
}

/** A question in words: what it read, and the clauses that a "no" breaks. */
export interface Answered {
  readonly held: boolean;
  /** Null where it says nothing, or nothing that this reader may know. */
  readonly text: string | null;
  readonly clauses: readonly string[];
}

export interface ToldEvent {
  readonly event: WrittenEvent;
  readonly text: string;
}

/** Why an event is or is not legal at a moment. */
export interface Why extends ToldEvent {
  readonly legal: boolean;
  /** One sentence: what is asked about, and what decided. */
  readonly cause: string;
  /** What decided, as data. */
  readonly said: readonly Fact[];
  /** The questions of the way that the event claims: first what failed, then what held. Ways not meant are left out. */
  readonly answers: readonly Answered[];
  /** Told, as lines of text. */
  readonly told: readonly string[];
  readonly clauses: readonly string[];
  /** For developers: every way, with the names of its questions and what they looked at. */
  readonly ways: readonly AskedWay[];
  /** What the rules force, where a consequence says something else. */
  readonly expected: Json;
  /** The fields in which that differs; they are what broke the clauses. */
  readonly wrong: readonly WrongValue[];
  readonly alternatives: readonly ToldEvent[];
  readonly more: boolean;
}

type Answer = Extract<RulesAnswer, { readonly kind: "answered" }>;

/** Every transition that the event could have meant here, with its questions and how they were answered. */
const waysOf = (
  asked: readonly WayAsked[],
  position: Position<unknown>,
  event: GameEvent,
  { eyes }: Reader,
): Why["ways"] =>
  asked.map(({ id, meant, asked: questions }) => ({
    id,
    meant,
    questions: questions.map(({ held, part: { name, clauses, holds } }) => ({
      name,
      held,
      clauses,
      // A question may look at what belongs to other seats.
      looked: lookedAt(holds, position.context, event).filter(
        ({ from }) => from === "event" || eyes === "all",
      ),
    })),
  }));

/** The questions of the way that the event claims: first what failed, then what held, each with what it read. */
const answersOf = (
  start: Start,
  ways: readonly WayAsked[],
  position: Position<unknown>,
  event: GameEvent,
  { eyes, language }: Reader,
): readonly Answered[] => {
  const { game } = start;
  const answered = ways
    .filter(({ meant }) => meant)
    .flatMap(({ id, asked }) =>
      asked
        .filter(({ part }) => part.clauses.length > 0)
        .map((one): Answered => {
          const facts = factsOfWay(game.table, id, [one], position.context, event);
          const [text = null] = factsInWords(start, factsSeenBy(facts, eyes), language);
          return { held: one.held, text, clauses: one.part.clauses };
        }),
    );
  const first = new Map(answered.map((one) => [JSON.stringify(one), one]));
  return [...first.values()].sort((one, other) => Number(one.held) - Number(other.held));
};

/** A value that is not what the rules force comes first, and nothing that held stands for a clause that it breaks. */
const withWrongValue = (
  answers: readonly Answered[],
  { wrong, explanation }: Answer,
  said: readonly string[],
): readonly Answered[] => {
  if (wrong.length === 0 || explanation.kind !== "refused") return answers;
  const { clauses } = explanation;
  const others = answers
    .map((one) => ({ ...one, clauses: one.clauses.filter((id) => !clauses.includes(id)) }))
    .filter((one) => one.clauses.length > 0);
  return [{ held: false, text: said.length === 0 ? null : said.join(" "), clauses }, ...others];
};

const describedFor = (
  start: Start,
  event: WrittenEvent,
  position: Position<unknown>,
  reader: Reader,
): ToldEvent => ({
  event: seenBy(start.game, event, reader.eyes),
  text: tellEvent(start, event, position.context, reader),
});

/** True where these eyes may know what a seat could do: their own, or all-seeing ones. */
export const maySpeakFor = ({ eyes }: Reader, seat: number | undefined): boolean =>
  eyes === "all" || seat === undefined || eyes === seat;

/** True where a wished event may be asked about: by guessing, one could else find out what another holds. */
export const mayAskAbout = (history: History, event: WrittenEvent, reader: Reader): boolean =>
  reader.eyes === "all" ||
  (event.by === undefined
    ? isPublic(history.start.game, event.type)
    : maySpeakFor(reader, event.by));

const clausesOf = (answer: RulesAnswer): readonly string[] => {
  if (answer.kind === "no-event") return [];
  const { explanation } = answer;
  if (explanation.kind === "not-expected-here") return [];
  return explanation.clauses;
};

const waysHere = (
  { game }: Start,
  position: Position<unknown>,
  { event }: Answer,
): readonly WayAsked[] => waysAsked(game.table, position, event);

const tell = (history: History, answer: RulesAnswer, { language }: Reader): readonly string[] =>
  answer.kind === "no-event"
    ? [noEventInWords(answer.why, history.start.game.model, language)]
    : explainText(answer.explanation, history.start.game.model, language, { names: false });

/**
 * Asks the rules about an event at a position. Whoever may not know all of the event is told whether it is legal and
 * by which clauses; not which questions decided it, nor what else that seat could have done.
 */
export const whyAt = (
  history: History,
  position: Position<unknown>,
  event: WrittenEvent,
  reader: Reader,
): Why => {
  const { start } = history;
  const { game, setup } = start;
  const answer = askRules(start, position, event);
  const open = seesAllOf(game, event, reader.eyes);
  const legal = answer.kind === "answered" && answer.legal;
  const list = !legal && open ? listSome(legalEvents(start, position, event.by)) : null;
  const shown = (list?.events ?? [])
    .map(asWrittenEvent)
    .filter((one) => maySpeakFor(reader, one.by) && seesAllOf(game, one, reader.eyes));
  const asked = open && answer.kind === "answered" ? waysHere(start, position, answer) : [];
  const plain = { ...position, context: game.model.withRulings(position.context, setup.rulings) };
  const said = open && answer.kind === "answered" ? factsSeenBy(answer.facts, reader.eyes) : [];
  const seen = seenBy(game, event, reader.eyes);
  const answers = (found: Answer): readonly Answered[] =>
    withWrongValue(
      answersOf(start, asked, plain, found.event, reader),
      found,
      factsInWords(start, said, reader.language),
    );
  return {
    ...describedFor(start, event, position, reader),
    legal,
    cause: eventSentence(
      start,
      seen,
      { legal, facts: said, context: plain.context },
      reader.language,
    ).text,
    said,
    answers: open && answer.kind === "answered" ? answers(answer) : [],
    told: open ? tell(history, answer, reader) : tell(history, answer, reader).slice(0, 1),
    clauses: clausesOf(answer),
    ways: answer.kind === "answered" ? waysOf(asked, position, answer.event, reader) : [],
    expected: open && answer.kind === "answered" ? answer.expected : null,
    wrong: open && answer.kind === "answered" ? answer.wrong : [],
    alternatives: shown.map((one) => describedFor(start, one, position, reader)),
    more: list?.more ?? false,
  };
};
