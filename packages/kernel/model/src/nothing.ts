// The data of an event that says nothing more than its type. Knows no event.
import * as Schema from "effect/Schema";

/** No data at all: `{}`, and nothing else; an empty struct alone would let any member pass. */
// Marked as pure: a page that does not use it is spared the whole of `effect/Schema`.
export const Nothing = /* @__PURE__ */ (() =>
  Schema.Struct({}).check(
    Schema.makeFilter((data) => Object.keys(data).length === 0, { expected: "no-members" }),
  ))();
