// From a log to a trace in the Informal Trace Format, for viewers of traces: what everybody may see of the game, a state for each
// event. Knows no game.
import { actionNamed } from "@assize/kernel-formal";
import { type ItfRecord, type ItfValue, shownInItf, writeItf } from "@assize/kernel-itf";
import { seenBy } from "@assize/kernel-history";
import { type Json, type JsonObject, sameJson, type WrittenEvent } from "@assize/kernel-model";
import { recordedEvent } from "@assize/kernel-event-log";
import { placeOf, type Start } from "@assize/kernel-referee";
import type { Position } from "@assize/kernel-chart-engine";
import { writeNewFile } from "../files.ts";
import { oneGame } from "../logs.ts";
import { auditOptionsFor, type Replayed, replayed } from "../replaying.ts";
import type { Session } from "../session.ts";
import type { ExportInput } from "./export.ts";

/** A part of the view that never changes is left out where it is longer: the board, the rulebook's tables. In characters. */
const LONGEST_FIXED = 1_000;

/** What everybody may see of a position. */
const publicView = ({ game }: Start, position: Position<unknown>): JsonObject => {
  const place = placeOf(game, position);
  return { place, ...(game.model.view(position.context, place, "public") as JsonObject) };
};

/** What never changes in these views, and is long. */
const fixedIn = (views: readonly JsonObject[]): readonly string[] => {
  const [first = {}] = views;
  return Object.keys(first).filter(
    (name) =>
      JSON.stringify(first[name]).length > LONGEST_FIXED &&
      views.every((view) => sameJson(view[name], first[name])),
  );
};

const some = (value: Json): ItfValue => ({ tag: "Some", value: shownInItf(value) });

/** By which action a state was reached, as `quint run --mbt` says it. */
const reachedBy = (start: Start, event: WrittenEvent | null): ItfRecord => {
  if (event === null) return { "mbt::actionTaken": "init", "mbt::nondetPicks": {} };
  const { type, by, data } = seenBy(start.game, event, "public");
  const picked = { ...(by === undefined ? {} : { by }), ...(data as JsonObject) };
  const picks = Object.entries(picked).map(([name, value]) => [name, some(value)]);
  return {
    "mbt::actionTaken": actionNamed(type),
    "mbt::nondetPicks": Object.fromEntries(picks) as ItfRecord,
  };
};

const traceOf = ({ start, opening, steps }: Replayed, source: string): string => {
  const positions = [opening.position, ...steps.map(({ after }) => after)];
  const events = [null, ...steps.map(({ recorded }) => recordedEvent(recorded))];
  const views = positions.map((position) => publicView(start, position));
  const leftOut = fixedIn(views);
  const names = [...new Set(views.flatMap((view) => Object.keys(view)))];
  const shown = names.filter((name) => !leftOut.includes(name));
  const states = views.map((view, index): ItfRecord => {
    const members: Record<string, ItfValue> = {};
    for (const name of shown) members[name] = shownInItf(view[name] ?? null);
    return { ...members, ...reachedBy(start, events[index]!) };
  });
  const vars = Object.keys(states[0]!);
  const meta = {
    "format-description": "https://apalache-mc.org/docs/adr/015adr-trace.html",
    source,
    description: "What everybody may see of a game, before the first event and after each",
    game: start.game.model.id,
    leftOut,
  };
  return writeItf({ meta, vars, states });
};

export const exportItf = async (
  { log, number, edition, out }: Omit<ExportInput, "to" | "letters">,
  session: Session,
): Promise<number> => {
  const wishes = { engine: "table" as const, rulings: undefined, ruling: [], current: false };
  const optionsFor = await auditOptionsFor({ ...wishes, edition }, session);
  const game = await oneGame(log, number, session);
  const text = traceOf(replayed(game, await optionsFor(game.header)), log);
  if (out === undefined) await session.data(text);
  else await writeNewFile(out, text);
  return 0;
};
