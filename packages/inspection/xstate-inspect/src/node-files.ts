// The files of one folder, by the path that a browser asks for. Knows no server, and nothing of what the files do.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, resolve, sep } from "node:path";
import type { Page } from "./node-local-server.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".jsonl": "application/jsonl; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** The policy that a page carries, so that the server can say it too. */
const policyIn = (html: string): string | undefined =>
  /http-equiv="Content-Security-Policy" content="([^"]+)"/
    .exec(html)?.[1]
    ?.replaceAll("&#39;", "'");

/** A file as it is served, with the type that its name says. */
export const pageOf = (path: string, body: Uint8Array): Page => {
  const type = TYPES[extname(path)] ?? "application/octet-stream";
  const policy = type.startsWith("text/html")
    ? policyIn(Buffer.from(body).toString("utf8"))
    : undefined;
  return { type, body, ...(policy === undefined ? {} : { policy }) };
};

/** Bytes of files, by the path that a browser asks for. */
export type Files = ReadonlyMap<string, Uint8Array>;

/**
 * Every file below a folder, read now: no path reaches elsewhere, and whoever builds the folder anew takes nothing from
 * a page that is being shown.
 */
export const filesIn = (folder: string): Files =>
  new Map(
    readdirSync(resolve(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return [file.slice(resolve(folder).length).replaceAll(sep, "/"), readFileSync(file)];
      }),
  );

/** The file at a path, as it is served; null where there is none. */
export const pageIn = (files: Files, path: string): Page | null => {
  const body = files.get(path);
  return body === undefined ? null : pageOf(path, body);
};

/** Asked for by people, where a folder has files of this name. */
const INSPECTOR = "/inspector.html";

const said = (body: string): Page => ({ type: "text/plain; charset=utf-8", body: `${body}\n` });

/**
 * The inspector's page from the folder of the built viewer (`apps/viewer/dist`), read when a browser first asks: inspectors that are
 * programs need none of it. Where it is not there, the page says how to make it.
 */
export const inspectorIn = (folder: string): ((path: string) => Promise<Page | null>) => {
  let files: Files | undefined;
  return async (path) => {
    if (files === undefined && existsSync(join(folder, INSPECTOR))) files = filesIn(folder);
    if (files !== undefined) return pageIn(files, path === "/" ? INSPECTOR : path);
    return path === "/"
      ? said(
          `The inspector's page is not in ${folder}: build it with npx nx run viewer:build.\nOther inspectors can connect all the same.`,
        )
      : null;
  };
};
