// Plays games from a seed and writes their logs. The same wishes give the same bytes: no clock is read.
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { PlayableGame } from "@assize/catalogue";
import { FORMAT, type Header } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json } from "@assize/kernel-model";
import { prepare, rulebookDigestInput, start } from "@assize/kernel-referee";
import { plainLine } from "@assize/kernel-report";
import { drawForTable, play, type PlayedGame, seeded } from "@assize/kernel-simulation";
import * as Result from "effect/Result";
import { makeFolder, writeNewFile } from "../files.ts";
import { botsFor, gameNamed, tableFor, type TableInput } from "../games.ts";
import { editionFor, rulingsFor } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";

export interface SimulateInput extends TableInput {
  readonly game: string;
  readonly seed: number;
  readonly games: number;
  readonly bots: string | undefined;
  readonly rulings: string | undefined;
  readonly ruling: readonly string[];
  readonly edition: string | undefined;
  readonly out: string | undefined;
}

const digest = (value: Json): string => digestJson(value, nodeHash);

const editionOf = (
  game: PlayableGame,
  stated: Json | undefined,
): { id: string; digest: string } => {
  const { edition } = prepare(game.model).model;
  if (stated === undefined)
    return { id: "reference", digest: digest(edition.digestInput(edition.reference)) };
  const decoded = edition.decode(stated);
  if (Result.isFailure(decoded))
    throw new Trouble('--edition: this edition is not valid; "assize edition check" tells why');
  const { id } = stated as { readonly id: string };
  return { id, digest: digest(edition.digestInput(decoded.success)) };
};

/** Plays the game of one seed. */
const playSeed = (input: SimulateInput, seed: number, edition: Json | undefined): PlayedGame => {
  const game = gameNamed(input.game);
  const rulings = rulingsFor(input, [game.model])({ set: "default", overrides: {} });
  const header: Header = {
    format: FORMAT,
    game: game.model.id,
    rules: game.model.rules,
    rulebook: digest(rulebookDigestInput(game.model)),
    edition: editionOf(game, edition),
    rulings: rulings ?? { set: "default", overrides: {} },
    ...tableFor(game, input, drawForTable(seed)),
  };
  const started = start(header, {
    games: [game.model],
    digest,
    ...(edition === undefined ? {} : { edition }),
  });
  if (Result.isFailure(started))
    throw new Trouble(
      `no such game can be played: ${started.failure.map(({ detail }) => detail).join("; ")}`,
    );
  const bots = botsFor(game, input.bots, header.seats.length);
  return play({ start: started.success, bots, random: seeded(seed), hash: nodeHash });
};

const logOf = (played: PlayedGame): string => `${played.lines.join("\n")}\n`;

const summaryOf = (played: PlayedGame, seed: number): string => {
  const { recording } = played;
  const { model } = recording.game;
  const outcome = model.outcome(recording.position.context);
  const { seats, options, table } = recording.header;
  const setup = { seats, options, table, rulings: {} };
  const winners = (outcome?.winners ?? []).map((seat) => model.describe.seat(seat, setup, "en"));
  const won = winners.length === 0 ? (outcome?.note ?? "nobody") : winners.join(", ");
  return `seed ${seed}: ${recording.events} events, won by ${won}`;
};

export const simulate = async (input: SimulateInput, session: Session): Promise<number> => {
  const { games, seed, out } = input;
  if (games < 1) throw new Trouble(`--games ${games}: play at least one`);
  const edition = await editionFor(input.edition, session);
  if (out !== undefined) await makeFolder(out);
  let events = 0;
  for (let index = 0; index < games; index++) {
    // Lets Ctrl-C and a reader that has gone be noticed between games.
    await setImmediate();
    const own = seed + index;
    const played = playSeed(input, own, edition);
    events += played.recording.events;
    if (out === undefined) await session.data(logOf(played));
    else {
      const path = join(out, `${input.game}-${own}.jsonl`);
      await writeNewFile(path, logOf(played));
      await session.lines([plainLine(`${path}  ${summaryOf(played, own)}`)]);
    }
  }
  if (out !== undefined && games > 1)
    await session.lines([plainLine(`${games} games, ${events} events`)]);
  return 0;
};
