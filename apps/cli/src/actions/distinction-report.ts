// What tells two readings apart, told: as lines for a terminal, and as JSON for programs. Searches nothing.
import {
  type Both,
  differenceInWords,
  endsAfter,
  type NotToldApart,
  type Side,
  type ToldApart,
} from "@assize/kernel-distinction";
import type { Language, SeatId, VerdictKind } from "@assize/kernel-model";
import { and, count } from "../english.ts";

const DISTINCTION_FORMAT = "assize-distinction/1";

/** What an audit of the log says under one of the two. */
export interface Judged {
  readonly verdict: VerdictKind;
  readonly first: { readonly seq: number; readonly code: string } | null;
  readonly winners: readonly SeatId[] | null;
}

interface Asked {
  readonly game: string;
  readonly names: Both<string>;
  readonly from: string | undefined;
  readonly at: number;
  readonly mostStates: number;
  readonly mostEvents: number;
  readonly mostWays: number;
  readonly against: string | undefined;
  readonly out: string | undefined;
  readonly lang: Language;
}

type Told = ToldApart | NotToldApart;

const events = (number: number): string => count(number, "event", "events");
const positions = (number: number): string => count(number, "position", "positions");

/** How much was looked at. The two stand at a position each: together these are one. */
const lookedAt = ({ looked: { states, depth } }: Told): string => {
  if (states === 0) return "before the first choice";
  const far = depth === 0 ? "" : `, the farthest ${events(depth)} from there`;
  return `looked at ${positions(states)}${far}`;
};

/** The bounds that a search has reached, by their flags. */
const boundsReached = (
  { looked: { stop, cut } }: Told,
  { mostStates, mostEvents, mostWays }: Asked,
): string | null => {
  const reached = [
    ...(stop === "states" ? [`--most-states ${mostStates}`] : []),
    ...(stop === "events" ? [`--most-events ${mostEvents}`] : []),
    ...(cut > 0 ? [`--most-ways ${mostWays}`] : []),
  ];
  if (reached.length === 0) return null;
  return `${and(reached)} ${reached.length === 1 ? "was" : "were"} reached`;
};

const beginning = ({ from, at }: Asked): string =>
  from === undefined ? "from the start" : `from event ${at} of ${from}`;

const whereFrom = ({ from }: ToldApart, asked: Asked): string => {
  if (from.kind === "start") return beginning(asked);
  const { events: played, bots, seed, as } = from;
  const begun = asked.from === undefined ? "" : ` ${beginning(asked)}`;
  const stated = as === "both" ? "" : `, as it stands under ${asked.names[as]}`;
  return `from a position of play: after event ${played} of the game that ${bots} bots play with seed ${seed}${begun}${stated}`;
};

const wonBy = ({ sides }: ToldApart, side: Side, winners: readonly SeatId[]): string => {
  const { game, setup } = sides[side];
  const names = winners.map((seat) => game.model.describe.seat(seat, setup, "en"));
  return `won by ${names.length === 0 ? "no seat" : and(names)}`;
};

const judgedText = (told: ToldApart, side: Side, { verdict, first, winners }: Judged): string => {
  const why = first === null ? "" : ` at event ${first.seq} (${first.code})`;
  return `${verdict}${why}${winners === null ? "" : `, ${wonBy(told, side, winners)}`}`;
};

/** Who has won then under each of the two, without another choice. */
const endsText = (told: ToldApart, { names }: Asked): string => {
  const ends = endsAfter(told.sides, told.found);
  if (ends.one === null && ends.other === null)
    return "nobody has won yet: under either the game goes on";
  const endText = (side: Side): string => {
    const end = ends[side];
    return `under ${names[side]} ${end === null ? "the game goes on" : `it is ${wonBy(told, side, end.winners)}`}`;
  };
  return `then ${endText("one")}; ${endText("other")}`;
};

const apartLines = (told: ToldApart, asked: Asked, judged: Both<Judged>): readonly string[] => {
  const { found, sides, isShortest } = told;
  const { names, lang, out, against } = asked;
  const reached = boundsReached(told, asked) ?? "nothing shorter was looked for";
  return [
    `told apart after ${events(found.events)} ${whereFrom(told, asked)}`,
    isShortest
      ? `shortest from there: nothing that has fewer events tells them apart (${lookedAt(told)})`
      : `short, not proved shortest: ${reached} (${lookedAt(told)})`,
    differenceInWords(found, { sides, names, lang }),
    endsText(told, asked),
    `audited under ${names.one}: ${judgedText(told, "one", judged.one)}`,
    `audited under ${names.other}: ${judgedText(told, "other", judged.other)}`,
    ...(out === undefined && against === undefined
      ? ["to see it on its board: --out apart.jsonl, then assize view apart.jsonl"]
      : []),
  ];
};

const askedIn = ({ asked }: NotToldApart): string => {
  if (asked === null) return "";
  return asked === 0
    ? "; the question was never asked in them"
    : `; the question was asked in ${asked} of them`;
};

const playLine = (told: NotToldApart, { mostStates }: Asked): string => {
  const { games, tried, isPlayCut } = told;
  if (games === 0) return "bots did not play (--games 0)";
  const end = isPlayCut ? `, until --most-states ${mostStates} was reached there too` : "";
  return `bots differed in nothing in ${count(games, "game", "games")} (ways tried at ${positions(tried)}${end})${askedIn(told)}`;
};

const notApartLines = (told: NotToldApart, asked: Asked): readonly string[] =>
  told.kind === "same"
    ? [
        `nothing tells them apart ${beginning(asked)}: all that the game offers was followed (${lookedAt(told)})`,
      ]
    : [
        `not told apart ${beginning(asked)}: ${boundsReached(told, asked)} (${lookedAt(told)})`,
        playLine(told, asked),
      ];

const headText = ({ game, names }: Asked): string => `${game}: ${names.one} or ${names.other}`;

/** What is said of two names of one reading. */
export const alikeAsText = (asked: Asked): readonly string[] => [
  headText(asked),
  "nothing tells them apart: they choose the same option of every ruling",
];

/** What is said of a table at which the rules never ask: `clauses` are those that would. */
export const unaskedAsText = (
  asked: Asked,
  clauses: readonly string[],
  seats: number,
): readonly string[] => [
  headText(asked),
  `a table of ${seats} never asks this: ${and(clauses)} ${clauses.length === 1 ? "is" : "are"} of other tables; say another one (--players N)`,
];

export const unaskedAsJson = ({ game, names }: Asked, clauses: readonly string[]) => ({
  format: DISTINCTION_FORMAT,
  game,
  readings: [names.one, names.other],
  answer: "unasked",
  clauses,
});

export const asText = (
  told: Told,
  asked: Asked,
  judged: Both<Judged> | null,
): readonly string[] => [
  headText(asked),
  ...(told.kind === "apart" ? apartLines(told, asked, judged!) : notApartLines(told, asked)),
];

export const asJson = (
  told: Told,
  asked: Asked,
  judged: Both<Judged> | null,
  lines: readonly string[] | null,
) => {
  const { states, depth, cut, stop } = told.looked;
  const head = {
    format: DISTINCTION_FORMAT,
    game: asked.game,
    readings: [asked.names.one, asked.names.other],
    answer: told.kind,
    looked: { states, events: depth, cut, stop },
  };
  if (told.kind !== "apart") {
    const { games, tried, isPlayCut } = told;
    return { ...head, games, tried, playStop: isPlayCut ? "states" : null, asked: told.asked };
  }
  const { found, from, isShortest, sides } = told;
  const ends = endsAfter(sides, found);
  const winnersOf = (side: Side) => ends[side]?.winners ?? null;
  return {
    ...head,
    from:
      asked.from === undefined || from.kind === "play"
        ? from
        : { kind: "log", log: asked.from, at: asked.at },
    events: found.events,
    shortest: isShortest,
    difference: found.difference.kind,
    sentence: differenceInWords(found, { sides, names: asked.names, lang: asked.lang }),
    winners: [winnersOf("one"), winnersOf("other")],
    verdicts: [judged!.one, judged!.other],
    log: lines,
  };
};
