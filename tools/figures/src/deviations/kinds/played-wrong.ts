// Kinds of error of Lords of Xidit in which nothing is written wrong: the table itself erred, and went on from where it then
// stood. The slow referee carries them out, and plays on. Knows no verdict.
import { UNDO } from "@assize/kernel-event-log";
import type { Draw, JsonObject, WrittenEvent } from "@assize/kernel-model";
import { xidit } from "@assize/xidit-game";
import type { PlainEvent } from "../../reference/asking.ts";
import { playedToTheEnd } from "../../reference/playing.ts";
import { beginGame, type Referee } from "../../reference/referee.ts";
import type { Table } from "../../reference/table.ts";
import type { HonestGame } from "../honest-game.ts";
import { isSameEvent, oneOf, slip } from "../planted-log.ts";
import type { Slip } from "../slips.ts";
import { type Kind, kindsOf, lines } from "./kind.ts";

/** The lines before this one that count. */
const counting = (events: readonly WrittenEvent[], index: number): readonly WrittenEvent[] => {
  const after: (readonly WrittenEvent[])[] = [[]];
  for (const [at, event] of events.slice(0, index).entries())
    after.push(
      event.type === UNDO
        ? after[(event.data as { readonly to: number }).to]!
        : [...after[at]!, event],
    );
  return after.at(-1)!;
};

/** The table before this line. */
const tableAt = (
  { header, events }: HonestGame,
  index: number,
  mistake: Table["mistake"] = null,
): Referee => {
  const plain = { ...header, position: undefined };
  const referee = beginGame(plain, xidit.edition.reference, undefined, mistake);
  for (const event of counting(events, index)) referee.step(event);
  return referee;
};

const asWritten = ({ type, by, data }: PlainEvent): WrittenEvent =>
  (by === undefined ? { type, data } : { type, by, data }) as WrittenEvent;

const record = (
  events: readonly WrittenEvent[],
  index: number,
  referee: Referee,
  draw: Draw,
): readonly WrittenEvent[] | null => {
  const rest = playedToTheEnd(referee, draw);
  return rest === null ? null : [...events.slice(0, index), ...rest.map(asWritten)];
};

/** The order that begins with this line is not carried out. */
const forgotten: Slip = (game, events, index, draw) => {
  const order = tableAt(game, index).table.resolving;
  if (order === null) return null;
  const played = record(events, index, tableAt(game, index, { order, times: 0 }), draw);
  return played === null ? null : { events: played, planted: slip("believed", index + 1) };
};

/** The order that begins with this line is carried out, and then once more. */
const carriedOutTwice: Slip = (game, events, index, draw) => {
  const order = tableAt(game, index).table.resolving;
  if (order === null) return null;
  let end = index + 1;
  const { table } = tableAt(game, end);
  // One line, or a deed with all that it causes.
  if (table.resolving !== null && isSameOrder(table.resolving, order)) {
    for (end++; end < events.length; end++) {
      if (events[end]!.type === UNDO) return null;
      const { resolving } = tableAt(game, end).table;
      if (resolving === null || !isSameOrder(resolving, order)) break;
    }
  }
  const played = record(events, end, tableAt(game, end, { order, times: 2 }), draw);
  return played === null ? null : { events: played, planted: slip("believed", end + 1) };
};

const isSameOrder = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What was due came otherwise, is written so, and play goes on so. */
const cameAs =
  (change: (event: WrittenEvent, table: Table, draw: Draw) => JsonObject | null): Slip =>
  (game, events, index, draw) => {
    const event = events[index]!;
    const referee = tableAt(game, index);
    const data = change(event, referee.table, draw);
    if (data === null) return null;
    const came: WrittenEvent = { ...event, data };
    if (isSameEvent(came, event)) return null;
    try {
      referee.carryOn(came);
    } catch {
      return null;
    }
    const rest = playedToTheEnd(referee, draw);
    if (rest === null) return null;
    return {
      events: [...events.slice(0, index), came, ...rest.map(asWritten)],
      planted: slip("believed", index + 1),
    };
  };

/** Units that a Recruitment tile of this city would be filled with. */
const unitsOf = ({ tiles }: Table, tile: number): readonly string[] =>
  tiles.find(({ city }) => city === tile)!.recruit.toSorted(byStrength);

const STRENGTHS = ["militia", "archer", "infantry", "cleric", "mage"];
const byStrength = (a: string, b: string): number => STRENGTHS.indexOf(a) - STRENGTHS.indexOf(b);

const deeds = lines("idrakys-moved", "unit-recruited", "threat-paid");

export const PLAYED_WRONG: readonly Kind[] = kindsOf(["xidit"], {
  "order-forgotten": { hasFile: true, places: deeds, forms: ["whole", "undone"], plant: forgotten },
  "threat-forgotten": {
    places: lines("threat-paid"),
    forms: ["whole", "undone"],
    plant: forgotten,
  },
  "order-carried-out-twice": {
    hasFile: true,
    places: deeds,
    forms: ["whole", "undone"],
    plant: carriedOutTwice,
  },
  "tile-laid-wrong-side-up": {
    hasFile: true,
    forms: ["whole", "undone"],
    places: lines("tile-placed"),
    plant: cameAs((event, table) => {
      const { side, tile } = event.data as { readonly side: string; readonly tile: number };
      return side === "threat"
        ? { side: "recruitment", tile, units: unitsOf(table, tile) }
        : { side: "threat", tile, units: [] };
    }),
  },
  "unit-taken-that-is-not-the-weakest": {
    forms: ["whole", "undone"],
    places: lines("unit-recruited"),
    plant: cameAs((event, table, draw) => {
      const data = event.data as { readonly city: number; readonly unit: string };
      const here = table.recruiting.get(data.city) ?? [];
      const unit = oneOf(
        here.filter((one) => one !== data.unit),
        draw,
      );
      return unit === undefined ? null : { ...data, unit };
    }),
  },
  "second-tile-of-the-pile-taken": {
    forms: ["whole", "undone"],
    places: lines("queue-advanced"),
    plant: cameAs((event, table) => {
      const data = event.data as { readonly side: "recruitment" | "threat"; readonly tile: number };
      const second = table.pile[data.side][1];
      return second === undefined ? null : { ...data, tile: second };
    }),
  },
});
