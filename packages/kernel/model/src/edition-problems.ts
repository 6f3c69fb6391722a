// What a schema refuses of an edition: where it stands and what should stand there, as data and, for who makes editions,
// in English. Knows no game.
import * as SchemaIssue from "effect/SchemaIssue";
import type { EditionProblem } from "./game-model.ts";
import { type Asked, misfitsOf } from "./misfits.ts";

const listIssues = /* @__PURE__ */ SchemaIssue.makeFormatterStandardSchemaV1();

const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((step, index) =>
      typeof step === "number" ? `[${String(step)}]` : `${index === 0 ? "" : "."}${String(step)}`,
    )
    .join("");

const stepOf = (step: PropertyKey | { readonly key: PropertyKey }): PropertyKey =>
  typeof step === "object" ? step.key : step;

const advice = (message: string): string => {
  if (message.startsWith("Missing key")) return "This field is missing; add it.";
  if (message.startsWith("Expected no excess property"))
    return "The format has no such field; remove it or correct its spelling.";
  return `${message}; correct the value.`;
};

type Malformed = EditionProblem & { readonly code: "malformed" };

/** At most `most` problems. Requires that the schema was asked not to quote what it was given (`reportInput: false`). */
export const editionProblemsOf = (issue: SchemaIssue.Issue, most: number): readonly Malformed[] => {
  const asked = new Map<string, Asked>();
  for (const { path, code, expected } of misfitsOf(issue, ""))
    asked.set(path.replace(/^\./, ""), { code, expected });
  return listIssues(issue)
    .issues.slice(0, most)
    .map(({ message, path: steps }) => {
      const path = pathText((steps ?? []).map(stepOf));
      const found = asked.get(path);
      const problem = { code: "malformed", path, message: advice(message) } as const;
      return found === undefined ? problem : { ...problem, asked: found };
    });
};
