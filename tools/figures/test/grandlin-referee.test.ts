// The slow referee of the treasure game against its chart: games under rulings by lot, and what is made of them by
// tampering. Both let a record pass, or stop it at the same event.
import { expect, it } from "vitest";
import type { Draw } from "@assize/kernel-model";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import { judgeByChart } from "../src/chart-subject.ts";
import { playHonestly } from "../src/deviations/honest-game.ts";
import { anySlip } from "../src/deviations/slips.ts";
import { type Setup, SUBJECTS } from "../src/deviations/subject.ts";
import { judgeGrandlin } from "../src/reference/grandlin/referee.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const GAMES = DEEP ? 400 : 5;
const TAMPERED = 8;

const subject = SUBJECTS.find(({ id }) => id === "grandlin")!;
const byChart = judgeByChart(subject.model);

/** Long enough for the last treasure to be dug up, and hard to win. */
const setupBy = (draw: Draw): Setup => {
  const overrides = Object.fromEntries(
    subject.model.rulebook.rulings.map(({ id, options }) => [
      id,
      options[draw(options.length)]!.id,
    ]),
  );
  const colours = ["red", "blue", "yellow", "green"].slice(0, 2 + draw(3));
  return {
    seats: colours.map((colour) => ({ colour })),
    options: {
      win: ["any:12", "any:6", "each", "same:4"][draw(4)]!,
      variants: ["drop", "loot", "catharsis"].filter(() => draw(2) === 0),
    },
    table: {},
    rulings: { set: "house", overrides: { ...overrides, limit: "turns:200" } },
  };
};

it("lets games pass under any rulings, and stops tampered ones where the chart stops", () => {
  const types = new Set<string>();
  let illegal = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const draw = drawFrom(seeded(seed));
    const game = playHonestly({ ...subject, setup: () => setupBy(draw) }, seed);
    for (const { type } of game.events) types.add(type);
    const whole = judgeGrandlin(game.header, game.events);
    expect(whole, `seed ${seed}`).toEqual(byChart(game.header, game.events));
    expect(whole.legal).toBe(true);
    for (let time = 0; time < TAMPERED; time++) {
      const at = draw(game.events.length);
      const tampered = anySlip(game, game.events, at, draw);
      if (tampered === null) continue;
      const chart = byChart(game.header, tampered.events);
      const slow = judgeGrandlin(game.header, tampered.events);
      if (!chart.legal) illegal++;
      expect(slow, `seed ${seed}, ${tampered.planted.kind} at ${at}`).toMatchObject(
        chart.legal ? chart : { legal: false, at: chart.at },
      );
    }
  }
  expect(illegal).toBeGreaterThan((GAMES * TAMPERED) / 2);
  expect(types.size).toBeGreaterThanOrEqual(DEEP ? 60 : 45);
});
