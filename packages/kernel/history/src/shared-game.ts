// A game as it is handed on in few words: its header and what was chosen or drawn; all else follows by the rules. From the
// first line on that does not follow, the lines stand as they were recorded. Knows no packing, no link and no eyes.
import * as Result from "effect/Result";
import { type Envelope, type Header, readLog } from "@assize/kernel-event-log";
import { digestJson, type Hash } from "@assize/kernel-integrity";
import {
  Defect,
  type Doubt,
  type GameModel,
  isJsonObject,
  type Json,
  LIMITS,
  readJson,
  sameJson,
  type WrittenEvent,
} from "@assize/kernel-model";
import { begin, newHeader, type Recorded, type Recording, submit } from "@assize/kernel-recorder";
import { rulingsAsJudged, start, type Start } from "@assize/kernel-referee";
import { type History, RECORD } from "./history.ts";

export interface SharedGame {
  readonly header: Json;
  /** Decisions, outcomes of chance and what was taken back, in order. */
  readonly choices: readonly WrittenEvent[];
  /** The lines from the first one on that does not follow from the choices. */
  readonly rest: readonly WrittenEvent[];
  /** How many events there are, those of `rest` included. */
  readonly events: number;
  /** Names these very events: SHA-256 in base64url. */
  readonly digest: string;
}

/** Why a record is more than its choices: its lines are not numbered or not chained as they should be. */
export type NotShared = "numbers" | "chain";

/** By which rules a shared game was made again. */
export type RulesThen =
  /** By those that its header names, which are today's. */
  | "same"
  /** By those that its header names, which are earlier ones. */
  | "earlier"
  /** By today's, since those that its header names are not known here. */
  | "unknown";

export interface MadeAgain {
  /** As a log, which claims nothing: it is audited as any other. */
  readonly text: string;
  readonly rules: RulesThen;
  /** True where these are the very events that were shared. */
  readonly isSame: boolean;
}

export type NotMadeAgain =
  /** Its header, or a line of it, cannot be read. */
  | { readonly kind: "unreadable" }
  /** It asks for more than `LIMITS.eventsPerGame`. */
  | { readonly kind: "too-long" }
  /** Its game cannot be set up here. */
  | { readonly kind: "undetermined"; readonly doubts: readonly Doubt[] };

/** The event of a line that was just written. */
const writtenIn = (line: string): WrittenEvent => {
  const read = readJson(line, { bytes: LIMITS.lineBytes });
  if (!read.ok || !isJsonObject(read.value)) throw new Defect("a line of ours cannot be read");
  return bare(read.value as Envelope);
};

const bare = ({ type, by, data }: Pick<Envelope, "type" | "by" | "data">): WrittenEvent =>
  by === undefined ? { type, data } : { type, by, data };

/** The header's own line is not an event. */
const begunBy = (started: Start, hash: Hash): Recorded => {
  const begun = begin(started, hash);
  return { ...begun, lines: begun.lines.slice(1) };
};

const digestOf = (events: readonly WrittenEvent[], hash: Hash): string =>
  digestJson(
    events.map(({ type, by, data }) => [type, by ?? null, data] as Json),
    hash,
  );

const isSameEvent = (one: WrittenEvent, other: WrittenEvent): boolean =>
  one.type === other.type && one.by === other.by && sameJson(one.data, other.data);

/** The choices of a game, as far as all events follow from them. */
const choicesIn = (started: Start, events: readonly WrittenEvent[], hash: Hash) => {
  const choices: WrittenEvent[] = [];
  const begun = begunBy(started, hash);
  const made = begun.lines.map(writtenIn);
  let { recording } = begun;
  for (const [index, event] of events.entries()) {
    if (index === made.length) {
      const taken = submit(recording, event);
      if (Result.isFailure(taken)) return { choices, follow: index };
      const lines = taken.success.lines.map(writtenIn);
      if (!isSameEvent(lines[0]!, event)) return { choices, follow: index };
      choices.push(event);
      made.push(...lines);
      ({ recording } = taken.success);
    }
    if (!isSameEvent(made[index]!, event)) return { choices, follow: index };
  }
  return { choices, follow: events.length };
};

/** The record of a history, or the game that is being written down, in few words. */
export const sharedGameOf = (
  { start: started, record, branches, verdict }: History,
  hash: Hash,
): Result.Result<SharedGame, NotShared> => {
  const { steps } = branches.get(RECORD)!;
  if (steps.some(({ recorded }, index) => recorded.seq !== index + 1))
    return Result.fail("numbers");
  if (verdict.findings.some(({ code }) => code === "chain-broken" || code === "chain-missing"))
    return Result.fail("chain");
  const header: Header = { ...record.header, rulings: rulingsAsJudged(started) };
  const events = steps.map(({ recorded }) => bare(recorded));
  // A terse log has nothing but choices, and none of what follows from them.
  const { choices, follow } =
    header.terse === true
      ? { choices: [], follow: 0 }
      : choicesIn({ ...started, header }, events, hash);
  return Result.succeed({
    header,
    choices,
    rest: events.slice(follow),
    events: events.length,
    digest: digestOf(events, hash),
  });
};

/** A game ready to be made again, and by which rules. */
interface Ready {
  readonly started: Start;
  readonly rules: RulesThen;
}

const OTHER_RULES: ReadonlySet<string> = new Set(["unknown-rulebook", "unknown-rules-version"]);

const readyFor = (
  header: Header,
  game: GameModel,
  hash: Hash,
): Result.Result<Ready, readonly Doubt[]> => {
  const options = { games: [game], digest: (value: Json): string => digestJson(value, hash) };
  const started = start(header, options);
  if (Result.isSuccess(started)) {
    const rules = started.success.rulebook.current ? "same" : "earlier";
    return Result.succeed({ started: started.success, rules });
  }
  if (!started.failure.every(({ reason }) => OTHER_RULES.has(reason)))
    return Result.fail(started.failure);
  const { rules, rulebook } = newHeader(game, { seats: header.seats }, hash);
  return Result.map(start({ ...header, rules, rulebook }, options), (today) => ({
    started: today,
    rules: "unknown",
  }));
};

/** What the rules make of choices, to the first one that they refuse; null where that is too much. */
const madeOf = (
  started: Start,
  choices: readonly WrittenEvent[],
  hash: Hash,
): readonly WrittenEvent[] | null => {
  const begun = begunBy(started, hash);
  const lines = [...begun.lines];
  let recording: Recording = begun.recording;
  for (const choice of choices) {
    const taken = submit(recording, choice);
    if (Result.isFailure(taken)) break;
    for (const line of taken.success.lines) lines.push(line);
    if (lines.length > LIMITS.eventsPerGame) return null;
    ({ recording } = taken.success);
  }
  return lines.map(writtenIn);
};

const lineOf = ({ type, by, data }: WrittenEvent, index: number): string =>
  JSON.stringify({ seq: index + 1, type, ...(by === undefined ? {} : { by }), data });

/**
 * Makes a shared game again, as a log without a chain: what came in few words vouches for nothing. Whatever is wrong with
 * its lines, whoever reads the log says.
 */
export const makeAgain = (
  { header, choices, rest, events, digest }: SharedGame,
  game: GameModel,
  hash: Hash,
): Result.Result<MadeAgain, NotMadeAgain> => {
  const read = readLog(new TextEncoder().encode(`${JSON.stringify(header)}\n`));
  if (!read.ok) return Result.fail({ kind: "unreadable" });
  const ready = readyFor(read.header, game, hash);
  if (Result.isFailure(ready)) return Result.fail({ kind: "undetermined", doubts: ready.failure });
  const { started, rules } = ready.success;
  const made = read.header.terse === true ? [] : madeOf(started, choices, hash);
  if (made === null || events > LIMITS.eventsPerGame) return Result.fail({ kind: "too-long" });
  const all = [...made.slice(0, Math.max(0, events - rest.length)), ...rest];
  const lines = [JSON.stringify(started.header), ...all.map(lineOf)];
  return Result.succeed({
    text: `${lines.join("\n")}\n`,
    rules,
    isSame: digestOf(all, hash) === digest,
  });
};
