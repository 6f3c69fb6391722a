// What axe finds in a page, and whether a page is wider than its window.
import axe from "axe-core";
import type { Page } from "playwright-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Violation {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly unknown[];
    readonly html: string;
    readonly failureSummary: string;
  }[];
}

/** What axe finds, in short. */
export const violations = async (page: Page, within = "html"): Promise<readonly string[]> => {
  // Colours that are still on their way have no contrast to judge.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  if (!(await page.evaluate("globalThis.axe !== undefined")))
    await page.evaluate(`(() => { ${axe.source} })()`);
  const options = { runOnly: RULES, resultTypes: ["violations"] };
  const found = await page.evaluate<readonly Violation[]>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary }) =>
        `${id}: ${target.join(" ")} ${html.slice(0, 120)} ${failureSummary.split("\n")[1] ?? ""}`,
    ),
  );
};

/** By how many pixels the page is wider than its window. */
export const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
