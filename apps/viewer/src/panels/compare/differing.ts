// What differs between two sides, as data: findings by event and code, rulings. Pure; knows no game.
import { compareScenes, type Scene, type Shape } from "@assize/kernel-drawing";
import { optionOf, stemOf } from "../../kit/forms/option-number.ts";
import { type TextBlock, textBlocks } from "@assize/kernel-report/text-blocks";
import type { FindingText, RulingText } from "../../protocol/protocol.ts";

const nameOf = ({ finding: { seq, code, type } }: FindingText): string => `${seq} ${code} ${type}`;

/** Findings that the other side does not have at the same event. */
export const findingsOnlyIn = (
  mine: readonly FindingText[],
  other: readonly FindingText[],
): readonly FindingText[] => {
  const known = new Set(other.map(nameOf));
  return mine.filter((one) => !known.has(nameOf(one)));
};

const asideKeys = (shapes: readonly Shape[], into: Set<string> = new Set()): Set<string> => {
  for (const shape of shapes) {
    if (shape.aside === true) into.add(shape.key);
    if (shape.kind === "group") asideKeys(shape.children, into);
  }
  return into;
};

/**
 * Keys of what a drawing has and the other lacks, or has otherwise. What only stands elsewhere, since there was room or since
 * another's turn comes, differs where nothing else does.
 */
export const differingIn = (other: Scene, scene: Scene): readonly string[] => {
  const { changed } = compareScenes(other, scene);
  const aside = changed.length === 0 ? new Set<string>() : asideKeys(scene.shapes);
  const told = changed.filter((key) => !aside.has(key));
  return told.length > 0 ? told : changed;
};

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
): readonly Apart[] => {
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
  return [
    ...linesApart(rest(mine, 0), rest(theirs, 1)),
    ...tables.flatMap(([one, other]) => rowsApart(one, other)),
  ];
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
