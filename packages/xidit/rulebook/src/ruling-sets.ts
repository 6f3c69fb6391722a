// Named sets of choices, and how a header's set and overrides become one choice for every ruling.
// Knows what options exist, never what they do. ES states nothing that EN does not: it has no set.
import type { RulingChoices } from "@assize/kernel-model";
import { RULINGS, type RulingId, type RulingOptions } from "./rulings/all.ts";

/** What each set chooses other than, or in words of its own beside, the defaults. */
export const RULING_SETS = {
  default: {},
  en: {
    "threat-once": "titan-mixes-only",
    "bonus-storey": "no-guild-only",
    "dummy-tie": "eliminated",
  },
  de: { "threat-once": "one", "bonus-storey": "no-room", "dummy-tie": "ranks-lower" },
  fr: { "titan-anywhere": "any-city", "titan-trigger": "pile-empty" },
} as const satisfies Readonly<Record<string, Partial<RulingOptions>>>;

export type RulingSetName = keyof typeof RULING_SETS;

/** One choice for every ruling. */
export type Rulings = RulingOptions;

export type RulingProblem =
  | { readonly kind: "unknown-set"; readonly set: string }
  | { readonly kind: "unknown-ruling"; readonly ruling: string }
  | { readonly kind: "unknown-option"; readonly ruling: RulingId; readonly option: string };

export type RulingResolution =
  | { readonly ok: true; readonly rulings: Rulings }
  | { readonly ok: false; readonly problems: readonly RulingProblem[] };

const OPTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  RULINGS.map((ruling) => [ruling.id, ruling.options.map((option) => option.id)]),
);

const isRulingId = (id: string): id is RulingId => OPTIONS.has(id);

/** Nine digits at most and no leading zero, so a number has one spelling. */
const WHOLE_NUMBER = /^(?:0|[1-9][0-9]{0,8})$/;

const admits = (declared: string, option: string): boolean => {
  if (!declared.endsWith(":N")) return declared === option;
  const stem = declared.slice(0, -1);
  return option.startsWith(stem) && WHOLE_NUMBER.test(option.slice(stem.length));
};

/** Whether `option` is one of the readings ruling `ruling` admits. */
const isOption = (ruling: RulingId, option: string): boolean =>
  OPTIONS.get(ruling)!.some((declared) => admits(declared, option));

const isSetName = (name: string): name is RulingSetName => Object.hasOwn(RULING_SETS, name);

/** The choice for every ruling under a set and single overrides, or all that is wrong with them. */
export const resolveRulings = (
  setName: string,
  overrides: RulingChoices = {},
): RulingResolution => {
  const problems: RulingProblem[] = [];
  if (!isSetName(setName)) problems.push({ kind: "unknown-set", set: setName });
  for (const [ruling, option] of Object.entries(overrides)) {
    if (!isRulingId(ruling)) problems.push({ kind: "unknown-ruling", ruling });
    else if (!isOption(ruling, option)) problems.push({ kind: "unknown-option", ruling, option });
  }
  if (problems.length > 0 || !isSetName(setName)) return { ok: false, problems };
  const defaults = Object.fromEntries(RULINGS.map(({ id, options }) => [id, options[0].id]));
  const rulings = { ...defaults, ...RULING_SETS[setName], ...overrides };
  return { ok: true, rulings: rulings as Rulings };
};
