// The inspector's page as it ships, and a host page beside it, served to real Chromium from this machine.
import { join } from "node:path";
import { openSite as openFolder } from "./site.ts";
import { scriptOf } from "../script-of.ts";

const HOST_PAGE = `<!doctype html><html lang="en"><title>host</title><link rel="icon" href="data:,">
<iframe id="frame" title="inspector" width="1200" height="700"></iframe>
<script src="host.js"></script>`;

export interface Site {
  /** `http://127.0.0.1:<port>` */
  readonly address: string;
  readonly close: () => void;
}

export const openSite = async (): Promise<Site> => {
  const { address, close } = await openFolder("/", {
    "host.html": HOST_PAGE,
    "host.js": await scriptOf(join(import.meta.dirname, "inspected-page.ts"), "page"),
  });
  return { address: address.slice(0, -1), close };
};
