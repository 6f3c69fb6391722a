// `assize simulate`: its flags and its help. What it does is in `actions/simulate.ts`.
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import type { Session } from "../session.ts";
import { carryOut, edition, gameName, ruling, rulings, valueOf } from "./flags.ts";

const flags = {
  game: gameName,
  players: Flag.Int("players").pipe(
    Flag.withMetavar("N"),
    Flag.withDescription("seats at the table (default 4)"),
    Flag.withDefault(4),
  ),
  length: Flag.String("length").pipe(
    Flag.withMetavar("long|short"),
    Flag.withDescription("length of the game (default long)"),
    Flag.optional,
  ),
  dummy: Flag.String("dummy").pipe(
    Flag.withMetavar("normal|harder"),
    Flag.withDescription("strength of the dummy, with three players: normal (default) or harder"),
    Flag.optional,
  ),
  win: Flag.String("win").pipe(
    Flag.withMetavar("CONDITION"),
    Flag.withDescription("what wins, in a game that asks for it: any:N, same:N or each"),
    Flag.optional,
  ),
  variants: Flag.String("variants").pipe(
    Flag.withMetavar("NAME[,NAME…]"),
    Flag.withDescription("variants, in a game that has some: drop, loot, catharsis"),
    Flag.optional,
  ),
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
    Flag.withDescription("who plays: one name for all seats, or one for each (default greedy)"),
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
      const { game, players, seed, games, ruling } = input;
      return simulate(
        {
          game,
          players,
          seed,
          games,
          ruling,
          length: valueOf(input.length),
          dummy: valueOf(input.dummy),
          win: valueOf(input.win),
          variants: valueOf(input.variants),
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
      {
        command: "assize simulate --players 3 --length short --dummy harder --seed 7 > game.jsonl",
      },
      { command: "assize simulate --game grandlin --players 3 --win any:4 > treasures.jsonl" },
      { command: "assize simulate --games 100 --bots greedy,random,random,random --out season" },
    ]),
  );
