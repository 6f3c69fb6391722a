// `assize show`: its flags and its help. What it does is in `actions/show.ts`.
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import type { Session } from "../session.ts";
import {
  aSwitch,
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

const eyes = Flag.String("as").pipe(
  Flag.withMetavar("SEAT"),
  Flag.withDescription("whose eyes: a seat's name, colour or number, public, or all (default)"),
  Flag.withDefault("all"),
);

const position = aSwitch("position", "write the position as JSON, as a header may state it");

export const showCommand = (session: Session) =>
  Command.make(
    "show",
    { log: oneLog, at, as: eyes, position, json, lang, gameNumber, ...replayFlags },
    (input) =>
      carryOut(session, async () => {
        const { show } = await import("../actions/show.ts");
        const { log, at, as, position, json, lang } = input;
        const number = valueOf(input.gameNumber);
        return show({ log, at, as, position, json, lang, number, ...replayWishes(input) }, session);
      }),
  ).pipe(
    Command.withShortDescription("Show the state after an event, and what is due"),
    Command.withDescription(
      "Shows the game as the rules have it after event N: board, seats, queues, and what is due.\n" +
        "  Events that were not legal are not part of it; the audit tells which.",
    ),
    Command.withExamples([
      { command: "assize show game.jsonl --at 40" },
      { command: "assize show game.jsonl --at 40 --as red", description: "As red saw it" },
      { command: "assize show game.jsonl --at 40 --position", description: "To start from there" },
    ]),
  );
