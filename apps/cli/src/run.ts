// Runs the command line once: parses, does, and turns whatever happened into an exit code.
// The only place where a failure becomes a message. Knows no game.
import * as Cause from "effect/Cause";
import * as CliConfig from "effect/cli/CliConfig";
import * as CliError from "effect/cli/CliError";
import * as CliOutput from "effect/cli/CliOutput";
import * as Command from "effect/cli/Command";
import * as GlobalFlag from "effect/cli/GlobalFlag";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { speakAsSaid } from "./games.ts";
import { assize, isCommand } from "./assize.ts";
import { completions } from "./completions.ts";
import { or } from "./english.ts";
import { adviceOnMissing } from "./missing-package.ts";
import { tellMistake } from "./mistakes.ts";
import { OUTPUT_CLOSED_EXIT, OutputClosed, type Session, Trouble } from "./session.ts";
import { withoutAccounts } from "./server-addresses.ts";
import { VERSION } from "./version.ts";

const WRONG_USAGE = 3;
const DEFECT = 70;
/** 128 + SIGINT. */
export const INTERRUPTED = 130;

/** A blank line before the examples, which the formatter forgets after subcommands. */
const spaced = (help: string): string => help.replace(/(?<!\n)\n(?=\S*EXAMPLES)/, "\n\n");

const DID_YOU_MEAN = "\n\n  Did you mean this?\n    ";

/** What the parser says of a misspelt word stands on several lines; everything else there is as it was typed. */
const inOneLine = (said: string): string => {
  const [before = "", suggested] = said.split(DID_YOU_MEAN);
  if (suggested === undefined) return said;
  return `${before}. Did you mean ${or(suggested.split(/\n +/))}?`;
};

/** Help that was asked for goes to standard output; help and errors that were not, to standard error. */
const presenterOf = (session: Session): CliOutput.Presenter => {
  const format = CliOutput.defaultFormatter({ colors: session.colour });
  // An error quotes what was typed, colours included: it is printed without colours.
  const uncoloured = CliOutput.defaultFormatter({ colors: false });
  return {
    present: (event) => {
      switch (event._tag) {
        case "Version":
          return Effect.promise(() => session.data(`${event.name} ${event.version}\n`));
        case "Help": {
          const text = spaced(`${format.formatHelpDoc(event.helpDoc)}\n`);
          if (event.reason === "Requested") return Effect.promise(() => session.data(text));
          session.exitCode = WRONG_USAGE;
          return Effect.sync(() => session.note(text));
        }
        case "InvalidInvocation": {
          const said = event.errors.map(
            (error) => `assize: ${inOneLine(uncoloured.formatCliError(error))}`,
          );
          const advice = `Try: ${event.commandPath.join(" ")} --help`;
          session.exitCode = WRONG_USAGE;
          return Effect.sync(() => [...new Set(said), advice].forEach(session.warn));
        }
      }
    },
  };
};

const tellFailure = (failure: unknown, session: Session): number => {
  if (failure instanceof OutputClosed) return OUTPUT_CLOSED_EXIT;
  if (failure instanceof Trouble) {
    session.warn(`assize: ${failure.message}`);
    session.note(failure.details.map((line) => `${line}\n`).join(""));
    return failure.exitCode;
  }
  const advice = adviceOnMissing(failure);
  if (advice !== null) {
    session.warn(advice);
    return WRONG_USAGE;
  }
  tellMistake(failure, session.debug).forEach(session.warn);
  return DEFECT;
};

const exitCodeOfCause = (cause: Cause.Cause<unknown>, session: Session): number => {
  if (Cause.hasInterruptsOnly(cause)) return INTERRUPTED;
  const failure = Cause.squash(cause);
  // Its presenter has said it already.
  return CliError.isCliError(failure) ? session.exitCode : tellFailure(failure, session);
};

/**
 * What the parser's own readers of files and its prompts ask for. No command has one: the actions read, and a session is what they
 * see of the outside world.
 */
const NO_SERVICES = Context.empty() as Context.Context<Command.Environment>;

/** `help audit` is `audit --help`; what is no command is told as any other. */
const withoutHelp = (args: readonly string[]): readonly string[] => {
  const [first, ...command] = args;
  if (first !== "help") return args;
  return command.length === 0 || isCommand(command[0]) ? [...command, "--help"] : command;
};

/** The whole program as an effect that never fails: its value is the exit code. */
export const run = (typed: readonly string[], session: Session): Effect.Effect<number> =>
  Effect.promise(async () => {
    const args = withoutHelp(withoutAccounts(typed, session));
    speakAsSaid(args);
    return { args, command: await assize(args, session) };
  }).pipe(
    Effect.flatMap(({ args, command }) => Command.runWith(command, { version: VERSION })(args)),
    Effect.provideService(CliOutput.Presenter, presenterOf(session)),
    Effect.provideService(
      CliConfig.CliConfig,
      CliConfig.make({
        builtIns: [GlobalFlag.Help, GlobalFlag.Version, completions(session)],
      }),
    ),
    Effect.provide(NO_SERVICES),
    Effect.map(() => session.exitCode),
    Effect.catchCause((cause) => Effect.sync(() => exitCodeOfCause(cause, session))),
  );
