// Kinds of error of nim. Knows the game's events and their fields; no rule of it and no verdict.
import { inField, nextSeat, nothing, oneLess, oneMore } from "./changes.ts";
import { isBelieved, isCarriedOut, isRead, isReadLegally, isTakenBack } from "./doings.ts";
import { type Kind, kindsOf, lines } from "./kind.ts";
import { lostUpTo, twiceUpTo } from "./pages.ts";

const taken = lines("matches-taken");
const passed = lines("turn-passed");

export const NIM: readonly Kind[] = kindsOf(["nim"], {
  "matches-miscounted": { places: passed, plant: isBelieved(inField("left", oneLess)) },
  "matches-miscounted-above": { places: passed, plant: isBelieved(inField("left", oneMore)) },
  "matches-misread": { places: taken, plant: isReadLegally(inField("matches", oneMore)) },
  "heap-misread": { places: lines("matches-laid"), plant: isRead(inField("matches", oneMore)) },
  "four-matches-taken": {
    places: taken,
    plant: isCarriedOut(inField("matches", () => 4)),
  },
  "no-match-taken": { places: taken, plant: isCarriedOut(inField("matches", nothing)) },
  "four-matches-taken-and-called-out": {
    places: taken,
    plant: isTakenBack(inField("matches", () => 4)),
  },
  "taken-out-of-turn": {
    places: taken,
    plant: isCarriedOut((game, index) => {
      const event = game.events[index]!;
      return { ...event, by: (event.by! + 1) % game.header.seats.length };
    }),
  },
  "turns-of-nim-lost": {
    wanted: "gap",
    places: taken,
    plant: lostUpTo(({ type, by }, first) => type === "matches-taken" && by === first.by),
  },
  "turn-of-nim-twice": { places: taken, plant: twiceUpTo(({ type }) => type === "matches-taken") },
  "another-loser-written": {
    places: lines("game-ended"),
    plant: isRead(inField("loser", nextSeat)),
  },
});
