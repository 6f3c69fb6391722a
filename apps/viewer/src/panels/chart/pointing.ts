// What of a chart somebody points at: which transitions that concerns, what a shape of the drawing stands for, and what
// a search finds. Pure; knows a chart's description and the keys of its drawing.
import {
  type ChartDescription,
  type ChartTransition,
  clausesOf,
  destinationOf,
  phaseOf,
  titleIn,
} from "@assize/kernel-chart-diagram";
import { wordsFoundIn } from "@assize/kernel-model";
import type { Why } from "../../protocol/protocol.ts";
import type { Pointed } from "../../session/chart-look.ts";
import { isWithin } from "./visits.ts";

/** The transitions that this is about: of a state, those that start in it. */
export const transitionsOf = (
  { transitions }: ChartDescription,
  { kind, id }: Pointed,
): readonly ChartTransition[] =>
  transitions.filter((one) => {
    switch (kind) {
      case "state":
        return one.source === id;
      case "transition":
        return one.id === id;
      case "event":
        return one.event === id;
      case "clause":
        return clausesOf(one).includes(id);
      case "question":
        return one.questions.some(({ name }) => name === id);
    }
  });

/** What lights up in the drawing: ids of states, transitions and clauses. */
export const litBy = (
  description: ChartDescription,
  pointed: Pointed | null,
): readonly string[] => {
  if (pointed === null) return [];
  return pointed.kind === "event" || pointed.kind === "question"
    ? transitionsOf(description, pointed).map(({ id }) => id)
    : [pointed.id];
};

/** The states where it is to be seen. */
export const placesOf = (description: ChartDescription, pointed: Pointed): readonly string[] =>
  pointed.kind === "state"
    ? [pointed.id]
    : [...new Set(transitionsOf(description, pointed).map(({ source }) => source))];

/** A phase that shows it: the one that is shown, if that does; undefined where it is nowhere. */
export const phaseShowing = (
  description: ChartDescription,
  pointed: Pointed,
  shown: string | null,
): string | null | undefined => {
  const places = placesOf(description, pointed);
  if (places.length === 0) return undefined;
  if (shown === null || places.some((place) => isWithin(place, shown))) return shown;
  return phaseOf(description, places[0]!) ?? null;
};

/** Shapes of the drawing that are neither a state's nor a transition's. */
const OTHERS = new Set(["label", "entry", "initial", "legend"]);

const ofRoad = ({ transitions }: ChartDescription, road: string): Pointed | null => {
  const same = transitions.filter((one) => `${one.source}>${destinationOf(one)}` === road);
  return same.length === 1 ? { kind: "transition", id: same[0]!.id } : null;
};

/** What a shape stands for, by its key (see the package that draws charts); null for none. */
export const pointedByKey = (description: ChartDescription, key: string): Pointed | null => {
  const [id = "", ...parts] = key.split(" ");
  if (id === "road") return ofRoad(description, parts[0] ?? "");
  if (OTHERS.has(id)) return null;
  const clause = parts.find((part) =>
    description.transitions.some((one) => clausesOf(one).includes(part)),
  );
  if (clause !== undefined) return { kind: "clause", id: clause };
  if (description.states.some((state) => state.id === id)) return { kind: "state", id };
  if (parts[0] !== "ways" && description.transitions.some((one) => one.id === id))
    return { kind: "transition", id };
  const event = id.slice(id.indexOf("/") + 1);
  return description.transitions.some((one) => one.event === event)
    ? { kind: "event", id: event }
    : null;
};

/** The transitions that an event could have meant: those that are open, and those that refused it. */
export interface WaysAsked {
  readonly open: readonly string[];
  readonly refused: readonly string[];
}

export const NOTHING_ASKED: WaysAsked = { open: [], refused: [] };

/** Where an event is refused though its way is open, it says something else than what the rules force there. */
export const waysAsked = ({
  legal,
  ways,
}: {
  readonly legal: boolean;
  readonly ways: readonly Pick<Why["ways"][number], "id" | "meant">[];
}): WaysAsked => {
  const meant = ways.filter((way) => way.meant).map(({ id }) => id);
  return legal ? { open: meant, refused: [] } : { open: [], refused: meant };
};

/** A transition in words: where it starts, the event, where it leads. */
export const nameOfTransition = (
  { states, transitions }: ChartDescription,
  id: string,
  language: string,
): string => {
  const transition = transitions.find((one) => one.id === id);
  if (transition === undefined) return id;
  const titleOf = (state: string): string =>
    titleIn(states.find((one) => one.id === state)?.title ?? {}, language);
  const { source, event, target } = transition;
  return [`${titleOf(source)}: ${event}`, ...(target === null ? [] : [titleOf(target)])].join(
    " → ",
  );
};

/** Something that a search found. */
export interface Found extends Pointed {
  readonly title: string;
}

const MOST_FOUND = 30;

const everything = (description: ChartDescription, language: string): readonly Found[] => {
  const { states, transitions } = description;
  const once = (kind: Pointed["kind"], ids: readonly string[]): readonly Found[] =>
    [...new Set(ids)].filter((id) => id !== "").map((id) => ({ kind, id, title: id }));
  return [
    ...states.map(({ id, title }): Found => ({
      kind: "state",
      id,
      title: titleIn(title, language),
    })),
    ...once(
      "event",
      transitions.map(({ event }) => event),
    ),
    ...once("clause", transitions.flatMap(clausesOf)),
    ...once(
      "question",
      transitions.flatMap(({ questions }) => questions.map(({ name }) => name)),
    ),
  ];
};

/** `notYetHere` is found by `not yet` as well. */
const plain = (text: string): string =>
  text.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replaceAll("-", " ");

/** States, events, clauses and questions that hold all of these words; none for no word. */
export const findInChart = (
  description: ChartDescription,
  language: string,
  words: string,
): { readonly found: readonly Found[]; readonly more: boolean } => {
  if (words.trim() === "") return { found: [], more: false };
  const fits = wordsFoundIn(plain(words));
  const fitting = everything(description, language).filter(({ id, title }) =>
    fits(`${id} ${plain(id)} ${title}`),
  );
  return { found: fitting.slice(0, MOST_FOUND), more: fitting.length > MOST_FOUND };
};
