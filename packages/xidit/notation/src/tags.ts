// The tags above a game, both ways: what the table agreed on, and the shuffles of the setup. Knows no line of the game.
import { isJsonObject, type Json, type JsonObject, readJson } from "@assize/kernel-model";
import { DUMMY_LEVELS, LENGTHS } from "@assize/xidit-events";
import { rulebook } from "@assize/xidit-rulebook";
import { SEAT_LETTERS } from "./letters.ts";
import type { NotedSeat, NotedTable, Place } from "./noted-game.ts";
import { nearest } from "@assize/kernel-model";
import type { XgnProblem, XgnProblemCode } from "./problems.ts";

/** The notation's own version. */
const XGN_VERSION = "1";

/** A seat's tag is its colour. */
const SEAT_TAGS: ReadonlyMap<string, string> = new Map(
  Object.keys(SEAT_LETTERS).map((colour) => [
    colour.charAt(0).toUpperCase() + colour.slice(1),
    colour,
  ]),
);

export const SHUFFLE_TAGS = ["Titans", "Tiles", "Assessments"] as const;
export type ShuffleTag = (typeof SHUFFLE_TAGS)[number];

const TAGS: readonly string[] = [
  "Xgn",
  ...SEAT_TAGS.keys(),
  "First",
  "Length",
  "Dummy",
  "Rulings",
  "Ruling",
  "Rules",
  "Rulebook",
  "Edition",
  "Position",
  ...SHUFFLE_TAGS,
];

/** Tags of PGN that say where and when; near ones of ours are no slips of these. */
const KNOWN_REMARKS: readonly string[] = ["Event", "Site", "Date", "Round", "Result", "Time"];

/** Letters of a value that may be others. Of a tag's name fewer: other tags are remarks. */
const VALUE_SLIPS = 2;

const REMARK = /^[A-Z][A-Za-z0-9_]{0,63}$/;

/** A tag as it stands. */
export interface Tag {
  readonly name: string;
  /** The value as it stands. */
  readonly quoted: string;
  readonly value: string | JsonObject;
  /** Of its name, and of its value. */
  readonly place: Place;
  readonly valuePlace: Place;
}

export interface ReadTags {
  readonly table: NotedTable;
  readonly shuffles: ReadonlyMap<ShuffleTag, Tag>;
}

/** A name that nobody knows; a name that is a question mark is written as its number. */
const NO_NAME = '"?"';
const QUESTION_MARK = String.raw`"\u003f"`;

/** The text of a string, quotes included; null where it is none. */
export const stringIn = (quoted: string): string | null => {
  const read = readJson(quoted);
  return read.ok && typeof read.value === "string" ? read.value : null;
};

const nameOf = ({ quoted, value }: Tag): { readonly name?: string } =>
  quoted === NO_NAME || typeof value !== "string" ? {} : { name: value };

const problem = (
  code: XgnProblemCode,
  { line, column }: Place,
  found: string,
  known: readonly string[] = [],
  slips = 1,
): XgnProblem => ({ code, line, column, found, suggestion: nearest(found, known, slips), known });

/** A name of the notation, or a remark that is not mistaken for one. */
const nameProblem = ({ name, place }: Tag, seen: ReadonlySet<string>): XgnProblem | null => {
  if (seen.has(name) && name !== "Ruling") return problem("tag-repeated", place, name);
  if (TAGS.includes(name) || KNOWN_REMARKS.includes(name)) return null;
  const near = problem("tag-unknown", place, name, TAGS);
  if (near.suggestion !== null) return { ...near, known: [] };
  return REMARK.test(name) ? null : problem("tag-malformed", place, name);
};

/** Gathers what tags say, and what is wrong with them. */
class TagReader {
  readonly problems: XgnProblem[] = [];
  readonly #tags: ReadonlyMap<string, Tag>;

  constructor(tags: ReadonlyMap<string, Tag>) {
    this.#tags = tags;
  }

  text(name: string): string | undefined {
    const tag = this.#tags.get(name);
    return typeof tag?.value === "string" ? tag.value : undefined;
  }

  /** One of these values. */
  oneOf(name: string, known: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined || known.includes(value)) return value;
    this.problems.push(
      problem("value-unknown", this.#tags.get(name)!.valuePlace, value, known, VALUE_SLIPS),
    );
    return undefined;
  }
}

const rulingsOf = (
  tags: readonly Tag[],
  reader: TagReader,
): NotedTable["rulings"] & { readonly problems: readonly XgnProblem[] } => {
  const set = reader.oneOf("Rulings", Object.keys(rulebook.rulingSets)) ?? "default";
  const problems: XgnProblem[] = [];
  const overrides: Record<string, string> = {};
  for (const { name, value, valuePlace } of tags) {
    if (name !== "Ruling") continue;
    const [id = "", option, ...rest] = typeof value === "string" ? value.split("=") : [];
    const known = rulebook.rulings.map((ruling) => ruling.id);
    if (!known.includes(id))
      problems.push(problem("value-unknown", valuePlace, id, known, VALUE_SLIPS));
    else if (option === undefined || rest.length > 0)
      problems.push(problem("tag-malformed", valuePlace, id));
    else overrides[id] = option;
  }
  return { set, overrides, problems };
};

const WHOLE = /^[0-9]{1,9}$/;

const identityOf = (reader: TagReader): Pick<NotedTable, "rules" | "rulebook" | "edition"> => {
  const [rules, digest, edition] = [
    reader.text("Rules"),
    reader.text("Rulebook"),
    reader.text("Edition"),
  ];
  const space = edition?.lastIndexOf(" ") ?? -1;
  return {
    ...(rules !== undefined && WHOLE.test(rules) ? { rules: Number(rules) } : {}),
    ...(digest === undefined ? {} : { rulebook: digest }),
    ...(edition === undefined || space < 0
      ? {}
      : { edition: { id: edition.slice(0, space), digest: edition.slice(space + 1) } }),
  };
};

const seatsOf = (tags: readonly Tag[]): readonly NotedSeat[] =>
  tags.flatMap((tag): readonly NotedSeat[] => {
    const colour = SEAT_TAGS.get(tag.name);
    return colour === undefined ? [] : [{ colour, ...nameOf(tag) }];
  });

const remarksOf = (tags: readonly Tag[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tags.flatMap(({ name, value }) =>
      TAGS.includes(name) || typeof value !== "string" ? [] : [[name, value]],
    ),
  );

const seenAndProblems = (tags: readonly Tag[]) => {
  const seen = new Map<string, Tag>();
  const problems: XgnProblem[] = [];
  for (const tag of tags) {
    const wrong = nameProblem(tag, new Set(seen.keys()));
    if (wrong !== null) problems.push(wrong);
    const isText = typeof tag.value === "string";
    if (isText === (tag.name === "Position"))
      problems.push(problem("tag-malformed", tag.valuePlace, tag.name));
    seen.set(tag.name, tag);
  }
  return { seen, problems };
};

/** What tags say, in the order in which they stand. `firstPlaced`: who stands first in the line of placements. */
export const readTags = (
  tags: readonly Tag[],
  firstPlaced: string | null,
): { readonly read: ReadTags; readonly problems: readonly XgnProblem[] } => {
  const { seen, problems } = seenAndProblems(tags);
  const reader = new TagReader(seen);
  reader.oneOf("Xgn", [XGN_VERSION]);
  const seats = seatsOf(tags);
  const letters = seats.map(({ colour }) => SEAT_LETTERS[colour]!);
  const first = reader.oneOf("First", letters) ?? firstPlaced;
  const length = reader.oneOf("Length", LENGTHS) ?? "long";
  const dummy = reader.oneOf("Dummy", DUMMY_LEVELS) ?? (seats.length === 3 ? "normal" : undefined);
  const { problems: rulingProblems, ...rulings } = rulingsOf(tags, reader);
  const position = seen.get("Position")?.value;
  const missing = [
    ...(seats.length === 0 ? [...SEAT_TAGS.keys()].slice(0, 1) : []),
    ...(first === null && !seen.has("First") ? ["First"] : []),
  ].map((name) => problem("tag-missing", { line: 1, column: 1 }, name));
  const table: NotedTable = {
    seats,
    options: { length, ...(dummy === undefined ? {} : { dummy }) },
    table: { firstPlayer: first === null ? 0 : Math.max(0, letters.indexOf(first)) },
    rulings,
    ...identityOf(reader),
    ...(isJsonObject(position) ? { position } : {}),
    remarks: remarksOf(tags),
  };
  const shuffles = new Map(
    SHUFFLE_TAGS.flatMap((name): readonly [ShuffleTag, Tag][] => {
      const tag = seen.get(name);
      return tag === undefined ? [] : [[name, tag]];
    }),
  );
  return {
    read: { table, shuffles },
    problems: [...problems, ...reader.problems, ...rulingProblems, ...missing],
  };
};

/** Signs that end a line or steer a terminal. */
const STEERING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** JSON on one line that steers nothing; its value is the same. */
export const jsonText = (value: Json): string =>
  JSON.stringify(value).replace(STEERING, (signs) =>
    Array.from({ length: signs.length }, (_, at) => {
      const code = signs.charCodeAt(at).toString(16);
      return `\\u${code.padStart(4, "0")}`;
    }).join(""),
  );

const nameText = (name: string | undefined): string => {
  if (name === undefined) return NO_NAME;
  return name === "?" ? QUESTION_MARK : jsonText(name);
};

/** One tag in its line. */
export const tagText = (name: string, value: string): string => `[${name} ${value}]`;

/** The tags of a table, one a line; `shuffles` are theirs as they were written. */
export const tagsText = (
  table: NotedTable,
  shuffles: readonly (readonly [ShuffleTag, string])[],
): readonly string[] => {
  const { seats, options, rulings, rules, rulebook: book, edition, position, remarks } = table;
  const first = seats[Number(table.table["firstPlayer"])]?.colour ?? "";
  const tag = (name: string, value: Json | undefined): readonly string[] =>
    value === undefined ? [] : [tagText(name, jsonText(value))];
  return [
    ...tag("Xgn", XGN_VERSION),
    ...Object.entries(remarks).flatMap(([name, value]) => tag(name, value)),
    ...seats.map(({ colour, name }) =>
      tagText([...SEAT_TAGS].find(([, own]) => own === colour)?.[0] ?? colour, nameText(name)),
    ),
    ...tag("First", SEAT_LETTERS[first]),
    ...tag("Length", options["length"]),
    ...tag("Dummy", options["dummy"]),
    ...tag("Rulings", rulings.set),
    ...Object.entries(rulings.overrides).flatMap(([id, option]) =>
      tag("Ruling", `${id}=${option}`),
    ),
    ...tag("Rules", rules === undefined ? undefined : String(rules)),
    ...tag("Rulebook", book),
    ...tag("Edition", edition === undefined ? undefined : `${edition.id} ${edition.digest}`),
    ...tag("Position", position),
    ...shuffles.map(([name, value]) => tagText(name, jsonText(value))),
  ];
};

/** A tag's name under which a header's own member is kept; null where it cannot be. */
export const isRemark = (name: string): boolean => REMARK.test(name) && !TAGS.includes(name);
