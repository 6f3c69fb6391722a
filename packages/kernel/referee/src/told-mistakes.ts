// A game whose functions tell their author's mistakes: one that throws, or answers what is none of its answers, is told
// with its name and what it has to answer. Knows no chart (whose questions and updates the engine tells), no derive
// (told where it is asked) and no record; changes no answer.
import * as Result from "effect/Result";
import {
  Defect,
  type EventDefinition,
  type FieldNotes,
  GameMistake,
  type GameModel,
} from "@assize/kernel-model";
import { mapValues } from "./map-values.ts";
import { shown } from "./writer/unwritable.ts";

/** What a function of a game has to answer. */
interface Wanted {
  readonly words: string;
  readonly is: (answer: unknown) => boolean;
}

const isObject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !(value instanceof Promise);

const isListOf =
  (isItem: (item: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isItem);

const isText = (value: unknown): boolean => typeof value === "string";

const isResult = (value: unknown): boolean =>
  Result.isResult(value) &&
  (Result.isSuccess(value) ? isObject(value.success) : isListOf(isObject)(value.failure));

const isOutcome = (value: unknown): boolean => {
  if (value === undefined) return true;
  const { winners, places } = Object(value) as { winners?: unknown; places?: unknown };
  return isListOf(Number.isSafeInteger)(winners) && isListOf(Array.isArray)(places);
};

const ANSWERS = {
  context: { words: "a Result: a state, or a list of what is wrong", is: isResult },
  edition: { words: "a Result: an edition, or a list of what is wrong", is: isResult },
  digested: {
    words: "JSON",
    is: (value) => value !== undefined && !(value instanceof Promise),
  },
  broken: { words: "a list of the invariants that do not hold", is: isListOf(isObject) },
  view: { words: "an object", is: isObject },
  outcome: { words: "undefined, or an object with winners and places", is: isOutcome },
  // Which values a log can hold is asked of the first state, with the place of the one that it cannot.
  encoded: { words: "JSON", is: () => true },
  state: { words: "a state", is: isObject },
  data: { words: "the event's data", is: isObject },
  many: { words: "a list of the event's data", is: (value) => Symbol.iterator in Object(value) },
  stated: { words: "a place and a context", is: isObject },
  decides: { words: "true or false", is: (value) => typeof value === "boolean" },
  text: { words: "a text", is: isText },
  texts: { words: "a list of texts", is: isListOf(isText) },
} satisfies Readonly<Record<string, Wanted>>;

type Asked = (...asked: any[]) => any;

/** The function, telling its mistakes. */
type Told = <Ask extends Asked>(place: string, answer: Wanted, ask: Ask) => Ask;

const tell = (
  game: string,
  place: string,
  what: string,
  answer: Wanted,
  cause?: unknown,
): never => {
  throw new GameMistake(game, place, `it ${what}; it has to answer ${answer.words}`, { cause });
};

const tellThrown = (game: string, place: string, answer: Wanted, cause: unknown): never => {
  // What is told already, and our own mistake, stay what they are.
  if (cause instanceof Defect) throw cause;
  const why = cause instanceof Error ? cause.message : `a ${typeof cause}`;
  return tell(game, place, `throws (${why})`, answer, cause);
};

const shownAnswer = (answered: unknown): string =>
  Result.isResult(answered)
    ? `a ${Result.isSuccess(answered) ? "success" : "failure"} of ${shown(Result.merge(answered))}`
    : shown(answered);

const toldIn =
  (game: string): Told =>
  <Ask extends Asked>(place: string, answer: Wanted, ask: Ask): Ask =>
    function asked(this: unknown, ...given: unknown[]): unknown {
      let answered: unknown;
      try {
        answered = ask.apply(this, given);
      } catch (cause) {
        return tellThrown(game, place, answer, cause);
      }
      return answer.is(answered)
        ? answered
        : tell(game, place, `answers ${shownAnswer(answered)}`, answer);
    } as Ask;

/** The same where the answers come lazily: any of them may throw, or be none. */
const eachToldIn = (game: string, place: string, ask: (...given: any[]) => Iterable<unknown>) => {
  const all = toldIn(game)(place, ANSWERS.many, ask);
  return function* each(this: unknown, ...given: unknown[]): Generator<unknown> {
    try {
      for (const data of all.apply(this, given)) {
        if (!isObject(data)) tell(game, place, `answers ${shown(data)} in its list`, ANSWERS.many);
        yield data;
      }
    } catch (cause) {
      tellThrown(game, place, ANSWERS.many, cause);
    }
  };
};

const wordsTold = (told: Told, describe: GameModel["describe"]): GameModel["describe"] => {
  const { text, texts } = ANSWERS;
  const { covered, outline, word } = describe;
  return {
    ...describe,
    event: told("describe.event", text, describe.event),
    ...(covered && { covered: told("describe.covered", text, covered) }),
    ...(outline && { outline: told("describe.outline", texts, outline) }),
    place: told("describe.place", text, describe.place),
    seat: told("describe.seat", text, describe.seat),
    ...(word && { word: told("describe.word", text, word) }),
    state: told("describe.state", texts, describe.state),
  };
};

const notesTold = (told: Told, place: string, notes: FieldNotes): FieldNotes =>
  notes.where === undefined
    ? notes
    : {
        ...notes,
        where: mapValues(notes.where, (deciding, clause) => ({
          ...deciding,
          holds: told(`${place}, where ${clause}`, ANSWERS.decides, deciding.holds),
        })),
      };

const eventTold = (game: string, type: string, event: EventDefinition): EventDefinition => {
  const told = toldIn(game);
  const { choices, outcomes, draw } = event;
  return {
    ...event,
    fields: mapValues(event.fields, (notes, field) => notesTold(told, `${type}, ${field}`, notes)),
    ...(choices && { choices: eachToldIn(game, `${type}, choices`, choices) }),
    ...(outcomes && { outcomes: eachToldIn(game, `${type}, outcomes`, outcomes) }),
    ...(draw && { draw: told(`${type}, draw`, ANSWERS.data, draw) }),
  };
};

const makeTold = (model: GameModel): GameModel => {
  const told = toldIn(model.id);
  const { edition } = model;
  return {
    ...model,
    edition: {
      ...edition,
      decode: told("edition.decode", ANSWERS.edition, edition.decode),
      digestInput: told("edition.digestInput", ANSWERS.digested, edition.digestInput),
    },
    events: mapValues(model.events, (event, type) => eventTold(model.id, type, event)),
    initial: told("initial", ANSWERS.context, model.initial),
    invariants: told("invariants", ANSWERS.broken, model.invariants),
    view: told("view", ANSWERS.view, model.view),
    outcome: told("outcome", ANSWERS.outcome, model.outcome),
    encodeContext: told("encodeContext", ANSWERS.encoded, model.encodeContext),
    decodeContext: told("decodeContext", ANSWERS.context, model.decodeContext),
    ...(model.restate && { restate: told("restate", ANSWERS.stated, model.restate) }),
    withRulings: told("withRulings", ANSWERS.state, model.withRulings),
    describe: wordsTold(told, model.describe),
  };
};

const telling = new WeakMap<GameModel, GameModel>();
const written = new WeakMap<GameModel, GameModel>();

/** The game as its author wrote it. */
export const asWritten = (model: GameModel): GameModel => written.get(model) ?? model;

/** The game with functions that throw GameMistake where their author made one. Made once for each game. */
export const tellingMistakes = (model: GameModel): GameModel => {
  const own = asWritten(model);
  const known = telling.get(own) ?? makeTold(own);
  telling.set(own, known);
  written.set(known, own);
  return known;
};
