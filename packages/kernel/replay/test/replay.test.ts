// A record is gone through once, by itself as far as it is sound and by a judge's word where it is not.
import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { WrittenEvent } from "@assize/kernel-model";
import { ENGINES, forcedSteps, readEvent } from "@assize/kernel-referee";
import { inTheirLines, type Judge, type Line, openingOf, replay, type Step } from "../src/index.ts";
import { laid, NIM, passed, playedNim, recordedNim, startOf, takes } from "./games.ts";

const typesOf = ({ taken }: Step): readonly string[] => taken.map(({ event }) => event.type);

const replayOf = (events: readonly WrittenEvent[], judge?: Judge) => {
  const record = recordedNim(events);
  return replay(startOf(record), record, judge);
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
      expect(replayed.position()).toBe(steps.at(-1)!.after);
      expect(begun.game.model.outcome(replayed.position().context)).toMatchObject({ winners: [1] });
    },
  );

  test("asks no judge", () => {
    const judge: Judge = {
      isOpen: () => false,
      settle: () => {
        throw new Error("asked");
      },
    };
    expect([...replayOf(NIM, judge).steps]).toHaveLength(NIM.length);
  });

  test("asks a judge about every event while it is open", () => {
    const asked: number[] = [];
    const judge: Judge = {
      isOpen: () => asked.length < 2,
      settle: ({ index }) => {
        asked.push(index);
        return { taken: [], stops: asked.length === 2 };
      },
    };
    expect([...replayOf(NIM, judge).steps].map(typesOf)).toEqual([[], []]);
    expect(asked).toEqual([0, 1]);
  });
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
    expect(replayed.position()).toBe(steps.at(-1)!.after);
  });

  test.each(ODD)("asks the judge about %s, with the position before it", (_, sound, events) => {
    const lines: Line[] = [];
    const settle = (line: Line) => {
      lines.push(line);
      return { taken: [], stops: false };
    };
    const replayed = replayOf(events, { isOpen: () => false, settle });
    const steps = [...replayed.steps];
    expect(steps).toHaveLength(events.length);
    expect(lines[0]!.index).toBe(sound);
    expect(lines[0]!.position).toBe(steps[sound - 1]!.after);
    expect(steps[sound]).toMatchObject({ taken: [] });
    expect(steps[sound]!.after).toBe(steps[sound]!.before);
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

/** An audit's answer in a terse record: what is forced and not recorded is taken before the next event. */
const asInAnAudit = (events: readonly WrittenEvent[]) => {
  const record = recordedNim(events, true);
  const begun = startOf(record);
  const { game } = begun;
  const judge: Judge = {
    isOpen: () => false,
    settle: ({ recorded, position }) => {
      const forced = forcedSteps(game, position);
      const after = forced.at(-1)?.position ?? position;
      const event = Result.getOrThrow(readEvent(game, begun.setup.seats.length, recorded));
      const row = game.engine.accepts(after, event)!;
      const own = { row, event, position: game.engine.take(row, after, event) };
      return { taken: [...forced, own], stops: false };
    },
  };
  return { record, begun, steps: [...replay(begun, record, judge).steps] };
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
          const { record, begun, steps } = asInAnAudit(written);
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
    const { steps: raw } = asInAnAudit([laid(7), takes(0, 3), takes(1, 3)]);
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
