// A document as it comes out on paper: which page of a PDF each part of it begins and ends on. Knows no game.
import type { Page } from "playwright-core";

export interface Paper {
  readonly pages: number;
  /** Width and height of each page in millimetres. */
  readonly sizes: ReadonlySet<string>;
  /** Parts that begin on one page and end on another. */
  readonly torn: readonly string[];
  /** How many parts were looked at. */
  readonly parts: number;
}

const POINTS_PER_MM = 72 / 25.4;

/** Gives each part an anchor where it begins and one where it ends; links to them make a PDF say where they are. */
const anchored = (page: Page, parts: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const links = document.createElement("div");
    // Takes no room on the paper.
    Object.assign(links.style, { position: "absolute", top: "0", fontSize: "1px" });
    const names = [...document.querySelectorAll(selector)].map((part, index) => {
      for (const [edge, place] of [
        ["top", "afterbegin"],
        ["end", "beforeend"],
      ] as const) {
        const anchor = document.createElement("span");
        anchor.id = `part-${index}-${edge}`;
        part.insertAdjacentElement(place, anchor);
        const link = document.createElement("a");
        link.href = `#${anchor.id}`;
        link.textContent = ".";
        links.append(link);
      }
      return `${part.tagName} ${part.className} ${part.textContent.trim().slice(-60)}`;
    });
    document.body.prepend(links);
    return names;
  }, parts);

/** Prints the document that stands in a page. `parts` selects what should not be torn. */
export const onPaper = async (page: Page, parts: string): Promise<Paper> => {
  const names = await anchored(page, parts);
  const text = Buffer.from(await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const pageOf = (anchor: string): string | undefined =>
    new RegExp(`/${anchor} \\[(\\d+) 0 R /XYZ`).exec(text)?.[1];
  const torn = names.filter((_, index) => {
    const [top, end] = [pageOf(`part-${index}-top`), pageOf(`part-${index}-end`)];
    return top === undefined || top !== end;
  });
  const sizes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) =>
    box
      .slice(1)
      .map((points) => Math.round(Number(points) / POINTS_PER_MM))
      .join(" x "),
  );
  const pages = text.match(/\/Type \/Page\n/g)?.length ?? 0;
  return { pages, sizes: new Set(sizes), torn, parts: names.length };
};
