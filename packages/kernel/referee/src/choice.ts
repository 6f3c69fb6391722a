// Referees a choice that is put to a game under way: taken with all that it forces, or refused with its reason.
import * as Result from "effect/Result";
import type { Explanation, Position } from "@assize/kernel-chart-engine";
import type { Fact, GameEvent, WrittenEvent } from "@assize/kernel-model";
import { type NoEvent, readEvent } from "./door.ts";
import { factsAgainst } from "./facts.ts";
import { isOver, type PreparedGame, type Taken } from "./prepared.ts";
import { forcedSteps, whyOrWhyNot } from "./referee.ts";
import { legally } from "./steps.ts";

/** A game under way: how many sit at it, and where it stands. */
export interface Situation {
  readonly game: PreparedGame;
  readonly seats: number;
  readonly position: Position<unknown>;
}

export type ChoiceRefusal =
  | NoEvent
  | { readonly kind: "game-over" }
  /** A consequence is never chosen: the rules bring it about. */
  | { readonly kind: "not-a-choice"; readonly type: string }
  | {
      readonly kind: "illegal";
      readonly explanation: Explanation;
      /** What decided against it. */
      readonly facts: readonly Fact[];
    };

const illegal = (
  game: PreparedGame,
  position: Position<unknown>,
  event: GameEvent,
): ChoiceRefusal => ({
  kind: "illegal",
  explanation: whyOrWhyNot(game, position, event),
  facts: factsAgainst(game, position, event),
});

const readChoice = (
  { game, seats }: Situation,
  choice: WrittenEvent,
): Result.Result<GameEvent, ChoiceRefusal> =>
  game.events.get(choice.type)?.class === "consequence"
    ? Result.fail({ kind: "not-a-choice", type: choice.type })
    : readEvent(game, seats, choice);

/** Takes a decision or an outcome of chance: the step it is, and those it forces. */
export const takeChoice = (
  situation: Situation,
  choice: WrittenEvent,
): Result.Result<readonly [Taken<unknown>, ...Taken<unknown>[]], ChoiceRefusal> => {
  const { game, position } = situation;
  const knows = game.table.leaves[position.at]!.rows;
  if (isOver(game, position) && !knows.has(choice.type)) return Result.fail({ kind: "game-over" });
  const read = readChoice(situation, choice);
  if (Result.isFailure(read)) return Result.fail(read.failure);
  const event = read.success;
  const taken = legally(game, position, event);
  if (taken === null) return Result.fail(illegal(game, position, event));
  return Result.succeed([taken, ...forcedSteps(game, taken.position)]);
};
