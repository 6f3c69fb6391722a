// A header for a game's tests. The digests come from outside: hashing is not the testkit's business.
import type { Header } from "@assize/kernel-event-log";
import type { GameModel, JsonObject } from "@assize/kernel-model";

/** What the tests of one game choose; what is left out is empty, the default set, or a stand-in digest. */
export interface Seating {
  readonly seats: number | Header["seats"];
  readonly options?: JsonObject;
  readonly table?: JsonObject;
  readonly rulings?: Header["rulings"];
  /** Digests of the rulebook and of the reference edition; needed where the log is audited. */
  readonly digests?: { readonly rulebook: string; readonly edition: string };
}

const COLOURS = ["blue", "red", "green", "yellow", "black", "white"];
const NO_DIGEST = "A".repeat(43);

export const headerFor = (model: GameModel, seating: Seating): Header => {
  const { seats, digests } = seating;
  return {
    format: "assize-log/1",
    game: model.id,
    rules: model.rules,
    rulebook: digests?.rulebook ?? NO_DIGEST,
    edition: { id: "reference", digest: digests?.edition ?? NO_DIGEST },
    rulings: seating.rulings ?? { set: "default", overrides: {} },
    seats:
      typeof seats === "number"
        ? Array.from({ length: seats }, (_, seat) => ({ colour: COLOURS[seat] ?? `seat-${seat}` }))
        : seats,
    options: seating.options ?? {},
    table: seating.table ?? {},
  };
};
