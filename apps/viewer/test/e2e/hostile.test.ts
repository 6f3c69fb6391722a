// A log, a link and what the browser kept may be meant to harm. Each gets a page that says what it is: nothing of theirs
// becomes markup, nothing runs, nothing is asked of the network, the page is never blank.
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withPage } from "./browser.ts";
import { exampleLines } from "./logs.ts";
import { countQuestions, settled } from "./settling.ts";
import { openSite, type Site } from "./site.ts";
import { openSample, openView, standsAt } from "./watching.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const LINES = exampleLines("blue-year");
const HEADER = JSON.parse(LINES[0]!) as { readonly seats: readonly { readonly colour: string }[] };

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;

/** One of a few, or all of them in a deep run. */
const some = <Each>(all: readonly Each[], step = 4): readonly Each[] =>
  DEEP ? all : all.filter((_, index) => index % step === 0);

/** The example without its chain, so that it can be changed. */
const events = LINES.slice(1).map((line) =>
  JSON.stringify({ ...(JSON.parse(line) as object), prev: undefined }),
);

const withHeader = (change: object): string =>
  `${[JSON.stringify({ ...HEADER, ...change }), ...events].join("\n")}\n`;

const withNames = (name: string): string =>
  withHeader({ seats: HEADER.seats.map(({ colour }) => ({ colour, name })) });

const deep = (depth: number): string => `${'{"a":['.repeat(depth)}1${"]}".repeat(depth)}`;

const NAMES: Readonly<Record<string, string>> = {
  markup: `<img src=x onerror=alert(1)><script>alert(2)</script>"><svg onload=alert(3)>`,
  "attribute breaker": `" onmouseover="alert(1)" x='`,
  "script link": "javascript:alert(1)",
  template: "${alert(1)} {{constructor.constructor('alert(1)')()}}",
  "10 kB": "W".repeat(10_000),
  "right to left": "\u202eevil\u2066\u202dname\u200f\u061c",
  "control characters": "a\u0000b\u0007c\u001b[31md\u007f\u0085e\u2028f",
  prototype: "__proto__",
  constructor: "constructor",
  surrogates: "\ud800 lone \udfff",
  empty: "",
  combining: `Z${"\u0351".repeat(2_000)}`,
};

const FILES: Readonly<Record<string, string | Uint8Array>> = {
  empty: "",
  "only line ends": "\n\n\r\n\n",
  "byte order mark": `\ufeff${LINES.join("\n")}\n`,
  "windows line ends": `${LINES.join("\r\n")}\r\n`,
  gzip: gzipSync(LINES.join("\n")),
  "web page": "<!doctype html><title>x</title><script>alert(1)</script><h1>Hello</h1>",
  "utf-16": new Uint8Array(Buffer.from(`\ufeff${LINES.join("\n")}`, "utf16le")),
  truncated: LINES.join("\n").slice(0, -37),
  "header only": `${LINES[0]!}\n`,
  "half a header": LINES[0]!.slice(0, 300),
  "deep header": `${deep(20_000)}\n`,
  "deep event": `${withNames("a")}${deep(5_000)}\n`,
  "huge numbers": withHeader({ rules: 1e308 }),
  "numbers that are none": `${LINES[0]!.replace('"rules":1', '"rules":1e999')}\n`,
  "prototype header": `{"__proto__":{"polluted":true},${LINES[0]!.slice(1)}\n${events.join("\n")}\n`,
  "prototype event": `${withNames("a").trim()}\n{"seq":37,"type":"__proto__","data":{"__proto__":{"polluted":1}}}\n`,
  "no game of ours": `${LINES[0]!.replace('"xidit"', '"constructor"')}\n`,
  "a thousand seats": withHeader({
    seats: Array.from({ length: 1_000 }, (_, seat) => ({ colour: "blue", name: `${seat}` })),
  }),
  "8 MiB on a line": `${LINES[0]!}\n{"seq":1,"type":"${"x".repeat(8 * 2 ** 20)}"}\n`,
  "8 MiB of events": `${LINES[0]!}\n${`{"seq":1,"type":"no-such-thing","data":{}}\n`.repeat(190_000)}`,
  "null bytes": new Uint8Array(4_096),
  array: "[]\n[]\n",
  primitives: 'null\n1\n"x"\n',
};

/** Whatever no page of ours has, and whatever would run. */
const intruders = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const own = "script[type=module][src^='./assets/'], script#assize-log";
    const foreign =
      "img, script, iframe, object, embed, base, meta[http-equiv=refresh], foreignObject";
    return [...document.querySelectorAll("*")]
      .filter(
        (element) =>
          (element.matches(foreign) && !element.matches(own)) ||
          [...element.attributes].some(
            ({ name, value }) =>
              name.startsWith("on") ||
              (/^(?:.*:)?(?:href|src)$/.test(name) && /^\s*(?:javascript|data:text)/i.test(value)),
          ),
      )
      .map((element) => element.outerHTML.slice(0, 200));
  });

const choose = async (page: Page, name: string, content: string | Uint8Array): Promise<void> => {
  const buffer = Buffer.from(content);
  await page.setInputFiles("input[type=file]", { name, mimeType: "text/plain", buffer });
  await page.waitForFunction(
    () =>
      document.querySelector(".under-way") === null &&
      document.querySelector(".failed, .view svg [data-key]") !== null,
  );
  await settled(page);
};

const TABS = ["findings", "why", "what-if", "compare", "chart", "rules", "notes", "log"] as const;

/** Shows all that names can come into. */
const tour = async (page: Page, visit: () => Promise<void>): Promise<void> => {
  await page.keyboard.press("End");
  await settled(page);
  for (const tab of TABS) {
    await openView(page, tab);
    await settled(page);
    await visit();
  }
  await page.keyboard.press("f");
  await page.keyboard.press("t");
  await settled(page);
  await visit();
  await page.keyboard.press("t");
  for (const number of [2, 3, 4]) {
    await page.click(".menu summary");
    await page.click(`.menu-sheet li:nth-child(${number}) button`);
    await page.waitForSelector("dialog[open]");
    await visit();
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog[open]", { state: "detached" });
  }
};

interface Guarded {
  readonly page: Page;
  readonly dialogs: readonly string[];
  readonly asked: readonly string[];
}

const guarded = (work: (guarded: Guarded) => Promise<void>): Promise<void> =>
  withPage(async ({ page }) => {
    const dialogs: string[] = [];
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    page.on("request", (request) => asked.push(request.url()));
    await countQuestions(page);
    await work({ page, dialogs, asked });
    expect(dialogs).toEqual([]);
    expect(
      asked.filter((url) => !/^(?:blob|data):/.test(url) && !url.startsWith(site.address)),
    ).toEqual([]);
    expect(await page.evaluate(() => "polluted" in {})).toBe(false);
  });

const isFilled = async (page: Page, what: string): Promise<void> => {
  const text = await page.innerText("body");
  expect([what, text.trim().length > 80]).toEqual([what, true]);
  expect([what, /\[object Object\]|undefined|NaN|\n\s+at \w/.exec(text)?.[0]]).toEqual([
    what,
    undefined,
  ]);
};

describe("names", () => {
  test("stay text wherever they are shown", () =>
    guarded(async ({ page }) => {
      // Long names and markup are in hostile-names.test.ts too.
      for (const [what, name] of some(Object.entries(NAMES), 12)) {
        await page.goto("about:blank");
        await page.goto(site.address);
        await choose(page, `${name.slice(0, 60).replaceAll("\u0000", "")}.jsonl`, withNames(name));
        const isShown = (await page.locator(".view svg").count()) > 0;
        await isFilled(page, what);
        if (!isShown) continue;
        await tour(page, async () => {
          expect([what, await intruders(page)]).toEqual([what, []]);
        });
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        expect([what, wide]).toEqual([what, false]);
        await isFilled(page, what);
      }
      // What is looked for would be found. On a page without a policy, which would report it itself.
      await page.goto("about:blank");
      await page.evaluate(() => {
        document.body.innerHTML =
          '<p onclick="">a</p><img alt="b"><a href="javascript:void 0">c</a><p>no intruder</p>';
      });
      expect(await intruders(page)).toHaveLength(3);
    }));

  test("are many", () => {
    expect(Object.keys(NAMES).length).toBeGreaterThan(10);
  });
});

test("files of any kind are shown or told", () =>
  guarded(async ({ page }) => {
    expect(Object.keys(FILES).length).toBeGreaterThan(20);
    for (const [what, content] of some(Object.entries(FILES), 5)) {
      await page.goto("about:blank");
      await page.goto(site.address);
      await choose(page, `${what}.jsonl`, content);
      await isFilled(page, what);
      if ((await page.locator(".failed").count()) === 0) {
        await page.keyboard.press("End");
        await settled(page);
        await openView(page, "findings");
        await settled(page);
        await isFilled(page, what);
      }
    }
  }));

test("links of any kind open the log", () =>
  guarded(async ({ page }) => {
    const links = [
      "#e=999999999",
      "#e=-1&h=x",
      "#e=1e9&seat=NaN",
      "#seat=99&e=3",
      "#seat=__proto__&panel=__proto__&branch=__proto__&e=2",
      "#panel=<img src=x onerror=alert(1)>&branch=<svg onload=alert(1)>&e=1",
      "#panel=constructor",
      "#vs=__proto__:x,constructor&e=5",
      `#branch=${"x".repeat(5_000)}&e=1`,
      "#%%%E0%A4%A",
      "#javascript:alert(1)",
      `#${"&e=1".repeat(2_000)}`,
    ];
    for (const link of some(links, 6)) {
      await page.goto("about:blank");
      await openSample(page, site, "blue-year", link);
      await settled(page);
      await isFilled(page, link);
      expect([link, await page.locator(".failed, .broken").count()]).toEqual([link, 0]);
      await page.keyboard.press("Home");
      await page.keyboard.press("j");
      await standsAt(page, 1);
    }
  }));

describe("what the browser kept", () => {
  test.for(
    some(
      [
        "{",
        "null",
        '"x"',
        "[]",
        '{"__proto__":{"polluted":true}}',
        '[{"seq":1e999,"text":{}}]',
        '[{"name":"<img src=x onerror=alert(1)>","parent":99,"seq":-5,"choices":[{"type":"x","data":{}}]}]',
        '{"title":"t","text":"no log","bots":[null,"x"],"times":true,"left":null}',
        "x".repeat(200_000),
      ],
      7,
    ),
  )("may be garbage", (garbage) =>
    guarded(async ({ page }) => {
      await page.addInitScript((value) => {
        const own = Reflect.get(Storage.prototype, "getItem");
        Storage.prototype.getItem = function (this: Storage, key: string): string | null {
          return key.startsWith("assize:") ? value : own.call(this, key);
        };
      }, garbage);
      await openSample(page, site, "blue-year");
      for (const tab of ["notes", "what-if", "log"]) await openView(page, tab);
      await page.keyboard.press("j");
      await standsAt(page, 1);
      await settled(page);
      await isFilled(page, garbage.slice(0, 40));
      // A table that cannot be taken up again is told, and another can be begun.
      await page.goto(site.address);
      await page.click(".start-new button");
      await page.waitForSelector(".table-form");
      const resume = page.locator(".resume .button.primary");
      const isKept = (await resume.count()) > 0;
      if (isKept) {
        await resume.click();
        await page.waitForSelector(".failed[role=alert]");
      }
      await page.click(".begin");
      if (isKept) await page.getByRole("button", { name: "Throw it away" }).last().click();
      await page.waitForSelector(".due");
    }),
  );

  test("may be nothing: a browser that refuses to keep anything", () =>
    guarded(async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("no", "SecurityError");
          },
        });
      });
      await openSample(page, site, "blue-year");
      await page.keyboard.press("j");
      await page.keyboard.press("b");
      await page.keyboard.press("t");
      await page.waitForSelector(".state-text");
      await openView(page, "notes");
      await expect.poll(() => page.innerText(".note-list")).toContain("Event 1");
      await page.click("#tab-what-if");
      await settled(page);
      await isFilled(page, "nothing kept");
    }));
});
