// Any JSON as boxes: values with names, rows of cells, grids, tables, panels. Knows no game.
// Whatever is too much is cut, and says so.
import { group, rect, text } from "../shapes.ts";
import { widthOfText } from "../places.ts";
import { type Block, flowing, GAP, stacked } from "./block.ts";
import {
  isScalar,
  markOf,
  type Pen,
  type JsonPath,
  type Scalar,
  scalarOf,
  spoken,
  TEXT_SIZE,
  widthOf,
  within,
} from "./values.ts";

/** Most values in one drawing, fields of an object, items of a list, items across a grid; deepest panel. */
export const LIMITS = { values: 3000, fields: 60, items: 240, across: 24, depth: 6 } as const;

const ROW = 24;
const PADDING = 12;
const HEADING = 28;
const CELL_PADDING = 9;

const caption = (key: string, words: string): Block => ({
  width: widthOfText(words, TEXT_SIZE),
  height: ROW,
  shapes: [text(key, "faint", [0, ROW / 2 + TEXT_SIZE * 0.35], words, TEXT_SIZE, "start")],
});

const nothing = ({ pointer }: JsonPath, pen: Pen): Block =>
  caption(`${pointer}#nothing`, `– ${pen.words.nothing}`);

/** What was left out, or no block at all. */
const cut = ({ pointer }: JsonPath, count: number, pen: Pen): readonly Block[] =>
  count <= 0 ? [] : [caption(`${pointer}#more`, pen.words.more(count))];

/** As many as the limit and what is left of the whole drawing admit; each counts as one value. */
const taken = <Item>(items: readonly Item[], limit: number, pen: Pen): readonly Item[] => {
  const some = items.slice(0, Math.max(0, Math.min(limit, pen.left)));
  pen.left -= some.length;
  return some;
};

export const fieldsOf = (value: object): readonly (readonly [string, unknown])[] =>
  Object.entries(value).filter(([, item]) => item !== undefined && typeof item !== "function");

/** Names to the left, values to the right of them. */
export const factsBlock = (
  path: JsonPath,
  fields: readonly (readonly [string, unknown])[],
  pen: Pen,
): Block => {
  const rows = fields.map(([name, value]) => ({
    at: within(path, name),
    value: scalarOf(value),
  }));
  const names = Math.max(0, ...rows.map(({ at }) => widthOfText(at.name, TEXT_SIZE)));
  const values = Math.max(0, ...rows.map(({ value }) => widthOf(value)));
  return {
    width: names + GAP + values,
    height: rows.length * ROW,
    shapes: rows.map(({ at: { pointer, name }, value }, index) =>
      group(
        pointer,
        "",
        [0, index * ROW],
        [
          text(`${pointer}#name`, "name", [0, ROW / 2 + 5], name, TEXT_SIZE, "start"),
          ...markOf(pointer, value, [names + GAP, ROW / 2]),
        ],
        { label: `${name}: ${spoken(value, pen.words)}` },
      ),
    ),
  };
};

const cell = (at: JsonPath, label: string, value: Scalar, width: number, pen: Pen): Block => ({
  width,
  height: ROW + 4,
  shapes: [
    group(
      at.pointer,
      "",
      [width / 2, ROW / 2 + 2],
      [
        rect(
          `${at.pointer}#cell`,
          value === null ? "cell cell-none" : "cell",
          [0, 0],
          [width, ROW + 4],
          4,
        ),
        ...(value === null ? [] : markOf(at.pointer, value, [0, 0], "middle")),
      ],
      { label: `${label}: ${spoken(value, pen.words)}` },
    ),
  ],
});

const cellWidth = (values: readonly Scalar[]): number =>
  Math.max(ROW + 4, ...values.map((value) => widthOf(value) + 2 * CELL_PADDING));

const CELL_GAP = 3;

const cellsBlock = (path: JsonPath, items: readonly unknown[], room: number, pen: Pen): Block => {
  const values = taken(items, LIMITS.items, pen).map(scalarOf);
  const width = cellWidth(values);
  const cells = values.map((value, index) => {
    const at = within(path, index);
    return cell(at, `${path.name} ${at.name}`, value, width, pen);
  });
  return stacked([flowing(cells, room, CELL_GAP), ...cut(path, items.length - values.length, pen)]);
};

type Rows = readonly (readonly unknown[])[];

/** Lists of one length, of single values: a board. */
const isGrid = (items: readonly unknown[]): items is Rows => {
  const across = Array.isArray(items[0]) ? items[0].length : 0;
  return (
    across > 0 &&
    across <= LIMITS.across &&
    items.every((row) => Array.isArray(row) && row.length === across && row.every(isScalar))
  );
};

const gridBlock = (path: JsonPath, items: Rows, pen: Pen): Block => {
  const across = items[0]!.length;
  const rows = items.slice(0, Math.max(0, Math.floor(Math.min(LIMITS.items, pen.left) / across)));
  pen.left -= rows.length * across;
  const values = rows.map((row) => row.map(scalarOf));
  const width = cellWidth(values.flat());
  const lines = values.map((row, index) => {
    const line = within(path, index);
    const cells = row.map((value, column) => {
      const at = within(line, column);
      return cell(at, `${path.name} ${line.name}, ${at.name}`, value, width, pen);
    });
    return flowing(cells, Infinity, CELL_GAP);
  });
  return stacked([
    stacked(lines, CELL_GAP),
    ...cut(path, (items.length - rows.length) * across, pen),
  ]);
};

type Records = readonly Readonly<Record<string, unknown>>[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Objects of single values: a table. */
const isTable = (items: readonly unknown[]): items is Records =>
  items.every((item) => isRecord(item) && fieldsOf(item).every(([, value]) => isScalar(value)));

const tableBlock = (path: JsonPath, items: Records, pen: Pen): Block => {
  const names = [...new Set(items.flatMap((item) => fieldsOf(item).map(([name]) => name)))];
  const columns = names.slice(0, LIMITS.across);
  if (columns.length === 0) return nothing(path, pen);
  const count = Math.max(0, Math.floor(Math.min(LIMITS.items, pen.left) / columns.length));
  const rows = items.slice(0, count);
  pen.left -= rows.length * columns.length;
  const heads = columns.map((name) => within(path, name).name);
  const widths = columns.map((name, column) =>
    Math.max(
      widthOfText(heads[column]!, TEXT_SIZE),
      ...rows.map((row) => widthOf(Object.hasOwn(row, name) ? scalarOf(row[name]) : null)),
    ),
  );
  const lefts = widths.map((_, column) =>
    widths.slice(0, column).reduce((sum, width) => sum + width + 2 * GAP, 0),
  );
  const width = lefts.at(-1)! + widths.at(-1)!;
  const head: Block = {
    width,
    height: ROW,
    shapes: heads.map((name, column) =>
      text(
        `${path.pointer}#head-${column}`,
        "name",
        [lefts[column]!, ROW / 2 + 5],
        name,
        TEXT_SIZE,
        "start",
      ),
    ),
  };
  const lines = rows.map((row, index): Block => {
    const at = within(path, index);
    const parts = columns.flatMap((name, column) =>
      Object.hasOwn(row, name)
        ? [`${heads[column]!} ${spoken(scalarOf(row[name]), pen.words)}`]
        : [],
    );
    const shapes = [
      rect(`${at.pointer}#line`, "line", [width / 2, 0], [width, 0]),
      ...columns.flatMap((name, column) =>
        Object.hasOwn(row, name) && row[name] !== undefined
          ? markOf(within(at, name).pointer, scalarOf(row[name]), [lefts[column]!, ROW / 2])
          : [],
      ),
    ];
    const label = `${path.name} ${at.name}: ${parts.join(", ")}`;
    return { width, height: ROW, shapes: [group(at.pointer, "", [0, 0], shapes, { label })] };
  });
  return stacked([stacked([head, ...lines], 0), ...cut(path, items.length - rows.length, pen)]);
};

/** A frame with a heading; `layer` where it stands at the top. */
export const framed = (path: JsonPath, inner: Block, layer?: string): Block => {
  const headed = widthOfText(path.name, TEXT_SIZE + 1);
  const width = Math.max(headed, inner.width) + 2 * PADDING;
  const height = HEADING + inner.height + PADDING;
  const { pointer, name } = path;
  const children = [
    rect(`${pointer}#ground`, "panel", [width / 2, height / 2], [width, height], 8),
    text(`${pointer}#heading`, "heading", [PADDING, 20], name, TEXT_SIZE + 1, "start"),
    group(`${pointer}#inner`, "", [PADDING, HEADING], inner.shapes),
  ];
  const remarks = layer === undefined ? { label: name } : { label: name, layer };
  return { width, height, shapes: [group(pointer, "", [0, 0], children, remarks)] };
};

/** Each value in a panel of its own. */
const panelsBlock = (
  path: JsonPath,
  items: readonly (readonly [string | number, unknown])[],
  room: number,
  depth: number,
  pen: Pen,
): Block => {
  const some = taken(items, LIMITS.fields, pen);
  const panels = some.map(([name, value]) => {
    const at = within(path, name);
    return framed(at, valueBlock(at, value, room - 2 * PADDING, depth + 1, pen));
  });
  return stacked([flowing(panels, room), ...cut(path, items.length - some.length, pen)]);
};

const objectBlock = (
  path: JsonPath,
  value: object,
  room: number,
  depth: number,
  pen: Pen,
): Block => {
  const fields = fieldsOf(value);
  const facts = fields.filter(([, item]) => isScalar(item));
  const rest = fields.filter(([, item]) => !isScalar(item));
  const shown = taken(facts, LIMITS.fields, pen);
  return stacked([
    ...(shown.length === 0 ? [] : [factsBlock(path, shown, pen)]),
    ...cut({ ...path, pointer: `${path.pointer}#facts` }, facts.length - shown.length, pen),
    ...(rest.length === 0 ? [] : [panelsBlock(path, rest, room, depth, pen)]),
  ]);
};

/** Whatever it is, about as wide as there is room. */
export const valueBlock = (
  path: JsonPath,
  value: unknown,
  room: number,
  depth: number,
  pen: Pen,
): Block => {
  if (typeof value !== "object" || value === null) return cellsBlock(path, [value], room, pen);
  if (depth >= LIMITS.depth || pen.left <= 0)
    return caption(`${path.pointer}#deep`, pen.words.tooDeep);
  if (!Array.isArray(value))
    return fieldsOf(value).length === 0
      ? nothing(path, pen)
      : objectBlock(path, value, room, depth, pen);
  const items: readonly unknown[] = value;
  if (items.length === 0) return nothing(path, pen);
  if (items.every(isScalar)) return cellsBlock(path, items, room, pen);
  if (isGrid(items)) return gridBlock(path, items, pen);
  if (isTable(items)) return tableBlock(path, items, pen);
  return panelsBlock(path, [...items.entries()], room, depth, pen);
};
