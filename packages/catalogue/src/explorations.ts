// What games declare to be explored by, and their second models. Apart from `games.ts`: a page never explores, and is not to load a byte of it.
import type { GameExploration } from "@assize/kernel-exploration";
import type { FormalModel } from "@assize/kernel-formal";

const LOADERS: Readonly<Record<string, () => Promise<GameExploration>>> = {
  xidit: async () => (await import("@assize/xidit-formal")).exploration,
};

/** What the game declares; undefined where it declares nothing. */
export const loadExploration = async (id: string): Promise<GameExploration | undefined> =>
  Object.hasOwn(LOADERS, id) ? LOADERS[id]?.() : undefined;

const FORMAL_MODELS: Readonly<Record<string, () => Promise<FormalModel>>> = {
  xidit: async () => (await import("@assize/xidit-formal")).quintModel,
};

/** The game's second model; undefined where it has none. */
export const loadFormalModel = async (id: string): Promise<FormalModel | undefined> =>
  Object.hasOwn(FORMAL_MODELS, id) ? FORMAL_MODELS[id]?.() : undefined;
