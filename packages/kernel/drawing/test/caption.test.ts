// A caption below a drawing: its lines fit, it is cut where it has to be, and the drawing above it stays.
import { describe, expect, test } from "vitest";
import { captioned, circle, renderSvg, type Scene, withMarks } from "../src/index.ts";
import { widthOfText } from "../src/places.ts";

const scene: Scene = {
  width: 800,
  height: 500,
  title: "Board",
  description: "Two seats.",
  shapes: [circle("a", "piece", [40, 40], 9)],
};
const THEME = {
  name: "print",
  background: "#ffffff",
  font: "sans-serif",
  styles: {},
  patterns: {},
};
const caption = (text: string, effect = "", isFinding = false) => ({
  place: "Event 7 of 9",
  text,
  effect,
  isFinding,
});
const rowsOf = ({
  shapes,
}: Scene): readonly { text: string; size: number; at: readonly number[] }[] =>
  shapes.flatMap((shape) => (shape.kind === "text" ? [shape] : []));

describe("a caption", () => {
  test.each([
    "Daria took an archer in city 19.",
    "one two three ".repeat(30),
    "W".repeat(400),
    "市".repeat(120),
    "",
  ])("has lines that fit the drawing: %s", (text) => {
    const made = captioned(scene, caption(text, "The winner does not change."));
    for (const row of rowsOf(made)) {
      expect(row.at[0]! + widthOfText(row.text.replace(/ …$/, ""), row.size)).toBeLessThanOrEqual(
        800,
      );
      expect(row.at[1]).toBeGreaterThan(500);
      expect(row.at[1]).toBeLessThan(made.height);
    }
    expect(made.shapes[0]).toBe(scene.shapes[0]);
    expect(rowsOf(made).length).toBeGreaterThanOrEqual(2);
  });

  test("is of one size where it is asked for, and cut with a sign", () => {
    const [short, long] = [caption("Short."), caption("much to tell ".repeat(90))].map((one) =>
      captioned(scene, one, 3),
    );
    expect(short!.height).toBe(long!.height);
    expect(rowsOf(long!)).toHaveLength(1 + 3);
    expect(rowsOf(long!).at(-1)!.text).toMatch(/ …$/);
  });

  test("says the same to whoever does not see it, marks a finding, and stays text", () => {
    const made = captioned(scene, caption(`<b>"archer"</b>`, "No.", true));
    expect(made.description).toBe(`Event 7 of 9. <b>"archer"</b>. No. Two seats.`);
    const svg = renderSvg(made, withMarks(THEME));
    expect(svg).toContain("&lt;b&gt;&quot;archer&quot;&lt;/b&gt;");
    expect(svg).not.toContain("<b>");
    expect(svg).toContain('class="mark-caption-finding"');
    expect(renderSvg(captioned(scene, caption("No.")), withMarks(THEME))).not.toContain(
      "mark-caption-finding",
    );
  });
});
