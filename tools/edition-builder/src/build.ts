// From a seed to the reference edition: sketch, plan, layout, numbers, colours, tiles, checks.
// The one place that tells the order; an edition with a problem is never returned.
import {
  CityId,
  EDITION_FORMAT,
  validateEdition,
  validateReference,
  type Edition,
  type Road,
} from "@assize/xidit-edition";
import { sketch } from "./cells.ts";
import { colourRoads } from "./colouring.ts";
import { settleLayout, type Layout } from "./layout.ts";
import { number, type Numbering } from "./numbering.ts";
import { plan as planOn, type Plan } from "./plan.ts";
import { seeded, type Random } from "./random.ts";
import { makeRegions } from "./regions.ts";
import { makeTileSets, TITANS } from "./tiles.ts";

const TRIALS = 60;
const TRIAL_STEPS = 4_000;
const FINAL_STEPS = 60_000;

interface Draft {
  readonly plan: Plan;
  readonly layout: Layout;
}

/** The best of many roughly settled maps. */
const bestDraft = (random: Random): readonly [Draft, Random] => {
  let best: Draft | undefined;
  let rest = random;
  for (let trial = 0; trial < TRIALS || best === undefined;) {
    const [drawn, afterSketch] = sketch(rest);
    rest = afterSketch;
    if (drawn === undefined) continue;
    const [plan, afterPlan] = planOn(drawn, rest);
    rest = afterPlan;
    if (plan === undefined) continue;
    trial++;
    const [layout, afterLayout] = settleLayout(plan, plan.spots, TRIAL_STEPS, rest);
    rest = afterLayout;
    if (best === undefined || layout.cost < best.layout.cost) best = { plan, layout };
  }
  return [best, rest];
};

interface NamedMap extends Draft {
  readonly numbering: Numbering;
  readonly roads: readonly Road[];
}

const namedMap = (random: Random): readonly [NamedMap, Random] => {
  let rest = random;
  for (;;) {
    const [{ plan, layout: rough }, afterDraft] = bestDraft(rest);
    const [layout, afterLayout] = settleLayout(plan, rough.spots, FINAL_STEPS, afterDraft);
    const [numbering, afterNumbers] = number(plan, layout.spots, afterLayout);
    rest = afterNumbers;
    if (numbering === undefined) continue;
    const ends = plan.roads
      .map((road) => road.map((city) => numbering.numbers[city]!).sort((a, b) => a - b))
      .map(([a, b]): readonly [number, number] => [a!, b!])
      .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    const [colours, afterColours] = colourRoads(ends, rest);
    rest = afterColours;
    if (colours === undefined) continue;
    const roads = ends.map(([a, b], i): Road => ({
      colour: colours[i]!,
      between: [CityId(a), CityId(b)],
    }));
    return [{ plan, layout, numbering, roads }, rest];
  }
};

const NOTE =
  "A reconstruction, made by tools/edition-builder. It keeps the facts that the rulebooks tell " +
  "of the board and tiles; everything else is invented. It is not the printed board.";

/** Requires a whole number; equal seeds give equal editions. */
export const buildEdition = (seed: number): Edition => {
  const [{ plan, layout, numbering, roads }, afterMap] = namedMap(seeded(seed));
  const [tileSets] = makeTileSets(afterMap);
  const edition: Edition = {
    format: EDITION_FORMAT,
    id: "reference",
    title: "Reference edition",
    note: NOTE,
    cities: layout.spots
      .map(([x, y], city) => ({ id: CityId(numbering.numbers[city]!), x, y }))
      .sort((a, b) => a.id - b.id),
    roads,
    regions: makeRegions(plan, layout.spots, numbering.snowy),
    tileSets,
    titans: TITANS,
  };
  const problems = [...validateEdition(edition), ...validateReference(edition)];
  if (problems.length > 0)
    throw new Error(`Seed ${seed} gives no sound edition: ${JSON.stringify(problems, null, 2)}`);
  return edition;
};
