import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linesOf, parsed, simulated, unchained, withLine } from "./a-game.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";

let folder: Folder;
let game: string;
beforeAll(async () => {
  folder = makeFolder();
  game = await simulated(1);
  writeFileSync(folder.path("game.jsonl"), game);
});
afterAll(() => folder.remove());

test("tells clauses, transitions and states, and what was never reached", async () => {
  const ran = await assize(["coverage", folder.path("game.jsonl")]);
  expect(ran).toMatchObject({ code: 0, err: "" });
  expect(ran.out).toMatch(/^xidit, rules 1: 1 game, \d+ events\n/);
  expect(ran.out).toMatch(/\nrecruit\.weakest +[1-9]/);
  // A short game for three: what is said of others applies to none of its events, and each assessment is held once.
  expect(ran.out).toMatch(/\nshort\.four +0 .*never\n/);
  expect(ran.out).toMatch(/\nassess\.wealth +1 /);
  expect(ran.out).toMatch(/\nplay\.tile-management\.refilling\/tile-borrowed\S+ +0 +never\n/);
});

test("--json sums over all games of all logs", async () => {
  const archive = await simulated(1, "--games", "2");
  const ran = await assize(["coverage", "--json", folder.path("game.jsonl"), "-"], {
    stdin: archive,
  });
  const { format, games } = parsed(ran.out);
  expect(format).toBe("assize-coverage/1");
  expect(games).toHaveLength(1);
  expect(games[0]).toMatchObject({ game: "xidit", games: 3 });
  const ended = games[0].states.find(({ state }: { state: string }) => state === "ended");
  expect(ended.visits).toBe(3);
});

test("findings are counted and do not change the exit code", async () => {
  const stdin = withLine(unchained(game), 1, (line) => ({ ...line, data: { piles: [] } }));
  const ran = await assize(["coverage", "--json", "-"], { stdin });
  const { clauses } = parsed(ran.out)["games"][0];
  const titans = clauses.find(({ clause }: { clause: string }) => clause === "setup.titans");
  expect(titans).toMatchObject({ refused: 1, found: 1, reached: true });
  expect(ran.code).toBe(0);
});

test("--html writes a page of its own, and overwrites nothing", async () => {
  const path = folder.path("coverage.html");
  expect((await assize(["coverage", "--html", path, folder.path("game.jsonl")])).code).toBe(0);
  const page = readFileSync(path, "utf8");
  expect(page).toContain("<title>Coverage of the rules: Lords of Xidit</title>");
  expect(page).not.toContain("<script");
  const again = await assize(["coverage", "--html", path, folder.path("game.jsonl")]);
  expect(again).toMatchObject({ code: 3 });
  expect(again.err).toContain("choose another name");
});

test("what cannot be counted is named and changes the exit code", async () => {
  const unknown = withLine(unchained(game), 0, (header) => ({ ...header, rules: 99 }));
  const ran = await assize(["coverage", "-"], { stdin: linesOf(unknown)[0]! + "\n" });
  expect(ran).toMatchObject({ code: 2, out: "" });
  expect(ran.err).toContain("standard input, game 1 is not counted: ");
  const paths = [folder.path("game.jsonl"), folder.path("none.jsonl")];
  const unread = await assize(["coverage", ...paths]);
  expect(unread).toMatchObject({
    code: 3,
    err: `assize: ${folder.path("none.jsonl")}: there is no such file; check the path\n`,
  });
  expect((await assize(["coverage", "-"], { stdin: "hello\n" })).code).toBe(3);
  const twice = await assize(["coverage", "-", "-"]);
  expect(twice.err).toContain("- stands twice");
  const none = await assize(["coverage", "--html", folder.path("x.html"), "-"], {
    stdin: "hello\n",
  });
  expect(none.err).toContain("there is no game to tell of");
});
