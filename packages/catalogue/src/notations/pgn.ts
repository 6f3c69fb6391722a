// Chess games in PGN, as apps ask for them.
import {
  LETTER_LANGUAGES,
  type LetterLanguage,
  letterLanguageOf,
  lastGameIn,
  notedMoves,
  notesIn,
  readPgn,
  RESULTS,
  type Result,
  writePgn,
} from "@assize/chess-notation";
import {
  isForbiddenKey,
  isJsonObject,
  isUnknown,
  type Json,
  type JsonObject,
} from "@assize/kernel-model";
import type {
  EventToNote,
  GameNotation,
  GameToNote,
  NotedGame,
  TextToRead,
  WrittenText,
} from "../notations.ts";

const COLOURS = ["white", "black"] as const;

const seatOf = (colour: string, name: string | undefined) =>
  name === undefined || name === "" || name === "?" ? { colour } : { colour, name };

const ENGLISH: LetterLanguage = "en";
const TAGS = "x-tags";
const NOTED = "x-noted";

/** Behind the name of a tag that no log may use as a key, and in the way of no name that one may. */
const MARK = "-";

/** A game's tags as a log may hold them. */
const tagsInLog = (tags: Readonly<Record<string, string>>): JsonObject =>
  Object.fromEntries(
    Object.entries(tags).map(([name, value]) => [
      isForbiddenKey(name) ? `${name}${MARK}` : name,
      value,
    ]),
  );

const tagNamed = (key: string): string => {
  const name = key.slice(0, -MARK.length);
  return key.endsWith(MARK) && isForbiddenKey(name) ? name : key;
};

function* read({ text, firstLine, seen }: TextToRead): Generator<NotedGame, void> {
  for (const one of readPgn(text, firstLine, seen)) {
    const { tags, set, overrides, position, options, notes, events, place, problems, letters } =
      one;
    const noted = {
      ...(notes.length === 0 ? {} : { notes }),
      ...(letters === ENGLISH ? {} : { letters }),
    };
    yield {
      header: {
        seats: [seatOf(COLOURS[0], tags["White"]), seatOf(COLOURS[1], tags["Black"])],
        rulings: { set, overrides: { ...overrides } },
        ...(Object.keys(options).length === 0 ? {} : { options }),
        ...(position === null ? {} : { position: { ...position } }),
      },
      remarks: {
        [TAGS]: tagsInLog(tags),
        ...(Object.keys(noted).length === 0 ? {} : { [NOTED]: noted }),
      },
      events: events.map(({ type, by, data, remarks, place: at }) => ({
        event: by === undefined ? { type, data } : { type, by, data },
        place: at,
        remarks: remarks === null ? null : { [NOTED]: remarks },
      })),
      place,
      problems,
    };
  }
}

const tagsOf = (remarks: JsonObject): Record<string, string> =>
  Object.fromEntries(
    Object.entries(remarks).flatMap(([key, value]): [string, string][] => {
      const name = tagNamed(key);
      return typeof value === "string" && /^\w+$/.test(name) ? [[name, value]] : [];
    }),
  );

const WON = ["1-0", "0-1"] as const;

/** The result as the rules say it; where they cannot, as somebody wrote it. */
const resultOf = (winner: GameToNote["winner"], lastNoted: Json | undefined): Result => {
  if (winner !== undefined) return winner === null ? "1/2-1/2" : WON[winner]!;
  const noted = lastNoted !== undefined && isJsonObject(lastNoted) ? lastNoted["result"] : null;
  return RESULTS.find((one) => one === noted) ?? "*";
};

/** False where the record itself does not know how it ended. */
const isStated = (last: EventToNote | undefined): boolean => {
  const data = last?.event.data;
  return data === undefined || !isJsonObject(data) || !Object.values(data).some(isUnknown);
};

const fenIn = (start: Json): string =>
  isJsonObject(start) && typeof start["fen"] === "string" ? start["fen"] : "";

const memberOf = (header: GameToNote["header"], name: string): Json | undefined =>
  (header as unknown as JsonObject)[name];

const MOVED = "moved";

/** Whose letters a game was noted with. */
const lettersIn = (noted: Json | undefined): LetterLanguage => {
  const letters = noted !== undefined && isJsonObject(noted) ? noted["letters"] : undefined;
  return (typeof letters === "string" ? letterLanguageOf(letters) : null) ?? ENGLISH;
};

const write = (
  { header, start, events, winner }: GameToNote,
  letters: string = ENGLISH,
): WrittenText => {
  const names = header.seats.map(({ name }) => name);
  const said = memberOf(header, TAGS);
  const tags = {
    ...tagsOf(said !== undefined && isJsonObject(said) ? said : {}),
    ...(names[0] === undefined ? {} : { White: names[0] }),
    ...(names[1] === undefined ? {} : { Black: names[1] }),
  };
  const last = events.at(-1);
  const lastNoted = last?.event.type === MOVED ? undefined : last?.noted;
  const { text, leftOut } = writePgn({
    tags,
    noted: lettersIn(memberOf(header, NOTED)),
    letters: letterLanguageOf(letters) ?? ENGLISH,
    fen: fenIn(start),
    variant: header.options["chess960"] === undefined ? "regular" : "chess960",
    notes: notesIn(memberOf(header, NOTED)),
    moves: events.flatMap(({ event, noted }) =>
      event.type === MOVED ? notedMoves(event.data, noted) : [],
    ),
    result: resultOf(isStated(last) ? winner : undefined, lastNoted),
    lastNotes: notesIn(lastNoted),
  });
  return { text, unknown: leftOut };
};

export const PGN: GameNotation = {
  game: "chess",
  isOfOne: false,
  letters: LETTER_LANGUAGES,
  read,
  lastGameIn,
  write,
  keeps: {
    ofHeader: (name) => name === TAGS || name === NOTED,
    ofEvent: (name) => name === NOTED,
  },
};
