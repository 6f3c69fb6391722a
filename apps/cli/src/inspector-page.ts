// The inspector's page as the viewer was built: its files by path. Knows nothing of what they do.
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import type { Page } from "@assize/inspection-xstate-inspect/node";

const BUILT = new URL("../../viewer/dist/", import.meta.url);
const START = "/inspector.html";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

const NOT_BUILT: Page = {
  type: "text/plain; charset=utf-8",
  body: "The inspector's page has not been built. Run: npx nx run viewer:build\nOther inspectors can connect all the same.\n",
};

const isNamed = (path: string): boolean => /^(\/[\w-][\w.-]*)+$/.test(path) && !path.includes("..");

/** A file of the page, or null where there is none. */
export const inspectorPage = (path: string): Page | null => {
  const wanted = path === "/" ? START : path;
  const type = TYPES[extname(wanted)];
  if (type === undefined || !isNamed(wanted)) return null;
  try {
    return { type, body: readFileSync(new URL(`.${wanted}`, BUILT)) };
  } catch {
    return path === "/" ? NOT_BUILT : null;
  }
};
