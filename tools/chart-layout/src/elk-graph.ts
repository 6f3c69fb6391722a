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
} from "@assize/kernel-chart-diagram";

const OPTIONS: Readonly<Record<string, string>> = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.json.shapeCoords": "ROOT",
  "elk.json.edgeCoords": "ROOT",
  "elk.randomSeed": "1",
  "elk.layered.considerModelOrder.strategy": "PREFER_EDGES",
  "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
  "elk.layered.thoroughness": "30",
  "elk.spacing.nodeNode": "28",
  "elk.spacing.edgeNode": "18",
  "elk.spacing.edgeEdge": "12",
  "elk.spacing.edgeLabel": "4",
  "elk.layered.spacing.nodeNodeBetweenLayers": "34",
  "elk.layered.spacing.edgeNodeBetweenLayers": "16",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "12",
  "elk.padding": "[top=20,left=20,bottom=20,right=20]",
};

const markerId = (target: string): string => `>${target}`;

const nodeOf = (plan: ChartPlan, box: PlannedBox): ElkNode => {
  const id = box.state.id;
  const within = childrenIn(plan, id);
  if (within.length === 0) return { id, width: box.width, height: box.height };
  return {
    id,
    children: within,
    layoutOptions: {
      "elk.padding": `[top=${box.height + 6},left=${BOX_PADDING + 6},bottom=${BOX_PADDING + 6},right=${BOX_PADDING + 6}]`,
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      "elk.nodeSize.minimum": `(${box.width},${box.height})`,
    },
  };
};

const childrenIn = (plan: ChartPlan, parent: string | null): ElkNode[] => [
  ...plan.markers
    .filter((marker) => marker.parent === parent)
    .map(({ target }) => ({
      id: markerId(target),
      width: 2 * MARKER_RADIUS,
      height: 2 * MARKER_RADIUS,
    })),
  ...plan.boxes.filter((box) => box.parent === parent).map((box) => nodeOf(plan, box)),
];

const graphOf = (plan: ChartPlan): ElkNode => ({
  id: "chart",
  layoutOptions: OPTIONS,
  children: childrenIn(plan, null),
  edges: [
    ...plan.markers.map(({ target }) => ({
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
  ],
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

/** Where everything of this plan lies. The same plan gives the same layout. */
export const layOut = async (plan: ChartPlan): Promise<DrawingLayout> => {
  const elk = new (elkConstructor as unknown as new () => ELK)();
  const answer = await elk.layout(graphOf(plan));
  const nodes = new Map(everyNode(answer).map((node) => [node.id, node]));
  const edges = new Map(everyEdge(answer).map((edge) => [edge.id, edge]));
  const node = (id: string): ElkNode => nodes.get(id)!;
  const edge = (id: string): ElkExtendedEdge => edges.get(id)!;
  return {
    size: [whole(answer.width), whole(answer.height)],
    boxes: Object.fromEntries(
      plan.boxes.map(({ state: { id } }) => {
        const { x, y, width, height } = node(id);
        return [id, [whole(x), whole(y), whole(width), whole(height)]];
      }),
    ),
    markers: Object.fromEntries(
      plan.markers.map(({ target }) => {
        const { x, y } = node(markerId(target));
        return [target, [whole(x) + MARKER_RADIUS, whole(y) + MARKER_RADIUS]];
      }),
    ),
    entries: Object.fromEntries(
      plan.markers.map(({ target }) => [target, lineOf(edge(markerId(target)))]),
    ),
    roads: Object.fromEntries(plan.roads.map(({ key }) => [key, lineOf(edge(key))])),
    labels: Object.fromEntries(
      plan.roads.map(({ key }) => {
        const [label] = edge(key).labels!;
        return [key, [whole(label!.x), whole(label!.y)]];
      }),
    ),
  };
};
