// The treasure game in words: events, places, seats, the state of the table. English only, and `languages` says so; sentences live in `messages.ts`. An event whose data do not fit its type is shown as the record has it.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import {
  type Eyes,
  type GameWords,
  isReadable,
  SeatId,
  seatCalled,
  type TableNames,
} from "@assize/kernel-model";
import { GLOSSARY, type Term } from "@assize/grandlin-rulebook";
import {
  DATA,
  DECISIONS,
  type EventType,
  type FactName,
  type State,
  type GrandlinEvent,
} from "@assize/grandlin-rules";
import { FACT_SENTENCES } from "./fact-messages.ts";
import { HAPPENED_SENTENCES } from "./happened-messages.ts";
import {
  COVERED_SENTENCES,
  EVENT_SENTENCES,
  type EventSentences,
  list,
  type Terms,
} from "./messages.ts";
import { thing } from "./things.ts";
import { type SeatView, type TreasuresView, view } from "./view.ts";

type Told = Parameters<GameWords<State>["event"]>[0];

const isEventType = (type: string): type is EventType => Object.hasOwn(DATA, type);
const isCovered = (type: string): type is keyof typeof COVERED_SENTENCES =>
  Object.hasOwn(COVERED_SENTENCES, type);
const isFactName = (name: string): name is FactName => Object.hasOwn(FACT_SENTENCES, name);
const isDecision = (type: EventType): boolean => DECISIONS.some((one) => one === type);
const isTerm = (word: string): word is Term => Object.hasOwn(GLOSSARY, word);
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const colourWord = (colour: string | undefined, seat: SeatId): string => {
  if (colour === undefined) return `seat ${seat}`;
  return isTerm(colour) ? GLOSSARY[colour].en : colour;
};

/** Seats by what their table calls them; without a table by their colours. */
const termsOf = (
  colours: readonly string[],
  table?: TableNames,
  game: State | null = null,
): Terms => ({
  seat: table?.seat ?? ((seat) => colourWord(colours[seat], seat)),
  found: game?.found ? thing(game.found.card) : null,
});

/** The event with decoded data, or null where it is none of this game's. */
const decoded = ({ type, by, data }: Told): GrandlinEvent | null => {
  if (!isEventType(type) || (isDecision(type) && by === undefined)) return null;
  const schema = DATA[type] as unknown as Schema.Codec<unknown, unknown>;
  const found = Schema.decodeUnknownResult(schema)(data, { onExcessProperty: "error" });
  return Result.isFailure(found)
    ? null
    : ({ type, by, data: found.success } as unknown as GrandlinEvent);
};

const sentence = (sentences: EventSentences, event: GrandlinEvent, terms: Terms): string => {
  const tell = sentences[event.type] as (event: GrandlinEvent, terms: Terms) => string;
  return capitalized(tell(event, terms));
};

const asRecorded = ({ type, by, data }: Told, terms: Terms): string =>
  `${by === undefined ? "" : `${terms.seat(by)}: `}${type} ${JSON.stringify(data) ?? ""}`;

const treasuresText = ({ count, known }: TreasuresView): string =>
  known.length === 0 ? String(count) : `${count} (${list(known.map(thing))})`;

const seatLine = (seat: SeatView, index: number, terms: Terms): string => {
  const { square, health, gold, strength, weaponry, poison, lostTurn } = seat.henchman;
  const status = [...(poison > 0 ? ["poisoned"] : []), ...(lostTurn ? ["loses a turn"] : [])];
  return [
    `${terms.seat(SeatId(index))} on ${square}`,
    `health ${health}, gold ${gold}, strength ${strength}, weaponry ${weaponry}`,
    `hand ${seat.hand === null ? seat.cards : `${seat.cards} (${list(seat.hand.map(thing))})`}`,
    `carried ${treasuresText(seat.carried)}`,
    `secured ${treasuresText(seat.secured)}`,
    ...status,
  ].join("; ");
};

const stateLines = (game: State, place: string, eyes: Eyes, terms: Terms): readonly string[] => {
  const seen = view(game, place, eyes);
  const lying = Object.entries(seen.lying).map(
    ([square, { card, shown }]) =>
      `${square} ${card === null ? "?" : thing(card)}${shown ? "" : " (face down)"}`,
  );
  const treasures = Object.entries(seen.treasures).map(
    ([square, some]) => `${square} ${list(some.map(thing))}`,
  );
  return [
    `Turn ${seen.turns + 1}: ${terms.seat(seen.onTurn)}; draw pile ${seen.pile}, discards ${seen.discard.length}, set aside ${seen.aside.length}, undug treasures ${seen.undug}`,
    ...seen.seats.map((seat, index) => seatLine(seat, index, terms)),
    `Cards on squares: ${lying.length === 0 ? "–" : lying.join("; ")}`,
    `Treasures on squares: ${treasures.length === 0 ? "–" : treasures.join("; ")}`,
  ];
};

const outline = (game: State, place: string, terms: Terms): readonly string[] => {
  const { contenders, turns, onTurn, setting, over } = game;
  if (over !== null) return ["End"];
  if (contenders.length > 0 || place.startsWith("play.setup")) return ["Setup"];
  const round = Math.floor(turns / setting.colours.length) + 1;
  return [`Round ${round}`, `${capitalized(terms.seat(onTurn))}'s day`];
};

/** What a day is at, by place in the chart. */
const PLACES: Readonly<Record<string, string>> = {
  "setup.cards": "The cards are shuffled",
  "setup.treasures": "The treasures are shuffled",
  "setup.table": "The table is set",
  morning: "Morning",
  "movement.roll": "Movement: before the roll",
  "movement.die": "Movement: the roll",
  "movement.steps": "Movement: steps",
  "movement.stopping": "Movement: the end of the way",
  "arrival.showing": "Arrival: a card is turned up",
  "arrival.special": "Arrival: at a Special",
  "arrival.black": "Arrival: before the black treasure",
  "arrival.portal.die": "Arrival: the roll for the Portal",
  "arrival.portal.aim": "Arrival: the Portal's square",
  "arrival.portal.travel": "Arrival: through the Portal",
  "arrival.found": "Arrival: what was found",
  "arrival.act": "Arrival: what to do there",
  "arrival.search.die": "Arrival: the roll of a search",
  "arrival.search.find": "Arrival: what the search finds",
  "combat.answer": "Combat: the answer to the attack",
  "combat.choice": "Combat: fight or flee",
  "combat.dice": "Combat: the roll",
  "combat.totals": "Combat: the totals",
  "combat.hoard": "Combat: the hoard of the slain",
  "influence.choice": "The card of the day",
  "influence.digging": "The treasure of a map",
  "influence.service": "A service of the City",
  "cards.effects": "A card takes effect",
  "cards.removing": "A card leaves its square",
  "cards.discarding": "A card is discarded",
  "cards.drawing": "A card is drawn",
  "cards.renewing": "The draw pile is renewed",
  "drawn-map": "A drawn map",
  "maps.leaving": "Maps leave the game",
  "maps.drawing": "Cards for the maps that left",
  nightfall: "Nightfall",
  evening: "Evening",
  death: "A Henchman dies",
  "death-drawing": "Cards for the next Henchman",
  ending: "The game ends",
  ended: "The game is over",
};

const placeWord = (path: string): string => {
  const place = path.replace(/^play\./, "");
  return PLACES[place] ?? capitalized(place.replaceAll(/[.-]/g, " "));
};

/** A term, a place in the chart, or a name of ours with blanks in it; a kind of event as it stands within a sentence. */
const wordOf = (word: string): string => {
  if (isEventType(word)) return word.replaceAll("-", " ");
  if (isTerm(word)) return capitalized(GLOSSARY[word].en);
  return word.startsWith("play.") ? placeWord(word) : capitalized(word.replaceAll("-", " "));
};

/** What wins, or the variants, with what a header sets it to. */
const settingOf = (name: string, value: unknown): string | null => {
  if (name === "variants" && Array.isArray(value))
    return `variants: ${value.length === 0 ? "none" : value.join(", ")}`;
  if (name !== "win" || typeof value !== "string") return null;
  const [kind = "", count = ""] = value.split(":");
  const treasures = `${count} ${count === "1" ? "treasure" : "treasures"}`;
  switch (kind) {
    case "any":
      return `${treasures} of any kind to win`;
    case "same":
      return `${treasures} of one kind to win`;
    default:
      return "one treasure of each kind to win";
  }
};

export const words: GameWords<State> = {
  languages: ["en"],
  event: (event, game, _, table) => {
    const terms = termsOf(game?.setting.colours ?? [], table, game);
    const known = decoded(event);
    return known === null ? asRecorded(event, terms) : sentence(EVENT_SENTENCES, known, terms);
  },
  happened: (event, game, _, table) => {
    const terms = termsOf(game?.setting.colours ?? [], table, game);
    const known = decoded(event);
    if (known === null) return asRecorded(event, terms);
    return sentence(HAPPENED_SENTENCES, known, terms);
  },
  fact: ({ fact, values }, _, table) => {
    if (!isFactName(fact)) return null;
    const tell = FACT_SENTENCES[fact] as (values: unknown, terms: Terms) => string;
    return capitalized(tell(values, termsOf([], table)));
  },
  covered: (event, game, _, table) => {
    const terms = termsOf(game?.setting.colours ?? [], table, game);
    if (!isCovered(event.type)) return asRecorded(event, terms);
    return capitalized(COVERED_SENTENCES[event.type](terms, event.by ?? SeatId(0), event.data));
  },
  outline: (game, place, _, table) => outline(game, place, termsOf(game.setting.colours, table)),
  place: placeWord,
  seat: (seat, setup) => {
    const { colour } = setup.seats[seat] ?? {};
    const otherwise = colourWord(isReadable(colour) ? colour : undefined, seat);
    return seatCalled(setup.seats, seat, otherwise);
  },
  setting: settingOf,
  word: wordOf,
  state: (game, place, eyes, _, table) => {
    const terms = termsOf(game.setting.colours, table);
    return stateLines(game, place, eyes, terms);
  },
};
