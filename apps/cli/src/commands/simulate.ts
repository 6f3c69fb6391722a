// `assize simulate`: its flags and its help. What it does is in `actions/simulate.ts`.
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import type { Session } from "../session.ts";
import { carryOut, edition, gameName, ruling, rulings, valueOf } from "./flags.ts";
import { choicesOf, tableFlags } from "./table-flags.ts";

const flags = {
  game: gameName,
  players: Flag.Int("players").pipe(
    Flag.withMetavar("N"),
    Flag.withDescription("seats at the table (by default the game's own number)"),
    Flag.optional,
  ),
  choices: tableFlags,
  seed: Flag.Int("seed").pipe(
    Flag.withMetavar("N"),
    Flag.withDescription("seed of the first game (default 1); the next has the next number"),
    Flag.withDefault(1),
  ),
  games: Flag.Int("games").pipe(
    Flag.withMetavar("N"),
    Flag.withDescription("how many games (default 1)"),
    Flag.withDefault(1),
  ),
  bots: Flag.String("bots").pipe(
    Flag.withMetavar("BOT[,BOT…]"),
    Flag.withDescription(
      "who plays: one name for all seats, or one for each (by default the game's own)",
    ),
    Flag.optional,
  ),
  rulings,
  ruling,
  edition,
  out: Flag.String("out").pipe(
    Flag.withMetavar("FOLDER"),
    Flag.withDescription("write a file for each game there instead of standard output"),
    Flag.optional,
  ),
};

export const simulateCommand = (session: Session) =>
  Command.make("simulate", flags, (input) =>
    carryOut(session, async () => {
      const { simulate } = await import("../actions/simulate.ts");
      const { game, seed, games, ruling } = input;
      return simulate(
        {
          game,
          choices: choicesOf(input.choices),
          seed,
          games,
          ruling,
          players: valueOf(input.players),
          bots: valueOf(input.bots),
          rulings: valueOf(input.rulings),
          edition: valueOf(input.edition),
          out: valueOf(input.out),
        },
        session,
      );
    }),
  ).pipe(
    Command.withShortDescription("Let bots play whole games and write their logs"),
    Command.withDescription(
      "Plays games from a seed: the same seed and flags give the same bytes on every machine.\n" +
        "  Several games on standard output are one archive, which `audit` reads as it is.",
    ),
    Command.withExamples([
      { command: "assize simulate --seed 7 > game.jsonl" },
      { command: "assize simulate --players 3 --length short --seed 7 > game.jsonl" },
      { command: "assize simulate --games 100 --bots greedy,random,random,random --out season" },
    ]),
  );
