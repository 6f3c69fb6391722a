// A record is gone through once, as far as it is sound.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { WrittenEvent } from "@assize/kernel-model";
import { ENGINES } from "@assize/kernel-referee";
import { inTheirLines, openingOf, replay, type Step } from "../src/index.ts";
import { laid, NIM, passed, playedNim, recordedNim, startOf, takes } from "./games.ts";

const typesOf = ({ taken }: Step): readonly string[] => taken.map(({ event }) => event.type);

const replayOf = (events: readonly WrittenEvent[]) => {
  const record = recordedNim(events);
  return replay(startOf(record), record);
};

describe("a sound record", () => {
  test.each(ENGINES)(
    "has one step for each event, each leading on from the last (%s)",
    (engine) => {
      const record = recordedNim(NIM);
      const begun = startOf(record, engine);
      const replayed = replay(begun, record);
      const steps = [...replayed.steps];
      expect(steps.map(({ recorded }) => recorded)).toEqual(
        record.events.map((one) => one.envelope),
      );
      expect(steps.map(({ seq }) => seq)).toEqual(NIM.map((_, index) => index + 1));
      expect(steps.map(typesOf)).toEqual(NIM.map(({ type }) => [type]));
      expect(steps.slice(1).map(({ before }) => before)).toEqual(
        steps.slice(0, -1).map(({ after }) => after),
      );
      expect(replayed.reached().position).toBe(steps.at(-1)!.after);
      expect(begun.game.model.outcome(replayed.reached().position.context)).toMatchObject({
        winners: [1],
      });
    },
  );
});

describe("a record that is not sound", () => {
  const ODD: readonly (readonly [string, number, readonly WrittenEvent[]])[] = [
    ["an unknown type", 1, [laid(7), { type: "x", data: {} }]],
    ["a seat that is not there", 1, [laid(7), takes(2, 1)]],
    ["the wrong seat", 1, [laid(7), takes(1, 1)]],
    ["an illegal choice", 1, [laid(7), takes(0, 4)]],
    ["malformed data", 1, [laid(7), { type: "matches-taken", by: 0, data: { matches: "1" } }]],
    [
      "an unknown value",
      1,
      [laid(7), { type: "matches-taken", by: 0, data: { matches: { $unknown: "?" } } }],
    ],
    ["a wrong consequence", 2, [laid(7), takes(0, 3), passed(5)]],
    ["a consequence with a seat", 2, [laid(7), takes(0, 3), { ...passed(4), by: 0 }]],
    ["a missing consequence", 2, [laid(7), takes(0, 3), takes(1, 3)]],
    ["an event after the end", 7, [...NIM, laid(7)]],
  ];

  test("the table is complete", () => expect(ODD.length).toBeGreaterThanOrEqual(10));

  test.each(ODD)("ends before %s", (_, sound, events) => {
    const replayed = replayOf(events);
    const steps = [...replayed.steps];
    expect(steps).toHaveLength(sound);
    expect(replayed.reached().position).toBe(steps.at(-1)!.after);
  });

  test("a number that is not the next one is no sound event", () => {
    const record = recordedNim(NIM);
    const events = record.events.map((event, index) =>
      index < 3
        ? event
        : { ...event, envelope: { ...event.envelope, seq: event.envelope.seq + 1 } },
    );
    expect([...replay(startOf(record), { events }).steps]).toHaveLength(3);
  });
});

/** Choices of a whole game of nim, by how many matches are laid and taken. */
const choicesOf = (pile: number, takings: readonly number[]): readonly WrittenEvent[] => {
  const choices = [laid(pile)];
  let left = pile;
  for (let turn = 0; left > 0; turn++) {
    const matches = Math.min(left, takings[turn % takings.length]!);
    choices.push(takes(turn % 2, matches));
    left -= matches;
  }
  return choices;
};

const SOME_GAME = fc.record({
  pile: fc.integer({ min: 5, max: 20 }),
  takings: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 8 }),
});

const terseNim = (events: readonly WrittenEvent[]) => {
  const record = recordedNim(events, true);
  const begun = startOf(record);
  return { record, begun, steps: [...replay(begun, record).steps] };
};

describe("a terse record", () => {
  test("its steps hold what they force, wherever the record leaves it out", () => {
    let terse = 0;
    fc.assert(
      fc.property(
        SOME_GAME,
        fc.array(fc.boolean(), { maxLength: 12 }),
        ({ pile, takings }, kept) => {
          const whole = playedNim(choicesOf(pile, takings));
          let passes = 0;
          // Some recorders of terse logs write some consequences down all the same.
          const written = whole.filter(
            ({ type }) => type !== "turn-passed" || kept[passes++] === true,
          );
          if (written.length < whole.length) terse++;
          const { record, begun, steps } = terseNim(written);
          const told = steps.map(inTheirLines(begun, record));
          expect(
            [openingOf(begun, record), ...told]
              .flatMap(({ taken }) => taken)
              .map(({ event }) => event),
          ).toEqual(whole);
          for (const [index, { before, after, taken }] of told.entries()) {
            expect(before).toEqual(told[index - 1]?.after ?? openingOf(begun, record).position);
            expect(after.at).toBe(taken.at(-1)!.position.at);
          }
        },
      ),
      { numRuns: 100, seed: 7 },
    );
    expect(terse).toBeGreaterThan(50);
  });

  test("an event that is not applied takes nothing from the one before it", () => {
    const record = recordedNim([laid(7), takes(0, 3), takes(0, 1), takes(1, 3)], true);
    const begun = startOf(record);
    const steps: Step[] = [];
    const told = inTheirLines(begun, record);
    const { steps: raw } = terseNim([laid(7), takes(0, 3), takes(1, 3)]);
    const notApplied = { ...raw[2]!, taken: [], before: raw[1]!.after, after: raw[1]!.after };
    for (const step of [raw[0]!, raw[1]!, notApplied, raw[2]!]) steps.push(told(step));
    expect(steps.map(typesOf)).toEqual([
      ["matches-laid"],
      ["matches-taken", "turn-passed"],
      [],
      ["matches-taken", "turn-passed"],
    ]);
    expect(steps[2]!.before).toEqual(steps[1]!.after);
  });

  test("a record that is not terse stays as it is", () => {
    const record = recordedNim(NIM);
    const begun = startOf(record);
    const [step] = replay(begun, record).steps;
    expect(inTheirLines(begun, record)(step!)).toBe(step);
    expect(openingOf(begun, record)).toEqual({ taken: [], position: begun.position });
  });
});
