// A chart as a Mermaid state diagram (stateDiagram-v2). Knows Mermaid's grammar, no game and no drawing.
import {
  type ChartDescription,
  type ChartPart,
  type ChartState,
  type ChartTransition,
  clausesOf,
  commonParent,
  destinationOf,
  partOf,
  titleIn,
} from "./description.ts";

/** Words that Mermaid reads as the beginning of something else. */
const RESERVED = new Set(
  "default state note class classdef scale style click href direction end hide acctitle accdescr".split(
    " ",
  ),
);

export interface MermaidOptions {
  /** The id of the state to draw alone, with the states it leads to; the whole chart where absent. */
  readonly phase?: string | undefined;
  /** `en` where absent. */
  readonly language?: string | undefined;
}

interface Writer {
  readonly description: ChartDescription;
  readonly part: ChartPart;
  readonly language: string;
  readonly ids: ReadonlyMap<string, string>;
}

/** Ids without hyphens, dots or blanks; two states never get the same one. */
const idsOf = (states: readonly ChartState[]): ReadonlyMap<string, string> => {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id } of states) {
    const plain = id.replaceAll(/[^A-Za-z0-9]/g, "_");
    let free = RESERVED.has(plain.toLowerCase()) ? `${plain}_` : plain;
    while (taken.has(free)) free += "_";
    taken.add(free);
    ids.set(id, free);
  }
  return ids;
};

/** Mermaid has no empty text. */
const NOTHING = "…";

/** Text between quotation marks, on one line. */
const quoted = (text: string): string => `"${text.replaceAll(/[\s"{}]+/g, " ").trim() || NOTHING}"`;

/** A label ends at a line's end, a colon or a semicolon; a hash or two percent signs would hide what follows. */
const labelText = (text: string): string => text.replaceAll(/[\s:;#%{}"]+/g, " ").trim() || NOTHING;

const labelOf = (transition: ChartTransition): string => {
  const clauses = clausesOf(transition);
  const choices = transition.questions.filter(({ kind, name }) => kind === "when" && name !== "");
  return labelText(
    [
      transition.event,
      ...(choices.length === 0 ? [] : [`if ${choices.map(({ name }) => name).join(", ")}`]),
      ...(clauses.length === 0 ? [] : [`[${clauses.join(", ")}]`]),
    ].join(" "),
  );
};

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

/** Where a transition is written: in the innermost state that holds both of its ends. */
const homeOf = ({ description, part }: Writer, transition: ChartTransition): string | null => {
  const home = commonParent(description, transition.source, destinationOf(transition));
  return part.states.some(({ id }) => id === home) ? home : null;
};

const arrowOf = ({ ids }: Writer, transition: ChartTransition): string =>
  `${ids.get(transition.source)!} --> ${ids.get(destinationOf(transition))!} : ${labelOf(transition)}`;

const arrowsIn = (writer: Writer, home: string | null): readonly string[] =>
  writer.part.transitions
    .filter((transition) => homeOf(writer, transition) === home)
    .map((transition) => arrowOf(writer, transition));

const stateLines = (writer: Writer, state: ChartState): readonly string[] => {
  const { ids, part, language } = writer;
  const id = ids.get(state.id)!;
  const head = `state ${quoted(titleIn(state.title, language))} as ${id}`;
  const within = part.states.filter(({ parent }) => parent === state.id);
  if (within.length === 0) return [head];
  return [
    `${head} {`,
    ...indented([
      ...(state.initial === null ? [] : [`[*] --> ${ids.get(state.initial)!}`]),
      ...within.flatMap((inner) => stateLines(writer, inner)),
      ...arrowsIn(writer, state.id),
    ]),
    "}",
  ];
};

/** The whole chart, or one phase with the states it leads to. Throws Defect for an unknown phase. */
export const chartToMermaid = (
  description: ChartDescription,
  { phase, language = "en" }: MermaidOptions = {},
): string => {
  const part = partOf(description, phase ?? null);
  const all = [...part.states, ...part.outside];
  const writer: Writer = { description, part, language, ids: idsOf(all) };
  const shown = new Set(part.states.map(({ id }) => id));
  const top = part.states.filter(({ parent }) => parent === null || !shown.has(parent));
  const entered = phase ?? description.initial;
  return [
    "stateDiagram-v2",
    ...indented([
      `[*] --> ${writer.ids.get(entered)!}`,
      ...top.flatMap((state) => stateLines(writer, state)),
      ...part.outside.map(
        (state) =>
          `state ${quoted(titleIn(state.title, language))} as ${writer.ids.get(state.id)!}`,
      ),
      ...arrowsIn(writer, null),
      ...all.filter(({ final }) => final).map(({ id }) => `${writer.ids.get(id)!} --> [*]`),
    ]),
    "",
  ].join("\n");
};
