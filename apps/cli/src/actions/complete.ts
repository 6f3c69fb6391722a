// Writes the whole log of a terse one: what the audit derived on its way, put into lines. Decides nothing itself.
import {
  encodeEvent,
  encodeHeader,
  type Envelope,
  envelopeOf,
  readLog,
  type RecordedGame,
  type Remarks,
  type Undo,
  undoData,
} from "@assize/kernel-event-log";
import {
  completedLines,
  type Completion,
  completionOf,
  type Filled,
  type Ways,
} from "@assize/kernel-completion";
import { linkOf } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { Defect, type GameEvent } from "@assize/kernel-model";
import { type Start, writeData } from "@assize/kernel-referee";
import { plainJson, textReport } from "@assize/kernel-report";
import { type Opening, openingOf, type Step } from "@assize/kernel-replay";
import { type AuditOptions, auditRead, EXIT, exitCodeOf } from "@assize/kernel-verifier";
import { and } from "../english.ts";
import { pathOf, writeNewFile } from "../files.ts";
import { hintFor } from "../hints.ts";
import { oneGame } from "../logs.ts";
import { auditOptionsFor } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";

export interface CompleteInput {
  readonly log: string;
  readonly out: string | undefined;
  readonly number: number | undefined;
  readonly edition: string | undefined;
  readonly engine: "table" | "xstate";
  /** Whether values that nobody wrote down are searched for. */
  readonly unknowns: boolean;
  /** Tells the values as JSON, in place of the log; the log goes to `out` alone. */
  readonly json: boolean;
}

/** When it happened, and members of its writer's own. The lines before it are others now, and so is its link. */
const remarksOf = (envelope: Envelope): Remarks =>
  Object.fromEntries(
    Object.entries(envelope).filter(([member]) => member === "at" || member.startsWith("x-")),
  );

interface Completed {
  readonly event: GameEvent;
  /** Its data, as they are written. */
  readonly data: string;
  readonly remarks: Remarks;
}

const linesOf = (game: RecordedGame, events: readonly Completed[]): readonly string[] => {
  const { terse: _, ...header } = game.header;
  const lines = [plainJson(encodeHeader(header))];
  for (const [index, { event, data, remarks }] of events.entries()) {
    const prev = linkOf(lines[index]!, nodeHash);
    lines.push(encodeEvent(envelopeOf(event, index + 1, { ...remarks, prev }), data));
  }
  return lines;
};

/** Every event in its order: what was forced at the start, then of each step its own first, and what it forces. */
const completedOf = (
  { game }: Start,
  opening: Opening,
  steps: readonly Step[],
): readonly Completed[] => {
  const write = ({ event }: Opening["taken"][number], remarks: Remarks): Completed => ({
    event,
    data: writeData(game, event),
    remarks,
  });
  const events = opening.taken.map((taken) => write(taken, {}));
  // After each of the terse log's lines, how many lines there are now: play is taken back to one of those.
  const lines = [events.length];
  for (const { recorded, taken, table } of steps) {
    const own = taken.map((one, index) => write(one, index === 0 ? remarksOf(recorded) : {}));
    if (table === null) events.push(...own);
    // A ruling names the hash of a line that is another here; of a compliant log there is nothing to rule on.
    else if (table.kind === "undo") events.push(backTo(recorded, table, lines[table.to]!));
    lines.push(events.length);
  }
  return events;
};

const backTo = (recorded: Envelope, { seats }: Undo, to: number): Completed => {
  const data = undoData({ to, seats });
  const event = { type: recorded.type, data };
  return { event, data: JSON.stringify(data), remarks: remarksOf(recorded) };
};

/** Every event of the game, derived ones included. Throws Trouble where the log is not compliant. */
const wholeGame = (
  game: RecordedGame,
  options: AuditOptions,
  log: string,
): readonly Completed[] => {
  const steps: Step[] = [];
  const audited = auditRead(game, { ...options, onStep: (step) => void steps.push(step) });
  if (exitCodeOf(audited) !== 0 || audited.kind === "unreadable" || audited.start === null)
    throw new Trouble(
      "not completed:",
      exitCodeOf(audited),
      textReport(audited, { language: "en", log, hints: hintFor }),
    );
  return completedOf(audited.start, openingOf(audited.start, game), steps);
};

const asJson = (value: unknown): string => JSON.stringify(value);

/** Whether a value is the only one, or one of how many. */
const countText = ({ values, isAll }: Pick<Ways, "values" | "isAll">): string => {
  const [, ...others] = values;
  if (others.length === 0)
    return isAll ? "forced" : "no other was found, and not all could be tried";
  const how = isAll ? `one of ${values.length}` : `one of at least ${values.length}`;
  return `${how}, others: ${others.map(asJson).join(", ")}`;
};

const besideText = (beside: readonly number[]): string => {
  const events = beside.map((index) => String(index + 1));
  return events.length === 0
    ? ""
    : `; not each goes with each of ${events.length === 1 ? "event" : "events"} ${and(events)}`;
};

/** A line for the whole of it, and one for each of its values where it has several. */
const filledTexts = ({ seq, type, data, ways, members }: Filled): readonly string[] => [
  `event ${seq}, ${type}: ${asJson(data)} (${countText(ways)}${besideText(ways.beside)})`,
  ...(members.length < 2 ? [] : members).map(
    (member) => `  ${member.path.join(".")}: ${asJson(member.values[0])} (${countText(member)})`,
  ),
];

const waysReport = ({ values, isAll }: Pick<Ways, "values" | "isAll">) => ({
  forced: isAll && values.length === 1,
  ways: { count: values.length, isAll, values },
});

/** `docs/reference/completion.schema.json` describes it. */
const filledReport = ({ seq, type, data, ways, members }: Filled) => ({
  seq,
  type,
  data,
  ...waysReport(ways),
  beside: ways.beside.map((index) => index + 1),
  members: members.map((member) => ({ path: member.path, ...waysReport(member) })),
});

/** The record with the values that nobody wrote down. Throws Trouble where there are none by which it is compliant. */
const filledIn = (
  game: RecordedGame,
  options: AuditOptions,
  log: string,
  told: (filled: readonly Filled[]) => void,
): RecordedGame => {
  const audit = auditRead(game, options);
  if (audit.kind === "unreadable" || audit.start === null) return game;
  const { doubts, findings } = audit.verdict;
  const isOfBytes = findings.some(({ explained }) => explained === null);
  if (isOfBytes || !doubts.some(({ reason }) => reason === "unknown-value")) return game;
  const completion = completionOf(audit.start, game, options);
  if (completion.kind !== "compliant") throw notFilled(log, completion);
  told(completion.filled);
  const text = completedLines(game, completion.filled, options).join("\n");
  const read = readLog(new TextEncoder().encode(`${text}\n`));
  if (!read.ok) throw new Defect("a completed log that cannot be read");
  return read;
};

const notFilled = (log: string, answer: Exclude<Completion, { kind: "compliant" }>): Trouble => {
  const where = `the values that go farthest fit up to event ${answer.farthest - 1}`;
  if (answer.kind === "violated")
    return new Trouble(
      `${log}: violated whatever the unknown values were: none of all of them makes this record compliant (${answer.tried} steps tried); ${where}`,
      EXIT.violated,
    );
  const why =
    answer.why === "tried"
      ? `the limit of ${answer.tried} steps is reached`
      : "a shuffle has more orders than can be gone through, and the later lines do not tell it";
  return new Trouble(`${log}: undetermined: ${why}; ${where}`, EXIT.undetermined);
};

export const complete = async (input: CompleteInput, session: Session): Promise<number> => {
  const wishes = {
    engine: input.engine,
    edition: input.edition,
    rulings: undefined,
    ruling: [],
    current: false,
  };
  const optionsFor = await auditOptionsFor(wishes, session);
  const game = await oneGame(input.log, input.number, session);
  const options = await optionsFor(game.header);
  if (input.json && !input.unknowns)
    throw new Trouble("--json tells of values that were filled in; add --unknowns");
  let filled: readonly Filled[] = [];
  const note = (found: readonly Filled[]): void => {
    filled = found;
    if (!input.json) found.flatMap(filledTexts).forEach(session.warn);
  };
  const known = input.unknowns ? filledIn(game, options, pathOf(input.log), note) : game;
  const lines = linesOf(known, wholeGame(known, options, pathOf(input.log)));
  if (input.json)
    await session.json({
      format: "assize-completion/1",
      log: input.log,
      filled: filled.map(filledReport),
    });
  if (input.out === undefined) await (input.json ? undefined : session.log(lines));
  else await writeNewFile(input.out, lines.map((line) => `${line}\n`).join(""));
  return 0;
};
