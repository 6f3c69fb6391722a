// Which engines go through each record, and what has to be loaded for that. Knows no game and no words of a report.
import { loadFormalModel } from "@assize/catalogue";
import type { AuditedRecord, SecondModel } from "@assize/kernel-formal/node";
import { COMPARED_ENGINES, type ComparedEngine, type EnginesCompared } from "@assize/kernel-model";
import { type EngineName, ENGINES } from "@assize/kernel-referee";
import { EXIT } from "@assize/kernel-verifier";
import { carried } from "../carried.ts";
import { and, or } from "../english.ts";
import { Trouble } from "../session.ts";

/** The first one gives the verdict. */
export type EnginesNamed = readonly [EngineName, ...ComparedEngine[]];

/** The engines of `--engines table,xstate,quint`. Throws Trouble. */
export const enginesNamed = (text: string): EnginesNamed => {
  const names = text.split(",");
  const odd = names.find((name) => !COMPARED_ENGINES.some((known) => known === name));
  if (odd !== undefined)
    throw new Trouble(`--engines ${text}: no engine ${odd}; choose of ${and(COMPARED_ENGINES)}`);
  if (new Set(names).size < names.length)
    throw new Trouble(`--engines ${text}: one is named twice`);
  if (carried !== null && names.includes("quint"))
    throw new Trouble(
      `--engines ${text}: Quint runs in a clone alone; leave it out, or run assize in one`,
    );
  const [first] = names;
  if (!ENGINES.some((known) => known === first))
    throw new Trouble(`--engines ${text}: the first one gives the verdict: ${or(ENGINES)}`);
  return names as unknown as EnginesNamed;
};

/** What each game is asked with; loaded when the first record of a game comes. */
export interface Engines {
  readonly named: EnginesNamed;
  readonly prepareFor: (game: string) => Promise<EnginesFor>;
}

/** The engines for the records of one game. */
export type EnginesFor = (audited: AuditedRecord) => EnginesCompared;

const secondModelOf = async (game: string): Promise<SecondModel | null> => {
  const formal = await loadFormalModel(game);
  if (formal === undefined) return null;
  const { loadQuint } = await import("@assize/kernel-formal/node");
  return { formal, quint: await loadQuint(formal) };
};

export const enginesFor = (named: EnginesNamed): Engines => {
  const known = new Map<string, Promise<SecondModel | null>>();
  return {
    named,
    prepareFor: async (game) => {
      const { engineAnswers } = await import("@assize/kernel-formal/node");
      const loading = known.get(game) ?? (named.includes("quint") ? secondModelOf(game) : null);
      if (loading !== null) known.set(game, loading);
      const second = await loading;
      return (audited) => engineAnswers(audited, { engines: named, second });
    },
  };
};

/** A difference is a mistake of ours; where an engine says nothing it is open whether they agree. */
export const codeWithEngines = (compared: EnginesCompared | null, code: number): number => {
  if (compared === null) return code;
  if (compared.difference !== null) return EXIT.defect;
  const isOpen = compared.engines.some(({ silent }) => silent !== null);
  return isOpen && code === EXIT.compliant ? EXIT.undetermined : code;
};
