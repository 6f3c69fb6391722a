// Why and why not, in words: accepted, not expected here, refused with every way.
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { type GameEvent, LANGUAGES, SeatId } from "@assize/kernel-model";
import { start, whyOrWhyNot } from "@assize/kernel-referee";
import { nim } from "@assize/toys";
import { explainText } from "../src/index.ts";
import { nimHeader } from "./nim-logs.ts";

const begun = Result.getOrThrow(
  start(nimHeader(), { games: [nim], digest: (value) => digestJson(value, nodeHash) }),
);
const laid: GameEvent = { type: "matches-laid", data: { matches: 3 } };
const takes: GameEvent = { type: "matches-taken", by: SeatId(0), data: { matches: 1 } };

const why = (event: GameEvent, language: (typeof LANGUAGES)[number] = "en") =>
  explainText(whyOrWhyNot(begun.game, begun.position, event), nim, language);

test("accepted, with the clauses that apply", () => {
  expect(why({ ...laid, data: { matches: 9 } })).toEqual([
    "Accepted: the rules allow this here.",
    "    clause nim.heap: The heap holds five to twenty matches.",
    "        source: rules of Nim, EN “Rules”",
  ]);
});

test("refused, with the clauses broken and the ways", () => {
  expect(why(laid)).toEqual([
    "Refused: the rules do not allow this here.",
    "    clause nim.heap: The heap holds five to twenty matches.",
    "        source: rules of Nim, EN “Rules”",
    "    Way 1 (play.laying/matches-laid>play.turns): “fairHeap” is answered with no (nim.heap)",
  ]);
});

test("not expected here, with what is", () => {
  expect(why(takes)).toEqual([
    "Not expected here: this point of the game does not know such an event.",
    "    It knows: matches-laid.",
  ]);
});

test("at the end nothing is known", () => {
  const over = explainText({ kind: "not-expected-here", known: [] }, nim, "en");
  expect(over[1]).toBe("    It knows none: the game is over.");
});

test("a way that breaks no clause says so", () => {
  const { row } = (() => {
    const answer = whyOrWhyNot(begun.game, begun.position, { ...laid, data: { matches: 9 } });
    if (answer.kind !== "accepted") throw new Error("nine matches are a heap");
    return answer;
  })();
  const lines = explainText(
    { kind: "refused", clauses: [], completions: [], ways: [{ row, failing: [] }] },
    nim,
    "en",
  );
  expect(lines[1]).toContain("is not the one that the state of the game opens");
});

test.each(LANGUAGES)("in %s there are as many lines as in English", (language) => {
  for (const event of [laid, takes]) expect(why(event, language).length).toBe(why(event).length);
});
