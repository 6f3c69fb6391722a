// `assize view`: its flags and its help. What it does is in `actions/view.ts`.
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import type { Session } from "../session.ts";
import { aSwitch, carryOutUntilEnded, oneLog, valueOf } from "./flags.ts";

const log = oneLog.pipe(Argument.optional);

const port = Flag.Int("port").pipe(
  Flag.withMetavar("N"),
  Flag.withDescription("port on this machine, by default any that is free"),
  Flag.withDefault(0),
);

const noOpen = aSwitch("no-open", "only print the address; open no browser");

const singleFile = Flag.String("single-file").pipe(
  Flag.withMetavar("FILE"),
  Flag.withDescription("write viewer and log into one HTML file instead, for use without a server"),
  Flag.optional,
);

export const viewCommand = (session: Session) =>
  Command.make("view", { log, port, noOpen, singleFile }, (input) =>
    carryOutUntilEnded(session, async (ended) => {
      const { view } = await import("../actions/view.ts");
      const { port, noOpen } = input;
      return view(
        { log: valueOf(input.log), port, noOpen, singleFile: valueOf(input.singleFile) },
        session,
        ended,
      );
    }),
  ).pipe(
    Command.withShortDescription("Watch, rewind and question a log in the browser"),
    Command.withDescription(
      "Serves the viewer on this machine alone (127.0.0.1) and opens the log in it, until interrupted.\n" +
        "  Nothing is sent anywhere: the log is audited in the browser. The viewer is built when it has to be.",
    ),
    Command.withExamples([
      { command: "assize view game.jsonl" },
      { command: "assize view", description: "The start page, with games to look at" },
      {
        command: "assize view game.jsonl --single-file game.html",
        description: "One file to hand on, which opens in any browser",
      },
    ]),
  );
