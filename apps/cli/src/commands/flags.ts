// Flags and arguments that several commands share, and the step from a parsed command to what it does.
// Knows no game: names of games, rulings and clauses are checked by whoever does the work.
import { GAME_IDS } from "@assize/catalogue";
import * as Argument from "effect/cli/Argument";
import * as Flag from "effect/cli/Flag";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { or } from "../english.ts";
import type { Session } from "../session.ts";

/** Carries a command out. Its work is imported only now, so that help and errors come at once. */
export const carryOut = (session: Session, work: () => Promise<number>): Effect.Effect<void> =>
  Effect.map(Effect.promise(work), (code) => {
    session.exitCode = code;
  });

/** Carries out a command that runs until it is interrupted, and waits until it has put everything away. */
export const carryOutUntilEnded = (
  session: Session,
  work: (ended: AbortSignal) => Promise<number>,
): Effect.Effect<void> =>
  Effect.withFiber((fiber) => {
    const stopListening = session.onSignal(() => fiber.interruptUnsafe(fiber.id));
    return Effect.callback<void>((resume, ended) => {
      const working = work(ended).then(
        (code) => {
          session.exitCode = code;
          resume(Effect.void);
        },
        (cause: unknown) => resume(Effect.die(cause)),
      );
      return Effect.promise(() => working);
    }).pipe(Effect.ensuring(Effect.sync(stopListening)));
  });

export const valueOf = <A>(option: Option.Option<A>): A | undefined =>
  Option.getOrUndefined(option);

export const aSwitch = (name: string, description: string) =>
  Flag.Boolean(name).pipe(
    Flag.withoutNegation,
    Flag.withDescription(description),
    Flag.withDefault(false),
  );

// Paths stay as they were typed (`Argument.Path` makes them absolute): reports name them, `-` is none,
// and the same command gives the same report in every folder.
export const oneLog = Argument.String("log").pipe(
  Argument.withMetavar("FILE"),
  Argument.withDescription("a log, also packed (.gz, .zst); - is standard input"),
);

export const at = Flag.Int("at").pipe(
  Flag.withMetavar("N"),
  Flag.withDescription("the position after event N; 0 is before the first event"),
);

export const gameNumber = Flag.Int("game-number").pipe(
  Flag.withMetavar("N"),
  Flag.withDescription("which game of a file that holds several, counted from 1"),
  Flag.optional,
);

export const json = aSwitch("json", "write JSON instead of text");

export const sarif = Flag.String("sarif").pipe(
  Flag.withMetavar("FILE|-"),
  Flag.withDescription("write a report in SARIF 2.1.0 too, for code hosts and editors"),
  Flag.optional,
);

export const rulesUri = Flag.String("rules-uri").pipe(
  Flag.withMetavar("URL"),
  Flag.withDescription("where docs/reference is published: SARIF then links each rule's page"),
  Flag.optional,
);

export const junit = Flag.String("junit").pipe(
  Flag.withMetavar("FILE|-"),
  Flag.withDescription("write a report in JUnit's XML too, a test case for each game"),
  Flag.optional,
);

export const lang = Flag.Literals("lang", ["en", "fr", "de", "es"] as const).pipe(
  Flag.withDescription("language of sentences, by default en"),
  Flag.withDefault("en" as const),
);

export const engine = Flag.Literals("engine", ["table", "xstate"] as const).pipe(
  Flag.withDescription("what steps the chart: its compiled table, by default, or XState itself"),
  Flag.withDefault("table" as const),
);

export const edition = Flag.String("edition").pipe(
  Flag.withMetavar("FILE"),
  Flag.withDescription("the printed edition the game was played with, as JSON"),
  Flag.optional,
);

export const rulings = Flag.String("rulings").pipe(
  Flag.withMetavar("SET"),
  Flag.withDescription("a ruling set in place of the header's"),
  Flag.optional,
);

export const ruling = Flag.String("ruling").pipe(
  Flag.withMetavar("KEY=OPTION"),
  Flag.withDescription("one ruling in place of the header's; may be repeated"),
  Flag.atLeast(0),
);

export const current = aSwitch(
  "current",
  "by today's rulebook, also where the header names an earlier one",
);

export const arbitrations = Flag.String("arbitrations").pipe(
  Flag.withMetavar("FILE"),
  Flag.withDescription(
    "an arbiter's rulings on the findings of one game; a second file is a second opinion",
  ),
  Flag.atLeast(0),
);

export const gameName = Flag.String("game").pipe(
  Flag.withMetavar("NAME"),
  Flag.withDescription(`which game: ${or(GAME_IDS)} (default ${GAME_IDS[0]})`),
  Flag.withDefault<string>(GAME_IDS[0]),
);

/** How a log is to be read and replayed, as typed. */
export interface ReplayInput {
  readonly engine: "table" | "xstate";
  readonly edition: Option.Option<string>;
  readonly rulings: Option.Option<string>;
  readonly ruling: readonly string[];
  readonly current: boolean;
}

export const replayFlags = { engine, edition, rulings, ruling, current };

/** How a log is to be read and replayed. */
export interface ReplayWishes {
  readonly engine: "table" | "xstate";
  readonly edition: string | undefined;
  readonly rulings: string | undefined;
  readonly ruling: readonly string[];
  readonly current: boolean;
}

export const replayWishes = (input: ReplayInput): ReplayWishes => ({
  engine: input.engine,
  edition: valueOf(input.edition),
  rulings: valueOf(input.rulings),
  ruling: input.ruling,
  current: input.current,
});
