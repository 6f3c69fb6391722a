// `assize complete --unknowns`: a forgotten hand of a census, bards laid face down, a shuffle that nobody looked at. The last lines
// of a game are held against plain enumeration: every value put in, every record audited.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readLog } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json } from "@assize/kernel-model";
import { auditRead } from "@assize/kernel-verifier";
import Ajv2020 from "ajv/dist/2020.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allGames } from "../src/games.ts";
import { linesOf, parsed, unchained, withLine } from "./a-game.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";

const GAMES = await allGames();

const GAME = fileURLToPath(new URL("../../../docs/examples/games/short-3p.jsonl", import.meta.url));
const LOG = unchained(readFileSync(GAME, "utf8"));

/** Events of that game: a hand of a census, bards placed after it, the opening of the bastion. */
const AT = { shuffle: 2, hand: 399, bards: 401, bastion: 410, before: 396 };

const UNKNOWN = { $unknown: "nobody wrote it down" };

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => folder.remove());

const complete = async (log: string, name: string, ...flags: readonly string[]) => {
  const path = folder.path(name);
  writeFileSync(path, log);
  return assize(["complete", "--unknowns", path, ...flags]);
};

interface Counted {
  readonly forced: boolean;
  readonly ways: {
    readonly count: number;
    readonly isAll: boolean;
    readonly values: readonly Json[];
  };
}
interface Filled extends Counted {
  readonly seq: number;
  readonly data: Json;
  readonly beside: readonly number[];
  readonly members: readonly (Counted & { readonly path: readonly (string | number)[] })[];
}

const SCHEMA = new URL("../../../docs/reference/completion.schema.json", import.meta.url);
const ajv = new Ajv2020.default({ strict: false });
const fits = ajv.compile(parsed(readFileSync(SCHEMA, "utf8")));

const filledIn = async (log: string, name: string): Promise<readonly Filled[]> => {
  const report = parsed((await complete(log, name, "--json")).out);
  expect([fits(report), fits.errors]).toEqual([true, null]);
  return report["filled"] as readonly Filled[];
};

const withData = (log: string, line: number, data: (before: any) => Json): string =>
  withLine(log, line, (event) => ({ ...event, data: data(event["data"]) }));

const kindOf = (log: string): string => {
  const read = readLog(new TextEncoder().encode(log));
  const audit = auditRead(read, { games: GAMES, hash: nodeHash, asStated: true });
  return audit.kind === "audited" ? audit.verdict.kind : audit.kind;
};

/** The last lines of the game, from where they begin. */
const tail = async (): Promise<string> => {
  const { out } = await assize(["position", GAME, "--at", String(AT.before)]);
  const events = linesOf(LOG)
    .slice(AT.before + 1)
    .map((line, index) => JSON.stringify({ ...parsed(line), seq: index + 1 }));
  return `${[out.trimEnd(), ...events].join("\n")}\n`;
};

/** Where they may lie, some of them closed. */
const REGIONS = [2, 3, 4, 6, 9];

// A type and not an interface: as plain JSON it goes into a line.
type Placed = {
  readonly regions: readonly { readonly region: number; readonly bards: number }[];
};

/** Two bards, in one region or in two. */
const PLACEMENTS: readonly Placed[] = REGIONS.flatMap((region) => [
  { regions: [{ region, bards: 2 }] },
  ...REGIONS.filter((other) => other > region).map((other) => ({
    regions: [
      { region, bards: 1 },
      { region: other, bards: 1 },
    ],
  })),
]);

/** True where each value that is known is the same. */
const agrees = (written: readonly object[], placed: Placed["regions"]): boolean =>
  written.every((one, at) =>
    Object.entries(one).every(
      ([name, value]) => value === UNKNOWN || value === placed[at]![name as "region" | "bards"],
    ),
  );

test("the last lines of a game: some values fit, or none does, as all of them tried one by one say", async () => {
  const end = await tail();
  const line = (seq: number): number => seq - AT.before;
  const raised = ({ bards }: { bards: number[] }) => ({ bards: bards.map((one) => one + 1) });
  const records = [end, withData(end, line(AT.bastion), raised)];
  const codes: number[] = [];
  for (const record of records) {
    const open = withData(record, line(AT.bards), () => ({ regions: UNKNOWN }));
    const ran = await complete(open, `tail-${codes.length}.jsonl`);
    const fits = PLACEMENTS.filter(
      (placed) => kindOf(withData(record, line(AT.bards), () => placed)) === "compliant",
    );
    codes.push(ran.code!);
    expect([codes.length, ran.code]).toEqual([codes.length, fits.length > 0 ? 0 : 1]);
    if (ran.code !== 0) expect(ran.err).toContain("violated whatever the unknown values were");
    else expect(fits).toContainEqual(parsed(linesOf(ran.out)[line(AT.bards)])["data"]);
  }
  expect(new Set(codes)).toEqual(new Set([0, 1]));
});

test("a forgotten hand and an unread shuffle are read off the later lines", async () => {
  const open = withData(
    withData(LOG, AT.hand, () => ({ units: UNKNOWN })),
    AT.shuffle,
    () => UNKNOWN,
  );
  const ran = await complete(open, "shuffle.jsonl");
  expect(ran.code).toBe(0);
  expect(ran.err).toMatch(/^event 2, tiles-shuffled: \{"order":\[/);
  // The order in hand may hide others: what it leaves over is not said to be all.
  const others = "(no other was found, and not all could be tried)";
  expect(ran.err).toContain(`event 399, hand-chosen: {"units":1} ${others}\n`);
  expect(kindOf(ran.out)).toBe("compliant");
  expect(linesOf(ran.out).length).toBe(linesOf(LOG).length);
  expect(readFileSync(EXAMPLE, "utf8")).toBe(open);
});

test("a hand that the census tells is forced, and of bards laid face down each place is told", async () => {
  const hand = withData(LOG, AT.hand, () => ({ units: UNKNOWN }));
  expect((await complete(hand, "hand.jsonl")).err).toBe(
    'event 399, hand-chosen: {"units":1} (forced)\n',
  );
  expect(await filledIn(hand, "hand-json.jsonl")).toMatchObject([
    { seq: AT.hand, forced: true, ways: { count: 1, isAll: true }, beside: [] },
  ]);

  const end = await tail();
  const line = AT.bards - AT.before;
  const open = withData(end, line, () => ({ regions: UNKNOWN }));
  const [bards] = await filledIn(open, "bards-json.jsonl");
  const { values, isAll, count } = bards!.ways;
  expect([count, bards!.forced]).toEqual([values.length, count === 1 && isAll]);
  for (const placed of values) expect(kindOf(withData(end, line, () => placed))).toBe("compliant");
  const fitting = PLACEMENTS.filter(
    (placed) => kindOf(withData(end, line, () => placed)) === "compliant",
  );
  expect(fitting.length).toBeGreaterThan(0);
  if (isAll) for (const placed of fitting) expect(values).toContainEqual(placed);
  const { err } = await complete(open, "bards.jsonl");
  const how = isAll ? `one of ${count}` : `one of at least ${count}`;
  expect(err).toContain(count === 1 ? "(forced)" : `(${how}, others: {"regions":`);
});

test("of each value of a line it is told whether it is forced, as all placements tried one by one say", async () => {
  const end = await tail();
  const line = AT.bards - AT.before;
  const [one, other] = [
    { region: 3, bards: 1 },
    { region: 4, bards: 1 },
  ];
  const known = PLACEMENTS.filter(({ regions }) => regions.length === 2);
  for (const [index, regions] of [
    [
      { ...one, region: UNKNOWN },
      { ...other, bards: UNKNOWN },
    ],
    [one, { region: UNKNOWN, bards: UNKNOWN }],
  ].entries()) {
    const open = withData(end, line, () => ({ regions }));
    const [bards] = await filledIn(open, `members-${index}.jsonl`);
    expect(bards!.members).toHaveLength(2);
    const fitting = known
      .filter((placed) => agrees(regions, placed.regions))
      .filter((placed) => kindOf(withData(end, line, () => placed)) === "compliant");
    expect(fitting.length).toBeGreaterThan(0);
    for (const { path, forced, ways } of bards!.members) {
      const [, at, name] = path as readonly [string, number, "region" | "bards"];
      const values = new Set(fitting.map((placed) => placed.regions[at]![name]));
      expect([path, ways.isAll, new Set(ways.values)]).toEqual([path, true, values]);
      expect([path, forced, ways.count]).toEqual([path, values.size === 1, values.size]);
    }
    const { err } = await complete(open, `members-${index}-told.jsonl`);
    expect(err.split("\n")).toHaveLength(4);
    expect(err).toContain("  regions.1.bards: 1 (forced)\n");
  }
});

test("--json tells of values, so it is refused where none are asked for", async () => {
  const ran = await assize(["complete", "--json", GAME]);
  expect(ran).toMatchObject({ code: 3, out: "", err: expect.stringContaining("add --unknowns") });
});

test("where a shuffle cannot be gone through, nobody is told to have broken a rule", async () => {
  const open = withData(LOG, AT.shuffle, () => UNKNOWN);
  const wrong = withData(open, AT.bastion, () => ({ bards: [9, 9, 9] }));
  const ran = await complete(wrong, "wrong.jsonl");
  expect(ran).toMatchObject({ code: 2, out: "" });
  expect(ran.err).toContain("undetermined: a shuffle has more orders than can be gone through");
  expect(ran.err).toContain(`fit up to event ${AT.bastion - 1}`);
});

const EXAMPLE = fileURLToPath(
  new URL("../../../docs/examples/unread-shuffle.jsonl", import.meta.url),
);
