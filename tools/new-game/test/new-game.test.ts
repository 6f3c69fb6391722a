// A generated game passes everything that a game must pass, and a refusal changes nothing.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CannotMake, newGame } from "../src/new-game.ts";
import { type Clone, cloneWorkspace } from "./a-clone.ts";

/** A quick run leaves to the tutorial's test what it asks of a game that was generated there. */
const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const NAME = "a-small-heap";
/** Names that mean something elsewhere: to tests that ask for a game that is not there, and to JavaScript. */
const OTHERS = ["draughts", "constructor"];
const REFERENCE = fileURLToPath(new URL("../../../docs/reference", import.meta.url));
const OWN = new RegExp(`packages/(${NAME}|catalogue)`);
let clone: Clone;
let written: readonly string[];
beforeAll(() => {
  clone = cloneWorkspace();
  written = newGame(clone.root, NAME);
  for (const name of OTHERS) newGame(clone.root, name);
});
afterAll(() => clone.remove());

const text = (path: string): string => readFileSync(join(clone.root, path), "utf8");

describe("a generated game", () => {
  test("is one package, entered where games are entered", () => {
    const listed = readdirSync(join(clone.root, "packages", NAME), { recursive: true });
    expect(listed.length).toBeGreaterThanOrEqual(15);
    expect(written).toContain(`packages/catalogue/src/games/${NAME}.ts`);
    expect(text("packages/catalogue/src/games.ts")).toContain(`"${NAME}": {`);
    expect(text("tsconfig.json")).toContain(`"packages/${NAME}"`);
  });

  test("leaves nothing to fill in", () => {
    for (const path of written)
      expect([path, text(path).match(/\{\{\w+\}\}/)]).toEqual([path, null]);
  });

  test("passes its own test, the catalogue's and that of its layout", () => {
    // Of tests that go from game to game only those of this one; the others are tested where they stand.
    for (const folders of [`packages/${NAME}`, `packages/catalogue tools/chart-layout -t ${NAME}`])
      expect(clone.run(`vitest run ${folders}`)).toMatch(/Tests +\d+ passed/);
  });

  test("passes types, lint, format and boundaries", () => {
    const folders = `packages/${NAME} packages/catalogue`;
    clone.run(`oxfmt --check ${folders} tsconfig.json`);
    expect(clone.run("node tools/boundaries/src/main.ts", true)).not.toContain(NAME);
    if (!DEEP) return;
    // What is wrong elsewhere in the workspace is for other tests to say.
    expect(clone.run(`tsc -b ${folders}`, true)).not.toMatch(OWN);
    clone.run(`oxlint ${folders}`);
    clone.run(`knip --no-config-hints --workspace packages/${NAME}`);
  });

  test("has reference pages of its own, and those of the other games stay as they are", () => {
    const program = `
      import { gamePages } from "./src/game-pages.ts";
      console.log(JSON.stringify(gamePages()));`;
    writeFileSync(join(clone.root, "tools/docs/pages.ts"), program);
    const pages = JSON.parse(clone.run("node tools/docs/pages.ts")) as [string, string][];
    const [own, others] = [true, false].map((is) =>
      pages.filter(([path]) => [NAME, ...OTHERS].includes(path.split("/")[0]!) === is),
    );
    expect(own!.length).toBeGreaterThanOrEqual(15);
    expect(others!.length).toBeGreaterThanOrEqual(10);
    for (const [path, page] of others!)
      expect([path, page]).toEqual([path, readFileSync(join(REFERENCE, path), "utf8")]);
  });

  test("is simulated, audited, shown, explained and drawn", () => {
    clone.run(`assize simulate --game ${NAME} --seed 3 --games 20 --out games`);
    const log = `games/${NAME}-3.jsonl`;
    const expected: readonly (readonly [string, string | RegExp])[] = [
      ["audit games --quiet", "20 compliant"],
      [`show ${log} --at 2`, "matches left"],
      [`explain ${log} --at 2`, "take.number"],
      [`edition render --game ${NAME}`, /^<svg /],
      [`chart ${NAME}`, "matches-taken"],
      [`chart ${NAME} --format svg`, /^<svg /],
      [`position ${log} --at 3`, '"place":"play.turn"'],
    ];
    // One start of the program for all of them.
    const program = `
      import { assize } from "./test/command-line.ts";
      const said = [];
      for (const line of ${JSON.stringify(expected.map(([line]) => line))}) said.push(await assize(line.split(" ")));
      console.log(JSON.stringify(said));`;
    writeFileSync(join(clone.root, "apps/cli/ask.ts"), program);
    const said = JSON.parse(clone.run("node apps/cli/ask.ts")) as { code: number; out: string }[];
    for (const [index, [line, out]] of expected.entries())
      expect([line, said[index]]).toEqual([
        line,
        {
          code: 0,
          out: typeof out === "string" ? expect.stringContaining(out) : expect.stringMatching(out),
          err: "",
        },
      ]);
  });

  test("says why in a sentence made of what each question read; none of them is silent", () => {
    writeFileSync(
      join(clone.root, "packages/catalogue/silent.ts"),
      `import { loadGame } from "@assize/catalogue";
       import { prepare } from "@assize/kernel-referee";
       import { describing } from "@assize/testkit";
       console.log(JSON.stringify(describing(prepare((await loadGame("${NAME}")).model))));`,
    );
    expect(clone.run("node packages/catalogue/silent.ts")).toBe(
      `${JSON.stringify({ questions: 5, fields: 1, silent: [] })}\n`,
    );
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
    ["dist", /leave out folders/],
    ["vectors", /is taken: there is docs\/reference/],
    ["xidit", /is taken/],
    ["catalogue", /is taken/],
    ["cli", /is taken: there is node_modules/],
    [NAME, /is taken/],
  ];

  // The copy has no reference pages; that there are vectors is all that matters here.
  beforeAll(() => {
    mkdirSync(join(clone.root, "docs/reference/vectors"), { recursive: true });
  });

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
