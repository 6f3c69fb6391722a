// What a record claims and what the rules force, over one drawing.
import { describe, expect, test } from "vitest";
import {
  boundsOf,
  circle,
  findingPicture,
  group,
  holds,
  rect,
  type Scene,
  type Shape,
  text,
} from "../src/index.ts";
import { asMedals } from "../src/medals.ts";
import { wordsApart } from "../src/said.ts";

const scene = (...shapes: readonly Shape[]): Scene => ({
  width: 800,
  height: 600,
  title: "test",
  shapes,
});
const unit = (kind: string, key: string, x: number): Shape => ({
  ...group(key, `unit-${kind}`, [x, 0], [circle(`${key}:disc`, "", [0, 0], 8)], { label: kind }),
  thing: kind,
});
const tile = (...units: readonly Shape[]): Shape =>
  group("tile", "", [200, 300], [rect("tile:body", "", [0, 0], [90, 40]), ...units], {
    label: "Tile",
  });
const counts = (militia: number, archers: number): readonly Shape[] => [
  text("purse:militia", "", [600, 500], militia, 14, "middle", { thing: "militia" }),
  text("purse:archer", "", [650, 500], archers, 14, "middle", { thing: "archer" }),
  unit("archer", "elsewhere", 700),
];
const keysOf = (marks: readonly Shape[] | null): readonly string[] =>
  (marks ?? []).flatMap((mark): readonly string[] =>
    mark.kind === "group" ? [mark.key, ...keysOf(mark.children)] : [mark.key],
  );
const roles = (marks: readonly Shape[] | null): ReadonlySet<string> =>
  new Set((marks ?? []).flatMap((mark) => [...mark.roles]));

const unsaid = { said: null, about: [] } as const;
const before = scene(tile(unit("militia", "a", -20), unit("mage", "b", 20)), ...counts(1, 0));
const forced = scene(tile(unit("mage", "b", 20)), ...counts(2, 0));
const recorded = scene(tile(unit("militia", "a", -20), unit("mage", "b", 20)), ...counts(1, 1));

describe("a finding as it is drawn", () => {
  test("both sides stand beside what decided, which is outlined; all else is dimmed", () => {
    const marks = findingPicture({ ...unsaid, before, shown: forced, recorded, forced });
    expect(marks![0]!.roles).toEqual(["mark-veil"]);
    expect([...roles(marks)]).toEqual(
      expect.arrayContaining(["mark-recorded", "mark-strike", "mark-forced", "mark-event"]),
    );
    const keys = keysOf(marks);
    expect(new Set(keys).size).toBe(keys.length);
    // The pictures of both, with one line from the tile.
    expect(keys.some((key) => key.endsWith(":elsewhere"))).toBe(true);
    expect(keys.some((key) => key.endsWith(":a"))).toBe(true);
    expect(keys.filter((key) => key.startsWith("finding:lead:"))).toHaveLength(2);
    const decider = marks!.find(({ key }) => key === "finding:decider:mark-event")!;
    expect(decider).toMatchObject({ kind: "rect" });
    expect((decider as { at: readonly number[] }).at[0]).toBeLessThan(200 - 45);
  });

  test("what nobody can carry out leaves the other side alone; where nothing differs there is nothing to show", () => {
    expect([
      ...roles(findingPicture({ ...unsaid, before, shown: forced, recorded: null, forced })),
    ]).not.toContain("mark-recorded");
    expect(
      findingPicture({ ...unsaid, before, shown: forced, recorded: forced, forced }),
    ).toBeNull();
    expect(
      findingPicture({ ...unsaid, before, shown: before, recorded: null, forced: null }),
    ).toBeNull();
  });

  test("a wide thing has a wide medal, so that it can be read", () => {
    const tileOf = (key: string): Shape =>
      group(key, "", [0, 0], [rect(`${key}:body`, "", [0, 0], [116, 55])]);
    const home = { left: 300, top: 300, right: 340, bottom: 400 };
    const claim = { tone: "recorded", picture: tileOf("wide") } as const;
    const [one, other] = [claim, { ...claim, picture: unit("archer", "small", 0) }].map((each) => {
      const { shapes } = asMedals([each], home, scene(), []);
      const ring = shapes.find(({ key }) => key === "finding:medal-0:ring")!;
      const picture = shapes.find(({ key }) => key === "finding:medal-0:picture")!;
      return [boundsOf([ring])!, boundsOf([picture])!] as const;
    });
    for (const [ring, picture] of [one!, other!]) expect(holds(ring, picture)).toBe(true);
    expect(one![1].right - one![1].left).toBeGreaterThan(80);
    expect(other![0].right - other![0].left).toBe(50);
  });

  test("a piece that went elsewhere is shown at both places, and what decided where it stood; a figure beside itself", () => {
    const pawn = (x: number): Scene =>
      scene(group("pawn", "", [x, 100], [circle("pawn:head", "", [0, 0], 9)], { label: "Pawn" }));
    const both = findingPicture({
      ...unsaid,
      before: pawn(100),
      shown: pawn(300),
      recorded: pawn(500),
      forced: pawn(300),
    });
    const keys = keysOf(both);
    expect(keys.filter((key) => key.startsWith("finding:place-")).length).toBeGreaterThan(4);
    expect(keys.some((key) => key.startsWith("finding:medal-"))).toBe(false);
    const king = group("king", "", [700, 400], [circle("king:head", "", [0, 0], 9)]);
    const withKing = (x: number): Scene => ({ ...pawn(x), shapes: [...pawn(x).shapes, king] });
    const beside = findingPicture({
      ...unsaid,
      before: withKing(100),
      shown: withKing(300),
      recorded: withKing(500),
      forced: withKing(300),
      decided: ["king", "pawn", "nowhere"],
    });
    // The pawn is outlined as what moved.
    const decided = beside!.filter(({ key }) => key.startsWith("finding:decided-"));
    expect(decided.length).toBeGreaterThan(0);
    expect(decided.every(({ key }) => key.startsWith("finding:decided-0"))).toBe(true);
    expect(holds(boundsOf(decided)!, boundsOf([king])!)).toBe(true);
    const gold = (amount: number): Scene => scene(text("gold", "", [400, 300], amount, 14));
    const figures = findingPicture({
      ...unsaid,
      before: gold(1),
      shown: gold(5),
      recorded: gold(6),
      forced: gold(5),
    });
    expect(keysOf(figures).filter((key) => /^finding:medal-\d:ring$/.test(key))).toHaveLength(2);
  });

  test("what no drawing shows to differ is told in the words that differ, beside what it is about", () => {
    const said = {
      recorded: "12 against 4: the side with 4 loses 8",
      forced: "12 against 4: the side with 4 loses 5",
    };
    const one = { before, shown: forced, recorded: forced, forced };
    const marks = findingPicture({ ...one, said, about: ["tile"] })!;
    const words = marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
    expect(words).toEqual(["loses 8", "loses 5"]);
    expect([...roles(marks)]).toEqual(
      expect.arrayContaining(["mark-veil", "mark-recorded", "mark-strike", "mark-forced"]),
    );
    // The tile, and nothing that stands beside it.
    const outline = boundsOf(marks.filter(({ key }) => key.startsWith("finding:about-")))!;
    expect(holds(outline, { left: 155, top: 280, right: 245, bottom: 320 })).toBe(true);
    expect(outline.right - outline.left).toBeLessThan(130);
    expect(findingPicture({ ...one, said: { ...said, forced: said.recorded }, about: [] })).toBe(
      null,
    );
    expect(findingPicture({ ...one, said: null, about: ["tile"] })).toBe(null);
  });

  test("without a place the words stand on the drawing all the same; one side that says nothing is told whole", () => {
    expect(wordsApart({ recorded: "Won by: Ann", forced: "Won by: Ben" })).toEqual({
      recorded: "by: Ann",
      forced: "by: Ben",
    });
    const whole = { recorded: "The game ends", forced: "The game ends at once" };
    expect(wordsApart(whole)).toEqual(whole);
    const one = { before, shown: forced, recorded: null, forced: null, said: whole, about: [] };
    const box = boundsOf(findingPicture(one)!.slice(1))!;
    expect(holds({ left: 0, top: 0, right: 800, bottom: 600 }, box)).toBe(true);
  });
});
