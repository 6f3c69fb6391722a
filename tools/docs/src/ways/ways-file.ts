// What was found, as the file that the catalogue holds: few games, each of which leads to many places. Knows no game.
import { fileURLToPath } from "node:url";
import type { GameOfChoices, HowShort, KnownWay, KnownWays } from "@assize/catalogue/ways";
import { readLog } from "@assize/kernel-event-log";
import { openHistory, sharedGameOf } from "@assize/kernel-history";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json } from "@assize/kernel-model";
import { begin, recordSteps, type Recorded } from "@assize/kernel-recorder";
import { type Start, takeChoice } from "@assize/kernel-referee";
import { atOnce } from "@assize/kernel-verifier";
import * as Result from "effect/Result";
import type { FoundWay, Ways } from "./find-ways.ts";
import { played, type Reached } from "./reached.ts";

const FOLDER = "packages/catalogue/data/ways";

/** The path of a game's ways in the repository, and on this machine. */
export const waysPath = (game: string): string => `${FOLDER}/${game}.json`;
export const waysFile = (game: string): string =>
  fileURLToPath(new URL(`../../../../${waysPath(game)}`, import.meta.url));

/** Its log: lines without newlines. */
const logOfChoices = ({ start, choices }: Pick<FoundWay, "start" | "choices">) => {
  const begun = begin(start, nodeHash);
  const lines = [...begun.lines];
  let { recording }: Pick<Recorded, "recording"> = begun;
  for (const choice of choices) {
    const taken = takeChoice(recording, choice);
    if (Result.isFailure(taken)) throw new Error(`not legal: ${JSON.stringify(choice)}`);
    const recorded = recordSteps(recording, taken.success, undefined);
    ({ recording } = recorded);
    lines.push(...recorded.lines);
  }
  return lines;
};

const gameOf = (way: FoundWay, model: Start["game"]["model"]): GameOfChoices => {
  const record = readLog(new TextEncoder().encode(`${logOfChoices(way).join("\n")}\n`));
  if (!record.ok) throw new Error("a log that was written cannot be read");
  const opened = atOnce(openHistory(record, { game: model, hash: nodeHash }));
  if (opened.kind !== "history") throw new Error("a game that was played cannot be opened");
  return Result.getOrThrow(sharedGameOf(opened.history, nodeHash));
};

/** What is known of how short each is. */
export type ShortnessOf = (id: string, events: number) => HowShort;

export const knownWays = (
  game: string,
  found: ReturnType<Ways["cut"]>,
  ids: readonly string[],
  shortness: ShortnessOf,
  searched: KnownWays["searched"],
): KnownWays => {
  const games: GameOfChoices[] = [];
  const reachedIn: Reached[] = [];
  const ways = new Map<string, KnownWay>();
  // The longest first: many of the others lie on their way.
  const longestFirst = [...found].toSorted(([, one], [, other]) => other.events - one.events);
  for (const [id, way] of longestFirst) {
    let index = reachedIn.findIndex((reached) => (reached.get(id) ?? Infinity) <= way.events);
    if (index < 0) {
      index = games.length;
      games.push(gameOf(way, way.start.game.model));
      reachedIn.push(played(way.start, way.choices).reached);
    }
    ways.set(id, { game: index, events: way.events, short: shortness(id, way.events) });
  }
  const inOrder = ids.flatMap((id) => (ways.has(id) ? [[id, ways.get(id)!] as const] : []));
  return { format: "assize-ways/1", game, searched, games, ways: Object.fromEntries(inOrder) };
};

/** Compact, each game and each way on a line of its own. */
export const writeWays = ({ games, ways, ...head }: KnownWays): string => {
  const members = Object.entries(ways).map(
    ([id, way]) => `${JSON.stringify(id)}:${JSON.stringify(way as unknown as Json)}`,
  );
  return (
    `${JSON.stringify(head).slice(0, -1)},"games":[\n${games.map((one) => JSON.stringify(one)).join(",\n")}\n],` +
    `"ways":{\n${members.join(",\n")}\n}}\n`
  );
};
