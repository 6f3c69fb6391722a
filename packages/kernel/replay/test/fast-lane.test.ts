// The fast lane goes along a record's bytes as far as they are what a writer would have written of a sound game, and the
// full replay goes on from there.
import { asStored, encodeEvent, encodeHeader, readGames, readLog } from "@assize/kernel-event-log";
import { countLinked, LINK_BYTES, linkOf } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { JsonObject, WrittenEvent } from "@assize/kernel-model";
import type { Start } from "@assize/kernel-referee";
import { bytesOf } from "@assize/testkit";
import { describe, expect, test } from "vitest";
import { fastLane, replay, type Step } from "../src/index.ts";
import { laid, NIM, passed, recordedNim, startOf, takes } from "./games.ts";

interface Writing {
  /** The whole line of an event, before its link. */
  readonly line?: (line: string, seq: number) => string;
  readonly at?: string;
}

/** A chained log of nim, its lines changed before they are chained. */
const chainedNim = (events: readonly WrittenEvent[], { line, at }: Writing = {}) => {
  const lines = [encodeHeader(recordedNim([]).header)];
  for (const [index, { type, by, data }] of events.entries()) {
    const prev = linkOf(lines.at(-1)!, nodeHash);
    const who = by === undefined ? {} : { by };
    const when = at === undefined ? {} : { at };
    const envelope = { seq: index + 1, type, ...who, ...when, data: data as JsonObject, prev };
    const plain = encodeEvent(envelope);
    lines.push(line?.(plain, index + 1) ?? plain);
  }
  const read = readLog(bytesOf(lines));
  if (!read.ok) throw new Error(read.problem.code);
  return read;
};

const laneAlong = (
  record: ReturnType<typeof chainedNim>,
  onStep?: (step: Step) => void,
  begun: Start = startOf(record),
) => {
  const stored = asStored(record)!;
  const linked = countLinked(stored, nodeHash);
  return fastLane(begun, stored, { linked, linkBytes: LINK_BYTES, onStep });
};

const told = ({ seq, recorded, taken, before, after, readings }: Step) => ({
  seq,
  recorded,
  rows: taken.map(({ row }) => row.id),
  events: taken.map(({ event }) => event),
  before,
  after,
  readings,
});

describe("a sound game", () => {
  test("goes by to its end, with the steps, the position and the rulings of a full replay", () => {
    const record = chainedNim(NIM);
    const steps: Step[] = [];
    const lane = laneAlong(record, (step) => void steps.push(step));
    const full = replay(startOf(record), record);
    expect(steps.map(told)).toEqual([...full.steps].map(told));
    expect(lane.index).toBe(NIM.length);
    expect(lane.position).toEqual(full.reached().position);
    expect([...lane.read]).toEqual([...full.reached().read]);
    expect(laneAlong(record)).toEqual(lane);
  });

  test.each(["2026-11-22T17:00:00Z", "2026-11-22T17:00:60.123456789Z"])("at %s too", (at) => {
    expect(laneAlong(chainedNim(NIM, { at })).index).toBe(NIM.length);
  });
});

/** As `recordedNim` has it: without links. */
const unlinkedAlong = (record: ReturnType<typeof recordedNim>, from = startOf(record)) => {
  const stored = asStored(record)!;
  return fastLane(from, stored, { linked: stored.length, linkBytes: 1 });
};

describe("a record without links", () => {
  const choices = NIM.filter(({ type }) => type.startsWith("matches-"));

  test.each([
    ["whole", NIM, false],
    ["terse", choices, true],
    ["terse, with a consequence in it", NIM.toSpliced(4, 1), true],
    ["terse, with all of them", NIM, true],
  ] as const)("%s goes by to its end as in a full replay", (_, events, isTerse) => {
    const record = recordedNim(events, isTerse);
    const lane = unlinkedAlong(record);
    const full = replay(startOf(record), record);
    expect([...full.steps]).toHaveLength(events.length);
    expect(lane.index).toBe(events.length);
    // To compare positions reads their rulings.
    expect([...lane.read]).toEqual([...full.reached().read]);
    expect(lane.position).toEqual(full.reached().position);
  });

  test.each([
    ["a wrong consequence", NIM.with(4, passed(2)), 4],
    ["a choice too early", NIM.toSpliced(3, 1), 3],
    ["an event that nobody knows", NIM.with(3, { type: "x", data: {} }), 3],
  ] as const)("that is terse ends the lane before %s", (_, events, sound) => {
    const record = recordedNim(events, true);
    const lane = unlinkedAlong(record);
    const full = replay(startOf(record), record);
    expect([...full.steps]).toHaveLength(sound);
    expect(lane.index).toBe(sound);
    // To compare positions reads their rulings.
    expect([...lane.read]).toEqual([...full.reached().read]);
    expect(lane.position).toEqual(full.reached().position);
  });

  test.each([",", "]", "", "}}"])("a line that ends with `%s` instead ends it", (closing) => {
    const record = recordedNim(choices, true);
    const text = new TextDecoder().decode(Buffer.concat(record.stored));
    const lines = text.trimEnd().split("\n");
    const wrong = lines[2]!.slice(0, -1) + closing;
    const [read] = [...readGames(bytesOf(lines.with(2, wrong)))];
    const stored = asStored(read!)!;
    const lane = fastLane(startOf(record), stored, { linked: stored.length, linkBytes: 1 });
    expect(lane.index).toBe(1);
  });

  const NOTED: readonly (readonly [string, boolean])[] = [
    ['"x-note":"so"', true],
    ['"x-note":{"san":"e4","clock":"0:03:00","notes":[{"mark":"!"},{"comment":""}]}', true],
    ['"x-note":["so",[],{}]', true],
    ['"x-note":1', false],
    ['"x-note":null', false],
    ['"x-note":"ä"', false],
    ['"x-note":"\\n"', false],
    ['"x-note":1.5', false],
    ['"x-note":{"a":1,"b":2,"a":1}', false],
    ['"x-note":{"$unknown":"so"}', false],
    ['"x-note":{"__proto__":1}', false],
    ['"x-note":1,"x-more":2', false],
    ['"note":1', false],
    ['"prev":"so"', false],
  ];
  test.each(NOTED)("with %s: %s", (note, goes) => {
    const record = recordedNim(choices, true);
    const text = new TextDecoder().decode(Buffer.concat(record.stored));
    const lines = text.trimEnd().split("\n");
    const [read] = [...readGames(bytesOf(lines.with(2, lines[2]!.replace(/\}$/, `,${note}}`))))];
    const stored = asStored(read!)!;
    const lane = fastLane(startOf(record), stored, { linked: stored.length, linkBytes: 1 });
    expect(lane.index).toBe(goes ? choices.length : 1);
  });
});

const ODD: readonly (readonly [string, number, readonly WrittenEvent[]])[] = [
  ["an unknown type", 1, [laid(7), { type: "x", data: {} }]],
  ["a seat that is not there", 1, [laid(7), takes(2, 1)]],
  ["no seat", 1, [laid(7), { type: "matches-taken", data: { matches: 1 } }]],
  ["the wrong seat", 1, [laid(7), takes(1, 1)]],
  ["an illegal choice", 1, [laid(7), takes(0, 4)]],
  ["malformed data", 1, [laid(7), { type: "matches-taken", by: 0, data: { matches: "1" } }]],
  ["a wrong consequence", 2, [laid(7), takes(0, 3), passed(5)]],
  ["a consequence with a seat", 2, [laid(7), takes(0, 3), { ...passed(4), by: 0 }]],
  ["an outcome of chance with a seat", 0, [{ ...laid(7), by: 0 }]],
  ["a missing consequence", 2, [laid(7), takes(0, 3), takes(1, 3)]],
  ["an event after the end", 7, [...NIM, laid(7)]],
];

describe("what is not sound", () => {
  test("the table is complete", () => expect(ODD.length).toBeGreaterThanOrEqual(11));

  test.each(ODD)("ends the lane before %s", (_, sound, events) => {
    const record = chainedNim(events);
    const lane = laneAlong(record);
    expect(lane.index).toBe(sound);
    const full = replay(startOf(record), record);
    expect([...full.steps]).toHaveLength(sound);
    expect(lane.position).toEqual(full.reached().position);
  });
});

/** Other spellings of a line that say the same; what the rules say is not in question. */
const SPELLED: readonly (readonly [string, (line: string) => string])[] = [
  ["members in another order", (line) => line.replace(/("seq":\d+),("type":"[^"]*")/, "$2,$1")],
  ["a blank", (line) => line.replace(",", ", ")],
  ["an escaped letter", (line) => line.replace('"matches-taken"', '"matches-t\\u0061ken"')],
  ["an escaped name", (line) => line.replace('"matches"', '"m\\u0061tches"')],
  ["a note", (line) => line.replace(',"prev"', ',"x-note":"ä","prev"')],
  ["a note behind the link", (line) => line.replace(/\}$/, ',"x-note":1}')],
  ["the link before the data", (line) => line.replace(/("data":\{.*?\}),("prev":".*?")/, "$2,$1")],
];

describe("a line that is spelled otherwise", () => {
  test("the table is complete", () => expect(SPELLED.length).toBeGreaterThanOrEqual(7));

  test.each(SPELLED)("ends the lane, and the full replay goes on: %s", (_, spell) => {
    const record = chainedNim(NIM, { line: (line, seq) => (seq === 4 ? spell(line) : line) });
    expect(record.events[3]!.line.bytes).not.toEqual(chainedNim(NIM).events[3]!.line.bytes);
    const lane = laneAlong(record);
    expect(lane.index).toBe(3);
    const going = replay(startOf(record), record, lane);
    const whole = replay(startOf(record), record);
    expect([...going.steps].map(told)).toEqual([...whole.steps].slice(3).map(told));
    expect(going.reached().position).toEqual(whole.reached().position);
    expect([...going.reached().read]).toEqual([...whole.reached().read]);
  });

  test("a number that is not the next one ends it too", () => {
    const renumbered = (line: string, seq: number): string =>
      seq === 4 ? line.replace('"seq":4', '"seq":5') : line;
    expect(laneAlong(chainedNim(NIM, { line: renumbered })).index).toBe(3);
  });
});

test("where a chain is broken the lane ends", () => {
  const broken = (line: string, seq: number): string =>
    seq === 5 ? line.replace(/"prev":"./, (link) => `${link.slice(0, -1)}_`) : line;
  expect(laneAlong(chainedNim(NIM, { line: broken })).index).toBe(4);
});

test("what is thrown on the way is left to the full replay; what a listener throws is its own", () => {
  const record = chainedNim(NIM);
  const sound = startOf(record);
  const accepts: Start["game"]["engine"]["accepts"] = (position, event) => {
    if (event.type === "turn-passed") throw new Error("asked");
    return sound.game.engine.accepts(position, event);
  };
  const engine = { ...sound.game.engine, accepts };
  const failing = { ...sound, game: { ...sound.game, engine } };
  expect(laneAlong(record, undefined, failing).index).toBe(2);
  expect(() => [...replay(failing, record).steps]).toThrow("asked");
  const listener = (): never => {
    throw new Error("heard");
  };
  expect(() => laneAlong(record, listener)).toThrow("heard");
});
