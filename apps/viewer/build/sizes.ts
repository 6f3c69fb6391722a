// What the first page and the worker weigh on the wire, against the budgets. Knows the built folder, nothing of the page.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

/** In bytes, gzipped. */
export const BUDGETS = { page: 60_000, worker: 150_000 } as const;

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g;
const LATER_IMPORT = /\bimport\(\s*["'`](\.[^"'`]+\.js)["'`]/g;

const read = (path: string): string => readFileSync(path, "utf8");

const named = (text: string, pattern: RegExp, folder: string): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = ""]) => join(folder, name));

/** A script and all that has to be there before it runs. */
const closure = (script: string, found: Set<string> = new Set()): ReadonlySet<string> => {
  if (found.has(script)) return found;
  found.add(script);
  for (const next of named(read(script), STATIC_IMPORT, dirname(script))) closure(next, found);
  return found;
};

export const weigh = (files: Iterable<string>): number =>
  [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);

export interface Sizes {
  /** The page with its script and styles, before the worker and before any panel. */
  readonly page: number;
  /** The worker with the heaviest of its games. */
  readonly worker: number;
  /** By chunk: the worker's own, and each that it loads later. */
  readonly parts: readonly (readonly [name: string, bytes: number])[];
}

/** The sizes of a built folder. */
export const sizesOf = (dist: string): Sizes => {
  const index = join(dist, "index.html");
  const html = read(index);
  const linked = [...html.matchAll(/(?:src|href)="(\.\/[^"]+\.(?:js|css))"/g)].map(
    ([, name = ""]) => join(dist, name),
  );
  const scripts = linked
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => [...closure(name)]);
  const assets = join(dist, "assets");
  const entry = readdirSync(assets).find((name) => /^worker-.*\.js$/.test(name));
  if (entry === undefined) throw new Error(`${assets} has no worker; build the viewer first`);
  const own = closure(join(assets, entry));
  const later = [...own].flatMap((script) => named(read(script), LATER_IMPORT, dirname(script)));
  const whole = later.map((script) => weigh([...own, ...closure(script)]));
  return {
    page: weigh([index, ...linked, ...scripts]),
    worker: Math.max(weigh(own), ...whole),
    parts: [
      ["worker alone", weigh(own)],
      ...later.map(
        (script, index) => [`with ${script.slice(assets.length + 1)}`, whole[index] ?? 0] as const,
      ),
    ],
  };
};

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

export const told = ({ page, worker, parts }: Sizes): string =>
  [
    `first page ${kilobytes(page)} gzip, at most ${kilobytes(BUDGETS.page)}`,
    `worker with its heaviest game ${kilobytes(worker)} gzip, at most ${kilobytes(BUDGETS.worker)}`,
    ...parts.map(([name, bytes]) => `  ${name}: ${kilobytes(bytes)}`),
  ].join("\n");
