// `assize complete`: its flags and its help. What it does is in `actions/complete.ts`.
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import type { Session } from "../session.ts";
import { aSwitch, carryOut, edition, engine, gameNumber, oneLog, valueOf } from "./flags.ts";

const out = Flag.String("out").pipe(
  Flag.withMetavar("FILE"),
  Flag.withDescription("write there instead of standard output; the file must not exist"),
  Flag.optional,
);

const unknowns = aSwitch(
  "unknowns",
  "search for the values that nobody wrote down: some by which the rules were kept",
);

const json = aSwitch("json", "with --unknowns: tell the values as JSON, in place of the log");

export const completeCommand = (session: Session) =>
  Command.make(
    "complete",
    { log: oneLog, out, unknowns, json, gameNumber, edition, engine },
    (input) =>
      carryOut(session, async () => {
        const { complete } = await import("../actions/complete.ts");
        const { log, engine, unknowns, json } = input;
        const number = valueOf(input.gameNumber);
        const edition = valueOf(input.edition);
        const out = valueOf(input.out);
        return complete({ log, out, number, edition, engine, unknowns, json }, session);
      }),
  ).pipe(
    Command.withShortDescription("Fill in what the rules force in a terse log"),
    Command.withDescription(
      "Writes the whole log of a terse one (decisions and chance only): every consequence in its place,\n" +
        "  lines numbered and chained anew. A log whose choices are not legal is not completed: exit code 1.\n" +
        "  With --unknowns also the values that nobody wrote down. Exit code 1 then: with no values at all were the rules\n" +
        "  kept; 2: that is not known.",
    ),
    Command.withExamples([
      { command: "assize complete notes.jsonl --out game.jsonl" },
      { command: "assize complete notes.jsonl | assize audit -" },
      {
        command: "assize complete --unknowns game.jsonl --out filled.jsonl",
        description: 'Where {"$unknown": "reason"} stands',
      },
    ]),
  );
