// The small signs of the game: units, rewards, orders, and the emblem of each player's colour.
// Every sign differs in form, so that none depends on colour. Knows no state and no place.
import {
  circle,
  group,
  path,
  type PathStep,
  type ScenePoint,
  type Shape,
  steps,
} from "@assize/kernel-drawing";
import type { UnitKind } from "@assize/xidit-edition";
import type { Messages } from "./messages/messages.ts";

/** Within about 8 units round the origin. */
const UNIT_SIGNS: Readonly<Record<UnitKind, readonly PathStep[]>> = {
  // A pitchfork.
  militia: steps("M 0 8 L 0 -8 M -5 -8 L -5 -4 Q -5 0 0 0 Q 5 0 5 -4 L 5 -8"),
  // A bow with its arrow.
  archer: steps("M -2 -8 Q 9 0 -2 8 M -2 -8 L -2 8 M -8 0 L 8 0 M 5 -3 L 8 0 L 5 3"),
  // A shield.
  infantry: steps("M -6 -7 L 6 -7 L 6 0 Q 5 5 0 8 Q -5 5 -6 0 Z M 0 -7 L 0 8 M -6 -1 L 6 -1"),
  // A cross.
  cleric: steps("M 0 -8 L 0 8 M -5 -3 L 5 -3"),
  // A star.
  mage: steps(
    "M 0 -8 L 1.9 -2.6 L 7.6 -2.5 L 3.1 1 L 4.7 6.5 L 0 3.2 L -4.7 6.5 L -3.1 1 L -7.6 -2.5 L -1.9 -2.6 Z",
  ),
};

const SIGNS = {
  lyre: steps(
    "M -6 -8 Q -9 -2 -5 3 Q -3 6 0 6 Q 3 6 5 3 Q 9 -2 6 -8 M -6 -5 L 6 -5 M -2 -5 L -2 6 M 2 -5 L 2 6 M -4 9 L 4 9",
  ),
  storey: steps(
    "M -7 8 L -7 -3 L -7 -7 L -4 -7 L -4 -4 L -1.5 -4 L -1.5 -7 L 1.5 -7 L 1.5 -4 L 4 -4 L 4 -7 L 7 -7 L 7 8 Z",
  ),
  gold: steps("M -3 -4 L 3 -4 L 4.5 1 L 2 4 L -2 4 L -4.5 1 Z"),
  titan: steps(
    "M -9 8 Q -11 -2 -5 -5 Q -9 -8 -8 -13 Q -3 -10 -3 -6 Q 0 -7 3 -6 Q 3 -10 8 -13 Q 9 -8 5 -5 Q 11 -2 9 8 Z",
  ),
  asleep: steps("M -4 -4 L 3 -4 L -4 4 L 3 4 M 5 -9 L 9 -9 L 5 -4 L 9 -4"),
  action: steps("M -8 -4 L 4 -4 M 0 -8 L 5 -4 L 0 0 M 8 5 L -4 5 M 0 1 L -5 5 L 0 9"),
  wait: steps("M -6 -6 L 6 6 M 6 -6 L -6 6"),
  road: steps("M -10 5 C -4 -9 4 9 10 -5"),
} as const;
export type Sign = keyof typeof SIGNS;

const EMBLEMS: Readonly<Record<string, readonly PathStep[]>> = {
  blue: steps("M 0 -6 L 5 0 L 0 6 L -5 0 Z"),
  red: steps("M -4.5 -4.5 L 4.5 -4.5 L 4.5 4.5 L -4.5 4.5 Z"),
  green: steps("M 0 -5.5 L 5.5 4.5 L -5.5 4.5 Z"),
  yellow: steps("M 0 -5 C 6.6 -5 6.6 5 0 5 C -6.6 5 -6.6 -5 0 -5 Z"),
  black: steps(
    "M -1.8 -5.5 L 1.8 -5.5 L 1.8 -1.8 L 5.5 -1.8 L 5.5 1.8 L 1.8 1.8 L 1.8 5.5 L -1.8 5.5 L -1.8 1.8 L -5.5 1.8 L -5.5 -1.8 L -1.8 -1.8 Z",
  ),
};

/** A sign on its own; `roles` besides those every sign has. */
export const sign = (key: string, name: Sign, at: ScenePoint, scale = 1, roles = ""): Shape => ({
  ...group(key, `sign sign-${name}${roles === "" ? "" : ` ${roles}`}`, at, [
    path(`${key}:line`, "", SIGNS[name]),
  ]),
  ...(scale === 1 ? {} : { scale }),
});

/** The form that stands for a player's colour; none for a colour that is not in the box. */
export const emblem = (key: string, colour: string, at: ScenePoint, scale = 1): Shape => ({
  ...group(key, `emblem emblem-${colour}`, at, [path(`${key}:form`, "", EMBLEMS[colour] ?? [])]),
  ...(scale === 1 ? {} : { scale }),
});

/** A unit, or with the role `printed` the place that one is printed for. */
export const unit = (
  key: string,
  kind: UnitKind,
  at: ScenePoint,
  words: Messages,
  radius = 9.5,
  printed = false,
): Shape => ({
  ...group(
    key,
    `${printed ? "unit-printed" : "unit"} ${printed ? "unit-printed" : "unit"}-${kind}`,
    at,
    [circle(`${key}:disc`, "", [0, 0], 12), path(`${key}:sign`, "unit-sign", UNIT_SIGNS[kind])],
    { label: words.unit(kind) },
  ),
  scale: radius / 12,
});

const REWARD_SIGNS = { gold: "gold", bards: "lyre", storeys: "storey" } as const;
export type RewardSign = keyof typeof REWARD_SIGNS;
export const REWARD_NAMES = ["gold", "bards", "storeys"] as const;

/** Gold, bards or storeys. */
export const rewardSign = (key: string, reward: RewardSign, at: ScenePoint, scale = 1): Shape =>
  reward === "gold"
    ? {
        ...group(key, "coin", at, [
          circle(`${key}:coin`, "", [0, 0], 8.5),
          path(`${key}:face`, "coin-face", SIGNS.gold),
        ]),
        scale,
      }
    : sign(key, REWARD_SIGNS[reward], at, scale);
