// A part of `npm run behind-gaps`, a twentieth where tests are deep: errors behind lines that are gone, at paths that nothing possible in
// them can have changed.
import { expect, test } from "vitest";
import { behindGaps, judgeBehindGap, LENGTHS } from "../src/deviations/behind-gaps.ts";
import { SUBJECTS } from "../src/deviations/subject.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const GAMES = SUBJECTS.filter(({ id }) => id === "xidit" || (DEEP && id === "grandlin"));
const EACH = DEEP ? 2 : 1;

test("errors behind a gap are found, and nobody else is accused", () => {
  const logs = LENGTHS.flatMap((length) =>
    GAMES.flatMap((subject) => behindGaps(subject, length, EACH, 1)),
  );
  expect(logs.length).toBe(LENGTHS.length * GAMES.length * EACH);
  expect(logs.filter(({ cheat }) => cheat !== null).length).toBeGreaterThan(logs.length / 4);
  const judged = logs.map(judgeBehindGap);
  expect(judged.filter(({ isFound }) => !isFound).map(({ log }) => log.name)).toEqual([]);
  expect(judged.flatMap(({ honestAccused }) => honestAccused)).toEqual([]);
  const shares = judged.flatMap(({ marked }) => marked ?? []);
  expect(shares.length).toBeGreaterThan(0);
  for (const share of shares) expect(share).toBeLessThan(0.5);
});
