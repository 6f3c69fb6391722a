// Playing cards, face up or as backs, by their key wherever they lie: `card:bandit-3`. Knows no board.
import {
  group,
  rect,
  type ScenePoint,
  type Shape,
  text,
  widthOfText,
} from "@assize/kernel-drawing";
import type { CardId, Face } from "@assize/grandlin-edition";
import type { GrandlinView } from "@assize/grandlin-game";
import { named } from "./names.ts";
import { cardSign } from "./signs.ts";

export const CARD = [86, 58] as const;
const NAME_SIZE = 15;

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
  Math.min(NAME_SIZE, (CARD[0] - 8) / widthOfText(name, 1));

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
          cardSign(`${key}:sign`, face.type, [-24, -8], 1.15),
          text(`${key}:figure`, `figure ${inkOf(face)}`, [18, -1], figureOf(face), 20),
          text(`${key}:name`, inkOf(face), [0, height / 2 - 7], name, sizeToFit(name)),
        ],
    { label: name, ...(scale === 1 ? {} : { scale }) },
  );
};

export const SMALL_CARD = [44, 58] as const;

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
      cardSign(`${key}:sign`, face.type, [-3, figure === "" ? 3 : -9], figure === "" ? 1.5 : 1.3),
      text(`${key}:figure`, `figure ${inkOf(face)}`, [0, 22], figure, 17.5),
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
