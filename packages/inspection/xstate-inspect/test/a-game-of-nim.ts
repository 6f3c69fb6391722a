// A real XState 5 actor to inspect, with rules that answer in clauses: the kernel's toy game. This package's own
// XState is the fourth, so the actor comes from the chart engine.
import { type ChartActor, startActor } from "@assize/kernel-chart-engine";
import type { GameEvent } from "@assize/kernel-model";
import { prepare, whyOrWhyNot } from "@assize/kernel-referee";
import { observe, type PlainEvent, type Refusal, type Watch } from "@assize/inspection-observe";
import { nim } from "@assize/toys";

export interface NimAtTable {
  readonly watch: Watch;
  readonly actor: ChartActor<{ readonly matches: number }>;
}

export const laid = (matches: number) => ({ type: "matches-laid", data: { matches } });
export const taken = (by: number, matches: number) => ({
  type: "matches-taken",
  by,
  data: { matches },
});
export const PASSED = { type: "turn-passed", data: { left: 0 } };

export const startNim = (): NimAtTable => {
  const game = prepare(nim);
  const whyNot = (_: string, event: PlainEvent): Refusal | null => {
    const why = whyOrWhyNot(game, actor.position(), event as unknown as GameEvent);
    if (why.kind === "accepted") return null;
    const clauses = why.kind === "refused" ? why.clauses : [];
    return { message: `${event.type}: ${why.kind}`, clauses };
  };
  const watch = observe({ whyNot });
  const context = game.table.machine.config.context as { readonly matches: number };
  const actor = startActor(game.table, game.engine.start(context), "nim", watch.inspect);
  return { watch, actor };
};
