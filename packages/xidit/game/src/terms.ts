// The glossary's words in one language, put together with the numbers and names of one game.
// The only place where a game term comes from; knows no sentence and no state.
import { grammarOf, type Language, SeatId } from "@assize/kernel-model";
import { UNIT_KINDS } from "@assize/xidit-edition";
import {
  type Assessment,
  type Contestant,
  countUnits,
  type Order,
  type Reward,
  type Side,
} from "@assize/xidit-events";
import { GLOSSARY, type Term } from "@assize/xidit-rulebook";
import { MANY } from "./messages/many.ts";
import type { Terms } from "./messages/sentences.ts";

/** Nothing, where a list is empty. */
const DASH = "–";

const REWARD_TERMS: Readonly<Record<Reward, Term>> = {
  gold: "gold",
  bards: "bard",
  guild: "guild",
};
const SIDE_TERMS: Readonly<Record<Side, { readonly [part in "tile" | "queue" | "next"]: Term }>> = {
  recruitment: {
    tile: "recruitment-tile",
    queue: "recruitment-queue",
    next: "next-recruitment",
  },
  threat: { tile: "threat-tile", queue: "threat-queue", next: "next-threat" },
};

const isTerm = (word: string): word is Term => Object.hasOwn(GLOSSARY, word);

/** A word of an event's data in the reader's language; any other word as it is. */
export const wordFor = (word: string, language: Language): string => {
  const term = Object.hasOwn(REWARD_TERMS, word) ? REWARD_TERMS[word as Reward] : word;
  return isTerm(term) ? GLOSSARY[term][language] : word;
};

/** A colour of the box in the reader's language; any other word as it is. */
export const colourWord = (colour: string, language: Language): string =>
  isTerm(colour) ? GLOSSARY[colour][language] : colour;

/** The words of a table with these seats. */
export const termsIn = (language: Language, seat: (seat: SeatId) => string): Terms => {
  const term = (word: Term): string => GLOSSARY[word][language];
  const list = (texts: readonly string[]): string =>
    texts.length === 0 ? DASH : grammarOf(language).and(texts);
  const numbered = (word: Term, number: number): string => `${term(word)} ${number}`;
  const times = (count: number, word: Term): string => {
    if (count === 1) return `1 ${term(word)}`;
    const many = MANY[word]?.[language];
    return many === undefined ? `${count} × ${term(word)}` : `${count} ${many}`;
  };
  const contestant = (one: Contestant): string => (one === "dummy" ? term("dummy") : seat(one));
  const order = (one: Order): string => term(one);
  const reward = (one: Reward): string => term(REWARD_TERMS[one]);
  const assessment = (one: Assessment): string => term(one);
  return {
    term,
    seat,
    contestant,
    contestants: (some) => list(some.map(contestant)),
    numbered,
    numberedList: (word, numbers) => `${term(word)} ${list(numbers.map(String))}`,
    city: (city) => numbered("city", city),
    tile: (side, tile) => numbered(SIDE_TERMS[side].tile, tile),
    queue: (side) => term(SIDE_TERMS[side].queue),
    next: (side) => term(SIDE_TERMS[side].next),
    times,
    unit: term,
    units: (units) => {
      const counts = countUnits(units);
      const held = UNIT_KINDS.filter((kind) => counts[kind] > 0);
      return list(
        held.map((kind) => (counts[kind] === 1 ? term(kind) : times(counts[kind], kind))),
      );
    },
    road: (colour) => term(`road-${colour}`),
    orders: (orders) => list(orders.map(order)),
    reward,
    inTurn: (texts, then) => (texts.length === 0 ? DASH : texts.join(then)),
    rewards: (rewards) => list(rewards.map(reward)),
    assessment,
    assessments: (assessments) => list(assessments.map(assessment)),
    shares: (shares) =>
      list(shares.map(({ region, bards }) => `${numbered("region", region)} (${bards})`)),
    bySeat: (numbers) => list(numbers.map((number, index) => `${seat(SeatId(index))} ${number}`)),
    list,
  };
};
