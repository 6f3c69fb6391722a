// Every ruling, every option: the same position under each reading of the rules, and what becomes of it.
import { describe, expect, test } from "vitest";
import { RULING_IDS, type RulingId, type RulingOptions } from "@assize/xidit-rulebook";
import { xidit } from "../src/index.ts";
import { DEED_READINGS } from "./rulings/deeds.ts";
import { END_READINGS } from "./rulings/end.ts";
import type { Reading } from "./rulings/reading.ts";
import { REWARD_READINGS } from "./rulings/rewards.ts";
import { TILE_READINGS } from "./rulings/tiles.ts";

const READINGS: readonly Reading[] = [
  ...DEED_READINGS,
  ...REWARD_READINGS,
  ...TILE_READINGS,
  ...END_READINGS,
];

describe.each(READINGS.map((one) => [one.ruling, one] as const))("%s", (_, { ruling, cases }) => {
  test.each(Object.entries(cases))("%s", (option, play) => {
    const choice: Partial<RulingOptions> = { [ruling]: option };
    play(choice);
  });
});

const optionsOf = (id: RulingId): readonly string[] =>
  xidit.rulebook.rulings.find((one) => one.id === id)!.options.map((option) => option.id);

test("every option of every ruling is tried", () => {
  expect(RULING_IDS).toHaveLength(18);
  for (const id of RULING_IDS) {
    const tried = READINGS.filter((one) => one.ruling === id).flatMap((one) =>
      Object.keys(one.cases).map((option) => option.replace(/:\d+$/, ":N")),
    );
    expect(tried).toEqual(expect.arrayContaining([...optionsOf(id)]));
  }
});
