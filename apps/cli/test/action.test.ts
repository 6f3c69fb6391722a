// The action for GitHub: its own steps, run as they stand in action.yml; those of others are only looked at.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { parsed, simulated } from "./a-game.ts";
import { type Folder, MAIN, makeFolder } from "./command-line.ts";

interface Step {
  readonly name: string;
  readonly uses?: string;
  readonly run?: string;
  readonly shell?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const action = parse(readFileSync(`${ROOT}/action.yml`, "utf8")) as {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
};
const { steps } = action.runs;

/** In place of the program that is one file: the command of this clone. */
const PROGRAM = `await import(${JSON.stringify(pathToFileURL(MAIN).href)});\n`;
const DIGEST = createHash("sha256").update(PROGRAM).digest("hex");

type Values = Readonly<Record<string, string>>;

/** What GitHub puts in place of an expression; of those that stand in a step's `env`. */
const filledIn = (text: string, values: Values): string =>
  text.replace(/\$\{\{ (\S+) \}\}/g, (_, name: string) => values[name] ?? "");

/** Runs the action's own steps in a folder; answers the code of the last, and what the audit printed. */
const runAction = (cwd: string, inputs: Values): { code: number | null; out: string } => {
  const output = `${cwd}/github-output`;
  writeFileSync(output, "");
  writeFileSync(`${cwd}/program.mjs`, PROGRAM);
  const temporary = `${cwd}/temporary files`;
  mkdirSync(temporary, { recursive: true });
  const defaults = Object.entries(action.inputs).map(([name, input]) => [
    name,
    input.default ?? "",
  ]);
  const program = { program: "program.mjs", digest: DIGEST };
  const given = { ...(Object.fromEntries(defaults) as Values), ...program, ...inputs };
  let values: Values = {
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [`inputs.${name}`, value])),
    "github.server_url": "https://example.org",
    "github.action_repository": "somebody/assize",
    "github.action_ref": "v1",
  };
  const ran = { code: null as number | null, out: "" };
  for (const { run, env = {} } of steps) {
    if (run === undefined) continue;
    const filled = Object.entries(env).map(([name, text]) => [name, filledIn(text, values)]);
    const { status, stdout, stderr } = spawnSync("bash", ["-eo", "pipefail", "-c", run], {
      cwd,
      encoding: "utf8",
      env: {
        ...process.env,
        PATH: `${ROOT}/node_modules/.bin:${process.env["PATH"]}`,
        RUNNER_TEMP: temporary,
        GITHUB_OUTPUT: output,
        ...(Object.fromEntries(filled) as Values),
      },
    });
    ran.code = status;
    ran.out += stdout + stderr;
    if (status !== 0) break;
    for (const [, name, value] of readFileSync(output, "utf8").matchAll(/^(\S+?)=(.*)$/gm))
      values = { ...values, [`steps.audit.outputs.${name}`]: value! };
  }
  return ran;
};

describe("the action", () => {
  let folder: Folder;
  beforeAll(async () => {
    folder = makeFolder();
    const disputed = new URL("../../../docs/examples/games/disputed-4p.jsonl", import.meta.url);
    mkdirSync(folder.path("season one"));
    writeFileSync(folder.path("season one/disputed.jsonl"), readFileSync(disputed));
    writeFileSync(folder.path("-good.jsonl"), await simulated(1));
  });
  afterAll(() => folder.remove());

  test("is composite, every step of its own names its shell, and none holds an expression", () => {
    expect(action.runs.using).toBe("composite");
    const own = steps.filter(({ run }) => run !== undefined);
    expect(own.map(({ name }) => name)).toEqual(["Program", "Audit", "Answer"]);
    for (const { run, shell } of own) {
      expect(shell).toBe("bash");
      expect(run).not.toContain("${{");
    }
    const others = steps.flatMap(({ uses = [] }) => uses);
    expect(others.map((name) => name.split("@")[0])).toEqual([
      "actions/setup-node",
      "github/codeql-action/upload-sarif",
    ]);
  });

  test("runs no program but the one that has the digest", () => {
    for (const wrong of [{ digest: DIGEST.replace(/^./, "x") }, { digest: "" }]) {
      const { code, out } = runAction(folder.path("."), { logs: "-good.jsonl", ...wrong });
      expect(code).toBe(3);
      expect(out).toContain(`program.mjs has the digest ${DIGEST}`);
      expect(out).not.toContain("compliant");
    }
    const gone = runAction(folder.path("."), { logs: "-good.jsonl", program: "gone.mjs" });
    expect(gone.code).not.toBe(0);
    expect(gone.out).not.toContain("compliant");
  });

  test("audits a folder, writes SARIF and answers with the audit's exit code", () => {
    const { code, out } = runAction(folder.path("."), { logs: "season one\n-good.jsonl\n" });
    expect(out).toContain("2 games: 1 compliant and 1 violated");
    expect(code).toBe(1);
    const [run] = parsed(readFileSync(folder.path("assize.sarif"), "utf8"))["runs"];
    expect(run.results).toHaveLength(3);
    expect(run.artifacts.map(({ location }: any) => location.uri)).toEqual([
      "season%20one/disputed.jsonl",
      "-good.jsonl",
    ]);
    expect(run.tool.driver.rules[0].helpUri).toBe(
      "https://example.org/somebody/assize/blob/v1/docs/reference/clauses.md#recruit",
    );
  });

  test("audits an archive into results, what is new in it, with the same findings", () => {
    const run = (name: string) => {
      const reports = { sarif: `${name}.sarif`, junit: `${name}.xml`, results: "season.sqlite" };
      const ran = runAction(folder.path("."), { logs: "season one\n-good.jsonl", ...reports });
      const [{ results }] = parsed(readFileSync(folder.path(reports.sarif), "utf8"))["runs"];
      return { ...ran, results, xml: readFileSync(folder.path(reports.junit), "utf8") };
    };
    const [first, again] = [run("first"), run("again")];
    expect(first.out).toContain("2 games: 1 compliant, 1 violated; results in season.sqlite\n");
    expect(again.out).toContain("2 of them audited before");
    for (const { code, results, xml } of [first, again]) {
      expect(code).toBe(1);
      const [one] = parsed(readFileSync(folder.path("assize.sarif"), "utf8"))["runs"];
      expect(results).toEqual(one.results);
      expect(xml).toContain('tests="2" failures="1"');
      expect(xml).toContain("1 game of 2 compliant, and not listed here");
    }
  });

  test("the recipe without it does what its page says", () => {
    const page = readFileSync(`${ROOT}/docs/how-to/audit-an-archive-in-ci.md`, "utf8");
    const [, script = ""] = /```sh\n(echo "\$ASSIZE_DIGEST[^]*?)```/.exec(page) ?? [];
    const cwd = folder.path("recipe");
    mkdirSync(`${cwd}/season`, { recursive: true });
    const disputed = readFileSync(folder.path("season one/disputed.jsonl"), "utf8");
    const good = readFileSync(folder.path("-good.jsonl"), "utf8");
    writeFileSync(`${cwd}/season/all.jsonl`, `${good}${disputed}`);
    writeFileSync(`${cwd}/assize.mjs`, PROGRAM);
    const runWith = (digest: string) => {
      const path = `${ROOT}/node_modules/.bin:${process.env["PATH"]}`;
      const env = { ...process.env, PATH: path, ASSIZE_DIGEST: digest };
      return spawnSync("bash", ["-c", script], { cwd, encoding: "utf8", env });
    };
    expect(runWith(DIGEST.replace(/^../, "00"))).toMatchObject({ status: 3 });
    const ran = runWith(DIGEST);
    expect(ran.stdout + ran.stderr).toContain("2 games: 1 compliant, 1 violated");
    expect(ran.status).toBe(1);
    expect(readFileSync(`${cwd}/broken.csv`, "utf8")).toContain("recruit.weakest");
    expect(readFileSync(`${cwd}/season.xml`, "utf8")).toContain('failures="1"');
    const [{ results }] = parsed(readFileSync(`${cwd}/season.sarif`, "utf8"))["runs"];
    expect(results).toHaveLength(3);
    expect(results[0].properties.log).toBe("season/all.jsonl#2");
  });
});
