// From the ruling set and overrides that a header names to one choice for every ruling of the rulebook.
import type { DoubtValues, Ruling, RulingChoices, Rulebook } from "@assize/kernel-model";

export interface RulingRequest {
  readonly set: string;
  readonly overrides: RulingChoices;
}

type UnknownRuling = DoubtValues["unknown-ruling"];

export interface ResolvedRulings {
  readonly choices: RulingChoices;
  /** What could not be used; empty where all is well. */
  readonly problems: readonly UnknownRuling[];
}

const PARAMETER = ":N";

/** True where `chosen` is one of the ruling's options; `limited:60` is an instance of `limited:N`. */
export const isOption = (ruling: Ruling, chosen: string): boolean =>
  ruling.options.some((option) => {
    if (!option.id.endsWith(PARAMETER)) return option.id === chosen;
    const prefix = option.id.slice(0, 1 - PARAMETER.length);
    return chosen.startsWith(prefix) && /^(0|[1-9]\d{0,5})$/.test(chosen.slice(prefix.length));
  });

export const defaultRulings = (rulebook: Rulebook): RulingChoices =>
  Object.fromEntries(rulebook.rulings.map((ruling) => [ruling.id, ruling.options[0].id]));

/** The choices of a set with single overrides on top. With problems, the choices are the default's. */
export const resolveRulings = (rulebook: Rulebook, request: RulingRequest): ResolvedRulings => {
  const defaults = defaultRulings(rulebook);
  const set = Object.hasOwn(rulebook.rulingSets, request.set)
    ? rulebook.rulingSets[request.set]
    : undefined;
  const problems: UnknownRuling[] = set === undefined ? [{ set: request.set }] : [];
  for (const [id, option] of Object.entries(request.overrides)) {
    const ruling = rulebook.rulings.find((one) => one.id === id);
    if (ruling === undefined) problems.push({ ruling: id });
    else if (!isOption(ruling, option))
      problems.push({ ruling: id, option, known: ruling.options.map((one) => one.id) });
  }
  if (problems.length > 0) return { choices: defaults, problems };
  return { choices: { ...defaults, ...set, ...request.overrides }, problems };
};
