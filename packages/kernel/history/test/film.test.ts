// A log as a film: the state after every event, as ruled, whatever is wrong with the log.
import { expect, test } from "vitest";
import { forcedSteps } from "@assize/kernel-referee";
import { nim } from "@assize/testkit";
import { lastShown, linesOf, positionAt, sightOf } from "../src/index.ts";
import { filmOf, linesOfGame, reader, recordReel, TOYS } from "./a-film.ts";

const lines = linesOfGame(nim, 2, 5);
const CONSEQUENCES = ["turn-passed", "game-ended"];

const edited = (index: number, change: (event: any) => object): readonly string[] =>
  lines.map((line, at) => {
    const { prev: _, ...event } = JSON.parse(line);
    return JSON.stringify(at === index ? change(event) : event);
  });

test("each event leads from the state before it to the state after it", () => {
  for (const game of TOYS) {
    const film = filmOf(game, linesOfGame(game, 2, 3));
    const reel = recordReel(film);
    expect(reel.shots.length).toBeGreaterThan(5);
    expect(lastShown(film, reel)).toBe(reel.shots.length);
    for (const [index, shot] of reel.shots.entries()) {
      expect(shot.taken).toHaveLength(1);
      expect(shot.taken[0]!.event).toEqual(shot.event);
      const before = positionAt(film, reel, index)!;
      const after = film.start.game.engine.take(shot.taken[0]!.row, before, shot.taken[0]!.event);
      expect(after).toEqual(positionAt(film, reel, index + 1));
    }
    expect(positionAt(film, reel, reel.shots.length + 1)).toBeUndefined();
    expect(sightOf(film, positionAt(film, reel, reel.shots.length)!, reader()).over).toBe(true);
  }
});

test("a terse log shows after each event what it forces", () => {
  for (const game of TOYS) {
    const whole = linesOfGame(game, 2, 3);
    const classes = Object.fromEntries(
      Object.entries(game.events).map(([type, definition]) => [type, definition.class]),
    );
    const [header = "", ...events] = whole;
    const choices = events
      .map((line) => JSON.parse(line))
      .filter(({ type }) => classes[type] !== "consequence")
      .map((event, index) => JSON.stringify({ ...event, seq: index + 1, prev: undefined }));
    expect(choices.length).toBeLessThan(events.length);
    const terse = [JSON.stringify({ ...JSON.parse(header), terse: true }), ...choices];
    const [full, short] = [filmOf(game, whole), filmOf(game, terse)];
    expect(short.verdict.kind).toBe("compliant");
    const taken = recordReel(short).shots.flatMap((shot) => shot.taken.map(({ event }) => event));
    expect(taken).toEqual(recordReel(full).shots.map(({ event }) => event));
    for (const { position } of recordReel(short).shots)
      expect(forcedSteps(short.start.game, position)).toEqual([]);
  }
});

test("after a finding the film goes on as ruled", () => {
  const at = lines.findIndex((line) => line.includes('"turn-passed"'));
  const film = filmOf(
    nim,
    edited(at, (event) => ({ ...event, data: { left: 0 } })),
  );
  const whole = filmOf(nim, lines);
  expect(film.verdict.findings.map(({ seq, code }) => [seq, code])).toEqual([[at, "value-wrong"]]);
  const last = lines.length - 1;
  expect(positionAt(film, recordReel(film), last)).toEqual(
    positionAt(whole, recordReel(whole), last),
  );
  const told = linesOf(film, recordReel(film), reader());
  expect(told[at - 1]).toMatchObject({ findings: ["f1"], data: { left: 0 } });
  expect(told[at - 1]!.marks).toContain("finding");
  expect(told.filter(({ findings }) => findings.length > 0)).toHaveLength(1);
});

test("where the audit stops, nothing is shown", () => {
  const at = lines.findIndex((line) => line.includes('"matches-taken"'));
  const film = filmOf(
    nim,
    edited(at, (event) => ({ ...event, data: { matches: 9 } })),
  );
  const reel = recordReel(film);
  const { stopped } = film.verdict.covered;
  expect(stopped).not.toBeNull();
  expect(lastShown(film, reel)).toBe(stopped!.seq - 1);
  expect(positionAt(film, reel, stopped!.seq)).toBeUndefined();
  const told = linesOf(film, reel, reader());
  expect(told).toHaveLength(lines.length - 1);
  expect(told[at - 1]).toMatchObject({ taken: [], findings: ["f1"] });
});

test("chapters and turns begin where the outline changes; marks are the game's", () => {
  const film = filmOf(nim, lines);
  const told = linesOf(film, recordReel(film), reader());
  expect(told[0]!.marks).toEqual(["chapter", "reveal"]);
  const turns = told.filter(({ marks }) => marks.includes("turn")).map(({ type }) => type);
  expect(turns.length).toBeGreaterThan(2);
  expect(new Set(turns)).toEqual(new Set(["matches-taken"]));
  expect(told.at(-1)!.marks).toContain("score");
  expect(
    told.every(({ type, class: one }) => (one === "consequence") === CONSEQUENCES.includes(type)),
  ).toBe(true);
});
