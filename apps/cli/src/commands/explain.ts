// `assize explain`: its flags and its help. What it does is in `actions/explain.ts`.
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import type { Session } from "../session.ts";
import {
  at,
  carryOut,
  gameNumber,
  json,
  lang,
  oneLog,
  replayFlags,
  replayWishes,
  valueOf,
} from "./flags.ts";

const event = Flag.String("event").pipe(
  Flag.withMetavar("JSON"),
  Flag.withDescription('the event asked about: {"type":…,"by":…,"data":…} (default: event N+1)'),
  Flag.optional,
);

export const explainCommand = (session: Session) =>
  Command.make(
    "explain",
    { log: oneLog, at, event, json, lang, gameNumber, ...replayFlags },
    (input) =>
      carryOut(session, async () => {
        const { explain } = await import("../actions/explain.ts");
        const { log, at, json, lang } = input;
        const event = valueOf(input.event);
        const number = valueOf(input.gameNumber);
        return explain({ log, at, event, json, lang, number, ...replayWishes(input) }, session);
      }),
  ).pipe(
    Command.withShortDescription("Say why an event is or is not legal at a position"),
    Command.withDescription(
      "Asks every rule about one event at position N: accepted, or which clauses refuse it, and what\n" +
        "  would be legal instead. Exit code 0 if it is legal, 1 if not.",
    ),
    Command.withExamples([
      { command: "assize explain game.jsonl --at 40", description: "The recorded event 41" },
      {
        command: `assize explain game.jsonl --at 40 --event '{"type":"hand-chosen","by":2,"data":{"units":1}}'`,
        description: "What if?",
      },
    ]),
  );
