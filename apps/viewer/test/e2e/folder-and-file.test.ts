// The viewer works from any path of any server, and as one file from a disk; nothing is loaded from elsewhere.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { overweight, sizesOf, told } from "../../build/sizes.ts";
import { builtPage, withPage } from "./browser.ts";
import { drawn, standsAt, verdictOf } from "./watching.ts";

const folder = mkdtempSync(join(tmpdir(), "assize-viewer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `assize view` of a log, for as long as the work takes. */
const whileViewing = async (
  log: string,
  work: (address: string) => Promise<void>,
): Promise<void> => {
  const main = fileURLToPath(new URL("../../../cli/bin/assize.js", import.meta.url));
  const child = spawn(process.execPath, [main, "view", log], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(child, "close");
  try {
    const [said] = (await once(child.stdout, "data")) as [Buffer];
    await work(said.toString().trim());
  } finally {
    child.kill("SIGINT");
    await ended;
  }
};

test("`assize view` opens the log, below a path that nobody can guess", async () => {
  const log = new URL("../../../../docs/examples/games/disputed-4p.jsonl", import.meta.url);
  await whileViewing(fileURLToPath(log), (address) =>
    withPage(async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto(`${address}#e=258`);
      await drawn(page);
      await page.keyboard.press("j");
      await standsAt(page, 259);
      await expect.poll(() => verdictOf(page)).toBe("Violated 3 findings");
      expect(asked.length).toBeGreaterThan(5);
      const home = address.replace(/\?.*/, "");
      expect(asked.filter((url) => !url.startsWith(home))).toEqual([]);
      const one = await page.request.get(`${home}viewer.html`);
      expect(await one.text()).toContain('id="assize-log"');
      // What is embedded has to be on a site: here nothing may be framed, and the sheet says so.
      await page.click(".menu summary");
      await page.getByRole("button", { name: "Embed" }).click();
      await expect.poll(() => page.innerText("dialog.embed-code")).toContain("your own machine");
    }),
  );
});

test("the policy admits no inline script, no evaluated code and nothing from elsewhere", async () => {
  const page = readFileSync(await builtPage("folder"), "utf8");
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? "";
  expect(policy.replaceAll("&#39;", "'")).toContain("default-src 'none'; script-src 'self';");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(page).not.toMatch(/<script(?![^>]* src=)/);
  expect(page).not.toMatch(/ style=| on\w+=/);
});

test("one file shows the log that it carries, from a disk", async () => {
  const log = readFileSync(
    new URL("../../../../docs/examples/games/disputed-4p.jsonl", import.meta.url),
  );
  const whole = readFileSync(await builtPage("single"), "utf8");
  const carried = JSON.stringify({ name: "carried.jsonl", base64: log.toString("base64") });
  const path = join(folder, "game.html");
  writeFileSync(
    path,
    whole.replace('id="assize-log">', () => `id="assize-log">${carried}`),
  );
  await withPage(async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${pathToFileURL(path).href}#e=259`);
    await drawn(page);
    await standsAt(page, 259);
    await expect.poll(() => verdictOf(page)).toBe("Violated 3 findings");
    await page.click("#tab-rules");
    await page.waitForSelector(".rule");
    expect(asked.filter((url) => !/^(?:file|blob|data):/.test(url))).toEqual([]);
  });
});

test("page and worker keep to their budgets", async () => {
  const sizes = sizesOf(dirname(await builtPage("folder")));
  console.log(told(sizes));
  expect(sizes.later.length).toBeGreaterThan(1);
  expect(overweight(sizes)).toEqual([]);
});
