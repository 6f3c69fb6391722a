// `assize inspect`: its flags and its help. What it does is in `actions/inspect.ts`.
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import type { Session } from "../session.ts";
import {
  carryOutUntilEnded,
  gameNumber,
  lang,
  oneLog,
  replayFlags,
  replayWishes,
  valueOf,
} from "./flags.ts";

const at = Flag.Int("at").pipe(
  Flag.withMetavar("N"),
  Flag.withDescription("stand after event N (default: at the start, and play)"),
  Flag.optional,
);

const speed = Flag.Finite("speed").pipe(
  Flag.withMetavar("X"),
  Flag.withDescription(
    "recorded events a second (default 4; 0, or --at alone, waits for an inspector)",
  ),
  Flag.optional,
);

const port = Flag.Int("port").pipe(
  Flag.withMetavar("P"),
  Flag.withDescription("port on this machine, by default any that is free"),
  Flag.withDefault(0),
);

export const inspectCommand = (session: Session) =>
  Command.make(
    "inspect",
    { log: oneLog, at, speed, port, lang, gameNumber, ...replayFlags },
    (input) =>
      carryOutUntilEnded(session, async (ended) => {
        const { inspect } = await import("../actions/inspect.ts");
        const { log, port, lang } = input;
        const wishes = { ...replayWishes(input), log, port, lang };
        const at = valueOf(input.at);
        const speed = valueOf(input.speed);
        const number = valueOf(input.gameNumber);
        return inspect({ ...wishes, at, speed, number }, session, ended);
      }),
  ).pipe(
    Command.withShortDescription("Replay a log through a real actor, for state inspectors"),
    Command.withDescription(
      "Replays the game through an actor of its statechart and serves it to @xstate/inspect and to\n" +
        "  @statelyai/inspect on one address of this machine. Events sent by an inspector go into the actor;\n" +
        "  what the rules refuse is answered with the clauses. Runs until it is interrupted (Ctrl-C).",
    ),
    Command.withExamples([
      { command: "assize inspect game.jsonl", description: "Watch it event by event" },
      { command: "assize inspect game.jsonl --at 258", description: "Stand there, and try events" },
      {
        command: "assize inspect game.jsonl --at 100 --speed 20",
        description: "Play on from there",
      },
    ]),
  );
