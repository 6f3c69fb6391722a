// Says in words why a value does not have its schema's shape. Asked only where a writer has said no.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import * as SchemaIssue from "effect/SchemaIssue";

const MOST_SHOWN = 80;
const listIssues = SchemaIssue.makeFormatterStandardSchemaV1();

type Path = readonly (string | number)[];

const pathText = (path: Path): string =>
  path.reduce<string>(
    (text, key) => (typeof key === "number" ? `${text}[${key}]` : `${text}.${key}`),
    "data",
  );

/** A value as a reader may see it, at most a line of it. */
const shown = (value: unknown): string => {
  const text = textOf(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).toWellFormed()}…` : text;
};

const textOf = (value: unknown): string => {
  if (value === undefined || typeof value === "number") return `${value}`;
  try {
    return JSON.stringify(value) ?? `a ${typeof value}`;
  } catch {
    return `a ${typeof value}`;
  }
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], value);

/** The first part that no line of a log can hold, though a schema may take it; null where there is none. */
const unwritable = (value: unknown, path: Path): Path | null => {
  if (typeof value === "string") return value.isWellFormed() ? null : path;
  if (typeof value === "boolean" || value === null) return null;
  if (typeof value !== "object") return Number.isSafeInteger(value) ? null : path;
  for (const [key, inner] of Object.entries(value)) {
    const found = unwritable(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found !== null) return found;
  }
  return null;
};

/** The first thing that is wrong: `data.left: Expected number, and it is "7"`. Requires that the writer said no. */
export const misfitOf = (schema: Schema.Codec<any, any>, data: unknown): string => {
  const decoded = Schema.decodeUnknownResult(schema as Schema.Codec<unknown, unknown>, {
    onExcessProperty: "error",
  })(data);
  const issue = Result.isFailure(decoded)
    ? listIssues(decoded.failure.issue).issues[0]
    : { path: unwritable(data, []) ?? [], message: "Expected what a line of a log can hold" };
  const path = (issue?.path ?? []) as Path;
  return `${pathText(path)}: ${issue?.message}, and it is ${shown(valueAt(data, path))}`;
};
