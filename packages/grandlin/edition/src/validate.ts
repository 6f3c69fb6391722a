// What must be true of an edition that rules can be played on, and of the reference deck.
// Answers with everything that is wrong; knows no rule of play.
import type { EditionProblem } from "@assize/kernel-model";
import { beside, SQUARES } from "./cards.ts";
import {
  ATTRIBUTES,
  CARD_TYPES,
  type CardType,
  type Colour,
  COLOURS,
  type Deed,
  type Edition,
  type Effect,
  type Face,
  type ServiceFacts,
  SERVICES,
  TREASURE_KINDS,
} from "./format.ts";

/** Cards by type (comp.cards). */
export const CARDS_BY_TYPE: Readonly<Record<CardType, number>> = {
  spell: 14,
  map: 12,
  weapon: 21,
  potion: 11,
  trap: 16,
  special: 14,
  villain: 34,
};

const TREASURES_OF_A_KIND = 4;

const problem = (code: string, path: string, message: string): EditionProblem => ({
  code,
  path,
  message,
});

const namesEachOnce = <T>(named: readonly T[], all: readonly T[]): boolean =>
  named.length === all.length && all.every((one) => named.includes(one));

const each = <T>(
  items: readonly T[],
  path: string,
  check: (item: T) => readonly [code: string, message: string] | null,
): readonly EditionProblem[] =>
  items.flatMap((item, index) => {
    const found = check(item);
    return found === null ? [] : [problem(found[0], `${path}[${index}]`, found[1])];
  });

const coloured = (
  where: readonly { readonly colour: Colour }[],
  path: string,
): readonly EditionProblem[] =>
  namesEachOnce(
    where.map(({ colour }) => colour),
    COLOURS,
  )
    ? []
    : [problem("colours", path, "Name each of the four colours once.")];

const boardProblems = ({ castles, city, gates }: Edition): readonly EditionProblem[] => {
  const squares = [...castles, ...city].map(({ square }) => square);
  const inside = new Set(city.map(({ square }) => square));
  return [
    ...coloured(castles, "castles"),
    ...coloured(city, "city"),
    ...(new Set(squares).size === squares.length
      ? []
      : [problem("square-twice", "castles", "Castles and City squares must all differ.")]),
    ...(gates.length > 0 ? [] : [problem("no-gate", "gates", "The City needs a gate.")]),
    ...each(gates, "gates", (gate) =>
      inside.has(gate.inside) &&
      !inside.has(gate.outside) &&
      beside(gate.inside).includes(gate.outside)
        ? null
        : ["gate", "A gate joins a City square to a neighbour outside."],
    ),
  ];
};

/** What each type of card may do beyond effects. */
const DEEDS_OF: Partial<Record<CardType, readonly Deed[]>> = {
  spell: ["teleport", "strike", "peek", "displace", "dispel", "snare"],
  special: ["portal", "peek"],
};
const MOST = 15;

/** Attributes go up and down; anything else is given, and poison and a lost turn taken away again. */
const isSound = ({ what, how, by }: Effect): boolean => {
  if (ATTRIBUTES.some((one) => one === what))
    return how === "add" || (how === "set" ? by >= 0 && by <= MOST : by >= 1);
  const endsIt = how === "set" && by === 0 && (what === "poison" || what === "lost-turn");
  return endsIt || (how === "add" && by >= 1);
};
const isOfTheTurn = ({ what }: Effect): boolean => what === "steps" || what === "fury";
const hurts = ({ what, how, by }: Effect): boolean =>
  what === "health" && (how === "divide" || (how === "add" ? by < 0 : by === 0));

/** Effects that can be carried out: a reward kills no Henchman, and a spell does not kill its caster. */
const effectProblem = ({ type, deed, effects = [] }: Face): readonly [string, string] | null => {
  if (!effects.every(isSound))
    return [
      "effect",
      "Divide by 1 or more; set to 0 to 15; only attributes are divided or lessened.",
    ];
  const onOthers = deed === "strike" || deed === "snare";
  if ((type !== "spell" || onOthers) && effects.some(isOfTheTurn))
    return ["effect", "Only spells on oneself give steps or fury."];
  const harmless = type === "villain" || (type === "spell" && deed !== "strike");
  return harmless && effects.some(hurts)
    ? ["effect", "Neither a reward nor one's own spell takes health."]
    : null;
};

const faceProblem = (face: Face): readonly [string, string] | null => {
  if ((face.type === "villain") !== (face.power !== undefined))
    return ["power", "Villains have a power, and only they."];
  if ((face.type === "map") !== (face.square !== undefined))
    return ["map-square", "Maps have a square, and only they."];
  const effects = face.effects ?? [];
  const needs = face.type !== "map" && face.deed === undefined;
  if (needs && effects.length === 0) return ["no-effect", "Say what the card does."];
  if (face.deed !== undefined && DEEDS_OF[face.type]?.includes(face.deed) !== true)
    return ["deed", `A ${face.type} cannot ${face.deed}.`];
  if (face.deed === "portal" && (face.once === true || effects.length > 0))
    return ["deed", "The Portal stays, and does nothing else."];
  if (face.deed === "dispel" && effects.length > 0)
    return ["deed", "Dispel discards a card, and does nothing else."];
  if (face.type === "map" && effects.length > 0) return ["effect", "A map only digs."];
  return effectProblem(face);
};

const deckProblems = ({ deck, castles, city }: Edition): readonly EditionProblem[] => {
  const barred = new Set([...castles, ...city].map(({ square }) => square));
  const names = deck.map(({ name }) => name);
  return [
    ...each(deck, "deck", faceProblem),
    ...each(deck, "deck", ({ square }) =>
      square !== undefined && (barred.has(square) || !SQUARES.includes(square))
        ? ["map-square", "A map digs neither in castles nor in the City."]
        : null,
    ),
    ...each(deck, "deck", ({ name }) =>
      names.filter((one) => one === name).length > 1 ? ["name-twice", "Name it otherwise."] : null,
    ),
    ...CARD_TYPES.flatMap((type) => {
      const count = deck.reduce((sum, one) => sum + (one.type === type ? one.copies : 0), 0);
      return count === CARDS_BY_TYPE[type]
        ? []
        : [problem("count", "deck", `${count} of type ${type} instead of ${CARDS_BY_TYPE[type]}.`)];
    }),
    ...extremes(deck, "weapon", ({ effects }) => effects?.[0]?.by ?? 0, 1, 6),
    ...extremes(deck, "villain", ({ power }) => power ?? 0, 2, 20),
  ];
};

/** The smallest and the mightiest that the manual names. */
const extremes = (
  deck: readonly Face[],
  type: CardType,
  size: (face: Face) => number,
  least: number,
  most: number,
): readonly EditionProblem[] => {
  const sizes = deck.filter((face) => face.type === type).map(size);
  return Math.min(...sizes) === least && Math.max(...sizes) === most
    ? []
    : [problem("extremes", "deck", `A ${type} has ${least} to ${most}.`)];
};

const serviceProblem = (service: ServiceFacts): readonly [string, string] | null => {
  const { price, single, effects } = service;
  if (effects.length === 0 || !effects.every(isSound) || effects.some(hurts))
    return ["service", "A service does something, and takes no health."];
  if (effects.some(isOfTheTurn)) return ["service", "A service gives neither steps nor fury."];
  return price === 0 && !single ? ["service", "What costs nothing is bought once."] : null;
};

/** Everything that is wrong; empty for an edition that can be played on. */
export const validateEdition = (edition: Edition): readonly EditionProblem[] => [
  ...boardProblems(edition),
  ...deckProblems(edition),
  ...each(edition.treasures, "treasures", ({ copies }) =>
    copies === TREASURES_OF_A_KIND ? null : ["count", "There are four treasures of a kind."],
  ),
  ...(namesEachOnce(
    edition.treasures.map(({ kind }) => kind),
    TREASURE_KINDS,
  )
    ? []
    : [problem("count", "treasures", "There are three kinds of treasure.")]),
  ...(namesEachOnce(
    edition.services.map(({ service }) => service),
    SERVICES,
  )
    ? []
    : [problem("services", "services", "Name each of the four services once.")]),
  ...coloured(edition.services, "services"),
  ...each(edition.services, "services", serviceProblem),
];
