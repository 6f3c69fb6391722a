// Two states that look the same to a pair of eyes: what they are told of them has to be the same as well. Knows no game.
import type { Position } from "@assize/kernel-chart-engine";
import { type Eyes, type Fact, sameJson, type WrittenEvent } from "@assize/kernel-model";
import { deriveEvent, type PreparedGame } from "@assize/kernel-referee";
import { factsAsked, factsOfValues } from "./told-facts.ts";

type Pair = readonly [one: Position<any>, other: Position<any>];

const seenBy = (facts: readonly Fact[], eyes: Eyes): readonly Fact[] =>
  facts.filter(({ knownTo }) => knownTo === "public" || knownTo === eyes);

/** What the rules force here of this type, if it is due. */
const forced = (game: PreparedGame, position: Position<any>, type: string): unknown => {
  const row =
    game.events.get(type)?.class === "consequence"
      ? game.engine.accepts(position, { type })
      : undefined;
  return row === undefined ? null : deriveEvent(game, row, position)!.data;
};

export interface Compared {
  /** How many facts these eyes saw of the first state. */
  readonly facts: number;
  /** Sentences, or their values, that tell the two states apart. */
  readonly leaks: readonly string[];
}

/** Compares what these eyes are told of the questions about an event, and of its values where both force the same. */
export const comparePair = (
  game: PreparedGame,
  [one, other]: Pair,
  event: WrittenEvent,
  eyes: Eyes,
  seats: number,
): Compared => {
  const told = (position: Position<any>): readonly string[] => {
    const asked = factsAsked(game, position, event, seats);
    const alike = sameJson(forced(game, one, event.type), forced(game, other, event.type));
    const values = alike ? factsOfValues(game, position, event.type, {}) : [];
    return seenBy([...asked, ...values], eyes).map(
      (fact) => `${JSON.stringify(fact)} ${game.model.describe.fact?.(fact, "en") ?? ""}`,
    );
  };
  const [left, right] = [told(one), told(other)];
  const leaks = left.filter((text) => !right.includes(text));
  return { facts: left.length, leaks: [...leaks, ...right.filter((text) => !left.includes(text))] };
};
