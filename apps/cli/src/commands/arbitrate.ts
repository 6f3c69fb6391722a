// `assize arbitrate`: its flags and its help. What it does is in `actions/arbitrate.ts`.
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import type { Session } from "../session.ts";
import { carryOut, gameNumber, oneLog, replayFlags, replayWishes, valueOf } from "./flags.ts";

const finding = Flag.String("finding").pipe(
  Flag.withMetavar("ID"),
  Flag.withDescription("which finding is ruled on: f1, f2, … as the audit tells them"),
);

const RULINGS = ["let-stand", "corrected", "voided", "penalty"] as const;

const answer = Flag.Literals("answer", RULINGS).pipe(
  Flag.withDescription(
    "it stands; play goes on by the rules; the line does not count; or somebody pays",
  ),
);

const arbiter = Flag.String("arbiter").pipe(
  Flag.withMetavar("NAME"),
  Flag.withDescription("who rules; nobody who plays"),
);

const reason = Flag.String("reason").pipe(
  Flag.withMetavar("TEXT"),
  Flag.withDescription("why, in your own words"),
);

const instead = Flag.String("instead").pipe(
  Flag.withMetavar("JSON"),
  Flag.withDescription('the choice that counts for a corrected one: {"type":…,"by":…,"data":…}'),
  Flag.optional,
);

const seat = Flag.String("seat").pipe(
  Flag.withMetavar("NAME"),
  Flag.withDescription("who pays: a seat's name, colour or number"),
  Flag.optional,
);

const place = Flag.Int("place").pipe(
  Flag.withMetavar("N"),
  Flag.withDescription("the best place that this seat can have"),
  Flag.optional,
);

const points = Flag.Int("points").pipe(
  Flag.withMetavar("N"),
  Flag.withDescription("how many points this seat loses, in a game that ranks by points"),
  Flag.optional,
);

const play = Flag.Literals("play", ["let-stand", "corrected", "voided"] as const).pipe(
  Flag.withDescription("with a penalty: how play goes on; by default as it went on"),
  Flag.optional,
);

const add = Flag.String("add").pipe(
  Flag.withMetavar("FILE"),
  Flag.withDescription("earlier rulings; they are answered together with the new one"),
  Flag.optional,
);

export const arbitrateCommand = (session: Session) =>
  Command.make(
    "arbitrate",
    {
      log: oneLog,
      finding,
      answer,
      arbiter,
      reason,
      instead,
      seat,
      place,
      points,
      play,
      add,
      gameNumber,
      ...replayFlags,
    },
    (input) =>
      carryOut(session, async () => {
        const { ruleOn } = await import("../actions/arbitrate.ts");
        const { log, finding, answer, arbiter, reason } = input;
        const wish = {
          log,
          finding,
          answer,
          arbiter,
          reason,
          instead: valueOf(input.instead),
          seat: valueOf(input.seat),
          place: valueOf(input.place),
          points: valueOf(input.points),
          play: valueOf(input.play),
          add: valueOf(input.add),
          number: valueOf(input.gameNumber),
        };
        return ruleOn({ ...wish, ...replayWishes(input) }, session);
      }),
  ).pipe(
    Command.withShortDescription("Write down an arbiter's ruling on a finding"),
    Command.withDescription(
      "Writes a file of arbitrations on standard output: those of --add, and the ruling on one finding, with\n" +
        "  the line and its hash. With --add the findings are those of the game with the earlier rulings.",
    ),
    Command.withExamples([
      {
        command:
          'assize arbitrate game.jsonl --finding f1 --answer let-stand --arbiter "M. Roux" --reason "Nobody objected." > rulings.json',
      },
      {
        command:
          'assize arbitrate game.jsonl --add rulings.json --finding f2 --answer penalty --seat Bruno --place 4 --arbiter "M. Roux" --reason "The second time." > all.json',
        description: "One more",
      },
    ]),
  );
