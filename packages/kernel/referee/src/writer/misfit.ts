// Says in words why a value does not have its schema's shape. Asked only where a writer has said no.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import * as SchemaIssue from "effect/SchemaIssue";
import { type Path, pathText, shown, unwritable, valueAt } from "./unwritable.ts";

const listIssues = SchemaIssue.makeFormatterStandardSchemaV1();

/** The first thing that is wrong: `data.left: Expected number, and it is "7"`. Requires that the writer said no. */
export const misfitOf = (schema: Schema.Codec<any, any>, data: unknown): string => {
  const decoded = Schema.decodeUnknownResult(schema as Schema.Codec<unknown, unknown>, {
    onExcessProperty: "error",
  })(data);
  const issue = Result.isFailure(decoded)
    ? listIssues(decoded.failure.issue).issues[0]
    : { path: unwritable(data) ?? [], message: "Expected what a line of a log can hold" };
  const path = (issue?.path ?? []) as Path;
  return `${pathText("data", path)}: ${issue?.message}, and it is ${shown(valueAt(data, path))}`;
};
