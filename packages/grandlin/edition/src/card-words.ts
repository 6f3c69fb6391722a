// Cards in words: what each is called, what it does, and who says so. English only, as the manual is.
import type { Edition, Effect, Face } from "./format.ts";
import { statedOf } from "./stated-cards.ts";

const NAMES: Readonly<Record<Effect["what"], string>> = {
  health: "health",
  gold: "gold",
  strength: "strength",
  weaponry: "weaponry",
  poison: "poison",
  "lost-turn": "a turn to lose",
  steps: "steps",
  fury: "to the totals in combat for the rest of the turn",
};

/** What an effect comes to, whoever it works on. */
export const effectInWords = ({ what, how, by }: Effect): string => {
  if (what === "poison")
    return how === "set" ? "poison ends" : "poisoned: health −1 a day until cured or dead";
  if (what === "lost-turn") return "loses the next turn";
  const name = NAMES[what];
  if (how === "set") return `${name} becomes ${by}`;
  if (how === "divide") return `${name} is divided by ${by}`;
  if (what === "fury") return `+${by} ${name}`;
  const sum = `${name} ${by < 0 ? "−" : "+"}${Math.abs(by)}`;
  return what === "steps" ? `${sum}, before the move ends, also before the roll` : sum;
};

/** What a card does beside its effects, and on whom these work. */
const DEEDS: Readonly<Record<NonNullable<Face["deed"]>, string>> = {
  teleport:
    "the own Henchman goes to any square but castles and the City; roll, move and combat end, and he arrives there",
  strike: "on another Henchman outside the City",
  snare: "on another player",
  peek: "look at up to three cards that lie face down",
  displace:
    "move an inserted card on which no Henchman stands, unseen if face down, to an insertable square",
  dispel:
    "discard an inserted card on which no Henchman stands, shown to all; a hoard becomes ownerless",
  portal:
    "choose a square and roll: 1 he dies where he stands; 2, 3, 4, 5 the square has to lie in the red, blue, yellow, green quadrant; 6 any; otherwise he stays",
};

const whatItDoes = (face: Face): string => {
  const parts = (face.effects ?? []).map(effectInWords);
  if (face.type === "villain") return `power ${face.power}; reward: ${parts.join(", ")}`;
  if (face.type === "map") return `played on ${face.square}: draw a treasure`;
  const deed = face.deed === undefined ? [] : [DEEDS[face.deed]];
  const onOneself = face.type === "spell" && face.deed === undefined ? ["on oneself"] : [];
  const least = face.type === "spell" && face.deed === "peek" ? ["at one at least"] : [];
  const after =
    face.type === "special" ? [face.once === true ? "discarded after use" : "stays after use"] : [];
  return [...parts, ...deed, ...least, ...onOneself, ...after].join("; ");
};

const WHO_SAID: Readonly<Record<"name" | "effect" | "power", string>> = {
  name: "name: manual; effect: †",
  effect: "manual; copies: †",
  power: "name and power: manual; reward, copies: †",
};
const whoSaid = (face: Face): string => {
  if (face.type === "map") return "effect: manual; square: †";
  if (face.deed === "portal") return "manual; that he otherwise stays, copies: †";
  const stated = statedOf(face);
  return stated === null ? "†" : WHO_SAID[stated];
};

const named = (name: string): string => {
  const words = name.replace(/^map-(.*)$/, (_, square: string) => `map of ${square.toUpperCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll("-", " ");
};

/** A face of the deck as people are told of it. */
export interface CardInWords {
  /** Its cards, counted through the deck from 1. */
  readonly first: number;
  readonly last: number;
  /** `12`, or `12–14`. */
  readonly numbers: string;
  readonly name: string;
  /** As logs name its cards. */
  readonly ids: readonly [first: string, last: string];
  readonly type: Face["type"];
  readonly effect: string;
  /** Which of it is the manual's, and which (†) the project completed. */
  readonly whoSaid: string;
}

/** The faces of a deck in its order. */
export const cardsInWords = ({ deck }: Pick<Edition, "deck">): readonly CardInWords[] => {
  let last = 0;
  return deck.map((face): CardInWords => {
    const { name, type, copies } = face;
    const first = last + 1;
    last += copies;
    return {
      first,
      last,
      numbers: copies === 1 ? `${first}` : `${first}–${last}`,
      name: named(name),
      ids: [`${name}-1`, `${name}-${copies}`],
      type,
      effect: whatItDoes(face),
      whoSaid: whoSaid(face),
    };
  });
};
