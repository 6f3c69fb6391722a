// Violations planted one at a time in a small workspace of their own; each must be found, alone.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkWorkspace } from "../src/check.ts";
import { VIOLATION_KINDS, type ViolationKind, describeViolation } from "../src/violation.ts";
import { readWorkspace } from "../src/workspace.ts";

type Files = Readonly<Record<string, string>>;

const manifest = (name: string, extra: object = {}): string =>
  JSON.stringify({ name, exports: { ".": "./src/index.ts" }, ...extra }, undefined, 2);

const needs = (...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, "1.0.0"]));

/** A workspace that keeps the laws. */
const SOUND: Files = {
  "package.json": JSON.stringify({
    workspaces: ["packages/kernel/*", "packages/chess/*", "packages/go/*", "packages/*", "apps/*"],
    devDependencies: needs("vitest"),
  }),
  "packages/kernel/model/package.json": manifest("@assize/kernel-model", {
    dependencies: needs("effect"),
  }),
  "packages/kernel/model/src/index.ts": `export { S } from "./words.ts";`,
  "packages/kernel/model/src/words.ts": `export * as S from "effect/Schema";`,
  "packages/kernel/model/test/words.test.ts":
    `import { test } from "vitest";\nimport { readFileSync } from "node:fs";\n` +
    `import { S } from "../src/words.ts";\n`,
  "packages/kernel/event-log/package.json": manifest("@assize/kernel-event-log", {
    exports: { ".": "./src/index.ts", "./node": "./src/node.ts" },
    dependencies: needs("@assize/kernel-model"),
  }),
  "packages/kernel/event-log/src/index.ts": `import type { S } from "@assize/kernel-model";`,
  "packages/kernel/event-log/src/node.ts": `import { readFileSync } from "node:fs";\nimport { a } from "./index.ts";`,
  "packages/chess/game/package.json": manifest("@assize/chess-game", {
    dependencies: needs("@assize/kernel-model"),
  }),
  "packages/chess/game/src/index.ts": `import { S } from "@assize/kernel-model";`,
  "packages/go/game/package.json": manifest("@assize/go-game"),
  "packages/go/game/src/index.ts": `export {};`,
  "packages/catalogue/package.json": manifest("@assize/catalogue", {
    dependencies: needs("@assize/chess-game", "@assize/go-game"),
  }),
  "packages/catalogue/src/index.ts": `import "@assize/chess-game";\nimport "@assize/go-game";\n`,
  "apps/cli/package.json": manifest("@assize/cli", {
    dependencies: needs("@assize/kernel-event-log", "@assize/catalogue", "effect"),
    devDependencies: needs("@assize/chess-game"),
  }),
  "apps/cli/src/main.ts":
    `import { a } from "@assize/kernel-event-log/node";\nimport "@assize/catalogue";\n` +
    `import { run } from "effect/Effect";\n`,
};

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

const check = (files: Files): ReturnType<typeof checkWorkspace> => {
  const root = mkdtempSync(join(tmpdir(), "boundaries-"));
  made.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkWorkspace(readWorkspace(root));
};

test("a sound workspace has edges and no violation", () => {
  expect(check(SOUND)).toEqual({ packageCount: 6, edgeCount: 13, violations: [] });
});

test("a folder with a manifest of its own is none of the package around it", () => {
  const files = {
    ...SOUND,
    "apps/cli/peers/package.json": manifest("peers", { dependencies: needs("chessops") }),
    "apps/cli/peers/chessops.js": `export { Chess } from "chessops/chess";`,
  };
  expect(check(files).violations).toEqual([]);
});

interface Planted {
  readonly title: string;
  readonly kind: ViolationKind;
  readonly files: Files;
  readonly at: string;
  readonly to: string;
}

const PLANTED: readonly Planted[] = [
  {
    title: "a kernel package that imports one above it",
    kind: "undeclared",
    files: { "packages/kernel/model/src/up.ts": `\nimport "@assize/kernel-event-log";` },
    at: "packages/kernel/model/src/up.ts:2",
    to: "@assize/kernel-event-log",
  },
  {
    title: "a forbidden import of a type only",
    kind: "forbidden-package",
    files: {
      "packages/chess/game/src/log.ts": `type L = import("@assize/kernel-event-log").L;`,
    },
    at: "packages/chess/game/src/log.ts:1",
    to: "@assize/kernel-event-log",
  },
  {
    title: "a forbidden package that is only declared",
    kind: "forbidden-package",
    files: {
      "packages/go/game/package.json": manifest("@assize/go-game", {
        dependencies: needs("@assize/kernel-event-log"),
      }),
    },
    at: "packages/go/game/package.json:7",
    to: "@assize/kernel-event-log",
  },
  {
    title: "a permitted package that is not declared",
    kind: "undeclared",
    files: { "packages/go/game/src/index.ts": `import "@assize/kernel-model";` },
    at: "packages/go/game/src/index.ts:1",
    to: "@assize/kernel-model",
  },
  {
    title: "a permitted external that is not declared",
    kind: "undeclared",
    files: { "packages/kernel/event-log/src/codec.ts": `import "effect/Schema";` },
    at: "packages/kernel/event-log/src/codec.ts:1",
    to: "effect/Schema",
  },
  {
    title: "source that uses a devDependency",
    kind: "undeclared",
    files: {
      "packages/go/game/package.json": manifest("@assize/go-game", {
        devDependencies: needs("@assize/kernel-model"),
      }),
      "packages/go/game/src/index.ts": `import "@assize/kernel-model";`,
    },
    at: "packages/go/game/src/index.ts:1",
    to: "@assize/kernel-model",
  },
  {
    title: "a test that uses what nobody declares",
    kind: "undeclared",
    files: { "packages/go/game/test/a.test.ts": `import "left-pad";` },
    at: "packages/go/game/test/a.test.ts:1",
    to: "left-pad",
  },
  {
    title: "an import past a package's exports",
    kind: "past-exports",
    files: { "packages/chess/game/src/deep.ts": `import "@assize/kernel-model/src/words.ts";` },
    at: "packages/chess/game/src/deep.ts:1",
    to: "@assize/kernel-model/src/words.ts",
  },
  {
    title: "a test's import past a package's exports",
    kind: "past-exports",
    files: { "packages/chess/game/test/a.test.ts": `import "@assize/kernel-model/words";` },
    at: "packages/chess/game/test/a.test.ts:1",
    to: "@assize/kernel-model/words",
  },
  {
    title: "a relative import out of the package",
    kind: "outside-package",
    files: {
      "packages/kernel/event-log/src/near.ts": `export { S } from "../../model/src/words.ts";`,
    },
    at: "packages/kernel/event-log/src/near.ts:1",
    to: "../../model/src/words.ts",
  },
  {
    title: "source that imports a test",
    kind: "outside-package",
    files: { "packages/kernel/model/src/odd.ts": `import "../test/words.test.ts";` },
    at: "packages/kernel/model/src/odd.ts:1",
    to: "../test/words.test.ts",
  },
  {
    title: "XState outside the rooms that know it",
    kind: "forbidden-external",
    files: {
      "packages/kernel/model/src/chart.ts": `export const load = () => import("xstate");`,
    },
    at: "packages/kernel/model/src/chart.ts:1",
    to: "xstate",
  },
  {
    title: "another module of a permitted external",
    kind: "forbidden-external",
    files: { "packages/kernel/model/src/run.ts": `import "effect/Effect";` },
    at: "packages/kernel/model/src/run.ts:1",
    to: "effect/Effect",
  },
  {
    title: "a forbidden external that is only declared",
    kind: "forbidden-external",
    files: {
      "packages/go/game/package.json": manifest("@assize/go-game", {
        dependencies: needs("xstate"),
      }),
    },
    at: "packages/go/game/package.json:7",
    to: "xstate",
  },
  {
    title: "a Node module outside a Node entry",
    kind: "node-below-apps",
    files: { "packages/kernel/event-log/src/file.ts": `import { open } from "node:fs";` },
    at: "packages/kernel/event-log/src/file.ts:1",
    to: "node:fs",
  },
  {
    title: "a Node entry pulled into the pure one",
    kind: "node-below-apps",
    files: { "packages/kernel/event-log/src/all.ts": `export { a } from "./node.ts";` },
    at: "packages/kernel/event-log/src/all.ts:1",
    to: "./node.ts",
  },
  {
    title: "a test of the kernel that plays a game",
    kind: "other-game",
    files: { "packages/kernel/model/test/a.test.ts": `import "@assize/chess-game";` },
    at: "packages/kernel/model/test/a.test.ts:1",
    to: "@assize/chess-game",
  },
  {
    title: "a game that imports another",
    kind: "other-game",
    files: { "packages/go/game/src/index.ts": `import "@assize/chess-game";` },
    at: "packages/go/game/src/index.ts:1",
    to: "@assize/chess-game",
  },
  {
    title: "another game as a devDependency",
    kind: "other-game",
    files: {
      "packages/go/game/package.json": manifest("@assize/go-game", {
        devDependencies: needs("@assize/chess-game"),
      }),
    },
    at: "packages/go/game/package.json:7",
    to: "@assize/chess-game",
  },
  {
    title: "a circle that only tests close",
    kind: "cycle",
    files: {
      "packages/kernel/model/package.json": manifest("@assize/kernel-model", {
        dependencies: needs("effect"),
        devDependencies: needs("@assize/kernel-event-log"),
      }),
    },
    at: "packages/kernel/model/package.json",
    to: "@assize/kernel-event-log",
  },
  {
    title: "names passed on unchosen",
    kind: "export-all",
    files: { "packages/kernel/model/src/index.ts": `export * from "./words.ts";` },
    at: "packages/kernel/model/src/index.ts:1",
    to: "./words.ts",
  },
  {
    title: "an import that is computed",
    kind: "unreadable",
    files: { "packages/go/game/src/index.ts": `export const f = (a: string) => import(a);` },
    at: "packages/go/game/src/index.ts:1",
    to: "?",
  },
  {
    title: "a file that is no TypeScript",
    kind: "unreadable",
    files: { "packages/go/game/src/index.ts": `import { from ;` },
    at: "packages/go/game/src/index.ts",
    to: "?",
  },
  {
    title: "a package that the architecture has no place for",
    kind: "unplaced-package",
    files: {
      "package.json": JSON.stringify({
        workspaces: ["packages/kernel/*", "packages/*", "packages/*/*", "apps/*", "extra"],
        devDependencies: needs("vitest"),
      }),
      "extra/package.json": manifest("@assize/extra"),
    },
    at: "extra/package.json",
    to: "the architecture",
  },
  {
    title: "a package that is not called as its folder is",
    kind: "unplaced-package",
    files: { "packages/go/rules/package.json": manifest("@assize/go-game-rules") },
    at: "packages/go/rules/package.json",
    to: "the architecture",
  },
  {
    title: "XState in a part of a game that is no chart",
    kind: "forbidden-external",
    files: {
      "packages/go/rules/package.json": manifest("@assize/go-rules", {
        dependencies: needs("xstate"),
      }),
    },
    at: "packages/go/rules/package.json:7",
    to: "xstate",
  },
  {
    title: "a scene that knows its game's rules",
    kind: "forbidden-package",
    files: {
      "packages/go/rules/package.json": manifest("@assize/go-rules"),
      "packages/go/scene/package.json": manifest("@assize/go-scene", {
        dependencies: needs("@assize/go-game", "@assize/go-rules"),
      }),
    },
    at: "packages/go/scene/package.json:8",
    to: "@assize/go-rules",
  },
  {
    title: "an app that names a game itself",
    kind: "forbidden-package",
    files: { "apps/cli/src/go.ts": `import "@assize/go-game";` },
    at: "apps/cli/src/go.ts:1",
    to: "@assize/go-game",
  },
  {
    title: "a package below the apps that asks the catalogue",
    kind: "forbidden-package",
    files: { "packages/kernel/event-log/src/ask.ts": `import "@assize/catalogue";` },
    at: "packages/kernel/event-log/src/ask.ts:1",
    to: "@assize/catalogue",
  },
  {
    title: "an app that imports an app",
    kind: "forbidden-package",
    files: {
      "apps/page/package.json": manifest("@assize/page"),
      "apps/page/src/index.ts": `import "@assize/cli";`,
    },
    at: "apps/page/src/index.ts:1",
    to: "@assize/cli",
  },
  {
    title: "an app that only the tests of another declare",
    kind: "forbidden-package",
    files: {
      "apps/page/package.json": manifest("@assize/page", {
        devDependencies: needs("@assize/cli"),
      }),
    },
    at: "apps/page/package.json:7",
    to: "@assize/cli",
  },
];

test.each(PLANTED)("finds $title", ({ kind, files, at, to }) => {
  const { violations } = check({ ...SOUND, ...files });
  expect(violations.map((one) => ({ kind: one.kind, at: one.at, to: one.to }))).toEqual([
    { kind, at, to },
  ]);
});

test("finds a circle of dependencies, and each of its packages keeps the laws", () => {
  const model = manifest("@assize/kernel-model", {
    dependencies: needs("effect", "@assize/kernel-event-log"),
  });
  const { violations } = check({ ...SOUND, "packages/kernel/model/package.json": model });
  expect(violations.map((one) => [one.kind, one.why])).toEqual([
    [
      "cycle",
      "a circle: @assize/kernel-event-log → @assize/kernel-model → @assize/kernel-event-log",
    ],
  ]);
});

test("fails when it sees no edge at all", () => {
  const files = { "package.json": JSON.stringify({ workspaces: ["nowhere/*"] }) };
  const { edgeCount, violations } = check(files);
  expect(edgeCount).toBe(0);
  expect(violations.map((one) => one.kind)).toEqual(["nothing-seen"]);
});

test("every kind of violation is planted somewhere above", () => {
  const planted = new Set<ViolationKind>(PLANTED.map((one) => one.kind));
  const alone: readonly ViolationKind[] = ["nothing-seen"];
  expect(VIOLATION_KINDS.filter((kind) => !planted.has(kind) && !alone.includes(kind))).toEqual([]);
});

test("a violation reads as from, to, place and reason", () => {
  const violation = { kind: "undeclared", from: "a", to: "b", at: "a.ts:1", why: "c" } as const;
  expect(describeViolation(violation)).toBe("a → b (a.ts:1): c");
});
