// A table for tests: header, setting and edition of one game, before anything is shuffled.
// Knows headers and digests; must not know a position.
import * as Result from "effect/Result";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Header } from "@assize/kernel-event-log";
import type { GameSetup, JsonObject } from "@assize/kernel-model";
import { resolveRulings, rulebookDigestInput } from "@assize/kernel-referee";
import { headerFor } from "@assize/testkit";
import { type Edition, editionDigestInput, referenceEdition } from "@assize/xidit-edition";
import type { DummyLevel, State, Length } from "@assize/xidit-events";
import type { RulingOptions } from "@assize/xidit-rulebook";
import { xidit } from "../src/index.ts";

export interface Seating {
  readonly seats?: 3 | 4 | 5;
  readonly length?: Length;
  readonly firstPlayer?: number;
  readonly dummy?: DummyLevel;
  readonly rulings?: Partial<RulingOptions>;
  readonly rulingSet?: string;
  readonly edition?: Edition;
}

export interface Table {
  readonly header: Header;
  readonly setup: GameSetup;
  readonly edition: Edition;
  /** The state before the first event. */
  readonly fresh: State;
}

const digest = (value: Parameters<typeof digestJson>[0]): string => digestJson(value, nodeHash);

const rulebookDigest = digest(rulebookDigestInput(xidit));
const editionDigests = new WeakMap<Edition, string>();

const editionDigest = (edition: Edition): string => {
  const known = editionDigests.get(edition) ?? digest(editionDigestInput(edition));
  editionDigests.set(edition, known);
  return known;
};

export const table = (seating: Seating = {}): Table => {
  const { seats = 4, length = "long", firstPlayer = 0, edition = referenceEdition } = seating;
  const options: JsonObject =
    seats === 3 ? { length, dummy: seating.dummy ?? "normal" } : { length };
  const rulings = { set: seating.rulingSet ?? "default", overrides: { ...seating.rulings } };
  const made = headerFor(xidit, {
    seats,
    options,
    table: { firstPlayer },
    rulings,
    digests: { rulebook: rulebookDigest, edition: editionDigest(edition) },
  });
  const header =
    edition === referenceEdition
      ? made
      : { ...made, edition: { ...made.edition, id: "test-edition" } };
  const { choices } = resolveRulings(xidit.rulebook, rulings);
  const setup = { seats: header.seats, options, table: header.table, rulings: choices };
  return { header, setup, edition, fresh: Result.getOrThrow(xidit.initial(setup, edition)) };
};

/** The six variants: number of players and length. */
export const VARIANTS: readonly Seating[] = [
  { seats: 3, length: "long" },
  { seats: 3, length: "short" },
  { seats: 4, length: "long" },
  { seats: 4, length: "short" },
  { seats: 5, length: "long" },
  { seats: 5, length: "short" },
];
