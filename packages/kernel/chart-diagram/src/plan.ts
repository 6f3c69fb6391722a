// What a drawing of a chart holds and how large each piece is, before anybody says where it lies: boxes for
// states, roads between them. Layout and scene are made from the same plan. Knows no theme and no position.
import { widthOfText } from "@assize/kernel-drawing";
import {
  type ChartDescription,
  type ChartPart,
  type ChartState,
  type ChartTransition,
  destinationOf,
  isTransient,
  partOf,
  phaseOf,
  phasesOf,
} from "./description.ts";
import { type EntryList, listEntries } from "./entries.ts";

export const TITLE_SIZE = 14;
export const PATH_SIZE = 9.5;
/** Between a box's edge and what stands in it. */
export const BOX_PADDING = 12;
/** Title and path of a state. */
export const HEADER_HEIGHT = 44;
export const LABEL_PADDING = 6;
export const MARKER_RADIUS = 6;
const MOST_IN_BOX = 270;
const MOST_IN_DENSE_BOX = 340;
const MOST_IN_LABEL = 190;

/**
 * With more roads from phase to phase than this, the lines cannot be followed: then a way out of a phase is not drawn,
 * but named where it starts.
 */
const MOST_ROADS_BETWEEN_PHASES = 60;

/** A state as a box. Its entries are the transitions that are named in it instead of drawn. */
export interface PlannedBox {
  readonly state: ChartState;
  /** The box it lies in; null at the top of this drawing. */
  readonly parent: string | null;
  readonly kind: "leaf" | "transient" | "compound" | "final" | "outside";
  /** Transitions that stay here. */
  readonly staying: EntryList;
  /** Transitions that leave the phase, where ways out are not drawn. */
  readonly leaving: EntryList;
  /** At least; a box with others in it grows round them. */
  readonly width: number;
  /** Of title and entries; what lies in the box comes below. */
  readonly height: number;
}

/** All transitions from one state to another: one line, with an entry for each event. */
export interface PlannedRoad {
  /** `source>target` */
  readonly key: string;
  readonly source: string;
  readonly target: string;
  readonly label: EntryList;
}

/** The point a state with substates, or the chart, is entered by. */
export interface PlannedMarker {
  /** The box it lies in; null at the top. */
  readonly parent: string | null;
  readonly target: string;
}

export interface ChartPlan {
  readonly part: ChartPart;
  readonly boxes: readonly PlannedBox[];
  readonly roads: readonly PlannedRoad[];
  readonly markers: readonly PlannedMarker[];
  /** The box whose inner boxes are on no road to each other, so that they may lie in any order; null if none. */
  readonly packed: string | null;
}

const stays = (transition: ChartTransition): boolean =>
  destinationOf(transition) === transition.source;

const roadKey = (transition: ChartTransition): string =>
  `${transition.source}>${destinationOf(transition)}`;

/** A state's path without what all of a game has in common: `resolution.turn` for `play.resolution.turn`. */
export const shortPath = (description: ChartDescription, id: string): string => {
  const phase = phaseOf(description, id);
  if (phase === undefined) return id;
  return id.slice(phase.lastIndexOf(".") + 1);
};

type Leaves = (transition: ChartTransition) => boolean;

const leavesPhase = (description: ChartDescription): Leaves => {
  const phases = new Map(description.states.map(({ id }) => [id, phaseOf(description, id)]));
  return (transition) => {
    const [from, to] = [transition.source, destinationOf(transition)].map((id) => phases.get(id));
    return from !== to;
  };
};

/** Whether ways out of phases are named instead of drawn, in every drawing of this chart alike. */
const isDense = ({ transitions }: ChartDescription, leaves: Leaves): boolean =>
  new Set(transitions.filter(leaves).map(roadKey)).size > MOST_ROADS_BETWEEN_PHASES;

const widestTitle = ({ title }: ChartState): number =>
  Math.max(...Object.values(title).map((words) => widthOfText(words, TITLE_SIZE)));

const heightOf = (lists: readonly EntryList[]): number =>
  lists.reduce((sum, { height }) => sum + (height === 0 ? 0 : height + BOX_PADDING), HEADER_HEIGHT);

const kindOf = (description: ChartDescription, { id, final, initial }: ChartState) => {
  if (final) return "final";
  if (initial !== null) return "compound";
  return isTransient(description, id) ? "transient" : "leaf";
};

const EMPTY = listEntries([], { most: 0, withClauses: false });

/** The whole chart, or one of its phases. Throws Defect for a state that the chart does not have. */
export const planChart = (description: ChartDescription, phase: string | null): ChartPlan => {
  const part = partOf(description, phase);
  const leaves = leavesPhase(description);
  const dense = isDense(description, leaves);
  const isNamed: Leaves = (transition) => dense && leaves(transition);
  const shown = new Set(part.states.map(({ id }) => id));
  // From far away clauses are only in the way.
  const withClauses = phase !== null;
  const nameOf = (id: string): string => shortPath(description, id);

  const boxOf = (state: ChartState): PlannedBox => {
    const own = part.transitions.filter(({ source }) => source === state.id);
    const most = dense ? MOST_IN_DENSE_BOX : MOST_IN_BOX;
    const staying = listEntries(own.filter(stays), { most, withClauses });
    const leaving = listEntries(
      own.filter((one) => !stays(one) && isNamed(one)),
      { most, withClauses, nameOf },
    );
    const content = Math.max(
      widestTitle(state),
      widthOfText(nameOf(state.id), PATH_SIZE),
      staying.width,
      leaving.width,
    );
    return {
      state,
      parent: state.parent !== null && shown.has(state.parent) ? state.parent : null,
      kind: kindOf(description, state),
      staying,
      leaving,
      width: content + 2 * BOX_PADDING,
      height: heightOf([staying, leaving]),
    };
  };

  const outsideBox = (state: ChartState): PlannedBox => ({
    ...boxOf(state),
    parent: null,
    kind: state.final ? "final" : "outside",
    staying: EMPTY,
    leaving: EMPTY,
  });

  const drawn = part.transitions.filter((one) => !stays(one) && !isNamed(one));
  const roads = [...new Set(drawn.map(roadKey))].map((key): PlannedRoad => {
    const same = drawn.filter((one) => roadKey(one) === key);
    const [{ source }, target] = [same[0]!, destinationOf(same[0]!)];
    return { key, source, target, label: listEntries(same, { most: MOST_IN_LABEL, withClauses }) };
  });
  const reached = new Set(roads.map(({ target }) => target));

  return {
    part,
    boxes: [
      ...part.states.map(boxOf),
      ...part.outside.filter(({ id }) => reached.has(id)).map(outsideBox),
    ],
    roads,
    packed: dense && phase === null ? (phasesOf(description)[0]?.parent ?? null) : null,
    markers: [
      ...(phase === null ? [{ parent: null, target: description.initial }] : []),
      ...part.states.flatMap(({ id, initial }) =>
        initial === null ? [] : [{ parent: id, target: initial }],
      ),
    ],
  };
};
