// The model in Quint: its examples, its invariants over random play, and that a fault in it is found. Quint is run as people run
// it, by its command; nothing is fetched.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { xidit } from "@assize/xidit-game";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const SAMPLES = DEEP ? 200 : 5;
const STEPS = DEEP ? 200 : 20;

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const NODE = fileOf("../../../../node_modules/.bin/node");
const QUINT = fileOf("../../../../node_modules/@informalsystems/quint/dist/src/cli.js");
const MODULES = { tileQueues: 4, orders: 3 } as const;
const modelOf = (name: string): string => fileOf(`../model/${name}.qnt`);

/** What Quint answers, and whether it was content. */
const quint = async (...args: readonly string[]): Promise<{ ok: boolean; out: string }> =>
  new Promise((resolve) => {
    execFile(NODE, [QUINT, ...args], (error, out, err) => {
      resolve({ ok: error === null, out: out + err });
    });
  });

const run = async (file: string) =>
  quint(
    "run",
    "--backend=typescript",
    "--seed=7",
    `--max-samples=${SAMPLES}`,
    `--max-steps=${STEPS}`,
    "--invariant=safe",
    file,
  );

test.each(Object.entries(MODULES))("%s: the rulebook's examples", async (name, examples) => {
  const { ok, out } = await quint("test", "--backend=typescript", modelOf(name));
  expect({ ok, out }).toMatchObject({ ok: true });
  expect(out).toContain(`${examples} passing`);
});

const PLAYED = DEEP ? Object.keys(MODULES) : ["tileQueues"];
test.each(PLAYED)("%s: the invariants hold over random play", async (name) => {
  const { ok, out } = await run(modelOf(name));
  expect({ ok, out }).toMatchObject({ ok: true });
  expect(out).toContain("No violation found");
});

test("a fault in the model is found", async () => {
  const folder = mkdtempSync(join(tmpdir(), "assize-model-"));
  try {
    const sound = readFileSync(modelOf("tileQueues"), "utf8");
    const faulty = sound.replace("pile: q.pile.tail() })", "pile: q.pile })");
    expect(faulty).not.toBe(sound);
    const file = join(folder, "tileQueues.qnt");
    writeFileSync(file, faulty);
    const { ok, out } = await run(file);
    expect(ok).toBe(false);
    expect(out).toContain("Invariant violated");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("every clause that the model cites is one of the rulebook", () => {
  const known = new Set(xidit.rulebook.clauses.map(({ id }) => id));
  const groups = new Set([...known].map((id) => id.split(".")[0]));
  const cited = Object.keys(MODULES).flatMap((name) => {
    const comments = readFileSync(modelOf(name), "utf8").match(/\/\/.*/g) ?? [];
    return comments.flatMap((line) => line.match(/\b[a-z]+\.[a-z-]+\b/g) ?? []);
  });
  const clauses = cited.filter((id) => groups.has(id.split(".")[0]));
  expect(clauses.filter((id) => !known.has(id))).toEqual([]);
  expect(new Set(clauses).size).toBeGreaterThanOrEqual(20);
});
