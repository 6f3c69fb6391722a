// The inspector is mounted by this app, which brings what it looks like: every variable and class that it counts on.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const INSPECTOR = new URL("../../../packages/inspection/inspector/src/", import.meta.url);
const LOOK = new URL("../src/kit/", import.meta.url);

const read = (name: string, folder: URL): string => readFileSync(new URL(name, folder), "utf8");
const found = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].flatMap(([, names = ""]) => names.split(" ")));

test("the viewer defines the variables and classes that the inspector leaves to its page", () => {
  const style = read("inspector.css", INSPECTOR) + read("machine/machine-view.css", INSPECTOR);
  const look = read("tokens.css", LOOK) + read("base.css", LOOK);
  const used = found(style, /var\((--[\w-]+)\)/g);
  expect(used.size).toBeGreaterThan(10);
  const defined = found(look, /^\s+(--[\w-]+):/gm);
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);

  const pages = readdirSync(INSPECTOR, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".tsx"));
  expect(pages.length).toBeGreaterThan(6);
  const classes = found(pages.map((name) => read(name, INSPECTOR)).join("\n"), /class="([^"]+)"/g);
  const own = found(style, /\.([a-z-]+)/g);
  const shared = [...classes].filter((name) => !own.has(name) && name !== "answer");
  expect(shared.toSorted()).toEqual(["button", "chip", "primary", "quiet", "small", "unseen"]);
  const styled = found(look, /\.([a-z-]+)/g);
  expect([...shared, "field"].filter((name) => !styled.has(name))).toEqual([]);
});
