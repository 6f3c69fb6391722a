// The game's own names as people read them. The manual is in English only, so they are English in every language.

/** `bears-brew` is read as `Bears brew`. */
export const named = (id: string): string => {
  const words = id.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
