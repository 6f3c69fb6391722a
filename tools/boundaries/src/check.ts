// Compares a workspace with the laws, and its imports with its manifests; answers every place that breaks one, as data.
// Reads no file and prints nothing.
import { checkFile } from "./check-file.ts";
import { findCycles } from "./cycles.ts";
import { type Breach, breachOfExternal, breachOfPackage } from "./laws.ts";
import { type Layer, SCOPE, layerOf, nameOf } from "./layers.ts";
import type { Violation } from "./violation.ts";
import type { Declared, Package, Workspace } from "./workspace.ts";

export interface Outcome {
  readonly packageCount: number;
  /** Declared dependencies and imports between packages of the workspace. */
  readonly edgeCount: number;
  readonly violations: readonly Violation[];
}

export const checkWorkspace = (workspace: Workspace): Outcome => {
  const edgeCount = countEdges(workspace);
  const violations = [
    ...(edgeCount === 0 ? [NOTHING_SEEN] : []),
    ...workspace.packages.flatMap((one) => checkPackage(one, workspace)),
    ...circles(workspace),
  ];
  return { packageCount: workspace.packages.length, edgeCount, violations };
};

const countEdges = (workspace: Workspace): number => {
  const counts = workspace.packages.map((one) => {
    const declared = [...one.dependencies, ...one.devDependencies].map(({ name }) => name);
    const imported = one.files.flatMap((file) => file.imports.map(({ specifier }) => specifier));
    return [...declared, ...imported].filter((name) => name?.startsWith(SCOPE)).length;
  });
  return counts.reduce((sum, count) => sum + count, 0);
};

const NOTHING_SEEN: Violation = {
  kind: "nothing-seen",
  from: "the workspace",
  to: "itself",
  at: "package.json",
  why: "no package declares or imports another, so nothing was checked",
};

const checkPackage = (one: Package, workspace: Workspace): readonly Violation[] => {
  const layer = layerOf(one.folder);
  if (layer === undefined || one.name !== nameOf(one.folder)) return [unplaced(one, layer)];
  return [
    ...checkDeclarations(one, layer, workspace),
    ...one.files.flatMap((file) => checkFile({ one, file, layer, workspace })),
  ];
};

const unplaced = (one: Package, layer: Layer | undefined): Violation => ({
  kind: "unplaced-package",
  from: one.name,
  to: "the architecture",
  at: `${one.folder}/package.json`,
  why:
    layer === undefined
      ? "packages stand in packages, apps or tools; see layers.ts"
      : `a package is called as its folder is: ${nameOf(one.folder)}`,
});

const checkDeclarations = (
  one: Package,
  layer: Layer,
  { packages }: Workspace,
): readonly Violation[] => {
  const folders = new Map(packages.map(({ name, folder }) => [name, folder]));
  const breach = (name: string, inSource: boolean): Breach | undefined => {
    const to = layerOf(folders.get(name) ?? "");
    if (to !== undefined) return breachOfPackage(layer, to, inSource);
    return inSource ? breachOfExternal(layer, name) : undefined;
  };
  const check = (declared: readonly Declared[], inSource: boolean): readonly Violation[] =>
    declared.flatMap(({ name, line }) => {
      const [kind, why] = breach(name, inSource) ?? [];
      if (kind === undefined || why === undefined) return [];
      return [{ kind, from: one.name, to: name, at: `${one.folder}/package.json:${line}`, why }];
    });
  return [...check(one.dependencies, true), ...check(one.devDependencies, false)];
};

/** Circles among all declared dependencies: `tsc -b` and nx go in order, for tests as well. */
const circles = ({ packages }: Workspace): readonly Violation[] => {
  const edges = packages.map((one): [string, string[]] => {
    const declared = [...one.dependencies, ...one.devDependencies];
    return [one.name, declared.map(({ name }) => name)];
  });
  return findCycles(new Map(edges)).map((circle) => {
    const [from = "?", to = "?"] = circle.slice(-2);
    const at = `${packages.find((one) => one.name === from)?.folder}/package.json`;
    return { kind: "cycle", from, to, at, why: `a circle: ${circle.join(" → ")}` };
  });
};
