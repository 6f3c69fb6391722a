// Another implementation of a game, loaded from a module of somebody's own: its code is run, and what is wrong with it is told with the
// module's name. Knows no game, and what no game can do without.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { GameMistake, type GameModel } from "@assize/kernel-model";
import { prepare } from "@assize/kernel-referee";
import { isBundle } from "./code/program-code.ts";
import { exportOf, type Kind, kindOf, type OwnModule, troubleIn, whyOf } from "./own-module.ts";
import { Trouble } from "./session.ts";

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

const AGAINST = "--against";

const asModule = (file: string): OwnModule => {
  const module = { flag: AGAINST, file };
  // It would bring a second kernel beside the one in the bundle, and the two do not know each other's charts and schemas.
  if (existsSync(resolve(file)) && isBundle())
    throw troubleIn(
      module,
      "a module runs with the program's sources only; run assize in a clone of it",
    );
  return module;
};

/**
 * The module's game. Throws Trouble, with the module's name, where there is none in it, where it is another game than `id`, or where
 * it contradicts itself.
 */
export const implementationIn = (file: string, id: string): GameModel => {
  const module = asModule(file);
  const fail = (why: string): Trouble => troubleIn(module, why);
  const model = exportOf(module, "model", "a game");
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
  return troubleIn({ flag: AGAINST, file }, `${what}: ${whyOf(cause)}`);
};
