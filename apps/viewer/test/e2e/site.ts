// Serves the built folder to tests, as any plain web server would: below a path, with types, and nothing else.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, extname, join, normalize } from "node:path";
import { builtPage } from "./browser.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

export interface Site {
  /** Of the page, with a slash at its end. */
  readonly address: string;
  readonly close: () => void;
}

/** `below` is the path under which the folder lies, with slashes around. Extra files are served beside the page. */
export const openSite = async (
  below = "/",
  extra: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<Site> => {
  const folder = dirname(await builtPage("folder"));
  const contentOf = async (path: string): Promise<string | Uint8Array | undefined> => {
    if (!path.startsWith(below)) return undefined;
    const name = normalize(path.slice(below.length) || "index.html");
    return extra[name] ?? (await readFile(join(folder, name)).catch(() => undefined));
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    void contentOf(decodeURIComponent(pathname)).then((content) => {
      const name = pathname.endsWith("/") ? "index.html" : pathname;
      response.writeHead(content === undefined ? 404 : 200, {
        "content-type": TYPES[extname(name)] ?? "application/octet-stream",
      });
      response.end(content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${below}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
