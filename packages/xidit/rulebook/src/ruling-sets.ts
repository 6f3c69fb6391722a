// Named sets of choices; how a set and overrides become one choice for every ruling is the kernel's.
// Knows what options exist, never what they do. ES states nothing that EN does not: it has no set.
import type { RulingOptions } from "./rulings/all.ts";

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

/** One choice for every ruling. */
export type Rulings = RulingOptions;
