// A planned drawing as a graph for ELK, and ELK's answer as a layout. The only file that knows ELK.
// Whole numbers are enough for a drawing and keep the files small.
import elkConstructor from "elkjs/lib/elk.bundled.js";
import type { ELK, ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api.js";
import {
  BOX_PADDING,
  type ChartPlan,
  type DrawingLayout,
  LABEL_PADDING,
  MARKER_RADIUS,
  type PlannedBox,
  type PlannedMarker,
} from "@assize/kernel-chart-diagram";

/** Between packed boxes; a marker and its line have room in it. */
const PACKED_GAP = 40;

type Options = Readonly<Record<string, string>>;

const padded = (top: number, other: number): Options => ({
  "elk.padding": `[top=${top},left=${other},bottom=${other},right=${other}]`,
});

/**
 * Layers from above, orthogonal lines, all that is nested in one go. A nested box does not inherit this: it has to
 * have it too. Circles are broken depth first, so that a drawing begins where the chart does.
 */
const LAYERED: Options = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.layered.cycleBreaking.strategy": "DEPTH_FIRST",
  "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
  "elk.layered.thoroughness": "30",
  "elk.spacing.nodeNode": "28",
  "elk.spacing.edgeNode": "18",
  "elk.spacing.edgeEdge": "12",
  "elk.spacing.edgeLabel": "4",
  "elk.layered.spacing.nodeNodeBetweenLayers": "34",
  "elk.layered.spacing.edgeNodeBetweenLayers": "16",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "12",
};

/** Boxes without roads between them, close together in about the shape of a screen. */
const PACKED: Options = {
  "elk.algorithm": "rectpacking",
  "elk.aspectRatio": "1.5",
  "elk.spacing.nodeNode": String(PACKED_GAP),
};

const ROOT: Options = {
  ...LAYERED,
  ...padded(20, 20),
  "elk.json.shapeCoords": "ROOT",
  "elk.json.edgeCoords": "ROOT",
  "elk.randomSeed": "1",
};

const markerId = (target: string): string => `>${target}`;

const insideOf = (plan: ChartPlan, box: PlannedBox): Options => {
  const top = box.height + 6;
  return box.state.id === plan.packed
    ? { ...PACKED, ...padded(top, PACKED_GAP) }
    : { ...LAYERED, ...padded(top, BOX_PADDING + 6) };
};

const nodeOf = (plan: ChartPlan, box: PlannedBox): ElkNode => {
  const id = box.state.id;
  const within = childrenIn(plan, id);
  if (within.length === 0) return { id, width: box.width, height: box.height };
  return {
    id,
    children: within,
    layoutOptions: {
      ...insideOf(plan, box),
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      "elk.nodeSize.minimum": `(${box.width},${box.height})`,
    },
  };
};

/** Where boxes are packed there are no lines: the marker is put beside its box afterwards. */
const isPlaced = (plan: ChartPlan, { parent }: PlannedMarker): boolean =>
  parent === null || parent !== plan.packed;

const childrenIn = (plan: ChartPlan, parent: string | null): ElkNode[] => [
  ...plan.markers
    .filter((marker) => marker.parent === parent && isPlaced(plan, marker))
    .map(({ target }) => ({
      id: markerId(target),
      width: 2 * MARKER_RADIUS,
      height: 2 * MARKER_RADIUS,
    })),
  ...plan.boxes.filter((box) => box.parent === parent).map((box) => nodeOf(plan, box)),
];

/** Where no line leads from the packed box to the end, one that is not drawn keeps the end below it. */
const guidesOf = ({ packed, boxes }: ChartPlan): ElkExtendedEdge[] =>
  packed === null
    ? []
    : boxes
        .filter(({ parent, kind }) => parent === null && kind === "final")
        .map(({ state: { id } }) => ({ id: `guide ${id}`, sources: [packed], targets: [id] }));

const edgesOf = (plan: ChartPlan): ElkExtendedEdge[] => [
  ...guidesOf(plan),
  ...plan.markers
    .filter((marker) => isPlaced(plan, marker))
    .map(({ target }) => ({
      id: markerId(target),
      sources: [markerId(target)],
      targets: [target],
    })),
  ...plan.roads.map(({ key, source, target, label }) => ({
    id: key,
    sources: [source],
    targets: [target],
    labels: [
      {
        id: `${key} label`,
        text: key,
        width: label.width + 2 * LABEL_PADDING,
        height: label.height + 2 * LABEL_PADDING,
        layoutOptions: { "elk.edgeLabels.inline": "true", "elk.edgeLabels.placement": "CENTER" },
      },
    ],
  })),
];

const graphOf = (plan: ChartPlan): ElkNode => ({
  id: "chart",
  layoutOptions:
    plan.packed === null ? ROOT : { ...ROOT, "elk.hierarchyHandling": "SEPARATE_CHILDREN" },
  children: childrenIn(plan, null),
  edges: edgesOf(plan),
});

const whole = (value: number | undefined): number => Math.round(value ?? 0);

const lineOf = ({ sections = [] }: ElkExtendedEdge): readonly number[] =>
  sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .flatMap(({ x, y }) => [whole(x), whole(y)]);

const everyNode = (node: ElkNode): readonly ElkNode[] => [
  node,
  ...(node.children ?? []).flatMap(everyNode),
];

/** Edges stand where ELK keeps them: in the root, or in the node that holds both ends. */
const everyEdge = (node: ElkNode): readonly ElkExtendedEdge[] =>
  everyNode(node).flatMap(({ edges = [] }) => edges);

/** Where the pieces of ELK's answer are, by id. */
interface LaidOut {
  readonly size: readonly [number, number];
  readonly node: (id: string) => ElkNode;
  readonly edge: (id: string) => ElkExtendedEdge;
}

const answerOf = (root: ElkNode): LaidOut => {
  const nodes = new Map(everyNode(root).map((node) => [node.id, node]));
  const edges = new Map(everyEdge(root).map((edge) => [edge.id, edge]));
  return {
    size: [whole(root.width), whole(root.height)],
    node: (id) => nodes.get(id)!,
    edge: (id) => edges.get(id)!,
  };
};

/** A marker and its line: where ELK has put them, else to the left of the box, level with its title. */
const entryOf = (
  plan: ChartPlan,
  marker: PlannedMarker,
  { node, edge }: LaidOut,
): readonly [point: readonly [number, number], line: readonly number[]] => {
  const { target } = marker;
  if (isPlaced(plan, marker)) {
    const { x, y } = node(markerId(target));
    return [[whole(x) + MARKER_RADIUS, whole(y) + MARKER_RADIUS], lineOf(edge(markerId(target)))];
  }
  const box = node(target);
  const [x, y] = [whole(box.x) - 26, whole(box.y) + 22];
  return [
    [x, y],
    [x + MARKER_RADIUS, y, whole(box.x), y],
  ];
};

const labelOf = ({ labels = [] }: ElkExtendedEdge): readonly [number, number] => [
  whole(labels[0]?.x),
  whole(labels[0]?.y),
];

/** Where everything of this plan lies. The same plan gives the same layout. */
export const layOut = async (plan: ChartPlan): Promise<DrawingLayout> => {
  const elk = new (elkConstructor as unknown as new () => ELK)();
  const answer = answerOf(await elk.layout(graphOf(plan)));
  const entries = plan.markers.map(
    (marker) => [marker.target, ...entryOf(plan, marker, answer)] as const,
  );
  return {
    size: answer.size,
    boxes: Object.fromEntries(
      plan.boxes.map(({ state: { id } }) => {
        const { x, y, width, height } = answer.node(id);
        return [id, [whole(x), whole(y), whole(width), whole(height)]];
      }),
    ),
    markers: Object.fromEntries(entries.map(([target, point]) => [target, point])),
    entries: Object.fromEntries(entries.map(([target, , line]) => [target, line])),
    roads: Object.fromEntries(plan.roads.map(({ key }) => [key, lineOf(answer.edge(key))])),
    labels: Object.fromEntries(plan.roads.map(({ key }) => [key, labelOf(answer.edge(key))])),
  };
};
