// What happens to the sheets on which programs are written: copied with their reveal, exchanged, written for two seats.
// Knows the two events of Lords of Xidit that hold programs; no rule of it.
import type { JsonObject, WrittenEvent } from "@assize/kernel-model";
import { oneOf, slip } from "../planted-log.ts";
import type { Slip } from "../slips.ts";
import type { Change } from "./changes.ts";

type Orders = readonly string[];
const ordersOf = ({ data }: WrittenEvent): Orders => (data as { readonly orders: Orders }).orders;
const programsOf = ({ data }: WrittenEvent): readonly Orders[] =>
  (data as { readonly programs: readonly Orders[] }).programs;

/** The reveal of the year in which a program was made. */
const revealAfter = (events: readonly WrittenEvent[], index: number): number =>
  events.findIndex(({ type }, at) => at > index && type === "orders-revealed");

/** The same list of orders in the program's line and in the reveal, as where one is copied from the other. */
export const alsoRevealed =
  (change: Change): Slip =>
  (game, events, index, draw) => {
    const event = change(game, index, draw);
    const reveal = revealAfter(events, index);
    if (event === null || reveal < 0) return null;
    const programs = programsOf(events[reveal]!).with(event.by!, ordersOf(event));
    const record = events
      .with(index, event)
      .with(reveal, { ...events[reveal]!, data: { programs } });
    return { events: record, planted: slip("value", index + 1, reveal + 1) };
  };

/** Lines with other programs of the same year: these follow one another. */
const otherSheets = (events: readonly WrittenEvent[], index: number): readonly number[] => {
  const isProgram = (at: number): boolean => events[at]?.type === "orders-programmed";
  let first = index;
  while (isProgram(first - 1)) first--;
  let end = index;
  while (isProgram(end)) end++;
  return [...events.keys()]
    .slice(first, end)
    .filter((at) => ordersOf(events[at]!).join() !== ordersOf(events[index]!).join());
};

/** Two seats' programs of one year in each other's line. */
export const sheetsExchanged =
  (isRevealed: boolean): Slip =>
  (_, events, index, draw) => {
    const reveal = revealAfter(events, index);
    const other = oneOf(otherSheets(events, index), draw);
    if (other === undefined || (isRevealed && reveal < 0)) return null;
    const [one, two] = [events[index]!, events[other]!];
    let record = events
      .with(index, { ...one, data: two.data })
      .with(other, { ...two, data: one.data });
    if (isRevealed) {
      const programs = programsOf(events[reveal]!)
        .with(one.by!, ordersOf(two))
        .with(two.by!, ordersOf(one));
      const data = { programs } as unknown as JsonObject;
      record = record.with(reveal, { ...events[reveal]!, data });
    }
    const at = [index + 1, other + 1].toSorted((a, b) => a - b);
    return {
      events: record,
      planted: slip("exchanged", ...at, ...(isRevealed ? [reveal + 1] : [])),
    };
  };

/** One sheet copied for two seats. */
export const sheetForTwo: Change = ({ events }, index, draw) => {
  const other = oneOf(otherSheets(events, index), draw);
  return other === undefined ? null : { ...events[index]!, data: events[other]!.data };
};
