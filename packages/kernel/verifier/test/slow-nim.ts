// A second referee for nim, written straight from its rules and the record's format, without chart, schema or
// kernel. Slow and plain. Says only whether a log is a legal record of a game of two or three, ended or not.
interface Line {
  readonly [member: string]: unknown;
}

const HEADER = [
  "format",
  "game",
  "rules",
  "rulebook",
  "edition",
  "rulings",
  "seats",
  "options",
  "table",
];
const MEMBERS = ["seq", "type", "by", "at", "data", "prev"];

const onlyKeys = (line: Line, allowed: readonly string[]): boolean =>
  Object.keys(line).every((key) => allowed.includes(key) || key.startsWith("x-"));

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const is = (data: unknown, key: string, value: unknown): boolean => same(data, { [key]: value });
const number = (value: unknown): number =>
  typeof value === "number" && Number.isInteger(value) ? value : Number.NaN;

/** The loser's distance from the last to take, or null where the header is not that of a game of nim. */
const loserOffset = (header: Line, model: Line): number | null => {
  const sound =
    onlyKeys(header, [...HEADER, "terse"]) &&
    ["format", "game", "rules", "rulebook", "edition", "options", "table"].every((key) =>
      same(header[key], model[key]),
    );
  const seats = header["seats"] as readonly unknown[];
  if (!sound || seats.length < 2 || seats.length > 3) return null;
  const { set, overrides } = header["rulings"] as { set: string; overrides: Line };
  if (set !== "default" && set !== "normal") return null;
  if (Object.keys(overrides).some((id) => id !== "last-match")) return null;
  const reading = overrides["last-match"] ?? (set === "normal" ? "wins" : "loses");
  if (reading !== "wins" && reading !== "loses") return null;
  return reading === "wins" ? 1 : 0;
};

/** True for a legal record. `model` is a sound header; the chain is not looked at. */
export const isLegalNim = (lines: readonly string[], model: string): boolean => {
  const [header, ...events] = lines.map((line) => JSON.parse(line) as Line);
  const offset = loserOffset(header!, JSON.parse(model) as Line);
  if (offset === null) return false;
  const seats = (header!["seats"] as readonly unknown[]).length;
  const terse = header!["terse"] === true;
  let matches = -1;
  let seat = 0;
  let taken = false;
  let over = false;
  for (const [index, event] of events.entries()) {
    const { seq, type, by, data } = event;
    if (!onlyKeys(event, MEMBERS) || seq !== index + 1 || over) return false;
    // A terse record leaves the passing of a turn and the end to the reader.
    if (terse && taken && type === "matches-taken") {
      if (matches === 0) return false;
      seat = (seat + 1) % seats;
      taken = false;
    }
    const count = number((data as Line)["matches"]);
    if (type !== "matches-taken" && by !== undefined) return false;
    if (type === "matches-laid") {
      if (matches >= 0 || !is(data, "matches", count) || !(count >= 5 && count <= 20)) return false;
      matches = count;
    } else if (type === "matches-taken") {
      if (matches < 0 || taken || by !== seat || !is(data, "matches", count)) return false;
      if (!(count >= 1 && count <= 3 && count <= matches)) return false;
      matches -= count;
      taken = true;
    } else if (type === "turn-passed") {
      if (!taken || matches === 0 || !is(data, "left", matches)) return false;
      seat = (seat + 1) % seats;
      taken = false;
    } else if (type === "game-ended") {
      if (!taken || matches !== 0 || !is(data, "loser", (seat + offset) % seats)) return false;
      over = true;
    } else return false;
  }
  return true;
};
