// Short logs about which nothing certain can be said: headers that name what is not known here, positions that
// cannot be, values that the record does not know.
import { edit, tamper } from "@assize/testkit";
import { encodeHeader, type Header } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json, JsonObject } from "@assize/kernel-model";
import { dataOf, findMoment, type LogCase } from "./cases.ts";
import { excerpt, headerAt, type Moment, type Recorded } from "./recorded.ts";

const NO_DIGEST = "A".repeat(43);

type Spoil = (header: Header) => Header;

const headerCase =
  (header: Header) =>
  (name: string, shows: string, holds: LogCase["holds"], spoil: Spoil): LogCase => ({
    name,
    shows,
    lines: [encodeHeader(spoil(header))],
    holds,
  });

const withOptions = (header: Header, options: JsonObject): Header => ({ ...header, options });

const unknownHeaders = (four: Header): readonly LogCase[] => {
  const one = headerCase(four);
  return [
    one("unknown-game", "a game without rules here", "unknown-game", (header) => ({
      ...header,
      // No game can be called so: see tools/new-game.
      game: "no such game",
    })),
    one(
      "unknown-rules-version",
      "another version of the rules",
      "unknown-rules-version",
      (header) => ({
        ...header,
        rules: 2,
        rulebook: NO_DIGEST,
      }),
    ),
    one("unknown-rulebook", "another rulebook digest", "unknown-rulebook", (header) => ({
      ...header,
      rulebook: NO_DIGEST,
    })),
    one("unknown-edition", "an edition that is not here", "unknown-edition", (header) => ({
      ...header,
      edition: { id: "mine", digest: NO_DIGEST },
    })),
    one(
      "edition-renamed",
      "an edition's name decides nothing, its digest does",
      "compliant",
      (header) => ({
        ...header,
        edition: { ...header.edition, id: "by another name" },
      }),
    ),
    one("unknown-set", "a ruling set that is not known", "unknown-ruling", (header) => ({
      ...header,
      rulings: { set: "house", overrides: {} },
    })),
    one("unknown-ruling", "a ruling that is not known", "unknown-ruling", (header) => ({
      ...header,
      rulings: { set: "de", overrides: { "free-beer": "yes" } },
    })),
    one(
      "unknown-option",
      "an option that a ruling does not have, and a number that is none",
      "unknown-ruling",
      (header) => ({
        ...header,
        rulings: { set: "default", overrides: { "no-road": "fly", bank: "limited:007" } },
      }),
    ),
  ];
};

const invalidHeaders = (four: Header, three: Header): readonly LogCase[] => {
  const one = headerCase(four);
  const invalid = (name: string, shows: string, spoil: Spoil): LogCase =>
    one(name, shows, "header-invalid", spoil);
  const [first, second, ...others] = four.seats;
  return [
    invalid("two-seats", "too few seats", (header) => ({ ...header, seats: [first!, second!] })),
    invalid("colour-twice", "two seats of one colour", (header) => ({
      ...header,
      seats: [first!, first!, ...others],
    })),
    invalid("colour-unknown", "a colour that is not in the box", (header) => ({
      ...header,
      seats: [{ ...first!, colour: "pink" }, second!, ...others],
    })),
    invalid("no-length", "the length is not told", (header) => withOptions(header, {})),
    invalid("unknown-length", "a length that is not known", (header) =>
      withOptions(header, { length: "endless" }),
    ),
    invalid("unknown-option-member", "an option that the game does not have", (header) =>
      withOptions(header, { length: "long", speed: 2 }),
    ),
    invalid("dummy-for-four", "a dummy where there is none", (header) =>
      withOptions(header, { length: "long", dummy: "normal" }),
    ),
    invalid("no-first-player", "nobody is first", (header) => ({ ...header, table: {} })),
    invalid("first-player-4", "the First Player is not at the table", (header) => ({
      ...header,
      table: { firstPlayer: 4 },
    })),
    headerCase(three)("no-dummy", "three players without the dummy", "header-invalid", (header) =>
      withOptions(header, { length: "long" }),
    ),
    {
      name: "extended-options",
      shows: "x- members of options and table are allowed",
      lines: [
        encodeHeader({
          ...four,
          options: { ...four.options, "x-room": "blue" },
          table: { ...four.table, "x-town": "Graz" },
        }),
      ],
      holds: "compliant",
    },
  ];
};

const positions = (moment: Moment): readonly LogCase[] => {
  const header = headerAt(moment);
  const stated = header.position!;
  const context = stated.context as JsonObject;
  const one = (name: string, shows: string, change: JsonObject, place = stated.place): LogCase =>
    headerCase(header)(name, shows, "position-invalid", (sound) => ({
      ...sound,
      position: { place, context: { ...context, ...change } },
    }));
  const list = (name: string): readonly Json[] => context[name] as readonly Json[];
  const { gold: _, ...withoutGold } = context;
  return [
    one("place-unknown", "a place that the chart does not have", {}, "play.tavern"),
    one("place-other", "a place where this context cannot stand", {}, "play.census.hands"),
    one("member-unknown", "a member that a context does not have", { weather: "fine" }),
    headerCase(header)("member-missing", "a context without gold", "position-invalid", (sound) => ({
      ...sound,
      position: { ...stated, context: withoutGold },
    })),
    one("list-too-short", "a list by seats with a seat too few", { gold: list("gold").slice(1) }),
    one("units-out-of-nothing", "more militia than the box holds", {
      barracks: { ...(context["barracks"] as JsonObject), militia: 18 },
    }),
    one("storeys-out-of-nothing", "more storeys than the box holds", {
      storeyStock: list("storeyStock").with(0, 16),
    }),
    one("tile-twice", "a tile in two places", {
      queues: {
        ...(context["queues"] as JsonObject),
        threat: {
          ...((context["queues"] as JsonObject)["threat"] as JsonObject),
          discard: [((context["queues"] as JsonObject)["threat"] as JsonObject)["next"]!],
        },
      },
    }),
    one("year-13", "a year after the last", { year: 13 }),
    one("no-such-city", "an Idrakys in no city", { idrakys: list("idrakys").with(0, 22) }),
    headerCase(header)("context-a-text", "no context at all", "position-invalid", (sound) => ({
      ...sound,
      position: { ...stated, context: "start" },
    })),
  ];
};

/** Doubts about rulings while the record goes on: under an assumed set nothing is called a violation. */
const assumed = (moment: Moment): readonly LogCase[] => {
  const house = { ...headerAt(moment), rulings: { set: "house", overrides: {} } };
  const lines = [encodeHeader(house), ...excerpt(moment, 3).slice(1)];
  const other = edit(1, (draft) => ({ ...draft, data: { ...dataOf(moment), seat: 4 } }));
  return [
    {
      name: "assumed-and-sound",
      shows: "an unknown ruling set, and nothing wrong under the default",
      lines: tamper(lines, nodeHash),
      holds: "unknown-ruling",
    },
    {
      name: "assumed-and-wrong",
      shows: "an unknown ruling set, and a finding under the default: undetermined all the same",
      lines: tamper(lines, nodeHash, other),
      holds: "value-wrong",
    },
    {
      name: "assumed-and-damaged",
      shows: "an unknown ruling set, and a broken chain: damage is damage",
      lines: other(tamper(lines, nodeHash)),
      holds: "chain-broken",
    },
    {
      name: "unknown-and-damaged",
      shows: "an unknown game, and a broken chain: violated, since bytes need no rules",
      lines: ((sound: readonly string[]) => sound.with(1, sound[1]!.replace(",", ", ")))(
        tamper([encodeHeader({ ...house, game: "no such game" }), ...lines.slice(1)], nodeHash),
      ),
      holds: "chain-broken",
    },
  ];
};

const unknown = { $unknown: "nobody wrote it down" };

const unknownValues = (games: readonly Recorded[], moved: Moment): readonly LogCase[] => {
  const hand = findMoment(games, ({ type }) => type === "hand-chosen");
  const shuffle = findMoment(games, ({ type }) => type === "tiles-shuffled");
  const set = (name: string, shows: string, moment: Moment, data: JsonObject): LogCase => ({
    name,
    shows,
    lines: tamper(
      excerpt(moment, 3),
      nodeHash,
      edit(1, (draft) => ({ ...draft, data: { ...dataOf(moment), ...data } })),
    ),
    holds: "unknown-value",
  });
  return [
    set(
      "unknown-in-consequence",
      "a consequence whose field is not known: derived, and a doubt",
      moved,
      {
        to: unknown,
      },
    ),
    set("unknown-beside-wrong", "one field not known, another wrong", moved, {
      to: unknown,
      seat: 4,
    }),
    set("unknown-in-decision", "a decision that nobody knows: the audit stops", hand, {
      units: unknown,
    }),
    set("unknown-in-chance", "a shuffle that nobody knows: the audit stops", shuffle, {
      order: unknown,
    }),
  ];
};

/** All of these, in this order. */
export const doubtfulCases = (games: readonly Recorded[]): readonly LogCase[] => {
  const gameOf = (seats: number): Recorded =>
    games.find(({ header }) => header.seats.length === seats)!;
  const moved = findMoment(games, ({ type }) => type === "idrakys-moved");
  return [
    ...unknownHeaders(gameOf(4).header),
    ...invalidHeaders(gameOf(4).header, gameOf(3).header),
    ...positions(moved),
    ...assumed(moved),
    ...unknownValues(games, moved),
  ];
};
