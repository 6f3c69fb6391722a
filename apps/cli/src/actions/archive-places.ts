// What places are called in a file of results, and what they are called to people. A file is its whole path: one place, whatever
// path to it is typed. Knows no game.
import { existsSync, realpathSync } from "node:fs";
import { dirname, isAbsolute, resolve, sep } from "node:path";
import type { Row } from "@assize/archive";
import type { MadeFrom, Place, Results } from "@assize/archive/node";
import { pathOf, STANDARD_INPUT } from "../files.ts";
import { isOnServer } from "../logs.ts";
import type { Session } from "../session.ts";

const PIPED = pathOf(STANDARD_INPUT);

/** So much of a digest tells games apart for people. */
const SHOWN = 8;

/** A log on a server by its address; a file without links on the way to it. */
const keptName = (source: string): string => {
  if (isOnServer(source)) return source;
  try {
    return realpathSync.native(source);
  } catch {
    return resolve(source);
  }
};

/**
 * What is piped in has no name, and another pipe is another archive: it is told by its first game. The same pipe again, or one that
 * goes on longer, takes its place.
 */
const pipedName = (first: Row): string =>
  "log" in first ? `${PIPED} (${first.log.slice(0, SHOWN)})` : `${PIPED} (${first.reason})`;

const isPiped = (source: string): boolean => source.startsWith(PIPED);

/** Where the games of one run stand. */
export interface PlacesOfRun {
  readonly put: (place: Place, row: Row, madeFrom: MadeFrom | null) => void;
  /** To be called once all was read: forgets what does not stand where it stood, and tells which files were renamed. */
  readonly settle: (session: Session) => void;
}

/** A file that is gone; also a name of earlier results, which were no whole paths. */
const isGone = (source: string): boolean =>
  !isOnServer(source) && !isPiped(source) && !(isAbsolute(source) && existsSync(source));

const tellMoved = (moved: readonly string[], session: Session): void => {
  const [first] = moved;
  if (first === undefined) return;
  const files =
    moved.length === 1
      ? "a file that is gone is left out of the results, since all its games stand elsewhere now"
      : `${moved.length} files that are gone are left out of the results, since all their games stand elsewhere now; for example`;
  session.warn(`assize: ${files}: ${shownHere()(first)}`);
};

export const placesIn = (results: Results): PlacesOfRun => {
  let typed: string | null = null;
  let last: { readonly place: Place; readonly row: Row } | null = null;
  let name = "";
  /** A file that has fewer games than before; where reading ended early, nobody knows. */
  const shorten = (): void => {
    if (last === null || last.row.verdict === "unreadable" || isPiped(name)) return;
    results.shorten(name, last.place.number);
  };
  return {
    put: (place, row, madeFrom) => {
      if (place.source !== typed) {
        shorten();
        typed = place.source;
        name = typed === PIPED ? pipedName(row) : keptName(typed);
      }
      last = { place, row };
      results.put({ source: name, number: place.number }, row, madeFrom);
    },
    settle: (session) => {
      shorten();
      tellMoved(results.forgetMoved(isGone), session);
    },
  };
};

/** A text that begins with a place, as people name it where they are: from the folder that they are in. */
export const shownFrom = (folder: string): ((text: string) => string) => {
  const before = folder.endsWith(sep) ? folder : `${folder}${sep}`;
  return (text) => (text.startsWith(before) ? text.slice(before.length) : text);
};

/** The folder that all files are in, of which these are the first and the last by name. */
export const commonFolder = ([first, last]: readonly [string, string]): string => {
  const shared = first.split("").findIndex((unit, at) => unit !== last[at]);
  return dirname(shared < 0 ? first : `${first.slice(0, shared)}_`);
};

export const shownHere = (): ((text: string) => string) => shownFrom(process.cwd());
