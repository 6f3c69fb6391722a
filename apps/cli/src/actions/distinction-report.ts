// What tells two readings apart, told: as lines for a terminal, and as JSON for programs. Searches nothing.
import {
  type Both,
  differenceInWords,
  type NotToldApart,
  type ToldApart,
} from "@assize/kernel-distinction";
import type { Language, SeatId, VerdictKind } from "@assize/kernel-model";
import { count } from "../english.ts";

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
  readonly lang: Language;
}

type Told = ToldApart | NotToldApart;

const events = (number: number): string => count(number, "event", "events");

const lookedAt = ({ looked }: Told): string =>
  `looked at ${count(looked.states, "position", "positions")} of both, up to ${events(looked.depth)} on`;

const beginning = ({ from, at }: Asked): string =>
  from === undefined ? "from the start" : `from event ${at} of ${from}`;

const whereFrom = ({ from }: ToldApart, asked: Asked): string => {
  if (from.kind === "start") return beginning(asked);
  const { events: played, bots, seed, as } = from;
  const stated = as === "both" ? "" : `, as it stands under ${asked.names[as]}`;
  return `from a position of play: after event ${played} of the game that ${bots} bots play with seed ${seed}${stated}`;
};

const judgedText = ({ verdict, first, winners }: Judged): string => {
  const why = first === null ? "" : ` at event ${first.seq} (${first.code})`;
  const won =
    winners === null
      ? ""
      : `, won by ${winners.length === 0 ? "nobody" : `seat ${winners.map((seat) => seat + 1).join(" and ")}`}`;
  return `${verdict}${why}${won}`;
};

const apartLines = (told: ToldApart, asked: Asked, judged: Both<Judged>): readonly string[] => {
  const { found, sides, isShortest } = told;
  const { names, lang } = asked;
  return [
    `told apart after ${events(found.events)} ${whereFrom(told, asked)}`,
    isShortest
      ? `shortest from there: nothing that has fewer events tells them apart (${lookedAt(told)})`
      : `short, not proved shortest: a bound was reached (${lookedAt(told)})`,
    differenceInWords(found, { sides, names, lang }),
    `audited under ${names.one}: ${judgedText(judged.one)}`,
    `audited under ${names.other}: ${judgedText(judged.other)}`,
  ];
};

const askedIn = ({ asked, games }: NotToldApart): string => {
  if (asked === null || games === 0) return "";
  return asked === 0
    ? "; the question was never asked in them"
    : `; the question was asked in ${asked} of them`;
};

const notApartLines = (told: NotToldApart, asked: Asked): readonly string[] =>
  told.kind === "same"
    ? [
        `nothing tells them apart ${beginning(asked)}: all that the game offers was followed (${lookedAt(told)})`,
      ]
    : [
        `not told apart ${beginning(asked)}: a bound was reached (${lookedAt(told)})`,
        `bots differed in nothing in ${count(told.games, "game", "games")}${askedIn(told)}`,
      ];

export const asText = (
  told: Told,
  asked: Asked,
  judged: Both<Judged> | null,
): readonly string[] => [
  `${asked.game}: ${asked.names.one} or ${asked.names.other}`,
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
  if (told.kind !== "apart") return { ...head, games: told.games, asked: told.asked };
  const { found, from, isShortest, sides } = told;
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
    verdicts: [judged!.one, judged!.other],
    log: lines,
  };
};
