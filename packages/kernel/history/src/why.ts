// Why an event is or is not legal at a moment, for one reader, with every question that was asked.
import { applies, askedFor, type Position } from "@assize/kernel-chart-engine";
import type { GameEvent, Json, WrittenEvent } from "@assize/kernel-model";
import { asWrittenEvent, type PreparedGame, type Start } from "@assize/kernel-referee";
import { explainText, noEventInWords } from "@assize/kernel-report/lean";
import { isPublic, seenBy, seesAllOf, tellEvent } from "./eyes.ts";
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

export interface ToldEvent {
  readonly event: WrittenEvent;
  readonly text: string;
}

/** Why an event is or is not legal at a moment. */
export interface Why extends ToldEvent {
  readonly legal: boolean;
  /** Told, as lines of text. */
  readonly told: readonly string[];
  readonly clauses: readonly string[];
  readonly ways: readonly AskedWay[];
  /** What the rules force, where a consequence says something else. */
  readonly expected: Json;
  /** The fields in which that differs; they are what broke the clauses. */
  readonly wrong: readonly WrongValue[];
  readonly alternatives: readonly ToldEvent[];
  readonly more: boolean;
}

type UnsortedWay = Omit<AskedWay, "meant">;

const isOpen = ({ questions }: UnsortedWay): boolean => questions.every(({ held }) => held);

/** No question that only chooses between ways says that it is another. */
const isChosen = ({ questions }: UnsortedWay): boolean =>
  questions.every(({ held, clauses }) => held || clauses.length > 0);

/** The first open way is the one taken. Where none is open, the event claims those that were chosen for it. */
const withMeant = (ways: readonly UnsortedWay[]): readonly AskedWay[] => {
  const open = ways.find(isOpen);
  const chosen = ways.filter(isChosen);
  const meant = new Set(open !== undefined ? [open] : chosen.length > 0 ? chosen : ways);
  return ways.map((way) => ({ ...way, meant: meant.has(way) }));
};

/** Every transition that the event could have meant here, with its questions and how they were answered. */
const waysOf = (
  game: PreparedGame,
  position: Position<unknown>,
  event: GameEvent,
  { eyes }: Reader,
): Why["ways"] =>
  withMeant(
    askedFor(game.table, position.at, event.type).map(({ id, parts }) => ({
      id,
      questions: parts
        .filter((part) => applies(part, position.context, event))
        .map(({ name, clauses, holds }) => ({
          name,
          held: holds(position.context, event),
          clauses,
          // A question may look at what belongs to other seats.
          looked: lookedAt(holds, position.context, event).filter(
            ({ from }) => from === "event" || eyes === "all",
          ),
        })),
    })),
  );

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

const tell = (history: History, answer: RulesAnswer, { language }: Reader): readonly string[] =>
  answer.kind === "no-event"
    ? [noEventInWords(answer.why, history.start.game.model, language)]
    : explainText(answer.explanation, history.start.game.model, language);

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
  const { game } = start;
  const answer = askRules(start, position, event);
  const open = seesAllOf(game, event, reader.eyes);
  const legal = answer.kind === "answered" && answer.legal;
  const list = !legal && open ? listSome(legalEvents(start, position, event.by)) : null;
  const shown = (list?.events ?? [])
    .map(asWrittenEvent)
    .filter((one) => maySpeakFor(reader, one.by) && seesAllOf(game, one, reader.eyes));
  return {
    ...describedFor(start, event, position, reader),
    legal,
    told: open ? tell(history, answer, reader) : tell(history, answer, reader).slice(0, 1),
    clauses: clausesOf(answer),
    ways: open && answer.kind === "answered" ? waysOf(game, position, answer.event, reader) : [],
    expected: open && answer.kind === "answered" ? answer.expected : null,
    wrong: open && answer.kind === "answered" ? answer.wrong : [],
    alternatives: shown.map((one) => describedFor(start, one, position, reader)),
    more: list?.more ?? false,
  };
};
