// The toy games say why: no question that stands for clauses is silent, and each fact is a sentence for people.
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { type GameModel, type JsonObject, SeatId } from "@assize/kernel-model";
import { legalDecisions, prepare } from "@assize/kernel-referee";
import { auction, headerFor, nim } from "@assize/toys";
import { CODE, describing, factsAsked, factsOfValues } from "../src/index.ts";

const NAMES = ["Ada", "Bo"];
const table = { seat: (seat: SeatId) => NAMES[seat]! };
const MOST_EVENTS = 40;
/** Something that each decision, and chance, may say. */
const DATA: Readonly<Record<string, JsonObject>> = {
  "matches-laid": { matches: 5 },
  "matches-taken": { matches: 1 },
  "bid-made": { amount: 3 },
};

/** Every fact that a game tells as it is played by whatever comes first, of each event where it may and may not come. */
const toldBy = (model: GameModel<any, any>, first: readonly string[]): ReadonlySet<string> => {
  const game = prepare(model);
  const setup = { ...headerFor(model, { seats: 2 }), rulings: { "last-match": "loses" } };
  let position = game.engine.start(
    Result.getOrThrow(model.initial(setup, model.edition.reference)),
  );
  const said = new Set<string>();
  const say = (facts: ReturnType<typeof factsAsked>): void => {
    for (const fact of facts) said.add(model.describe.fact?.(fact, "en", table) ?? fact.fact);
  };
  for (let count = 0; count < MOST_EVENTS; count++) {
    for (const [type, { class: kind }] of game.events) {
      const by = kind === "decision" ? { by: SeatId(count % 2) } : {};
      say(factsAsked(game, position, { type, data: DATA[type] ?? {}, ...by }, 2));
      say(factsOfValues(game, position, type, {}));
    }
    const due = [...game.events].find(
      ([type, { class: kind }]) =>
        kind === "consequence" && game.engine.accepts(position, { type }) !== undefined,
    );
    const decided = [SeatId(0), SeatId(1)].flatMap((seat) =>
      [...legalDecisions(game, position, seat)].map((one) => ({ ...one, by: seat })),
    );
    const event =
      count < first.length
        ? { type: first[count]!, data: DATA[first[count]!] }
        : due === undefined
          ? decided.at(-1)
          : { type: due[0], data: due[1].definition.derive!(position.context) };
    const row = event && game.engine.accepts(position, event);
    if (event === undefined || row === undefined) break;
    position = game.engine.take(row, position, event);
  }
  return said;
};

test.each([
  ["nim", nim, ["matches-laid"], 7, 2, 6],
  ["auction", auction, [], 8, 4, 6],
] as const)(
  "%s says what each question and value read",
  (_, model, first, questions, fields, facts) => {
    const seen = describing(prepare(model as GameModel<any, any>));
    expect(seen.silent).toEqual([]);
    expect(seen.questions).toBeGreaterThanOrEqual(questions);
    expect(seen.fields).toBe(fields);
    const said = [...toldBy(model as GameModel<any, any>, first)];
    expect(said.length).toBeGreaterThanOrEqual(facts);
    for (const sentence of said) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(CODE);
    }
  },
);
