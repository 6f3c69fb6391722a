// What the first page and the worker weigh on the wire, against the budgets. Knows the built folder, nothing of the page.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

/** In bytes, gzipped. The worker's is with the game that is open, or with whatever else it loads at once. */
const BUDGETS = { page: 60_000, worker: 190_000, embed: 60_000 } as const;

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

const weigh = (files: Iterable<string>): number =>
  [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);

export interface Sizes {
  /** The page with its script and styles, before the worker and before a game is open. */
  readonly page: number;
  /** The worker and all that it needs to run, before it loads a game. */
  readonly worker: number;
  /** The script that other pages load for a replay, without the worker. */
  readonly embed: number;
  /** What the worker loads later, by chunk, the heaviest first: the games, and what only some questions need. */
  readonly later: readonly (readonly [chunk: string, bytes: number])[];
}

/** The sizes of a built folder. */
export const sizesOf = (dist: string): Sizes => {
  const index = join(dist, "index.html");
  const linked = [...read(index).matchAll(/(?:src|href)="(\.\/[^"]+\.(?:js|css))"/g)].map(
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
  return {
    page: weigh([index, ...linked, ...scripts]),
    worker: weigh(own),
    embed: weigh(closure(join(dist, "embed.js"))),
    later: [...new Set(later)]
      .map((script) => {
        const added = [...closure(script)].filter((each) => !own.has(each));
        return [script.slice(assets.length + 1), weigh(added)] as const;
      })
      .toSorted(([, one], [, other]) => other - one),
  };
};

interface Weighed {
  readonly what: string;
  readonly bytes: number;
  readonly most: number;
}

const weighed = ({ page, worker, embed, later }: Sizes): readonly Weighed[] => [
  { what: "first page", bytes: page, most: BUDGETS.page },
  { what: "a replay in another page", bytes: embed, most: BUDGETS.embed },
  { what: "worker", bytes: worker, most: BUDGETS.worker },
  ...later.map(([chunk, bytes]) => ({
    what: `worker with ${chunk}`,
    bytes: worker + bytes,
    most: BUDGETS.worker,
  })),
];

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

/** What weighs more than it may; empty where all is well. */
export const overweight = (sizes: Sizes): readonly string[] =>
  weighed(sizes)
    .filter(({ bytes, most }) => bytes > most)
    .map(
      ({ what, bytes, most }) => `${what} weighs ${kilobytes(bytes)}, at most ${kilobytes(most)}`,
    );

export const told = (sizes: Sizes): string =>
  [
    "gzipped:",
    ...weighed(sizes).map(
      ({ what, bytes, most }) => `  ${what} ${kilobytes(bytes)}, at most ${kilobytes(most)}`,
    ),
  ].join("\n");
