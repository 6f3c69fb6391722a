// What a branch and its moments look like: lines, frames, themes. Draws with the game's own drawing only.
import { changedShapes, type Scene, withSharedShapes } from "@assize/kernel-drawing";
import { linesOf, positionAt, sightOf, viewOf } from "@assize/kernel-history";
import type { Moment, Reader } from "../protocol/protocol.ts";
import { type Answering, type Desk, DRAWINGS_KEPT, historyAt, momentAt, branchAt } from "./desk.ts";

export const lines: Answering<"lines"> = (desk, { history, branch, reader }) => {
  const open = historyAt(desk, history, reader.language);
  return linesOf(open.history, branchAt(open, branch, reader.language), reader);
};

const sceneAt = (desk: Desk, moment: Moment, reader: Reader): Scene => {
  const { open, position } = momentAt(desk, moment, reader.language);
  const { eyes, language } = reader;
  const known = desk.drawn.find(
    (one) => one.position === position && one.eyes === eyes && one.language === language,
  );
  if (known !== undefined) return known.scene;
  const made = open.drawing.scene(viewOf(open.history, position, eyes), language);
  const [latest] = desk.drawn;
  const scene = latest === undefined ? made : withSharedShapes(latest.scene, made);
  desk.drawn = [{ position, eyes, language, scene }, ...desk.drawn.slice(0, DRAWINGS_KEPT - 1)];
  return scene;
};

export const frame: Answering<"frame"> = (desk, { moment, reader }) => {
  const { open, branch, position } = momentAt(desk, moment, reader.language);
  const scene = sceneAt(desk, moment, reader);
  const before = { ...moment, seq: moment.seq - 1 };
  const cameFrom = positionAt(open.history, branch, before.seq);
  return {
    moment,
    scene,
    changed: cameFrom === undefined ? [] : changedShapes(sceneAt(desk, before, reader), scene),
    parts: open.drawing.parts(viewOf(open.history, position, reader.eyes), reader.language),
    ...sightOf(open.history, position, reader, cameFrom),
  };
};

export const themes: Answering<"themes"> = (desk, { history }) =>
  historyAt(desk, history).drawing.themes;
