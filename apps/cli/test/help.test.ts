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
  expect(facts).toMatchObject({ format: "assize-log/1", games: { xidit: 1 } });
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

test("the reference page names every command and every flag", async () => {
  const page = readFileSync(new URL("../../../docs/reference/cli.md", import.meta.url), "utf8");
  const { out } = await assize(["--help"]);
  const listed = /SUBCOMMANDS\n(.*?)\n\n/s.exec(out)![1]!.matchAll(/^ {2}(\S+)/gm);
  const names = new Set(COMMANDS.map((command) => command.split(" ")[0]));
  expect(new Set([...listed].map(([, name]) => name))).toEqual(names);
  let flags = 0;
  for (const command of COMMANDS) {
    const section = page.split(/^## /m).find((text) => text.startsWith(command.split(" ")[0]!));
    expect(section).toBeDefined();
    const help = (await assize([...command.split(" "), "--help"])).out;
    const own = help.replace(/GLOBAL FLAGS.*/s, "");
    for (const [flag] of own.matchAll(/(?<=^ {2})--[a-z-]+/gm)) {
      flags++;
      expect(page).toContain(`\`${flag}`);
    }
  }
  expect(flags).toBeGreaterThanOrEqual(40);
});
