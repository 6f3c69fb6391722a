// The SVG writer: well formed whatever the texts, nothing that runs or loads.
import fc from "fast-check";
import { expect, test } from "vitest";
import { Defect, type Scene } from "@assize/kernel-model";
import { referenceEdition } from "@assize/xidit-edition";
import { boardScene, darkTheme, lightTheme, printTheme, renderSvg } from "../src/index.ts";
import { circle, group, path, steps, text } from "../src/shapes.ts";
import { problemOfXml } from "./well-formed.ts";

const sceneOf = (...shapes: Scene["shapes"]): Scene => ({
  width: 10,
  height: 10,
  title: "A & <B>",
  shapes,
});

test("the check itself refuses what is not well formed", () => {
  for (const bad of [
    "<a><b></a></b>",
    "<a>",
    '<a x="1" x="2"/>',
    "<a>&nope;</a>",
    "<a/><b/>",
    "<a x=1/>",
    "<a>\u0001</a>",
  ])
    expect({ bad, problem: problemOfXml(bad) }).not.toEqual({ bad, problem: null });
  expect(problemOfXml('<a x="1">&amp;<b/></a>')).toBeNull();
});

test.each([lightTheme, darkTheme, printTheme])(
  "the board in the $name theme is well formed",
  (theme) => {
    const svg = renderSvg(boardScene(referenceEdition), theme);
    expect(problemOfXml(svg)).toBeNull();
    expect(svg).not.toMatch(/<script|<style|<image|href|\son[a-z]+=/);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  },
);

test("any text, label and key is escaped", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), (words, key) => {
      const shape = { ...text("t", "caption", [1, 1], words, 4), key, label: words };
      const svg = renderSvg({ ...sceneOf(shape), title: words, description: words }, lightTheme);
      expect(problemOfXml(svg)).toBeNull();
    }),
    { numRuns: process.env["ASSIZE_DEEP"] ? 4000 : 200 },
  );
  expect(renderSvg(sceneOf(), lightTheme)).toContain("A &amp; &lt;B&gt;");
});

test("a later role wins, ids take their prefix, labels become titles", () => {
  const shape = circle("c", "road road-blue", [1, 2], 3, { label: "a ring", layer: "top" });
  const svg = renderSvg(sceneOf(shape), lightTheme, "x-");
  expect(svg).toContain('<g data-layer="top">');
  expect(svg).toContain('stroke-width="7"');
  expect(svg).toContain("<title>a ring</title>");
  expect(svg).toContain('<title id="x-title">');
});

test("a group moves and scales its children", () => {
  const svg = renderSvg(
    sceneOf(group("g", "", [1, 2], [path("p", "", steps("M 0 0 L 1.234 5 Z"))], { scale: 2 })),
    lightTheme,
  );
  expect(svg).toContain('transform="translate(1 2) scale(2)"');
  expect(svg).toContain('d="M0 0L1.23 5Z"');
});

test("a shape without a place and a path without sense are our own mistakes", () => {
  expect(() => renderSvg(sceneOf(circle("c", "", [Number.NaN, 0], 1)), lightTheme)).toThrow(Defect);
  expect(() => steps("M 0")).toThrow(Defect);
});
