// The SVG writer: well formed whatever the texts, nothing that runs or loads.
import fc from "fast-check";
import { expect, test } from "vitest";
import { Defect } from "@assize/kernel-model";
import type { Scene, SceneTheme } from "../src/index.ts";
import { circle, group, path, rect, renderSvg, steps, text } from "../src/index.ts";
import { problemOfXml } from "./well-formed.ts";

const sceneOf = (...shapes: Scene["shapes"]): Scene => ({
  width: 10,
  height: 10,
  title: "A & <B>",
  shapes,
});

const theme: SceneTheme = {
  name: "toy",
  background: "#ffffff",
  font: "serif",
  styles: {
    card: { fill: "#eeeeee", stroke: "#333333" },
    covered: { fill: { pattern: "dots" } },
    road: { strokeWidth: 5 },
    "road-blue": { strokeWidth: 7, dash: [1, 2] },
  },
  patterns: {
    dots: {
      width: 4,
      height: 4,
      ground: "#cccccc",
      shapes: [circle("dot", "card", [2, 2], 1)],
    },
  },
};

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

test("a pattern is defined once, under its prefix, and only where it is used", () => {
  const covered = ["a", "b"].map((key) => rect(key, "card covered", [5, 5], [4, 4]));
  const svg = renderSvg(sceneOf(...covered), theme, "n7-");
  expect(problemOfXml(svg)).toBeNull();
  expect(svg.match(/<pattern /g)).toHaveLength(1);
  expect(svg).toContain('<pattern id="n7-pattern-dots"');
  expect(svg.match(/fill="url\(#n7-pattern-dots\)"/g)).toHaveLength(2);
  expect(renderSvg(sceneOf(), theme)).not.toContain("<pattern");
  expect(svg).not.toMatch(/<script|<style|<image|href|\son[a-z]+=/);
});

test("any text, label and key is escaped", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), (words, key) => {
      const shape = { ...text("t", "caption", [1, 1], words, 4), key, label: words };
      const svg = renderSvg({ ...sceneOf(shape), title: words, description: words }, theme);
      expect(problemOfXml(svg)).toBeNull();
      expect(svg).not.toMatch(/[\u007f-\u009f\u200b\u202e\u2028]/);
    }),
    {
      examples: [["\u009b31m\u202e\u200b\u2028\u{e0041}", "k"]],
      numRuns: process.env["ASSIZE_DEEP"] ? 4000 : 200,
    },
  );
  expect(renderSvg(sceneOf(), theme)).toContain("A &amp; &lt;B&gt;");
  const steering = renderSvg({ ...sceneOf(), title: "\u009b31m\u202eA" }, theme);
  expect(steering).toContain("&#155;31m&#8238;A</title>");
});

test("a later role wins, ids take their prefix, labels become titles", () => {
  const shape = circle("c", "road road-blue", [1, 2], 3, { label: "a ring", layer: "top" });
  const svg = renderSvg(sceneOf(shape), theme, "x-");
  expect(svg).toContain('<g data-layer="top">');
  expect(svg).toContain('stroke-width="7"');
  expect(svg).toContain("<title>a ring</title>");
  expect(svg).toContain('<title id="x-title">');
});

test("a group moves and scales its children", () => {
  const svg = renderSvg(
    sceneOf(group("g", "", [1, 2], [path("p", "", steps("M 0 0 L 1.234 5 Z"))], { scale: 2 })),
    theme,
  );
  expect(svg).toContain('transform="translate(1 2) scale(2)"');
  expect(svg).toContain('d="M0 0L1.23 5Z"');
});

test("a shape without a place and a path without sense are our own mistakes", () => {
  expect(() => renderSvg(sceneOf(circle("c", "", [Number.NaN, 0], 1)), theme)).toThrow(Defect);
  expect(() => steps("M 0")).toThrow(Defect);
  const bare = { ...theme, patterns: {} };
  expect(() => renderSvg(sceneOf(rect("a", "covered", [5, 5], [4, 4])), bare)).toThrow(Defect);
});
