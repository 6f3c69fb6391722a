// `assize chart`: its flags and its help. What it does is in `actions/chart.ts`.
import { GAME_IDS } from "@assize/catalogue";
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import { or } from "../english.ts";
import type { Session } from "../session.ts";
import { carryOut, lang, valueOf } from "./flags.ts";

const [GAME] = GAME_IDS;

const game = Argument.String("game").pipe(
  Argument.withMetavar("NAME"),
  Argument.withDescription(`which game: ${or(GAME_IDS)}`),
);

const phase = Argument.String("phase").pipe(
  Argument.withMetavar("PHASE"),
  Argument.withDescription("one phase of it, such as resolution; the whole chart by default"),
  Argument.optional,
);

const format = Flag.String("format").pipe(
  Flag.withMetavar("F"),
  Flag.withDescription("mermaid (default) and svg to look at; json of a whole chart, for programs"),
  Flag.withDefault("mermaid"),
);

const theme = Flag.Literals("theme", ["light", "dark", "print"] as const).pipe(
  Flag.withDescription("what an svg looks like, by default light"),
  Flag.withDefault("light" as const),
);

export const chartCommand = (session: Session) =>
  Command.make("chart", { game, phase, format, theme, lang }, (input) =>
    carryOut(session, async () => {
      const { chart } = await import("../actions/chart.ts");
      const { game, format, theme, lang } = input;
      return chart({ game, phase: valueOf(input.phase), format, theme, lang }, session);
    }),
  ).pipe(
    Command.withShortDescription("Draw the statechart that a game is audited by"),
    Command.withDescription(
      "Writes a game's statechart: the very one that decides what is legal, with its events, and the\n" +
        "  clauses that each transition applies. It is read from the rules at that moment, never drawn by hand.",
    ),
    Command.withExamples([
      { command: `assize chart ${GAME}`, description: "For a page that shows Mermaid" },
      { command: `assize chart ${GAME} --format svg --lang de > ${GAME}.svg` },
      { command: `assize chart ${GAME} --format json > ${GAME}.json` },
    ]),
  );
