// The documentation is what the code says it is: generated files are up to date, snippets come from tested files,
// the example games show what they promise.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import {
  ASSUMPTIONS,
  BLAMES,
  DEVIATION_KINDS,
  type Explained,
  FINDING_CODES,
  HELDS,
  MISFIT_CODES,
  STOP_CODES,
  UNDETERMINED_REASONS,
  type Verdict,
} from "@assize/kernel-model";
import { grandlin } from "@assize/grandlin-game";
import { prepare } from "@assize/kernel-referee";
import { auditRead } from "@assize/kernel-verifier";
import { GAMES } from "@assize/catalogue/all";
import { describe, expect, it } from "vitest";
import { type Dispute, DISPUTES } from "../src/disputes.ts";
import { EXAMPLES } from "../src/examples.ts";
import { generatedPages } from "../src/files.ts";
import { playExample } from "../src/games.ts";

const MODELS = GAMES.map(({ model }) => model);
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const fileText = (path: string): string => readFileSync(join(ROOT, path), "utf8");

const verdictOf = (log: string): Verdict => {
  const [read] = readGames(new TextEncoder().encode(log));
  const audit = auditRead(read!, { games: MODELS, hash: nodeHash });
  if (audit.kind === "unreadable") throw new Error(audit.problem.code);
  return audit.verdict;
};

describe("generated files", () => {
  const files = generatedPages();

  it("are as many as there should be", () => {
    expect(files.size).toBeGreaterThanOrEqual(14);
  });

  it.each([...files.keys()])("%s is up to date (node tools/docs/src/main.ts makes it)", (path) => {
    expect(existsSync(join(ROOT, path)) ? fileText(path) : "").toBe(files.get(path));
  });
});

it("vectors are made of the games that have them, whatever else the catalogue holds", () => {
  const folder = fileURLToPath(new URL("../src/vectors", import.meta.url));
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts"));
  expect(files.length).toBeGreaterThanOrEqual(12);
  for (const name of files)
    expect([name, readFileSync(join(folder, name), "utf8")]).toEqual([
      name,
      expect.not.stringMatching(/import [^;]*\bGAMES\b/),
    ]);
});

describe("example games", () => {
  it("are at least eleven, of two games, all compliant and finished", () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(11);
    expect(new Set(EXAMPLES.map(({ game }) => game)).size).toBeGreaterThanOrEqual(2);
    for (const example of EXAMPLES) {
      const verdict = verdictOf(fileText(`docs/examples/games/${example.name}.jsonl`));
      expect([example.name, verdict.kind, verdict.finished]).toEqual([
        example.name,
        "compliant",
        true,
      ]);
    }
  });

  it.each(EXAMPLES)("$name shows what it is there for", (example) => {
    const lines = fileText(`docs/examples/games/${example.name}.jsonl`).split("\n");
    const types = new Set(lines.filter(Boolean).map((line) => JSON.parse(line).type as string));
    for (const type of example.holds) expect(types).toContain(type);
    const { data } = JSON.parse(lines.at(-2)!);
    if (example.winner !== undefined) expect(data.winner ?? data.seat).toBe(example.winner);
  });

  it("of the folder are all known to the documentation", () => {
    const index = fileText("docs/examples/games/README.md");
    const logs = readdirSync(join(ROOT, "docs/examples/games")).filter((f) => f.endsWith(".jsonl"));
    expect(logs.length).toBeGreaterThanOrEqual(14);
    for (const log of logs) expect(index).toContain(log);
  });
});

const plantedIn = ({ from, plant }: Dispute): readonly number[] =>
  plant(playExample(EXAMPLES.find(({ name }) => name === from)!)).planted;

describe.each(DISPUTES)("the disputed game $name", (dispute) => {
  it("has three findings of different kinds, each at its place with its clause, and nothing else", () => {
    const { kind, findings, covered } = verdictOf(
      fileText(`docs/examples/games/${dispute.name}.jsonl`),
    );
    expect(kind).toBe("violated");
    expect(covered.stopped).toBeNull();
    expect(dispute.clauses).toHaveLength(3);
    expect(
      findings.map(({ seq, code, clauses, follows }) => [seq, code, clauses, follows]),
    ).toEqual(
      plantedIn(dispute).map((seq, index) => [seq, "value-wrong", dispute.clauses[index], null]),
    );
  });

  it("is told in a page that names the events", () => {
    const page = fileText(dispute.page);
    for (const seq of plantedIn(dispute)) expect(page).toContain(`event ${seq}`);
  });
});

describe("the games of chess that people played", () => {
  const auditBy = (name: string, set: string | null): Verdict => {
    const [read] = readGames(
      new TextEncoder().encode(fileText(`docs/examples/games/${name}.jsonl`)),
    );
    const rulings = set === null ? {} : { rulings: { set, overrides: {} } };
    const audit = auditRead(read!, { games: MODELS, hash: nodeHash, ...rulings });
    if (audit.kind === "unreadable") throw new Error(audit.problem.code);
    return audit.verdict;
  };

  it("one is sound and ends with checkmate", () => {
    const { kind, finished, outcome } = auditBy("chess-opera", null);
    expect([kind, finished, outcome?.winners]).toEqual(["compliant", true, [0]]);
  });

  it("cites the clauses of castling as often as somebody castled, and of each move what decided it", () => {
    const log = fileText("docs/examples/games/chess-opera.jsonl");
    const [read] = readGames(new TextEncoder().encode(log));
    const audit = auditRead(read!, { games: MODELS, hash: nodeHash, countTaken: true });
    if (audit.kind === "unreadable") throw new Error(audit.problem.code);
    const { applied } = audit.counts;
    const moves = log.match(/"type":"moved"/g)!.length;
    for (const clause of ["castling.lost", "castling.path", "castling.attacked"])
      expect([clause, applied.get(clause)]).toEqual([clause, 1]);
    expect(applied.get("pawn.en-passant")).toBeUndefined();
    expect(applied.get("turn.alternate")).toBe(moves);
    const cited = [...applied].filter(([clause]) =>
      /^(move|pawn|king\.(step|exposed)|turn)/.test(clause),
    );
    const sum = cited.reduce((all, [, times]) => all + times, 0);
    expect(sum / moves).toBeLessThan(8);
  });

  it("the other has two results by two federations, on the arbiter's word, as README and the page say", () => {
    const fide = auditBy("chess-nalchik", null);
    expect(fide.kind).toBe("violated");
    expect(fide.outcome).toMatchObject({ winners: [0], saidBy: "arbiter" });
    expect(fide.findings).toMatchObject([
      { seq: 15, code: "outcome-wrong", clauses: ["flag.loss"], rulings: ["flag-material"] },
    ]);
    expect(fide.findings[0]!.blame).not.toBe("player");
    const uscf = auditBy("chess-nalchik", "uscf");
    expect(uscf).toMatchObject({ kind: "compliant", finished: true });
    expect(uscf.outcome).toMatchObject({ winners: [], saidBy: "arbiter" });
    const page = fileText("docs/explanation/a-disputed-flag.md");
    expect(page).toContain(`Event ${fide.findings[0]!.seq}`);
    for (const rest of ["", " --rulings uscf", " --matrix"]) {
      const command = `npx assize audit docs/examples/games/chess-nalchik.jsonl${rest}`;
      expect(page).toContain(`${command}\n`);
      expect(fileText("README.md")).toMatch(new RegExp(`^${command} +# `, "m"));
    }
  });
});

describe("the page on the state of a treasure game", () => {
  const page = fileText("docs/reference/grandlin/game-state.md");
  const stateOf = (line: string): Record<string, unknown> => {
    const [read] = readGames(new TextEncoder().encode(`${line}\n`));
    const audit = auditRead(read!, { games: MODELS, hash: nodeHash });
    if (audit.kind === "unreadable" || audit.start === null) throw new Error("no treasure game");
    const { game, position } = audit.start;
    return game.model.encodeContext(position.context) as Record<string, unknown>;
  };

  it("names every member of the context", () => {
    const context = stateOf(fileText("docs/examples/games/treasure-2p.jsonl").split("\n")[0]!);
    const [henchman] = context["henchmen"] as readonly object[];
    const members = [context, henchman!, context["turn"] as object].flatMap(Object.keys);
    expect(members.length).toBeGreaterThanOrEqual(50);
    for (const member of members) expect(page).toContain(`\`${member}\``);
  });

  it("names whatever a day can go on with", () => {
    const { transients, leaves } = prepare(grandlin).table;
    const named = transients.flatMap(({ path, alternatives }) => [
      path,
      ...alternatives.flatMap(({ to }) => (to === null ? [] : [leaves[to]!.path])),
    ]);
    expect(named.length).toBeGreaterThanOrEqual(40);
    const [, told = ""] = page.split("## What comes next");
    const at = named.map((place) => told.indexOf(`\`${place.replace("play.", "")}\``));
    expect(at).toEqual(at.toSorted((one, other) => one - other));
    expect(at).not.toContain(-1);
  });
});

describe("pages", () => {
  const pages = [
    "README.md",
    "CONTRIBUTING.md",
    "packages/kernel/distinction/README.md",
    ...readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".md"))
      .map((path) => join("docs", path)),
  ];
  const snippets = pages.flatMap((page) =>
    [...fileText(page).matchAll(/<!-- (docs\/examples\/\S+) -->\n+```(?:ts|json)\n(.*?)```/gs)].map(
      ([, file, code]) => ({ page, file: file!, code: code! }),
    ),
  );

  it("show code from files", () => {
    expect(snippets.length).toBeGreaterThanOrEqual(2);
    for (const { page, file, code } of snippets)
      expect([page, fileText(file)]).toEqual([page, code]);
  });

  it.each([
    ["docs/examples/library.ts", /^violated\n.*recruit\.weakest/s],
    ["docs/examples/record-a-game.ts", /^1 kept\nrefused: .*setup\.piles.*\n2 kept\n/],
    [
      "docs/examples/tell-apart.ts",
      /^5 true Under last-match=loses: .*\n\[ 0 \] \[ 1 \]\n(\{.*\}\n){6}$/,
    ],
    ["docs/examples/audit-many-games.ts", /^violated 3\n$/],
    [
      "docs/examples/inspect-a-machine.ts",
      /^inspect at http:\/\/(127\.0\.0\.1:\d+\/[\w-]+)\/; others connect to \1\nlocked → open\n.*kind: 'refused'/s,
    ],
  ])("%s runs", (file, expected) => {
    expect(snippets.map((snippet) => snippet.file)).toContain(file);
    const output = execFileSync(process.execPath, [file], { cwd: ROOT, encoding: "utf8" });
    expect(output).toMatch(expected);
  });

  /** Members of an impact that are one word. */
  const IMPACT = ["effect", "winners", "places", "scores", "assumes", "ways", "text"];
  const EXPLAINED: readonly (keyof Explained)[] = [
    "deviation",
    "edit",
    "held",
    "cost",
    "supposed",
    "others",
  ];

  it("the list of findings and the code hold the same names", () => {
    const page = fileText("docs/reference/findings.md");
    const named = [...page.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name]) => name);
    expect(named).toEqual([
      ...FINDING_CODES,
      ...BLAMES,
      ...EXPLAINED,
      ...DEVIATION_KINDS,
      ...HELDS,
      ...IMPACT,
      ...ASSUMPTIONS,
      ...UNDETERMINED_REASONS,
      // What each doubt is about, once more, then the codes of stops and misfits.
      ...UNDETERMINED_REASONS,
      ...STOP_CODES,
      ...MISFIT_CODES,
    ]);
  });

  it("link only to files that exist", () => {
    expect(pages.length).toBeGreaterThanOrEqual(20);
    const broken = pages.flatMap((page) =>
      [...fileText(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .map(([, target]) => join(page, "..", target!))
        .filter((target) => !existsSync(join(ROOT, target)))
        .map((target) => `${page} → ${target}`),
    );
    expect(broken).toEqual([]);
  });
});
