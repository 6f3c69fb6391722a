// The rulings as the slow referee reads them: its own table of options, written from the rulebooks again.
// Must not be taken from the project's rulebook: a slip in one of the two is to be seen.

/** Every ruling with its options; the first is the default. */
export const OPTIONS = {
  "no-road": ["stay", "illegal-program"],
  bank: ["unlimited", "limited:N"],
  "empty-recruitment": ["stays", "passes"],
  "threat-once": ["one", "titan-mixes-only"],
  "titan-after-recruit": ["allowed", "barred"],
  "titan-anywhere": ["bare-cities", "any-city"],
  "titan-trigger": ["queue-empty", "pile-empty"],
  "impossible-reward": ["barred", "allowed"],
  "storeys-up-to": ["maximum", "up-to"],
  "bonus-storey": ["no-room", "no-guild-only"],
  "dummy-titan": ["yes", "no"],
  "census-zero": ["nobody", "all-tied"],
  "census-optional": ["yes", "no"],
  "region-zero": ["nothing", "counts"],
  "dummy-tie": ["ranks-lower", "eliminated"],
  "dummy-wins": ["dummy-wins", "best-human"],
  "three-piles": ["five", "four"],
  "tie-seat": ["not-passed", "passed"],
} as const;

export type Ruling = keyof typeof OPTIONS;
export type Choices = Record<Ruling, string>;

const SETS: Readonly<Record<string, Partial<Choices>>> = {
  default: {},
  en: {
    "threat-once": "titan-mixes-only",
    "bonus-storey": "no-guild-only",
    "dummy-tie": "eliminated",
  },
  de: { "threat-once": "one", "bonus-storey": "no-room", "dummy-tie": "ranks-lower" },
  fr: { "titan-anywhere": "any-city", "titan-trigger": "pile-empty" },
};

/** One choice for every ruling: the set's over the defaults, the single overrides over both. */
export const choose = (set: string, overrides: Readonly<Record<string, string>>): Choices => {
  const chosen: Record<string, string> = {};
  for (const [ruling, options] of Object.entries(OPTIONS)) chosen[ruling] = options[0];
  const ofSet = SETS[set];
  if (ofSet === undefined) throw new Error(`no ruling set ${set}`);
  return { ...chosen, ...ofSet, ...overrides } as Choices;
};
