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

const { knownTo, when, decision, chance, consequence } = eventBuilders<State, "move" | "die">()(
  DATA,
  DECISIONS,
  CHANCES,
);
const open = knownTo("public");
const hidden = knownTo("nobody");

test("each class has what the kernel asks of it, and its fields' notes", () => {
  const moved = decision("moved", { to: open("move") }, ({ at }) => [{ to: at + 1 }]);
  expect(moved).toMatchObject({
    class: "decision",
    data: DATA.moved,
    fields: { to: { audience: "public", clauses: ["move"] } },
  });
  const rolled = chance(
    "rolled",
    { eyes: hidden() },
    () => [{ eyes: 1 }],
    (_, draw) => ({ eyes: draw(6) }),
  );
  expect(rolled.fields["eyes"]).toEqual({ audience: "nobody", clauses: [] });
  expect(rolled.draw!({ at: 0 }, () => 5)).toEqual({ eyes: 5 });
  const scored = consequence("scored", { points: open() }, ({ at }) => ({ points: at }));
  expect(scored.derive!({ at: 3 })).toEqual({ points: 3 });
  expect(scored).not.toHaveProperty("choices");
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
  decision("moved", {}, () => []);
  // @ts-expect-error: a consequence is nobody's decision
  decision("scored", { points: open() }, () => []);
  // @ts-expect-error: a decision is no consequence
  consequence("moved", { to: open() }, () => ({ to: 1 }));
  // @ts-expect-error: no such clause
  open("fly");
  // @ts-expect-error: no such clause
  when("fly", "always", () => true);
  // @ts-expect-error: data of another shape
  consequence("scored", { points: open() }, () => ({ to: 1 }));
  expect(Object.keys(DATA)).toHaveLength(3);
});
