// `assize explore --properties FILE`: properties of somebody's own are asked like the game's; what is wrong with their module is told with
// its name, and is never an answer.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linesOf } from "./a-game.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";

const example = (path: string): string =>
  fileURLToPath(new URL(`../../../docs/examples/${path}`, import.meta.url));

const TREASURE = example("games/treasure-2p.jsonl");

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => folder.remove());

const FIGHT = ["explore", "grandlin", "--from", TREASURE, "--at", "555", "--part", "room"];

const moduleOf = (name: string, text: string): string => {
  const file = folder.path(`${name}.mjs`);
  writeFileSync(file, text);
  return file;
};

const propertiesOf = (name: string, ...members: readonly string[]): string =>
  moduleOf(name, `export const properties = [${members.map((one) => `{ ${one} }`).join(", ")}];`);

const NAMED = 'says: "As it says.",';

test("properties of each kind are asked beside the game's; one that is false is broken by a log that can be audited", async () => {
  const file = propertiesOf(
    "all-kinds",
    `kind: "always", id: "in-play", ${NAMED} holds: ({ place }) => place.startsWith("play.")`,
    `kind: "never", id: "no-fight", ${NAMED} happens: ({ by }) => by.some((id) => id.includes("/round-fought"))`,
    `kind: "conserved", id: "same-seats", ${NAMED} amount: ({ henchmen }) => henchmen.length`,
    `kind: "falls", id: "goes-down", ${NAMED} measure: () => [1]`,
    `kind: "within", id: "soon", ${NAMED} choices: 0, holds: () => false`,
  );
  const out = folder.path("broken.jsonl");
  const listed = await assize(["explore", "grandlin", "--properties", file, "--list"]);
  expect(listed.out).toContain("\ninvariants  Every position");
  expect(listed.out).toContain("\nin-play  As it says.\n");
  const ran = await assize([...FIGHT, "--properties", file, "--out", out]);
  expect([ran.code, ran.err]).toEqual([1, `${out}: the log that breaks no-fight\n`]);
  for (const line of ["holds   invariants", "holds   in-play", "holds   same-seats"])
    expect(ran.out).toContain(`\n${line}  `);
  for (const line of ["broken  no-fight", "broken  goes-down", "broken  soon"])
    expect(ran.out).toContain(`\n${line}  `);
  expect(linesOf(readFileSync(out, "utf8")).length).toBeGreaterThan(1);
  expect((await assize(["audit", out, "--quiet"])).code).toBe(0);
  const one = await assize([...FIGHT, "--properties", file, "--property", "in-play"]);
  expect([one.code, one.out.match(/^holds /gm)?.length]).toEqual([0, 1]);
});

test("the example of the how-to: one holds, the other is broken by a game that Red wins", async () => {
  const from = ["--from", example("games/short-3p.jsonl"), "--at", "384"];
  const asked = ["--property", "guilds-of-four", "--property", "red-wins"];
  const named = ["--properties", example("properties.mjs"), "--out", folder.path("red.jsonl")];
  const ran = await assize(["explore", "xidit", ...from, ...named, ...asked]);
  expect(ran.code).toBe(1);
  expect(ran.out).toContain("\nholds   guilds-of-four  ");
  expect(ran.out).toContain("\nbroken  red-wins  ");
  const audited = await assize(["audit", folder.path("red.jsonl")]);
  expect(audited.out).toContain("\nWon by: Bruno\n");
  const page = readFileSync(example("../how-to/explore-a-game.md"), "utf8");
  const [, text] = readFileSync(example("properties.mjs"), "utf8").split(/^\/\/.*\n/);
  expect(page).toContain(text);
});

const asked = (holds: string): string => `kind: "always", id: "mine", ${NAMED} holds: ${holds}`;

const WRONG: readonly (readonly [name: string, text: string, why: string])[] = [
  ["syntax", "export const properties = [", "it cannot be loaded: "],
  ["throws-at-once", "throw new Error('not today');", "it cannot be loaded: not today"],
  ["waits", "await 1; export const properties = [];", "it cannot be loaded: "],
  [
    "other-name",
    "export const property = [];",
    'no "properties" (it exports property); export a list of',
  ],
  ["default", "export default [];", 'no "properties" (it exports default)'],
  ["object", "export const properties = {};", "is an object and has to be a list"],
  [
    "promised",
    "export const properties = Promise.resolve([]);",
    "is an object and has to be a list",
  ],
  [
    "hole",
    "export const properties = [null];",
    "properties[0]: it is nothing and has to be an object",
  ],
  [
    "unkind",
    "export const properties = [{ kind: 'often' }];",
    'its "kind" has to be always, never, within',
  ],
  ["nameless", "export const properties = [{ kind: 'never' }];", 'its "id" has to be a name'],
  [
    "taken",
    "export const properties = [{ kind: 'never', id: 'invariants' }];",
    "there is a property invariants already",
  ],
  [
    "mute",
    "export const properties = [{ kind: 'never', id: 'x' }];",
    'its "says" has to be a sentence',
  ],
  [
    "unasked",
    "export const properties = [{ kind: 'never', id: 'x', says: '', holds: () => true }];",
    'its "happens" has to be a function',
  ],
  [
    "endless",
    "export const properties = [{ kind: 'within', id: 'x', says: '', choices: Infinity, holds: () => true }];",
    'its "choices" has to be a whole number',
  ],
];

test.each(WRONG)("a module that has none (%s) is told with its name", async (name, text, why) => {
  const file = moduleOf(`none-${name}`, text);
  const { code, out, err } = await assize([...FIGHT, "--properties", file]);
  expect([code, out]).toEqual([3, ""]);
  expect(err.startsWith(`assize: --properties ${file}: `)).toBe(true);
  expect(err).toContain(why);
  expect(err).not.toMatch(/undefined|\n +at /);
});

const FAILING: readonly (readonly [name: string, property: string, why: string])[] = [
  [
    "throws",
    asked("() => { throw new Error('not yet'); }"),
    '"holds" of mine fails: not yet (at play.',
  ],
  ["throws a text", asked("() => { throw 'no'; }"), '"holds" of mine fails: a string was thrown'],
  ["misspells", asked("({ context }) => context.no.such"), '"holds" of mine fails: Cannot read'],
  ["promises", asked("async () => true"), "answers a promise, and has to answer true or false"],
  ["promises in vain", asked("async () => { throw new Error('x'); }"), "answers a promise"],
  ["says nothing", asked("() => {}"), "answers nothing, and has to answer true or false"],
  ["answers a number", asked("() => 1"), "answers a number, and has to answer true or false"],
  [
    "changes the game",
    asked("({ context }) => { context.henchmen.reverse(); return true; }"),
    "\"holds\" of mine fails: Cannot assign to read only property '0'",
  ],
  [
    "counts what is no JSON",
    `kind: "conserved", id: "mine", ${NAMED} amount: () => 1n`,
    '"amount" of mine answers something else, and has to answer a value that JSON can hold',
  ],
  [
    "counts itself",
    `kind: "conserved", id: "mine", ${NAMED} amount: () => { const a = []; a.push(a); return a; }`,
    "answers a list, and has to answer a value that JSON can hold",
  ],
  [
    "measures no number",
    `kind: "falls", id: "mine", ${NAMED} measure: () => [NaN]`,
    "answers a list, and has to answer a list of numbers",
  ],
];

test.each(FAILING)(
  "a property that %s answers nothing: it is told with the module's name",
  async (name, property, why) => {
    const file = propertiesOf(`failing-${name.replaceAll(" ", "-")}`, property);
    const { code, out, err } = await assize([...FIGHT, "--properties", file]);
    expect([code, out]).toEqual([3, ""]);
    expect(err.startsWith(`assize: --properties ${file}: `)).toBe(true);
    expect(err).toContain(why);
    expect(err).not.toMatch(/\n +at /);
  },
);
