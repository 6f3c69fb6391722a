// The ways that an event could mean at a position, with how each of their questions is answered, and the facts that these
// read. For whoever explains; the audit's fast path never comes here.
import type { Fact } from "@assize/kernel-model";
import { applies, answerOf, type Part } from "./chart.ts";
import type { ChartEvent, Position } from "./engine.ts";
import { unanswered } from "./questions.ts";
import type { Table } from "./rows.ts";
import { answered, suppose } from "./supposed.ts";
import { askedFor } from "./transients.ts";

/** A question that was asked, and its answer. */
export interface AskedPart {
  readonly part: Part;
  readonly held: boolean;
}

/** A transition that the event could have meant. */
export interface WayAsked {
  readonly id: string;
  /** Those that apply to the event, in their order. */
  readonly asked: readonly AskedPart[];
  /** True for the way that the event takes, or claims to take; of the others no clause is in question. */
  readonly meant: boolean;
}

type UnsortedWay = Omit<WayAsked, "meant">;

const isOpen = ({ asked }: UnsortedWay): boolean => asked.every(({ held }) => held);

/** No question that only chooses between ways says that it is another. */
const isChosen = ({ asked }: UnsortedWay): boolean =>
  asked.every(({ held, part }) => held || part.clauses.length > 0);

/** The first open way is the one taken. Where none is open, the event claims those that were chosen for it. */
const withMeant = (ways: readonly UnsortedWay[]): readonly WayAsked[] => {
  const open = ways.find(isOpen);
  const chosen = ways.filter(isChosen);
  const meant = new Set(open !== undefined ? [open] : chosen.length > 0 ? chosen : ways);
  return ways.map((way) => ({ ...way, meant: meant.has(way) }));
};

/** A question that throws in a supposed state says no. Throws GameMistake where it throws in any other. */
const askedOf = (
  game: string,
  way: { readonly id: string; readonly parts: readonly Part[] },
  context: unknown,
  event: ChartEvent,
): readonly AskedPart[] =>
  way.parts.flatMap((part) => {
    const ask = (): readonly AskedPart[] =>
      applies(part, context, event) ? [{ part, held: answerOf(part.holds, context, event) }] : [];
    const mistake = (cause: unknown) => unanswered(game, way, part, cause);
    return answered(context, ask, mistake, [{ part, held: false }]);
  });

/** Every way that this event could mean here, also those that were passed over. */
export const waysAsked = (
  table: Table,
  { at, context }: Position<unknown>,
  event: ChartEvent,
): readonly WayAsked[] => {
  // The game does not stand where the questions of what was passed over are asked.
  const asked = table.leaves[at]!.rows.has(event.type) ? context : suppose(context);
  return withMeant(
    askedFor(table, at, event.type).map((way) => ({
      id: way.id,
      asked: askedOf(table.game, way, asked, event),
    })),
  );
};

/** What a question read; null where it does not say, or throws in a supposed state. Throws GameMistake in any other. */
const factOf = (
  game: string,
  id: string,
  { part }: AskedPart,
  context: unknown,
  event: ChartEvent,
): Fact | null =>
  answered(
    context,
    () => part.describe?.(context, event) ?? null,
    (cause) =>
      unanswered(game, { id }, { name: `describe of ${part.name}`, clauses: part.clauses }, cause),
    null,
  );

/** The facts of these questions of a way, in their order. `context` should note no reading of a ruling. */
export const factsOfWay = (
  { game }: Table,
  id: string,
  asked: readonly AskedPart[],
  context: unknown,
  event: ChartEvent,
): readonly Fact[] =>
  asked.flatMap((one) => {
    const fact = factOf(game, id, one, context, event);
    return fact === null ? [] : [fact];
  });
