// What of the playing cards the manual gives. It prints no deck: names, effects, powers and copies that are not listed here are
// the project's. Knows no rule of play.
import type { CardType, Face } from "./format.ts";

type OfManual = "name" | "effect" | "power";

/** By the name of a face. The effect of a map is stated for the type; on which squares maps dig is not. */
const STATED: Readonly<Record<string, OfManual>> = {
  teleportation: "name",
  knife: "effect",
  "battle-axe": "effect",
  detox: "effect",
  portal: "effect",
  bandit: "power",
  "war-pig": "power",
};

const STATED_TYPES: readonly CardType[] = ["map"];

/** What the manual gives of this face beyond how many cards of its type there are; null for nothing. */
export const statedOf = ({ name, type }: Pick<Face, "name" | "type">): OfManual | null =>
  STATED_TYPES.includes(type) ? "effect" : Object.hasOwn(STATED, name) ? STATED[name]! : null;
