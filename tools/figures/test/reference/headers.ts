// Headers of games to be played twice: the six variants, the four sets, every single other option.
import { nodeHash } from "@assize/kernel-integrity/node";
import { newHeader } from "@assize/kernel-recorder";
import { COLOURS, xidit } from "@assize/xidit-game";
import { referenceEdition } from "@assize/xidit-edition";
import { OPTIONS } from "../../src/reference/rulings.ts";

export const VARIANTS = [
  { players: 3, length: "long", dummy: "normal" },
  { players: 3, length: "short", dummy: "harder" },
  { players: 4, length: "long" },
  { players: 4, length: "short" },
  { players: 5, length: "long" },
  { players: 5, length: "short" },
] as const;
export type Variant = (typeof VARIANTS)[number];

export interface Ruled {
  readonly set: string;
  readonly overrides: Readonly<Record<string, string>>;
}

/** Options as a header writes them: the bank gets sizes that run out. */
const written = (ruling: string, options: readonly string[]): readonly string[] =>
  ruling === "bank" ? ["limited:0", "limited:12", "limited:90"] : options;

export const SETS: readonly Ruled[] = ["default", "en", "de", "fr"].map((set) => ({
  set,
  overrides: {},
}));

/** Every option that is not its ruling's default, one at a time, over the default set. */
export const SINGLES: readonly Ruled[] = Object.entries(OPTIONS).flatMap(([ruling, [, other]]) =>
  written(ruling, [other]).map((option) => ({ set: "default", overrides: { [ruling]: option } })),
);

/** Every ruling by lot: combinations that no set has. */
export const anyRulings = (dice: (below: number) => number): Ruled => {
  const overrides: Record<string, string> = {};
  for (const [ruling, options] of Object.entries(OPTIONS)) {
    const open = ruling === "bank" ? ["unlimited", ...written(ruling, options)] : options;
    overrides[ruling] = open[dice(open.length)]!;
  }
  return { set: SETS[dice(SETS.length)]!.set, overrides };
};

/** The reference edition with an end to each column of the dummy's board. */
export const ENDED_COLUMNS = {
  ...referenceEdition,
  id: "ended-columns",
  dummyTop: { wealth: 9, influence: 8, reputation: 8 },
} as typeof referenceEdition;

export const headerOf = (
  variant: Variant,
  rulings: Ruled,
  firstPlayer: number,
  edition: typeof referenceEdition = referenceEdition,
) =>
  newHeader(
    xidit,
    {
      seats: COLOURS.slice(0, variant.players).map((colour) => ({ colour })),
      options:
        "dummy" in variant
          ? { length: variant.length, dummy: variant.dummy }
          : { length: variant.length },
      table: { firstPlayer: firstPlayer % variant.players },
      rulings,
      edition: { id: edition.id, edition },
    },
    nodeHash,
  );
export type GameHeader = ReturnType<typeof headerOf>;

export const named = ({ players, length }: Variant, { set, overrides }: Ruled): string =>
  `${players} ${length} ${[set, ...Object.entries(overrides).map((one) => one.join(" "))].join(", ")}`;
