// Pages and help are held to the program: the commands that they show work, what they quote is what is printed, and each section tells
// of its own command.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isGameId } from "@assize/catalogue";
import { expect, test } from "vitest";
import { assize, type Ran } from "./command-line.ts";
import { NOTED_NAMES } from "@assize/catalogue";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}${path}`, "utf8");

const PAGES: readonly string[] = [
  "README.md",
  ...readdirSync(`${ROOT}docs`, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md") && !path.startsWith("adr"))
    .map((path) => `docs/${path}`),
];

const EXAMPLES: ReadonlyMap<string, string> = new Map(
  readdirSync(`${ROOT}docs/examples`, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:jsonl|xgn)$/.test(path))
    .map((path) => [path.split("/").at(-1)!, `${ROOT}docs/examples/${path}`]),
);

/** Commands that only read and print, in a moment. */
const SHOWN = new Set(["audit", "show", "explain", "rules", "import", "complete", "export"]);
/** Flags that write files, open something, or take long. */
const LEFT_OUT =
  /--(?:out|html|sarif|junit|matrix|engines|engine|arbitrations|edition|itf|to|as)\b|[>*…]/;

const A_FILE = /\.(?:jsonl|xgn|pgn|zip|json|ts|mjs|html|svg|sqlite)(?:\.\w+)?(?:#\d+)?$/;

/** The words of each stage of a pipe, files of the examples by their whole paths; null for what is not run here. */
const stagesOf = (line: string): readonly (readonly string[])[] | null => {
  const [text = ""] = line.split(" #");
  if (LEFT_OUT.test(text) || /["'\\&;$]/.test(text)) return null;
  const stages = text.split("|").map((stage) => stage.trim().split(/\s+/));
  // A tutorial's own game is not here.
  const [, game] = /--game (\S+)/.exec(text) ?? [];
  if (game !== undefined && !isGameId(game)) return null;
  const words = stages.map((stage) => {
    const [first, ...rest] = stage[0] === "npx" ? stage.slice(1) : stage;
    return first === "assize" ? rest : [];
  });
  if (words.some(([command = ""]) => !SHOWN.has(command))) return null;
  let isHere = true;
  const named = words.map((stage) =>
    stage.map((word) => {
      if (!A_FILE.test(word) && !word.includes("/")) return word;
      const path = EXAMPLES.get(word.split("/").at(-1)!) ?? `${ROOT}${word}`;
      isHere &&= existsSync(path);
      return path;
    }),
  );
  return isHere ? named : null;
};

const runPipe = async (stages: readonly (readonly string[])[]): Promise<Ran> => {
  let ran: Ran = { code: 0, out: "", err: "" };
  for (const stage of stages) ran = { ...(await assize(stage, { stdin: ran.out })), err: ran.err };
  return ran;
};

const inBlocks = (page: string): readonly string[] =>
  [...read(page).matchAll(/^ *```sh\n(.*?)^ *```/gms)].flatMap(([, block]) =>
    block!.split("\n").map((line) => line.trim()),
  );

const helpLines = async (): Promise<readonly string[]> => {
  const helps = await Promise.all(
    [...SHOWN].map(async (command) => (await assize([command, "--help"])).out),
  );
  return helps.flatMap((help) => help.split("\n").map((line) => line.trim()));
};

test("commands that pages and help show on files of this repository can be run", async () => {
  const lines = new Set([...PAGES.flatMap(inBlocks), ...(await helpLines())]);
  let [run, piped] = [0, 0];
  const failed: string[] = [];
  for (const line of lines) {
    const stages = stagesOf(line);
    if (stages === null) continue;
    run++;
    if (stages.length > 1) piped++;
    const { code, out } = await runPipe(stages);
    if (code === 3 || code === 70 || out === "") failed.push(`${line}: ${code}`);
  }
  expect(failed).toEqual([]);
  expect(run).toBeGreaterThanOrEqual(25);
  expect(piped).toBeGreaterThanOrEqual(1);
});

test("each section of the reference page tells first of its own command", () => {
  const sections = read("docs/reference/cli.md").split(/^## /m).slice(1);
  let held = 0;
  for (const section of sections) {
    const [title = "", ...text] = section.split("\n");
    const [, told] = /`assize ([a-z-]+(?: [a-z-]+)?)/.exec(text.join("\n")) ?? [];
    if (told === undefined || /^[A-Z]/.test(title)) continue;
    held++;
    expect(`${told} `.startsWith(`${title} `) ? title : told).toBe(title);
  }
  expect(held).toBeGreaterThanOrEqual(20);
});

test("the reference page names every file that a folder stands for", () => {
  const page = read("docs/reference/cli.md");
  const [sentence = ""] = /^A folder stands for .*$/m.exec(page) ?? [];
  const named = NOTED_NAMES.map((ending) => /^\.[a-z]+/.exec(ending)![0]);
  expect(named.length).toBeGreaterThanOrEqual(6);
  for (const ending of [".jsonl", ...named]) expect(sentence).toContain(`\`*${ending}\``);
  for (const packing of [".gz", ".zst"]) expect(sentence).toContain(`\`${packing}\``);
});

test("a log that is written by hand as the page says is where the page says", async () => {
  const page = read("docs/how-to/write-a-log-by-hand.md");
  const lines = [...page.matchAll(/^ {3}(\{"seq":\d+,.*\})$/gm)].map(([, line]) => line!);
  expect(lines.length).toBe(8);
  const names = /"seats":\[.*?\]/.exec(page)![0];
  const { out } = await assize(["simulate", "--players", "4"]);
  const header = out
    .split("\n")[0]!
    .replace(/"seats":\[.*?\]/, names)
    .replace(/("table":\{[^}]*\})/, '"table":{"firstPlayer":0},"terse":true');
  const ran = await assize(["show", "-", "--at", "8"], {
    stdin: [header, ...lines, ""].join("\n"),
  });
  const [, quoted = ""] = /It says `(Due: .*?)`/.exec(page) ?? [];
  expect(ran.out).toContain(`${quoted}\n`);
});

test("where nothing comes in from a pipe, that is what is said", async () => {
  for (const command of ["audit", "complete", "show"]) {
    const ran = await assize([command, "-", ...(command === "show" ? ["--at", "0"] : [])]);
    expect(ran.code).toBe(3);
    expect(ran.err).toContain("standard input: nothing came in; the command before the pipe");
  }
});
