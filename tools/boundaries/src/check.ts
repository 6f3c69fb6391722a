// Compares a workspace with the table and answers every place where the two differ, as data.
// Reads no file and prints nothing.
import { isBuiltin } from "node:module";
import { posix } from "node:path";
import { findCycles } from "./cycles.ts";
import { SCOPE, nameOf } from "./naming.ts";
import type { Row } from "./table.ts";
import type { Package, SourceFile, Workspace } from "./workspace.ts";

export const VIOLATION_KINDS = [
  "nothing-seen",
  "unlisted-package",
  "missing-package",
  "forbidden-package",
  "undeclared",
  "past-exports",
  "outside-package",
  "forbidden-external",
  "node-below-apps",
  "other-game",
  "export-all",
  "unreadable",
  "cycle",
] as const;
export type ViolationKind = (typeof VIOLATION_KINDS)[number];

export interface Violation {
  readonly kind: ViolationKind;
  readonly from: string;
  readonly to: string;
  /** The file, with its line where there is one. */
  readonly at: string;
  readonly why: string;
}

export interface Outcome {
  readonly packageCount: number;
  /** Declared dependencies and imports between packages of the workspace. */
  readonly edgeCount: number;
  readonly violations: readonly Violation[];
}

export function checkWorkspace(workspace: Workspace, table: readonly Row[]): Outcome {
  const rows = new Map(table.map((row) => [nameOf(row.folder), row]));
  const packages = new Map(workspace.packages.map((one) => [one.name, one]));
  const context: Context = { workspace, rows, packages };
  const edgeCount = countEdges(workspace);
  const violations = [
    ...(edgeCount === 0 ? [nothingSeen()] : []),
    ...checkRows(context),
    ...workspace.packages.flatMap((one) => [
      ...checkDeclarations(one, context),
      ...one.files.flatMap((file) => checkFile(one, file, context)),
    ]),
    ...cycles(workspace),
  ];
  return { packageCount: workspace.packages.length, edgeCount, violations };
}

export function describeViolation({ from, to, at, why }: Violation): string {
  return `${from} → ${to} (${at}): ${why}`;
}

interface Context {
  readonly workspace: Workspace;
  readonly rows: ReadonlyMap<string, Row>;
  readonly packages: ReadonlyMap<string, Package>;
}

function countEdges(workspace: Workspace): number {
  const counts = workspace.packages.map((one) => {
    const declared = [...one.dependencies, ...one.devDependencies].map(({ name }) => name);
    const imported = one.files.flatMap((file) => file.imports.map(({ specifier }) => specifier));
    return [...declared, ...imported].filter((name) => name?.startsWith(SCOPE)).length;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

function nothingSeen(): Violation {
  return {
    kind: "nothing-seen",
    from: "the workspace",
    to: "itself",
    at: "package.json",
    why: "no package declares or imports another, so nothing was checked",
  };
}

/** Circles among all declared dependencies: `tsc -b` and nx go in order, for tests as well. */
function cycles({ packages }: Workspace): readonly Violation[] {
  const edges = packages.map((one): [string, string[]] => {
    const declared = [...one.dependencies, ...one.devDependencies];
    return [one.name, declared.map(({ name }) => name)];
  });
  return findCycles(new Map(edges)).map((circle) => {
    const [from = "?", to = "?"] = circle.slice(-2);
    const at = `${packages.find((one) => one.name === from)?.folder}/package.json`;
    return { kind: "cycle", from, to, at, why: `a circle: ${circle.join(" → ")}` };
  });
}

/** Packages and rows must be the same set. */
function checkRows({ workspace, rows, packages }: Context): readonly Violation[] {
  const unlisted = workspace.packages
    .filter((one) => rows.get(one.name)?.folder !== one.folder)
    .map((one): Violation => ({
      kind: "unlisted-package",
      from: one.name,
      to: "the table",
      at: `${one.folder}/package.json`,
      why: "the package has no row; say in table.ts what it may import",
    }));
  const missing = [...rows]
    .filter(([name]) => !packages.has(name))
    .map(([name, row]): Violation => ({
      kind: "missing-package",
      from: "the table",
      to: name,
      at: row.folder,
      why: "the table has a row for a package that does not exist",
    }));
  return [...unlisted, ...missing];
}

function checkDeclarations(one: Package, context: Context): readonly Violation[] {
  const row = context.rows.get(one.name);
  if (row === undefined) return [];
  const at = (line: number): string => `${one.folder}/package.json:${line}`;
  const runtime = one.dependencies
    .filter(({ name }) => !mayDepend(row, name))
    .map(({ name, line }): Violation => ({
      kind: name.startsWith(SCOPE) ? "forbidden-package" : "forbidden-external",
      from: one.name,
      to: name,
      at: at(line),
      why: "declared as a dependency, but not in this package's row of the table",
    }));
  const foreign = one.devDependencies
    .filter(({ name }) => isForeignGame(row, context.rows.get(name)))
    .map(({ name, line }) => otherGame(one.name, name, at(line)));
  return [...runtime, ...foreign];
}

/** Does the row name this package, or any subpath of it? */
function mayDepend(row: Row, name: string): boolean {
  if (name.startsWith(SCOPE)) return row.packages.includes(name.slice(SCOPE.length));
  return row.externals.some((entry) => packageOf(entry) === name);
}

function checkFile(one: Package, file: SourceFile, context: Context): readonly Violation[] {
  const row = context.rows.get(one.name);
  if (row === undefined) return [];
  if (file.unreadable !== undefined) {
    return [{ kind: "unreadable", from: one.name, to: "?", at: file.path, why: file.unreadable }];
  }
  const place: Place = { one, file, row, isSource: file.path.startsWith(`${one.folder}/src/`) };
  return file.imports.flatMap(({ specifier, line, all }) => {
    const at = `${file.path}:${line}`;
    const found = (kind: ViolationKind, why: string): Violation => ({
      kind,
      from: one.name,
      to: specifier ?? "?",
      at,
      why,
    });
    if (specifier === undefined) {
      return place.isSource ? [found("unreadable", "a computed import cannot be checked")] : [];
    }
    const star = all && place.isSource ? [found("export-all", "name what is exported")] : [];
    return [...star, ...checkSpecifier(specifier, place, context, found)];
  });
}

interface Place {
  readonly one: Package;
  readonly file: SourceFile;
  readonly row: Row;
  /** False for tests and scripts beside `src`, which may use whatever the package declares. */
  readonly isSource: boolean;
}

type Found = (kind: ViolationKind, why: string) => Violation;

function checkSpecifier(
  specifier: string,
  place: Place,
  context: Context,
  found: Found,
): readonly Violation[] {
  if (specifier.startsWith(".") || specifier.startsWith("/")) {
    return checkRelative(specifier, place, found);
  }
  if (isBuiltin(specifier)) {
    return !place.isSource || mayUseNode(place)
      ? []
      : [found("node-below-apps", "only src/node.ts and src/node-*.ts may use Node's modules")];
  }
  return specifier.startsWith(SCOPE)
    ? checkPackage(specifier, place, context, found)
    : checkExternal(specifier, place, context, found);
}

function checkRelative(specifier: string, place: Place, found: Found): readonly Violation[] {
  const target = posix.join(posix.dirname(place.file.path), specifier);
  if (specifier.startsWith("/") || !target.startsWith(`${place.one.folder}/`)) {
    return [found("outside-package", "a relative import stays in its package; use its name")];
  }
  if (!place.isSource) return [];
  if (!target.startsWith(`${place.one.folder}/src/`) && target.endsWith(".ts")) {
    return [found("outside-package", "source imports source only, not what stands beside src")];
  }
  return isNodeFile(target) && !mayUseNode(place)
    ? [found("node-below-apps", "a Node entry is imported by Node entries only")]
    : [];
}

function checkPackage(
  specifier: string,
  place: Place,
  { packages, rows }: Context,
  found: Found,
): readonly Violation[] {
  const name = packageOf(specifier);
  const { one, row, isSource } = place;
  const target = packages.get(name);
  if (isForeignGame(row, rows.get(name))) return [found("other-game", OTHER_GAME)];
  if (isSource && name !== one.name && !row.packages.includes(name.slice(SCOPE.length))) {
    return [found("forbidden-package", `not in the row of ${one.name}; see table.ts`)];
  }
  const violations: Violation[] = [];
  if (name !== one.name && !isDeclared(name, place)) {
    violations.push(found("undeclared", `declare ${name} in ${one.folder}/package.json`));
  }
  const entry = `.${specifier.slice(name.length)}`;
  if (target !== undefined && !target.exports.includes(entry)) {
    violations.push(found("past-exports", `${name} exports ${target.exports.join(", ")} only`));
  }
  if (isSource && isNodeEntry(entry) && !mayUseNode(place)) {
    violations.push(found("node-below-apps", "a Node entry is imported by Node entries only"));
  }
  return violations;
}

function checkExternal(
  specifier: string,
  place: Place,
  { workspace }: Context,
  found: Found,
): readonly Violation[] {
  const name = packageOf(specifier);
  const { one, row, isSource } = place;
  if (isSource && !row.externals.some((entry) => admits(entry, specifier))) {
    return [found("forbidden-external", `not in the row of ${one.name}; see table.ts`)];
  }
  const given = !isSource && workspace.rootDevDependencies.has(name);
  return given || isDeclared(name, place)
    ? []
    : [found("undeclared", `declare ${name} in ${one.folder}/package.json`)];
}

function isDeclared(name: string, { one, isSource }: Place): boolean {
  const declared = isSource ? one.dependencies : [...one.dependencies, ...one.devDependencies];
  return declared.some((entry) => entry.name === name);
}

function admits(entry: string, specifier: string): boolean {
  return entry.endsWith("/*") ? specifier.startsWith(entry.slice(0, -1)) : entry === specifier;
}

function mayUseNode({ row, file }: Place): boolean {
  return row.layer.kind === "app" || row.layer.kind === "tool" || isNodeFile(file.path);
}

function isNodeFile(path: string): boolean {
  return /\/src\/node(-[a-z0-9-]+)?\.ts$/.test(path);
}

function isNodeEntry(entry: string): boolean {
  return /^\.\/node(-[a-z0-9-]+)?$/.test(entry);
}

const OTHER_GAME =
  "the kernel imports no game, and a game imports no other game, not in tests either";

function otherGame(from: string, to: string, at: string): Violation {
  return { kind: "other-game", from, to, at, why: OTHER_GAME };
}

/** A game seen from the kernel, the testkit or another game. Apps, tools and the catalogue may join games. */
function isForeignGame(row: Row, target: Row | undefined): boolean {
  if (target?.layer.kind !== "game") return false;
  const { kind } = row.layer;
  if (kind === "app" || kind === "tool" || kind === "catalogue") return false;
  return row.layer.kind !== "game" || row.layer.game !== target.layer.game;
}

/** `@scope/name` of `@scope/name/sub`, `name` of `name/sub`. */
function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}
