// What differs between two sides, as data: findings by event and code, rulings. Pure; knows no game.
import type { Shape } from "@assize/kernel-drawing";
import { optionOf, stemOf } from "../../kit/forms/option-number.ts";
import { type TextBlock, textBlocks } from "@assize/kernel-report/text-blocks";
import type { FindingText, Frame, RulingText } from "../../protocol/protocol.ts";

const nameOf = ({ finding: { seq, code, type } }: FindingText): string => `${seq} ${code} ${type}`;

/** Findings that the other side does not have at the same event. */
export const findingsOnlyIn = (
  mine: readonly FindingText[],
  other: readonly FindingText[],
): readonly FindingText[] => {
  const known = new Set(other.map(nameOf));
  return mine.filter((one) => !known.has(nameOf(one)));
};

/** Most differences that are told at a moment. */
const MOST_TOLD = 6;

/** One thing that two states say otherwise. */
export interface Apart {
  /** What it is said of; null for a line that says so itself. */
  readonly of: string | null;
  /** Null where that side says nothing in its place. */
  readonly left: string | null;
  readonly right: string | null;
}

type Table = Extract<TextBlock, { readonly kind: "table" }>;

/** A row by its first cell; a bare number says nothing without its column. */
const rowName = (head: readonly string[], first: string): string =>
  /^\d+$/.test(first) ? `${head[0]} ${first}` : first;

const rowsApart = ({ head, rows }: Table, other: Table): readonly Apart[] => {
  const firsts = [...new Set([...rows, ...other.rows].map(([first = ""]) => first))];
  const rowIn = (table: Table, first: string) => table.rows.find(([one]) => one === first);
  return firsts.flatMap((first): readonly Apart[] => {
    const [mine, theirs] = [rowIn({ kind: "table", head, rows }, first), rowIn(other, first)];
    const of = rowName(head, first);
    const whole = (row: readonly string[] | undefined): string | null =>
      row === undefined ? null : row.slice(1).filter(Boolean).join(", ");
    if (mine === undefined || theirs === undefined)
      return [{ of, left: whole(mine), right: whole(theirs) }];
    return head.flatMap((column, index) =>
      mine[index] === theirs[index]
        ? []
        : [{ of: `${of}, ${column}`, left: mine[index] || null, right: theirs[index] || null }],
    );
  });
};

const linesApart = (left: readonly string[], right: readonly string[]): readonly Apart[] => {
  const [mine, theirs] = [new Set(left), new Set(right)];
  const own = left.filter((line) => !theirs.has(line));
  const others = right.filter((line) => !mine.has(line));
  return Array.from({ length: Math.max(own.length, others.length) }, (_, index) => ({
    of: null,
    left: own[index] ?? null,
    right: others[index] ?? null,
  }));
};

/** What two states told say otherwise: tables of the same columns cell by cell, all else line by line. */
export const statesApart = (
  left: readonly string[],
  right: readonly string[],
): { readonly told: readonly Apart[]; readonly more: number } => {
  const [mine, theirs] = [textBlocks(left), textBlocks(right)];
  const tables = mine.flatMap((block) => {
    if (block.kind !== "table") return [];
    const head = block.head.join("\n");
    const other = theirs.find((one) => one.kind === "table" && one.head.join("\n") === head);
    return other?.kind === "table" ? [[block, other] as const] : [];
  });
  const rest = (blocks: readonly TextBlock[], side: 0 | 1): readonly string[] =>
    blocks
      .filter((block) => !tables.some((pair) => pair[side] === block))
      .flatMap((block) =>
        block.kind === "lines" ? block.lines : block.rows.map((row) => row.join(" ")),
      );
  const apart = [
    ...linesApart(rest(mine, 0), rest(theirs, 1)),
    ...tables.flatMap(([one, other]) => rowsApart(one, other)),
  ];
  return { told: apart.slice(0, MOST_TOLD), more: Math.max(0, apart.length - MOST_TOLD) };
};

/** The part of a drawing that shows the first of the shapes that differ; undefined where the first part does already. */
export const partThatDiffers = (
  { scene, parts }: Pick<Frame, "scene" | "parts">,
  differing: readonly string[],
): string | undefined => {
  if (differing.length === 0) return undefined;
  const keys = new Set(differing);
  const layers = new Set<string | undefined>();
  const holds = (shape: Shape): boolean =>
    keys.has(shape.key) || (shape.kind === "group" && shape.children.some(holds));
  for (const shape of scene.shapes) if (holds(shape)) layers.add(shape.layer);
  const part = parts.find((one) => one.layers.some((layer) => layers.has(layer)));
  return part?.id;
};

type Rulings = Readonly<Record<string, string>>;

/** What this side is judged by and the other is not; only of rulings that both have. */
export const rulingsApart = (mine: Rulings, other: Rulings): Rulings =>
  Object.fromEntries(
    Object.entries(mine).filter(([id, option]) => (other[id] ?? option) !== option),
  );

/** What is chosen of rulings, as the rulebook says it; an option that takes a number has it behind. */
export const choicesInWords = (
  choices: Rulings,
  rulebook: readonly RulingText[],
): readonly string[] =>
  rulebook.flatMap(({ id, options }) => {
    const option = choices[id];
    if (option === undefined) return [];
    const known = optionOf(options, option);
    const statement = options.find((one) => one.id === known)?.statement;
    if (known === undefined || statement === undefined) return [option];
    const stem = stemOf(known);
    return [stem === undefined ? statement : `${statement} (${option.slice(stem.length)})`];
  });
