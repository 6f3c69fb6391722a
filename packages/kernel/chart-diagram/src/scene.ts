// A chart as a drawing: nested boxes, rounded lines, labels, and what is to be seen of a game in it.
// Makes shapes with roles; how they look is the theme's. Knows no game and no engine.
import {
  circle,
  group,
  path,
  rect,
  type Scene,
  type Shape,
  steps,
  text,
  widthOfText,
} from "@assize/kernel-drawing";
import { EVENT_CLASSES, type Language } from "@assize/kernel-model";
import { type ChartDescription, titleIn } from "./description.ts";
import { classSign, listShapes } from "./entry-shapes.ts";
import { type ChartLayout, drawingOf, type DrawingLayout } from "./layout.ts";
import { arrow } from "./lines.ts";
import { type ChartSights, type Marks, marksFor, rolesOf } from "./marks.ts";
import { messagesIn } from "./messages/messages.ts";
import {
  BOX_PADDING,
  type ChartPlan,
  HEADER_HEIGHT,
  LABEL_PADDING,
  MARKER_RADIUS,
  PATH_SIZE,
  planChart,
  type PlannedBox,
  type PlannedRoad,
  shortPath,
  TITLE_SIZE,
} from "./plan.ts";

export interface ChartSceneOptions extends ChartSights {
  readonly language: Language;
  /** The id of the phase to draw alone; the whole chart where absent. */
  readonly phase?: string | null | undefined;
}

interface Drawing {
  readonly description: ChartDescription;
  readonly plan: ChartPlan;
  readonly layout: DrawingLayout;
  readonly marks: Marks;
  readonly language: Language;
}

const LEGEND_HEIGHT = 26;

const depthOf = ({ plan }: Drawing, box: PlannedBox): number => {
  const parent = plan.boxes.find(({ state }) => state.id === box.parent);
  return parent === undefined ? 0 : 1 + depthOf({ plan } as Drawing, parent);
};

const frame = (
  drawing: Drawing,
  box: PlannedBox,
  size: readonly [number, number],
): readonly Shape[] => {
  const { id } = box.state;
  const [width, height] = size;
  const seen = drawing.marks.ofState(id);
  const roles = rolesOf(
    "state-box",
    box.kind === "compound" ? [`depth-${depthOf(drawing, box) % 3}`, ...seen] : seen,
    box.kind,
  );
  const around = (inset: number, role: string, name: string): Shape =>
    rect(
      `${id} ${name}`,
      role,
      [width / 2, height / 2],
      [width - 2 * inset, height - 2 * inset],
      10 - inset,
    );
  return [
    around(0, roles, "box"),
    ...(box.kind === "final" ? [around(4, "state-inner-box", "inner box")] : []),
  ];
};

const rule = (key: string, y: number, width: number): Shape =>
  path(key, "state-rule", steps(`M 0 ${y} L ${width} ${y}`));

const headerShapes = (drawing: Drawing, box: PlannedBox): readonly Shape[] => {
  const { description, layout, marks, language } = drawing;
  const { id, title } = box.state;
  const right = layout.boxes[id]![2] - BOX_PADDING;
  const roles = rolesOf("state-title", marks.ofState(id), box.kind);
  const path = shortPath(description, id);
  const count = marks.countOf(id);
  return [
    text(`${id} title`, roles, [BOX_PADDING, 20], titleIn(title, language), TITLE_SIZE, "start"),
    text(`${id} path`, "state-path", [BOX_PADDING, 34], path, PATH_SIZE, "start"),
    ...(count === undefined
      ? []
      : [text(`${id} count`, "count", [right, 34], `×${count}`, PATH_SIZE, "end")]),
  ];
};

/** The header of a state with others in it, over the lines that lead through it. */
const headerShape = (drawing: Drawing, box: PlannedBox): Shape => {
  const { id, title } = box.state;
  const words = widthOfText(titleIn(title, drawing.language), TITLE_SIZE);
  const path = widthOfText(shortPath(drawing.description, id), PATH_SIZE);
  const [x, y] = drawing.layout.boxes[id]!;
  const plate = rect(
    `${id} plate`,
    rolesOf("state-plate", [`depth-${depthOf(drawing, box) % 3}`]),
    [BOX_PADDING + (0.88 * Math.max(words, path)) / 2, 21],
    [0.88 * Math.max(words, path) + 6, 34],
    4,
  );
  return group(`${id} header`, "state-header", [x, y], [plate, ...headerShapes(drawing, box)], {
    layer: "labels",
  });
};

const boxShape = (drawing: Drawing, box: PlannedBox): Shape => {
  const { layout, marks, language } = drawing;
  const { state, staying, leaving, kind } = box;
  const [x, y, width, height] = layout.boxes[state.id]!;
  const room = width - 2 * BOX_PADDING;
  const second = HEADER_HEIGHT + (staying.height === 0 ? 0 : staying.height + BOX_PADDING);
  return group(
    state.id,
    rolesOf("state", marks.ofState(state.id), kind),
    [x, y],
    [
      ...frame(drawing, box, [width, height]),
      ...(kind === "compound" ? [] : headerShapes(drawing, box)),
      ...(staying.height + leaving.height === 0
        ? []
        : [rule(`${state.id} rule`, HEADER_HEIGHT - 4, width)]),
      ...listShapes(staying, [BOX_PADDING, HEADER_HEIGHT + 2], room, marks),
      ...(staying.height > 0 && leaving.height > 0
        ? [rule(`${state.id} second rule`, second - 5, width)]
        : []),
      ...listShapes(leaving, [BOX_PADDING, second + 2], room, marks),
    ],
    { layer: "states", label: `${titleIn(state.title, language)} (${state.id})` },
  );
};

const roadShapes = ({ layout, marks }: Drawing, road: PlannedRoad): readonly Shape[] => {
  const seen = marks.ofTransitions(
    road.label.entries.flatMap((one) => one.transitions.map(({ id }) => id)),
  );
  const roles = [rolesOf("road", seen), rolesOf("road-head", seen)] as const;
  return arrow(`road ${road.key}`, roles, layout.roads[road.key]!).map((shape) => ({
    ...shape,
    layer: "roads",
  }));
};

const labelShape = ({ layout, marks }: Drawing, road: PlannedRoad): Shape => {
  const { label, key } = road;
  const [width, height] = [label.width + 2 * LABEL_PADDING, label.height + 2 * LABEL_PADDING];
  const seen = marks.ofTransitions(
    label.entries.flatMap((one) => one.transitions.map(({ id }) => id)),
  );
  return group(
    `label ${key}`,
    "road-label",
    layout.labels[key]!,
    [
      rect(
        `label ${key} card`,
        rolesOf("road-card", seen),
        [width / 2, height / 2],
        [width, height],
        6,
      ),
      ...listShapes(label, [LABEL_PADDING, LABEL_PADDING], label.width, marks),
    ],
    { layer: "labels" },
  );
};

const markerShapes = ({ layout }: Drawing, target: string): readonly Shape[] =>
  [
    ...arrow(`entry ${target}`, ["road road-entry", "road-head"], layout.entries[target]!),
    circle(`initial ${target}`, "initial", layout.markers[target]!, MARKER_RADIUS),
  ].map((shape) => ({ ...shape, layer: "roads" }));

const hasTransients = ({ transitions }: ChartDescription): boolean =>
  transitions.some(({ eventClass }) => eventClass === null);

/** What the signs mean, in a line under the drawing. */
const legend = ({ description, language }: Drawing, y: number): Shape => {
  let x = 26;
  const signs = hasTransients(description) ? [...EVENT_CLASSES, null] : EVENT_CLASSES;
  const pieces = signs.flatMap((eventClass): Shape[] => {
    const words = messagesIn(language).classes[eventClass ?? "always"];
    const at = x;
    x += widthOfText(words, 11) + 34;
    return [
      classSign(`legend ${eventClass ?? "always"}`, eventClass, [at, y]),
      text(`legend ${eventClass ?? "always"} word`, "legend", [at + 10, y + 4], words, 11, "start"),
    ];
  });
  return group("legend", "", [0, 0], pieces, { layer: "legend" });
};

const LEGEND_WIDTH = 360;
const LEGEND_WIDTH_WITH_ALWAYS = 530;

/** Plans by description and phase: a drawing is made for every moment of a game, always of the same plan. */
const plans = new WeakMap<ChartDescription, Map<string | null, ChartPlan>>();

const planFor = (description: ChartDescription, phase: string | null): ChartPlan => {
  const known = plans.get(description) ?? new Map<string | null, ChartPlan>();
  plans.set(description, known);
  const plan = known.get(phase) ?? planChart(description, phase);
  known.set(phase, plan);
  return plan;
};

/**
 * The chart, or one phase of it, as a scene. Keys are the ids of states and transitions. Throws Defect for a
 * layout that is not this chart's, and for a phase that the layout does not have.
 */
export const chartScene = (
  description: ChartDescription,
  layout: ChartLayout,
  { language, phase = null, ...sights }: ChartSceneOptions,
): Scene => {
  const plan = planFor(description, phase);
  const drawing: Drawing = {
    description,
    plan,
    layout: drawingOf(description, layout, phase),
    marks: marksFor(sights),
    language,
  };
  const [width, height] = drawing.layout.size;
  const own = plan.part.states.find(({ id }) => id === phase);
  const { states, transitions } = plan.part;
  return {
    width: Math.max(width, hasTransients(description) ? LEGEND_WIDTH_WITH_ALWAYS : LEGEND_WIDTH),
    height: height + LEGEND_HEIGHT,
    title: [description.title, ...(own === undefined ? [] : [own.title])]
      .map((title) => titleIn(title, language))
      .join(" – "),
    description: messagesIn(language).size(states.length, transitions.length),
    shapes: [
      ...plan.boxes.map((box) => boxShape(drawing, box)),
      ...plan.markers.flatMap(({ target }) => markerShapes(drawing, target)),
      ...plan.roads.flatMap((road) => roadShapes(drawing, road)),
      ...plan.boxes
        .filter(({ kind }) => kind === "compound")
        .map((box) => headerShape(drawing, box)),
      ...plan.roads.map((road) => labelShape(drawing, road)),
      legend(drawing, height + 4),
    ],
  };
};
