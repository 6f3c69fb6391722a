// A small part of a game's states as a picture: a flowchart in Mermaid's words. Knows no game: what a state and a way on are called
// is asked.
import type { Position } from "@assize/kernel-chart-engine";
import type { GameEvent, SeatId } from "@assize/kernel-model";
import {
  forcedSteps,
  isOver,
  legalDecisions,
  type PreparedGame,
  possibleOutcomes,
  stateKeyOf,
} from "@assize/kernel-referee";

/** What is drawn. */
export interface Drawn {
  readonly game: PreparedGame;
  readonly seats: number;
  readonly start: Position<unknown>;
  /** Where nothing is followed any more. */
  readonly endsAt: (position: Position<unknown>) => boolean;
  readonly stateName: (position: Position<unknown>) => string;
  readonly wayName: (event: GameEvent) => string;
}

function* choicesAt({ game, seats }: Drawn, at: Position<unknown>): Generator<GameEvent> {
  yield* possibleOutcomes(game, at);
  for (let seat = 0; seat < seats; seat++) yield* legalDecisions(game, at, seat as SeatId);
}

/** Where a choice leads, with what it forces. */
const after = ({ game, endsAt }: Drawn, from: Position<unknown>, event: GameEvent) => {
  const row = game.engine.accepts(from, event)!;
  const first = game.engine.take(row, from, event);
  const all = [first, ...forcedSteps(game, first).map(({ position }) => position)];
  return all.find(endsAt) ?? all.at(-1)!;
};

/** Lines of a flowchart from left to right; ends are rounded. */
export const stateSpace = (drawn: Drawn): readonly string[] => {
  const { game, start, endsAt, stateName, wayName } = drawn;
  const known = new Map<string, number>();
  const nodes: string[] = [];
  const ways: string[] = [];
  const waiting: Position<unknown>[] = [];
  const nodeOf = (position: Position<unknown>): string => {
    const key = stateKeyOf(game, position);
    if (!known.has(key)) {
      known.set(key, known.size);
      waiting.push(position);
      const [open, close] = endsAt(position) || isOver(game, position) ? ["([", "])"] : ["[", "]"];
      nodes.push(`  s${known.get(key)!}${open}"${stateName(position)}"${close}`);
    }
    return `s${known.get(key)!}`;
  };
  nodeOf(start);
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (endsAt(at) || isOver(game, at)) continue;
    for (const event of choicesAt(drawn, at))
      ways.push(`  ${nodeOf(at)} -- "${wayName(event)}" --> ${nodeOf(after(drawn, at, event))}`);
  }
  return ["flowchart LR", ...nodes, ...ways];
};
