// Which clauses of Lords of Xidit a table can come to: those for three players, and those of the short game, are others'.
import type { GameSetup } from "@assize/kernel-model";
import type { ClauseId } from "@assize/xidit-rulebook";

type Table = Pick<GameSetup, "seats" | "options">;

const isForThree = ({ seats }: Table): boolean => seats.length === 3;
const isShort = ({ options }: Table): boolean => options["length"] === "short";
const isShortFor =
  (players: number) =>
  (table: Table): boolean =>
    isShort(table) && table.seats.length === players;

/** The clauses that not every table can come to. */
const ONLY_WHERE: Readonly<Partial<Record<ClauseId, (table: Table) => boolean>>> = {
  "three.tiles": isForThree,
  "three.regions": isForThree,
  "three.dummy": isForThree,
  "dummy.raise": isForThree,
  "assess.dummy": isForThree,
  "closed.regions": (table) => isForThree(table) || isShort(table),
  "short.years": isShort,
  "short.three": isShortFor(3),
  "short.four": isShortFor(4),
  "short.five": isShortFor(5),
};

export const mayApply = (clause: string, table: GameSetup): boolean =>
  ONLY_WHERE[clause as ClauseId]?.(table) ?? true;
