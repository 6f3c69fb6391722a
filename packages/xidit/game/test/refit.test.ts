// A recorded order where other things lie: taken as the order of those that do.
import { expect, test } from "vitest";
import { ASSESSMENTS } from "@assize/xidit-events";
import { xidit } from "../src/index.ts";
import { table, VARIANTS } from "./a-table.ts";
import { corpus } from "./corpus.ts";
import { game } from "./given.ts";
import { drawing } from "./quick-play.ts";

const SHUFFLES = Object.entries(xidit.events).filter(([, one]) => one.class === "chance");

test("every shuffle says how an order that does not fit is taken", () => {
  expect(SHUFFLES.map(([type]) => type)).toHaveLength(4);
  for (const [, one] of SHUFFLES) expect(one.refit).toBeTypeOf("function");
});

test("what fits stays as it is; any other order of its kind becomes one that is legal", () => {
  const orders = new Map<string, unknown[]>();
  const positions = corpus().flatMap(({ steps }) =>
    steps.filter(({ event }) => xidit.events[event.type]!.class === "chance"),
  );
  for (const { event } of positions)
    orders.set(event.type, [...(orders.get(event.type) ?? []), event.data]);
  const draw = drawing(40);
  let others = 0;
  for (const { before, event } of positions) {
    const refit = xidit.events[event.type]!.refit!;
    expect(refit(before.context, event.data)).toEqual(event.data);
    const all = orders.get(event.type)!;
    for (let tried = 0; tried < 5; tried++) {
      const other = { ...event, data: refit(before.context, all[draw(all.length)]) };
      expect(game.engine.accepts(before, other)).toBeDefined();
      others++;
    }
  }
  expect(others).toBeGreaterThan(500);
});

test("the order of what is named is kept, the rest comes after it", () => {
  const { fresh } = table(VARIANTS[2]);
  const order = ASSESSMENTS.toReversed().slice(0, 2);
  const { refit } = xidit.events["assessments-shuffled"]!;
  expect(refit!(fresh, { order })).toEqual({ order: [...order, ASSESSMENTS[0]] });
});
