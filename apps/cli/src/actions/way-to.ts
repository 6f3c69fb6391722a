// How one gets to a state or transition of a game's chart from a new table: by a game that was found before, made again here.
// Explores nothing.
import { type KnownWay, loadKnownWays } from "@assize/catalogue/ways";
import { makeAgain } from "@assize/kernel-history";
import { nodeHash } from "@assize/kernel-integrity/node";
import { Defect } from "@assize/kernel-model";
import { plainLine } from "@assize/kernel-report";
import { EXIT } from "@assize/kernel-verifier";
import * as Result from "effect/Result";
import { count } from "../english.ts";
import { writeNewFile } from "../files.ts";
import { gameNamed } from "../games.ts";
import { type Session, Trouble } from "../session.ts";

const WAY_FORMAT = "assize-way/1";

export interface WayToInput {
  readonly game: string;
  readonly transition: string;
  readonly out: string | undefined;
  readonly json: boolean;
}

const HOW_SHORT = {
  chart: "no game gets there in fewer: the chart has no shorter way",
  explored:
    "no game gets there in fewer: all that can be played in fewer from the usual table was followed",
  played: "found in play and shortened; there may be a shorter one",
} as const;

/** The lines of its log, up to the event that is there. */
const logOf = (text: string, { events }: KnownWay): readonly string[] =>
  text.split("\n").slice(0, 1 + events);

export const wayTo = async (input: WayToInput, session: Session): Promise<number> => {
  const { game, transition, out, json } = input;
  const known = await loadKnownWays(game);
  const way = known?.ways[transition];
  if (known === null || way === undefined)
    throw new Trouble(
      `--transition ${transition}: no game is known that gets there; explore from a position, with --from and --at`,
    );
  const made = makeAgain(known.games[way.game]!, (await gameNamed(game)).model, nodeHash);
  if (Result.isFailure(made)) throw new Defect(`${game}: a known game cannot be made again`);
  const log = logOf(made.success.text, way);
  const { events, short } = way;
  if (json) await session.json({ format: WAY_FORMAT, game, transition, events, short, log });
  else {
    const after = `${transition}: reached after ${count(events, "event", "events")}`;
    await session.lines([plainLine(after), plainLine(HOW_SHORT[short])]);
  }
  if (out !== undefined) {
    await writeNewFile(out, `${log.join("\n")}\n`);
    session.warn(`${out}: the log that gets there`);
  }
  return EXIT.compliant;
};
