// A module of somebody's own, loaded because a flag names it: its code is run. What is wrong with it is told with the flag and its name.
// Knows no game, and not what it exports.
import { existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { and } from "./english.ts";
import { Trouble } from "./session.ts";

export type Kind = "a text" | "a number" | "an object" | "a list" | "a function";

export const kindOf = (value: unknown): Kind | "nothing" | "something else" => {
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

/** What a module's code has thrown, in one line. */
export const whyOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message.split("\n")[0]! : `a ${typeof cause} was thrown`;

/** A module as a flag names it. */
export interface OwnModule {
  readonly flag: string;
  readonly file: string;
}

export const troubleIn = ({ flag, file }: OwnModule, why: string): Trouble =>
  new Trouble(`${flag} ${file}: ${why}`);

/** Most names that are told at once. */
const MOST_TOLD = 3;

const load = (module: OwnModule, whatFor: string): unknown => {
  const path = resolve(module.file);
  if (!existsSync(path))
    throw troubleIn(module, `there is no such file; name a module that exports ${whatFor}`);
  if (statSync(path).isDirectory())
    throw troubleIn(module, "this is a folder; name the module in it");
  try {
    return createRequire(import.meta.url)(path) as unknown;
  } catch (cause) {
    throw troubleIn(module, `it cannot be loaded: ${whyOf(cause)}`);
  }
};

/** What the module exports by this name. Throws Trouble where there is nothing. */
export const exportOf = (module: OwnModule, name: string, whatFor: string): unknown => {
  const exported = Object(load(module, whatFor)) as Readonly<Record<string, unknown>>;
  if (exported[name] !== undefined) return exported[name];
  const names = Object.keys(exported).filter((one) => one !== "__esModule");
  const there = names.length === 0 ? "nothing" : and(names.slice(0, MOST_TOLD));
  throw troubleIn(
    module,
    `it exports no "${name}" (it exports ${there}); export ${whatFor} by this name`,
  );
};
