// Compares the imports of one file with the laws and with what its package declares. Reads no file and prints nothing.
import { isBuiltin } from "node:module";
import { posix } from "node:path";
import { type Breach, breachOfExternal, breachOfPackage } from "./laws.ts";
import { type Layer, SCOPE, layerOf } from "./layers.ts";
import type { Violation } from "./violation.ts";
import type { Package, SourceFile, Workspace } from "./workspace.ts";

export interface FileOfPackage {
  readonly one: Package;
  readonly file: SourceFile;
  readonly layer: Layer;
  readonly workspace: Workspace;
}

export const checkFile = (place: FileOfPackage): readonly Violation[] => {
  const { one, file } = place;
  const found = (to: string, at: string, [kind, why]: Breach): Violation => {
    return { kind, from: one.name, to, at, why };
  };
  if (file.unreadable !== undefined)
    return [found("?", file.path, ["unreadable", file.unreadable])];
  return file.imports.flatMap(({ specifier, line, all }) => {
    const star: readonly Breach[] =
      all && isSource(place) ? [["export-all", "name what is exported"]] : [];
    return [...star, ...checkSpecifier(specifier, place)].map((breach) =>
      found(specifier ?? "?", `${file.path}:${line}`, breach),
    );
  });
};

/** False for tests and scripts beside `src`, which may use whatever the package declares. */
const isSource = ({ one, file }: FileOfPackage): boolean =>
  file.path.startsWith(`${one.folder}/src/`);

const checkSpecifier = (specifier: string | undefined, place: FileOfPackage): readonly Breach[] => {
  if (specifier === undefined)
    return isSource(place) ? [["unreadable", "a computed import cannot be checked"]] : [];
  if (/^[./]/.test(specifier)) return checkRelative(specifier, place);
  if (isBuiltin(specifier)) {
    return !isSource(place) || mayUseNode(place)
      ? []
      : [["node-below-apps", "only src/node.ts and src/node-*.ts may use Node's modules"]];
  }
  return specifier.startsWith(SCOPE)
    ? checkPackage(specifier, place)
    : checkExternal(specifier, place);
};

const checkRelative = (specifier: string, place: FileOfPackage): readonly Breach[] => {
  const { one, file } = place;
  const target = posix.join(posix.dirname(file.path), specifier);
  if (specifier.startsWith("/") || !target.startsWith(`${one.folder}/`))
    return [["outside-package", "a relative import stays in its package; use its name"]];
  if (!isSource(place)) return [];
  if (!target.startsWith(`${one.folder}/src/`) && target.endsWith(".ts"))
    return [["outside-package", "source imports source only, not what stands beside src"]];
  return isNodeFile(target) && !mayUseNode(place) ? [NODE_ENTRY] : [];
};

const NODE_ENTRY: Breach = ["node-below-apps", "a Node entry is imported by Node entries only"];

const checkPackage = (specifier: string, place: FileOfPackage): readonly Breach[] => {
  const { one, layer, workspace } = place;
  const name = packageOf(specifier);
  const target = workspace.packages.find((other) => other.name === name);
  const to = name === one.name ? undefined : layerOf(target?.folder ?? "");
  const law = to && breachOfPackage(layer, to, isSource(place));
  if (law !== undefined) return [law];
  const entry = `.${specifier.slice(name.length)}`;
  const exports = target?.exports ?? [entry];
  const breaches: readonly (Breach | false)[] = [
    name !== one.name && !isDeclared(name, place) && undeclared(name, one),
    !exports.includes(entry) && ["past-exports", `${name} exports ${exports.join(", ")} only`],
    isSource(place) && isNodeEntry(entry) && !mayUseNode(place) && NODE_ENTRY,
  ];
  return breaches.filter((breach) => breach !== false);
};

const checkExternal = (specifier: string, place: FileOfPackage): readonly Breach[] => {
  const name = packageOf(specifier);
  const law = isSource(place) ? breachOfExternal(place.layer, name, specifier) : undefined;
  if (law !== undefined) return [law];
  const given = !isSource(place) && place.workspace.rootDevDependencies.has(name);
  return given || isDeclared(name, place) ? [] : [undeclared(name, place.one)];
};

const undeclared = (name: string, one: Package): Breach => [
  "undeclared",
  `declare ${name} in ${one.folder}/package.json`,
];

const isDeclared = (name: string, place: FileOfPackage): boolean => {
  const { dependencies, devDependencies } = place.one;
  const declared = isSource(place) ? dependencies : [...dependencies, ...devDependencies];
  return declared.some((entry) => entry.name === name);
};

const mayUseNode = ({ layer, file }: FileOfPackage): boolean =>
  layer.kind === "app" || layer.kind === "tool" || isNodeFile(file.path);

const isNodeFile = (path: string): boolean => /\/src\/node(-[a-z0-9-]+)?\.ts$/.test(path);

const isNodeEntry = (entry: string): boolean => /^\.\/node(-[a-z0-9-]+)?$/.test(entry);

/** `@scope/name` of `@scope/name/sub`, `name` of `name/sub`. */
const packageOf = (specifier: string): string =>
  specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
