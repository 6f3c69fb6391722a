// The inspector's page, from the viewer: its files by path. Where there is something to build, it is built when a browser first asks, since inspectors
// that are programs need none of it. Knows nothing of what the page does.
import type { Page } from "@assize/inspection-xstate-inspect/local-server";
import { type Session, Trouble } from "./session.ts";
import { viewerFiles } from "./viewing/built-viewer.ts";
import { type Files, pageIn } from "@assize/inspection-xstate-inspect/files";

const START = "/inspector.html";

const notBuilt = (why: string): Page => ({
  type: "text/plain; charset=utf-8",
  body: `The inspector's page cannot be shown: ${why}\nOther inspectors can connect all the same.\n`,
});

/** Answers the file at a path, or null where there is none. */
export const inspectorPage = (session: Session) => {
  let building: Promise<Files> | undefined;
  return async (path: string): Promise<Page | null> => {
    building ??= viewerFiles(session);
    try {
      return pageIn(await building, path === "/" ? START : path);
    } catch (cause) {
      building = undefined;
      if (cause instanceof Trouble) return notBuilt(cause.message);
      throw cause;
    }
  };
};
