// `assize explore`: its flags and its help. What it does is in `actions/explore.ts`.
import { GAME_IDS } from "@assize/catalogue";
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import { or } from "../english.ts";
import type { Session } from "../session.ts";
import { aSwitch, carryOut, edition, gameNumber, json, ruling, rulings, valueOf } from "./flags.ts";
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

const flags = {
  game,
  property: Flag.String("property").pipe(
    Flag.withMetavar("NAME"),
    Flag.withDescription(
      "what is asked: a name that --list tells, or never=ID of a transition or state; may be repeated",
    ),
    Flag.atLeast(0),
  ),
  properties: Flag.String("properties").pipe(
    Flag.withMetavar("FILE"),
    Flag.withDescription(
      "properties of your own too: a module that exports a list of them as `properties`; its code is run",
    ),
    Flag.optional,
  ),
  transition: Flag.String("transition").pipe(
    Flag.withMetavar("ID"),
    Flag.withDescription(
      "how one gets to this transition or state: from a new table by a game that is known, with --from by exploring",
    ),
    Flag.optional,
  ),
  part: Flag.String("part").pipe(
    Flag.withMetavar("NAME"),
    Flag.withDescription("explore a part of the game only, one that --list tells"),
    Flag.optional,
  ),
  list: aSwitch("list", "list the properties and parts of the game, and explore nothing"),
  from: Flag.String("from").pipe(
    Flag.withMetavar("FILE"),
    Flag.withDescription("explore from a position of this log; with --at"),
    Flag.optional,
  ),
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
  rulings,
  ruling,
  mostStates: most("most-states", "explore so many states at most", 100_000),
  mostEvents: most("most-events", "go so many events at most from the start", 100_000),
  mostWays: most("most-ways", "follow so many choices or outcomes of one position at most", 20_000),
  transitions: aSwitch("transitions", "list by how few events each transition is taken"),
  out: Flag.String("out").pipe(
    Flag.withMetavar("FILE"),
    Flag.withDescription(
      "write the log that breaks the first broken property, or gets to --transition; FILE is new",
    ),
    Flag.optional,
  ),
  json,
};

export const exploreCommand = (session: Session) =>
  Command.make("explore", flags, ({ choices, ...input }) =>
    carryOut(session, async () => {
      const { explore } = await import("../actions/explore.ts");
      return explore(
        {
          ...input,
          choices: choicesOf(choices),
          properties: valueOf(input.properties),
          transition: valueOf(input.transition),
          part: valueOf(input.part),
          from: valueOf(input.from),
          number: valueOf(input.gameNumber),
          players: valueOf(input.players),
          edition: valueOf(input.edition),
          rulings: valueOf(input.rulings),
          out: valueOf(input.out),
        },
        session,
      );
    }),
  ).pipe(
    Command.withShortDescription("Explore all that can be played, and ask properties of it"),
    Command.withDescription(
      "Follows every legal choice and every outcome of chance, shortest first, and tells of each property whether it\n" +
        "  holds, or the shortest log that breaks it. Exit codes: 0 all hold, 1 one is broken, 2 a bound was reached first.",
    ),
    Command.withExamples([
      { command: "assize explore grandlin --list" },
      {
        command:
          "assize explore grandlin --from game.jsonl --at 90 --property never=ended --out short.jsonl",
        description: "By how few events can this game end?",
      },
    ]),
  );
