// Which Chromium the tests look at pages with, and whether they go without. Knows no page.
import { existsSync } from "node:fs";

/** Debian's, unless somebody names another one. */
export const CHROMIUM = process.env["ASSIZE_CHROMIUM"] ?? "/usr/bin/chromium";

/**
 * Parts of the browser that no test looks at. Each window would start processes for its address bar, and each page one
 * for the next; that is more than half of what an empty page costs. The first of them are Playwright's own, which this
 * list takes the place of. A Chromium that knows one no more ignores it.
 */
const LEFT_OUT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "LensOverlay",
  "MediaRouter",
  "InitialWebUI",
  "PreloadTopChromeWebUI",
  "SpareRendererForSitePerProcess",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxPopup",
  "WebUIReloadButton",
];

/** Headless, without what would ask for a network, and with text that is drawn alike on every screen. */
export const FLAGS = [
  `--disable-features=${LEFT_OUT.join()}`,
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
];

/** Tests in a browser are left out where there is none; continuous integration may not leave them out. */
export const HAS_CHROMIUM = (process.env["CI"] ?? "") !== "" || existsSync(CHROMIUM);

export const NO_CHROMIUM = `Tests in a browser need Chromium, and there is none at ${CHROMIUM}. Install it (Debian: apt-get install chromium), or say where it is in ASSIZE_CHROMIUM.`;
