// `npm run viewer:screenshots`: ten views of the built viewer at three sizes, as pictures to be looked at, in
// `out/screenshots`. Compares nothing. `npm run viewer:screenshots -- --all` takes every place, by night and in German too.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { aBrowser } from "../test/a-browser.ts";
import { withPage } from "../test/e2e/browser.ts";
import { withTreasure } from "../test/e2e/logs.ts";
import { type Walk, WALKS } from "../test/e2e/places.ts";
import { openSite } from "../test/e2e/site.ts";

const FOLDER = process.env["ASSIZE_SCREENSHOTS"] ?? join(import.meta.dirname, "../out/screenshots");

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
] as const;

const KEY_VIEWS = [
  "start",
  "broken file",
  "tab log",
  "tab findings",
  "tab rules",
  "branch",
  "side by side",
  "tab chart",
  "new game",
  "the treasure game",
];

/** By day in English; with `--all` by night in German as well. */
const LOOKS = [
  { name: "", colorScheme: "light", locale: "en-GB" },
  { name: " night de", colorScheme: "dark", locale: "de-DE" },
] as const;

const rest = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().length === 0);

const isAll = process.argv.includes("--all");
const isWanted = (name: string): boolean => isAll || KEY_VIEWS.includes(name);
const wanted = WALKS.flatMap(({ places }) => places).filter(({ name }) => isWanted(name));
if (wanted.length < KEY_VIEWS.length) throw new Error("a key view is no place that there is");

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const site = await openSite("/", await withTreasure());

const take = (walk: Walk, look: (typeof LOOKS)[number]): Promise<void> =>
  withPage(async ({ page }) => {
    for (const place of walk.places) {
      await page.setViewportSize(SIZES[0]);
      await place.go(page, site);
      for (const size of isWanted(place.name) ? SIZES : []) {
        await page.setViewportSize(size);
        await rest(page);
        const name = `${place.name.replaceAll(/\W+/g, "-")}-${size.width}${look.name}.png`;
        await page.screenshot({ path: join(FOLDER, name.replaceAll(" ", "-")) });
      }
      await page.setViewportSize(SIZES[0]);
      await place.leave?.(page);
    }
  }, look);

try {
  for (const look of isAll ? LOOKS : LOOKS.slice(0, 1))
    for (const walk of WALKS) await take(walk, look);
  console.log(`${wanted.length} views, ${SIZES.length} sizes: ${FOLDER}`);
} finally {
  site.close();
  await (await aBrowser()).close();
}
