// An exploration told: as lines for a terminal, in English, and as JSON for programs. Explores nothing.
import { alternativesOf } from "@assize/kernel-chart-engine";
import type { Answer, Exploration, Path } from "@assize/kernel-exploration";
import type { Start } from "@assize/kernel-referee";
import { count } from "../english.ts";

const EXPLORATION_FORMAT = "assize-exploration/1";

/** What was asked for, as far as a report tells it. */
interface Asked {
  readonly game: string;
  readonly part: string | undefined;
  readonly transitions: boolean;
}

/** Every transition of the chart: those by an event, then those that are taken at once. */
export const transitionIds = ({ table }: Pick<Start["game"], "table">): readonly string[] => [
  ...table.rows.keys(),
  ...alternativesOf(table).map(({ id }) => id),
];

const eventsOf = (events: number): string => count(events, "event", "events");

const answerLines = (answer: Answer<unknown>): readonly string[] => {
  const { property, kind } = answer;
  const line = `${kind.padEnd(6)}  ${property.id}  ${property.says}`;
  return kind === "broken"
    ? [line, `        after ${eventsOf(answer.path.events)}: ${answer.why}`]
    : [line];
};

const WHY_STOPPED = {
  states: "more states than --most-states",
  events: "more events than --most-events",
  answered: "every property was answered",
} as const;

const extent = (
  { isExhaustive, stop, cut }: Exploration<unknown>,
  part: string | undefined,
): string => {
  const all = part === undefined ? "all that can be played" : `all of the part ${part}`;
  if (isExhaustive) return `${all} was explored`;
  const cutShort = `${count(cut, "state has", "states have")} more ways on than --most-ways`;
  const why = [...(stop === null ? [] : [WHY_STOPPED[stop]]), ...(cut === 0 ? [] : [cutShort])];
  return `not all was explored: ${why.join("; ")}`;
};

const transitionLines = (start: Start, { transitions, isExhaustive }: Exploration<unknown>) => {
  const absent = isExhaustive ? "unreachable" : "not reached";
  const ids = transitionIds(start.game);
  const width = Math.max(...ids.map((id) => id.length));
  return ids.map((id) => {
    const path = transitions.get(id);
    return `${id.padEnd(width)}  ${path === undefined ? absent : eventsOf(path.events)}`;
  });
};

export const asText = (
  found: Exploration<unknown>,
  start: Start,
  input: Asked,
): readonly string[] => [
  `${input.game}: ${count(found.states, "state", "states")}, ${count(found.ends, "end", "ends")}, ` +
    `${count(found.ways, "way on", "ways on")}, at most ${eventsOf(found.depth)} from the start`,
  extent(found, input.part),
  ...found.answers.flatMap(answerLines),
  ...(found.mistake === null
    ? []
    : [`mistake after ${eventsOf(found.mistake.path.events)}: ${found.mistake.mistake.message}`]),
  ...(input.transitions ? ["", ...transitionLines(start, found)] : []),
];

/** The log of a path: its lines. */
export type LogOf = (path: Path) => readonly string[];

export const asJson = (found: Exploration<unknown>, start: Start, input: Asked, logAt: LogOf) => {
  const { states, ends, ways, depth, stop, cut, isExhaustive, bytes } = found;
  return {
    format: EXPLORATION_FORMAT,
    game: input.game,
    part: input.part ?? null,
    counts: { states, ends, ways, depth, cut, bytes },
    stop,
    isExhaustive,
    properties: found.answers.map((answer) => ({
      id: answer.property.id,
      answer: answer.kind,
      ...(answer.kind === "broken"
        ? { events: answer.path.events, why: answer.why, log: logAt(answer.path) }
        : {}),
    })),
    mistake: found.mistake?.mistake.message ?? null,
    ...(input.transitions
      ? {
          transitions: transitionIds(start.game).map((transition) => ({
            transition,
            events: found.transitions.get(transition)?.events ?? null,
          })),
        }
      : {}),
  };
};
