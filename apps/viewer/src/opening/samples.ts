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
] as const;
export type SampleName = (typeof SAMPLES)[number];

/** Relative to the page. */
export const addressOfSample = (name: SampleName): string => `samples/${name}.jsonl`;
