// What the catalogue holds of the ways to each place of a chart is so: each game is made again, is compliant, and is there after as
// many events as it says. Deep: all of them.
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { GAMES } from "@assize/catalogue/all";
import { loadKnownWays } from "@assize/catalogue/ways";
import type { Header } from "@assize/kernel-event-log";
import { makeAgain } from "@assize/kernel-history";
import { nodeHash } from "@assize/kernel-integrity/node";
import { isOption, prepare } from "@assize/kernel-referee";
import { audit } from "@assize/kernel-verifier";
import { candidateOf } from "../src/ways/candidates.ts";
import { fewestInChart } from "../src/ways/in-the-chart.ts";
import { played } from "../src/ways/reached.ts";
import { idsIn } from "../src/ways/ways-page.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const GAMES_OF_EACH = DEEP ? Infinity : 3;
const LEAST_REACHED = { xidit: 99, grandlin: 150, chess: 62 } as const;
const encoder = new TextEncoder();

test.each(GAMES)("$model.id: each game is of readings that there are", async ({ model }) => {
  const { rulings } = model.rulebook;
  const known = (await loadKnownWays(model.id))!;
  const said = known.games.flatMap(({ header }) =>
    Object.entries((header as unknown as Header).rulings.overrides),
  );
  const none = said.filter(
    ([id, option]) => !rulings.some((one) => one.id === id && isOption(one, option)),
  );
  expect(none).toEqual([]);
  expect(said.length).toBeGreaterThan(0);
});

test.each(GAMES)("$model.id", async (game) => {
  const { model } = game;
  const known = (await loadKnownWays(model.id))!;
  const ids = idsIn(prepare(model).table);
  const ways = Object.entries(known.ways);
  expect(ways.length).toBeGreaterThanOrEqual(LEAST_REACHED[model.id as keyof typeof LEAST_REACHED]);
  expect(ids).toEqual(expect.arrayContaining(ways.map(([id]) => id)));
  const inChart = fewestInChart(prepare(model).table);
  for (const [id, { events, short }] of ways) {
    expect(events).toBeGreaterThanOrEqual(inChart.get(id)!);
    expect([id, short === "chart"]).toEqual([id, events === inChart.get(id)]);
  }
  for (const [index, shared] of known.games.slice(0, GAMES_OF_EACH).entries()) {
    const made = Result.getOrThrow(makeAgain(shared, model, nodeHash));
    expect([made.isSame, made.rules]).toEqual([true, "same"]);
    const bytes = encoder.encode(made.text);
    const audited = audit(bytes, { games: [model], hash: nodeHash });
    expect(audited.kind === "audited" && audited.verdict.kind).toBe("compliant");
    const { start, choices } = candidateOf(game, bytes)!;
    const { reached } = played(start, choices);
    for (const [id, way] of ways)
      if (way.game === index) expect([id, reached.get(id)]).toEqual([id, way.events]);
  }
});
