// What a reel and its moments look like: lines, frames, themes. Draws with the game's own drawing only.
import type { Scene } from "@assize/kernel-model";
import {
  changedShapes,
  linesOf,
  positionAt,
  sightOf,
  viewOf,
  withSharedShapes,
} from "@assize/kernel-history";
import type { Moment, Reader } from "../protocol/protocol.ts";
import { type Answering, type Desk, DRAWINGS_KEPT, filmAt, momentAt, reelAt } from "./desk.ts";

export const lines: Answering<"lines"> = (desk, { film, reel, reader }) => {
  const open = filmAt(desk, film, reader.language);
  return linesOf(open.film, reelAt(open, reel, reader.language), reader);
};

const sceneAt = (desk: Desk, moment: Moment, reader: Reader): Scene => {
  const { open, position } = momentAt(desk, moment, reader.language);
  const { eyes, language } = reader;
  const known = desk.drawn.find(
    (one) => one.position === position && one.eyes === eyes && one.language === language,
  );
  if (known !== undefined) return known.scene;
  const made = open.drawing.scene(viewOf(open.film, position, eyes), language);
  const [latest] = desk.drawn;
  const scene = latest === undefined ? made : withSharedShapes(latest.scene, made);
  desk.drawn = [{ position, eyes, language, scene }, ...desk.drawn.slice(0, DRAWINGS_KEPT - 1)];
  return scene;
};

export const frame: Answering<"frame"> = (desk, { moment, reader }) => {
  const { open, reel, position } = momentAt(desk, moment, reader.language);
  const scene = sceneAt(desk, moment, reader);
  const before = { ...moment, seq: moment.seq - 1 };
  const cameFrom = positionAt(open.film, reel, before.seq);
  return {
    moment,
    scene,
    changed: cameFrom === undefined ? [] : changedShapes(sceneAt(desk, before, reader), scene),
    parts: open.drawing.parts(viewOf(open.film, position, reader.eyes), reader.language),
    ...sightOf(open.film, position, reader, cameFrom),
  };
};

export const themes: Answering<"themes"> = (desk, { film }) => filmAt(desk, film).drawing.themes;
