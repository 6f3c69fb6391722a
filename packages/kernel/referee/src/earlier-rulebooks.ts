// A game as it was under an earlier rulebook: the same chart and rules, with the clauses, rulings and sets of then.
// Knows no header: which rulebook a log is audited by is chosen in `start.ts`.
import {
  type Clause,
  type Deciding,
  type EarlierRulebook,
  type EventDefinition,
  type FieldNotes,
  type GameModel,
  GameMistake,
  type GameSetup,
  type Ruling,
  type Rulebook,
  type RulingChoices,
} from "@assize/kernel-model";
import { mapValues } from "./map-values.ts";
import { isOption } from "./rulings.ts";

/** The clauses that stand for a clause of today. */
export type Cites = (clause: string) => readonly string[];

const citing = new WeakMap<GameModel, Cites>();

/** What a game under an earlier rulebook cites in place of the clauses that its chart names; null for any other. */
export const citesOf = (model: GameModel): Cites | null => citing.get(model) ?? null;

const known = new WeakMap<GameModel, ReadonlyMap<EarlierRulebook, GameModel>>();

/** A game under each of its rulebooks, today's first. Made once for each game. */
export const underEachRulebook = (model: GameModel): readonly GameModel[] => {
  const earlier = model.earlierRulebooks ?? [];
  const made = known.get(model) ?? new Map(earlier.map((one) => [one, asOf(model, one)]));
  known.set(model, made);
  return [model, ...made.values()];
};

const asOf = (model: GameModel, earlier: EarlierRulebook): GameModel => {
  const cites: Cites = (clause) =>
    earlier.outline.clauses.includes(clause) ? [clause] : (earlier.saidBy[clause] ?? []);
  const set = (setup: GameSetup): GameSetup => ({
    ...setup,
    rulings: withReadings(setup.rulings, earlier.readings),
  });
  const rulebook = rulebookOf(model, earlier);
  checkWhole(model, earlier);
  const then: GameModel = {
    ...model,
    rules: earlier.rules,
    rulebook,
    events: mapValues(model.events, (event) => eventAs(event, cites)),
    initial: (setup, edition) => model.initial(set(setup), edition),
    decodeContext: (value, setup, edition, place) =>
      model.decodeContext(value, set(setup), edition, place),
    withRulings: (context: unknown, rulings) =>
      model.withRulings(context, withReadings(rulings, earlier.readings)) as unknown,
  };
  citing.set(then, cites);
  return then;
};

/** Throws GameMistake where it is not said how something that came later was played or cited: it would be played by chance. */
const checkWhole = (model: GameModel, { outline, readings, saidBy }: EarlierRulebook): void => {
  const mistake = (name: string, what: string): never => {
    throw new GameMistake(model.id, `earlierRulebooks: "${name}"`, what);
  };
  const known = new Set(outline.rulings.map(({ id }) => id));
  for (const ruling of model.rulebook.rulings.filter(({ id }) => !known.has(id))) {
    const option = Object.hasOwn(readings, ruling.id) ? readings[ruling.id] : undefined;
    if (option === undefined || !isOption(ruling, option))
      mistake(
        ruling.id,
        "the ruling came later and `readings` has no option of it; say by which one the game was played before",
      );
  }
  for (const { id } of model.rulebook.clauses)
    if (!outline.clauses.includes(id) && !Object.hasOwn(saidBy, id))
      mistake(
        id,
        "the clause came later and `saidBy` does not have it; name the clauses that said it before, or none: []",
      );
  for (const then of Object.values(saidBy).flat())
    if (!outline.clauses.includes(then))
      mistake(then, "`saidBy` names it and the outline has no such clause; name a clause of then");
};

/** The choices with the readings beside them. Noting copies go on noting, and what is read of `readings` is not noted. */
const withReadings = (rulings: RulingChoices, readings: RulingChoices): RulingChoices =>
  Object.defineProperties({ ...readings }, Object.getOwnPropertyDescriptors(rulings));

const rulebookOf = (model: GameModel, { outline }: EarlierRulebook): Rulebook => {
  const { rulebook } = model;
  const rulings = outline.rulings.map((ruling): Ruling => {
    const today = named(model, rulebook.rulings, ruling.id);
    const [first, ...others] = ruling.options.map((option) => named(model, today.options, option));
    return { ...today, options: [first!, ...others] };
  });
  const ids = new Set(outline.rulings.map((ruling) => ruling.id));
  const clauses = outline.clauses.map((id): Clause => {
    const { rulings: through = [], ...today } = named(model, rulebook.clauses, id);
    const then = through.filter((ruling) => ids.has(ruling));
    return then.length === 0 ? today : { ...today, rulings: then };
  });
  return { ...rulebook, clauses, rulings, rulingSets: outline.sets };
};

/** Names of clauses, rulings and options are for ever, so today's rulebook has those of every earlier one. */
const named = <Named extends { readonly id: string }>(
  model: GameModel,
  today: readonly Named[],
  id: string,
): Named => {
  const found = today.find((one) => one.id === id);
  if (found === undefined)
    throw new GameMistake(
      model.id,
      `earlierRulebooks: "${id}"`,
      "today's rulebook does not have it; a name once published stays, so put it back",
    );
  return found;
};

const eventAs = (event: EventDefinition, cites: Cites): EventDefinition => ({
  ...event,
  fields: mapValues(event.fields, (notes) => fieldAs(notes, cites)),
});

/** A clause that stands for several of today's decides a value where one of these does, so always where one always does. */
const fieldAs = ({ where = {}, ...notes }: FieldNotes, cites: Cites): FieldNotes => {
  const byThen = Map.groupBy(
    notes.clauses.flatMap((today) => cites(today).map((then) => [then, where[today]] as const)),
    ([then]) => then,
  );
  const sometimes = [...byThen].flatMap(([then, all]) => {
    const deciding = all.flatMap(([, one]) => one ?? []);
    return deciding.length < all.length ? [] : [[then, anyOf(deciding)] as const];
  });
  return { ...notes, clauses: [...byThen.keys()], where: Object.fromEntries(sometimes) };
};

const anyOf = (all: readonly Deciding[]): Deciding => ({
  words: all.map(({ words }) => words).join(", or "),
  holds: (claim) => all.some(({ holds }) => holds(claim)),
  completion: (claim) =>
    all.every(({ holds, completion }) => !holds(claim) || (completion?.(claim) ?? false)),
});
