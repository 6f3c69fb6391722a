// `assize distinguish`: its flags and its help. What it does is in `actions/distinguish.ts`.
import { GAME_IDS } from "@assize/catalogue";
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import { or } from "../english.ts";
import type { Session } from "../session.ts";
import { carryOut, edition, gameNumber, json, lang, valueOf } from "./flags.ts";
import { choicesOf, tableFlags } from "./table-flags.ts";

const game = Argument.String("game").pipe(
  Argument.withMetavar("GAME"),
  Argument.withDescription(`which game: ${or(GAME_IDS)}`),
);

const most = (name: string, what: string, byDefault: number) =>
  Flag.Int(name).pipe(
    Flag.withMetavar("N"),
    Flag.withDescription(`${what} (default ${byDefault})`),
    Flag.withDefault(byDefault),
  );

const text = (name: string, metavar: string, what: string) =>
  Flag.String(name).pipe(Flag.withMetavar(metavar), Flag.withDescription(what), Flag.optional);

const flags = {
  game,
  ruling: Flag.String("ruling").pipe(
    Flag.withMetavar("KEY=OPTION"),
    Flag.withDescription(
      "one ruling; said twice with two options, these are the two readings; said once, it holds under both",
    ),
    Flag.atLeast(0),
  ),
  rulings: Flag.String("rulings").pipe(
    Flag.withMetavar("SET"),
    Flag.withDescription("a ruling set; said twice, these are the two readings"),
    Flag.atLeast(0),
  ),
  against: text(
    "against",
    "FILE",
    "another implementation of the game: a module that exports it as `model`; its code is run",
  ),
  rulebook: text(
    "rulebook",
    "DIGEST",
    "the other side is judged by this earlier rulebook: its digest, or how that begins",
  ),
  from: text("from", "FILE", "begin at a position of this log; with --at"),
  at: Flag.Int("at").pipe(
    Flag.withMetavar("N"),
    Flag.withDescription("from the position after event N of that log (default 0)"),
    Flag.withDefault(0),
  ),
  gameNumber,
  players: Flag.Int("players").pipe(
    Flag.withMetavar("N"),
    Flag.withDescription("seats at the table (by default the game's own number)"),
    Flag.optional,
  ),
  choices: tableFlags,
  edition,
  mostStates: most(
    "most-states",
    "look at so many pairs of positions at most: in each search, and in all games of bots together",
    5_000,
  ),
  mostEvents: most("most-events", "go so many events at most from where it begins", 100_000),
  mostWays: most("most-ways", "follow so many choices or outcomes of one position at most", 20_000),
  mostTried: most("most-tried", "try so many of these before each choice of bots at most", 40),
  games: most("games", "games that bots play where the search finds nothing", 8),
  seed: most("seed", "seed of the first of them", 1),
  bots: text(
    "bots",
    "BOT[,BOT…]",
    "who plays them: one name for all seats, or one for each (by default each of the game's bots in turn)",
  ),
  out: text("out", "FILE", "write the log that tells them apart; FILE is new"),
  lang,
  json,
};

export const distinguishCommand = (session: Session) =>
  Command.make("distinguish", flags, ({ choices, ...input }) =>
    carryOut(session, async () => {
      const { distinguishReadings } = await import("../actions/distinguish.ts");
      return distinguishReadings(
        {
          ...input,
          choices: choicesOf(choices),
          against: valueOf(input.against),
          rulebook: valueOf(input.rulebook),
          from: valueOf(input.from),
          number: valueOf(input.gameNumber),
          players: valueOf(input.players),
          edition: valueOf(input.edition),
          bots: valueOf(input.bots),
          out: valueOf(input.out),
        },
        session,
      );
    }),
  ).pipe(
    Command.withShortDescription("Find the shortest game that tells two readings of a rule apart"),
    Command.withDescription(
      "Follows two readings of the rules side by side, shortest first, until something is legal under one alone, another\n" +
        "  event is forced, or the end is another. Where nothing is found from where they begin, bots play until something differs,\n" +
        "  and the search begins at the position before. Exit codes: 0 told apart, 1 nothing can tell them apart, 2 not found.",
    ),
    Command.withExamples([
      {
        command:
          "assize distinguish xidit --ruling bank=unlimited --ruling bank=limited:20 --out apart.jsonl",
      },
      {
        command: "assize distinguish xidit --rulings en --rulings de",
        description: "Two ruling sets",
      },
    ]),
  );
