// Where in a chart a game stands: which drawing shows it, what it stands in, what could be taken from there, and where
// in the drawing that is. Pure; knows a chart's description and layout.
import {
  type ChartDescription,
  type ChartLayout,
  type ChartState,
  type ChartTransition,
  destinationOf,
  phaseOf,
} from "@assize/kernel-chart-diagram";
import type { Bounds } from "@assize/kernel-drawing";
import type { ChartPartChoice, Pointed } from "../../session/chart-look.ts";
import { placesOf, transitionsOf } from "./pointing.ts";
import { isWithin } from "./visits.ts";

/** The phase that is drawn alone; null for the whole chart. */
export const phaseDrawn = (
  description: ChartDescription,
  part: ChartPartChoice,
  place: string,
): string | null => {
  if (part === "whole") return null;
  const wished = part === "follow" ? phaseOf(description, place) : part.phase;
  return description.states.some(({ id }) => id === wished) ? wished! : null;
};

/** The states that are active: the outermost first. */
export const activeStates = ({ states }: ChartDescription, place: string): readonly ChartState[] =>
  states.filter(({ id }) => isWithin(place, id));

/** An event that may come here, with all it may mean. */
export interface WayOn {
  readonly event: string;
  readonly transitions: readonly ChartTransition[];
}

/** Every event that the chart has a transition for here, those of the innermost state first. */
export const waysOn = ({ transitions }: ChartDescription, place: string): readonly WayOn[] => {
  const open = transitions
    .filter(({ source }) => isWithin(place, source))
    .toSorted((one, other) => other.source.length - one.source.length);
  return [...Map.groupBy(open, ({ event }) => event)].map(([event, same]) => ({
    event,
    transitions: same,
  }));
};

/** Of a label, whose size the layout does not say. */
const LABEL = [220, 90] as const;

const box = (left: number, top: number, width: number, height: number): Bounds => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const boundsOfState = (
  layout: ChartLayout,
  phase: string | null,
  id: string,
): Bounds | undefined => {
  const found = layout.drawings[phase ?? ""]?.boxes[id];
  return found === undefined ? undefined : box(...found);
};

/** Larger than this, two places are not looked at together. */
const MOST_TOGETHER = [760, 560] as const;

/** Round both where they are near each other; else the first. */
export const together = (one: Bounds, other: Bounds | undefined): Bounds => {
  if (other === undefined) return one;
  const both = {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
  const fits =
    both.right - both.left <= MOST_TOGETHER[0] && both.bottom - both.top <= MOST_TOGETHER[1];
  return fits ? both : one;
};

/**
 * Where in a drawing something is; where it has several places, the first of a preferred transition. Undefined where it
 * is not in it.
 */
export const boundsIn = (
  description: ChartDescription,
  layout: ChartLayout,
  phase: string | null,
  pointed: Pointed,
  preferred: readonly string[] = [],
): Bounds | undefined => {
  const drawing = layout.drawings[phase ?? ""];
  const inside = (id: string): boolean => phase === null || isWithin(id, phase);
  const seen = transitionsOf(description, pointed).filter(({ source }) => inside(source));
  const first = seen.find(({ id }) => preferred.includes(id)) ?? seen[0];
  if (pointed.kind !== "state" && first !== undefined) {
    const label = drawing?.labels[`${first.source}>${destinationOf(first)}`];
    return label === undefined
      ? boundsOfState(layout, phase, first.source)
      : box(...label, ...LABEL);
  }
  const place = placesOf(description, pointed).find(inside);
  return place === undefined ? undefined : boundsOfState(layout, phase, place);
};
