// Several protocols of one game of nim: what one left out or did not know another has; where they disagree, what follows from either.
import { type Envelope, readLog, type RecordedGame } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { WrittenEvent } from "@assize/kernel-model";
import { rulebookDigestInput } from "@assize/kernel-referee";
import { bytesOf } from "@assize/testkit";
import { headerFor, nim } from "@assize/toys";
import { expect, test } from "vitest";
import { merge, MERGE_LIMITS, type Merged } from "../src/index.ts";

const OPTIONS = { games: [nim], hash: nodeHash };

const HEADER = headerFor(nim, {
  seats: 2,
  digests: {
    rulebook: digestJson(rulebookDigestInput(nim), nodeHash),
    edition: digestJson(nim.edition.digestInput(nim.edition.reference), nodeHash),
  },
});

const takes = (by: number, matches: number): WrittenEvent => ({
  type: "matches-taken",
  by,
  data: { matches },
});
const passed = (left: number): WrittenEvent => ({ type: "turn-passed", data: { left } });

const GAME: readonly WrittenEvent[] = [
  { type: "matches-laid", data: { matches: 7 } },
  takes(0, 3),
  passed(4),
  takes(1, 2),
  passed(2),
  takes(0, 1),
  passed(1),
  takes(1, 1),
  { type: "game-ended", data: { loser: 1 } },
];

const numbered = (events: readonly WrittenEvent[]): readonly Envelope[] =>
  events.map((event, index) => ({ seq: index + 1, ...event }) as Envelope);

const protocol = (lines: readonly Envelope[], header: object = HEADER): RecordedGame => {
  const read = readLog(bytesOf([header, ...lines].map((line) => JSON.stringify(line))));
  if (!read.ok) throw new Error(read.problem.code);
  return read;
};

const without = <One>(list: readonly One[], at: number): readonly One[] => list.toSpliced(at, 1);

const merged = (...all: readonly RecordedGame[]): Merged => {
  const answer = merge(all, OPTIONS);
  if ("kind" in answer) throw new Error(answer.kind);
  return answer;
};

const eventsOf = ({ lines }: Merged): readonly unknown[] =>
  lines.slice(1).map((line) => {
    const { seq: _, prev: __, ...event } = JSON.parse(line) as Record<string, unknown>;
    return event;
  });

const FORGOTTEN = { matches: { $unknown: "not seen" } };

test("whatever line each of two leaves out, and whatever a third does not know, together they have the game", () => {
  let tried = 0;
  for (const one of GAME.keys())
    for (const other of GAME.keys()) {
      if (one === other) continue;
      const open = numbered(GAME).map((line) =>
        line.type === "matches-taken" && line.by === 0 ? { ...line, data: FORGOTTEN } : line,
      );
      const all = [
        protocol(without(numbered(GAME), one)),
        protocol(without(numbered(GAME), other)),
        protocol(open),
      ];
      const answer = merged(...all);
      expect(answer.disagreements).toEqual([]);
      expect(eventsOf(answer)).toEqual(GAME);
      expect(answer.audit?.verdict.kind).toBe("compliant");
      tried++;
    }
  expect(tried).toBe(72);
});

test("who contradicts whom, and what follows from either; the version that fits best is taken", () => {
  const wrong = GAME.with(3, takes(1, 3));
  const answer = merged(protocol(numbered(wrong)), protocol(numbered(GAME)));
  expect(eventsOf(answer)).toEqual(GAME);
  expect(answer.disagreements).toMatchObject([
    {
      seq: 4,
      versions: [
        {
          by: [0],
          event: { data: { matches: 3 } },
          taken: false,
          audit: { verdict: { kind: "violated" } },
        },
        {
          by: [1],
          event: { data: { matches: 2 } },
          taken: true,
          audit: { verdict: { kind: "compliant" } },
        },
      ],
    },
  ]);
});

test("who numbers on over an event says that it did not happen; who leaves its number out does not", () => {
  const short = without(GAME, 6);
  const denying = merged(protocol(numbered(GAME)), protocol(numbered(short)));
  expect(denying.disagreements).toMatchObject([
    {
      seq: 7,
      versions: [
        { by: [0], taken: true },
        { by: [1], event: null, taken: false },
      ],
    },
  ]);
  const silent = merged(protocol(numbered(GAME)), protocol(without(numbered(GAME), 6)));
  expect(silent.disagreements).toEqual([]);
  expect(silent.alone).toEqual([1, 0]);
});

test("a terse protocol says nothing of what is forced", () => {
  const choices = numbered(GAME.filter(({ type }) => type.startsWith("matches")));
  const answer = merged(protocol(numbered(GAME)), protocol(choices, { ...HEADER, terse: true }));
  expect(answer.disagreements).toEqual([]);
  expect(eventsOf(answer)).toEqual(GAME);
  expect(JSON.parse(answer.lines[0]!)).toMatchObject({ terse: true });
});

test("of each seat the first name is taken that anybody wrote", () => {
  const named = (name: string, seat: number) => ({
    ...HEADER,
    seats: HEADER.seats.map((one, at) => (at === seat ? { ...one, name } : one)),
  });
  const answer = merged(
    protocol(numbered(GAME), named("Ada", 0)),
    protocol(numbered(GAME), named("Ben", 1)),
  );
  const { seats } = JSON.parse(answer.lines[0]!) as { seats: { name: string }[] };
  expect(seats.map(({ name }) => name)).toEqual(["Ada", "Ben"]);
});

test("protocols that follow one another, with or without a few lines in common, become the whole", () => {
  const all = numbered(GAME);
  let tried = 0;
  for (let end = 1; end < GAME.length; end++)
    for (let begin = 1; begin <= end; begin++) {
      const answer = merged(protocol(all.slice(0, end)), protocol(all.slice(begin)));
      expect(answer.disagreements).toEqual([]);
      expect(eventsOf(answer)).toEqual(GAME);
      tried++;
    }
  expect(tried).toBe(36);
});

test("another game with the same header is refused, and the first line that nobody bears out is named", () => {
  const other: readonly WrittenEvent[] = [
    takes(0, 1),
    passed(6),
    takes(1, 3),
    passed(3),
    takes(0, 2),
    passed(1),
    takes(1, 1),
    { type: "game-ended", data: { loser: 1 } },
  ];
  const all = [GAME[0]!, ...other];
  expect(merge([protocol(numbered(GAME)), protocol(numbered(all))], OPTIONS)).toMatchObject({
    kind: "other-course",
    course: { protocol: 1, agreed: 2, shared: 5, first: { seq: 2, type: "matches-taken" } },
  });
});

test("numbers that leave out more than can be compared are told, not filled up", () => {
  const far = protocol([{ ...numbered(GAME)[0]!, seq: 2_000_000_000 }]);
  expect(merge([protocol(numbered(GAME)), far], OPTIONS)).toMatchObject({ kind: "too-different" });
});

test("what cannot be merged is told with where", () => {
  const other = protocol(numbered(GAME), { ...HEADER, rulings: { set: "other", overrides: {} } });
  expect(merge([protocol(numbered(GAME)), other], OPTIONS)).toMatchObject({
    kind: "other-game",
    where: { protocol: 1, member: "rulings" },
  });
  const limits = { ...MERGE_LIMITS, compared: 4 };
  const wrong = protocol(numbered(GAME.with(0, takes(0, 1))));
  expect(merge([protocol(numbered(GAME)), wrong], OPTIONS, limits)).toEqual({
    kind: "too-different",
    most: 4,
  });
  const undo = { seq: 2, type: "table/undo", data: { to: 0, seats: [0, 1] } };
  const back = protocol([numbered(GAME)[0]!, undo], {
    ...HEADER,
    format: "assize-log/2",
  });
  expect(merge([back, back], OPTIONS)).toEqual({ kind: "table-line", protocol: 0, seq: 2 });
});

test("where a limit is reached, most say what stands in the record, and nothing is said to follow", () => {
  const wrong = protocol(numbered(GAME.with(3, takes(1, 3))));
  const right = protocol(numbered(GAME));
  const answer = merge([wrong, right, right], OPTIONS, { ...MERGE_LIMITS, audits: 0 });
  expect(answer).toMatchObject({
    disagreements: [{ versions: [{ audit: null }, { by: [1, 2], audit: null, taken: true }] }],
  });
});
