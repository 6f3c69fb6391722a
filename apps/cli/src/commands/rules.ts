// `assize rules`: its flags and its help. What it does is in `actions/rules.ts`.
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import type { Session } from "../session.ts";
import { carryOut, gameName, json, lang, valueOf } from "./flags.ts";

const about = Argument.String("clause").pipe(
  Argument.withMetavar("ID"),
  Argument.withDescription(
    "a clause, a ruling, the first word of clauses, such as census; a card, by name or number; or a word of the rules, such as hoard",
  ),
  Argument.optional,
);

const out = Flag.String("out").pipe(
  Flag.withMetavar("FILE"),
  Flag.withDescription("write the logs that tell the ruling's readings apart; FILE is new"),
  Flag.optional,
);

export const rulesCommand = (session: Session) =>
  Command.make("rules", { about, game: gameName, out, lang, json }, (input) =>
    carryOut(session, async () => {
      const { rules } = await import("../actions/rules.ts");
      const { game, lang, json } = input;
      const { about, out } = { about: valueOf(input.about), out: valueOf(input.out) };
      return rules({ about, out, game, lang, json }, session);
    }),
  ).pipe(
    Command.withShortDescription("List clauses and rulings, or tell what one says"),
    Command.withDescription(
      "Lists the clauses a verdict may cite and the rulings it may rest on; with an id, its statement,\n" +
        "  where the rulebooks state it, and through which rulings it is read; with a ruling, the game that tells its readings apart.",
    ),
    Command.withExamples([
      { command: "assize rules" },
      { command: "assize rules recruit.weakest --lang de" },
      { command: "assize rules threat-once", description: "A ruling and its options" },
      { command: "assize rules --game grandlin 37", description: "What a card does" },
      { command: "assize rules --game grandlin hoard", description: "What a word means" },
    ]),
  );
