// The contract between the kernel and a game: one value, never a subclass. Knows no chart library.
// `step`, `due` and `explain` are not written by a game: `chart-engine` makes them from `chart`.
import type * as Result from "effect/Result";
import type { EventDefinition, GameEvent } from "./event.ts";
import type { Fact, TableNames } from "./fact.ts";
import type { SeatId } from "./ids.ts";
import type { Json, JsonObject } from "./json.ts";
import type { Localized } from "./language.ts";
import type { Asked, Broken, Misfit } from "./misfits.ts";
import type { EarlierRulebook, RulingChoices, Rulebook } from "./rulebook.ts";

/** Whose eyes look at a state: one seat's, the public's, or all-seeing. */
export type Eyes = SeatId | "public" | "all";

/** What a header says about the game, after its ruling set has been resolved. */
export interface GameSetup {
  readonly seats: readonly JsonObject[];
  readonly options: JsonObject;
  /** Facts of the table that the rules cannot derive, for example who is the oldest player. */
  readonly table: JsonObject;
  readonly rulings: RulingChoices;
}

/**
 * A table that somebody who wrote a header could take for another one: other seats, or another value of one option or of
 * one fact of the table.
 */
export interface OtherTable extends Pick<GameSetup, "seats" | "options" | "table"> {
  /** What is another one. The seats have no name. */
  readonly changed: { readonly member: "seats" | "option" | "fact"; readonly name: string };
}

/** A position as a header states it. */
export interface StatedPosition {
  /** A place in the chart, for example `play.resolution.turn`. */
  readonly place: string;
  /** As `encodeContext` has it. */
  readonly context: Json;
}

/** How a game ended. `places` lists contestants best first; those in one inner list share the place. */
export interface Outcome {
  readonly winners: readonly SeatId[];
  readonly places: readonly (readonly SeatId[])[];
  /** The game's own figures, for example the three assessments. */
  readonly scores: Json;
  /** Why no seat won, where none did. */
  readonly note?: string;
  /** On whose word the end rests, where somebody outside the seats stated it: a word of the game. */
  readonly saidBy?: string;
  /** What it takes for granted that is not certain; then no verdict is certain that rests on this end. */
  readonly unproved?: Unproved;
}

/** What a game took for granted: it found no proof of it. */
export interface Unproved {
  /** The type of the event whose value rests on it. */
  readonly event: string;
  readonly fact: Fact;
}

/** A printed edition of a game: the data that the rules read, without the words. */
export interface EditionContract<Edition> {
  /** The edition that ships with the game. */
  readonly reference: Edition;
  readonly decode: (value: unknown) => Result.Result<Edition, readonly EditionProblem[]>;
  /** What is hashed (SHA-256 of RFC 8785) to name the edition in a header. */
  readonly digestInput: (edition: Edition) => Json;
}

export interface EditionProblem {
  readonly code: string;
  readonly path: string;
  /** In English, for who makes editions. */
  readonly message: string;
  /** What should have stood there, where the edition does not have its shape. */
  readonly asked?: Asked;
}

export interface GameModel<Chart = any, Context = any, Edition = any, View = any> {
  readonly id: string;
  readonly title: Localized;
  /** Raised with every change of behaviour. */
  readonly rules: number;
  readonly rulebook: Rulebook;
  /** The rulebooks before today's, newest first. */
  readonly earlierRulebooks?: readonly EarlierRulebook[];
  readonly edition: EditionContract<Edition>;
  readonly events: Readonly<Record<string, EventDefinition<Context, any>>>;
  /** The game's statechart, with its guards and updates as values. */
  readonly chart: Chart;
  /** The state before the first event, or what is wrong with the header. */
  readonly initial: (
    setup: GameSetup,
    edition: Edition,
  ) => Result.Result<Context, readonly Misfit[]>;
  /** The tables that this one could be taken for, each with one thing changed. Absent where there are none. */
  readonly mistakable?: (setup: GameSetup) => readonly OtherTable[];
  /**
   * False for a clause that no game at this table can come to, for example one for another number of players: reports for
   * people leave it out. Without it every clause is told.
   */
  readonly mayApply?: (clause: string, setup: GameSetup) => boolean;
  /** The clauses that a state breaks; empty in every reachable state. */
  readonly invariants: (context: Context) => readonly Broken[];
  readonly view: (context: Context, place: string, eyes: Eyes) => View;
  readonly outcome: (context: Context) => Outcome | undefined;
  /**
   * The game's own figures as they stand before the end, in the shape of its outcome's scores. Absent where nothing is
   * counted before the end.
   */
  readonly standing?: (context: Context) => Json;
  /** The context as plain JSON, without what the header and edition already say. */
  readonly encodeContext: (context: Context) => Json;
  /**
   * What of a state decides how the game can go on from `place`. Of two positions of one game (the same header, edition and
   * rulings) that stand at one place and have equal keys, the futures are equal: whatever is played, the same events are legal
   * there, the same outcomes of chance are possible, the same consequences are forced with the same data, and the game ends
   * in the same way. So it leaves out all that no later rule reads (orders that are carried out, piles that are out of the
   * game, who has seen what), and keeps everything else. Plain JSON; the order of an object's members does not matter, that
   * of a list does: where no rule asks for it, sort the list. Asked of positions that are not over; where the game is over,
   * its outcome is the key. Absent: all that `encodeContext` answers, which is always right.
   */
  readonly stateKey?: (context: Context, place: string) => Json;
  /**
   * Puts an encoded context back on top of `initial`'s, checked for shape and invariants, and for being
   * one that can stand at `place` in the chart: nothing that is asked of it there may throw.
   */
  readonly decodeContext: (
    value: Json,
    setup: GameSetup,
    edition: Edition,
    place: string,
  ) => Result.Result<Context, readonly Misfit[]>;
  /**
   * A position as it would be stated today: places and members of a context may have had other names when it was
   * written. Answers what it is given where it is none of these. Absent where no name has ever changed.
   */
  readonly restate?: (stated: StatedPosition) => StatedPosition;
  /** Replaces the rulings a context reads, for example by a noting copy. */
  readonly withRulings: (context: Context, rulings: RulingChoices) => Context;
  /** One line of text for an event, a place in the chart and a field's value. */
  readonly describe: GameWords<Context>;
}

/**
 * A game's words. Terms come from its glossary; each function falls back to English visibly. `table` says what the seats
 * are called; without one, by their colour or number.
 */
export interface GameWords<Context> {
  readonly languages: readonly string[];
  /** What the event does: `Daria takes an archer`. */
  readonly event: (
    event: GameEvent,
    context: Context | null,
    language: string,
    table?: TableNames,
  ) => string;
  /** What it did: `Daria took an archer`. Without it, `event` is said. */
  readonly happened?: (
    event: GameEvent,
    context: Context | null,
    language: string,
    table?: TableNames,
  ) => string;
  /** One whole sentence for a fact of this game, with its full stop; null for a fact that it does not have. */
  readonly fact?: (fact: Fact, language: string, table?: TableNames) => string | null;
  /**
   * An event of which not every field may be known: `data` holds only those that may. Where a game has no words
   * for it, only its type is shown.
   */
  readonly covered?: (
    event: GameEvent<string, JsonObject>,
    context: Context | null,
    language: string,
    table?: TableNames,
  ) => string;
  /**
   * Where in the game this is, coarse to fine, for example `Year 3`, `Order 4`; says nothing that a pair of eyes
   * may not know. Where a game has no words for it, the place's own title stands alone.
   */
  readonly outline?: (
    context: Context,
    place: string,
    language: string,
    table?: TableNames,
  ) => readonly string[];
  /**
   * How people number what comes next here, for example `move 6`: told beside the number of an event. Left out where they go by
   * events as well.
   */
  readonly numbered?: (context: Context, language: string) => string;
  /** A place in the chart, for example `play.resolution.turn`. */
  readonly place: (path: string, language: string) => string;
  /**
   * A seat as people call it: its display name, else its colour, else its number; whichever `isReadable` first. Seats with
   * one name are told apart (`seatCalled`).
   */
  readonly seat: (seat: SeatId, setup: GameSetup, language: string) => string;
  /**
   * What a choice would bring at this state, where its own sentence does not say how much; empty where there is nothing to
   * add. It says nothing that whoever chooses may not know.
   */
  readonly brings?: (event: GameEvent, context: Context, language: string) => string;
  /**
   * What people call a word of an event's data, for example `road-red`, or the type of an event that may be chosen or
   * drawn, as it stands within a sentence; the word itself where it has no other name.
   */
  readonly word?: (word: string, language: string) => string;
  /**
   * An option of a header or a fact of its table with what it is set to, for example `First Player: Daria`; null where the game
   * has no words for it.
   */
  readonly setting?: (
    name: string,
    value: Json,
    setup: GameSetup,
    language: string,
  ) => string | null;
  /** The whole state for a terminal: board, seats, queues. Lines of text. */
  readonly state: (
    context: Context,
    place: string,
    eyes: Eyes,
    language: string,
    table?: TableNames,
  ) => readonly string[];
}
