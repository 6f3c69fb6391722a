// What a seat is called by: which texts of a header show something, and whether they tell seats apart. Knows no game and
// no language.
import type { JsonObject } from "./json.ts";

/** True for a text that shows something: not for an empty one, nor for blanks and characters without a shape. */
export const isReadable = (text: unknown): text is string =>
  typeof text === "string" && /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}]/u.test(text);

/** The same for all that looks the same: blanks around a name, characters without a shape, composed or not. */
const asSeen = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .normalize("NFKC")
    .trim();

/**
 * What this seat is called at its table: its name if that can be read, else `otherwise`. Where another seat has the name
 * too, `otherwise` stands behind it in brackets, so that nobody is taken for another.
 */
export const seatCalled = (
  seats: readonly JsonObject[],
  seat: number,
  otherwise: string,
): string => {
  const name = seats[seat]?.["name"];
  if (!isReadable(name)) return otherwise;
  const shared = seats.some(
    (other, index) =>
      index !== seat && isReadable(other["name"]) && asSeen(other["name"]) === asSeen(name),
  );
  return shared ? `${name} (${otherwise})` : name;
};
