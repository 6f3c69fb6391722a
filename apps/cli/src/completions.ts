// The script by which a shell completes the command line, with the names that games have: clauses, rulings, sets of rulings.
import { QUESTIONS } from "@assize/archive/questions";
import * as Completions from "effect/cli/Completions";
import * as GlobalFlag from "effect/cli/GlobalFlag";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { Session } from "./session.ts";

/** The values that stand for a word of the command line, by the name of its flag or argument. */
type Words = Readonly<Record<string, readonly string[]>>;

const wordsOfGames = async (): Promise<Words> => {
  const { allGames, gameNamed } = await import("./games.ts");
  const models = await allGames();
  const books = models.map(({ rulebook }) => rulebook);
  const games = await Promise.all(models.map(({ id }) => gameNamed(id)));
  const clauses = books.flatMap((book) => book.clauses);
  const rulings = books.flatMap((book) => book.rulings);
  const each = (ids: readonly string[]): readonly string[] => [...new Set(ids)];
  return {
    game: models.map(({ id }) => id),
    bots: each(games.flatMap(({ bots }) => Object.keys(bots))),
    clause: each([...clauses, ...rulings].map(({ id }) => id)),
    ruling: each(rulings.flatMap(({ id, options }) => options.map((one) => `${id}=${one.id}`))),
    question: QUESTIONS.map(({ name }) => name),
    rulings: each(books.flatMap(({ rulingSets }) => Object.keys(rulingSets))),
  };
};

type Described = Completions.CommandDescriptor;

const chosen = <A extends { readonly name: string; readonly type: unknown }>(
  one: A,
  words: Words,
): A => {
  const values = words[one.name];
  return values === undefined ? one : { ...one, type: { _tag: "Choice", values } };
};

/** The description of a command in which these words are choices. */
const withWords = (command: Described, words: Words): Described => ({
  ...command,
  flags: command.flags.map((flag) => chosen(flag, words)),
  arguments: command.arguments.map((argument) => chosen(argument, words)),
  subcommands: command.subcommands.map((one) => withWords(one, words)),
});

const { flag } = GlobalFlag.Completions;

export const completions = (session: Session) =>
  GlobalFlag.Action({
    flag,
    run: (shell: Option.Option<Completions.Shell>, { command }) =>
      Effect.promise(async () => {
        if (Option.isNone(shell)) return;
        const described = withWords(Completions.fromCommand(command), await wordsOfGames());
        await session.data(Completions.generate(command.name, shell.value, described));
      }),
  });
