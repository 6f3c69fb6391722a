// Which code belongs to a question alone, and which to the rules: for a small game in a few modules, changed here and there.
import { nodeHash } from "@assize/kernel-integrity/node";
import { describe, expect, test } from "vitest";
import { codeOfGame } from "../src/code/code-of-game.ts";
import { parseModule } from "../src/code/parsed-module.ts";

const GAME: Readonly<Record<string, string>> = {
  "model.ts": `
    import type { GameModel } from "@assize/kernel-model";
    import { chart } from "./chart.ts";
    import { text } from "./words.ts";
    import { rulebook } from "./rulebook.ts";
    import * as rules from "./rules.ts";
    export const game = {
      id: "game", title: text("Game"), rules: 1, rulebook, chart,
      events: { moved: { derive: (state: State) => rules.next(state) } },
      initial: () => ({ left: 3 }),
      withRulings: (state) => state,
      describe: { seat: (seat) => text(\`seat \${seat}\`) },
    } satisfies GameModel;`,
  "rulebook.ts": `export const rulebook = { clauses: [] };`,
  "words.ts": `export const text = (en: string) => ({ en });`,
  "chart.ts": `
    import { all, none, rule as ruleOf, when } from "@assize/kernel-chart-engine";
    import { asked, asking as asksMore, tell, same } from "./index.ts";
    import * as other from "./other.ts";
    const rule = (clauses, holds, notes) => ruleOf(clauses, holds, notes);
    const open = all(rule("a", asked.mayMove, { describe: tell }), when(asksMore));
    const nothingOpen = none(open);
    const closed = (state) => nothingOpen(state);
    export const chart = {
      moved: { guard: open },
      closed: { guard: rule("b", closed) },
      same: [{ guard: when(same) }, { guard: when(other.same) }],
      kept: wrapped("c", inAWrapper, { describe: inNotes }),
    };
    const wrapped = (clause, holds, notes) => [clause, holds, notes];
    const inAWrapper = (state) => state.wrapped;
    const inNotes = (state) => state.noted;`,
  "index.ts": `
    import "./effects.ts";
    export * as asked from "./asked.ts";
    export * from "./rest.ts";`,
  "asked.ts": `
    import { helper } from "./helpers.ts";
    export const mayMove = (state: { left: number }) => helper(state) && "abc".length > state.left;
    export const unused = () => 1;`,
  "rest.ts": `
    export const asking = (state) => state.asking;
    export const same = (state) => state.same;
    export const tell = (state) => ({ fact: state.told });`,
  "other.ts": `export const same = (state) => state.other;`,
  "helpers.ts": `
    export const helper = (state) => state.left > limit.at;
    const limit = { at: 0 };
    export const shared = (state) => state.left - 1;
    export const setLimit = (at) => { limit.at = at; };`,
  "effects.ts": `import { setLimit } from "./helpers.ts"; setLimit(2);`,
  "rules.ts": `
    import { shared } from "./helpers.ts";
    export const next = (state) => ({ left: shared(state) });`,
};

const codeOf = (texts: Readonly<Record<string, string>>) => {
  const modules = new Map(Object.entries(texts).map(([path, text]) => [path, parseModule(text)]));
  const model = modules.get("model.ts")!.declarations.get("game")!;
  expect(model.game).toBe("game");
  const at = (path: string) => modules.get(path) ?? null;
  const resolve = (_: string, specifier: string) => specifier.replace("./", "");
  const nameOf = (path: string) => path;
  return codeOfGame({ at, resolve, nameOf, lines: new Map() }, "model.ts", model, nodeHash);
};

const before = codeOf(GAME);

/** What has another digest after an edit. */
const changedBy = (path: string, from: string, to: string): readonly string[] => {
  expect(GAME[path]!.split(from)).toHaveLength(2);
  const code = codeOf({ ...GAME, [path]: GAME[path]!.replace(from, to) });
  const names = new Set([...Object.keys(before.questions), ...Object.keys(code.questions)]);
  const questions = [...names].filter((name) => code.questions[name] !== before.questions[name]);
  return [...questions, ...(code.rules === before.rules ? [] : ["rules"])].toSorted();
};

test("questions stand by themselves, unless nobody could tell which was asked", () => {
  expect(Object.keys(before.questions)).toEqual(["asking", "closed", "mayMove"]);
});

describe("an edit changes", () => {
  test.each([
    // What `none` asks, with all that it says of itself, is part of the question that it is in.
    ["a question", "asked.ts", "> state", "< state", ["closed", "mayMove"]],
    [
      "what only a question calls",
      "helpers.ts",
      "state.left > limit",
      "state.left < limit",
      ["closed", "mayMove"],
    ],
    [
      "what only a question reads, and an effect writes",
      "helpers.ts",
      "limit = { at: 0 }",
      "limit = { at: 1 }",
      ["closed", "mayMove", "rules"],
    ],
    ["what an update calls", "helpers.ts", "left - 1", "left - 2", ["rules"]],
    [
      "a question by another name",
      "rest.ts",
      "state.asking",
      "!state.asking",
      ["asking", "closed"],
    ],
    ["one of two questions of one name", "other.ts", "state.other", "!state.other", ["rules"]],
    [
      "what a module does while it is loaded",
      "effects.ts",
      "setLimit(2)",
      "setLimit(3)",
      ["rules"],
    ],
    [
      "which question is asked",
      "chart.ts",
      "when(asksMore)",
      "when(asked.mayMove)",
      ["closed", "rules"],
    ],
    [
      "what is handed to another function than the chart's",
      "chart.ts",
      "state.wrapped",
      "!state.wrapped",
      ["rules"],
    ],
    [
      "what such a function takes as its notes",
      "chart.ts",
      "state.noted",
      "!state.noted",
      ["rules"],
    ],
    ["the state before the first event", "model.ts", "left: 3", "left: 4", ["rules"]],
    [
      "what a question says of itself",
      "rest.ts",
      "fact: state.told",
      "fact: state.otherwise",
      ["closed"],
    ],
    ["words", "model.ts", "seat ${seat}", "place ${seat}", []],
    ["a version, a rulebook", "model.ts", "rules: 1", "rules: 2", []],
    ["data of the rulebook", "rulebook.ts", "clauses: []", "clauses: [1]", []],
    ["types and comments", "asked.ts", "(state: { left: number })", "(state /* here */)", []],
    ["what nothing reaches", "asked.ts", "=> 1", "=> 2", []],
  ] as const)("%s", (_, path, from, to, changed) => {
    const names = changedBy(path, from, to);
    // `asking` may be missing where it is asked no more.
    expect(
      names.filter((name) => name !== "asking" || changed.some((one) => one === name)),
    ).toEqual(changed);
  });
});
