// What a new game may be called. Knows no file.

const SHAPE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST = 40;
/** Folders that git, tests and checks leave out wherever they stand. */
const LEFT_OUT: readonly string[] = ["dist", "out"];

/** Why this cannot be a game's name, or null. It becomes a folder, a package, and the name in every log. */
export const nameProblem = (name: string): string | null => {
  if (name === "") return "say what the game is called: npm run new-game -- my-game";
  if (name.length > LONGEST) return `"${name}" is too long; use at most ${LONGEST} characters`;
  if (!SHAPE.test(name))
    return `"${name}" cannot be a name; write lower-case letters and digits, with hyphens between: my-game`;
  if (LEFT_OUT.includes(name))
    return `"${name}" cannot be a name; git and the checks leave out folders that are called so`;
  return null;
};

/** `my-game` as a title: `My game`. */
export const titleOf = (name: string): string => {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
