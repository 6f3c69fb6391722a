// Colours the roads so that no city has two of one colour, keeping the known ones.
// Knows roads by their ends' numbers only.
import { ROAD_COLOURS, type RoadColour } from "@assize/xidit-edition";
import { shuffle, type Random } from "./random.ts";

type Ends = readonly [number, number];

const KNOWN: ReadonlyMap<string, RoadColour> = new Map([
  ["5 12", "blue"],
  ["6 7", "red"],
  ["6 11", "blue"],
  ["11 17", "red"],
]);

/** Backtracks over the roads in order; undefined where three colours do not suffice. */
const complete = (
  roads: readonly Ends[],
  choices: readonly (readonly RoadColour[])[],
  done: readonly RoadColour[],
): readonly RoadColour[] | undefined => {
  const at = done.length;
  const road = roads[at];
  if (road === undefined) return done;
  for (const colour of choices[at]!) {
    const taken = done.some(
      (other, index) => other === colour && roads[index]!.some((city) => road.includes(city)),
    );
    const full = taken ? undefined : complete(roads, choices, [...done, colour]);
    if (full !== undefined) return full;
  }
  return undefined;
};

/** The colour of each road, in their order. */
export const colourRoads = (
  roads: readonly Ends[],
  random: Random,
): readonly [readonly RoadColour[] | undefined, Random] => {
  let rest = random;
  const choices = roads.map(([a, b]) => {
    const known = KNOWN.get(`${Math.min(a, b)} ${Math.max(a, b)}`);
    const [colours, after] = shuffle(rest, ROAD_COLOURS);
    rest = after;
    return known === undefined ? colours : [known];
  });
  return [complete(roads, choices, []), rest];
};
