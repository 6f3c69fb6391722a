// A game of a PGN file, reduced to players, year, result and moves: facts that belong to nobody. Knows no rule and no board: what the
// reduced games say has to be what the file said, so nothing that it does not know is left out in silence.

/** The games of a text whose games all begin with the tag Event. */
export const gamesIn = (text: string): readonly string[] =>
  text.replaceAll("\r", "").split(/\n(?=\[Event ")/);

const TAG = /^\[(\w+) "(.*)"\]$/;
const MOVE = /^(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?|O-O(?:-O)?)[+#]?$/;
const RESULT = /^(?:1-0|0-1|1\/2-1\/2|\*)$/;
const NUMBER = /\b\d+\.+/g;

export interface Reduced {
  readonly text: string;
  /** Moves and result, by which the same game is known in another file. */
  readonly course: string;
}

/** `name` says where the game comes from. Throws where the game has anything but tags, moves and its result. */
export const reduced = (game: string, name: string): Reduced => {
  const lines = game.split("\n").map((line) => line.trim());
  const tags = new Map(
    lines.flatMap((line) => {
      const [, tag, value] = TAG.exec(line) ?? [];
      return tag === undefined ? [] : [[tag, value!] as const];
    }),
  );
  const words = lines
    .filter((line) => !line.startsWith("["))
    .join(" ")
    .replaceAll(NUMBER, " ")
    .split(" ")
    .filter((word) => word !== "");
  const result = words.at(-1) ?? "";
  const odd = words.slice(0, -1).find((word) => !MOVE.test(word));
  if (odd !== undefined) throw new Error(`${name}: ${odd} is no move`);
  if (!RESULT.test(result) || result !== tags.get("Result"))
    throw new Error(`${name}: the result is ${result}, and in the tag ${tags.get("Result")}`);
  const year = /^\d{4}/.exec(tags.get("Date") ?? "")?.[0];
  const kept = [
    `[Event "${name}"]`,
    ...(year === undefined ? [] : [`[Date "${year}"]`]),
    `[White "${tags.get("White")}"]`,
    `[Black "${tags.get("Black")}"]`,
    `[Result "${result}"]`,
  ];
  if (kept.some((line) => line.includes("\uFFFD")))
    throw new Error(`${name}: a name has a character that is no UTF-8`);
  const course = words.join(" ");
  return { text: `${kept.join("\n")}\n\n${course}\n\n`, course };
};
