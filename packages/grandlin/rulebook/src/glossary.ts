// What the game's things are called, by code name. English only; other languages fall back visibly.
import type { Localized } from "@assize/kernel-model";

const say = (en: string): Localized => ({ en });

export const GLOSSARY = {
  henchman: say("Henchman"),
  castle: say("castle"),
  city: say("City"),
  gate: say("gate"),
  square: say("square"),
  "draw-pile": say("draw pile"),
  "discard-pile": say("discard pile"),
  hand: say("hand"),
  treasure: say("treasure"),
  crown: say("Crown"),
  goblet: say("Goblet"),
  orb: say("Orb"),
  hoard: say("hoard"),
  secured: say("treasures secured"),
  villain: say("villain"),
  spell: say("spell"),
  map: say("map"),
  weapon: say("weapon"),
  potion: say("potion"),
  trap: say("trap"),
  special: say("special"),
  health: say("health"),
  gold: say("gold"),
  strength: say("strength"),
  weaponry: say("weaponry"),
  force: say("force"),
  poison: say("poison"),
  "lost-turn": say("lost turn"),
  portal: say("Portal"),
  training: say("Training"),
  smithy: say("Smithy"),
  healing: say("Healing"),
  tavern: say("Tavern"),
  red: say("Red"),
  blue: say("Blue"),
  yellow: say("Yellow"),
  green: say("Green"),
} as const satisfies Readonly<Record<string, Localized>>;

export type Term = keyof typeof GLOSSARY;
