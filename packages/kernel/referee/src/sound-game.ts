// Whether what a game says of itself fits together: its rulebook, its events and its chart cite one another by name.
// Told when the game is prepared, as its author's mistake. Knows no header and no record; plays nothing.
import type * as Schema from "effect/Schema";
import { alternativesOf, checkClasses, type Table } from "@assize/kernel-chart-engine";
import { type EventDefinition, GameMistake, type GameModel } from "@assize/kernel-model";
import { isOption } from "./rulings.ts";
import { pathText, shown, unwritable, valueAt } from "./writer/unwritable.ts";

/** Throws GameMistake at the first thing that does not fit, with its place and what to do. */
export const checkGame = (model: GameModel, table: Table): void => {
  const mistake: Mistake = (place, what) => {
    throw new GameMistake(model.id, place, what);
  };
  checkRulebook(model, mistake);
  checkRulings(model, mistake);
  checkClauses(model, table, mistake);
  for (const [type, definition] of Object.entries(model.events))
    checkDefinition(type, definition, mistake);
  checkClasses(table, (type) => model.events[type]?.class);
  checkUse(model, table, mistake);
};

const encodedSoundly = new WeakSet<GameModel>();

/** Throws GameMistake where a game's state is not encoded as what a header can hold. Asked of its first state only. */
export const checkEncoded = (model: GameModel, context: unknown): void => {
  if (encodedSoundly.has(model)) return;
  const encoded: unknown = model.encodeContext(context);
  const path = unwritable(encoded);
  if (path !== null)
    throw new GameMistake(
      model.id,
      "encodeContext",
      `${pathText("context", path)} is ${shown(valueAt(encoded, path))}, which is no JSON of a log; ` +
        "encode it as objects, lists, texts, whole numbers, true, false and null",
    );
  encodedSoundly.add(model);
};

type Mistake = (place: string, what: string) => never;

const checkOnce = (
  named: readonly { readonly id: string }[],
  what: string,
  mistake: Mistake,
): void => {
  const ids = new Set<string>();
  for (const { id } of named) {
    if (ids.has(id)) mistake(id, `${what} is listed twice; take one out, or correct its name`);
    ids.add(id);
  }
};

/** Whether the rulebook is whole in itself. */
const checkRulebook = ({ rulebook }: GameModel, mistake: Mistake): void => {
  checkOnce(rulebook.clauses, "the clause", mistake);
  checkOnce(rulebook.rulings, "the ruling", mistake);
  for (const { id, statement } of rulebook.clauses)
    if (typeof statement.en !== "string" || statement.en.trim() === "")
      mistake(id, "the clause has no English statement; say in one sentence what it rules");
  for (const { id, options } of rulebook.rulings) {
    if (options.length < 1)
      mistake(id, "the ruling has no options; give at least one, the first is the default");
    checkOnce(options, `the option of ${id}`, mistake);
  }
  if (!Object.hasOwn(rulebook.rulingSets, "default"))
    mistake(
      "rulingSets",
      'there is no set "default"; add it: default: {} takes the first option of every ruling',
    );
};

const checkRulings = ({ rulebook }: GameModel, mistake: Mistake): void => {
  const known = new Map(rulebook.rulings.map((ruling) => [ruling.id, ruling]));
  const there = `there are ${[...known.keys()].join(", ") || "none"}`;
  for (const { id, rulings = [] } of rulebook.clauses)
    for (const cited of rulings)
      if (!known.has(cited))
        mistake(
          id,
          `it is read through the ruling "${cited}", which does not exist (${there}); correct the name, or add the ruling`,
        );
  for (const [set, choices] of Object.entries(rulebook.rulingSets))
    for (const [id, option] of Object.entries(choices)) {
      const ruling = known.get(id);
      if (ruling === undefined)
        mistake(
          `ruling set ${set}`,
          `it chooses for "${id}", which is no ruling (${there}); correct the name`,
        );
      else if (!isOption(ruling, option))
        mistake(
          `ruling set ${set}`,
          `"${id}" has no option "${option}" (it has ${ruling.options.map((one) => one.id).join(", ")}); correct it`,
        );
    }
};

const checkClauses = ({ rulebook, events }: GameModel, table: Table, mistake: Mistake): void => {
  const known = new Set(rulebook.clauses.map(({ id }) => id));
  const check = (place: string, who: string, cited: readonly string[]): void => {
    for (const clause of cited)
      if (!known.has(clause))
        mistake(
          place,
          `${who} the clause "${clause}", which is not in the rulebook; correct the name, or add the clause`,
        );
  };
  for (const { id, clauses } of [...table.rows.values(), ...alternativesOf(table)])
    check(id, "it cites", clauses);
  for (const [type, { fields }] of Object.entries(events))
    for (const [field, { clauses }] of Object.entries(fields))
      check(`${type}, ${field}`, "the field's notes cite", clauses);
};

/** What each class of event cannot do without. */
const NEEDED = {
  decision: ["choices"],
  chance: ["outcomes", "draw"],
  outside: ["outcomes"],
  consequence: ["derive"],
} as const;

/** What comes from outside the seats says who said so; only a seat can be left unasked. */
const checkSpeaker = (type: string, definition: EventDefinition, mistake: Mistake): void => {
  const { class: kind, data, unasked } = definition;
  if (kind === "outside" && !fieldsIn(data.ast).includes("saidBy"))
    mistake(type, 'it comes from outside the seats; give its data a field "saidBy": who said so');
  if (unasked === true && kind !== "decision")
    mistake(type, `it is unasked and no decision but of the class "${kind}"; take "unasked" out`);
};

const checkDefinition = (type: string, definition: EventDefinition, mistake: Mistake): void => {
  checkSpeaker(type, definition, mistake);
  for (const needed of NEEDED[definition.class])
    if (typeof definition[needed] !== "function")
      mistake(
        type,
        `it is a ${definition.class} without "${needed}"; give a function that exists where the event is defined`,
      );
  for (const field of fieldsIn(definition.data.ast))
    if (!Object.hasOwn(definition.fields, field))
      mistake(
        `${type}, ${field}`,
        "the event's schema has this field, and there are no notes on it; say in fields who may know it, and its clauses",
      );
};

const fieldsIn = (node: Schema.Top["ast"]): readonly string[] => {
  if (node._tag === "Union") return node.types.flatMap(fieldsIn);
  return node._tag === "Objects" ? node.propertySignatures.map(({ name }) => String(name)) : [];
};

const checkUse = ({ events }: GameModel, table: Table, mistake: Mistake): void => {
  const used = new Set([...table.rows.values()].map(({ event }) => event));
  for (const type of Object.keys(events))
    if (!used.has(type))
      mistake(
        type,
        "no place of the chart knows this event; give it a transition, or take it out of the game's events",
      );
};
