// How every seat stands in the three assessments, as far as one seat can see or work it out.
// Rivals' gold is an estimate; their Bastion follows from what is missing in their stock (comp.bards).
import { SeatId } from "@assize/kernel-model";
import type { XiditView } from "@assize/xidit-game";
import type { Assessment } from "./table-words.ts";

export type Bards = readonly (readonly number[])[];

/** Bards a colour: what the asking seat sees of its own, wherever they are. */
const bardsOfAColour = (view: XiditView, seat: SeatId): number =>
  view.seats[seat]!.bardStock +
  view.bards.reduce((sum, inRegion) => sum + (inRegion[seat] ?? 0), 0);

/** By region, then seat, the Bastion worked out for every seat. */
export const allBards = (view: XiditView, seat: SeatId): Bards => {
  const all = bardsOfAColour(view, seat);
  const seen = view.seats.map(({ bardStock }, one) =>
    view.bards.reduce((sum, inRegion) => sum + (inRegion[one] ?? 0), bardStock),
  );
  return view.bards.map((inRegion) => inRegion.map((bards, one) => bards ?? all - seen[one]!));
};

/** Points of one seat in one region, were it to hold `own` bards there (assess.region-first). */
export const regionPoints = (
  bards: readonly number[],
  seat: SeatId,
  own: number,
  [first, second]: readonly [number, number],
): number => {
  if (own === 0) return 0;
  let better = 0;
  for (let one = 0; one < bards.length; one++) if (one !== seat && bards[one]! > own) better++;
  if (better === 0) return first;
  return better === 1 ? second : 0;
};

const reputation = (view: XiditView, bards: Bards, seat: SeatId): number => {
  let sum = 0;
  for (const { id, lyre } of view.setting.edition.regions)
    if (!view.setting.closedRegions.includes(id))
      sum += regionPoints(bards[id]!, seat, bards[id]![seat]!, lyre);
  return sum;
};

/** Storeys on the board and bards placed tell how much a rival has fought; gold comes with them. */
const GOLD_BESIDE_SEEN = 0.5;

/** Value by assessment, then seat; with three players the dummy's comes last. */
export type Standings = Readonly<Record<Assessment, readonly number[]>>;

export const standings = (view: XiditView, seat: SeatId, bards: Bards): Standings => {
  const storeys = view.seats.map(() => 0);
  for (const guild of view.guilds) if (guild !== null) storeys[guild.seat]! += guild.storeys;
  const all = bardsOfAColour(view, seat);
  const wealth = view.seats.map(
    ({ gold, bardStock }, one) => gold ?? GOLD_BESIDE_SEEN * (storeys[one]! + all - bardStock),
  );
  const points = view.seats.map((_, one) => reputation(view, bards, SeatId(one)));
  const dummy = (assessment: Assessment): readonly number[] =>
    view.dummy === null ? [] : [view.dummy[assessment]];
  return {
    wealth: [...wealth, ...dummy("wealth")],
    influence: [...storeys, ...dummy("influence")],
    reputation: [...points, ...dummy("reputation")],
  };
};

/** How far a seat is ahead of the average of all others; negative behind. */
export const lead = (values: readonly number[], seat: SeatId): number => {
  const others = values.reduce((sum, value) => sum + value, 0) - values[seat]!;
  return values[seat]! - others / (values.length - 1);
};
