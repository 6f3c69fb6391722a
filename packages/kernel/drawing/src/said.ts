// What a record says and what the rules say, in the words in which the two differ, beside what they are about: for what no
// drawing shows to differ. Knows boxes and words; no rule and no game.
import { areaOf, around, grown, joined } from "./boxes.ts";
import { outlinedClosely } from "./marks.ts";
import { beside, type Drawn, tickAt } from "./medals.ts";
import { type Bounds, widthOfText } from "./places.ts";
import type { Scene, ScenePoint, Shape } from "./scene.ts";
import { path, rect, text } from "./shapes.ts";

export interface Said {
  readonly recorded: string;
  readonly forced: string;
}

const sharedAtStart = (one: readonly string[], other: readonly string[]): number => {
  const index = one.findIndex((word, at) => word !== other[at]);
  return index === -1 ? one.length : index;
};

/** In characters: what is shorter says little without the word before it. */
const SHORT = 5;

/** Without the words with which both begin or end; both whole where one of them would have none left. */
export const wordsApart = (said: Said): Said => {
  const [one, other] = [said.recorded.split(" "), said.forced.split(" ")];
  const same = sharedAtStart(one, other);
  const end = sharedAtStart(one.slice(same).toReversed(), other.slice(same).toReversed());
  const from = (start: number): Said => ({
    recorded: one.slice(start, one.length - end).join(" "),
    forced: other.slice(start, other.length - end).join(" "),
  });
  const { recorded, forced } = from(same);
  if (recorded === "" || forced === "") return said;
  const isShort = Math.max(recorded.length, forced.length) < SHORT;
  return isShort && same > 0 ? from(same - 1) : { recorded, forced };
};

/** Of the drawing's width, and in its units where it is small. */
const SIZE = 1 / 54;
const SMALLEST = 17;
/** In characters; the whole of it stands below the board. */
const LONGEST = 36;

/** In the scene's units. */
const sizesIn = ({ width }: Scene) => {
  const size = Math.max(SMALLEST, width * SIZE);
  return { size, row: 2 * size, pad: 0.8 * size, badge: 1.2 * size, between: 0.35 * size };
};
type Sizes = ReturnType<typeof sizesIn>;

const cut = (words: string): string =>
  words.length > LONGEST ? `${words.slice(0, LONGEST - 1).trimEnd()}…` : words;

const row = (
  tone: "recorded" | "forced",
  words: string,
  [x, y]: ScenePoint,
  width: number,
  { size, row: height }: Sizes,
): readonly Shape[] => {
  const key = `finding:said-${tone}`;
  const reach = widthOfText(words, size) / 2;
  return [
    rect(`${key}:ground`, "mark-ground", [x, y], [width, height], 10),
    rect(`${key}:ring`, `mark-${tone}`, [x, y], [width, height], 10),
    text(`${key}:words`, "mark-caption", [x, y + size * 0.36], words, size),
    ...(tone === "recorded"
      ? [
          path(`${key}:strike`, "mark-strike", [
            ["M", x - reach - 4, y + 3],
            ["L", x + reach + 4, y - 3],
          ]),
        ]
      : tickAt(key, [x + width / 2 - 4, y - height / 2 + 4])),
  ];
};

/** Things as near as this have one outline. */
const NEAR = 8;

/** Both, one below the other, near what they are about. */
export const asSaid = (
  said: Said,
  about: readonly Bounds[],
  scene: Scene,
  figures: readonly Bounds[],
): Drawn => {
  const apart = wordsApart(said);
  const [recorded, forced] = [cut(apart.recorded), cut(apart.forced)];
  const sizes = sizesIn(scene);
  const { size, row: height, pad, badge, between } = sizes;
  const widest = Math.max(widthOfText(recorded, size), widthOfText(forced, size));
  const width = widest * 1.1 + 2 * pad + badge;
  const places = joined(about, NEAR);
  const [first] = places;
  const middle: Bounds = {
    left: scene.width / 2,
    top: scene.height / 2,
    right: scene.width / 2,
    bottom: scene.height / 2,
  };
  const home = first === undefined ? middle : places.reduce(around, first);
  const isNear = first !== undefined && areaOf(home) < (scene.width * scene.height) / 4;
  const { at, box, way } = beside(
    isNear ? home : (first ?? middle),
    [width, 2 * height + between],
    scene,
    figures,
  );
  const step = (height + between) / 2;
  return {
    shapes: [
      ...way,
      ...places.flatMap((each, index) =>
        outlinedClosely(`finding:about-${index}`, each, "mark-event", figures),
      ),
      ...row("recorded", recorded, [at[0], at[1] - step], width, sizes),
      ...row("forced", forced, [at[0], at[1] + step], width, sizes),
    ],
    holes: [box, ...places.map((each) => grown(each, 8))],
  };
};
