// Records a game: choices come in as lines of JSON, and each is kept with all that the rules force, or refused. Decides
// nothing itself.
import {
  type AppendConflict,
  createChoiceReader,
  type EventStore,
  type ReadChoice,
  type WrittenChoice,
} from "@assize/kernel-event-log";
import { type Json, type Language, Defect, localize } from "@assize/kernel-model";
import { type Recording, type Refusal, submitStored } from "@assize/kernel-recorder";
import { chanceDue } from "@assize/kernel-referee";
import {
  choiceRefusalInWords,
  lineProblemInWords,
  nameShown,
  tableOf,
  undoRefusalInWords,
} from "@assize/kernel-report";
import { drawFrom, drawOutcome, fork, seeded } from "@assize/kernel-simulation";
import * as Result from "effect/Result";
import { fileTrouble, pathOf, STANDARD_INPUT } from "../files.ts";
import { withStoreOf } from "../logs.ts";
import { messagesIn } from "../messages/messages.ts";
import { editionFor } from "../replaying.ts";
import { unlessEnded } from "../serving.ts";
import { type Session, Trouble } from "../session.ts";
import { storageTrouble } from "../storage-trouble.ts";
import { openStored, type StoredGameInput } from "../stored-game.ts";

export interface RecordInput extends Omit<StoredGameInput, "names"> {
  /** The seats' names with commas between. */
  readonly seats: string | undefined;
  readonly edition: string | undefined;
  readonly lang: Language;
}

/** What came of the lines read so far, as exit codes: the greatest one is the program's. */
const ALL_KEPT = 0;
const SOME_REFUSED = 1;
const SOME_NO_CHOICE = 3;

/** Names the generator of chance: each outcome has one of its own, named by its number in the log. */
const CHANCE_FORK = 0;

const refusedText = (
  refusal: Refusal | AppendConflict,
  { game, header }: Recording,
  language: Language,
): string => {
  if ("code" in refusal)
    return messagesIn(language).inputElsewhere(refusal.expected, refusal.actual);
  if (refusal.kind === "not-taken-back")
    return undoRefusalInWords(refusal.why, game.model, language);
  const { seats, options, table } = header;
  const names = tableOf({ game, setup: { seats, options, table, rulings: {} } }, language);
  return choiceRefusalInWords(refusal, game.model, language, names);
};

/** Writes lines that the log now holds to standard output. */
type Tell = (lines: readonly string[]) => Promise<void>;

/** One log that is being recorded. */
interface Recorder {
  /** Reads one line of the input, and answers what came of it. */
  readonly take: (read: ReadChoice) => Promise<number>;
  /** Keeps the outcomes of chance that are due, if they are drawn here. */
  readonly drawDue: () => Promise<void>;
}

const recorderOf = (
  store: EventStore,
  from: Recording,
  { log, seed, lang }: RecordInput,
  { warn }: Session,
  tell: Tell,
): Recorder => {
  const say = messagesIn(lang);
  let recording = from;

  const keep = async ({
    after,
    ...choice
  }: WrittenChoice): Promise<Refusal | AppendConflict | null> => {
    const recorded = await submitStored(store, log, recording, choice, after);
    if (Result.isFailure(recorded)) {
      const { failure } = recorded;
      // A choice that was made after another event is refused; what the store could not do ends the recording.
      if (!("code" in failure)) return failure;
      if (failure.code === "conflict" && failure.expected !== recording.events) return failure;
      throw storageTrouble(log, failure);
    }
    ({ recording } = recorded.success);
    await tell(recorded.success.lines);
    return null;
  };

  const drawDue = async (): Promise<void> => {
    if (seed === undefined) return;
    const chance = fork(seeded(seed), CHANCE_FORK);
    for (;;) {
      const type = chanceDue(recording.game, recording.position);
      if (type === null) return;
      const draw = drawFrom(fork(chance, recording.events + 1));
      const refusal = await keep(drawOutcome(recording, type, draw));
      if (refusal !== null) throw new Defect(`${type}: what was drawn is refused`);
    }
  };

  const take = async (read: ReadChoice): Promise<number> => {
    if (!read.ok) {
      const why = read.torn ? say.inputTorn : lineProblemInWords(read.problem, lang);
      warn(say.inputLine(read.line, why));
      return SOME_NO_CHOICE;
    }
    const refusal = await keep(read.choice);
    if (refusal === null) {
      await drawDue();
      return ALL_KEPT;
    }
    const why = refusedText(refusal, recording, lang);
    warn(say.inputLine(read.line, `${nameShown(read.choice.type)}: ${why}`));
    return SOME_REFUSED;
  };

  return { take, drawDue };
};

/** The lines of standard input as they come, until it ends or `ended` is aborted. */
async function* choicesIn(input: Session["input"], ended: AbortSignal): AsyncGenerator<ReadChoice> {
  const reader = createChoiceReader();
  const chunks = input[Symbol.asyncIterator]();
  for (;;) {
    const next = await unlessEnded(chunks.next(), ended).catch((cause: unknown) => {
      throw fileTrouble(pathOf(STANDARD_INPUT), cause);
    });
    if (next === null) return;
    if (next.done === true) break;
    yield* reader.push(next.value);
  }
  yield* reader.end();
}

/** A reader of the output that takes nothing must not keep the program from ending. */
const tellerFor =
  (session: Session, ended: AbortSignal): Tell =>
  async (lines) => {
    if (lines.length > 0) await unlessEnded(session.log(lines), ended);
  };

const recordIn = async (
  store: EventStore,
  input: RecordInput & StoredGameInput,
  edition: Json | undefined,
  session: Session,
  ended: AbortSignal,
): Promise<number> => {
  // Asked for before a log is begun: what cannot be read throws.
  const choices = session.input;
  const { recording, lines, torn, cautions } = await openStored(store, input, edition);
  if (torn !== null)
    session.warn(`${input.log}: its last line was cut off; it stands in ${torn} now`);
  for (const caution of cautions) session.warn(localize(caution, input.lang).text);
  const tell = tellerFor(session, ended);
  await tell(lines);
  const recorder = recorderOf(store, recording, input, session, tell);
  await recorder.drawDue();
  let code = ALL_KEPT;
  for await (const read of choicesIn(choices, ended)) {
    code = Math.max(code, await recorder.take(read));
    if (ended.aborted) break;
  }
  return code;
};

/** The names of the seats, and how many there are. Throws Trouble where two flags contradict each other. */
const seatsOf = ({ seats, players }: RecordInput): Pick<StoredGameInput, "names" | "players"> => {
  const names = seats?.split(",").map((name) => name.trim());
  if (names !== undefined && players !== undefined && players !== names.length)
    throw new Trouble(`--players ${players}: --seats names ${names.length}; leave --players out`);
  return { names, players: names?.length ?? players };
};

/** Returns when standard input ends, or when `ended` is aborted: what is kept then is whole. */
export const record = async (
  input: RecordInput,
  session: Session,
  ended: AbortSignal,
): Promise<number> => {
  const { log } = input;
  if (log === STANDARD_INPUT || input.edition === STANDARD_INPUT)
    throw new Trouble("standard input has the choices; name a file for the log and the edition");
  const wished = { ...input, ...seatsOf(input) };
  const edition = await editionFor(input.edition, session);
  return withStoreOf(log, session, (store) => recordIn(store, wished, edition, session, ended));
};
