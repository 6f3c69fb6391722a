// `assize record`: choices in, a log out that the audit accepts; what is refused, what is no choice, what is gone on with.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { LIMITS } from "@assize/kernel-model";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linesOf, parsed, simulated, terse, unchained, withLine } from "./a-game.ts";
import { assize, assizeProcess, type Folder, MAIN, makeFolder, type Ran } from "./command-line.ts";

let folder: Folder;
let game: string;
let file = 0;
beforeAll(async () => {
  folder = makeFolder();
  game = await simulated(4);
});
afterAll(() => folder.remove());

const fresh = (log?: string): string => {
  file++;
  const path = folder.path(`${file}.jsonl`);
  if (log !== undefined) writeFileSync(path, log);
  return path;
};
const stored = (path: string): string => readFileSync(path, "utf8");

const asChoice = (line: string): string => {
  const { type, by, data } = parsed(line);
  return JSON.stringify({ type, by, data });
};

/** What somebody would have to say so that a game of Lords of Xidit becomes this log. */
const choicesOf = (log: string): readonly string[] => linesOf(terse(log)).slice(1).map(asChoice);
const given = (choices: readonly string[]): string => choices.map((line) => `${line}\n`).join("");

/** The flags of the small games of `a-game.ts`. */
const tableOf = (log: string): readonly string[] => {
  const { seats, table } = parsed(linesOf(log)[0]);
  const first = seats[table.firstPlayer as number].colour as string;
  return ["--players", "3", "--length", "short", "--first-player", first];
};
const recording = (path: string, flags: readonly string[], stdin: string): Promise<Ran> =>
  assize(["record", ...flags, path], { stdin });

describe("a game whose choices come in", () => {
  test("becomes the log that it was, and standard output has it line by line", async () => {
    const path = fresh();
    const ran = await recording(path, tableOf(game), given(choicesOf(game)));
    expect(ran).toEqual({ code: 0, out: game, err: "" });
    expect(stored(path)).toBe(game);
  });

  test("so does a game of the other kind, begun by its name", async () => {
    const { out } = await assize(["simulate", "--game", "grandlin", "--players", "2"]);
    const chart = parsed((await assize(["chart", "grandlin", "--format", "json"])).out);
    const asked = new Set(
      (chart["transitions"] as readonly Record<string, string>[])
        .filter(({ eventClass }) => eventClass !== "consequence")
        .map(({ event }) => event),
    );
    const choices = linesOf(out)
      .slice(1)
      .filter((line) => asked.has(parsed(line)["type"] as string))
      .map(asChoice)
      .slice(0, 60);
    const path = fresh();
    const flags = ["--game", "grandlin", "--players", "2"];
    const ran = await recording(path, flags, given(choices));
    expect(ran).toEqual({ code: 0, out: stored(path), err: "" });
    expect(out.startsWith(ran.out)).toBe(true);
    expect(linesOf(ran.out).length).toBeGreaterThan(60);
  });

  test("keeps when something happened, also of what it forces", async () => {
    const [first, second, ...rest] = choicesOf(game);
    const at = "2026-01-31T18:00:00Z";
    const dated = JSON.stringify({ ...parsed(second), at });
    const path = fresh();
    await recording(path, tableOf(game), given([first!, dated, rest[0]!]));
    expect(linesOf(stored(path)).map((line) => parsed(line)["at"])).toEqual([
      undefined,
      undefined,
      at,
      at,
      undefined,
    ]);
  });
});

describe("a log that exists", () => {
  test("is gone on with wherever it stops: after any event, within a line, before its header is whole", async () => {
    const choices = choicesOf(game);
    const lines = linesOf(game);
    const cuts = [0, 1, 2, 3, 40, 41, 42, lines.length - 2, lines.length - 1];
    let put = 0;
    for (const cut of cuts)
      for (const half of [0, 20]) {
        const whole = lines
          .slice(0, cut)
          .map((line) => `${line}\n`)
          .join("");
        const path = fresh(whole + lines[cut]!.slice(0, half));
        // What was forced by a choice that is kept comes back by itself: the choices after the kept ones are given.
        const kept = cut === 0 ? 0 : choicesOf(whole).length;
        const ran = await recording(path, tableOf(game), given(choices.slice(kept)));
        expect([cut, ran.code, stored(path) === game]).toEqual([cut, 0, true]);
        expect(ran.out).toBe(game.slice(whole.length));
        if (ran.err !== "") put++;
        expect(ran.err).toBe(
          half === 0 || cut === 0
            ? ""
            : `${path}: its last line was cut off; it stands in ${path}.torn now\n`,
        );
      }
    expect(put).toBe(cuts.length - 1);
  });

  test("goes on alike with what a seed draws, interrupted or not", async () => {
    const flags = ["--players", "3", "--length", "short", "--seed", "7"];
    const whole = fresh();
    const first = await recording(whole, flags, "");
    const [header] = linesOf(first.out);
    const placings = [2, 0, 1].map((by, city) => ({
      type: "idrakys-placed",
      by,
      data: { city: city + 4 },
    }));
    const first_ = parsed(header)["table"].firstPlayer as number;
    const choices = [0, 1, 2].map((step) =>
      JSON.stringify({ ...placings[step], by: (first_ + step) % 3 }),
    );
    const all = await recording(whole, flags, given(choices));
    expect(all.code).toBe(0);
    for (const cut of [1, 2, 3, 4]) {
      const path = fresh(
        linesOf(stored(whole))
          .slice(0, cut)
          .map((line) => `${line}\n`)
          .join(""),
      );
      expect((await recording(path, flags, given(choices))).code).toBe(0);
      expect(stored(path)).toBe(stored(whole));
    }
    expect((await assize(["audit", whole])).code).toBe(0);
    const other = fresh();
    await recording(other, [...flags.slice(0, -1), "8"], "");
    expect(stored(other)).not.toBe(first.out);
  });

  test("is gone on with without saying again what game it is, and refused where something else is said", async () => {
    const path = fresh();
    const flags = [
      "--seats",
      "Ann,Ben,Cleo",
      "--length",
      "short",
      "--seed",
      "7",
      "--ruling",
      "census-zero=all-tied",
    ];
    const begun = await recording(path, flags, "");
    const log = stored(path);
    expect(begun).toEqual({ code: 0, out: log, err: "" });
    for (const said of [[], flags, ["--players", "3"], ["--game", "xidit", "--length", "short"]])
      expect(await recording(path, said, "")).toEqual({ code: 0, out: "", err: "" });
    const others = [
      ["--game", "grandlin"],
      ["--seats", "Ann,Bea,Cleo"],
      ["--seats", "Ann,Ben,Cleo,Dan"],
      ["--players", "4"],
      ["--length", "long"],
      ["--dummy", "harder"],
      ["--rulings", "de"],
    ];
    for (const other of others) {
      const ran = await recording(path, other, "");
      expect(ran).toMatchObject({ code: 3, out: "" });
      expect(ran.err).toBe(
        `assize: ${other[0]}: ${path} holds another game; leave the flag out to go on with it, or name another file\n`,
      );
    }
    expect(stored(path)).toBe(log);
  });

  test("that cannot be gone on with stays as it is, and it is said what to do", async () => {
    const changed = withLine(game, 4, (line) => ({ ...line, at: "2026-01-31T18:00:00Z" }));
    const cases: readonly (readonly [log: string, code: number, said: string])[] = [
      [changed, 1, "does not continue the chain: the file was changed"],
      [terse(game), 3, '"assize complete'],
      [unchained(game), 3, "its lines are not chained, so it was not recorded here"],
      [
        withLine(`${linesOf(game)[0]!}\n`, 0, (header) => ({ ...header, rules: 99 })),
        2,
        "rules version 99",
      ],
      ["Dear all,\n", 3, "the line is not JSON"],
      [game + game, 3, "assize audit"],
      [
        stored("docs/examples/games/disputed-4p.jsonl"),
        1,
        "event 259 is not what the rules allow or force there",
      ],
    ];
    for (const [log, code, said] of cases) {
      const path = fresh(log);
      const ran = await recording(path, [], given(choicesOf(game)));
      expect([said, ran.code, ran.out]).toEqual([said, code, ""]);
      expect(ran.err).toContain(said);
      expect(ran.err).toContain(path);
      expect(linesOf(ran.err)).toHaveLength(1);
      expect(stored(path)).toBe(log);
    }
    expect(cases.length).toBeGreaterThanOrEqual(7);
  });
});

describe("a line of the input", () => {
  const NO_CHOICES: readonly (readonly [line: string, said: string])[] = [
    ["", "the line is blank"],
    ["hello", "the line is not JSON"],
    ["[1]", "must be a JSON object"],
    ["{}", '$.type: the member "type" is missing'],
    ['{"type":"","data":{}}', "$.type: write a text that is not empty"],
    ['{"type":"idrakys-placed","by":0}', '$.data: the member "data" is missing'],
    ['{"type":"idrakys-placed","by":"Ann","data":{}}', "$.by: write a seat's number"],
    ['{"type":"idrakys-placed","by":-1,"data":{}}', "$.by: write a seat's number"],
    ['{"type":"idrakys-placed","by":0,"data":[]}', "$.data: write a JSON object"],
    ['{"type":"idrakys-placed","by":0,"data":{},"at":"now"}', "$.at: write an instant in UTC"],
    ['{"type":"idrakys-placed","by":0,"data":{},"after":-1}', "$.after: write an event's number"],
    ['{"seq":1,"type":"idrakys-placed","by":0,"data":{}}', 'there is no member "seq"'],
    ['{"type":"idrakys-placed","by":0,"by":1,"data":{}}', "$.by"],
    ['{"type":"idrakys-placed","by":0,"data":{"city":1.5}}', "$.data.city"],
    [`{"type":"${"a".repeat(LIMITS.lineBytes)}"}`, "the line is longer than 1048576 bytes"],
    ["\u0000", "NUL byte"],
  ];
  const REFUSED: readonly (readonly [choice: object, said: string])[] = [
    [{ type: "no-such", data: {} }, 'this game has no event "no-such"; it has titans-shuffled'],
    [{ type: "tiles-laid", data: {} }, "the rules bring “tiles-laid” about"],
    [{ type: "titans-shuffled", by: 0, data: {} }, "only a decision has a seat"],
    [{ type: "idrakys-placed", data: {} }, "a decision needs the seat"],
    [{ type: "idrakys-placed", by: 3, data: {} }, "there is no seat 3; seats run from 0 to 2"],
    [{ type: "idrakys-placed", by: 0, data: {} }, "its data has the wrong shape"],
    [{ type: "idrakys-placed", by: 0, data: { city: 4 } }, "It knows: titans-shuffled."],
    [
      {
        type: "titans-shuffled",
        data: {
          piles: [
            [1, 1],
            [3, 4],
            [6, 5],
          ],
        },
      },
      "clause setup.titans: ",
    ],
  ];

  test("whose type is half a megabyte is told in a line that can be read", async () => {
    const type = "x".repeat(500_000);
    const { err } = await recording(
      fresh(),
      tableOf(game),
      given([JSON.stringify({ type, data: {} })]),
    );
    expect(err).toContain("it has titans-shuffled");
    expect(err.length).toBeLessThan(4_000);
  });

  test("that is no choice is told with its number, and the others are kept", async () => {
    const [choice] = choicesOf(game);
    const path = fresh();
    const lines = [...NO_CHOICES.map(([line]) => line), choice!];
    const ran = await recording(path, tableOf(game), given(lines));
    expect(ran.code).toBe(3);
    const said = linesOf(ran.err);
    expect(said).toHaveLength(NO_CHOICES.length);
    for (const [index, [, what]] of NO_CHOICES.entries()) {
      expect(said[index]).toMatch(new RegExp(`^line ${index + 1}: `));
      expect(said[index]).toContain(what);
    }
    expect(stored(path)).toBe(
      linesOf(game)
        .slice(0, 2)
        .map((line) => `${line}\n`)
        .join(""),
    );
  });

  test("that the rules refuse is told in one line with the clauses, in the reader's language", async () => {
    const path = fresh();
    const lines = REFUSED.map(([choice]) => JSON.stringify(choice));
    const ran = await recording(path, tableOf(game), given(lines));
    expect(ran.code).toBe(1);
    const said = linesOf(ran.err);
    expect(said).toHaveLength(REFUSED.length);
    for (const [index, [, what]] of REFUSED.entries()) {
      expect(said[index]).toMatch(new RegExp(`^line ${index + 1}: [a-z-]+: `));
      expect(said[index]).toContain(what);
    }
    expect(linesOf(stored(path))).toHaveLength(1);
    const german = await recording(path, ["--lang", "de"], `${lines.at(-1)!}\n`);
    expect(german.err).toMatch(/^Zeile 1: titans-shuffled: Abgelehnt.* setup\.titans: /);
  });

  test("that the input ends within is not kept; one that only lacks its newline is", async () => {
    const [first, second] = choicesOf(game);
    const path = fresh();
    const torn = await recording(path, tableOf(game), `${first!}\n${second!.slice(0, -9)}`);
    expect(torn.code).toBe(3);
    expect(torn.err).toBe("line 2: the input ends within this line; it was not recorded\n");
    const kept = await recording(path, [], second!);
    expect(kept).toMatchObject({ code: 0, err: "" });
    expect(linesOf(kept.out)).toHaveLength(2);
  });

  test("that says after which event it was chosen is kept there and nowhere else", async () => {
    const [first, second, third, ...rest] = choicesOf(game);
    const path = fresh();
    const after = (choice: string | undefined, event: number): string =>
      JSON.stringify({ ...parsed(choice), after: event });
    const begun = given([after(first, 0), after(second, 1), third!]);
    expect((await recording(path, tableOf(game), begun)).code).toBe(0);
    const kept = stored(path);
    const { seq } = parsed(linesOf(kept).at(-1));
    // The answer was lost on its way: what had been kept is sent once more.
    const again = await recording(path, [], begun);
    const elsewhere = (line: number, type: unknown, event: number): string =>
      `line ${line}: ${String(type)}: it was chosen after event ${event}, and the log is at event ${String(seq)}; ` +
      "it was not recorded: read the log and choose anew";
    expect(again).toMatchObject({ code: 1, out: "" });
    expect(linesOf(again.err).slice(0, 2)).toEqual([
      elsewhere(1, parsed(first)["type"], 0),
      elsewhere(2, parsed(second)["type"], 1),
    ]);
    const ahead = await recording(path, [], given([after(rest[0], Number(seq) + 1)]));
    expect(ahead).toMatchObject({ code: 1, out: "" });
    expect(ahead.err).toBe(`${elsewhere(1, parsed(rest[0])["type"], Number(seq) + 1)}\n`);
    expect(stored(path)).toBe(kept);
    expect((await recording(path, [], given([after(rest[0], Number(seq))]))).code).toBe(0);
    expect(game.startsWith(stored(path))).toBe(true);
    expect(stored(path).length).toBeGreaterThan(kept.length);
  });

  test("after the end of the game is refused", async () => {
    const path = fresh(game);
    const ran = await recording(path, [], given(choicesOf(game).slice(-1)));
    expect(ran).toMatchObject({ code: 1, out: "" });
    expect(ran.err).toContain("the game is over");
  });
});

test("wrong usage is told before anything is written", async () => {
  const cases: readonly (readonly [flags: readonly string[], said: string])[] = [
    [
      [],
      "--first-player: say which seat (blue, red, green or yellow), or have lots drawn with --seed N",
    ],
    [["--seats", "Ann,Ben", "--seed", "1"], "must be 3 to 5"],
    [
      ["--seats", "Ann,,Cleo", "--seed", "1"],
      "--seats Ann,,Cleo: name each seat, with commas between",
    ],
    [
      ["--seats", "Ann,Ben,Cleo", "--players", "4"],
      "--players 4: --seats names 3; leave --players out",
    ],
    [["--game", "chess"], "--game chess: not known here"],
    [["--length", "endless", "--seed", "1"], "--length endless: must be"],
    [["--ruling", "bank", "--seed", "1"], "write KEY=OPTION"],
    [["--edition", "-"], "name a file for the log and the edition"],
  ];
  for (const [flags, said] of cases) {
    const path = fresh();
    const ran = await recording(path, flags, given(choicesOf(game)));
    expect([said, ran.code, ran.out, existsSync(path)]).toEqual([said, 3, "", false]);
    expect(ran.err).toContain(said);
  }
  expect((await recording("-", [], "")).err).toContain("name a file for the log");
  const nowhere = await recording(folder.path("nowhere/game.jsonl"), ["--seed", "1"], "");
  expect(nowhere).toMatchObject({ code: 3, out: "" });
  expect(nowhere.err).toContain(
    `there is no folder ${folder.path("nowhere")}; make it, or choose another place`,
  );
  expect((await recording(folder.path("."), ["--seed", "1"], "")).err).toContain("name a file");
});

test("the how-to's example does what the page says", async () => {
  const page = stored("docs/how-to/record-a-game.md");
  const [, command] = /^npx assize (record .*) < docs\/examples\/choices\.jsonl$/m.exec(page)!;
  const [, said] = /```text\n(line 2: .*\n)```/.exec(page)!;
  const path = fresh();
  const args = command!.replace("friday.jsonl", path).split(" ");
  const ran = await assize(args, { stdin: stored("docs/examples/choices.jsonl") });
  expect(ran).toEqual({ code: 1, out: stored(path), err: said });
  expect(linesOf(ran.out).map((line) => parsed(line)["by"])).toEqual([
    ...Array<undefined>(5),
    2,
    0,
  ]);
  const [, again] = /```text\n(line 1: .*\n)```/.exec(page)!;
  const sent = { stdin: stored("docs/examples/choice-after.jsonl") };
  expect(await assize(["record", path], sent)).toEqual({ code: 1, out: "", err: again });
  expect(stored(path)).toBe(ran.out);
});

test("the how-to's example takes play back as the page says, where the log was begun for it", async () => {
  const page = stored("docs/how-to/record-a-game.md");
  const [, command] = /^npx assize (record --undo .*) < docs\/examples\/undo\.jsonl$/m.exec(page)!;
  const path = fresh();
  const args = command!.replace("saturday.jsonl", path).split(" ");
  const choices = { stdin: stored("docs/examples/undo.jsonl") };
  const ran = await assize(args, choices);
  expect(ran).toEqual({ code: 0, out: stored(path), err: "" });
  expect(
    linesOf(ran.out)
      .slice(5)
      .map((line) => [parsed(line)["seq"], parsed(line)["type"]]),
  ).toEqual([
    [5, "idrakys-placed"],
    [6, "table/undo"],
    [7, "idrakys-placed"],
  ]);
  const { code, out } = await assize(["audit", path]);
  expect(code).toBe(0);
  expect(out).toContain("Taken back: 1 time.");
  expect(out).toContain("to the position after event 4 (agreed: Ann, Ben and Cleo).");
  expect(JSON.parse((await assize(["audit", "--json", path])).out)).toMatchObject({
    reports: [{ takenBack: { count: 1, told: [{ seq: 6, to: 4, seats: [0, 1, 2] }] } }],
  });
  // The same log without consequences, completed, is that log again.
  const whole = stored(path);
  const short = terse(whole).replace('"to":4', '"to":3');
  expect((await assize(["complete", "-"], { stdin: short })).out).toBe(whole);
  const first = fresh();
  const refused = await assize(args.filter((one) => one !== "--undo").with(-1, first), choices);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain("which has no undo");
});

describe("as a process", () => {
  test("it keeps the log to itself, and Ctrl-C leaves a whole one", async () => {
    const path = fresh();
    const node = process.execPath;
    const child = spawn(node, [MAIN, "record", "--players", "3", "--seed", "7", path]);
    const ended = once(child, "close");
    let out = "";
    child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
    await expect.poll(() => out, { timeout: 30_000 }).toContain("assessments-shuffled");
    const second = await recording(path, [], "");
    expect(second).toMatchObject({ code: 3, out: "" });
    expect(second.err).toContain(`another program (process ${child.pid}) is writing`);
    child.kill("SIGINT");
    expect(await ended).toEqual([130, null]);
    expect(stored(path)).toBe(out);
    expect(existsSync(`${path}.lock`)).toBe(false);
    expect((await recording(path, [], "")).code).toBe(0);
  });

  test("it says that a folder is no input, before it begins a log", async () => {
    const path = fresh();
    const descriptor = openSync(folder.path("."), "r");
    const args = [MAIN, "record", "--players", "3", "--seed", "7", path];
    const child = spawn(process.execPath, args, { stdio: [descriptor, "ignore", "pipe"] });
    let err = "";
    child.stderr!.on("data", (chunk: Buffer) => (err += chunk.toString()));
    const [code] = (await once(child, "close")) as [number];
    closeSync(descriptor);
    expect([code, err]).toEqual([
      3,
      "assize: standard input is a folder; give it a file or the output of a program\n",
    ]);
    expect(existsSync(path)).toBe(false);
  });

  test("it stops quietly when its reader goes away, with a log to go on with", async () => {
    const path = fresh();
    const stdin = given(choicesOf(game));
    const ran = await assizeProcess(["record", ...tableOf(game), path], { stdin, hangUp: true });
    expect(ran).toMatchObject({ code: 141, err: "" });
    const kept = stored(path);
    expect(game.startsWith(kept)).toBe(true);
    expect(kept.endsWith("\n")).toBe(true);
    expect(existsSync(`${path}.lock`)).toBe(false);
  });
});
