// Where a game is entered so that apps and checks know it: each an edit of a text, pure. Knows no file system.

/** The formatter's longest line. */
const LINE = 100;

/** A file of the workspace and what a new game changes in it; answers undefined where it does not know its way. */
export interface Registration {
  readonly path: string;
  readonly edit: (text: string, name: string) => string | undefined;
}

/** Puts a line in front of the only line that begins as `before` does. */
const lineBefore = (text: string, before: string, line: string): string | undefined => {
  const at = text.indexOf(`\n${before}`);
  if (at < 0 || text.indexOf(`\n${before}`, at + 1) >= 0) return undefined;
  return `${text.slice(0, at + 1)}${line}\n${text.slice(at + 1)}`;
};

const reference =
  (prefix: string) =>
  (text: string, name: string): string | undefined => {
    const head = '  "references": [\n';
    return text.includes(head)
      ? text.replace(head, `${head}    {\n      "path": "${prefix}${name}"\n    },\n`)
      : undefined;
  };

const dependency = (text: string, name: string): string => {
  const manifest = JSON.parse(text) as { dependencies?: Readonly<Record<string, string>> };
  const all = { ...manifest.dependencies, [`@assize/${name}`]: "0.1.0" };
  const dependencies = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`;
};

/** As the formatter writes it: broken where it is too long. */
const layoutOf = (name: string): readonly string[] => {
  const json = `import("../data/charts/${name}.json", { with: { type: "json" } })`;
  const flat = `    layout: () => ${json},`;
  return flat.length <= LINE ? [flat] : ["    layout: () =>", `      ${json},`];
};

const loader = (text: string, name: string): string | undefined => {
  const key = name.includes("-") ? `"${name}"` : name;
  const lines = [
    `  ${key}: {`,
    "    choices: [],",
    `    game: () => import("./games/${name}.ts"),`,
    ...layoutOf(name),
    "  },",
  ];
  return lineBefore(text, "} satisfies", lines.join("\n"));
};

export const REGISTRATIONS: readonly Registration[] = [
  { path: "packages/catalogue/src/games.ts", edit: loader },
  { path: "packages/catalogue/package.json", edit: dependency },
  { path: "packages/catalogue/tsconfig.json", edit: reference("../") },
  { path: "tsconfig.json", edit: reference("packages/") },
];
