// Explores a game from a new table or from a position of a log, and tells what holds and what breaks. Knows no game.
import { loadExploration, type PlayableGame } from "@assize/catalogue";
import {
  explore as exploreGame,
  type Exploration,
  type Explored,
  exploredOf,
  type GameExploration,
  logOf,
  neverReaches,
  partsOf,
  propertiesOfEvery,
  type Property,
  stepsOf,
} from "@assize/kernel-exploration";
import { statesOf } from "@assize/kernel-chart-engine";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json } from "@assize/kernel-model";
import { prepare, type PreparedGame, type Start, start as startFrom } from "@assize/kernel-referee";
import { plainLine } from "@assize/kernel-report";
import { drawForTable } from "@assize/kernel-simulation";
import { EXIT } from "@assize/kernel-verifier";
import * as Result from "effect/Result";
import { flagOf } from "../commands/table-flags.ts";
import { or } from "../english.ts";
import { checkIsNew, writeNewFile } from "../files.ts";
import { gameNamed, gameSaid, gamesFor } from "../games.ts";
import { hintedDoubts } from "../hints.ts";
import { newGame, type NewGameInput } from "../new-game.ts";
import { ownProperties } from "../own-properties.ts";
import { editionFor } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";
import { asJson, asText, type LogOf, transitionIds } from "./exploration-report.ts";
import { checkPlace, headerAt } from "./show.ts";
import { wayTo } from "./way-to.ts";

export interface ExploreInput extends NewGameInput {
  readonly game: string;
  readonly property: readonly string[];
  /** A module with properties of somebody's own. */
  readonly properties: string | undefined;
  /** Of a state or transition: asked how one gets there. */
  readonly transition: string | undefined;
  readonly part: string | undefined;
  readonly list: boolean;
  readonly from: string | undefined;
  readonly at: number;
  readonly number: number | undefined;
  readonly edition: string | undefined;
  readonly mostStates: number;
  readonly mostEvents: number;
  readonly mostWays: number;
  readonly transitions: boolean;
  readonly out: string | undefined;
  readonly json: boolean;
}

const NOTHING_DECLARED: GameExploration = { properties: [], symmetries: [], parts: [] };

/** What can be asked of a game: what is asked of every one, what it declares itself, and what a module of somebody's own has. */
const askable = (
  { model }: PlayableGame,
  declared: GameExploration,
  own: string | undefined,
): readonly Property[] => {
  const known = [...propertiesOfEvery(model), ...declared.properties];
  return own === undefined ? known : [...known, ...ownProperties(own, known)];
};

const NEVER = "never=";

/** Most ids that are told at once. */
const MOST_TOLD = 5;

/** Throws Trouble where the game's chart has no such state or transition. */
const checkInChart = (game: Pick<PreparedGame, "table">, said: string, id: string): void => {
  const ids = [...statesOf(game.table).states.map(({ path }) => path), ...transitionIds(game)];
  if (ids.includes(id)) return;
  const near = id === "" ? [] : ids.filter((one) => one.startsWith(id) || one.endsWith(`.${id}`));
  const choose =
    near.length === 0 || near.length > MOST_TOLD
      ? '"assize coverage LOG" lists them'
      : `choose ${or(near.map((one) => `"${one}"`))}`;
  throw new Trouble(`${said}: no such state or transition; ${choose}`);
};

const propertyNamed = (name: string, known: readonly Property[], start: Start): Property => {
  if (name.startsWith(NEVER)) {
    const id = name.slice(NEVER.length);
    checkInChart(start.game, `--property ${name}`, id);
    return neverReaches(id);
  }
  const found = known.find(({ id }) => id === name);
  if (found !== undefined) return found;
  throw new Trouble(
    `--property ${name}: no such property; choose ${or([...known.map(({ id }) => id), "never=ID"])}`,
  );
};

/** Where the exploration begins: a new table, or a position of a log as the header of a new one states it. */
const startOf = async (input: ExploreInput, session: Session): Promise<Start> => {
  const { from, at, number, game, rulings, ruling } = input;
  const edition = await editionFor(input.edition, session);
  if (from === undefined) return newGame(await gameNamed(game), input, edition, drawForTable(1));
  const wishes = {
    engine: "table",
    edition: input.edition,
    rulings,
    ruling,
    current: false,
  } as const;
  const header = await headerAt({ log: from, at, number, ...wishes }, session);
  if (header.game !== game) throw new Trouble(`--from ${from}: it is a game of ${header.game}`);
  const digest = (value: Json): string => digestJson(value, nodeHash);
  const started = startFrom(header, {
    games: await gamesFor(game),
    digest,
    ...(edition === undefined ? {} : { edition }),
  });
  if (Result.isSuccess(started)) return started.success;
  throw new Trouble(
    `it cannot be played from there: ${hintedDoubts(started.failure, (await gameNamed(game)).model)}`,
  );
};

const partNamed = (name: string | undefined, declared: GameExploration) => {
  const parts = partsOf(declared);
  const part = parts.find(({ id }) => id === name);
  if (name === undefined || part !== undefined) return part;
  const known = or(parts.map(({ id }) => id));
  throw new Trouble(`--part ${name}: no such part; choose ${known}`);
};

const exitCodeOf = ({ answers, mistake }: Exploration<unknown>): number => {
  if (mistake !== null || answers.some(({ kind }) => kind === "broken")) return EXIT.violated;
  return answers.some(({ kind }) => kind === "open") ? EXIT.undetermined : EXIT.compliant;
};

const list = async (
  known: readonly Property[],
  declared: GameExploration,
  session: Session,
): Promise<number> => {
  const told = ({ id, says }: { readonly id: string; readonly says: string }): string =>
    `${id}  ${says}`;
  const properties = known.map(told);
  const parts = partsOf(declared).map(told);
  await session.lines(["Properties", ...properties, "", "Parts", ...parts].map(plainLine));
  return EXIT.compliant;
};

/** What is said of a table or of an exploration has no meaning where a game is told that is known. Throws Trouble. */
const checkUsualTable = ({ choices, ruling, ...input }: ExploreInput): void => {
  const said = [
    ...(["players", "edition", "rulings", "part", "properties"] as const).filter(
      (name) => input[name] !== undefined,
    ),
    ...Object.keys(choices).map(flagOf),
    ...(ruling.length > 0 ? ["ruling"] : []),
    ...(input.property.length > 0 ? ["property"] : []),
    ...(input.transitions ? ["transitions"] : []),
  ];
  if (said.length > 0)
    throw new Trouble(
      `--transition tells a game of the usual table; leave out --${said[0]!}, or explore from a position: --from, --at`,
    );
};

const checkBounds = ({ mostStates, mostEvents, mostWays }: ExploreInput): void => {
  const bounds = [
    ["--most-states", mostStates],
    ["--most-events", mostEvents],
    ["--most-ways", mostWays],
  ] as const;
  for (const [flag, most] of bounds) if (most < 1) throw new Trouble(`${flag} ${most}: at least 1`);
};

const ERASE_LINE = "\r\u001b[K";
/** Told once in so many states. */
const TOLD_EACH = 500;

const tellProgress = (state: number, session: Session): void => {
  if (session.progress && state % TOLD_EACH === 0) session.note(`${ERASE_LINE}state ${state}…`);
};

export const explore = async (input: ExploreInput, session: Session): Promise<number> => {
  const game = await gameSaid(input.game);
  const declared = (await loadExploration(input.game)) ?? NOTHING_DECLARED;
  const known = askable(game, declared, input.properties);
  if (input.list) return list(known, declared, session);
  checkBounds(input);
  checkPlace(input);
  if (input.out !== undefined) await checkIsNew(input.out);
  if (input.transition !== undefined && input.from === undefined) {
    const { transition } = input;
    checkInChart(prepare(game.model), `--transition ${transition}`, transition);
    checkUsualTable(input);
    return wayTo({ ...input, transition }, session);
  }
  const start = await startOf(input, session);
  const { transition } = input;
  const names = [...input.property, ...(transition === undefined ? [] : [`${NEVER}${transition}`])];
  const properties =
    names.length === 0 ? known : names.map((name) => propertyNamed(name, known, start));
  const part = partNamed(input.part, declared);
  const { mostStates, mostEvents, mostWays } = input;
  const whole = { game: start.game, seats: start.setup.seats.length, mostWays };
  const explored: Explored = exploredOf(whole, part, start.position);
  const found = exploreGame<unknown>({
    explored,
    start: start.position,
    properties,
    // Whoever writes a property of their own does not know what is one but for names.
    symmetries: input.properties === undefined ? declared.symmetries : [],
    bounds: { mostStates, mostEvents },
    hash: nodeHash,
    whole: input.transitions,
    onState: (state) => tellProgress(state, session),
  });
  if (session.progress) session.note(ERASE_LINE);
  const logAt: LogOf = (path) => logOf(start, stepsOf(explored, start.position, path), nodeHash);
  if (input.json) await session.json(asJson(found, start, input, logAt));
  else await session.lines(asText(found, start, input).map(plainLine));
  const broken = found.answers.find((answer) => answer.kind === "broken");
  if (input.out !== undefined && broken?.kind === "broken") {
    await writeNewFile(input.out, `${logAt(broken.path).join("\n")}\n`);
    session.warn(`${input.out}: the log that breaks ${broken.property.id}`);
  }
  return exitCodeOf(found);
};
