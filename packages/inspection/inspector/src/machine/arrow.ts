// An arrow from one box of the page to another, as the text of SVG paths. Arithmetic; knows no page.

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Arrow {
  readonly line: string;
  readonly head: string;
}

const HEAD = 9;
/** How far the way bends aside, so that it does not run through what lies straight between. */
const BEND = 36;

const middleOf = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** Where the way from a box's middle towards a point leaves the box. */
const edgeOf = (box: Box, towards: Point): Point => {
  const { x, y } = middleOf(box);
  const [dx, dy] = [towards.x - x, towards.y - y];
  const share = Math.min(
    dx === 0 ? 1 : (box.right - box.left) / 2 / Math.abs(dx),
    dy === 0 ? 1 : (box.bottom - box.top) / 2 / Math.abs(dy),
    1,
  );
  return { x: x + dx * share, y: y + dy * share };
};

const written = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Both boxes in the window's pixels; the paths in those of what begins at `origin`. */
export const arrowBetween = (from: Box, to: Box, origin: Point): Arrow => {
  const [a, b] = [middleOf(from), middleOf(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const aside = Math.min(BEND, length / 3);
  const bend = {
    x: (a.x + b.x) / 2 + ((b.y - a.y) / length) * aside,
    y: (a.y + b.y) / 2 - ((b.x - a.x) / length) * aside,
  };
  const [start, end] = [edgeOf(from, bend), edgeOf(to, bend)];
  const inside = ({ x, y }: Point): Point => ({ x: x - origin.x, y: y - origin.y });
  const way = Math.hypot(end.x - bend.x, end.y - bend.y) || 1;
  const [ux, uy] = [(end.x - bend.x) / way, (end.y - bend.y) / way];
  const foot = { x: end.x - ux * HEAD, y: end.y - uy * HEAD };
  const sides = [1, -1].map((side) => ({
    x: foot.x - uy * side * HEAD * 0.55,
    y: foot.y + ux * side * HEAD * 0.55,
  }));
  return {
    line: `M ${written(inside(start))} Q ${written(inside(bend))} ${written(inside(foot))}`,
    head: `M ${written(inside(end))} L ${sides.map((side) => written(inside(side))).join(" L ")} Z`,
  };
};
