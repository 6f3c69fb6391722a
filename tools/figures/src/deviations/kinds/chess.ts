// Kinds of error of chess: what scoresheets, boards and cheats get wrong, written from the Laws.
// Knows the game's events and their fields; no rule of it and no verdict.
import type { JsonObject, WrittenEvent } from "@assize/kernel-model";
import { isLegalAt } from "../honest-game.ts";
import { oneOf, slip } from "../planted-log.ts";
import type { Slip } from "../slips.ts";
import { type Change, inField, ofAnother } from "./changes.ts";
import { isBelieved, isCarriedOut, isRead, isReadLegally, isTakenBack } from "./doings.ts";
import { type Kind, kindsOf, lines } from "./kind.ts";
import { lostUpTo } from "./pages.ts";

const SQUARES = "abcdefgh"
  .split("")
  .flatMap((file) => Array.from({ length: 8 }, (_, rank) => `${file}${rank + 1}`));

type Moved = { readonly from: string; readonly to: string; readonly promotion: string | null };
const movedIn = ({ data }: WrittenEvent): Moved => data as unknown as Moved;

const moves = lines("moved");

/** Another square in a field, such that the line reads as a legal move. */
const anotherLegal =
  (field: "from" | "to"): Change =>
  (game, index, draw) => {
    const event = game.events[index]!;
    const data = event.data as JsonObject;
    const legal = SQUARES.filter((square) => square !== data[field])
      .map((square): WrittenEvent => ({ ...event, data: { ...data, [field]: square } }))
      .filter((one) => isLegalAt(game, index, one));
    return oneOf(legal, draw) ?? null;
  };

/** A move of the same side with other squares. */
const asMoved =
  (
    squares: (
      event: WrittenEvent,
      events: readonly WrittenEvent[],
      index: number,
      square: string,
    ) => Partial<Moved> | null,
  ): Change =>
  ({ events }, index, draw) => {
    const event = events[index]!;
    const other = squares(event, events, index, oneOf(SQUARES, draw)!);
    return other === null
      ? null
      : {
          ...event,
          data: { from: movedIn(event).from, to: movedIn(event).to, promotion: null, ...other },
        };
  };

const elsewhere = asMoved((_event, _events, _index, square) => ({ to: square }));

const rankOf = (square: string): number => Number(square[1]);
const pushed = asMoved(({ by, data }) => {
  const { from } = data as unknown as Moved;
  const to = rankOf(from) + (by === 0 ? 3 : -3);
  return to < 1 || to > 8 ? null : { to: `${from[0]}${to}` };
});

const afterCheck = ({ events }: { readonly events: readonly WrittenEvent[] }): readonly number[] =>
  [...events.keys()].filter(
    (at) => events[at]!.type === "moved" && events[at - 1]?.type === "check-given",
  );

/** A later move of the same side, made now. */
const laterMove = asMoved(({ by }, events, index) => {
  const later = events.slice(index + 1).filter((one) => one.type === "moved" && one.by === by);
  const one = later[index % Math.max(1, later.length)];
  return one === undefined ? null : movedIn(one);
});

const opponentsPiece = asMoved(({ by }, events, index) => {
  const next = events.slice(index + 1).find((one) => one.type === "moved" && one.by !== by);
  return next === undefined ? null : movedIn(next);
});

const dropped: Slip = (_, events, index) => ({
  events: events.toSpliced(index, 1),
  planted: slip("dropped", index + 1),
});

const isMove = ({ type }: WrittenEvent): boolean => type === "moved";

export const CHESS: readonly Kind[] = kindsOf(["chess"], {
  "target-square-misread": { places: moves, plant: isReadLegally(anotherLegal("to")) },
  "other-piece-written": { places: moves, plant: isReadLegally(anotherLegal("from")) },
  "move-not-written": { wanted: "gap", places: moves, plant: dropped },
  "two-moves-not-written": {
    wanted: "gap",
    places: moves,
    plant: (game, events, index, draw) =>
      lostUpTo((one, first) => isMove(one) && one.by === first.by)(game, events, index, draw),
  },
  "capture-not-written": { places: lines("captured"), plant: dropped },
  "check-not-written": { places: lines("check-given"), plant: dropped },
  "other-piece-captured": {
    places: lines("captured"),
    plant: isRead(inField("piece", ofAnother)),
  },
  "check-by-another-piece": {
    places: lines("check-given"),
    plant: isRead(inField("by", ofAnother)),
  },
  "promoted-to-another-piece": {
    places: lines("promoted"),
    plant: isBelieved(inField("piece", () => "knight")),
  },
  "the-loser-written-as-the-winner": {
    places: lines("checkmated"),
    plant: isRead(inField("winner", (winner) => 1 - (winner as number))),
  },
  "piece-moved-as-it-may-not": { places: moves, plant: isCarriedOut(elsewhere) },
  "illegal-move-called-out": { places: moves, plant: isTakenBack(elsewhere) },
  "pawn-pushed-three-squares": { places: moves, plant: isCarriedOut(pushed) },
  "check-not-parried": { places: afterCheck, plant: isCarriedOut(laterMove) },
  "opponents-piece-moved": { places: moves, plant: isCarriedOut(opponentsPiece) },
  "moved-out-of-turn": {
    places: moves,
    plant: isCarriedOut((game, index) => {
      const event = game.events[index]!;
      return { ...event, by: 1 - event.by! };
    }),
  },
  "draw-accepted-without-an-offer": {
    places: moves,
    plant: isTakenBack((game, index) => ({
      type: "draw-accepted",
      by: game.events[index]!.by!,
      data: {},
    })),
  },
});
