// A generated game passes everything that a game must pass, and a refusal changes nothing.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CannotMake, newGame } from "../src/new-game.ts";
import { type Clone, cloneWorkspace } from "./a-clone.ts";

const NAME = "a-small-heap";
const OWN = new RegExp(`packages/(${NAME}|catalogue)`);
let clone: Clone;
let written: readonly string[];
beforeAll(() => {
  clone = cloneWorkspace();
  written = newGame(clone.root, NAME);
});
afterAll(() => clone.remove());

const text = (path: string): string => readFileSync(join(clone.root, path), "utf8");

describe("a generated game", () => {
  test("is one package, entered where games are entered", () => {
    const listed = readdirSync(join(clone.root, "packages", NAME), { recursive: true });
    expect(listed.length).toBeGreaterThanOrEqual(15);
    expect(written).toContain(`packages/catalogue/src/games/${NAME}.ts`);
    expect(text("packages/catalogue/src/games.ts")).toContain(`"${NAME}": {`);
    expect(text("tools/boundaries/src/table.ts")).toContain(`= ["${NAME}"];`);
    expect(text("tsconfig.json")).toContain(`"packages/${NAME}"`);
  });

  test("leaves nothing to fill in", () => {
    for (const path of written)
      expect([path, text(path).match(/\{\{\w+\}\}/)]).toEqual([path, null]);
  });

  test("passes its own test, and the catalogue's", () => {
    const ran = clone.run(`vitest run packages/${NAME} packages/catalogue`);
    expect(ran).toContain(`packages/${NAME}/test/game.test.ts`);
  });

  test("passes types, lint, format and boundaries", () => {
    const folders = `packages/${NAME} packages/catalogue`;
    // What is wrong elsewhere in the workspace is for other tests to say.
    expect(clone.run(`tsc -b ${folders}`, true)).not.toMatch(OWN);
    clone.run(`oxlint ${folders} tools/boundaries`);
    clone.run(`oxfmt --check ${folders} tools/boundaries tsconfig.json`);
    expect(clone.run("node tools/boundaries/src/main.ts", true)).not.toContain(NAME);
    clone.run("vitest run tools/boundaries/test/table.test.ts");
    clone.run(`vitest run tools/chart-layout -t ${NAME}`);
  });

  test("is simulated, audited, shown, explained and drawn", () => {
    clone.run(`assize simulate --game ${NAME} --seed 3 --games 20 --out games`);
    const audited = clone.run("assize audit games --quiet");
    expect(audited).toContain("20 compliant");
    const log = `games/${NAME}-3.jsonl`;
    expect(clone.run(`assize show ${log} --at 2`)).toContain("matches left");
    expect(clone.run(`assize explain ${log} --at 2`)).toContain("take.number");
    expect(clone.run(`assize edition render --game ${NAME}`)).toMatch(/^<svg /);
    expect(clone.run(`assize chart ${NAME}`)).toContain("matches-taken");
    expect(clone.run(`assize chart ${NAME} --format svg`)).toMatch(/^<svg /);
    const position = clone.run(`assize position ${log} --at 3`);
    expect(position).toContain('"place":"play.turn"');
  });
});

describe("a refusal", () => {
  const refused: readonly (readonly [string, RegExp])[] = [
    ["", /say what the game is called/],
    ["My Game", /lower-case letters/],
    ["3d-chess", /lower-case letters/],
    ["../escape", /lower-case letters/],
    ["trailing-", /lower-case letters/],
    ["a".repeat(41), /at most 40/],
    ["xidit", /is taken/],
    ["catalogue", /is taken/],
    ["cli", /is taken: there is node_modules/],
    [NAME, /is taken/],
  ];

  test.each(refused)("of %j says what to do", (name, said) => {
    const before = text("packages/catalogue/src/games.ts");
    expect(() => newGame(clone.root, name)).toThrow(CannotMake);
    expect(() => newGame(clone.root, name)).toThrow(said);
    expect(text("packages/catalogue/src/games.ts")).toBe(before);
  });

  test("outside the repository's root", () => {
    expect(() => newGame(join(clone.root, "packages"), "other")).toThrow(
      /not the repository's root/,
    );
    expect(existsSync(join(clone.root, "packages/packages"))).toBe(false);
  });

  test("is one line and an exit code", () => {
    expect(() => clone.run("node tools/new-game/src/main.ts xidit")).toThrow(
      /failed\n\nnew-game: the name "xidit" is taken: there is packages\/xidit; choose another\n$/,
    );
    expect(refused.length).toBeGreaterThanOrEqual(10);
  });
});
