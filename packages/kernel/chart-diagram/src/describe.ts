// Reads a game's own chart, the one that audits its logs, into plain data. The only file here that needs the
// chart engine; whoever only draws never loads it. Knows no game.
import {
  type Alternative,
  alternativesOf,
  type ChartState as EngineState,
  compile,
  type Row,
  statesOf,
} from "@assize/kernel-chart-engine";
import { Defect, type EventClass, type GameModel } from "@assize/kernel-model";
import type {
  ChartDescription,
  ChartQuestion,
  ChartState,
  ChartTransition,
} from "./description.ts";

/** A state's own key as words, for a state that the game has no words for: `tile-management`. */
const wordsOfKey = (path: string): string => {
  const key = path.slice(path.lastIndexOf(".") + 1).replaceAll("-", " ");
  return key.charAt(0).toUpperCase() + key.slice(1);
};

const titleOf = (model: GameModel, path: string, language: string): string => {
  const words = model.describe.place(path, language);
  return words === path ? wordsOfKey(path) : words;
};

const stateFrom = (
  model: GameModel,
  { path, parent, initial, final }: EngineState,
): ChartState => ({
  id: path,
  parent,
  title: Object.fromEntries(
    model.describe.languages.map((language) => [language, titleOf(model, path, language)]),
  ),
  initial,
  final,
});

const questionFrom = ({ name, clauses }: Row["parts"][number]): ChartQuestion => ({
  name,
  kind: clauses.length === 0 ? "when" : "rule",
  clauses,
});

const classOf = (model: GameModel, { id, event }: Row): EventClass => {
  const definition = model.events[event];
  if (definition === undefined) throw new Defect(`${id}: the game does not define ${event}`);
  return definition.class;
};

const transitionFrom = (
  { id, source, target, parts, apply, metaClauses }: Alternative,
  event: string,
  eventClass: EventClass | null,
): ChartTransition => ({
  id,
  source,
  target,
  event,
  eventClass,
  questions: parts.map(questionFrom),
  updates: apply.map(({ name }) => name),
  metaClauses,
});

/** The chart of any game as data. Throws GameMistake where the chart cannot be audited either. */
export const describeChart = (model: GameModel): ChartDescription => {
  const table = compile(model.chart as Parameters<typeof compile>[0]);
  const { initial, states } = statesOf(table);
  return {
    format: "assize-chart/1",
    game: model.id,
    rules: model.rules,
    title: { ...model.title },
    languages: model.describe.languages,
    initial,
    states: states.map((state) => stateFrom(model, state)),
    transitions: [
      ...[...table.rows.values()].map((row) => transitionFrom(row, row.event, classOf(model, row))),
      ...alternativesOf(table).map((one) => transitionFrom(one, "always", null)),
    ],
  };
};
