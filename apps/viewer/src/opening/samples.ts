// The sample games, in the order in which they are worth a look; the build puts their files beside the page.

export const SAMPLES = [
  "disputed-4p",
  "long-4p",
  "blue-year",
  "long-5p",
  "borrowing-4p",
  "set-aside-4p",
  "french-4p",
  "long-3p",
  "dummy-wins-3p",
  "short-5p",
  "short-4p",
  "short-3p",
  "treasure-disputed-2p",
  "treasure-2p",
  "chess-nalchik",
  "chess-opera",
] as const;
export type SampleName = (typeof SAMPLES)[number];

/** One of each game of the catalogue, shown first: each has a title, and a picture beside its log. */
export const FEATURED = [
  "disputed-4p",
  "treasure-disputed-2p",
  "chess-nalchik",
] as const satisfies readonly SampleName[];
export type FeaturedName = (typeof FEATURED)[number];

/** The picture of a featured game. Relative to the page. */
export const addressOfPicture = (name: FeaturedName, shade: "light" | "dark"): string =>
  `samples/${name}-${shade}.svg`;

/** Relative to the page. */
export const addressOfSample = (name: SampleName): string => `samples/${name}.jsonl`;
