// What the program says about itself: help, version, and the reference page that must not fall behind.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parsed } from "./a-game.ts";
import { assize } from "./command-line.ts";

const COMMANDS = [
  "archive audit",
  "archive page",
  "archive query",
  "archive worker",
  "audit",
  "show",
  "explain",
  "arbitrate",
  "restore",
  "complete",
  "merge",
  "migrate-check",
  "position",
  "import",
  "case",
  "export",
  "record",
  "simulate",
  "rules",
  "edition check",
  "edition render",
  "coverage",
  "chart",
  "explore",
  "distinguish",
  "shrink",
  "inspect",
  "view",
  "version",
];

test("version names what a report rests on", async () => {
  const facts = parsed((await assize(["version", "--json"])).out);
  expect(facts).toMatchObject({
    formats: ["assize-log/1", "assize-log/2"],
    games: { xidit: 1 },
  });
  expect((await assize(["--version"])).out).toBe(`assize ${facts["assize"] as string}\n`);
});

test("every command has help, and an example where it takes a word", async () => {
  for (const command of COMMANDS) {
    const ran = await assize([...command.split(" "), "--help"]);
    expect(ran).toMatchObject({ code: 0, err: "" });
    expect(ran.out).toContain(`assize ${command}`);
    if (command !== "version") expect(ran.out).toContain("EXAMPLES");
  }
});

test("help of a command is what its --help says; what is no command is told", async () => {
  for (const command of [[], ["audit"], ["archive", "query"]])
    expect(await assize(["help", ...command])).toEqual(await assize([...command, "--help"]));
  const none = await assize(["help", "adit"]);
  expect(none).toMatchObject({ code: 3, out: "" });
  expect(none.err).toContain('Unknown subcommand "adit"');
  expect(none.err).toContain("Did you mean audit?");
});

test("a clause, a ruling or a question that is nearly one is told with what may be meant", async () => {
  const nearly = [
    [["rules", "recruit.weekest"], "recruit.weakest"],
    [["rules", "threat-onze"], "threat-once"],
    [["rules", "king.stpe", "--game", "chess"], "king.step"],
    [["audit", "x.jsonl", "--ruling", "bnk=unlimited"], "bank"],
    [["archive", "query", "verdict"], "verdicts"],
    [["archive", "query", "cluases"], "clauses"],
  ] as const;
  for (const [args, meant] of nearly) {
    const ran = await assize(args);
    expect(ran).toMatchObject({ code: 3, out: "" });
    expect(ran.err).toContain(`did you mean ${meant}?`);
  }
});

test("what half of all names hold is told to mean none of them", async () => {
  for (const letters of ["", "e", "."]) {
    const ran = await assize(["rules", letters]);
    expect(ran).toMatchObject({ code: 3, out: "" });
    expect(ran.err).toMatch(/: no clause or ruling of this name; "assize rules" lists all\n$/);
  }
});

test("shells complete games, bots, clauses, rulings and questions of every game", async () => {
  for (const shell of ["bash", "zsh", "fish", "powershell"]) {
    const ran = await assize(["--completions", shell]);
    expect(ran.code).toBe(0);
    const out = ran.out.replaceAll("\\", "");
    for (const word of [
      "recruit.weakest",
      "king.step",
      "bank=unlimited",
      "loss-cap=none",
      "lengths",
      "grandlin",
      "greedy",
    ])
      expect(out).toContain(word);
  }
});

test("the reference page names every command and every flag", async () => {
  const page = readFileSync(new URL("../../../docs/reference/cli.md", import.meta.url), "utf8");
  const { out } = await assize(["--help"]);
  const listed = /SUBCOMMANDS\n(.*?)\n\n/s.exec(out)![1]!.matchAll(/^ {2}(\S+)/gm);
  const names = new Set(COMMANDS.map((command) => command.split(" ")[0]));
  expect(new Set([...listed].map(([, name]) => name))).toEqual(names);
  let [flags, named] = [0, 0];
  for (const command of COMMANDS) {
    const section = page.split(/^## /m).find((text) => text.startsWith(command.split(" ")[0]!));
    expect(section).toBeDefined();
    const help = (await assize([...command.split(" "), "--help"])).out;
    const own = help.replace(/GLOBAL FLAGS.*/s, "");
    const [, games = ""] = /--game .*which game: ([^(]*)/.exec(own) ?? [];
    for (const [game] of games.matchAll(/[a-z]{3,}/g)) {
      named++;
      expect(section).toContain(`\`${game}\``);
    }
    for (const [flag] of own.matchAll(/(?<=^ {2})--[a-z-]+/gm)) {
      flags++;
      expect(page).toContain(`\`${flag}`);
    }
  }
  expect(flags).toBeGreaterThanOrEqual(40);
  expect(named).toBeGreaterThanOrEqual(3 * 6);
});
