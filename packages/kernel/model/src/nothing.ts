// The data of an event that says nothing more than its type. Knows no event.
import * as Schema from "effect/Schema";

/** No data at all: `{}`, and nothing else; an empty struct alone would let any member pass. */
export const Nothing = Schema.Struct({}).check(
  Schema.makeFilter((data) => (Object.keys(data).length === 0 ? undefined : "no members")),
);
