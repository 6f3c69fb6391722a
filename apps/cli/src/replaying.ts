// From a caller's wishes to an audit's options, and from a game to its state after a line. Knows no words.
import type { Position } from "@assize/kernel-chart-engine";
import type { Header, RecordedGame } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, Json } from "@assize/kernel-model";
import { isOption, type RulingRequest, type Start } from "@assize/kernel-referee";
import { readProblemInWords } from "@assize/kernel-report";
import { type Opening, openingOf, type Step } from "@assize/kernel-replay";
import { type AuditOptions, auditRead } from "@assize/kernel-verifier";
import type { ReplayWishes } from "./commands/flags.ts";
import { and, count, or } from "./english.ts";
import { readDocument } from "./files.ts";
import { allGames, gamesFor } from "./games.ts";
import { hintedDoubts } from "./hints.ts";
import { meant } from "./meant.ts";
import { type Session, Trouble } from "./session.ts";

/** Makes an audit's options for each header, and loads its game. */
export type OptionsFor = (header: Header) => Promise<AuditOptions>;

type Wishes = Omit<ReplayWishes, "edition">;

const parseRuling = (text: string): readonly [string, string] => {
  const [id, option, ...rest] = text.split("=");
  if (id !== undefined && id !== "" && option !== undefined && option !== "" && rest.length === 0)
    return [id, option];
  throw new Trouble(`--ruling ${text}: write KEY=OPTION, for example bank=limited:60`);
};

const checkRuling = (id: string, option: string, games: readonly GameModel[]): void => {
  const known = games.flatMap(({ rulebook }) => rulebook.rulings).filter((one) => one.id === id);
  const said = `--ruling ${id}=${option}`;
  if (known.length === 0) {
    const ids = games.flatMap(({ rulebook }) => rulebook.rulings.map((one) => one.id));
    throw new Trouble(`${said}: no such ruling; ${meant(id, ids, '"assize rules" lists them')}`);
  }
  if (known.some((ruling) => isOption(ruling, option))) return;
  const options = known.flatMap((ruling) => ruling.options.map((one) => one.id));
  throw new Trouble(`${said}: choose ${or(options)}`);
};

const knowsSet = ({ rulebook }: GameModel, set: string): boolean =>
  Object.hasOwn(rulebook.rulingSets, set);

/** Told game by game: the log, which says what is played, may not have been read yet. */
const noSuchSet = (set: string, games: readonly GameModel[]): Trouble => {
  const sets = games.map(
    ({ id, rulebook }) => `${id} has ${and(Object.keys(rulebook.rulingSets))}`,
  );
  return new Trouble(`--rulings ${set}: no such set; ${sets.join("; ")}`);
};

type RequestFor = (header: RulingRequest) => RulingRequest | undefined;

/**
 * A set replaces all the header says; single rulings go on top of the set, or of the header's. Throws Trouble where none
 * of these games knows them.
 */
export const rulingsFor = (
  wishes: Pick<ReplayWishes, "rulings" | "ruling">,
  games: readonly GameModel[],
): RequestFor => {
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

const optionsMaker =
  ({ engine, current }: Wishes, edition: Json | undefined, requestFor: RequestFor) =>
  (header: Header, games: readonly GameModel[]): AuditOptions => {
    const request = requestFor(header.rulings);
    return {
      games,
      hash: nodeHash,
      engine,
      current,
      ...(edition === undefined ? {} : { edition }),
      ...(request === undefined ? {} : { rulings: request }),
    };
  };

/** Checks the wishes once, for any number of logs of these games; the edition has been read. Throws Trouble. */
export const auditOptionsOver = (
  games: readonly GameModel[],
  wishes: Wishes,
  edition: Json | undefined,
): ((header: Header) => AuditOptions) => {
  const optionsOf = optionsMaker(wishes, edition, rulingsFor(wishes, games));
  return (header) => optionsOf(header, games);
};

/** The same for logs of any game: each is loaded with its first log, and all to check rulings that are wished for. */
export const auditOptionsWith = async (
  wishes: Wishes,
  edition: Json | undefined,
): Promise<OptionsFor> => {
  const isRuled = wishes.rulings !== undefined || wishes.ruling.length > 0;
  const requestFor = rulingsFor(wishes, isRuled ? await allGames() : []);
  const optionsOf = optionsMaker(wishes, edition, requestFor);
  return async (header) => optionsOf(header, await gamesFor(header.game));
};

/** Reads and checks the wishes once, for any number of logs. Throws Trouble. */
export const auditOptionsFor = async (
  wishes: ReplayWishes,
  session: Session,
): Promise<OptionsFor> => auditOptionsWith(wishes, await editionFor(wishes.edition, session));

const UNDETERMINED = 2;

/** A game as ruled, every step of it. */
export interface Replayed {
  readonly start: Start;
  readonly opening: Opening;
  /** Up to the last event that could be followed. */
  readonly steps: readonly Step[];
}

/** Replays a game as ruled. Throws Trouble where it is not known here. */
export const replayed = (game: RecordedGame, options: AuditOptions): Replayed => {
  const steps: Step[] = [];
  const audited = auditRead(game, { ...options, onStep: (step) => void steps.push(step) });
  if (audited.kind === "unreadable") throw new Trouble(readProblemInWords(audited.problem, "en"));
  const { start } = audited;
  if (start !== null) {
    const { model } = start.game;
    const set = options.rulings?.set;
    if (set !== undefined && set !== game.header.rulings.set && !knowsSet(model, set))
      throw noSuchSet(set, [model]);
    return { start, opening: openingOf(start, game), steps };
  }
  const why = hintedDoubts(audited.verdict.doubts, audited.model);
  throw new Trouble(`this game cannot be replayed: ${why}`, UNDETERMINED);
};

/** A state of a game as ruled. */
export interface Moment {
  readonly start: Start;
  readonly position: Position<unknown>;
}

/** A state, and what was recorded after it as far as it could be followed. */
export interface RecordedMoment extends Moment {
  readonly later: readonly Step[];
}

/** The state after event `at`, as ruled. Throws Trouble where the log does not reach that event. */
export const momentAfter = (
  game: RecordedGame,
  at: number,
  options: AuditOptions,
): RecordedMoment => {
  const events = game.events.length;
  if (at < 0 || at > events)
    throw new Trouble(
      `--at ${at}: this game has ${count(events, "event", "events")}; choose 0 to ${events}`,
    );
  const { start, opening, steps } = replayed(game, options);
  const position = at === 0 ? opening.position : steps[at - 1]?.after;
  if (position === undefined)
    throw new Trouble(
      `--at ${at}: the game cannot be followed that far; "assize audit" tells where it stops`,
    );
  return { start, position, later: steps.slice(at) };
};
