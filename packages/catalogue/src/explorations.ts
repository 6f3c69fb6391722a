// What games declare to be explored by. Apart from `games.ts`: a page never explores, and is not to load a byte of it.
import type { GameExploration } from "@assize/kernel-exploration";

const LOADERS: Readonly<Record<string, () => Promise<GameExploration>>> = {
  xidit: async () => (await import("@assize/xidit-formal")).exploration,
};

/** What the game declares; undefined where it declares nothing. */
export const loadExploration = async (id: string): Promise<GameExploration | undefined> =>
  Object.hasOwn(LOADERS, id) ? LOADERS[id]?.() : undefined;
