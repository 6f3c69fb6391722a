// Names that stand in data, made fit to be read where nobody has other words for them. Pure; knows no name.

/** `rewards-chosen` and `tileHeld` are told as `Rewards chosen` and `Tile held`. */
export const readable = (name: string): string => {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_.]+/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
