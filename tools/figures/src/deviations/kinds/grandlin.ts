// Kinds of error of the treasure game: what its scribes, tables and cheats get wrong, written from the manual.
// Knows the game's events and their fields; no rule of it and no verdict.
import type { Draw, WrittenEvent } from "@assize/kernel-model";
import { oneOf } from "../planted-log.ts";
import {
  anotherCopy,
  inField,
  instead,
  neighboursExchanged,
  nextSeat,
  nothing,
  ofAnother,
  oneLess,
  oneMore,
  oneOfThem,
  reversed,
  squareBeside,
  twoExchanged,
} from "./changes.ts";
import { isBelieved, isCarriedOut, isRead, isReadLegally, isTakenBack } from "./doings.ts";
import { type Kind, kindsOf, lines } from "./kind.ts";
import { lostUpTo, rememberedLater, throughout, twiceUpTo } from "./pages.ts";

const COLUMNS = "ABCDEFGHIJ";
const square = (_: unknown, { draw }: { readonly draw: Draw }): string =>
  `${COLUMNS[draw(10)]}${draw(10)}`;

const turnEnds = ({ type }: WrittenEvent): boolean => type === "turn-ended";

const SCRIBES = kindsOf(["grandlin"], {
  "die-one-more": { places: lines("die-rolled"), plant: isRead(inField("die", oneMore)) },
  "die-one-less": { places: lines("die-rolled"), plant: isRead(inField("die", oneLess)) },
  "combat-dice-exchanged": {
    places: lines("combat-rolled"),
    plant: isRead(inField("dice", reversed)),
  },
  "combat-die-misread": {
    places: lines("combat-rolled"),
    plant: isRead(inField("dice", oneOfThem(oneMore))),
  },
  "square-misheard": {
    places: lines("stepped", "card-inserted", "fled"),
    plant: (game, events, index, draw) => {
      const field = events[index]!.type === "card-inserted" ? "square" : "to";
      return isRead(inField(field, squareBeside))(game, events, index, draw);
    },
  },
  "another-copy-of-the-card": {
    places: lines("card-inserted", "card-discarded", "card-shown", "card-drawn"),
    plant: isRead(inField("card", anotherCopy)),
  },
  "another-card-inserted": {
    places: lines("card-inserted"),
    plant: isRead(inField("card", ofAnother)),
  },
  "two-cards-of-the-pile-exchanged": {
    places: lines("cards-shuffled", "cards-reshuffled"),
    plant: isReadLegally(inField("order", twoExchanged)),
  },
  "treasures-with-two-exchanged": {
    places: lines("treasures-shuffled"),
    plant: isReadLegally(inField("order", neighboursExchanged)),
  },
  "turn-lost": {
    wanted: "gap",
    places: lines("roll-called"),
    plant: lostUpTo(turnEnds),
  },
  "turn-written-twice": {
    places: lines("roll-called"),
    plant: twiceUpTo(({ type }) => type === "roll-called"),
  },
  "turn-under-another-seat": {
    wanted: "habit",
    places: lines("roll-called"),
    plant: (game, events, index, draw) => {
      const end = events.findIndex((one, at) => at > index && turnEnds(one));
      const { by } = events[index]!;
      const other = (by! + 1 + draw(game.header.seats.length - 1)) % game.header.seats.length;
      return throughout(
        (event) => event.by === by,
        (one, at) => ({ ...one.events[at]!, by: other }),
        Math.max(1, end - index),
      )(game, events, index, draw);
    },
  },
  "card-line-remembered-later": {
    places: lines("card-drawn", "card-discarded", "card-shown", "move-stopped"),
    plant: rememberedLater([3, 12]),
  },
  "another-winner-written": {
    places: lines("game-won"),
    plant: isRead(inField("seat", nextSeat)),
  },
});

const TABLES = kindsOf(["grandlin"], {
  "effect-one-more": {
    places: lines("effect-applied"),
    plant: isBelieved(inField("to", oneMore)),
  },
  "effect-forgotten": {
    places: lines("effect-applied"),
    plant: isBelieved((game, index) => {
      const event = game.events[index]!;
      const data = event.data as { readonly from: number; readonly to: number };
      return data.from === data.to ? null : { ...event, data: { ...data, to: data.from } };
    }),
  },
  "round-lost-by-the-other": {
    places: lines("round-fought"),
    plant: isBelieved(inField("loser", (value) => (value === "first" ? "second" : "first"))),
  },
  "loss-one-more": {
    places: lines("round-fought"),
    plant: isBelieved(inField("loss", oneMore)),
  },
  "loss-forgotten": {
    places: lines("round-fought"),
    plant: isBelieved(inField("loss", nothing)),
  },
  "seat-left-out": {
    places: lines("turn-ended"),
    plant: isBelieved(inField("next", nextSeat)),
  },
  "another-card-drawn": {
    places: lines("card-drawn"),
    plant: isBelieved(inField("card", ofAnother)),
  },
  "card-drawn-by-another": {
    places: lines("card-drawn"),
    plant: isBelieved(inField("seat", nextSeat)),
  },
  "stopped-elsewhere": {
    places: lines("move-stopped"),
    plant: isBelieved(inField("square", squareBeside)),
  },
  "another-treasure-dug-up": {
    places: lines("treasure-drawn"),
    plant: isBelieved(inField("treasure", ofAnother)),
  },
  "poison-counted-wrong": {
    places: lines("poison-taken"),
    plant: isBelieved(inField("health", oneMore)),
  },
});

const CHEATS = kindsOf(["grandlin"], {
  "fled-before-the-first-round": {
    hasFile: true,
    places: (game) =>
      lines("fought")(game).filter((at) => game.events[at - 1]?.type !== "round-fought"),
    plant: isCarriedOut(
      instead("fled", (game, index, draw) => ({ to: besideOf(game.events, index, draw) })),
    ),
  },
  "fight-stopped-before-the-first-round": {
    places: (game) =>
      lines("fought")(game).filter((at) => game.events[at - 1]?.type === "henchman-attacked"),
    plant: isCarriedOut(instead("combat-stopped", () => ({}))),
  },
  "stepped-over-a-square": {
    places: lines("stepped"),
    plant: isCarriedOut(
      inField("to", (value, place) => squareBeside(squareBeside(value, place)!, place)),
    ),
  },
  "stepped-too-far": {
    places: lines("halted", "move-stopped", "influence-passed"),
    plant: isCarriedOut((game, index, draw) => {
      const seat = seatAt(game.events, index);
      return { type: "stepped", by: seat, data: { to: besideOf(game.events, index, draw) } };
    }),
  },
  "card-inserted-on-a-taken-square": {
    places: lines("card-inserted"),
    plant: isCarriedOut(inField("square", ofAnother)),
  },
  "card-inserted-that-is-not-held": {
    places: lines("card-inserted"),
    plant: isCarriedOut(inField("card", ofAnother)),
  },
  "card-inserted-and-called-out": {
    places: lines("card-inserted"),
    plant: isTakenBack(inField("square", square)),
  },
  "treasure-hidden-away-from-home": {
    places: (game) => lines("influence-passed", "card-inserted")(game),
    plant: isCarriedOut(
      instead("treasure-hidden", ({ events }, index, draw) => {
        const drawn = events.slice(0, index).filter(({ type }) => type === "treasure-drawn");
        const one = oneOf(drawn, draw);
        return one === undefined
          ? null
          : { treasure: (one.data as { readonly treasure: string }).treasure };
      }),
    ),
  },
  "treasure-taken-from-afar": {
    places: lines("act-passed", "influence-passed", "card-inserted"),
    plant: isCarriedOut(
      instead("treasure-taken", ({ events }, index, draw) => {
        const drawn = events.slice(0, index).filter(({ type }) => type === "treasure-drawn");
        const one = oneOf(drawn, draw);
        return one === undefined
          ? null
          : { treasure: (one.data as { readonly treasure: string }).treasure };
      }),
    ),
  },
  "spell-without-the-card": {
    places: lines("spell-cast"),
    plant: isCarriedOut(inField("card", ofAnother)),
  },
  "service-bought-too-often": {
    places: lines("service-bought"),
    plant: isCarriedOut(inField("times", (value) => (value as number) + 9)),
  },
});

/** Whose turn it is before this line. */
function seatAt(events: readonly WrittenEvent[], index: number): number {
  return events.slice(0, index).findLast(({ by }) => by !== undefined)?.by ?? 0;
}

/** A square beside the one where the seat on turn last went. */
function besideOf(events: readonly WrittenEvent[], index: number, draw: Draw): string {
  const stepped = events.slice(0, index).findLast(({ type }) => type === "stepped");
  const from = (stepped?.data as { readonly to: string } | undefined)?.to ?? "E4";
  const column = COLUMNS.indexOf(from[0]!);
  const row = Number(from[1]);
  const ways = [
    [column + 1, row],
    [column - 1, row],
    [column, row + 1],
    [column, row - 1],
  ].filter(([x, y]) => x! >= 0 && x! < 10 && y! >= 0 && y! < 10);
  const [x, y] = oneOf(ways, draw)!;
  return `${COLUMNS[x!]}${y}`;
}

export const GRANDLIN: readonly Kind[] = [...SCRIBES, ...TABLES, ...CHEATS];
