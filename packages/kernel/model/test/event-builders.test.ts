import * as Schema from "effect/Schema";
import { expect, test } from "vitest";
import { eventBuilders } from "@assize/kernel-model";

const DATA = {
  moved: Schema.Struct({ to: Schema.Int }),
  rolled: Schema.Struct({ eyes: Schema.Int }),
  scored: Schema.Struct({ points: Schema.Int }),
};
const DECISIONS = ["moved"] as const;
const CHANCES = ["rolled"] as const;

interface State {
  readonly at: number;
}

const { knownTo, when, define } = eventBuilders<State, "move" | "die">()(DATA, DECISIONS, CHANCES);
const open = knownTo("public");
const hidden = knownTo("nobody");

const moved = { fields: { to: open("move") }, choices: ({ at }: State) => [{ to: at + 1 }] };
const rolled = {
  fields: { eyes: hidden() },
  outcomes: () => [{ eyes: 1 }],
  draw: (_: State, draw: (below: number) => number) => ({ eyes: draw(6) }),
};
const scored = { fields: { points: open() }, derive: ({ at }: State) => ({ points: at }) };

test("each event gets its schema and its class, and keeps what the kernel asks of it", () => {
  const events = define({ moved, rolled, scored });
  expect(Object.keys(events)).toEqual(["moved", "rolled", "scored"]);
  expect(events.moved).toEqual({ class: "decision", data: DATA.moved, ...moved });
  expect(events.moved.fields["to"]).toEqual({ audience: "public", clauses: ["move"] });
  expect(events.rolled).toEqual({ class: "chance", data: DATA.rolled, ...rolled });
  expect(events.rolled.fields["eyes"]).toEqual({ audience: "nobody", clauses: [] });
  expect(events.rolled.draw!({ at: 0 }, () => 5)).toEqual({ eyes: 5 });
  expect(events.scored).toEqual({ class: "consequence", data: DATA.scored, ...scored });
  expect(events.scored.derive!({ at: 3 })).toEqual({ points: 3 });
});

test("a clause that decides a value only sometimes says when", () => {
  const holds = ({ context }: { readonly context: State }) => context.at > 0;
  const { clauses, where } = open("move", when("die", "the piece has moved", holds));
  expect(clauses).toEqual(["move", "die"]);
  expect(where).toEqual({ die: { words: "the piece has moved", holds } });
  expect(open("move")).not.toHaveProperty("where");
});

test("the compiler holds definitions to schemas, classes and clauses", () => {
  // @ts-expect-error: a field without notes
  define({ moved: { fields: {}, choices: () => [] }, rolled, scored });
  // @ts-expect-error: an event that is not defined
  define({ moved, rolled });
  // @ts-expect-error: no such event
  define({ moved, rolled, scored, flown: scored });
  // @ts-expect-error: a consequence is nobody's decision
  define({ moved, rolled, scored: { fields: { points: open() }, choices: () => [] } });
  // @ts-expect-error: a decision is no consequence
  define({ moved: { fields: { to: open() }, derive: () => ({ to: 1 }) }, rolled, scored });
  // @ts-expect-error: no such clause
  open("fly");
  // @ts-expect-error: no such clause
  when("fly", "always", () => true);
  // @ts-expect-error: data of another shape
  define({ moved, rolled, scored: { fields: { points: open() }, derive: () => ({ to: 1 }) } });
  expect(Object.keys(DATA)).toHaveLength(3);
});
