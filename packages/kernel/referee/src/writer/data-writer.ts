// The one way in which an event's data is written, made from the event's own schema: which values have its shape, and
// the text that stands for them in a log. Made once for each schema by walking it; no code is made at run time.
// Knows no event and no game.
import type * as Schema from "effect/Schema";
import { misfitOf } from "./misfit.ts";
import { type Refuse, shapeOf } from "./shape.ts";
import { type TextPart, textPart } from "./text-part.ts";

export interface DataWriter {
  /** True for what has the schema's shape, its checks included, and can stand in a line of a log. Makes nothing. */
  readonly holds: (data: unknown) => boolean;
  /** The data as JSON without blanks, members in the schema's order. Requires `holds`. */
  readonly write: (data: unknown) => string;
  /** What is wrong with data that it does not hold: where, what is expected, what is there. Slow. */
  readonly misfit: (data: unknown) => string;
  /** The same text as bytes of a log: for `standsText` and `readText`. */
  readonly text: TextPart;
}

const writers = new WeakMap<object, DataWriter>();

/**
 * The writer of a schema, made once. `refuse` is told, with a path, what of the schema no line of a log could hold or
 * a writer does not know; it throws.
 */
export const dataWriter = (schema: Schema.Codec<any, any>, refuse: Refuse): DataWriter => {
  const known = writers.get(schema);
  if (known !== undefined) return known;
  const { holds, write } = shapeOf(schema.ast, "data", refuse);
  const text = textPart(schema.ast, refuse);
  const writer: DataWriter = { holds, write, misfit: (data) => misfitOf(schema, data), text };
  writers.set(schema, writer);
  return writer;
};
