// The reference pages that come from data: clauses, rulings, events. Knows Markdown and the data, no wording of
// its own beyond headings.
import type {
  Clause,
  EventDefinition,
  FieldNotes,
  GameModel,
  JsonObject,
  Ruling,
} from "@assize/kernel-model";
import { sourceInWords } from "@assize/kernel-report";
import { dataSchema } from "./event-schemas.ts";

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const code = (text: string): string => `\`${text}\``;
const list = (items: readonly string[]): string =>
  items.length === 0 ? "–" : items.map(code).join(", ");

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows]
    .map((row) => `| ${row.map(cell).join(" | ")} |`)
    .join("\n");

const sourcesOf = (sources: Clause["sources"]): string =>
  sources.map((source) => `${sourceInWords(source, "en")}`).join("<br>");

const clauseRow = (clause: Clause): readonly string[] => [
  code(clause.id) + (clause.completion === true ? " †" : ""),
  clause.statement.en +
    (clause.notAuditable === undefined ? "" : `<br>_Not auditable: ${clause.notAuditable}_`),
  list(clause.rulings ?? []),
  sourcesOf(clause.sources),
];

export const clausesPage = (model: GameModel): string => {
  const { clauses } = model.rulebook;
  const families = [...new Set(clauses.map((clause) => clause.id.split(".")[0]!))];
  return [
    `# Clauses of ${model.title.en}`,
    "",
    `Made from the rulebook package; rules version ${model.rules}. ${clauses.length} clauses, in our own words.`,
    "As data, in the order of the rulebook, with the rulings: [clauses.json](clauses.json).",
    "A clause marked † is stated in no text: the project completed the rules there.",
    "",
    ...families.flatMap((family) => [
      `## ${family}`,
      "",
      table(
        ["Clause", "Statement", "Read through", "Stated in"],
        clauses.filter((clause) => clause.id.split(".")[0] === family).map(clauseRow),
      ),
      "",
    ]),
  ].join("\n");
};

/** The clauses as data, in the order of the rulebook, each with the rulings that it is read through. */
export const clausesJson = ({ id, rules, rulebook }: GameModel): JsonObject => ({
  game: id,
  rules,
  clauses: rulebook.clauses.map(({ id: clause, rulings = [] }) => ({ clause, rulings })),
});

const rulingSection = (ruling: Ruling): readonly string[] => [
  `## ${ruling.id}`,
  "",
  ruling.question.en,
  "",
  ...ruling.options.map(
    (option, index) =>
      `- ${code(option.id)}${index === 0 ? " (default)" : ""}: ${option.statement.en}`,
  ),
  "",
];

export const rulingsPage = (model: GameModel): string =>
  [
    `# Rulings of ${model.title.en}`,
    "",
    "Where the rulebooks are silent or disagree, a header says how the table reads them: a named set and single overrides.",
    "By which game the readings of each are told apart is told in [told-apart.md](told-apart.md).",
    "",
    table(
      ["Set", "Chooses, other than the defaults"],
      Object.entries(model.rulebook.rulingSets).map(([name, choices]) => [
        code(name),
        list(Object.entries(choices).map(([id, option]) => `${id}=${option}`)),
      ]),
    ),
    "",
    ...model.rulebook.rulings.flatMap(rulingSection),
  ].join("\n");

/** A clause, and in which case it is the one that decides the value. */
const citedOf = ({ clauses, where }: FieldNotes): string =>
  clauses.length === 0
    ? "–"
    : clauses
        .map((id) => (where?.[id] === undefined ? code(id) : `${code(id)}: ${where[id].words}`))
        .join(where === undefined ? ", " : "<br>");

const clauseJson = (clause: string, { where = {} }: FieldNotes): JsonObject => {
  const deciding = where[clause];
  return deciding === undefined ? { clause } : { clause, where: deciding.words };
};

/** The fields of all events as data: who may know each, and the clauses that a wrong value breaks. */
export const fieldsJson = ({ id, rules, events }: GameModel): JsonObject => ({
  game: id,
  rules,
  fields: Object.entries(events).flatMap(([event, definition]) =>
    Object.entries(definition.fields).map(([field, notes]) => ({
      event,
      class: definition.class,
      field,
      audience: notes.audience,
      clauses: notes.clauses.map((clause) => clauseJson(clause, notes)),
    })),
  ),
});

const eventSection = (
  model: GameModel,
  type: string,
  definition: EventDefinition,
): readonly string[] => {
  const fields = Object.entries(definition.fields);
  return [
    `## ${type}`,
    "",
    `Class: ${definition.class}.`,
    "",
    ...(fields.length === 0
      ? ["No fields.", ""]
      : [
          table(
            ["Field", "Who may know it", "A wrong value breaks"],
            fields.map(([name, notes]) => [code(name), notes.audience, citedOf(notes)]),
          ),
          "",
          "```json",
          JSON.stringify(dataSchema(model, type), null, 2),
          "```",
          "",
        ]),
  ];
};

/** Every event type; `more` says what holds of this game alone and where else to read, a line each. */
export const eventsPage = (model: GameModel, more: readonly string[]): string =>
  [
    `# Events of ${model.title.en}`,
    "",
    `Made from the event definitions; rules version ${model.rules}. Decisions carry \`by\`, the seat that takes them.`,
    "Consequences are what the rules force; each is in the log as a claim that an audit derives itself.",
    "Members that are not named are refused. The tables of fields as data: [fields.json](fields.json).",
    "In a schema `x-ascending` says of a list what JSON Schema cannot: its entries stand in ascending order, by the",
    "member `by` or as they are; of the words `of` the first is the least, other texts compare by UTF-16 code units; equal",
    "entries stand in it only where it `repeats`. Data that do not keep it have another shape.",
    "A clause with a case behind it is cited where that holds of what the rules force and of the state before it.",
    ...more,
    "",
    ...Object.entries(model.events).flatMap(([type, definition]) =>
      eventSection(model, type, definition),
    ),
  ].join("\n");
