// The reference pages of each game of the catalogue: the first game's stand in the folder itself, another's in a
// folder of its own. Knows which handwritten pages go with them, and no rule.
import { GAMES } from "@assize/catalogue/all";
import type { GameModel, JsonObject } from "@assize/kernel-model";
import { eventsJsonSchema } from "./event-schemas.ts";
import { clausesJson, clausesPage, eventsPage, fieldsJson, rulingsPage } from "./reference.ts";
import { toldApartPage } from "./told-apart.ts";
import { transitionsPage } from "./transitions.ts";
import { readWays, waysPage } from "./ways/ways-page.ts";

/** What a generated page says of one game alone, a line each. */
interface Remarks {
  readonly events: readonly string[];
  readonly transitions: readonly string[];
}

const REMARKS: Readonly<Record<string, Remarks>> = {
  xidit: {
    events: [
      "A list of units is written weakest first.",
      "What each consequence's fields hold is told in [consequences and choices](consequences.md).",
      "The order in which they come is the statecharts' and is told in [order of events](order-of-events.md).",
    ],
    transitions: [
      "The same as data: [chart.json](vectors/chart.json). What the questions ask is told in [questions](questions.md).",
      "What an event changes is told in [consequences and choices](consequences.md).",
    ],
  },
  grandlin: {
    events: [
      "Squares to look at are written in ascending order. What the state is made of is told in",
      "[the state of a game](game-state.md), the order in which events come in",
      "[places and transitions](transitions.md), what each card does in [board, cards and words](cards.md).",
      "",
      "- An `effect-applied` stands for each effect of a card, also where it changes nothing; the Portal's 1 writes one too,",
      "  `health` to 0, before `henchman-died`.",
      "- No `henchman-plundered` stands where the slain had neither treasure nor gold, no `treasures-left` where he carried none.",
      "- `poison-taken.health` is what was lost: 1 where 2 were due and 1 was left.",
      "- `services` and the four squares of the City stand in this order: E4, E5, F5, F4.",
      "- Second Sight needs a card to look at, so `peek` is not empty; with the Watchtower it may be.",
    ],
    transitions: [
      "A question whose name ends in `ComesNext` asks what the day goes on with after the event: the first of the",
      "ways that is due, in the order told in [the state of a game](game-state.md#what-comes-next).",
    ],
  },
};

const NO_REMARKS: Remarks = { events: [], transitions: [] };

const pagesOf = (model: GameModel): readonly (readonly [string, string])[] => {
  const known = readWays(model.id);
  const remarks = Object.hasOwn(REMARKS, model.id) ? REMARKS[model.id]! : NO_REMARKS;
  return [
    ["clauses.md", clausesPage(model)],
    ["clauses.json", linesFile(clausesJson(model))],
    ["rulings.md", rulingsPage(model)],
    ["told-apart.md", toldApartPage(model)],
    ["events.md", eventsPage(model, remarks.events)],
    ["fields.json", linesFile(fieldsJson(model))],
    ["transitions.md", transitionsPage(model, remarks.transitions)],
    ...(known === null ? [] : [["ways.md", waysPage(model, known)] as const]),
    ["events.schema.json", schemaFile(eventsJsonSchema(model))],
  ];
};

export const schemaFile = (schema: JsonObject): string => `${JSON.stringify(schema, null, 2)}\n`;

/** One entry of each list a line, so that changes can be read. */
const linesFile = (data: JsonObject): string => {
  const members = Object.entries(data).map(([name, value]) => {
    const text = Array.isArray(value)
      ? `[\n${value.map((one) => JSON.stringify(one)).join(",\n")}\n]`
      : JSON.stringify(value);
    return `${JSON.stringify(name)}:${text}`;
  });
  return `{${members.join(",\n")}}\n`;
};

/** Path below docs/reference to text. */
export const gamePages = (): readonly (readonly [string, string])[] =>
  GAMES.flatMap(({ model }, index) =>
    pagesOf(model).map(
      ([name, text]) => [index === 0 ? name : `${model.id}/${name}`, text] as const,
    ),
  );
