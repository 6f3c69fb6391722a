// Another implementation of a game, loaded from a module of somebody's own: its code is run, and what is wrong with it is told with the
// module's name. Knows no game, and what no game can do without.
import { existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { GameMistake, type GameModel } from "@assize/kernel-model";
import { prepare } from "@assize/kernel-referee";
import { isBundle } from "./code/program-code.ts";
import { and } from "./english.ts";
import { Trouble } from "./session.ts";

type Kind = "a text" | "a number" | "an object" | "a list" | "a function";

const kindOf = (value: unknown): Kind | "nothing" | "something else" => {
  if (value === undefined || value === null) return "nothing";
  if (Array.isArray(value)) return "a list";
  switch (typeof value) {
    case "string":
      return "a text";
    case "number":
      return "a number";
    case "object":
      return "an object";
    case "function":
      return "a function";
    default:
      return "something else";
  }
};

/** What every game has, by its path in the model: all that is asked for without a question whether it is there. */
const NEEDED: Readonly<Record<Kind, readonly string[]>> = {
  "a text": ["id", "title.en"],
  "a number": ["rules"],
  "an object": [
    "title",
    "rulebook",
    "rulebook.rulingSets",
    "rulebook.glossary",
    "edition",
    "edition.reference",
    "events",
    "chart",
    "chart.config",
    "describe",
  ],
  "a list": ["rulebook.clauses", "rulebook.rulings", "describe.languages"],
  "a function": [
    "edition.decode",
    "edition.digestInput",
    "initial",
    "invariants",
    "view",
    "outcome",
    "encodeContext",
    "decodeContext",
    "withRulings",
    "describe.event",
    "describe.place",
    "describe.seat",
    "describe.state",
  ],
};

type Path = readonly string[];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, name) => (Object(found) as Record<string, unknown>)[name], value);

const isMissing = (model: unknown, path: Path, kind: Kind): readonly string[] => {
  const is = kindOf(at(model, path));
  return is === kind ? [] : [`"${path.join(".")}" is ${is} and has to be ${kind}`];
};

/** What every item of a list, or member of an object, has. */
const ITEMS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  "rulebook.clauses": { id: "a text", statement: "an object" },
  "rulebook.rulings": { id: "a text", options: "a list" },
  events: { class: "a text", fields: "an object" },
};

/** Most members that are told at once. */
const MOST_TOLD = 3;

/** What is missing from a model, in words; none where it has all that every game has. */
const missingFrom = (model: unknown): readonly string[] => {
  const whole = (Object.entries(NEEDED) as readonly (readonly [Kind, readonly string[]])[]).flatMap(
    ([kind, paths]) => paths.flatMap((path) => isMissing(model, path.split("."), kind)),
  );
  if (whole.length > 0) return whole;
  return Object.entries(ITEMS).flatMap(([list, members]) => {
    const path = list.split(".");
    return Object.keys(at(model, path) as object).flatMap((item) =>
      Object.entries(members).flatMap(([member, kind]) =>
        isMissing(model, [...path, item, member], kind),
      ),
    );
  });
};

const whyOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message.split("\n")[0]! : `a ${typeof cause} was thrown`;

const load = (file: string): unknown => {
  const fail = (why: string): Trouble => new Trouble(`--against ${file}: ${why}`);
  const path = resolve(file);
  if (!existsSync(path)) throw fail("there is no such file; name a module that exports a game");
  // It would bring a second kernel beside the one in the bundle, and the two do not know each other's charts and schemas.
  if (isBundle())
    throw fail("a module runs with the program's sources only; run assize in a clone of it");
  if (statSync(path).isDirectory()) throw fail("this is a folder; name the module in it");
  try {
    return createRequire(import.meta.url)(path) as unknown;
  } catch (cause) {
    throw fail(`it cannot be loaded: ${whyOf(cause)}`);
  }
};

/**
 * The module's game. Throws Trouble, with the module's name, where there is none in it, where it is another game than `id`, or where
 * it contradicts itself.
 */
export const implementationIn = (file: string, id: string): GameModel => {
  const fail = (why: string): Trouble => new Trouble(`--against ${file}: ${why}`);
  const exported = Object(load(file)) as { readonly model?: unknown };
  const { model } = exported;
  if (model === undefined) {
    const names = Object.keys(exported).filter((name) => name !== "__esModule");
    const there = names.length === 0 ? "nothing" : and(names.slice(0, MOST_TOLD));
    throw fail(`it exports no "model" (it exports ${there}); export the game by this name`);
  }
  if (kindOf(model) !== "an object")
    throw fail(`its "model" is ${kindOf(model)} and no game; export the game's model by this name`);
  const missing = missingFrom(model);
  if (missing.length > 0) {
    const more = missing.length - MOST_TOLD;
    const rest = more > 0 ? `, and ${more} more` : "";
    throw fail(
      `its "model" is no game: ${missing.slice(0, MOST_TOLD).join("; ")}${rest}; \`npm run new-game\` makes one to begin with`,
    );
  }
  const game = model as GameModel;
  if (game.id !== id) throw fail(`it is the game "${game.id}"; name a module of "${id}"`);
  try {
    prepare(game);
  } catch (cause) {
    throw blamed(file, cause);
  }
  return game;
};

/** What a module's code has thrown, with the module's name: that is no defect of ours. */
export const blamed = (file: string, cause: unknown): Trouble => {
  if (cause instanceof Trouble) return cause;
  const what = cause instanceof GameMistake ? "its game contradicts itself" : "its code fails";
  return new Trouble(`--against ${file}: ${what}: ${whyOf(cause)}`);
};
