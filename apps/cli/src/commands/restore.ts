// `assize restore`: its flags and its help. What it does is in `actions/restore.ts`.
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import type { Session } from "../session.ts";
import { carryOut, gameNumber, lang, oneLog, replayFlags, replayWishes, valueOf } from "./flags.ts";

const at = Flag.Int("at").pipe(
  Flag.withMetavar("N"),
  Flag.withDescription("the position after event N; by default the last one"),
  Flag.optional,
);

const arbitrations = Flag.String("arbitrations").pipe(
  Flag.withMetavar("FILE"),
  Flag.withDescription("an arbiter's rulings; by default the log's own, else what the rules force"),
  Flag.optional,
);

export const restoreCommand = (session: Session) =>
  Command.make(
    "restore",
    { log: oneLog, at, arbitrations, lang, gameNumber, ...replayFlags },
    (input) =>
      carryOut(session, async () => {
        const { restore } = await import("../actions/restore.ts");
        const { log, lang } = input;
        const told = {
          log,
          lang,
          at: valueOf(input.at),
          arbitrations: valueOf(input.arbitrations),
          number: valueOf(input.gameNumber),
        };
        return restore({ ...told, ...replayWishes(input) }, session);
      }),
  ).pipe(
    Command.withShortDescription("Say what to change on the real table after a ruling"),
    Command.withDescription(
      "Compares the position that play has reached with the one by an arbiter's rulings, and says in the\n" +
        "  game's words what has to be moved, taken back or paid. Exit code 2 where a ruling cannot be carried out.",
    ),
    Command.withExamples([
      { command: "assize restore game.jsonl --arbitrations rulings.json" },
      { command: "assize restore game.jsonl --at 40 --lang fr", description: "By the rules alone" },
    ]),
  );
