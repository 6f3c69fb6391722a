import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linesOf, lineWith, parsed, simulated, terse, unchained, withLine } from "./a-game.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";

let folder: Folder;
let log: string;
let path: string;

beforeAll(async () => {
  folder = makeFolder();
  log = await simulated(2);
  path = folder.path("game.jsonl");
  writeFileSync(path, log);
});
afterAll(() => folder.remove());

describe("show", () => {
  test("tells the state and what is due", async () => {
    const at = lineWith(log, "orders-programmed") - 1;
    const ran = await assize(["show", path, "--at", String(at)]);
    expect(ran.code).toBe(0);
    expect(ran.out).toContain(`after event ${at} of ${linesOf(log).length - 1}`);
    expect(ran.out).toContain("Due: orders-programmed");
  });

  test("a name in a log cannot steer the terminal", async () => {
    const stdin = withLine(unchained(log), 0, (header) => ({
      ...header,
      seats: header["seats"].map((seat: object) => ({ ...seat, name: "\u001b[2JEve" })),
    }));
    for (const args of [
      ["show", "-", "--at", "30"],
      ["explain", "-", "--at", "30"],
      ["audit", "-"],
    ]) {
      const ran = await assize(args, { stdin });
      expect(ran.code).toBe(0);
      expect(ran.out).not.toContain("\u001b");
    }
  });

  test("ends with the end", async () => {
    const last = linesOf(log).length - 1;
    expect((await assize(["show", path, "--at", String(last)])).out).toContain("The game is over.");
  });

  test("a seat's eyes do not see what another hides", async () => {
    const at = String(lineWith(log, "orders-programmed"));
    const seen = async (eyes: string) =>
      parsed((await assize(["show", path, "--at", at, "--as", eyes, "--json"])).out)["view"].seats;
    const by = parsed(linesOf(log)[Number(at)])["by"] as number;
    const other = (by + 1) % 3;
    expect((await seen("all"))[by].program).toHaveLength(6);
    expect((await seen(String(by)))[by].program).toHaveLength(6);
    expect((await seen(String(other)))[by].program).toBeNull();
    expect((await seen("public"))[by].units).toBeNull();
    expect(await seen("blue")).toEqual(await seen("0"));
  });

  const wrong: readonly (readonly [readonly string[], string])[] = [
    [["--at", "99999"], "choose 0 to"],
    [["--at", "-1"], "choose 0 to"],
    [["--at", "3", "--as", "pink"], "0 (blue), 1 (red) or 2 (green)"],
    [["--at", "3", "--game-number", "2"], "has no game 2"],
  ];
  test.each(wrong)("%j is refused", async (flags, said) => {
    const ran = await assize(["show", path, ...flags]);
    expect(ran).toMatchObject({ code: 3, out: "" });
    expect(ran.err).toContain(said);
  });
  test("there are cases", () => expect(wrong.length).toBeGreaterThanOrEqual(4));

  test("a trouble names the log as the caller did", async () => {
    const { err } = await assize(["show", path, "--at", "3", "--game-number", "2"]);
    expect(err).toContain(`assize: ${path} has no game 2`);
  });

  test("one game of an archive", async () => {
    const stdin = log + (await simulated(3));
    const unnamed = await assize(["show", "-", "--at", "0"], { stdin });
    expect(unnamed.code).toBe(3);
    expect(unnamed.err).toContain("--game-number");
    const args = ["show", "-", "--at", "30", "--json", "--game-number"];
    const first = await assize([...args, "1"], { stdin });
    const second = await assize([...args, "2"], { stdin });
    expect(first.out).toBe((await assize(["show", path, "--at", "30", "--json"])).out);
    expect(second.out).not.toBe(first.out);
  });

  test("a game that is not known here cannot be shown: exit code 2", async () => {
    const stdin = withLine(unchained(log), 0, (header) => ({ ...header, game: "no-such-game" }));
    const ran = await assize(["show", "-", "--at", "0"], { stdin });
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('game "no-such-game" is not known here');
  });
});

describe("position", () => {
  test("writes a header that starts where the log stands, and the rest of the game follows", async () => {
    for (const at of [0, 1, 60, 200]) {
      const header = await assize(["position", path, "--at", String(at)]);
      expect(header.code).toBe(0);
      const stated = await assize(["show", path, "--at", String(at), "--position"]);
      expect(parsed(header.out)["position"]).toEqual(parsed(stated.out));
      const rest = linesOf(unchained(log))
        .slice(at + 1)
        .map((line, index) => JSON.stringify({ ...parsed(line), seq: index + 1 }));
      const ran = await assize(["audit", "--json", "-"], {
        stdin: `${header.out}${rest.join("\n")}\n`,
      });
      expect(parsed(ran.out)["reports"]).toMatchObject([{ verdict: "compliant", finished: true }]);
    }
  });

  test("keeps other rulings than the header's", async () => {
    const ran = await assize([
      "position",
      path,
      "--at",
      "0",
      "--rulings",
      "de",
      "--ruling",
      "bank=limited:60",
    ]);
    expect(parsed(ran.out)["rulings"]).toEqual({ set: "de", overrides: { bank: "limited:60" } });
  });
});

describe("complete", () => {
  test("fills in what was left out, byte for byte", async () => {
    const ran = await assize(["complete", "-"], { stdin: terse(log) });
    expect(ran).toEqual({ code: 0, out: log, err: "" });
  });

  test("leaves a whole log as it is", async () => {
    expect((await assize(["complete", path])).out).toBe(log);
  });

  test("an unfinished game is completed as far as the rules force it", async () => {
    const lines = linesOf(terse(log));
    const stdin = `${lines.slice(0, 12).join("\n")}\n`;
    const ran = await assize(["complete", "-"], { stdin });
    expect(log.startsWith(ran.out)).toBe(true);
    expect((await assize(["audit", "-"], { stdin: ran.out })).code).toBe(0);
  });

  test("keeps what a writer remarked", async () => {
    const stdin = withLine(terse(log), 3, (line) => ({
      ...line,
      at: "2020-01-01T00:00:00Z",
      "x-note": "?",
    }));
    const ran = await assize(["complete", "-"], { stdin });
    expect(linesOf(ran.out).filter((line) => line.includes('"x-note":"?"'))).toHaveLength(1);
    expect((await assize(["audit", "-"], { stdin: ran.out })).code).toBe(0);
  });

  test("refuses a log whose choices are not legal, and writes nothing", async () => {
    const bad = withLine(terse(log), lineWith(terse(log), "orders-programmed"), (line) => ({
      ...line,
      by: 9,
    }));
    const ran = await assize(["complete", "-"], { stdin: bad });
    expect(ran).toMatchObject({ code: 1, out: "" });
    expect(ran.err).toContain("seat-unknown");
  });

  test("--out writes a new file only", async () => {
    const out = folder.path("whole.jsonl");
    expect((await assize(["complete", "-", "--out", out], { stdin: terse(log) })).code).toBe(0);
    expect(readFileSync(out, "utf8")).toBe(log);
    expect((await assize(["complete", "-", "--out", out], { stdin: terse(log) })).code).toBe(3);
  });
});

describe("explain", () => {
  const explain = (at: number, event?: object) =>
    assize([
      "explain",
      path,
      "--at",
      String(at),
      "--json",
      ...(event === undefined ? [] : ["--event", JSON.stringify(event)]),
    ]);

  test("every recorded event of a compliant game is legal where it stands", async () => {
    const types = [
      ...new Set(
        linesOf(log)
          .slice(1)
          .map((line) => parsed(line)["type"] as string),
      ),
    ];
    expect(types.length).toBeGreaterThanOrEqual(20);
    for (const type of types) {
      const ran = await explain(lineWith(log, type) - 1);
      expect(ran.code).toBe(0);
      expect(parsed(ran.out)).toMatchObject({ legal: true, explanation: { kind: "accepted" } });
    }
  });

  test("names the clause that refuses, and what would be legal", async () => {
    const at = lineWith(log, "idrakys-placed");
    const { by, data } = parsed(linesOf(log)[at]);
    const ran = await explain(at, { type: "idrakys-placed", by: ((by as number) + 1) % 3, data });
    expect(ran.code).toBe(1);
    const answer = parsed(ran.out);
    expect(answer["explanation"]).toMatchObject({ kind: "refused" });
    expect(answer["explanation"].clauses).toContain("setup.placement");
    expect(answer["alternatives"].events).toHaveLength(20);
  });

  test("says what the rules force where a consequence says something else", async () => {
    const at = lineWith(log, "tiles-laid") - 1;
    const { data } = parsed(linesOf(log)[at + 1]);
    const ran = await explain(at, {
      type: "tiles-laid",
      data: { ...data, nextThreat: data.nextRecruitment },
    });
    expect(ran.code).toBe(1);
    expect(parsed(ran.out)["expected"]).toEqual(data);
  });

  test("lists no more than the limit, and says so", async () => {
    const at = lineWith(log, "orders-programmed") - 1;
    const { by } = parsed(linesOf(log)[at + 1]);
    const answer = parsed((await explain(at, { type: "titan-declined", by, data: {} })).out);
    expect(answer["alternatives"]).toMatchObject({ more: true });
    expect(answer["alternatives"].events).toHaveLength(200);
  });

  test("tells in words what is wrong with the question itself", async () => {
    const asked = (event: object) => explain(10, event).then(({ out }) => parsed(out)["unusable"]);
    expect(await asked({ type: "nonsense" })).toContain('no event "nonsense"');
    expect(await asked({ type: "idrakys-placed", data: { city: 1 } })).toContain("needs the seat");
    expect(await asked({ type: "idrakys-placed", by: 8, data: { city: 1 } })).toContain(
      "no seat 8",
    );
    expect(await asked({ type: "idrakys-placed", by: 1, data: { city: "one" } })).toContain(
      "shape",
    );
    const nested = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    const refused: readonly (readonly [text: string, said: string])[] = [
      ["{", "this is not JSON"],
      ["3", "this is no event"],
      ['{"type":"x","by":-1}', "by is a seat's number"],
      [`{"type":"idrakys-placed","by":0,"data":{"city":${nested}}}`, "nested deeper than 32"],
      ['{"type":"x","type":"y"}', "$.type: the key stands twice"],
      ['{"type":"x","data":{"n":1.5}}', "$.data.n: 1.5 is not a plain whole number"],
      [`{"type":"${"x".repeat(1_048_576)}"}`, "longer than 1048576 bytes"],
    ];
    for (const [text, said] of refused) {
      const ran = await assize(["explain", path, "--at", "3", "--event", text]);
      expect(ran).toMatchObject({ code: 3, out: "", err: expect.stringContaining(said) });
    }
    const long = `{"type":"${"x".repeat(500_000)}","data":{}}`;
    const ran = await assize(["explain", path, "--at", "3", "--event", long]);
    expect(ran.code).toBe(1);
    expect(ran.out.length).toBeLessThan(4_000);
    const last = String(linesOf(log).length - 1);
    expect((await assize(["explain", path, "--at", last])).err).toContain("--event");
  });

  test("speaks", async () => {
    const ran = await assize(["explain", path, "--at", "10"]);
    expect(ran.out).toContain("Accepted");
    expect(ran.out).toContain("clause ");
  });
});
