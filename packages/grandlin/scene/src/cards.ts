// Playing cards, face up or as backs, by their key wherever they lie: `card:bandit-3`. Knows no board.
import { group, rect, type ScenePoint, type Shape, text } from "@assize/kernel-drawing";
import type { CardId, Face } from "@assize/grandlin-edition";
import type { GrandlinView } from "@assize/grandlin-game";
import { FIGURE } from "./layout.ts";
import { named } from "./names.ts";
import { cardSign } from "./signs.ts";

export const CARD = [168, 70] as const;
/** Of a letter, as a share of its size: names are set a little narrower than a text is taken to be. */
const LETTER = 0.55;

export const faceOf = (view: GrandlinView, card: CardId): Face | undefined =>
  view.setting.facts.cards[card];

/** A map is called by where it digs, any other card by its face. */
export const nameOfCard = (face: Face | undefined, card: CardId): string =>
  face === undefined
    ? card
    : named(face.name).replace(
        /^(Map) (\w+)$/,
        (_, map: string, square: string) => `${map} ${square.toUpperCase()}`,
      );

/** What a card comes down to in a figure: a villain's power, what is added, where a map digs. */
const figureOf = (face: Face): string => {
  if (face.power !== undefined) return String(face.power);
  if (face.square !== undefined) return face.square;
  const [first] = face.effects ?? [];
  if (first === undefined || first.what === "poison" || first.what === "lost-turn") return "";
  if (first.how === "divide") return `÷${first.by}`;
  if (first.how === "set") return `=${first.by}`;
  return first.by > 0 ? `+${first.by}` : `−${-first.by}`;
};

const isBlack = (face: Face): boolean => face.type === "spell" || face.type === "map";
const rolesOf = (face: Face): string => `card ${isBlack(face) ? "card-black" : "card-white"}`;
const inkOf = (face: Face): string => (isBlack(face) ? "ink-black" : "ink-white");

/** No wider than the card: a long name is set smaller. */
const sizeToFit = (name: string): number =>
  Math.max(FIGURE, Math.min(24, (CARD[0] - 10) / (name.length * LETTER)));

/** A card with its name, for hands and piles. */
export const largeCard = (
  view: GrandlinView,
  key: string,
  card: CardId,
  at: ScenePoint,
  scale = 1,
): Shape => {
  const face = faceOf(view, card);
  const name = nameOfCard(face, card);
  const [width, height] = CARD;
  return group(
    key,
    "",
    at,
    face === undefined
      ? [rect(`${key}:body`, "card", [0, 0], CARD, 6)]
      : [
          rect(`${key}:body`, rolesOf(face), [0, 0], [width, height], 6),
          cardSign(`${key}:sign`, face.type, [-44, -12], 1.35),
          text(`${key}:figure`, `figure ${inkOf(face)}`, [30, -4], figureOf(face), 24),
          text(`${key}:name`, inkOf(face), [0, height / 2 - 10], name, sizeToFit(name)),
        ],
    { label: name, ...(scale === 1 ? {} : { scale }) },
  );
};

export const SMALL_CARD = [50, 62] as const;

/** A card on a square: kind and figure; `isSecret` where these eyes alone know what lies face down. */
export const smallCard = (
  view: GrandlinView,
  card: CardId,
  at: ScenePoint,
  isSecret: boolean,
  label: string,
): Shape => {
  const key = `card:${card}`;
  const face = faceOf(view, card);
  if (face === undefined) return backOf(key, at, SMALL_CARD, label);
  const figure = figureOf(face);
  return group(
    key,
    "",
    at,
    [
      rect(`${key}:body`, `${rolesOf(face)}${isSecret ? " secret" : ""}`, [0, 0], SMALL_CARD, 5),
      cardSign(`${key}:sign`, face.type, [-3, figure === "" ? 3 : -10], figure === "" ? 1.5 : 1.3),
      text(`${key}:figure`, `figure ${inkOf(face)}`, [0, 25], figure, FIGURE),
    ],
    { label },
  );
};

/** The back of a card: nothing on it tells one from another. */
export const backOf = (
  key: string,
  at: ScenePoint,
  size: readonly [number, number],
  label: string,
): Shape => group(key, "", at, [rect(`${key}:back`, "covered", [0, 0], size, 6)], { label });
