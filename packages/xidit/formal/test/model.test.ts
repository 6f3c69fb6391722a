// The model in Quint: that it is well-typed, its examples, its invariants over random play, and that a fault in it is found.
import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import type { TypecheckedStage } from "@informalsystems/quint/dist/src/cliCommands.js";
import { encodeHeader } from "@assize/kernel-event-log";
import { playParsed, type SecondModel } from "@assize/kernel-formal/node";
import { nodeHash } from "@assize/kernel-integrity/node";
import { bytesOf, editData, linesOf, tamper } from "@assize/testkit";
import { referenceEdition } from "@assize/xidit-edition";
import { xidit } from "@assize/xidit-game";
import { quintModel } from "../src/index.ts";
import { exampleOf, startAt } from "./an-example.ts";
import { editionInQuint } from "./edition-in-quint.ts";
import { compiled, played, tested } from "./quint.ts";
import { compared, logsOfPlays, verdictOn } from "./traces.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const GAMES = DEEP ? 200 : 1;
/** The longest game that is known has some 900 events. */
const STEPS = 2_000;
const SECONDS = 1_000;

const MODEL = fileURLToPath(new URL("../model", import.meta.url));
const ROOMS = readdirSync(MODEL).filter((name) => name.endsWith(".qnt"));
const textOf = (name: string): string => readFileSync(`${MODEL}/${name}`, "utf8");

let model: TypecheckedStage;
let second: SecondModel;
beforeAll(async () => {
  model = await compiled(`${MODEL}/examples.qnt`);
  const play = await playParsed(model, "game");
  second = { formal: quintModel, quint: { kind: "ready", play } };
}, 120 * SECONDS);

/** The worked examples of the rulebooks, as the model's examples name them. */
const WORKED =
  "paul-orders alex-5-12 stephanie-5 alex-archer-mage paul-gold-5 paul-bards-4 alex-guild paul-8 stephanie-12 alex-titan " +
  "census-clerics assess-wealth assess-influence assess-reputation dummy-wealth blue-year";

test("the rulebook's examples", async () => {
  const text = textOf("examples.qnt");
  expect(WORKED.split(" ").filter((name) => !text.includes(`ex.${name}`))).toEqual([]);
  const { ok, why, passed } = await tested(model, "examples");
  expect({ ok, why }).toEqual({ ok: true, why: "" });
  expect(passed.length).toBeGreaterThanOrEqual(30);
});

test(
  "the invariants hold over random play to the end of the game",
  async () => {
    expect(
      await played(model, {
        main: "game",
        init: DEEP ? "initAnyRulings" : "initShort3",
        invariant: "safe",
        samples: GAMES,
        steps: STEPS,
        seed: 7n,
      }),
    ).toEqual({ ok: true, why: "" });
  },
  3_600 * SECONDS,
);

test("random play comes to the end of the game", async () => {
  const { ok, why } = await played(model, {
    main: "game",
    init: "initShort3",
    invariant: 'game.stage != "over"',
    samples: 1,
    steps: STEPS,
    seed: 7n,
  });
  expect(ok).toBe(false);
  expect(why).toContain("Invariant violated");
});

test("a fault in the model is found", async () => {
  const lostTile = `
    if (game.stage == "advance")
      game' = { ...game, stage: "waiting", threat: { ...game.threat, upcoming: [] } }
    else step`;
  const { ok, why } = await played(model, {
    main: "game",
    init: "initShort3",
    step: lostTile,
    invariant: "safe",
    samples: 3,
    steps: STEPS,
    seed: 7n,
  });
  expect(ok).toBe(false);
  expect(why).toContain("Invariant violated");
});

test("the edition is the reference edition", async () => {
  await expect(editionInQuint(referenceEdition)).toMatchFileSnapshot("../model/edition.qnt");
});

test("the model cites every clause of the rulebook, and no other", () => {
  const known = new Set(xidit.rulebook.clauses.map(({ id }) => id));
  const groups = new Set([...known].map((id) => id.split(".")[0]));
  const cited = ROOMS.flatMap((name) => {
    const comments = textOf(name).match(/\/\/.*/g) ?? [];
    return comments.flatMap((line) => line.match(/\b[a-z]+\.[a-z-]+\b/g) ?? []);
  });
  const clauses = cited.filter((id) => groups.has(id.split(".")[0]));
  expect(clauses.filter((id) => !known.has(id))).toEqual([]);
  expect([...known].filter((id) => !clauses.includes(id))).toEqual([]);
});

/** Whole plays take ten times as long. */
const TRACES = { batches: DEEP ? 22 : 1, each: 10, steps: DEEP ? STEPS : 45 };

test(
  "what the model plays is a log that the audit finds compliant",
  async () => {
    const inits = DEEP
      ? ["initAnyRulings", "initShort3", "initLong3", "initShort4", "initLong4", "init"]
      : ["initAnyRulings"];
    const logs = new Set<string>();
    let events = 0;
    for (let batch = 0; batch < TRACES.batches; batch++) {
      const init = inits[batch % inits.length]!;
      const { each: samples, steps } = TRACES;
      const seed = BigInt(11 + batch);
      for (const lines of await logsOfPlays(model, { init, samples, steps, seed })) {
        const verdict = verdictOn(lines);
        expect(verdict).toMatchObject({ kind: "compliant", finished: DEEP });
        logs.add(lines.join("\n"));
        events += lines.length - 1;
      }
    }
    expect(logs.size).toBeGreaterThanOrEqual(DEEP ? 200 : 10);
    expect(events).toBeGreaterThanOrEqual(DEEP ? 60_000 : 450);
  },
  7_200 * SECONDS,
);

const EXAMPLES = fileURLToPath(new URL("../../../../docs/examples/games", import.meta.url));

test.each(DEEP ? globSync(`${EXAMPLES}/*[345]p.jsonl`) : [`${EXAMPLES}/short-3p.jsonl`])(
  "%s: the model takes what the audit takes, and its state is the same after each event",
  (file) => {
    const log = readFileSync(file);
    const { difference, engines, upTo } = compared(log, second);
    expect(difference).toBeNull();
    expect(upTo).toBeGreaterThan(200);
    expect(engines[1]!.state).toBe(engines[0]!.state);
  },
);

test("the model refuses at the event where the audit does", () => {
  const { difference, engines, upTo } = compared(
    readFileSync(`${EXAMPLES}/disputed-4p.jsonl`),
    second,
  );
  expect(difference).toBeNull();
  expect([upTo, engines.map(({ events }) => events)]).toEqual([259, [258, 258]]);
  const lines = linesOf(readFileSync(`${EXAMPLES}/short-3p.jsonl`));
  const tampered = tamper(lines, nodeHash, editData(5, { city: 99 }));
  expect(compared(bytesOf(tampered), second)).toMatchObject({
    difference: null,
    upTo: 5,
    engines: [{ events: 4 }, { events: 4 }],
  });
});

/** Of each position, in a quick run of every twelfth, so many events. */
const GOES_ON = 4;
const STEP = DEEP ? 1 : 12;
const SOUND = globSync(`${EXAMPLES}/*[345]p.jsonl`).filter((file) => !file.includes("disputed"));

test.each(DEEP ? SOUND : [`${EXAMPLES}/short-3p.jsonl`])(
  "%s: from any position of it the model goes on as the audit does",
  (file) => {
    const example = exampleOf(basename(file, ".jsonl"));
    const [, ...lines] = linesOf(readFileSync(file));
    let positions = 0;
    for (let at = 0; at < lines.length; at += STEP) {
      const { header } = startAt(example, example.positions[at]!);
      const next = lines.slice(at, at + GOES_ON).map((line, index) => {
        const { prev: _, ...event } = JSON.parse(line) as { readonly prev?: string };
        return JSON.stringify({ ...event, seq: index + 1 });
      });
      const { difference, engines } = compared(bytesOf([encodeHeader(header), ...next]), second);
      expect([at, difference, engines[1]!.silent]).toEqual([at, null, null]);
      expect([at, engines[1]!.events]).toEqual([at, next.length]);
      positions++;
    }
    expect(positions).toBeGreaterThan(30);
  },
);

/** Of a position that somebody has made small, who is on turn before there are orders is whoever it was. */
test.each(["witness-from-position", "witness-from-start"])(
  "%s: the model goes on from a position made small as the audit does",
  (name) => {
    const log = readFileSync(`${EXAMPLES}/../${name}.jsonl`);
    const { difference, engines, upTo } = compared(log, second);
    expect([difference, engines[1]!.silent]).toEqual([null, null]);
    expect(engines[1]!.state).toBe(engines[0]!.state);
    expect(upTo).toBeGreaterThan(7);
  },
);

const VECTORS = new URL("../../../../docs/reference/vectors/", import.meta.url);
interface Vector {
  readonly name: string;
  readonly file: string;
  readonly game: number;
  readonly report: { readonly verdict: string; readonly doubts: readonly unknown[] };
}

/** Games stand in a file one after another; each begins with its header. */
const gamesIn = (file: string): readonly (readonly string[])[] => {
  const games: string[][] = [];
  for (const line of readFileSync(new URL(file, VECTORS), "utf8").split("\n"))
    if (line.startsWith('{"format"')) games.push([line]);
    else if (line !== "") games.at(-1)?.push(line);
  return games;
};

/** Positions made by hand, for what is rare: of the tests' examples every so many. */
const EVERY = DEEP ? 1 : 20;

test(
  "from stated positions the model takes and refuses what the audit does",
  () => {
    const { cases } = JSON.parse(readFileSync(new URL("logs.json", VECTORS), "utf8")) as {
      readonly cases: readonly Vector[];
    };
    const files = new Map(
      [...new Set(cases.map(({ file }) => file))].map((file) => [file, gamesIn(file)]),
    );
    const stated = cases.filter(({ file, game, report: { doubts } }) => {
      const header = files.get(file)![game - 1]?.[0] ?? "";
      return doubts.length === 0 && /"game":"xidit".*"id":"reference".*"position":/.test(header);
    });
    const told = stated
      .filter((_, index) => index % EVERY === 0)
      .map(({ name, file, game }) => {
        const { difference, engines } = compared(bytesOf(files.get(file)![game - 1]!), second);
        return { name, difference, silent: engines[1]!.silent };
      });
    const differing = told.flatMap(({ name, difference }) =>
      difference === null
        ? []
        : [`${name}, event ${difference.seq}: ${JSON.stringify(difference.members)}`],
    );
    expect(differing).toEqual([]);
    const answered = told.filter(({ silent }) => silent === null);
    expect(answered.length).toBeGreaterThanOrEqual(DEEP ? 400 : 20);
  },
  1_800 * SECONDS,
);

const APART = new URL("../../../catalogue/data/told-apart/xidit.json", import.meta.url);
interface ToldApart {
  readonly examples: readonly {
    readonly ruling: string;
    readonly readings: readonly string[];
    readonly log: readonly string[];
  }[];
}

test("of each ruling both readings are those of the audit", () => {
  const { examples } = JSON.parse(readFileSync(APART, "utf8")) as ToldApart;
  const told = examples.flatMap(({ ruling, readings, log: [first, ...events] }) =>
    readings.map((reading) => {
      const header = JSON.parse(first!) as { readonly rulings: { readonly overrides: object } };
      const overrides = { ...header.rulings.overrides, [ruling]: reading };
      const read = JSON.stringify({ ...header, rulings: { ...header.rulings, overrides } });
      const { difference, engines } = compared(bytesOf([read, ...events]), second);
      return { ruling, reading, difference, silent: engines[1]!.silent };
    }),
  );
  expect(told.filter(({ difference }) => difference !== null)).toEqual([]);
  const silent = told.filter((one) => one.silent !== null);
  // A bank is stated there that cannot run out under that reading.
  expect(silent.map(({ ruling, reading }) => [ruling, reading])).toEqual([["bank", "unlimited"]]);
  expect(new Set(told.map(({ ruling }) => ruling)).size).toBe(18);
});
