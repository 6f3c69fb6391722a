// What nim's questions read, as facts, and the sentence of each. Knows no chart and no event.
import { type Fact, type JsonObject, SeatId, type TableNames } from "@assize/kernel-model";

/** What the facts are made of. */
interface Heap {
  readonly matches: number;
  readonly onTurn: SeatId;
  readonly taken: number | null;
}

const fact = (name: string, values: JsonObject): Fact => ({
  fact: name,
  values,
  knownTo: "public",
});
export const heapHeld = (g: Heap): Fact => fact("heap-held", { matches: g.matches });
export const whoIsOnTurn = (g: Heap): Fact => fact("on-turn", { seat: g.onTurn });
export const whatWasTaken = (g: Heap): Fact =>
  fact("was-taken", { seat: g.onTurn, taken: g.taken });
export const heapAllowed = (): Fact => fact("heap-allowed", { least: 5, most: 20 });
export const takeAllowed = (): Fact => fact("take-allowed", { least: 1, most: 3 });

/** One sentence of each fact; null for one that nim does not have. */
export const factSentence = (
  name: string,
  { matches, seat, taken, least, most }: JsonObject,
  table: TableNames | undefined,
): string | null => {
  const who = table?.seat(SeatId(Number(seat))) ?? `seat ${Number(seat)}`;
  switch (name) {
    case "heap-held":
      return `The heap held ${Number(matches)} matches.`;
    case "on-turn":
      return `It was the turn of ${who}.`;
    case "was-taken":
      return taken === null
        ? `${who} had taken nothing yet.`
        : `${who} had taken ${Number(taken)}.`;
    case "heap-allowed":
      return `A heap holds ${Number(least)} to ${Number(most)} matches.`;
    case "take-allowed":
      return `A turn takes ${Number(least)} to ${Number(most)} matches.`;
    default:
      return null;
  }
};
