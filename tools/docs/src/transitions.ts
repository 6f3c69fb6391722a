// The chart as a table, for other hands: each place, each event type that it knows, each way that the event may
// lead, with its questions and clauses. Knows Markdown and the chart, no meaning of a question.
import type { JsonObject } from "@assize/kernel-model";
import { prepare } from "@assize/kernel-replay";
import { xidit } from "@assize/xidit-game";

const { table, classOf } = prepare(xidit);
type Leaf = (typeof table.leaves)[number];
type Way = ReturnType<Leaf["rows"]["get"]> extends readonly (infer One)[] | undefined ? One : never;
type Question = Way["parts"][number];

/** Every place of the chart, in its order. */
export const PLACES: readonly string[] = table.leaves.map(({ path }) => path);

const placeTo = (way: Way): string => table.leaves[way.to]!.path;

const wayJson = (way: Way): JsonObject => ({
  id: way.id,
  questions: way.parts.map(({ name, clauses, stateOnly }) => ({
    name,
    clauses,
    asks: stateOnly ? "state" : "state and event",
  })),
  clauses: way.clauses,
  to: placeTo(way),
});

/** The table as data. */
export const chartJson = (): JsonObject => ({
  initial: table.leaves[table.initial]!.path,
  places: table.leaves.map((leaf) => ({
    place: leaf.path,
    final: leaf.final,
    events: [...leaf.rows].map(([type, ways]) => ({
      type,
      class: classOf(type),
      ways: ways.map(wayJson),
    })),
  })),
});

const LETTER = { decision: "D", chance: "R", consequence: "F" } as const;

const code = (text: string): string => `\`${text}\``;

const questionText = ({ name, clauses, stateOnly }: Question): string =>
  `${code(name)}${stateOnly ? "" : "\\*"}${clauses.length === 0 ? "" : ` (${clauses.join(", ")})`}`;

const row = (type: string, way: Way, leaf: Leaf): string =>
  `| ${[
    `${code(type)} ${LETTER[classOf(type)]}`,
    way.parts.length === 0 ? "–" : way.parts.map(questionText).join(" · "),
    placeTo(way) === leaf.path ? "stays" : code(placeTo(way)),
    way.clauses.join(", "),
  ].join(" | ")} |`;

const section = (leaf: Leaf): readonly string[] => [
  `## ${leaf.path}`,
  "",
  ...(leaf.final
    ? ["The end: no event may come.", ""]
    : [
        "| Event | Questions, in order | Leads to | Clauses of the way |",
        "| --- | --- | --- | --- |",
        ...[...leaf.rows].flatMap(([type, ways]) => ways.map((way) => row(type, way, leaf))),
        "",
      ]),
];

/** The table as a page. */
export const transitionsPage = (): string =>
  [
    `# Places and transitions of ${xidit.title.en}`,
    "",
    `Made from the statechart; rules version ${xidit.rules}. The same as data: [chart.json](vectors/chart.json).`,
    "Each event of a log is exactly one row of this table. A game starts at the first place.",
    "",
    "A way is open when all its questions are answered yes; the first open one of an event is taken.",
    "What the questions ask is told in [questions](questions.md). In brackets stand the clauses that a “no” breaks;",
    "a question without any only chooses the way. A star: it looks at the event too, not at the state alone.",
    "D is a decision, R (random) is chance, F is forced: a consequence. What an event changes is told in",
    "[consequences and choices](consequences.md).",
    "",
    ...table.leaves.flatMap(section),
  ].join("\n");
