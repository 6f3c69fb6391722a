// `assize rules`: its flags and its help. What it does is in `actions/rules.ts`.
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import type { Session } from "../session.ts";
import { carryOut, gameName, json, lang, valueOf } from "./flags.ts";

const about = Argument.String("clause").pipe(
  Argument.withMetavar("ID"),
  Argument.withDescription("a clause, a ruling, or the first word of clauses, such as census"),
  Argument.optional,
);

export const rulesCommand = (session: Session) =>
  Command.make("rules", { about, game: gameName, lang, json }, (input) =>
    carryOut(session, async () => {
      const { rules } = await import("../actions/rules.ts");
      const { game, lang, json } = input;
      return rules({ about: valueOf(input.about), game, lang, json }, session);
    }),
  ).pipe(
    Command.withShortDescription("List clauses and rulings, or tell what one says"),
    Command.withDescription(
      "Lists the clauses a verdict may cite and the rulings it may rest on; with an id, its statement,\n" +
        "  where the rulebooks state it, and through which rulings it is read.",
    ),
    Command.withExamples([
      { command: "assize rules" },
      { command: "assize rules recruit.weakest --lang de" },
      { command: "assize rules threat-once", description: "A ruling and its options" },
    ]),
  );
