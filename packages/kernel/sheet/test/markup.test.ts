// What is written as text is text, whatever it holds.
import fc from "fast-check";
import { expect, test } from "vitest";
import { el, lines, Markup } from "../src/markup.ts";
import { SHEET_STYLE } from "../src/style.ts";

const read = (html: string): string =>
  html
    .replace(/^<p>|<\/p>$/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

test("no text and no value of an attribute ends its element", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      const { html } = el("p", { title: text }, text);
      expect(html.match(/<[^>]*>/g)).toHaveLength(2);
      expect(html.match(/"/g)).toHaveLength(2);
      expect(html).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
    }),
    { numRuns: 100 },
  );
  expect(read(el("p", null, `<a b="c">&amp;'`).html)).toBe(`<a b="c">&amp;'`);
});

test("a class is the sheet's own, whatever a drawing calls its shapes", () => {
  expect(el("p", { class: "core place" }).html).toBe('<p class="sheet_core sheet_place"></p>');
  const selectors = [...SHEET_STYLE.matchAll(/\.([a-z_]+)[^{}]*\{/g)].map(([, name]) => name);
  expect(selectors.length).toBeGreaterThan(30);
  expect(selectors.filter((name) => !name!.startsWith("sheet_"))).toEqual([]);
});

test("markup stays markup, nothing is nothing, and what is very long is cut", () => {
  const inner = el("b", null, "1 < 2");
  expect(el("p", null, [inner, null, " & "]).html).toBe("<p><b>1 &lt; 2</b> &amp; </p>");
  expect(lines(inner, null, new Markup("")).html).toBe(inner.html);
  expect(el("p", null, "W".repeat(5_000)).html).toHaveLength(2_000 + "<p>…</p>".length);
});
