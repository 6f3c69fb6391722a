// The chart as a table, for other hands: each place, each event type that it knows, each way that the event may
// lead, with its questions and clauses. Knows Markdown and the chart, no meaning of a question.
import type { GameModel, JsonObject } from "@assize/kernel-model";
import { prepare } from "@assize/kernel-referee";

type Chart = Pick<ReturnType<typeof prepare>, "table" | "classOf">;
type Leaf = Chart["table"]["leaves"][number];
type Transient = Chart["table"]["transients"][number];
type Way = Transient["alternatives"][number];
type Question = Way["parts"][number];

/** Every place of the chart, in its order. */
export const placesOf = (model: GameModel): readonly string[] =>
  prepare(model).table.leaves.map(({ path }) => path);

/** The place where it rests, or the state with `always` where it goes on at once. */
const placeTo = ({ table }: Chart, { to, goingOn }: Way): string =>
  to === null
    ? table.transients.find(({ alternatives }) => alternatives === goingOn)!.path
    : table.leaves[to]!.path;

const wayJson = (chart: Chart, way: Way): JsonObject => ({
  id: way.id,
  questions: way.parts.map(({ name, clauses, when, stateOnly }) => ({
    name,
    clauses,
    ...(when === null ? {} : { where: { name: when.name } }),
    asks: stateOnly ? "state" : "state and event",
  })),
  clauses: way.clauses,
  ...sometimes(way),
  to: placeTo(chart, way),
});

/** What must hold so that the way applies a clause: all of one list. Null where it always does. */
const whereOf = ({ citations }: Way, clause: string): readonly (readonly string[])[] | null => {
  const citing = citations.filter(({ clauses }) => clauses.includes(clause));
  return citing.some(({ whens }) => whens.length === 0)
    ? null
    : citing.map(({ whens }) => whens.map(({ name }) => name));
};

const sometimes = (way: Way): JsonObject => {
  const where = way.clauses.flatMap((clause) => {
    const lists = whereOf(way, clause);
    if (lists === null) return [];
    return [[clause, lists.map((names) => names.map((name) => ({ name })))] as const];
  });
  return where.length === 0 ? {} : { where: Object.fromEntries(where) };
};

/** The table as data. */
export const chartJson = (model: GameModel): JsonObject => {
  const chart = prepare(model);
  const { table, classOf } = chart;
  return {
    initial: table.leaves[table.initial]!.path,
    places: table.leaves.map((leaf) => ({
      place: leaf.path,
      final: leaf.final,
      events: [...leaf.rows].map(([type, ways]) => ({
        type,
        class: classOf(type),
        ways: ways.map((way) => wayJson(chart, way)),
      })),
    })),
    ...(table.transients.length === 0
      ? {}
      : {
          always: table.transients.map(({ path, alternatives }) => ({
            place: path,
            ways: alternatives.map((way) => wayJson(chart, way)),
          })),
        }),
  };
};

const LETTER = { decision: "D", chance: "R", outside: "O", consequence: "F" } as const;

const code = (text: string): string => `\`${text}\``;

const questionText = ({ name, clauses, when, stateOnly }: Question): string =>
  [
    `${code(name)}${stateOnly ? "" : "\\*"}`,
    ...(clauses.length === 0 ? [] : [`(${clauses.join(", ")})`]),
    ...(when === null ? [] : [`where ${code(when.name)}`]),
  ].join(" ");

const clausesText = (way: Way): string =>
  way.clauses
    .map((clause) => {
      const where = whereOf(way, clause)?.map((names) => names.map(code).join(" and "));
      return where === undefined ? clause : `${clause} where ${[...new Set(where)].join(" or ")}`;
    })
    .join(", ");

const cells = (chart: Chart, way: Way, from: string): readonly string[] => [
  way.parts.length === 0 ? "–" : way.parts.map(questionText).join(" · "),
  placeTo(chart, way) === from ? "stays" : code(placeTo(chart, way)),
  clausesText(way),
];

const row = (chart: Chart, type: string, way: Way, leaf: Leaf): string =>
  `| ${[`${code(type)} ${LETTER[chart.classOf(type)]}`, ...cells(chart, way, leaf.path)].join(" | ")} |`;

const transientSection = (chart: Chart, { path, alternatives }: Transient): readonly string[] => [
  `## ${path}`,
  "",
  "No game rests here: the first open way is taken at once, within the event that led here.",
  "",
  "| Questions, in order | Leads to | Clauses of the way |",
  "| --- | --- | --- |",
  ...alternatives.map((way) => `| ${cells(chart, way, path).join(" | ")} |`),
  "",
];

const section = (chart: Chart, leaf: Leaf): readonly string[] => [
  `## ${leaf.path}`,
  "",
  ...(leaf.final
    ? [`The end: ${leaf.rows.size === 0 ? "no event may come" : "nothing is played any more"}.`, ""]
    : []),
  ...(leaf.rows.size === 0
    ? []
    : [
        "| Event | Questions, in order | Leads to | Clauses of the way |",
        "| --- | --- | --- | --- |",
        ...[...leaf.rows].flatMap(([type, ways]) => ways.map((way) => row(chart, type, way, leaf))),
        "",
      ]),
];

/** The table as a page; `more` says where else to read, a line each. */
export const transitionsPage = (model: GameModel, more: readonly string[]): string => {
  const chart = prepare(model);
  return [
    `# Places and transitions of ${model.title.en}`,
    "",
    `Made from the statechart; rules version ${model.rules}.`,
    "Each event of a log is exactly one row of this table. A game starts at the first place.",
    ...(chart.table.transients.length === 0
      ? []
      : [
          "Where a row leads to a place at which no game rests (they stand last), the first open way of that place is taken",
          "at once, within the same event, and so on.",
        ]),
    "",
    "A way is open when all its questions are answered yes; the first open one of an event is taken.",
    "In brackets stand the clauses that a “no” breaks; a question without any only chooses the way. A star: it looks",
    "at the event too, not at the state alone. D is a decision, R (random) is chance, F is forced: a consequence.",
    "“Where” names an antecedent: only where that holds is the question asked and does the clause apply.",
    ...more,
    "",
    ...chart.table.leaves.flatMap((leaf) => section(chart, leaf)),
    ...chart.table.transients.flatMap((transient) => transientSection(chart, transient)),
  ].join("\n");
};
