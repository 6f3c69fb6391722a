// Whether a chart and the classes of its events fit together, as far as that can be seen without playing: what is
// forced asks about the state alone, and leaves no choice open beside it. Steps nothing.
import { type EventClass, GameMistake } from "@assize/kernel-model";
import type { Part } from "./chart.ts";
import type { Leaf, Row, Table } from "./rows.ts";

type ClassOfAny = (type: string) => EventClass | undefined;

/** Throws GameMistake at the first alternative whose event has no class, or whose questions do not fit the class. */
export const checkClasses = (table: Table, classOf: ClassOfAny): void => {
  for (const row of table.rows.values()) checkRow(table.game, row, classOf(row.event));
  for (const leaf of table.leaves) checkLeaf(table.game, leaf, classOf);
};

const checkRow = (game: string, row: Row, eventClass: EventClass | undefined): void => {
  if (eventClass === undefined)
    throw new GameMistake(
      game,
      row.id,
      `the game does not define ${row.event}; add it to the game's events, or take it out of the chart`,
    );
  if (eventClass !== "consequence") return;
  const asking = row.parts.find((part) => !part.stateOnly);
  if (asking !== undefined)
    throw new GameMistake(
      game,
      row.id,
      `${asking.name} asks a consequence about its own data; what is forced follows from the state: (state)`,
    );
};

/** True where `other` is open whenever `forced` is: it asks nothing of the state that `forced` does not ask. */
const opensWith = (forced: Row, other: Row): boolean => {
  const isAsked = ({ holds, when }: Part): boolean =>
    forced.parts.some((one) => one.holds === holds && (one.when === null || one.when === when));
  return other.parts.every((part) => !part.stateOnly || isAsked(part));
};

/** Where both stand on one state, or nothing is asked first, no play can keep them apart. */
const certain = (forced: Row, other: Row): boolean =>
  (forced.source === other.source || forced.parts.length === 0) && opensWith(forced, other);

const checkLeaf = (game: string, { path, rows, final }: Leaf, classOf: ClassOfAny): void => {
  const all = [...rows.values()].flat();
  const played = final ? all.find(({ event }) => classOf(event) !== "outside") : undefined;
  if (played !== undefined)
    throw new GameMistake(
      game,
      played.id,
      `the game is over at ${path}, where only what is stated from outside may come; give ${played.event} that class, or take it out`,
    );
  for (const forced of all.filter((row) => classOf(row.event) === "consequence")) {
    const other = all.find((row) => row.event !== forced.event && certain(forced, row));
    if (other !== undefined)
      throw new GameMistake(
        game,
        path,
        `wherever ${forced.id} is forced, ${other.event} is open beside it; give one of them a question about the ` +
          "state that says no",
      );
  }
};
