// Whether years follow one another, and whether each seat has its orders for a year once: a year that is written wrong would
// else become another one. Knows no text.
import { isJsonObject } from "@assize/kernel-model";
import { SEAT_LETTERS } from "./letters.ts";
import type { ReadItem, ReadYear } from "./lines.ts";
import type { NotedTable } from "./noted-game.ts";
import type { XgnProblem } from "./problems.ts";

/** The year in which a game begins that does not begin at the start; null where that is not known. */
const yearBefore = ({ position }: NotedTable): number | null => {
  if (position === undefined) return 0;
  const context = isJsonObject(position) ? position["context"] : undefined;
  const year = isJsonObject(context) ? context["year"] : undefined;
  return typeof year === "number" ? year : null;
};

/** Years of which nobody wrote a line: of each such gap where it ends. */
const skipped = (years: readonly ReadYear[], table: NotedTable): readonly XgnProblem[] => {
  let last = yearBefore(table);
  return years.flatMap(({ year, place }): readonly XgnProblem[] => {
    if (year === 0) return [];
    const next = last === null ? year : last + 1;
    last = year;
    if (year <= next) return [];
    return [
      {
        code: "year-skipped",
        ...place,
        found: `${year}`,
        suggestion: `${next}`,
        known: [],
      },
    ];
  });
};

const letterOf = (colour: string): string => SEAT_LETTERS[colour]!;

/** What may be meant by orders that a seat has already: the next year where all have theirs, else the only seat without. */
const meant = (seat: string, year: number, seen: ReadonlySet<string>, { seats }: NotedTable) => {
  const [without, ...others] = seats.filter(({ colour }) => !seen.has(colour));
  if (without === undefined) return `${year + 1}. ${letterOf(seat)}`;
  return others.length === 0 ? `${year}. ${letterOf(without.colour)}` : null;
};

const repeated = (
  items: readonly ReadItem[],
  years: readonly ReadYear[],
  table: NotedTable,
): readonly XgnProblem[] => {
  const seen = new Map<number, Set<string>>();
  return items.flatMap(({ slot, by, said, place }): readonly XgnProblem[] => {
    if (slot.part !== "programs" || by === null || said?.type !== "orders-programmed") return [];
    const { year } = slot;
    const seats = seen.get(year) ?? new Set<string>();
    seen.set(year, seats);
    if (!seats.has(by)) {
      seats.add(by);
      return [];
    }
    const line = years.find((one) => one.place.line === place.line)?.place ?? place;
    return [
      {
        code: "program-repeated",
        ...line,
        found: `${year}. ${letterOf(by)}`,
        suggestion: meant(by, year, seats, table),
        known: [],
      },
    ];
  });
};

/** What is wrong with the years of a text; in no order. */
export const yearProblems = (
  { items, years }: { readonly items: readonly ReadItem[]; readonly years: readonly ReadYear[] },
  table: NotedTable,
): readonly XgnProblem[] => [...skipped(years, table), ...repeated(items, years, table)];
