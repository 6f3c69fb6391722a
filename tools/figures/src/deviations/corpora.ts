// Which logs there are: for one honest game, every corpus with its plans. The same seed gives the same logs.
import type { Header } from "@assize/kernel-event-log";
import type { JsonObject, WrittenEvent } from "@assize/kernel-model";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import { believed, notCarriedOut, otherBelieved, stood } from "./cheats.ts";
import { headerOf } from "./subject.ts";
import { type HonestGame, tersely } from "./honest-game.ts";
import {
  oneOf,
  type Plan,
  type Planted,
  type PlantedLog,
  slip,
  type Tampered,
} from "./planted-log.ts";
import {
  anySlip,
  droppedRun,
  farthestIn,
  malformed,
  replaced,
  type Slip,
  SLIPS,
  surplus,
  valueOf,
} from "./slips.ts";
import { HOSTILE, missingPages, undone } from "./whole-record.ts";

type Make = Plan["make"];

/** Some places out of a list, evenly spread. */
const spread = (places: readonly number[], most: number): readonly number[] => {
  if (places.length <= most) return places;
  const step = places.length / most;
  return Array.from({ length: most }, (_, i) => places[Math.floor((i + 0.5) * step)]!);
};

/** Some places of every type of event, of one class or of all. */
const placesOf = (
  { events, start: { game } }: HonestGame,
  most: number,
  only?: "decision" | "consequence",
): readonly number[] => {
  const byType = new Map<string, number[]>();
  for (const [index, { type }] of events.entries())
    if (only === undefined || game.classOf(type) === only)
      byType.set(type, [...(byType.get(type) ?? []), index]);
  return [...byType.values()].flatMap((places) => spread(places, most));
};

const logOf = ({ header }: HonestGame, { events, planted }: Tampered): PlantedLog => ({
  header,
  events,
  planted: [planted],
  rightHeader: null,
});

const single =
  (game: HonestGame, index: number, one: Slip): Make =>
  (draw) => {
    const tampered = one(game, game.events, index, draw);
    return tampered === null ? null : logOf(game, tampered);
  };

const everywhere = (game: HonestGame, one: Slip, most: number): readonly Make[] =>
  placesOf(game, most).map((index) => single(game, index, one));

/** Each field of each type, each place with so many values. */
const everyField = (
  game: HonestGame,
  most: number,
  values: number,
  one: (field: string) => Slip,
  only?: "consequence",
): readonly Make[] =>
  placesOf(game, most, only).flatMap((index) =>
    Object.keys(game.events[index]!.data as JsonObject).flatMap((field) =>
      Array.from({ length: values }, () => single(game, index, one(field))),
    ),
  );

const choices = (game: HonestGame, most: number, values: number, one: Slip): readonly Make[] =>
  placesOf(game, most, "decision").flatMap((index) =>
    Array.from({ length: values }, () => single(game, index, one)),
  );

/** Lines between two errors, beyond those that a line can be moved. */
const APART = 5;

/** Where an error shows, by the referee of the game; null where the record is another legal game. */
const shown = ({ subject, header }: HonestGame, { events, planted }: Tampered): Planted | null => {
  const judged = subject.judge(header, events);
  return judged.legal ? null : { ...planted, at: [...planted.at, judged.at + 1] };
};

/** One of several errors: the seed makes the same slip at the same place of any record that is the same there. */
interface Placed {
  readonly slip: Slip;
  readonly at: number;
  readonly seed: number;
}

const placedIn = (
  game: HonestGame,
  record: readonly WrittenEvent[],
  { slip: one, at, seed }: Placed,
): Tampered | null => one(game, record, at, drawFrom(seeded(seed)));

/** All of them in one record: the last one first, so that the places of the others stay what they are. */
const together = (game: HonestGame, errors: readonly Placed[]): PlantedLog | null => {
  const planted: Planted[] = [];
  let added = 0;
  for (const error of errors) {
    const alone = placedIn(game, game.events, error);
    const one = alone === null ? null : shown(game, alone);
    if (one === null) return null;
    const by = added;
    planted.push({ ...one, at: one.at.map((line) => line + by) });
    added += alone!.events.length - game.events.length;
  }
  const events = errors.reduceRight(
    (record, error) => placedIn(game, record, error)?.events ?? record,
    game.events,
  );
  return { header: game.header, events, planted, rightHeader: null };
};

/** Several errors, well apart; the last one in a choice, where that is what it is about. */
const several =
  (game: HonestGame, slips: readonly Slip[], lastOfChoice = false): Make =>
  (draw) => {
    const { events } = game;
    const apart = farthestIn(game) + APART;
    const last = lastOfChoice ? placesOf(game, events.length, "decision") : [...events.keys()];
    const errors: Placed[] = [];
    for (const one of slips.toReversed()) {
      const [next] = errors;
      const behind = (slips.length - errors.length - 1) * apart;
      const open = (next === undefined ? last : [...events.keys()]).filter(
        (place) => place >= behind && (next === undefined || place < next.at - apart),
      );
      const at = oneOf(open, draw);
      if (at === undefined) return null;
      errors.unshift({ slip: one, at, seed: draw(1_000_000) });
    }
    return together(game, errors);
  };

const hasN = /:N$/;

const wrongHeaders = (game: HonestGame): readonly Make[] => {
  const { subject, setup, header, start } = game;
  const right = start.rulings.resolved.choices;
  const others = subject.model.rulebook.rulings.flatMap(({ id, options }) =>
    options
      .map((option) => option.id.replace(hasN, ":12"))
      .filter((option) => option !== right[id])
      .map((option): Header => {
        const overrides = { ...header.rulings.overrides, [id]: option };
        return { ...header, rulings: { ...header.rulings, overrides } };
      }),
  );
  const tables = subject.mistakenFor(setup).map((one) => headerOf(subject, one));
  return [...tables, ...others].map((wrong) => () => ({
    header: wrong,
    events: game.events,
    planted: [slip("header", 0)],
    rightHeader: header,
  }));
};

const hostile = (game: HonestGame): readonly Make[] =>
  Object.values(HOSTILE).map((one) => (draw) => ({
    header: game.header,
    events: one(game, draw),
    planted: [],
    rightHeader: null,
  }));

/** So many of each long game, fewer of a short one. */
const times = ({ events }: HonestGame, count: number, make: Make): readonly Make[] =>
  Array.from({ length: events.length < 100 ? Math.ceil(count / 5) : count }, () => make);

/** At some places of the game, evenly spread. */
const along = ({ events }: HonestGame, count: number): readonly number[] =>
  spread([...events.keys()].slice(1, -1), count);

/** The commonest slips and cheats in a record of choices and chance alone, where little else bears out what is written. */
const inTerse = (whole: HonestGame): readonly Make[] => {
  const game = tersely(whole);
  const { dropped, doubled, exchanged, moved } = SLIPS;
  return [
    ...[dropped, doubled, exchanged, moved].flatMap((one) => everywhere(game, one, 2)),
    ...[notCarriedOut, stood(true)].flatMap((one) => choices(game, 2, 2, one)),
  ];
};

type Corpora = Readonly<Record<string, (game: HonestGame) => readonly Make[]>>;

/** Slips and cheats as they happen at a table. */
const COMMON = {
  value: (game) => everyField(game, 2, 2, valueOf),
  dropped: (game) => everywhere(game, SLIPS.dropped, 3),
  doubled: (game) => everywhere(game, SLIPS.doubled, 3),
  exchanged: (game) => everywhere(game, SLIPS.exchanged, 3),
  moved: (game) => everywhere(game, SLIPS.moved, 3),
  seat: (game) => everywhere(game, SLIPS.seat, 2),
  "not-carried-out": (game) => choices(game, 4, 3, notCarriedOut),
  stood: (game) => choices(game, 4, 3, stood(true)),
  believed: (game) => everyField(game, 2, 1, believed, "consequence"),
  "two-errors": (game) => times(game, 40, several(game, [anySlip, anySlip])),
  "cheat-after-error": (game) => [
    ...times(game, 15, several(game, [anySlip, notCarriedOut], true)),
    ...times(game, 15, several(game, [anySlip, stood(true)], true)),
  ],
} satisfies Corpora;

/** What is rarer, or harder to tell. */
const RARER = {
  malformed: (game) => everywhere(game, malformed, 1),
  "dropped-run": (game) => everywhere(game, droppedRun, 1),
  surplus: (game) => everywhere(game, surplus, 1),
  replaced: (game) => everywhere(game, replaced, 1),
  "stood-impossible": (game) => choices(game, 2, 2, stood(false)),
  "other-believed": (game) => everywhere(game, otherBelieved, 2),
  "three-errors": (game) => times(game, 10, several(game, [anySlip, anySlip, anySlip])),
} satisfies Corpora;

/** Of these nobody asks that every planted error is told, and nothing else. */
const APART_FROM_ALL = {
  terse: inTerse,
  header: wrongHeaders,
  "missing-pages": (game) => along(game, 10).map((index) => single(game, index, missingPages)),
  undo: (game) => along(game, 12).map((index) => single(game, index, undone)),
  hostile,
} satisfies Corpora;

/** What is done to each honest game. The order is the table's. */
const CORPORA = { ...COMMON, ...RARER, ...APART_FROM_ALL };
export type CorpusName = keyof typeof CORPORA;
/** Corpora that are also counted together. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  "the first eleven": Object.keys(COMMON),
  "all but the last five": [...Object.keys(COMMON), ...Object.keys(RARER)],
};
export const CORPUS_NAMES = Object.keys(CORPORA) as readonly CorpusName[];

/** All plans of a corpus for one game. */
export const plansOf = (corpus: CorpusName, game: HonestGame): readonly Plan[] =>
  CORPORA[corpus](game).map((make, number) => ({
    name: `${game.subject.id}/${corpus}/${game.seed}/${number}`,
    make,
  }));
