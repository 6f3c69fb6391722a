// `assize record`: what is no choice, what the rules refuse, wrong usage, and the examples of the how-to.
import { existsSync } from "node:fs";
import { LIMITS } from "@assize/kernel-model";
import { describe, expect, test } from "vitest";
import { linesOf, parsed, terse } from "./a-game.ts";
import { aRecording, choicesOf, given, recording, stored, tableOf } from "./a-recording.ts";
import { assize } from "./command-line.ts";

const table = aRecording();

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
      table.fresh(),
      tableOf(table.game),
      given([JSON.stringify({ type, data: {} })]),
    );
    expect(err).toContain("it has titans-shuffled");
    expect(err.length).toBeLessThan(4_000);
  });

  test("that is no choice is told with its number, and the others are kept", async () => {
    const [choice] = choicesOf(table.game);
    const path = table.fresh();
    const lines = [...NO_CHOICES.map(([line]) => line), choice!];
    const ran = await recording(path, tableOf(table.game), given(lines));
    expect(ran.code).toBe(3);
    const said = linesOf(ran.err);
    expect(said).toHaveLength(NO_CHOICES.length);
    for (const [index, [, what]] of NO_CHOICES.entries()) {
      expect(said[index]).toMatch(new RegExp(`^line ${index + 1}: `));
      expect(said[index]).toContain(what);
    }
    expect(stored(path)).toBe(
      linesOf(table.game)
        .slice(0, 2)
        .map((line) => `${line}\n`)
        .join(""),
    );
  });

  test("that the rules refuse is told in one line with the clauses, in the reader's language", async () => {
    const path = table.fresh();
    const lines = REFUSED.map(([choice]) => JSON.stringify(choice));
    const ran = await recording(path, tableOf(table.game), given(lines));
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
    const [first, second] = choicesOf(table.game);
    const path = table.fresh();
    const torn = await recording(path, tableOf(table.game), `${first!}\n${second!.slice(0, -9)}`);
    expect(torn.code).toBe(3);
    expect(torn.err).toBe("line 2: the input ends within this line; it was not recorded\n");
    const kept = await recording(path, [], second!);
    expect(kept).toMatchObject({ code: 0, err: "" });
    expect(linesOf(kept.out)).toHaveLength(2);
  });

  test("that says after which event it was chosen is kept there and nowhere else", async () => {
    const [first, second, third, ...rest] = choicesOf(table.game);
    const path = table.fresh();
    const after = (choice: string | undefined, event: number): string =>
      JSON.stringify({ ...parsed(choice), after: event });
    const begun = given([after(first, 0), after(second, 1), third!]);
    expect((await recording(path, tableOf(table.game), begun)).code).toBe(0);
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
    expect(table.game.startsWith(stored(path))).toBe(true);
    expect(stored(path).length).toBeGreaterThan(kept.length);
  });

  test("after the end of the game is refused", async () => {
    const path = table.fresh(table.game);
    const ran = await recording(path, [], given(choicesOf(table.game).slice(-1)));
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
    [["--game", "draughts"], "--game draughts: not known here"],
    [["--length", "endless", "--seed", "1"], "--length endless: must be"],
    [["--ruling", "bank", "--seed", "1"], "write KEY=OPTION"],
    [["--edition", "-"], "name a file for the log and the edition"],
  ];
  for (const [flags, said] of cases) {
    const path = table.fresh();
    const ran = await recording(path, flags, given(choicesOf(table.game)));
    expect([said, ran.code, ran.out, existsSync(path)]).toEqual([said, 3, "", false]);
    expect(ran.err).toContain(said);
  }
  expect((await recording("-", [], "")).err).toContain("name a file for the log");
  const nowhere = await recording(table.inFolder("nowhere/game.jsonl"), ["--seed", "1"], "");
  expect(nowhere).toMatchObject({ code: 3, out: "" });
  expect(nowhere.err).toContain(
    `there is no folder ${table.inFolder("nowhere")}; make it, or choose another place`,
  );
  expect((await recording(table.inFolder("."), ["--seed", "1"], "")).err).toContain("name a file");
});

test("the how-to's example does what the page says", async () => {
  const page = stored("docs/how-to/record-a-game.md");
  const [, command] = /^npx assize (record .*) < docs\/examples\/choices\.jsonl$/m.exec(page)!;
  const [, said] = /```text\n(line 2: .*\n)```/.exec(page)!;
  const path = table.fresh();
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
  const path = table.fresh();
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
  const first = table.fresh();
  const refused = await assize(args.filter((one) => one !== "--undo").with(-1, first), choices);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain("which has no undo");
});
