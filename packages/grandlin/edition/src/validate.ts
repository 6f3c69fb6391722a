// What must be true of an edition that rules can be played on, and of the reference deck.
// Answers with everything that is wrong; knows no rule of play.
import type { EditionProblem } from "@assize/kernel-model";
import { beside, SQUARES } from "./cards.ts";
import {
  CARD_TYPES,
  type CardType,
  COLOURS,
  type Deed,
  type Edition,
  type Effect,
  type Face,
  SERVICES,
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

const each = <T>(
  items: readonly T[],
  path: string,
  check: (item: T) => readonly [code: string, message: string] | null,
): readonly EditionProblem[] =>
  items.flatMap((item, index) => {
    const found = check(item);
    return found === null ? [] : [problem(found[0], `${path}[${index}]`, found[1])];
  });

const boardProblems = ({ castles, city, gates }: Edition): readonly EditionProblem[] => {
  const coloured = (where: typeof castles, path: string): readonly EditionProblem[] =>
    COLOURS.every((colour) => where.filter((one) => one.colour === colour).length === 1) &&
    where.length === COLOURS.length
      ? []
      : [problem("colours", path, "Name each of the four colours once.")];
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

const isSound = ({ how, by }: Effect): boolean =>
  how === "add" || (how === "set" ? by >= 0 && by <= MOST : by >= 1);
const hurts = ({ what, how, by }: Effect): boolean =>
  what === "health" && (how === "divide" || (how === "add" ? by < 0 : by === 0));

/** Effects that can be carried out: a reward kills nobody, a spell its caster neither. */
const effectProblem = ({ type, deed, effects = [] }: Face): readonly [string, string] | null => {
  if (!effects.every(isSound)) return ["effect", "Divide by 1 or more; set to 0 to 15."];
  if (type !== "spell" && effects.some(({ what }) => what === "steps" || what === "fury"))
    return ["effect", "Only spells give steps or fury."];
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

/** Everything that is wrong; empty for an edition that can be played on. */
export const validateEdition = (edition: Edition): readonly EditionProblem[] => [
  ...boardProblems(edition),
  ...deckProblems(edition),
  ...each(edition.treasures, "treasures", ({ copies }) =>
    copies === TREASURES_OF_A_KIND ? null : ["count", "There are four treasures of a kind."],
  ),
  ...(edition.treasures.length === 3
    ? []
    : [problem("count", "treasures", "There are three kinds of treasure.")]),
  ...(SERVICES.every(
    (service) => edition.services.filter((one) => one.service === service).length === 1,
  )
    ? []
    : [problem("services", "services", "Name each of the four services once.")]),
  ...each(edition.services, "services", ({ effects }) =>
    effects.length === 0 || !effects.every(isSound) || effects.some(hurts)
      ? ["service", "A service does something, and takes no health."]
      : null,
  ),
];
