// What a branch and its moments look like: lines, frames, themes. Draws with the game's own drawing only.
import { compareScenes, type EventPicture, type Scene } from "@assize/kernel-drawing";
import { linesOf, positionAt, sightOf, viewOf } from "@assize/kernel-history";
import type { Frame, Moment, Reader } from "../protocol/protocol.ts";
import type { Language, SeatId } from "@assize/kernel-model";
import { tableOf } from "@assize/kernel-report/lean";
import {
  type Answering,
  branchAt,
  type Desk,
  DRAWINGS_KEPT,
  historyAt,
  momentAt,
  type OpenHistory,
} from "./desk.ts";

export const lines: Answering<"lines"> = (desk, { history, branch, reader }) => {
  const open = historyAt(desk, history, reader.language);
  return linesOf(open.history, branchAt(open, branch, reader.language), reader);
};

/** The drawing of a moment beside another one: of that, or else of the latest, it has all shapes that are equal. */
const drawnAt = (desk: Desk, moment: Moment, reader: Reader, beside: Scene | undefined): Scene => {
  const { open, position } = momentAt(desk, moment, reader.language);
  const { eyes, language } = reader;
  const known = desk.drawn.find(
    (one) => one.position === position && one.eyes === eyes && one.language === language,
  );
  const drawn = known?.scene ?? open.drawing.scene(viewOf(open.history, position, eyes), language);
  const base = beside ?? (known === undefined ? desk.drawn[0]?.scene : undefined);
  const scene = base === undefined ? drawn : compareScenes(base, drawn).scene;
  if (known === undefined)
    desk.drawn = [{ position, eyes, language, scene }, ...desk.drawn.slice(0, DRAWINGS_KEPT - 1)];
  return scene;
};

/** Written out here: whatever draws events is loaded after the page has shown itself. */
const LEFT_OUT: EventPicture = { marks: [], flights: [] };

/** The drawing of a moment with what its event did; both take the drawing of the moment before. */
const drawnWithEvent = async (
  desk: Desk,
  moment: Moment,
  reader: Reader,
): Promise<Pick<Frame, "scene" | "event">> => {
  const { shownEvent } = await import("@assize/kernel-sheet/shown-event");
  const { open, branch } = momentAt(desk, moment, reader.language);
  const before = { ...moment, seq: moment.seq - 1 };
  const beside = before.seq < 0 ? undefined : drawnAt(desk, before, reader, undefined);
  const scene = drawnAt(desk, moment, reader, beside);
  return { scene, event: shownEvent(open, branch, moment.seq, reader, [beside, scene]) };
};

/** A player's part is called by the player's name, where there is one. */
const partsOf = ({ drawing, history }: OpenHistory, view: unknown, language: Language) =>
  drawing
    .parts(view, language)
    .map((part) =>
      history.record.header.seats[part.seat ?? -1]?.name === undefined
        ? part
        : { ...part, title: tableOf(history.start, language).seat(part.seat as SeatId) },
    );

export const frame: Answering<"frame"> = async (desk, { moment, reader, passing }) => {
  const { open, branch, position } = momentAt(desk, moment, reader.language);
  const cameFrom = positionAt(open.history, branch, moment.seq - 1);
  const drawn =
    passing === true
      ? { scene: drawnAt(desk, moment, reader, undefined), event: LEFT_OUT }
      : await drawnWithEvent(desk, moment, reader);
  const view = viewOf(open.history, position, reader.eyes);
  return {
    moment,
    ...drawn,
    parts: partsOf(open, view, reader.language),
    holdings: open.drawing.holdings?.(view, reader.language) ?? [],
    ...sightOf(open.history, position, reader, cameFrom),
  };
};

export const themes: Answering<"themes"> = (desk, { history }) =>
  historyAt(desk, history).drawing.themes;
