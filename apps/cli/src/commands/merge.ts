// `assize merge`: its flags and its help. What it does is in `actions/merge.ts`.
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import type { Session } from "../session.ts";
import { carryOut, json, lang, replayFlags, replayWishes, valueOf } from "./flags.ts";

const logs = Argument.String("log").pipe(
  Argument.withMetavar("FILE"),
  Argument.withDescription("protocols of one game, one a file, by whoever wrote"),
  Argument.variadic({ min: 2 }),
);

const out = Flag.String("out").pipe(
  Flag.withMetavar("FILE"),
  Flag.withDescription("write the record there; FILE is new (default: only tell of it)"),
  Flag.optional,
);

export const mergeCommand = (session: Session) =>
  Command.make("merge", { logs, out, json, lang, ...replayFlags }, (input) =>
    carryOut(session, async () => {
      const { mergeLogs } = await import("../actions/merge.ts");
      const { logs, json, lang } = input;
      return mergeLogs(
        { logs, out: valueOf(input.out), json, lang, ...replayWishes(input) },
        session,
      );
    }),
  ).pipe(
    Command.withShortDescription("Make one record of what several people wrote of a game"),
    Command.withDescription(
      "Puts the lines of several protocols together: what one of them does not know another may. Where they disagree, it\n" +
        "  lists what each of them says and what follows from it, and takes the version by which the record fits best.\n" +
        "  Exit codes: 0 they disagree nowhere, 1 they do somewhere, 3 they are of different games.",
    ),
    Command.withExamples([
      { command: "assize merge anna.jsonl bruno.jsonl --out game.jsonl" },
      { command: "assize merge anna.jsonl bruno.jsonl chloe.jsonl --json" },
    ]),
  );
