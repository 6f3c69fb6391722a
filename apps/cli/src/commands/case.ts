// `assize case`: its flags and its help. What it does is in `actions/case.ts`.
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import type { Session } from "../session.ts";
import {
  arbitrations,
  carryOut,
  gameNumber,
  lang,
  oneLog,
  replayFlags,
  replayWishes,
  valueOf,
} from "./flags.ts";

const out = Flag.String("out").pipe(
  Flag.withMetavar("FILE"),
  Flag.withDescription("the archive, .zip; the file must not exist"),
);

export const caseCommand = (session: Session) =>
  Command.make(
    "case",
    { log: oneLog, out, arbitrations, gameNumber, lang, ...replayFlags },
    (input) =>
      carryOut(session, async () => {
        const { makeCase } = await import("../actions/case.ts");
        const { log, out, arbitrations, lang } = input;
        const number = valueOf(input.gameNumber);
        return makeCase({ log, out, arbitrations, number, lang, ...replayWishes(input) }, session);
      }),
  ).pipe(
    Command.withShortDescription("Put all that a dispute needs into one archive"),
    Command.withDescription(
      "Writes one ZIP archive with the log, the edition, the rulings of arbiters, the ruling sheet and all reports.\n" +
        "  `assize audit` takes it as it takes a log, with nothing beside it. The same input gives the same bytes.",
    ),
    Command.withExamples([
      { command: "assize case game.jsonl --out case.zip --arbitrations rulings.json" },
      { command: "assize audit case.zip", description: "Anywhere else, later" },
    ]),
  );
