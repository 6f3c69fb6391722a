// `assize record`: choices in, a log out that the audit accepts; a log that exists is gone on with; a process that ends keeps a whole one.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { linesOf, parsed, terse, unchained, withLine } from "./a-game.ts";
import {
  aRecording,
  asChoice,
  choicesOf,
  given,
  recording,
  stored,
  tableOf,
} from "./a-recording.ts";
import { assize, assizeProcess, MAIN } from "./command-line.ts";

const table = aRecording();

describe("a game whose choices come in", () => {
  test("becomes the log that it was, and standard output has it line by line", async () => {
    const path = table.fresh();
    const ran = await recording(path, tableOf(table.game), given(choicesOf(table.game)));
    expect(ran).toEqual({ code: 0, out: table.game, err: "" });
    expect(stored(path)).toBe(table.game);
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
    const path = table.fresh();
    const flags = ["--game", "grandlin", "--players", "2"];
    const ran = await recording(path, flags, given(choices));
    expect(ran).toEqual({ code: 0, out: stored(path), err: "" });
    expect(out.startsWith(ran.out)).toBe(true);
    expect(linesOf(ran.out).length).toBeGreaterThan(60);
  });

  test("keeps when something happened, also of what it forces", async () => {
    const [first, second, ...rest] = choicesOf(table.game);
    const at = "2026-01-31T18:00:00Z";
    const dated = JSON.stringify({ ...parsed(second), at });
    const path = table.fresh();
    await recording(path, tableOf(table.game), given([first!, dated, rest[0]!]));
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
    const choices = choicesOf(table.game);
    const lines = linesOf(table.game);
    const cuts = [0, 1, 2, 3, 40, 41, 42, lines.length - 2, lines.length - 1];
    let put = 0;
    for (const cut of cuts)
      for (const half of [0, 20]) {
        const whole = lines
          .slice(0, cut)
          .map((line) => `${line}\n`)
          .join("");
        const path = table.fresh(whole + lines[cut]!.slice(0, half));
        // What was forced by a choice that is kept comes back by itself: the choices after the kept ones are given.
        const kept = cut === 0 ? 0 : choicesOf(whole).length;
        const ran = await recording(path, tableOf(table.game), given(choices.slice(kept)));
        expect([cut, ran.code, stored(path) === table.game]).toEqual([cut, 0, true]);
        expect(ran.out).toBe(table.game.slice(whole.length));
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
    const whole = table.fresh();
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
      const path = table.fresh(
        linesOf(stored(whole))
          .slice(0, cut)
          .map((line) => `${line}\n`)
          .join(""),
      );
      expect((await recording(path, flags, given(choices))).code).toBe(0);
      expect(stored(path)).toBe(stored(whole));
    }
    expect((await assize(["audit", whole])).code).toBe(0);
    const other = table.fresh();
    await recording(other, [...flags.slice(0, -1), "8"], "");
    expect(stored(other)).not.toBe(first.out);
  });

  test("is gone on with without saying again what game it is, and refused where something else is said", async () => {
    const path = table.fresh();
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
    const changed = withLine(table.game, 4, (line) => ({ ...line, at: "2026-01-31T18:00:00Z" }));
    const cases: readonly (readonly [log: string, code: number, said: string])[] = [
      [changed, 1, "does not continue the chain: the file was changed"],
      [terse(table.game), 3, '"assize complete'],
      [unchained(table.game), 3, "its lines are not chained, so it was not recorded here"],
      [
        withLine(`${linesOf(table.game)[0]!}\n`, 0, (header) => ({ ...header, rules: 99 })),
        2,
        "rules version 99",
      ],
      ["Dear all,\n", 3, "the line is not JSON"],
      [table.game + table.game, 3, "assize audit"],
      [
        stored("docs/examples/games/disputed-4p.jsonl"),
        1,
        "event 259 is not what the rules allow or force there",
      ],
    ];
    for (const [log, code, said] of cases) {
      const path = table.fresh(log);
      const ran = await recording(path, [], given(choicesOf(table.game)));
      expect([said, ran.code, ran.out]).toEqual([said, code, ""]);
      expect(ran.err).toContain(said);
      expect(ran.err).toContain(path);
      expect(linesOf(ran.err)).toHaveLength(1);
      expect(stored(path)).toBe(log);
    }
    expect(cases.length).toBeGreaterThanOrEqual(7);
  });
});

describe("as a process", () => {
  test("it keeps the log to itself, and Ctrl-C leaves a whole one", async () => {
    const path = table.fresh();
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
    const path = table.fresh();
    const descriptor = openSync(table.inFolder("."), "r");
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
    const path = table.fresh();
    const stdin = given(choicesOf(table.game));
    const ran = await assizeProcess(["record", ...tableOf(table.game), path], {
      stdin,
      hangUp: true,
    });
    expect(ran).toMatchObject({ code: 141, err: "" });
    const kept = stored(path);
    expect(table.game.startsWith(kept)).toBe(true);
    expect(kept.endsWith("\n")).toBe(true);
    expect(existsSync(`${path}.lock`)).toBe(false);
  });
});
