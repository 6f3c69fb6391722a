// What is said of an event: what happened, or at a finding its cause and what it came to.
import { expect, test } from "vitest";
import { captionOf, placeOfFinding } from "../../src/history-view/caption.ts";
import { aClient, exampleBytes, openBytes, reader } from "../worker/a-desk.ts";

test("a sound event is told as it happened, a finding by its cause and its effect", async () => {
  const client = aClient();
  const { history } = await openBytes(client, exampleBytes("disputed-4p.jsonl"));
  const lines = await client.ask("lines", { history, branch: 0, reader: reader() });
  const causes = await client.ask("findings", { history, reader: reader() });
  const impacts = await client.ask("impacts", { history, reader: reader() });
  expect(captionOf(lines[257], causes, impacts)).toEqual({
    text: lines[257]!.text,
    effect: null,
    isFinding: false,
  });
  expect(captionOf(lines[258], causes, impacts)).toEqual({
    text: "The record says “Daria took an archer in city 19”. The tile held 2 militia, 1 infantry and 2 mages, so it had to be a militia (the weakest present).",
    effect: "The winner, the places and the scores stay the same.",
    isFinding: true,
  });
  // Before the answers are here, and for eyes that are not told them.
  expect(captionOf(lines[258], [], undefined)).toEqual({
    text: lines[258]!.text,
    effect: null,
    isFinding: true,
  });
  expect(captionOf(undefined, causes, impacts).text).toBeNull();
  expect([258, 259, 284, 325].map((seq) => placeOfFinding(causes, seq)?.place)).toEqual([
    undefined,
    1,
    2,
    3,
  ]);
  // Two causes at one event are two, as in the verdict.
  expect(placeOfFinding([causes[0]!, ...causes], 284)).toEqual({ place: 3, of: 4 });
});

test("what is wrong in the game is told before what its line suffered", async () => {
  const client = aClient();
  const lines = new TextDecoder().decode(exampleBytes("disputed-4p.jsonl")).trim().split("\n");
  const broken = lines[259]!.replace(/"prev":"[^"]+"/, `"prev":"${"A".repeat(43)}"`);
  const log = new TextEncoder().encode(`${lines.with(259, broken).join("\n")}\n`);
  const { history } = await openBytes(client, log);
  const causes = await client.ask("findings", { history, reader: reader() });
  const here = causes.filter(({ finding }) => finding.seq === 259);
  expect(here.map(({ finding }) => finding.code)).toEqual(["value-wrong", "chain-broken"]);
  const told = await client.ask("lines", { history, branch: 0, reader: reader() });
  expect(captionOf(told[258], causes, undefined).text).toMatch(
    /^The record says “Daria took an archer/,
  );
});

test("an effect is told with what it takes for granted", async () => {
  const client = aClient();
  const { history } = await openBytes(client, exampleBytes("treasure-disputed-2p.jsonl"));
  const lines = await client.ask("lines", { history, branch: 0, reader: reader() });
  const causes = await client.ask("findings", { history, reader: reader() });
  const impacts = await client.ask("impacts", { history, reader: reader() });
  expect(captionOf(lines[204], causes, impacts)).toEqual({
    text: "The record says “12 against 4: the side with 4 lost 8”. Force and dice make 12 for Bruno against 4 for Alice, so Alice had to lose 5 health.",
    effect:
      "The winner, the places and the scores stay the same, if event 205 took place as the rules say.",
    isFinding: true,
  });
});
