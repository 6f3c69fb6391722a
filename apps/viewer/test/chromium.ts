// Which Chromium the tests look at pages with, and whether they go without. Knows no page.
import { existsSync } from "node:fs";

/** Debian's, unless somebody names another one. */
export const CHROMIUM = process.env["ASSIZE_CHROMIUM"] ?? "/usr/bin/chromium";

/** Headless, and without what would ask for a network. */
export const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Tests in a browser are left out where there is none; continuous integration may not leave them out. */
export const HAS_CHROMIUM = (process.env["CI"] ?? "") !== "" || existsSync(CHROMIUM);

export const NO_CHROMIUM = `Tests in a browser need Chromium, and there is none at ${CHROMIUM}. Install it (Debian: apt-get install chromium), or say where it is in ASSIZE_CHROMIUM.`;
