// From a caller's wishes to an audit's options, and from a game to its state after a line. Knows no words.
import type { Position } from "@assize/kernel-chart-engine";
import type { Header, RecordedGame } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, Json } from "@assize/kernel-model";
import {
  forcedSteps,
  isOption,
  type RulingRequest,
  type Start,
  type Taken,
} from "@assize/kernel-referee";
import { type AuditOptions, auditRead, type OnLine } from "@assize/kernel-verifier";
import type { ReplayWishes } from "./commands/flags.ts";
import { readDocument } from "./files.ts";
import { GAMES } from "./games.ts";
import { type Session, Trouble } from "./session.ts";

/** Makes an audit's options for each header. */
export type OptionsFor = (header: Header) => AuditOptions;

const parseRuling = (text: string): readonly [string, string] => {
  const [id, option, ...rest] = text.split("=");
  if (id !== undefined && id !== "" && option !== undefined && option !== "" && rest.length === 0)
    return [id, option];
  throw new Trouble(`--ruling ${text}: write KEY=OPTION, for example bank=limited:60`);
};

const checkRuling = (id: string, option: string, games: readonly GameModel[]): void => {
  const known = games.flatMap(({ rulebook }) => rulebook.rulings).filter((one) => one.id === id);
  if (known.length === 0)
    throw new Trouble(`--ruling ${id}=${option}: no such ruling; "assize rules" lists them`);
  if (known.some((ruling) => isOption(ruling, option))) return;
  const options = known.flatMap((ruling) => ruling.options.map((one) => one.id));
  throw new Trouble(`--ruling ${id}=${option}: choose one of ${options.join(", ")}`);
};

const knowsSet = ({ rulebook }: GameModel, set: string): boolean =>
  Object.hasOwn(rulebook.rulingSets, set);

/** Told game by game: the log, which says what is played, may not have been read yet. */
const noSuchSet = (set: string, games: readonly GameModel[]): Trouble => {
  const sets = games.map(
    ({ id, rulebook }) => `${id} has ${Object.keys(rulebook.rulingSets).join(", ")}`,
  );
  return new Trouble(`--rulings ${set}: no such set; ${sets.join("; ")}`);
};

/**
 * A set replaces all the header says; single rulings go on top of the set, or of the header's. Throws Trouble where none
 * of these games knows them.
 */
export const rulingsFor = (
  wishes: Pick<ReplayWishes, "rulings" | "ruling">,
  games: readonly GameModel[] = GAMES,
): ((header: RulingRequest) => RulingRequest | undefined) => {
  const single = Object.fromEntries(wishes.ruling.map(parseRuling));
  for (const [id, option] of Object.entries(single)) checkRuling(id, option, games);
  const set = wishes.rulings;
  if (set !== undefined && !games.some((game) => knowsSet(game, set))) throw noSuchSet(set, games);
  if (set === undefined && wishes.ruling.length === 0) return () => undefined;
  return (stated) =>
    set === undefined
      ? { set: stated.set, overrides: { ...stated.overrides, ...single } }
      : { set, overrides: single };
};

export const editionFor = async (
  file: string | undefined,
  session: Session,
): Promise<Json | undefined> => (file === undefined ? undefined : readDocument(file, session));

/** Reads and checks the wishes once, for any number of logs. Throws Trouble. */
export const auditOptionsFor = async (
  wishes: ReplayWishes,
  session: Session,
): Promise<OptionsFor> => {
  const requestFor = rulingsFor(wishes);
  const edition = await editionFor(wishes.edition, session);
  return (header) => {
    const request = requestFor(header.rulings);
    return {
      games: GAMES,
      hash: nodeHash,
      engine: wishes.engine,
      current: wishes.current,
      ...(edition === undefined ? {} : { edition }),
      ...(request === undefined ? {} : { rulings: request }),
    };
  };
};

const UNDETERMINED = 2;

/** Replays a game as ruled and answers how it was made ready. Throws Trouble where it is not known here. */
const replay = (game: RecordedGame, options: AuditOptions, onLine: OnLine): Start => {
  const audited = auditRead(game, { ...options, onLine });
  if (audited.kind === "unreadable") throw new Trouble(audited.problem.message);
  if (audited.start !== null) {
    const { model } = audited.start.game;
    const set = options.rulings?.set;
    if (set !== undefined && set !== game.header.rulings.set && !knowsSet(model, set))
      throw noSuchSet(set, [model]);
    return audited.start;
  }
  const why = audited.verdict.doubts.map(({ detail }) => detail).join("; ");
  throw new Trouble(`this game cannot be replayed: ${why}`, UNDETERMINED);
};

/** One step of a game as ruled, and the line of the record that it belongs to. */
export interface Step extends Taken<unknown> {
  readonly seq: number;
}

/** A whole game as ruled. */
interface Course {
  readonly start: Start;
  readonly steps: readonly Step[];
  /** The last line of the record that could be followed. */
  readonly followed: number;
}

/**
 * Every step of a game. In a terse log what the rules force after a line belongs to that line, though the audit takes it
 * with the next one. Throws Trouble where the game is not known here.
 */
const courseOf = (game: RecordedGame, options: AuditOptions): Course => {
  const taken: Step[] = [];
  let followed = 0;
  const start = replay(game, options, (seq, steps) => {
    followed = seq;
    for (const step of steps) taken.push({ ...step, seq });
  });
  if (game.header.terse !== true) return { start, steps: taken, followed };
  const { classOf } = start.game;
  const steps = taken.map((step) =>
    classOf(step.event.type) === "consequence" ? { ...step, seq: step.seq - 1 } : step,
  );
  const last = steps.at(-1)?.position ?? start.position;
  for (const step of forcedSteps(start.game, last)) steps.push({ ...step, seq: followed });
  return { start, steps, followed };
};

export interface Replayed {
  readonly start: Start;
  readonly position: Position<unknown>;
}

const checkAt = (game: RecordedGame, at: number): void => {
  const events = game.events.length;
  if (at < 0 || at > events)
    throw new Trouble(`--at ${at}: this game has ${events} events; choose 0 to ${events}`);
};

const notFollowed = (at: number): Trouble =>
  new Trouble(
    `--at ${at}: the game cannot be followed that far; "assize audit" tells where it stops`,
  );

/** The steps after line `at`, and the position they start from. Throws Trouble as `positionAfter` does. */
export const courseFrom = (
  game: RecordedGame,
  at: number,
  options: AuditOptions,
): Replayed & { readonly steps: readonly Step[] } => {
  checkAt(game, at);
  const { start, steps, followed } = courseOf(game, options);
  if (at > followed) throw notFollowed(at);
  const before = steps.filter(({ seq }) => seq <= at);
  const position = before.at(-1)?.position ?? start.position;
  return { start, position, steps: steps.slice(before.length) };
};

/**
 * The state after line `at`, as ruled. In a terse log all that the rules force after that line belongs to it.
 * Throws Trouble where the log does not reach that line.
 */
export const positionAfter = (game: RecordedGame, at: number, options: AuditOptions): Replayed => {
  checkAt(game, at);
  let found: Position<unknown> | undefined;
  const start = replay(game, options, (seq, _, position) => {
    if (seq === at) found = position;
  });
  const reached = at === 0 ? start.position : found;
  if (reached === undefined) throw notFollowed(at);
  if (game.header.terse !== true) return { start, position: reached };
  const last = forcedSteps(start.game, reached).at(-1);
  return { start, position: last?.position ?? reached };
};
