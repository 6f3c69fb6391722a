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
import { or } from "../english.ts";
import { writeNewFile } from "../files.ts";
import { GAMES, gameNamed, gameSaid } from "../games.ts";
import { hintedDoubts } from "../hints.ts";
import { newGame, type NewGameInput } from "../new-game.ts";
import { editionFor } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";
import { asJson, asText, type LogOf, transitionIds } from "./exploration-report.ts";
import { headerAt } from "./show.ts";
import { wayTo } from "./way-to.ts";

export interface ExploreInput extends NewGameInput {
  readonly game: string;
  readonly property: readonly string[];
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

/** What can be asked of a game: what is asked of every one, and what it declares itself. */
const askable = ({ model }: PlayableGame, { properties }: GameExploration): readonly Property[] => [
  ...propertiesOfEvery(model),
  ...properties,
];

const NEVER = "never=";

/** A state or transition of the game's chart. */
const isInChart = (game: Pick<PreparedGame, "table">, id: string): boolean =>
  statesOf(game.table).states.some(({ path }) => path === id) || transitionIds(game).includes(id);

const propertyNamed = (name: string, known: readonly Property[], start: Start): Property => {
  if (name.startsWith(NEVER)) {
    const id = name.slice(NEVER.length);
    if (isInChart(start.game, id)) return neverReaches(id);
    throw new Trouble(`--property ${name}: no such state or transition; "assize coverage" has all`);
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
  if (from === undefined) return newGame(gameNamed(game), input, edition, drawForTable(1));
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
    games: GAMES,
    digest,
    ...(edition === undefined ? {} : { edition }),
  });
  if (Result.isSuccess(started)) return started.success;
  throw new Trouble(
    `it cannot be played from there: ${hintedDoubts(started.failure, gameNamed(game).model)}`,
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
  game: PlayableGame,
  declared: GameExploration,
  session: Session,
): Promise<number> => {
  const told = ({ id, says }: { readonly id: string; readonly says: string }): string =>
    `${id}  ${says}`;
  const properties = askable(game, declared).map(told);
  const parts = partsOf(declared).map(told);
  await session.lines(["Properties", ...properties, "", "Parts", ...parts].map(plainLine));
  return EXIT.compliant;
};

const checkBounds = ({ mostStates, mostEvents, mostWays }: ExploreInput): void => {
  const bounds = [
    ["--most-states", mostStates],
    ["--most-events", mostEvents],
    ["--most-ways", mostWays],
  ] as const;
  for (const [flag, most] of bounds) if (most < 1) throw new Trouble(`${flag} ${most}: at least 1`);
};

export const explore = async (input: ExploreInput, session: Session): Promise<number> => {
  const game = gameSaid(input.game);
  const declared = (await loadExploration(input.game)) ?? NOTHING_DECLARED;
  if (input.list) return list(game, declared, session);
  checkBounds(input);
  if (input.transition !== undefined && input.from === undefined) {
    const { transition } = input;
    if (!isInChart(prepare(game.model), transition))
      throw new Trouble(
        `--transition ${transition}: no such state or transition; "assize coverage" has all`,
      );
    return wayTo({ ...input, transition }, session);
  }
  const start = await startOf(input, session);
  const known = askable(game, declared);
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
    symmetries: declared.symmetries,
    bounds: { mostStates, mostEvents },
    hash: nodeHash,
    whole: input.transitions,
  });
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
