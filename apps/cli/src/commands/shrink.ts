// `assize shrink`: its flags and its help. What it does is in `actions/shrink.ts`.
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import type { Session } from "../session.ts";
import {
  carryOut,
  gameNumber,
  json,
  lang,
  oneLog,
  replayFlags,
  replayWishes,
  valueOf,
} from "./flags.ts";

const finding = Flag.String("finding").pipe(
  Flag.withMetavar("ID"),
  Flag.withDescription("which finding, by the id that the audit tells (default f1)"),
  Flag.withDefault("f1"),
);

const file = (name: string, what: string) =>
  Flag.String(name).pipe(
    Flag.withMetavar("FILE"),
    Flag.withDescription(`write the smallest log ${what} there; FILE is new`),
    Flag.optional,
  );

export const shrinkCommand = (session: Session) =>
  Command.make(
    "shrink",
    {
      log: oneLog,
      finding,
      fromStart: file("from-start", "from the game's own start"),
      fromPosition: file("from-position", "from a stated position"),
      json,
      lang,
      gameNumber,
      ...replayFlags,
    },
    (input) =>
      carryOut(session, async () => {
        const { shrinkLog } = await import("../actions/shrink.ts");
        const { log, finding: id, json, lang } = input;
        const files = {
          fromStart: valueOf(input.fromStart),
          fromPosition: valueOf(input.fromPosition),
        };
        const number = valueOf(input.gameNumber);
        return shrinkLog({ log, id, files, json, lang, number, ...replayWishes(input) }, session);
      }),
  ).pipe(
    Command.withShortDescription(
      "Find what a finding depends on, and the smallest log that has it",
    ),
    Command.withDescription(
      "Tells the events of the log on which one finding depends, and makes two logs that break the same clause in the\n" +
        "  same way: one from the game's own start, of which nothing can be left out, and one from a stated position, from\n" +
        "  which nothing can be taken away. Exit codes: 0 both were found, 2 one was not, or a limit was reached first.",
    ),
    Command.withExamples([
      { command: "assize shrink game.jsonl --finding f2" },
      {
        command:
          "assize shrink game.jsonl --finding f2 --from-start least.jsonl --from-position place.jsonl",
        description: "The two logs, to be audited and shown like any other",
      },
    ]),
  );
