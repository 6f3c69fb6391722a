// What several engines say, in every language. The sentences are golden: a difference is ours and accuses nobody.
import { expect, test } from "vitest";
import { type EnginesCompared, LANGUAGES, type Language, Seq } from "@assize/kernel-model";
import "../src/messages/all.ts";
import { engineLines } from "../src/engines-text.ts";
import { printLines } from "../src/lines.ts";
import { tellingIn } from "../src/telling.ts";

const STATE = "A".repeat(43);
const said = (engine: "table" | "xstate" | "quint", version: string | null = null) =>
  ({ engine, version, events: 6, state: STATE, silent: null }) as const;
const quiet = {
  engine: "quint",
  version: null,
  events: 0,
  state: null,
  silent: { code: "not-installed", detail: "0.33.0" },
} as const;

const CASES: Readonly<Record<string, EnginesCompared>> = {
  agree: {
    members: ["matches"],
    upTo: 6,
    engines: [said("table"), said("quint", "0.33.0")],
    difference: null,
  },
  refused: {
    members: null,
    upTo: 7,
    engines: [said("table"), said("xstate"), quiet],
    difference: null,
  },
  alone: { members: null, upTo: 6, engines: [said("table"), quiet], difference: null },
  "alone, and refused": {
    members: null,
    upTo: 7,
    engines: [said("table"), { ...quiet, silent: { code: "no-model", detail: "grandlin" } }],
    difference: null,
  },
  differ: {
    members: ["matches"],
    upTo: 7,
    engines: [said("table"), said("quint", "0.33.0")],
    difference: {
      kind: "state",
      seq: Seq(2),
      type: "matches-taken",
      first: { engine: "table", took: true, error: null, state: { matches: 3 } },
      second: { engine: "quint", took: true, error: null, state: { matches: 4 } },
      members: [{ path: "$.matches", first: 3, second: 4 }],
    },
  },
  "broken off": {
    members: ["matches"],
    upTo: 7,
    engines: [said("table"), said("quint", "0.33.0")],
    difference: {
      kind: "broke-off",
      seq: 0,
      type: null,
      first: { engine: "table", took: true, error: null, state: {} },
      second: { engine: "quint", took: false, error: "Out of bounds, nth(9)", state: {} },
      members: [],
    },
  },
};

const told = (compared: EnginesCompared, language: Language): readonly string[] =>
  printLines(engineLines(compared, tellingIn(language, null)), false);

test.each(LANGUAGES)("in %s", (language) => {
  const all = Object.entries(CASES).map(([name, one]) => [name, ...told(one, language)].join("\n"));
  expect(all.join("\n\n")).toMatchSnapshot();
});

test("nothing is told where nobody asked", () => {
  expect(engineLines(null, tellingIn("en", null))).toEqual([]);
});
