// The two readings, or implementations, that somebody wants told apart, each made ready from one table or one position.
// Knows no game.
import type { PlayableGame } from "@assize/catalogue";
import type { Both, Side, Sides } from "@assize/kernel-distinction";
import type { Header, StatedPosition } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, Json } from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import {
  rulebookDigestInput,
  type RulingRequest,
  type Start,
  start,
  underEachRulebook,
} from "@assize/kernel-referee";
import { drawForTable } from "@assize/kernel-simulation";
import * as Result from "effect/Result";
import { or } from "./english.ts";
import { hintedDoubts } from "./hints.ts";
import { newGame, type NewGameInput } from "./new-game.ts";
import { implementationIn } from "./other-implementation.ts";
import { rulingsFor } from "./replaying.ts";
import { Trouble } from "./session.ts";

/** One of the two. */
export interface Reading {
  /** What it is called: the options by which it differs from the other. */
  readonly name: string;
  readonly game: PlayableGame;
  /** On top of what the header says; undefined: nothing is asked. */
  readonly requestFor: (stated: RulingRequest) => RulingRequest | undefined;
  readonly wishes: { readonly rulings: string | undefined; readonly ruling: readonly string[] };
}

interface Asked {
  readonly ruling: readonly string[];
  readonly rulings: readonly string[];
  /** A module with another implementation. */
  readonly against: string | undefined;
  /** The digest of an earlier rulebook, or how it begins. */
  readonly rulebook: string | undefined;
}

const HOW = 'say both: --ruling KEY=OPTION --ruling KEY=OTHER; "assize rules" lists them';

/** What is said of one ruling, or of the set: for both, or for each. */
const shared = (said: readonly string[], flag: string): Both<string | undefined> => {
  const [one, other = one, more] = said;
  if (more !== undefined) throw new Trouble(`${flag} ${more}: two readings at most; ${HOW}`);
  if (said.length === 2 && one === other)
    throw new Trouble(`${flag} ${one}: it is said twice, and is one reading; ${HOW}`);
  return { one, other };
};

const both = <Value>(valueOf: (side: Side) => Value): Both<Value> => ({
  one: valueOf("one"),
  other: valueOf("other"),
});

const digest = (value: Json): string => digestJson(value, nodeHash);

/** The game as one of its earlier rulebooks has it. Throws Trouble where there is no such one. */
const modelUnder = (rulebook: string, today: GameModel): GameModel => {
  const [, ...earlier] = underEachRulebook(today);
  const digests = earlier.map((model) => digest(rulebookDigestInput(model)));
  const found = earlier.filter((_, at) => digests[at]!.startsWith(rulebook));
  if (found.length === 1) return found[0]!;
  const known = digests.length === 0 ? "this game has none but today's" : `choose ${or(digests)}`;
  throw new Trouble(`--rulebook ${rulebook}: no such earlier rulebook; ${known}`);
};

/** The other side, where it is another implementation or an earlier rulebook; undefined where it is not. */
const otherModel = ({ against, rulebook }: Asked, { model }: PlayableGame) => {
  if (against !== undefined && rulebook !== undefined)
    throw new Trouble("--against and --rulebook: say one of them");
  if (against !== undefined)
    return { model: implementationIn(against, model.id), name: `as in ${against}` };
  return rulebook === undefined
    ? undefined
    : { model: modelUnder(rulebook, model), name: `by rulebook ${rulebook}` };
};

/** What was asked for, read and checked. Throws Trouble where these are not two readings of the game. */
export const twoReadings = (game: PlayableGame, asked: Asked): Both<Reading> => {
  const set = shared(asked.rulings, "--rulings");
  const byRuling = Map.groupBy(asked.ruling, (said) => said.split("=")[0]!);
  const single = [...byRuling.values()].map((said) => shared(said, "--ruling"));
  const differing = [set, ...single].filter(({ one, other }) => one !== other);
  const other = otherModel(asked, game);
  if (differing.length === 0 && other === undefined)
    throw new Trouble(`there is one reading only; ${HOW}`);
  return both((side) => {
    const own = side === "one" || other === undefined ? game : { ...game, model: other.model };
    const wishes = { rulings: set[side], ruling: single.map((said) => said[side]!) };
    const names = differing.map((said) => said[side]!);
    if (other !== undefined) names.push(side === "one" ? "as it is here" : other.name);
    return {
      name: names.join(", "),
      game: own,
      requestFor: rulingsFor(wishes, [own.model]),
      wishes,
    };
  });
};

/** Where the two begin: a new table, or the position that a header states. */
export interface Beginning {
  readonly header: Header | undefined;
  readonly table: Omit<NewGameInput, "rulings" | "ruling">;
  readonly edition: Json | undefined;
}

/** A header as another implementation writes it. */
const headerBy = ({ game: { model }, requestFor }: Reading, header: Header): Header => {
  const { rules, rulebook } = newHeader(model, { seats: header.seats }, nodeHash);
  return { ...header, rules, rulebook, rulings: requestFor(header.rulings) ?? header.rulings };
};

const startOf = (reading: Reading, header: Header, { edition }: Beginning) =>
  start(header, {
    games: [reading.game.model],
    digest,
    ...(edition === undefined ? {} : { edition }),
  });

const startFrom = (reading: Reading, beginning: Beginning, seed: number): Start => {
  const { header, table, edition } = beginning;
  const wished = { ...table, ...reading.wishes };
  if (header === undefined) return newGame(reading.game, wished, edition, drawForTable(seed));
  const started = startOf(reading, headerBy(reading, header), beginning);
  if (Result.isSuccess(started)) return started.success;
  const why = hintedDoubts(started.failure, reading.game.model);
  throw new Trouble(`under ${reading.name} it cannot be played from there: ${why}`);
};

/** Makes both ready from the beginning, or from a position that is stated. */
export const sidesOf =
  (readings: Both<Reading>, beginning: Beginning) =>
  (stated: StatedPosition | null, seed: number): Sides | null => {
    const begun = both((side) => startFrom(readings[side], beginning, seed));
    if (stated === null) return begun;
    const made = both((side) =>
      startOf(readings[side], { ...begun[side].header, position: stated }, beginning),
    );
    return Result.isSuccess(made.one) && Result.isSuccess(made.other)
      ? { one: made.one.success, other: made.other.success }
      : null;
  };
