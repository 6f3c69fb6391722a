// The inspector's page, from the built viewer: its files by path. Built when a browser first asks, since inspectors
// that are programs need none of it. Knows nothing of what the page does.
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Page } from "@assize/inspection-xstate-inspect/node";
import { type Session, Trouble } from "./session.ts";
import { builtViewer } from "./viewing/built-viewer.ts";

const START = "/inspector.html";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

/** Segments of letters, digits, dots and dashes, none of them beginning with a dot. */
const isNamed = (path: string): boolean => /^(\/[\w-][\w.-]*)+$/.test(path);

const notBuilt = (why: string): Page => ({
  type: "text/plain; charset=utf-8",
  body: `The inspector's page cannot be shown: ${why}\nOther inspectors can connect all the same.\n`,
});

const fileIn = (folder: string, path: string): Page | null => {
  const type = TYPES[extname(path)];
  if (type === undefined || !isNamed(path)) return null;
  try {
    return { type, body: readFileSync(join(folder, path)) };
  } catch {
    return null;
  }
};

/** Answers the file at a path, or null where there is none. */
export const inspectorPage = (session: Session) => {
  let building: Promise<string> | undefined;
  return async (path: string): Promise<Page | null> => {
    building ??= builtViewer("folder", session);
    try {
      return fileIn(await building, path === "/" ? START : path);
    } catch (cause) {
      building = undefined;
      if (cause instanceof Trouble) return notBuilt(cause.message);
      throw cause;
    }
  };
};
