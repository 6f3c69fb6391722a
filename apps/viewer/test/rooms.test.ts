// The rooms of the page: what each holds is said in its README; here is who may know whom. A room knows the rooms of
// lower floors; on its own floor only those that are named here.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const SOURCES = new URL("../src/", import.meta.url).pathname;

/** From the lowest to the highest. The worker has no room of the page below it but the words they exchange. */
const FLOORS = [
  ["protocol"],
  ["worker", "kit"],
  ["history-view"],
  ["board", "timeline", "session"],
  ["embed", "export", "new-game", "opening", "panels", "share"],
  ["shell"],
] as const;

/** Panels and features that know another one, and why. */
const DECLARED: Readonly<Record<string, string>> = {
  "timeline -> board": "the preview is a small board",
  "session -> board": "how far shapes reach that can be picked",
  "embed -> worker": "the address of its script, no import of its code",
  "new-game -> panels/what-if": "the choices are offered in the same way",
  "share -> export": "one way to name a file",
  "share -> panels/what-if": "branches that are kept go along before anybody looked at them",
  "opening -> new-game": "whether a game was left at the table",
  "panels/compare -> panels/what-if": "where a branch left the record",
  "panels/findings -> export": "one way to name a file",
  "panels/log -> panels/findings": "the event of the moment opens with its finding",
  "panels/chart -> panels/why": "an event is asked about in the chart as well",
  "panels/inspect -> panels/chart": "draws the same chart",
  "panels/why -> panels/what-if": "says why nothing can be chosen",
};

const FILES = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.tsx?$/.test(name),
);
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*"(\.[^"]+)"/g;

/** A room: the first folder, of panels the second as well; undefined for the entries beside them. */
const roomOf = (file: string): string | undefined => {
  const [first, second, third] = file.split("/");
  if (second === undefined) return undefined;
  return first === "panels" && third !== undefined ? `${first}/${second}` : first;
};

const floorOf = (room: string): number =>
  FLOORS.findIndex((rooms) => (rooms as readonly string[]).includes(room.replace(/\/.*/, "")));

const WAYS = FILES.flatMap((file) =>
  [...readFileSync(join(SOURCES, file), "utf8").matchAll(IMPORT)].map(([, to]) => ({
    file,
    from: roomOf(file),
    to: roomOf(normalize(join(dirname(file), to!.replace(/\?.*/, "")))),
  })),
).filter(({ from, to }) => from !== undefined && to !== undefined && from !== to);

test("every file stands in a room, or is an entry", () => {
  const rooms = new Set(FILES.map(roomOf).filter((room) => room !== undefined));
  expect([...rooms].filter((room) => floorOf(room) === -1)).toEqual([]);
  expect(rooms.size).toBeGreaterThanOrEqual(18);
});

test("a room knows lower floors, and of its own only what is declared", () => {
  const isLower = (from: string, to: string): boolean => floorOf(to) < floorOf(from);
  const unlawful = WAYS.filter(
    ({ from, to }) =>
      !(isLower(from!, to!) && to !== "worker") && DECLARED[`${from} -> ${to}`] === undefined,
  );
  expect(WAYS.length).toBeGreaterThan(300);
  expect(unlawful).toEqual([]);
});

test("nothing is declared that is not used", () => {
  const used = new Set(WAYS.map(({ from, to }) => `${from} -> ${to}`));
  expect(Object.keys(DECLARED).filter((way) => !used.has(way))).toEqual([]);
});
