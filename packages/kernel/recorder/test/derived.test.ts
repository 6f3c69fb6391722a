// What the rules derive is held to the event's own schema: recorder, bots and audit tell the game's own mistake, and
// nobody at the table is accused of it. What has the shape is written in the schema's order.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { nodeHash } from "@assize/kernel-integrity/node";
import { Defect, type EventDefinition, type GameModel } from "@assize/kernel-model";
import { ENGINES, start } from "@assize/kernel-referee";
import { audit } from "@assize/kernel-verifier";
import { bytesOf, editData, tamper } from "@assize/testkit";
import { nim } from "@assize/toys";
import { describe, expect, test } from "vitest";
import { begin, submit } from "../src/index.ts";
import { digest, HEADER } from "./table-of-nim.ts";

type Derive = NonNullable<GameModel["events"][string]["derive"]>;

/** Nim whose `turn-passed` is derived otherwise, and has other data where that is said. */
const nimDeriving = (derive: Derive, changes: Partial<EventDefinition> = {}): GameModel => ({
  ...nim,
  events: { ...nim.events, "turn-passed": { ...nim.events["turn-passed"]!, derive, ...changes } },
});

const CHOICES = [
  { type: "matches-laid", data: { matches: 7 } },
  { type: "matches-taken", by: 0, data: { matches: 3 } },
];

const recorded = (model: GameModel, engine: (typeof ENGINES)[number] = "table") => {
  const started = Result.getOrThrow(start(HEADER, { games: [model], digest, engine }));
  let { lines, recording } = begin(started, nodeHash);
  for (const choice of CHOICES) {
    const answer = Result.getOrThrow(submit(recording, choice));
    lines = [...lines, ...answer.lines];
    ({ recording } = answer);
  }
  return lines;
};

const HONEST = recorded(nim);

describe.each(ENGINES)("on the %s engine", (engine) => {
  const audited = (model: GameModel, lines = HONEST) =>
    audit(bytesOf(lines), { games: [model], hash: nodeHash, engine });

  const MISTAKES: readonly (readonly [string, Derive, string])[] = [
    [
      "a text for a number",
      (game) => ({ left: String(game.matches) }),
      'its derive answers data.left: Expected number, and it is "4"',
    ],
    [
      "a number out of bounds",
      (game) => ({ left: game.matches - 5 }),
      "its derive answers data.left: Expected a value between 0 and 1000, and it is -1",
    ],
    [
      "a member too many",
      (game) => ({ left: game.matches, seat: 1 }),
      "its derive answers data.seat: Expected no excess property, and it is 1",
    ],
    ["nothing", () => undefined, "its derive answers data: Expected object, and it is undefined"],
    ["a fall", (game) => game.none.left, "its derive throws (Cannot read properties of undefined"],
  ];

  test.each(MISTAKES)(
    "%s is told by recorder and audit as the game's mistake",
    (_, derive, told) => {
      const broken = nimDeriving(derive);
      const message = `nim: turn-passed at play.turns: ${told}`;
      expect(() => recorded(broken, engine)).toThrow(message);
      expect(() => audited(broken)).toThrow(message);
      expect(() => audited(broken)).toThrow(Defect);
      expect(() => audited(broken)).toThrow("; correct the derive, or the event's schema");
    },
  );

  test("also where the record says the same, which used to pass", () => {
    const broken = nimDeriving((game) => ({ left: String(game.matches) }));
    const same = tamper(HONEST, nodeHash, editData(3, { left: "4" }));
    expect(() => audited(broken, same)).toThrow('data.left: Expected number, and it is "4"');
  });
});

test("members are written in the schema's order, whatever order they are derived in", () => {
  const data = Schema.Struct({ left: Schema.Int, next: Schema.Int });
  const open = { audience: "public", clauses: [] } as const;
  const turned = nimDeriving((game) => ({ next: 1, left: game.matches }), {
    data,
    fields: { left: open, next: open },
  });
  const lines = recorded(turned);
  expect(lines.at(-1)).toContain('"data":{"left":4,"next":1}');
  const answer = audit(bytesOf(lines), { games: [turned], hash: nodeHash });
  expect(answer.kind === "audited" && answer.verdict.kind).toBe("compliant");
});
