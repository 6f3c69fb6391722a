// Sceneries that are drawn; any other word has the plain region's look.
export const SCENERIES = [
  "coast",
  "marsh",
  "snowy",
  "forest",
  "hills",
  "lakes",
  "heath",
  "meadows",
  "capital",
] as const;
export type Scenery = (typeof SCENERIES)[number];

export const isScenery = (word: string): word is Scenery =>
  (SCENERIES as readonly string[]).includes(word);
