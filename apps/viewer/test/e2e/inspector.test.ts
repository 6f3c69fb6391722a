// The inspector in real Chromium: in a frame, in a window of its own, and at the server of `assize inspect`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { FrameLocator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { observe } from "@assize/inspection-observe";
import { serveInspection } from "@assize/inspection-xstate-inspect/node";
import { aBrowser } from "../a-browser.ts";
import { HAS_CHROMIUM } from "../chromium.ts";
import { openSite, type Site } from "./inspector-site.ts";
import type { Host, host } from "./inspected-page.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const LOG = "docs/examples/games/disputed-4p.jsonl";
const LINES = readFileSync(join(ROOT, LOG), "utf8").split("\n");
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The event of one line, as somebody would type it. */
const eventOn = (line: number): string => {
  const { type, by, data } = JSON.parse(LINES[line]!) as Record<string, unknown>;
  return JSON.stringify({ type, by, data });
};

declare global {
  interface Window {
    hosted: Host;
    host: typeof host;
  }
}

let site: Site;
beforeAll(async () => {
  if (HAS_CHROMIUM) site = await openSite();
});
afterAll(() => site?.close());

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

/** A page of a language that complains about everything that its policy or its scripts forbid. */
const openPage = (path: string, locale = "en"): Promise<[Page, string[]]> =>
  openPageAt(`${site.address}${path}`, locale);

const openPageAt = async (address: string, locale = "en"): Promise<[Page, string[]]> => {
  const context = await (await aBrowser()).newContext({ locale, reducedMotion: "reduce" });
  endings.push(() => context.close());
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(address);
  return [page, errors];
};

const startHost = async (page: Page, inFrame: boolean): Promise<void> => {
  const header: unknown = JSON.parse(LINES[0]!);
  await page.waitForFunction(() => "host" in window);
  await page.evaluate(
    async ([header, url, inFrame]) => {
      const frame = document.querySelector("iframe")!;
      window.hosted = await window.host(header as never, url, inFrame ? frame : undefined);
    },
    [header, `${site.address}/inspector.html`, inFrame] as const,
  );
};

const activeIn = (inspector: Page | FrameLocator): Promise<string[]> =>
  inspector.locator(".state.active > .name").allInnerTexts();

const sendFrom = async (inspector: Page | FrameLocator, event: string): Promise<void> => {
  await inspector.locator("#event").fill(event);
  await inspector.locator("button[type=submit]").click();
};

describe.skipIf(!HAS_CHROMIUM)("in a frame", () => {
  test("shows the page's actor, follows it, and sends events back", async () => {
    const [page, errors] = await openPage("/host.html");
    await startHost(page, true);
    const inspector = page.frameLocator("#frame");
    await inspector.locator(".state.active").first().waitFor();
    await expect
      .poll(async () => (await activeIn(inspector)).join())
      .toMatch(/^xidit,play\s*, active,setup/);
    await page.evaluate((event) => window.hosted.send(event), JSON.parse(eventOn(1)) as never);
    await inspector.locator(".events strong", { hasText: "titans-shuffled" }).waitFor();
    await sendFrom(inspector, eventOn(2));
    await inspector.locator(".events strong", { hasText: "tiles-shuffled" }).waitFor();
    // The package itself would fail on this one.
    await page.evaluate(() => {
      const nested = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
      const event = `{"type":"a","origin":"${window.hosted.session}","x":${nested}}`;
      window.postMessage({ type: "xstate.event", event }, "*");
    });
    const place = await page.evaluate(() => window.hosted.place());
    const leaf = async () => (await activeIn(inspector)).at(-1);
    await expect.poll(leaf).toContain(place.split(".").at(-1)!);
    await expect.poll(() => inspector.locator(".events li").count()).toBe(2);

    await inspector.locator(".tree summary").first().click();
    await inspector.locator(".tree details[open] li").first().waitFor();

    // The transition taken stands beside the event, and the state that it left is marked.
    const sequence = inspector.locator(".events");
    await expect.poll(() => sequence.innerText()).toContain("play.setup.titans → play.setup.tiles");
    await expect.poll(() => inspector.locator(".state.left > .name").innerText()).toBe("tiles");
    await expect.poll(() => inspector.locator(".taken-ways .way").count()).toBe(1);
    // One step back, and the game stands where it stood; the actor itself goes on.
    const before = await leaf();
    await inspector.getByRole("button", { name: "Step back" }).click();
    await expect.poll(leaf).toContain("tiles");
    await page.evaluate((event) => window.hosted.send(event), JSON.parse(eventOn(3)) as never);
    await expect.poll(() => sequence.locator("li").count()).toBe(3);
    expect(await leaf()).toContain("tiles");
    await inspector.getByRole("button", { name: "Step forth" }).click();
    await expect.poll(leaf).toBe(before);
    await inspector.getByRole("button", { name: "To the start" }).click();
    await expect.poll(leaf).toContain("titans");
    await inspector.getByLabel("Go to event").fill("1");
    await inspector.getByLabel("Go to event").press("Enter");
    await expect.poll(leaf).toBe(before);
    await inspector.getByRole("searchbox").fill("titans-sh");
    await expect.poll(() => sequence.locator("li").count()).toBe(1);
    expect(errors).toEqual([]);
  });

  test("a refused event is answered with its clauses, and has no effect", async () => {
    const [page] = await openPage("/host.html", "de");
    await startHost(page, true);
    const inspector = page.frameLocator("#frame");
    const order = [1, 1, 1, 1, 1, 1];
    await inspector.locator(".state.active").first().waitFor();
    const before = await page.evaluate(() => window.hosted.place());
    await sendFrom(
      inspector,
      JSON.stringify({ type: "titans-shuffled", data: { piles: [order] } }),
    );
    await inspector.locator(".answer .clause").first().waitFor();
    await expect.poll(() => inspector.locator(".answer").innerText()).toContain("Abgelehnt:");
    expect(await page.evaluate(() => window.hosted.place())).toBe(before);
    await sendFrom(inspector, "{");
    await expect.poll(() => inspector.locator(".answer").innerText()).toContain("kein Ereignis");
  });
});

describe.skipIf(!HAS_CHROMIUM)("breakpoints", () => {
  const heldIn = (inspector: Page | FrameLocator) => inspector.locator(".held");
  const button = (inspector: Page | FrameLocator, name: string) =>
    inspector.getByRole("button", { name, exact: true });

  test("a program's event is held before its transition, shown, stepped and let go", async () => {
    const [page, errors] = await openPage("/host.html");
    await startHost(page, true);
    const inspector = page.frameLocator("#frame");
    await inspector.locator(".state.active").first().waitFor();
    const pass = (line: number) =>
      page.evaluate((event) => window.hosted.pass(event), JSON.parse(eventOn(line)) as never);
    const place = () => page.evaluate(() => window.hosted.place());
    const begin = await place();

    // Set at a state that is not active yet: the second of the three shuffles.
    const tiles = inspector.locator(".state.leaf", {
      has: inspector.locator('[data-path="play.setup.tiles"]'),
    });
    await tiles.locator("summary").click();
    const stop = tiles.getByRole("button", { name: "Stop before this transition" });
    await stop.click();
    await expect.poll(() => stop.getAttribute("aria-pressed")).toBe("true");
    await pass(1);
    await inspector.locator(".events strong", { hasText: "titans-shuffled" }).waitFor();
    const before = await place();
    expect(before).not.toBe(begin);
    await pass(2);
    await heldIn(inspector).waitFor();
    expect(await heldIn(inspector).innerText()).toContain("tiles-shuffled");
    expect(await heldIn(inspector).innerText()).toContain("play.setup.tiles → ");
    await inspector.locator(".taken-ways.coming .way").waitFor({ state: "attached" });
    expect(await place()).toBe(before);
    expect(await inspector.locator(".events li").count()).toBe(1);

    // One step: the event is taken, and the next one is held, though no breakpoint names it.
    await button(inspector, "Step").click();
    await inspector.locator(".events strong", { hasText: "tiles-shuffled" }).waitFor();
    const stepped = await place();
    expect(stepped).not.toBe(before);
    await pass(3);
    await heldIn(inspector).waitFor();
    expect(await place()).toBe(stepped);
    await button(inspector, "Go on").click();
    await expect.poll(() => inspector.locator(".events li").count()).toBe(3);
    await expect.poll(() => heldIn(inspector).count()).toBe(0);

    await inspector.locator(".set .chip").click();
    await expect.poll(() => stop.getAttribute("aria-pressed")).toBe("false");
    expect(errors).toEqual([]);
  });

  test("a record is stepped through, stops where it is told to, and is left at the stop", async () => {
    const address = await startInspect("--at", "256");
    const [page, errors] = await openPageAt(`http://${address}/`);
    await heldIn(page).waitFor();
    // The orders of a year: one transition of the state in which they are carried out.
    const leaf = page.locator(".state.active.leaf").first();
    await leaf.locator("summary").click();
    const first = JSON.parse(eventOn(259)) as { readonly type: string };
    const stops = leaf.getByRole("button", { name: new RegExp(`Stop before.*: ${first.type}`) });
    for (const stop of await stops.all()) await stop.click();
    await page.locator(".set .chip").first().waitFor();
    const type = heldIn(page).locator("p code").first();
    const typeHeld = async (): Promise<string> => {
      const text = await type.innerText({ timeout: 10_000 }).catch(() => "{}");
      return String((JSON.parse(text) as { readonly type?: string }).type);
    };
    await button(page, "Go on").click();
    await expect.poll(typeHeld).toBe(first.type);
    // A reload finds it as it is.
    await page.reload();
    await expect.poll(typeHeld).toBe(first.type);
    expect(errors).toEqual([]);
  });
});

test.skipIf(!HAS_CHROMIUM)("in a window of its own, until the actor stops", async () => {
  const [page] = await openPage("/host.html");
  const opened = page.context().waitForEvent("page");
  await startHost(page, false);
  const inspector = await opened;
  await inspector.locator(".state.active").first().waitFor();
  await page.evaluate(() => window.hosted.stop());
  await inspector.locator(".actors", { hasText: "stopped" }).waitFor();
  await expect.poll(() => inspector.locator("button[type=submit]").isDisabled()).toBe(true);
});

/** Starts `assize inspect` and answers its address. */
const startInspect = async (...flags: readonly string[]): Promise<string> => {
  const child = spawn(process.execPath, ["apps/cli/bin/assize.js", "inspect", LOG, ...flags], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
  });
  endings.push(async () => {
    const closed = once(child, "close");
    child.kill("SIGINT");
    expect(await closed).toEqual([130, null]);
  });
  const [out] = (await once(child.stdout, "data")) as [Buffer];
  return /http:\/\/(.*)\//.exec(out.toString())![1]!;
};

/** In a page: all the ways in which it could get at a server elsewhere. Answers what came of those that succeeded. */
const attack = async ([target, event]: readonly [string, string]): Promise<readonly string[]> => {
  const got: string[] = [];
  const told = (what: string) => (): void => void got.push(what);
  const never = (): void => undefined;
  const loaded = (tag: "script" | "img" | "link", attributes: object): Promise<void> =>
    new Promise((resolve) => {
      const element = Object.assign(document.createElement(tag), attributes);
      element.addEventListener("load", () => resolve(told(tag)()));
      element.addEventListener("error", () => resolve());
      document.head.append(element);
    });
  const framed = (): Promise<unknown> => {
    const frame = document.querySelector("iframe")!;
    frame.src = `http://${target}`;
    return new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  };
  const connected = (): Promise<void> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`ws://${target}`);
      socket.addEventListener("open", () => {
        got.push("connected");
        socket.send(JSON.stringify({ type: "xstate.event", event }));
        resolve();
      });
      socket.addEventListener("error", () => resolve());
    });
  await Promise.all([
    fetch(`http://${target}`).then(told("read"), never),
    fetch(`http://${target}`, { mode: "no-cors" }).then(told("asked"), never),
    loaded("script", { src: `http://${target}`, type: "module" }),
    loaded("script", { src: `http://${target}` }),
    loaded("img", { src: `http://${target}` }),
    loaded("link", { rel: "stylesheet", href: `http://${target}` }),
    framed(),
    connected(),
  ]);
  return got;
};

describe.skipIf(!HAS_CHROMIUM)("at the server of `assize inspect`", () => {
  test("stands where it was asked to, takes an event, and refuses one with its clauses", async () => {
    const address = await startInspect("--at", "258");
    const [page, errors] = await openPageAt(`http://${address}/`);
    await page.locator(".state.active").first().waitFor();
    await expect.poll(() => activeIn(page)).toHaveLength(4);
    // The log's disputed event 259: not the weakest unit of the city.
    await sendFrom(page, eventOn(259));
    await page.locator(".answer .clause", { hasText: "recruit.weakest" }).waitFor();
    await expect
      .poll(() => page.locator(".events li:not(.refusal)", { hasText: "unit-recruited" }).count())
      .toBe(0);
    await page.locator(".events li.refusal", { hasText: "recruit.weakest" }).waitFor();
    expect(errors).toEqual([]);
  });

  test("the same address serves the page", async () => {
    const address = await startInspect();
    const [page, errors] = await openPageAt(`http://${address}/`);
    await page.locator(".events li").nth(2).waitFor();
    expect(errors).toEqual([]);
  });

  test("a page at another port neither reads the game nor sends an event, even if it knew the token", async () => {
    const address = await startInspect("--at", "257");
    const [host] = address.split("/") as [string];
    const [own] = await openPageAt(`http://${address}/`);
    await own.locator(".state.active").first().waitFor();
    const session = (await own.locator(".actors .quiet").first().innerText()).trim();
    const moves = own.locator(".events li strong", { hasText: "idrakys-moved" });
    const event = eventOn(258).replace("{", `{"origin":"${session}",`);
    const [stranger] = await openPage("/host.html");
    for (const target of [host, address, `${address}/`, `${address}/stately`]) {
      const got = await stranger.evaluate(attack, [target, event] as const);
      const shown = stranger
        .frames()
        .slice(1)
        .map((frame) => frame.url());
      expect([target, got, shown]).toEqual([target, [], [expect.stringMatching(/^chrome-error:/)]]);
    }
    // What is answered now comes after everything that it sent: the game stands where it stood, and goes on from there.
    await sendFrom(own, eventOn(259));
    await own.locator(".answer .clause").first().waitFor();
    expect(await moves.count()).toBe(0);
    await sendFrom(own, eventOn(258));
    await moves.first().waitFor();
  });

  test("plays the log", async () => {
    const address = await startInspect("--at", "100", "--speed", "200");
    const [page] = await openPageAt(`http://${address}/`);
    await page.locator(".events li strong").nth(30).waitFor();
  });

  test("has no accessibility violations, light or dark", async () => {
    const address = await startInspect("--at", "258");
    const [page] = await openPageAt(`http://${address}/`);
    await page.locator(".state.active").first().waitFor();
    await sendFrom(page, eventOn(259));
    await page.locator(".answer .clause").first().waitFor();
    for (const theme of ["light", "dark"]) {
      await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), theme);
      await page.evaluate(AXE);
      const violations = await page.evaluate(async () => {
        const { axe } = globalThis as unknown as {
          axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        };
        const found = await axe.run();
        return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      });
      expect(violations).toEqual([]);
    }
  });
});

test.skipIf(!HAS_CHROMIUM)(
  "connects from elsewhere where the server names its origin",
  async () => {
    const { close, address } = await serveInspection(observe(), {
      port: 0,
      origins: [site.address],
    });
    endings.push(close);
    const [page] = await openPage(`/inspector.html?server=ws://${address}`);
    await page.getByRole("status").filter({ hasText: "Waiting for actors" }).waitFor();
    const strict = await serveInspection(observe(), { port: 0 });
    endings.push(strict.close);
    const [refused] = await openPage(`/inspector.html?server=ws://${strict.address}`);
    await refused.getByRole("status").filter({ hasText: "No connection" }).waitFor();
  },
);

test.skipIf(!HAS_CHROMIUM)("says so where it may not, or cannot, connect", async () => {
  const [foreign] = await openPage("/inspector.html?server=ws://example.org:80");
  await foreign.getByRole("status").filter({ hasText: "not on this machine" }).waitFor();
  const [nobody] = await openPage("/inspector.html?server=127.0.0.1:1");
  await nobody.getByRole("status").filter({ hasText: "No connection" }).waitFor();
});
