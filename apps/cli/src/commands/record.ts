// `assize record`: its flags and its help. What it does is in `actions/record.ts`.
import { GAME_IDS } from "@assize/catalogue";
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import { or } from "../english.ts";
import type { Session } from "../session.ts";
import { carryOutUntilEnded, edition, lang, ruling, rulings, valueOf } from "./flags.ts";
import { choicesOf, tableFlags } from "./table-flags.ts";

const flags = {
  log: Argument.String("log").pipe(
    Argument.withMetavar("FILE"),
    Argument.withDescription("the log: begun where there is none, else gone on with"),
  ),
  game: Flag.String("game").pipe(
    Flag.withMetavar("NAME"),
    Flag.withDescription(`which game: ${or(GAME_IDS)} (a new one: ${GAME_IDS[0]})`),
    Flag.optional,
  ),
  seats: Flag.String("seats").pipe(
    Flag.withMetavar("NAME,NAME,…"),
    Flag.withDescription("who plays, clockwise, with commas between"),
    Flag.optional,
  ),
  players: Flag.Int("players").pipe(
    Flag.withMetavar("N"),
    Flag.withDescription("seats at the table, where they have no names"),
    Flag.optional,
  ),
  choices: tableFlags,
  seed: Flag.Int("seed").pipe(
    Flag.withMetavar("N"),
    Flag.withDescription(
      "draw lots and chance from this seed; without it they come in as choices do",
    ),
    Flag.optional,
  ),
  undo: Flag.Boolean("undo").pipe(
    Flag.withDescription("of a new log: let play be taken back, with lines of table/undo"),
    Flag.withDefault(false),
  ),
  rulings,
  ruling,
  edition,
  lang,
};

export const recordCommand = (session: Session) =>
  Command.make("record", flags, (input) =>
    carryOutUntilEnded(session, async (ended) => {
      const { record } = await import("../actions/record.ts");
      const { log, ruling, lang } = input;
      return record(
        {
          log,
          ruling,
          lang,
          game: valueOf(input.game),
          seats: valueOf(input.seats),
          players: valueOf(input.players),
          choices: choicesOf(input.choices),
          seed: valueOf(input.seed),
          undo: input.undo,
          rulings: valueOf(input.rulings),
          edition: valueOf(input.edition),
        },
        session,
        ended,
      );
    }),
  ).pipe(
    Command.withShortDescription("Keep a game's choices with all that the rules force"),
    Command.withDescription(
      'Reads choices from standard input, one a line: {"type":…,"by":…,"data":…}, without "by" for an outcome of\n' +
        '  chance; one with "after":N is kept only where event N is the last of the log. Each that the rules allow is\n' +
        "  kept with all that they force, and these lines are written to standard output once they are on the disk. Each other one gets a line on standard error: its number,\n" +
        "  why, and the clauses. A log that exists is gone on with; the same command can be run again at any time.\n" +
        "  Exit codes: 0 all kept, 1 some were refused, 3 some lines were no choices.",
    ),
    Command.withExamples([
      { command: "assize record --seats Ann,Ben,Cleo --seed 7 game.jsonl < choices.jsonl" },
      { command: "my-table-server | assize record --players 4 --first-player blue game.jsonl" },
    ]),
  );
