// Whole games with lines left out, doubled, moved, exchanged or put in from elsewhere: each is audited, and nothing throws.
import type { Draw } from "@assize/kernel-model";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import { expect, test } from "vitest";
import { audited } from "./asking.ts";
import { type Line, SUBJECTS } from "./games.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const SEEDS = DEEP ? 10 : 1;
const LOGS = DEEP ? 12 : 2;
/** Deviations in one log at most. */
const MOST = 3;

/** One deviation of whole lines, near `place` or anywhere. */
const deviated = (lines: readonly Line[], draw: Draw, place: number): readonly Line[] => {
  const near = draw(2) === 0 ? draw(lines.length) : place + draw(9) - 4;
  const at = Math.min(lines.length - 1, Math.max(1, near));
  const other = 1 + draw(lines.length - 1);
  const line = lines[at]!;
  const kinds = [
    lines.toSpliced(at, 1 + draw(2)),
    lines.toSpliced(at, 0, line),
    lines.toSpliced(at, 1).toSpliced(Math.min(other, lines.length - 1), 0, line),
    at + 1 < lines.length ? lines.with(at, lines[at + 1]!).with(at + 1, line) : lines,
    lines.toSpliced(at, 0, lines[other]!),
  ];
  return kinds[draw(kinds.length)]!;
};

/** Up to three deviations, mostly near to each other. */
const severalDeviated = (lines: readonly Line[], draw: Draw): readonly Line[] => {
  const place = 1 + draw(lines.length - 1);
  let made = lines;
  for (let left = 1 + draw(MOST); left > 0 && made.length > 2; left--)
    made = deviated(made, draw, place);
  return made;
};

test.each(SUBJECTS)("$model.id: up to three deviations", (subject) => {
  const { games } = subject;
  let count = 0;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const draw = drawFrom(seeded(seed));
    for (let log = 0; log < LOGS; log++, count++) {
      const lines = severalDeviated(games[draw(games.length)]!, draw);
      expect(() => audited(subject, lines), `seed ${seed}, log ${log}`).not.toThrow();
    }
  }
  expect(count).toBe(SEEDS * LOGS);
});

/** Each of so many lines is left out, doubled and exchanged with the next one. */
const EVERY = DEEP ? 3 : 60;

test.each(SUBJECTS)("$model.id: each line left out, doubled, exchanged", (subject) => {
  const lines = subject.games.toSorted((one, other) => one.length - other.length)[0]!;
  let count = 0;
  for (let at = 1; at + 1 < lines.length; at += EVERY)
    for (const made of [
      lines.toSpliced(at, 1),
      lines.toSpliced(at, 0, lines[at]!),
      lines.with(at, lines[at + 1]!).with(at + 1, lines[at]!),
    ]) {
      expect(() => audited(subject, made), `line ${at}`).not.toThrow();
      count++;
    }
  expect(count).toBeGreaterThanOrEqual(3);
});
