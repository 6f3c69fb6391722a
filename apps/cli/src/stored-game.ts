// A game in a file that can be recorded on: begun as wished, or resumed from what is there. Says why one cannot be.
import { type EventStore, type Header, readLog } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { cautionsOf, GAME_IDS, isGameId } from "@assize/catalogue";
import { type Json, type Localized, sameJson, unreachable } from "@assize/kernel-model";
import { createStored, type Recorded, resume, type ResumeRefusal } from "@assize/kernel-recorder";
import { resumeRefusalInWords } from "@assize/kernel-report";
import { drawForTable } from "@assize/kernel-simulation";
import * as Result from "effect/Result";
import { flagOf } from "./commands/table-flags.ts";
import { or } from "./english.ts";
import { allGames, gameNamed } from "./games.ts";
import { hintsFor } from "./hints.ts";
import { newGame, type NewGameInput, undrawn } from "./new-game.ts";
import { Trouble } from "./session.ts";
import { storageTrouble } from "./storage-trouble.ts";

/** Which game is meant; of a log that exists, all may be left out. */
export interface StoredGameInput extends NewGameInput {
  readonly log: string;
  readonly game: string | undefined;
  readonly seed: number | undefined;
}

/** A game that can be recorded on. */
export interface Opened extends Recorded {
  /** Where a torn last line was put aside, or null. */
  readonly torn: string | null;
  /** Cautions about the table of a game that was begun. */
  readonly cautions: readonly Localized[];
}

const VIOLATED = 1;
const UNDETERMINED = 2;

/** What to do about a log that is not recorded on, and the exit code. */
const adviceOn = (
  log: string,
  refusal: ResumeRefusal,
): readonly [advice: string, code?: number] => {
  const audit = `; nothing was written; "assize audit ${log}" tells why, and docs/how-to/recover-a-log.md how to go on`;
  switch (refusal.kind) {
    case "unreadable":
      return [audit];
    case "undetermined":
      return [hintsFor(refusal.doubts), UNDETERMINED];
    case "not-recorded-here":
      return refusal.reason === "terse"
        ? [`; "assize complete ${log} --out FILE" makes one to go on with`]
        : [""];
    case "chain-broken":
    case "violated":
      return [audit, VIOLATED];
    default:
      return unreachable(refusal, "refusal");
  }
};

/** Why a log is not recorded on; it stays as it is. */
const refused = (log: string, refusal: ResumeRefusal): Trouble => {
  const [advice, code] = adviceOn(log, refusal);
  return new Trouble(`${log}: ${resumeRefusalInWords(refusal, null, "en")}${advice}`, code);
};

/** The first flag that says something else of the game than its header does. */
const saidOtherwise = async (
  header: Header,
  input: StoredGameInput,
): Promise<string | undefined> => {
  const { game = header.game, names, players = header.seats.length, choices } = input;
  if (game !== header.game) return "game";
  if (!isGameId(game)) return undefined;
  if (players !== header.seats.length) return names === undefined ? "players" : "seats";
  const wishes = { ...input, players };
  // Lots that were drawn are not said: any do.
  const wished = newGame(await gameNamed(game), wishes, undefined, () => 0).header;
  if (names?.some((name, seat) => name !== header.seats[seat]?.name)) return "seats";
  const field = Object.keys(choices).find(
    (id) =>
      !sameJson(wished.options[id] ?? null, header.options[id] ?? null) ||
      !sameJson(wished.table[id] ?? null, header.table[id] ?? null),
  );
  if (field !== undefined) return flagOf(field);
  if (input.rulings === undefined && input.ruling.length === 0) return undefined;
  return sameJson(wished.rulings, header.rulings) ? undefined : "rulings";
};

const beginGame = async (
  store: EventStore,
  input: StoredGameInput,
  edition: Json | undefined,
): Promise<Opened> => {
  const game = await gameNamed(input.game ?? GAME_IDS[0]);
  const lots = input.seed === undefined ? undrawn(game, input) : undefined;
  if (lots !== undefined)
    throw new Trouble(
      `--${lots.flag}: say which ${lots.asks} (${or(lots.values)}), or have lots drawn with --seed N`,
    );
  const started = newGame(game, input, edition, drawForTable(input.seed ?? 0));
  const begun = await createStored(store, input.log, started, nodeHash);
  if (Result.isFailure(begun)) throw storageTrouble(input.log, begun.failure);
  return { ...begun.success, torn: null, cautions: cautionsOf(game.table, started.header) };
};

/** Requires that whoever names a log that exists means its game. Throws Trouble. */
const checkMeant = async (store: EventStore, input: StoredGameInput): Promise<void> => {
  const bytes = await store.read(input.log);
  const read = Result.isFailure(bytes) ? null : readLog(bytes.success);
  const flag = read?.ok === true ? await saidOtherwise(read.header, input) : undefined;
  if (flag !== undefined)
    throw new Trouble(
      `--${flag}: ${input.log} holds another game; leave the flag out to go on with it, or name another file`,
    );
};

/** Goes on with the log, or begins it where there is none. Throws Trouble where neither can be. */
export const openStored = async (
  store: EventStore,
  input: StoredGameInput,
  edition: Json | undefined,
): Promise<Opened> => {
  await checkMeant(store, input);
  const options = { games: await allGames(), hash: nodeHash };
  const resumed = await resume(
    store,
    input.log,
    edition === undefined ? options : { ...options, edition },
  );
  if (Result.isSuccess(resumed)) return { ...resumed.success, cautions: [] };
  const { failure } = resumed;
  if ("kind" in failure) throw refused(input.log, failure);
  if (failure.code === "missing") return beginGame(store, input, edition);
  throw storageTrouble(input.log, failure);
};
