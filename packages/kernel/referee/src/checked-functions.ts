// A game whose functions are checked: one that throws, or answers what is none of its answers, is a mistake of its author,
// reported with the function's name and what it has to answer. In a supposed state it refuses instead. Knows no chart (whose questions and updates the engine
// checks), no derive (checked where it is asked) and no record; changes no answer.
import { answered, isSupposed, madeFrom } from "@assize/kernel-chart-engine";
import * as Result from "effect/Result";
import {
  Defect,
  type EventDefinition,
  type Fact,
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
  /** Its answer in a supposed state where it throws, or answers nothing of the kind. Without one, it throws there too. */
  readonly refusal?: { readonly answer: unknown };
}

const isObject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !(value instanceof Promise);

const isListOf =
  (isItem: (item: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isItem);

const isText = (value: unknown): boolean => typeof value === "string";

const isFact = (value: unknown): boolean => {
  if (value === null) return true;
  const { fact, values, knownTo } = Object(value) as { [name in keyof Fact]?: unknown };
  const isKnown = knownTo === "public" || knownTo === "nobody" || Number.isSafeInteger(knownTo);
  return isText(fact) && isObject(values) && isKnown;
};

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
  outcome: {
    words: "undefined, or an object with winners and places",
    is: isOutcome,
    refusal: { answer: undefined },
  },
  // Which values a log can hold is asked of the first state, with the place of the one that it cannot.
  encoded: { words: "JSON", is: () => true },
  state: { words: "a state", is: isObject },
  data: { words: "the event's data", is: isObject },
  many: {
    words: "a list of the event's data",
    is: (value) => Symbol.iterator in Object(value),
    refusal: { answer: [] },
  },
  stated: { words: "a place and a context", is: isObject },
  decides: {
    words: "true or false",
    is: (value) => typeof value === "boolean",
    refusal: { answer: false },
  },
  text: { words: "a text", is: isText },
  textOrNull: { words: "a text, or null", is: (value) => value === null || isText(value) },
  fact: { words: "a fact, or null", is: isFact, refusal: { answer: null } },
  texts: { words: "a list of texts", is: isListOf(isText) },
} satisfies Readonly<Record<string, Wanted>>;

type Asked = (...asked: any[]) => any;

/** The function, telling its mistakes. */
type Checker = <Ask extends Asked>(place: string, answer: Wanted, ask: Ask) => Ask;

const mistaken = (
  game: string,
  place: string,
  what: string,
  answer: Wanted,
  cause?: unknown,
): GameMistake =>
  new GameMistake(game, place, `it ${what}; it has to answer ${answer.words}`, { cause });

/** The supposed state that a function is asked about: given itself, or in the claim that is given. */
const supposedIn = (given: readonly unknown[]): unknown =>
  [...given, (Object(given[0]) as { context?: unknown }).context].find(isSupposed);

/** Throws what is reported already, and our own mistake, as they are. */
const mistakeOf = (game: string, place: string, answer: Wanted, cause: unknown): GameMistake => {
  if (cause instanceof Defect) throw cause;
  const why = cause instanceof Error ? cause.message : `a ${typeof cause}`;
  return mistaken(game, place, `throws (${why})`, answer, cause);
};

const shownAnswer = (answered: unknown): string =>
  Result.isResult(answered)
    ? `a ${Result.isSuccess(answered) ? "success" : "failure"} of ${shown(Result.merge(answered))}`
    : shown(answered);

const checkedIn =
  (game: string): Checker =>
  <Ask extends Asked>(place: string, answer: Wanted, ask: Ask): Ask =>
    function asked(this: unknown, ...given: unknown[]): unknown {
      const own = (): unknown => {
        const one: unknown = ask.apply(this, given);
        if (answer.is(one)) return one;
        throw mistaken(game, place, `answers ${shownAnswer(one)}`, answer);
      };
      const mistake = (cause: unknown): GameMistake => mistakeOf(game, place, answer, cause);
      const { refusal } = answer;
      return refusal === undefined
        ? answered(null, own, mistake, null)
        : answered(supposedIn(given), own, mistake, refusal.answer);
    } as Ask;

/** The same where the answers come lazily: any of them may throw, or be none. */
const eachCheckedIn = (
  game: string,
  place: string,
  ask: (...given: any[]) => Iterable<unknown>,
) => {
  const all = checkedIn(game)(place, ANSWERS.many, ask);
  const mistake = (cause: unknown): GameMistake => mistakeOf(game, place, ANSWERS.many, cause);
  return function* each(this: unknown, ...given: unknown[]): Generator<unknown> {
    const context = supposedIn(given);
    const list = all.apply(this, given)[Symbol.iterator]();
    const next = (): IteratorResult<unknown> => {
      const one = list.next();
      if (one.done === true || isObject(one.value)) return one;
      throw mistaken(game, place, `answers ${shown(one.value)} in its list`, ANSWERS.many);
    };
    for (;;) {
      const one = answered(context, next, mistake, null);
      if (one === null || one.done === true) return;
      yield one.value;
    }
  };
};

const checkedWords = (checked: Checker, describe: GameModel["describe"]): GameModel["describe"] => {
  const { text, texts } = ANSWERS;
  const { covered, fact, happened, outline, setting, word } = describe;
  return {
    ...describe,
    event: checked("describe.event", text, describe.event),
    ...(happened && { happened: checked("describe.happened", text, happened) }),
    ...(fact && { fact: checked("describe.fact", ANSWERS.textOrNull, fact) }),
    ...(covered && { covered: checked("describe.covered", text, covered) }),
    ...(outline && { outline: checked("describe.outline", texts, outline) }),
    place: checked("describe.place", text, describe.place),
    seat: checked("describe.seat", text, describe.seat),
    ...(setting && { setting: checked("describe.setting", ANSWERS.textOrNull, setting) }),
    ...(word && { word: checked("describe.word", text, word) }),
    state: checked("describe.state", texts, describe.state),
  };
};

const checkedNotes = (checked: Checker, place: string, notes: FieldNotes): FieldNotes => {
  const { where, describe } = notes;
  return {
    ...notes,
    ...(where && {
      where: mapValues(where, (deciding, clause) => ({
        ...deciding,
        holds: checked(`${place}, where ${clause}`, ANSWERS.decides, deciding.holds),
      })),
    }),
    ...(describe && { describe: checked(`${place}, describe`, ANSWERS.fact, describe) }),
  };
};

const checkedEvent = (game: string, type: string, event: EventDefinition): EventDefinition => {
  const checked = checkedIn(game);
  const { choices, outcomes, refit, draw } = event;
  return {
    ...event,
    fields: mapValues(event.fields, (notes, field) =>
      checkedNotes(checked, `${type}, ${field}`, notes),
    ),
    ...(choices && { choices: eachCheckedIn(game, `${type}, choices`, choices) }),
    ...(outcomes && { outcomes: eachCheckedIn(game, `${type}, outcomes`, outcomes) }),
    ...(refit && { refit: checked(`${type}, refit`, ANSWERS.data, refit) }),
    ...(draw && { draw: checked(`${type}, draw`, ANSWERS.data, draw) }),
  };
};

const checkedModel = (model: GameModel): GameModel => {
  const checked = checkedIn(model.id);
  const { edition } = model;
  const withRulings = checked("withRulings", ANSWERS.state, model.withRulings);
  return {
    ...model,
    edition: {
      ...edition,
      decode: checked("edition.decode", ANSWERS.edition, edition.decode),
      digestInput: checked("edition.digestInput", ANSWERS.digested, edition.digestInput),
    },
    events: mapValues(model.events, (event, type) => checkedEvent(model.id, type, event)),
    initial: checked("initial", ANSWERS.context, model.initial),
    ...(model.mayApply && { mayApply: checked("mayApply", ANSWERS.decides, model.mayApply) }),
    invariants: checked("invariants", ANSWERS.broken, model.invariants),
    view: checked("view", ANSWERS.view, model.view),
    outcome: checked("outcome", ANSWERS.outcome, model.outcome),
    ...(model.standing && { standing: checked("standing", ANSWERS.encoded, model.standing) }),
    encodeContext: checked("encodeContext", ANSWERS.encoded, model.encodeContext),
    ...(model.stateKey && { stateKey: checked("stateKey", ANSWERS.encoded, model.stateKey) }),
    decodeContext: checked("decodeContext", ANSWERS.context, model.decodeContext),
    ...(model.restate && { restate: checked("restate", ANSWERS.stated, model.restate) }),
    withRulings: (context, rulings) => madeFrom<unknown>(context, withRulings(context, rulings)),
    describe: checkedWords(checked, model.describe),
  };
};

const telling = new WeakMap<GameModel, GameModel>();
const written = new WeakMap<GameModel, GameModel>();

/** The game as its author wrote it. */
export const asWritten = (model: GameModel): GameModel => written.get(model) ?? model;

/** The game with functions that throw GameMistake where their author made one. Made once for each game. */
export const withCheckedFunctions = (model: GameModel): GameModel => {
  const own = asWritten(model);
  const known = telling.get(own) ?? checkedModel(own);
  telling.set(own, known);
  written.set(known, own);
  return known;
};
