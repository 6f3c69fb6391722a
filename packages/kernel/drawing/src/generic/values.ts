// Single values of a view: their names, their texts, the keys of what is drawn for them. Knows no game.
import type { Shape } from "../scene.ts";
import type { Messages } from "../messages/messages.ts";
import { widthOfText } from "../places.ts";
import { path, rect, steps, text } from "../shapes.ts";

/** What one call draws with. `left` counts the values that may still be drawn. */
export interface Pen {
  readonly words: Messages;
  left: number;
}

/** A value in the view: a JSON pointer, and what people call it. */
export interface JsonPath {
  readonly pointer: string;
  readonly name: string;
}

export type Scalar = string | number | boolean | null;

export const TEXT_SIZE = 14;
/** Longer texts are cut, with a sign that they are. */
const LONGEST_TEXT = 32;

/** As in RFC 6901, and `#` too, since it begins the names of a value's own shapes. */
const escaped = (name: string): string =>
  name.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll("#", "~2");

/** `onTurn` and `on-turn` are both read as `On turn`. */
const readable = (name: string): string => {
  const words = name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, " ")
    .replaceAll(/[-_\s]+/g, " ")
    .trim();
  const lower = words === words.toUpperCase() ? words : words.toLowerCase();
  return shortened(lower.charAt(0).toUpperCase() + lower.slice(1));
};

const shortened = (words: string): string =>
  words.length <= LONGEST_TEXT ? words : `${words.slice(0, LONGEST_TEXT - 1)}…`;

export const within = (path: JsonPath, name: string | number): JsonPath => ({
  pointer: `${path.pointer}/${escaped(String(name))}`,
  name: typeof name === "number" ? String(name + 1) : readable(name),
});

/** What is neither a list nor an object; whatever JSON does not know is shown as text. */
export const isScalar = (value: unknown): boolean => typeof value !== "object" || value === null;

export const scalarOf = (value: unknown): Scalar => {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean" || typeof value === "number" || typeof value === "string")
    return value;
  return typeof value;
};

const textOf = (value: Scalar): string => shortened(value === "" ? "“”" : String(value));

/** What somebody hears who does not see it. */
export const spoken = (value: Scalar, words: Messages): string => {
  if (value === null) return words.unknown;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  return textOf(value);
};

const MARK = 15;
const TICK = steps("M -4.5 0 L -1 3.5 L 5 -4");

/** Room that a value's sign or text takes. */
export const widthOf = (value: Scalar): number =>
  value === null || typeof value === "boolean" ? MARK : widthOfText(textOf(value), TEXT_SIZE);

/** The value itself, its middle at this height: a text, a box with or without a tick, or hatching. */
export const markOf = (
  key: string,
  value: Scalar,
  [x, y]: readonly [number, number],
  anchor: "start" | "middle" = "start",
): readonly Shape[] => {
  const middle = anchor === "middle" ? x : x + MARK / 2;
  if (value === null) return [rect(`${key}#none`, "covered", [middle, y], [MARK, MARK], 3)];
  if (typeof value === "boolean")
    return [
      rect(`${key}#box`, "box", [middle, y], [MARK, MARK], 3),
      ...(value ? [path(`${key}#tick`, "tick", [...moveTo(TICK, middle, y)])] : []),
    ];
  return [
    text(`${key}#text`, "value", [x, y + TEXT_SIZE * 0.35], textOf(value), TEXT_SIZE, anchor),
  ];
};

const moveTo = (line: typeof TICK, x: number, y: number): typeof TICK =>
  line.map(([letter, dx, dy]) => [letter, (dx ?? 0) + x, (dy ?? 0) + y]) as unknown as typeof TICK;
