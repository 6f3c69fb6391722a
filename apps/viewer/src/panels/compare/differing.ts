// What differs between two sides, as data: findings by event and code, rulings. Pure; knows no game.
import type { Shape } from "@assize/kernel-drawing";
import { optionOf, stemOf } from "../../kit/forms/option-number.ts";
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
const MOST_TOLD = 4;

/** What each side says of the state and the other does not, in order; null where it says nothing in its place. */
export interface Apart {
  readonly left: string | null;
  readonly right: string | null;
}

/** Lines of two states told, where they differ: those in one place beside each other. */
export const linesApart = (
  left: readonly string[],
  right: readonly string[],
): { readonly told: readonly Apart[]; readonly more: number } => {
  const [mine, theirs] = [new Set(left), new Set(right)];
  const own = left.filter((line) => !theirs.has(line));
  const others = right.filter((line) => !mine.has(line));
  const apart = Array.from({ length: Math.max(own.length, others.length) }, (_, index) => ({
    left: own[index]?.trim() ?? null,
    right: others[index]?.trim() ?? null,
  }));
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
