// A chart as SCXML, the W3C's notation of statecharts (https://www.w3.org/TR/scxml/). Knows XML and that
// notation, no game and no drawing. What SCXML has no word for stands in a namespace of our own.
import {
  type ChartDescription,
  type ChartQuestion,
  type ChartState,
  type ChartTransition,
  childrenOf,
  titleIn,
} from "./description.ts";

/** Of the elements and attributes that say what SCXML cannot: questions, updates, clauses, titles. */
export const CHART_NAMESPACE = "urn:assize:chart:1";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\n": "&#10;",
  "\t": "&#9;",
};

/** What XML 1.0 cannot hold at all. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const escaped = (text: string): string =>
  text.replace(UNPRINTABLE, "\ufffd").replace(/[&<>"\n\t]/g, (character) => ENTITIES[character]!);

type Attributes = readonly (readonly [name: string, value: string | null])[];

const element = (
  name: string,
  attributes: Attributes,
  content: readonly string[] = [],
): readonly string[] => {
  const written = attributes
    .filter((entry): entry is readonly [string, string] => entry[1] !== null)
    .map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`)
    .join("");
  if (content.length === 0) return [`<${name}${written}/>`];
  return [`<${name}${written}>`, ...content.map((line) => `  ${line}`), `</${name}>`];
};

/** Ids are of type xs:ID: a letter or underscore, then letters, digits, dots, hyphens, underscores. */
const idsOf = (states: readonly ChartState[]): ReadonlyMap<string, string> => {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id } of states) {
    const legal = id.replaceAll(/[^A-Za-z0-9._-]/g, "_").replace(/^(?![A-Za-z_])/, "_");
    let free = legal;
    while (taken.has(free)) free += "_";
    taken.add(free);
    ids.set(id, free);
  }
  return ids;
};

/** An event's name: words of letters, digits, hyphens and underscores with dots between them. */
const eventName = (event: string): string => event.replaceAll(/[^A-Za-z0-9_.-]/g, "_");

const listOrNull = (words: readonly string[]): string | null =>
  words.length === 0 ? null : words.join(" ");

const questionElement = ({ name, kind, clauses }: ChartQuestion): readonly string[] =>
  element(`assize:${kind}`, [
    ["question", name === "" ? null : name],
    ["clauses", listOrNull(clauses)],
  ]);

const transitionElement = (
  transition: ChartTransition,
  ids: ReadonlyMap<string, string>,
): readonly string[] =>
  element(
    "transition",
    [
      ["event", eventName(transition.event)],
      ["target", transition.target === null ? null : ids.get(transition.target)!],
      ["assize:id", transition.id],
      ["assize:class", transition.eventClass],
      ["assize:clauses", listOrNull(transition.metaClauses)],
    ],
    [
      ...transition.questions.flatMap(questionElement),
      ...transition.updates.flatMap((name) =>
        element("assize:update", [["name", name === "" ? null : name]]),
      ),
    ],
  );

const stateElement = (
  description: ChartDescription,
  state: ChartState,
  ids: ReadonlyMap<string, string>,
  language: string,
): readonly string[] =>
  element(
    state.final ? "final" : "state",
    [
      ["id", ids.get(state.id)!],
      ["initial", state.initial === null ? null : ids.get(state.initial)!],
      ["assize:title", titleIn(state.title, language)],
    ],
    [
      ...description.transitions
        .filter(({ source }) => source === state.id)
        .flatMap((transition) => transitionElement(transition, ids)),
      ...childrenOf(description, state.id).flatMap((inner) =>
        stateElement(description, inner, ids, language),
      ),
    ],
  );

/**
 * The chart's structure as SCXML. Questions stand in it by name (`assize:rule`, `assize:when`), not as `cond`:
 * they are functions of the game, so a processor that ignores them sees every way as open.
 */
export const chartToScxml = (
  description: ChartDescription,
  { language = "en" }: { readonly language?: string | undefined } = {},
): string => {
  const ids = idsOf(description.states);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...element(
      "scxml",
      [
        ["xmlns", "http://www.w3.org/2005/07/scxml"],
        ["xmlns:assize", CHART_NAMESPACE],
        ["version", "1.0"],
        ["datamodel", "null"],
        ["name", description.game],
        ["initial", ids.get(description.initial)!],
        ["assize:title", titleIn(description.title, language)],
        ["assize:rules", String(description.rules)],
      ],
      childrenOf(description, null).flatMap((state) =>
        stateElement(description, state, ids, language),
      ),
    ),
    "",
  ].join("\n");
};
