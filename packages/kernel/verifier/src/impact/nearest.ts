// What could have stood in the place of a choice that the rules refuse: the legal ones that differ from it in least. Knows no
// game: differences are counted in the data.
import type { Position } from "@assize/kernel-chart-engine";
import type { GameEvent } from "@assize/kernel-model";
import { legalDecisions, possibleOutcomes, possibleStatements } from "@assize/kernel-referee";
import { legally, type Rules } from "../rules/rules.ts";

/** Most choices that are compared with the refused one. */
const MOST_COMPARED = 20_000;

/** How many single values are another, or stand in one of the two alone. */
const distance = (a: unknown, b: unknown): number => {
  if (!isComposed(a) && !isComposed(b)) return a === b ? 0 : 1;
  const fields = new Set([...fieldsOf(a), ...fieldsOf(b)]);
  const inside = [...fields].reduce(
    (sum, field) => sum + distance(memberOf(a, field), memberOf(b, field)),
    0,
  );
  // A single value stands where the other has several.
  return inside + [a, b].filter((one) => one !== undefined && !isComposed(one)).length;
};

const isComposed = (value: unknown): value is object => typeof value === "object" && value !== null;

const fieldsOf = (value: unknown): readonly string[] =>
  isComposed(value) ? Object.keys(value) : [];

const memberOf = (value: unknown, field: string): unknown =>
  isComposed(value) ? (value as Record<string, unknown>)[field] : undefined;

export interface Nearest {
  readonly events: readonly GameEvent[];
  /** False where there are more that are as near. */
  readonly all: boolean;
}

/** Those of one type that come nearest; else those of any type. */
const nearestOf = (possible: Iterable<GameEvent>, refused: GameEvent, most: number): Nearest => {
  let near: GameEvent[] = [];
  let least = Infinity;
  let compared = 0;
  for (const event of possible) {
    if (++compared > MOST_COMPARED) return { events: near, all: false };
    const differs = distance(event.data, refused.data) + (event.type === refused.type ? 0 : 1_000);
    if (differs < least) [near, least] = [[], differs];
    if (differs === least) near.push(event);
  }
  return { events: near.slice(0, most), all: near.length <= most };
};

/** The outcome that an impossible one stands for, where the game says which. */
export const refitted = (
  rules: Rules,
  position: Position<unknown>,
  { type, data }: GameEvent,
): GameEvent | null => {
  const refit = rules.game.events.get(type)?.definition.refit;
  if (refit === undefined || rules.game.classOf(type) !== "chance") return null;
  const event = { type, data: refit(position.context, data) };
  return legally(rules, position, event) === null ? null : event;
};

/** None, where nobody may choose in this way here: something is forced, or others have to choose. */
export const nearestTo = (
  rules: Rules,
  position: Position<unknown>,
  refused: GameEvent,
  most: number,
): Nearest => {
  if (refused.by !== undefined)
    return nearestOf(legalDecisions(rules.game, position, refused.by), refused, most);
  const possible =
    rules.game.classOf(refused.type) === "outside"
      ? possibleStatements(rules.game, position)
      : possibleOutcomes(rules.game, position);
  return nearestOf(possible, refused, most);
};
