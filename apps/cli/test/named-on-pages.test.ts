// The commands and flags that pages name are there. (That the reference page names them all is held in help.test.ts.)
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { assize } from "./command-line.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

const FILES = ["action.yml", "README.md", "CONTRIBUTING.md"].concat(
  globSync("docs/**/*.{md,yml,yaml}", { cwd: ROOT }),
  globSync("{apps,packages,tools}/**/README.md", {
    cwd: ROOT,
    exclude: (name) => name === "node_modules" || name === "dist",
  }),
);

/** Of a page its blocks and spans of code, each command in one line; of another file all of it. */
const codeIn = (file: string): string => {
  const text = readFileSync(join(ROOT, file), "utf8").replaceAll("\\\n", " ");
  if (!file.endsWith(".md")) return text;
  const code = [...text.matchAll(/```.*?\n(.*?)```|`([^`\n]+)`/gs)];
  return code.map(([, block, span]) => block ?? span).join("\n");
};

interface Command {
  readonly name: string;
  readonly flags: ReadonlySet<string>;
}

const FLAG = /(?<![\w-])--[a-z][a-z-]*/g;

/** All commands below this one by what their help says, itself among them. */
const commandsBelow = async (words: readonly string[]): Promise<readonly Command[]> => {
  const { out } = await assize([...words, "--help"]);
  const [, listed = ""] = out.split("SUBCOMMANDS\n");
  const names = [.../^(?: {2}.*\n?)*/.exec(listed)![0].matchAll(/^ {2}([a-z-]+)/gm)];
  const own = { name: words.join(" "), flags: new Set(out.match(FLAG)) };
  const below = await Promise.all(names.map(([, name]) => commandsBelow([...words, name!])));
  return [own, ...below.flat()];
};

test("every command and flag that a page names is there", async () => {
  // `assize help [COMMAND]` is answered beside the list of commands, and has no flags of its own.
  const help = { name: "help", flags: new Set<string>() };
  const all = [help, ...(await commandsBelow([]))];
  const commands = new Map(all.map((one) => [one.name, one.flags]));
  expect(commands.size).toBeGreaterThanOrEqual(30);
  const lost: string[] = [];
  let named = 0;
  for (const file of FILES)
    for (const [, line] of codeIn(file).matchAll(/(?<![\w/@.-])assize ([a-z][^|#;&>\n]*)/g)) {
      const [first = "", second = ""] = line!.split(/\s+/);
      if (!/^[a-z-]+$/.test(first)) continue;
      named++;
      const flags = commands.get(`${first} ${second}`) ?? commands.get(first);
      const others = (line!.match(FLAG) ?? []).filter((flag) => !flags?.has(flag));
      if (flags === undefined || others.length > 0) lost.push(`${file}: assize ${line}`);
    }
  expect(named).toBeGreaterThanOrEqual(300);
  expect(lost).toEqual([]);
});
