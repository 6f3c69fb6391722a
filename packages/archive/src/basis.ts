// What verdicts of one game rest on besides the log, as far as it can change: the code that audits, the chart, the rules,
// each question, each ruling. Made of a game and of the digests of its code; says what has changed between two of them.
// Pure; knows no file.
import {
  alternativesOf,
  touchableIn,
  type Alternative,
  type Table,
} from "@assize/kernel-chart-engine";
import { digestJson, type Hash } from "@assize/kernel-integrity";
import type { GameModel, Json, RulingChoices } from "@assize/kernel-model";
import { prepare, resolveRulings, underEachRulebook } from "@assize/kernel-referee";

/** Digests of a game's code. Whoever can read the code makes them; see `codeOf` of the command line. */
export interface GameCode {
  /** What the chart's questions alone reach is left out, and what only words for people need. */
  readonly rules: string;
  /** By the name of a question's function: all that it reaches. A question that is missing is part of `rules`. */
  readonly questions: Readonly<Record<string, string>>;
  /** All of it, but for the words. */
  readonly all: string;
}

/** Digests of the code that audits. */
export interface ProgramCode {
  readonly verifier: string;
  /** By the id of a game. */
  readonly games: Readonly<Record<string, GameCode>>;
}

interface RulingOptions {
  readonly id: string;
  /** The first one is the default. */
  readonly options: readonly string[];
}

/** What verdicts on logs of one rulebook rest on. Plain JSON; its digest stands in a reading. */
export interface Basis {
  /** Null where nobody could read the code: then nothing is ever known to be as it was. */
  readonly verifier: string | null;
  /** Digest of the chart's places and transitions with the names of their questions. */
  readonly chart: string;
  readonly rules: string | null;
  /** All code of the game, and what is cited: what findings can show besides. */
  readonly all: string | null;
  /** In the order in which touched ones are kept; null is part of `rules`. */
  readonly questions: readonly (readonly [name: string, digest: string | null])[];
  readonly transitions: readonly string[];
  readonly rulings: readonly RulingOptions[];
  readonly sets: Readonly<Record<string, RulingChoices>>;
  /** Of an earlier rulebook: how the questions that came later are read. Nobody notes who reads these. */
  readonly readings: RulingChoices;
}

/** A game under one of its rulebooks, with its basis. */
export interface BasedGame {
  readonly model: GameModel;
  readonly basis: Basis;
  readonly digest: string;
}

const shapeOf = ({ id, parts, to, goingOn }: Alternative): Json => ({
  id,
  asks: parts.map(({ holds, when, stateOnly }) => [holds.name, when?.name ?? null, stateOnly]),
  to,
  goingOn: goingOn.map((one) => one.id),
});

const chartShape = (table: Table): Json => ({
  initial: table.initial,
  leaves: table.leaves.map(({ path, final, rows }) => ({
    path,
    final,
    rows: [...rows].map(([event, all]) => [event, all.map(shapeOf)]),
  })),
  transients: table.transients.map(({ path, alternatives }) => [path, alternatives.map(shapeOf)]),
});

const citedIn = (model: GameModel, table: Table): Json => ({
  clauses: model.rulebook.clauses.map(({ id, rulings = [] }) => [id, rulings]),
  transitions: [...table.rows.values(), ...alternativesOf(table)].map(({ id, parts, clauses }) => [
    id,
    clauses,
    parts.map((part) => part.clauses),
  ]),
  fields: Object.entries(model.events).map(([type, { fields }]) => [
    type,
    Object.entries(fields).map(([field, { clauses }]) => [field, clauses]),
  ]),
});

const basisOf = (
  model: GameModel,
  readings: RulingChoices,
  code: ProgramCode | null,
  hash: Hash,
): Basis => {
  const { table } = prepare(model);
  const { questions, transitions } = touchableIn(table);
  const own = code?.games[model.id];
  const asked = new Set(questions);
  // What the chart does not ask by itself is asked by an update or a derived value, and nobody notes it.
  const unasked = Object.entries(own?.questions ?? {}).filter(([name]) => !asked.has(name));
  return {
    verifier: code?.verifier ?? null,
    chart: digestJson(chartShape(table), hash),
    rules: own === undefined ? null : digestJson([own.rules, unasked], hash),
    all: own === undefined ? null : digestJson([own.all, citedIn(model, table)], hash),
    questions: questions.map((name) => [name, own?.questions[name] ?? null]),
    transitions,
    rulings: model.rulebook.rulings.map(({ id, options }) => ({
      id,
      options: options.map((option) => option.id),
    })),
    sets: model.rulebook.rulingSets,
    readings,
  };
};

/** A game under each of its rulebooks, today's first, each with what verdicts by it rest on. */
export const basedGames = (
  today: GameModel,
  code: ProgramCode | null,
  hash: Hash,
): readonly BasedGame[] =>
  underEachRulebook(today).map((model, index) => {
    const readings = index === 0 ? {} : today.earlierRulebooks![index - 1]!.readings;
    const basis = basisOf(model, readings, code, hash);
    return { model, basis, digest: digestJson(basis as unknown as Json, hash) };
  });

/** What has changed between two bases. */
export interface Changes {
  /** Why every game is to be audited again; null where it depends on what a game touched. */
  readonly whole: "verifier" | "chart" | "rules" | "unknown" | null;
  readonly questions: ReadonlySet<string>;
  readonly rulings: ReadonlySet<string>;
}

const choicesIn = (
  { rulings, sets, readings }: Basis,
  request: { readonly set: string; readonly overrides: RulingChoices },
): RulingChoices => {
  const rulebook = {
    clauses: [],
    glossary: {},
    rulingSets: sets,
    rulings: rulings.map(({ id, options }) => ({
      id,
      question: { en: "" },
      sources: [],
      options: options.map((option) => ({ id: option, statement: { en: "" } })),
    })),
  } as unknown as GameModel["rulebook"];
  return { ...readings, ...resolveRulings(rulebook, request).choices };
};

const wholeChange = (then: Basis, today: Basis): Changes["whole"] => {
  if (then.verifier === null || then.rules === null) return "unknown";
  if (then.verifier !== today.verifier) return "verifier";
  if (then.chart !== today.chart) return "chart";
  return then.rules === today.rules ? null : "rules";
};

/** What has changed for games whose header, or whoever audits them, asks for these rulings. */
export const changesBetween = (
  then: Basis,
  today: Basis,
  request: { readonly set: string; readonly overrides: RulingChoices },
): Changes => {
  const digests = new Map(today.questions);
  const before = choicesIn(then, request);
  const now = choicesIn(today, request);
  const others = Object.keys(before).filter((id) => before[id] !== now[id]);
  const noted = new Set(then.rulings.map(({ id }) => id));
  return {
    // What is read of `readings` is not noted, so every game may have read it.
    whole: wholeChange(then, today) ?? (others.every((id) => noted.has(id)) ? null : "rules"),
    questions: new Set(
      then.questions.flatMap(([name, digest]) => (digests.get(name) === digest ? [] : [name])),
    ),
    rulings: new Set(others),
  };
};
