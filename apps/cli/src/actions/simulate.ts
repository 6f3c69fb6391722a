// Plays games from a seed and writes their logs. The same wishes give the same bytes: no clock is read.
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { cautionsOf, type PlayableGame } from "@assize/catalogue";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json } from "@assize/kernel-model";
import { plainLine } from "@assize/kernel-report";
import { drawForTable, play, type PlayedGame, seeded } from "@assize/kernel-simulation";
import { and, count } from "../english.ts";
import { makeFolder, writeNewFile } from "../files.ts";
import { botsFor, gameNamed } from "../games.ts";
import { newGame, type NewGameInput } from "../new-game.ts";
import { editionFor } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";

export interface SimulateInput extends NewGameInput {
  readonly game: string;
  readonly seed: number;
  readonly games: number;
  readonly bots: string | undefined;
  readonly edition: string | undefined;
  readonly out: string | undefined;
}

/** Plays the game of one seed. */
const playSeed = (
  game: PlayableGame,
  input: SimulateInput,
  seed: number,
  edition: Json | undefined,
): PlayedGame => {
  const started = newGame(game, input, edition, drawForTable(seed));
  const bots = botsFor(game, input.bots, started.header.seats.length);
  return play({ start: started, bots, random: seeded(seed), hash: nodeHash });
};

const warnOf = (game: PlayableGame, { recording }: PlayedGame, session: Session): void => {
  for (const { en } of cautionsOf(game.table, recording.header)) session.warn(`assize: ${en}`);
};

const logOf = (played: PlayedGame): string => `${played.lines.join("\n")}\n`;

const summaryOf = (played: PlayedGame, seed: number): string => {
  const { recording } = played;
  const { model } = recording.game;
  const outcome = model.outcome(recording.position.context);
  const { seats, options, table } = recording.header;
  const setup = { seats, options, table, rulings: {} };
  const winners = (outcome?.winners ?? []).map((seat) => model.describe.seat(seat, setup, "en"));
  const won = winners.length === 0 ? (outcome?.note ?? "nobody") : and(winners);
  return `seed ${seed}: ${count(recording.events, "event", "events")}, won by ${won}`;
};

export const simulate = async (input: SimulateInput, session: Session): Promise<number> => {
  const { games, seed, out } = input;
  if (games < 1) throw new Trouble(`--games ${games}: play at least one`);
  const edition = await editionFor(input.edition, session);
  if (out !== undefined) await makeFolder(out);
  const game = await gameNamed(input.game);
  let events = 0;
  for (let index = 0; index < games; index++) {
    // Lets Ctrl-C and a reader that has gone be noticed between games.
    await setImmediate();
    const own = seed + index;
    const played = playSeed(game, input, own, edition);
    if (index === 0) warnOf(game, played, session);
    events += played.recording.events;
    if (out === undefined) await session.log(played.lines);
    else {
      const path = join(out, `${input.game}-${own}.jsonl`);
      await writeNewFile(path, logOf(played));
      await session.lines([plainLine(`${path}  ${summaryOf(played, own)}`)]);
    }
  }
  if (out !== undefined && games > 1)
    await session.lines([
      plainLine(`${count(games, "game", "games")}, ${count(events, "event", "events")}`),
    ]);
  return 0;
};
