// What a cause looks like: the place on the board before and after, and the whole board. Knows drawings and histories; no
// rule, no sentence but the captions it is given.
import {
  type Bounds,
  boundsOf,
  grown,
  renderSvg,
  type Scene,
  type Shape,
  withMarks,
  withoutNext,
  zoomTo,
} from "@assize/kernel-drawing";
import { branchOf, positionAt, type Reader, RECORD, viewOf } from "@assize/kernel-history";
import { el, lines, Markup } from "./markup.ts";
import type { Messages } from "./messages/messages.ts";
import { type Drawn, shownEvent } from "./shown-event.ts";

/** The place of an event is shown at least so wide, as a share of the drawing; wider than `WIDEST` it is the whole drawing. */
const NARROWEST = 0.34;
const WIDEST = 0.66;
/** Width by height. */
const ASPECT = 1.6;
/** Round what happened, in the scene's units. */
const MARGIN = 26;

/** The drawing at a moment of the record; null where its state is not known, or is no state that can be drawn. */
const drawnAt = ({ drawing, history }: Drawn, seq: number, reader: Reader): Scene | null => {
  const position = positionAt(history, branchOf(history, RECORD)!, seq);
  if (position === undefined) return null;
  return drawing.scene(viewOf(history, position, reader.eyes), reader.language);
};

const picture = (scene: Scene, drawn: Drawn, id: string): Markup =>
  new Markup(renderSvg(scene, withMarks(drawn.drawing.themes.print), `${id}-`).trimEnd());

const figure = (name: string, svg: Markup, caption: string): Markup =>
  el(
    "figure",
    { class: name },
    lines(el("div", { class: "frame" }, svg), el("figcaption", null, caption)),
  );

/** A rectangle of one shape round what happened, within the drawing; null where that is most of it, or nothing is marked. */
const placeOf = (marks: readonly Shape[], { width, height }: Scene): Bounds | null => {
  const happened = boundsOf(marks.filter(({ key }) => key !== "finding:veil"));
  if (happened === null) return null;
  const box = grown(happened, MARGIN);
  const wide = Math.max(
    width * NARROWEST,
    box.right - box.left,
    Math.min(height, box.bottom - box.top) * ASPECT,
  );
  if (wide > width * WIDEST) return null;
  const high = Math.min(height, wide / ASPECT);
  const within = (middle: number, size: number, most: number): number =>
    Math.max(0, Math.min(most - size, middle - size / 2));
  const left = within((box.left + box.right) / 2, wide, width);
  const top = within((box.top + box.bottom) / 2, high, height);
  return { left, top, right: left + wide, bottom: top + high };
};

/** The board before and after an event with a finding. */
export const causePictures = (
  drawn: Drawn,
  seq: number,
  reader: Reader,
  say: Messages,
): Markup | null => {
  const branch = branchOf(drawn.history, RECORD)!;
  const [before, shown] = [drawnAt(drawn, seq - 1, reader), drawnAt(drawn, seq, reader)];
  if (before === null || shown === null) return null;
  const { marks } = shownEvent(drawn, branch, seq, reader, [before, shown]);
  const after: Scene = { ...shown, shapes: [...withoutNext(shown.shapes), ...marks] };
  const isBoth = marks.some(({ key }) => key === "finding:veil");
  const told = isBoth ? say.both(seq) : say.after(seq);
  const place = placeOf(marks, shown);
  const svg = (scene: Scene, name: string): Markup => picture(scene, drawn, `e${seq}-${name}`);
  if (place === null)
    return lines(
      figure("half", svg(before, "before"), say.before(seq)),
      figure("half", svg(after, "after"), told),
    );
  const pair = el(
    "div",
    { class: "pair" },
    figure("detail", svg(zoomTo(before, place), "before"), say.before(seq)),
    figure("detail", svg(zoomTo(after, place), "after"), told),
  );
  return lines(pair, figure("whole", svg(after, "whole"), say.whole(seq)));
};

/** The board at a moment, as far as it is known. */
export const boardPicture = (
  drawn: Drawn,
  seq: number,
  reader: Reader,
  caption: string,
): Markup | null => {
  const scene = drawnAt(drawn, seq, reader);
  return scene === null ? null : figure("wide", picture(scene, drawn, "board"), caption);
};
