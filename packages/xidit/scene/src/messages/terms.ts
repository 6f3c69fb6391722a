// The game's terms that the drawing says its messages with. Knows no geometry.

/** The rulebooks' words in one language; the game's glossary has them. */
export interface Terms {
  /** As it stands within a sentence. */
  readonly term: (word: string) => string;
  /** As a heading has it. */
  readonly heading: (word: string) => string;
}

/** A scenery's word in one language; unknown ones as they are. */
export const sceneryIn =
  (words: Readonly<Record<string, string>>) =>
  (scenery: string): string =>
    Object.hasOwn(words, scenery) ? words[scenery]! : scenery;
