// What Lords of Xidit declares to be explored by.
import type { GameExploration } from "@assize/kernel-exploration";
import type { State } from "@assize/xidit-events";
import { parts } from "./parts.ts";
import { properties } from "./properties.ts";

export const exploration: GameExploration<State> = { properties, symmetries: [], parts };
