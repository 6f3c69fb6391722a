// The shortest game that was found to each state and transition of a chart: looked for in games that were played, then shortened
// by leaving choices out, then told how short it is known to be. Knows no game.
import { waysOn } from "@assize/kernel-exploration";
import type { WrittenEvent } from "@assize/kernel-model";
import { forcedSteps, takeChoice } from "@assize/kernel-referee";
import { fewest } from "@assize/kernel-witness";
import * as Result from "effect/Result";
import { type Candidate, choicesOf } from "./candidates.ts";
import { played } from "./reached.ts";

export interface FoundWay extends Candidate {
  readonly events: number;
}

export class Ways {
  readonly found = new Map<string, FoundWay>();

  /** Looks through a game, and keeps where it is nearer than what was known. */
  look({ start, choices }: Candidate): void {
    const whole = played(start, choices);
    for (const [id, events] of whole.reached) {
      const known = this.found.get(id);
      if (known === undefined || events < known.events)
        this.found.set(id, { start, choices: whole.choices, events });
    }
  }

  /** At each choice of a game tries some others, and keeps those that come to where nobody has been. */
  tryOthers({ start, choices }: Candidate, most: number): void {
    const explored = { game: start.game, seats: start.setup.seats.length, mostWays: most };
    const before: WrittenEvent[] = [];
    let position = forcedSteps(start.game, start.position).at(-1)?.position ?? start.position;
    for (const choice of choices) {
      for (const { steps } of waysOn(explored, position))
        if (steps.some(({ row }) => !this.found.has(row.id)))
          this.look({ start, choices: [...before, ...choicesOf(start, steps)] });
      const situation = { game: start.game, seats: explored.seats, position };
      const taken = takeChoice(situation, choice);
      if (Result.isFailure(taken)) return;
      ({ position } = taken.success.at(-1)!);
      before.push(choice);
    }
  }

  /** Leaves out of each what it does without; each trial plays a game, and there are at most so many of each way. */
  shorten(mostTrials: number): void {
    // What is found while one is shortened may shorten others.
    const before = [...this.found];
    for (const [id, { start, choices, events }] of before) {
      let trials = 0;
      const isThere = (some: readonly WrittenEvent[]): boolean => {
        if (trials++ >= mostTrials) return false;
        const at = played(start, some, id).reached.get(id);
        return at !== undefined && at <= events;
      };
      const needed = played(start, choices, id).choices;
      this.look({ start, choices: fewest(needed, isThere) });
    }
  }

  /** Each with the choices alone that lead there. */
  cut(): ReadonlyMap<string, FoundWay> {
    return new Map(
      [...this.found].map(([id, { start, choices, events }]) => [
        id,
        { start, choices: played(start, choices, id).choices, events },
      ]),
    );
  }
}
