// Cards, treasures and services as people call them, from their names in the edition.

/** `bears-brew` is told as `Bears brew`. */
export const named = (id: string): string => {
  const words = id.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** One card or treasure: its name without the number that tells its copies apart, a map with its square. */
export const thing = (id: string): string => {
  const name = id.replace(/-\d+$/, "");
  return name.startsWith("map-")
    ? `the map of ${name.slice("map-".length).toUpperCase()}`
    : named(name);
};
