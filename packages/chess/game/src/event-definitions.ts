// What the kernel needs to know of each event: which clause a wrong value breaks and why it had to be so, what can be chosen or
// stated, what the rules force. Everything is public.
import { eventBuilders, type Fact, type SeatId } from "@assize/kernel-model";
import type { ClauseId } from "@assize/chess-rulebook";
import {
  DATA,
  DECISIONS,
  facts,
  following,
  OUTSIDE,
  moveOf,
  OUTSIDERS,
  seatToMove,
  speaking,
  type State,
  CLAIMS,
} from "@assize/chess-rules";
import { movesOf } from "./view.ts";

const { knownTo, told, when, define } = eventBuilders<State, ClauseId>()(
  DATA,
  DECISIONS,
  [],
  OUTSIDE,
);
const open = knownTo("public");
const saying = () => [{}];
const drawnBy = (clause: ClauseId, describe: (game: State) => Fact = facts.howOftenRepeated) => ({
  fields: { winner: told(open(clause), ({ context }) => describe(context)) },
  derive: following.deriveDraw,
});

const placeMovedTo = ({ last }: State): number | null => (last === null ? null : moveOf(last).to);

function* moves(game: State, seat: SeatId) {
  if (seat === seatToMove(game)) yield* movesOf(game);
}

/** Claims of the position as it stands, then those that rest on a move and would be correct; others nobody is offered. */
function* claims(game: State, seat: SeatId) {
  for (const reason of CLAIMS) yield { reason, move: null };
  if (seat !== seatToMove(game)) return;
  for (const reason of CLAIMS)
    for (const move of movesOf(game))
      if (speaking.claimIsCorrect({ ...game, claim: { by: seat, reason, move } }))
        yield { reason, move };
}

const SEATS = [0, 1] as const;

export const eventDefinitions = define({
  moved: {
    fields: {
      from: open("move.own"),
      to: open("move.occupied"),
      promotion: open("pawn.promotion"),
    },
    choices: moves,
  },
  resigned: { fields: {}, unasked: true, choices: saying },
  // Offering again what stands already changes nothing, so nobody is asked for it.
  "draw-offered": {
    fields: {},
    unasked: true,
    choices: ({ offers }: State, seat) => (offers.includes(seat) ? [] : [{}]),
  },
  "draw-declined": { fields: {}, unasked: true, choices: saying },
  "draw-accepted": { fields: {}, unasked: true, choices: saying },
  "draw-claimed": {
    fields: { reason: open("claim.turn"), move: open("claim.move") },
    unasked: true,
    choices: claims,
  },
  "flag-fell": {
    fields: { seat: open("flag.fall"), saidBy: open("flag.fall") },
    outcomes: () => SEATS.flatMap((seat) => OUTSIDERS.map((saidBy) => ({ seat, saidBy }))),
  },
  "result-stated": {
    fields: { winner: open("result.stated"), saidBy: open("result.stated") },
    outcomes: () =>
      [...SEATS, null].flatMap((winner) => OUTSIDERS.map((saidBy) => ({ winner, saidBy }))),
  },
  captured: {
    fields: {
      piece: open("move.capture"),
      square: open(
        "move.capture",
        when(
          "pawn.en-passant",
          "it stood beside the square that was moved to",
          ({ context }) => context.untold.captured?.square !== placeMovedTo(context),
        ),
      ),
    },
    derive: following.deriveCaptured,
  },
  castled: {
    fields: { from: open("castling.move"), to: open("castling.move") },
    derive: following.deriveCastled,
  },
  promoted: {
    fields: { piece: open("pawn.promotion"), square: open("pawn.promotion") },
    derive: following.derivePromoted,
  },
  "check-given": {
    fields: { king: open("king.check"), by: open("king.check") },
    derive: following.deriveCheck,
  },
  "claim-upheld": drawnBy("claim.correct"),
  "claim-rejected": { fields: {}, derive: () => ({}) },
  "flag-decided": {
    fields: {
      winner: told(open("flag.loss"), ({ context }) => facts.materialLeft(context)),
    },
    derive: speaking.deriveFlagDecided,
  },
  checkmated: {
    fields: {
      winner: told(open("end.checkmate"), ({ context }) => facts.cannotMove(context)),
    },
    derive: following.deriveMate,
  },
  stalemated: drawnBy("end.stalemate", facts.cannotMove),
  "position-dead": drawnBy("end.dead", facts.bothMaterials),
  "repeated-fivefold": drawnBy("end.fivefold"),
  "repeated-threefold": drawnBy("claim.threefold"),
  "seventy-five-moves": drawnBy("end.seventy-five", facts.howManyQuiet),
  "fifty-moves": drawnBy("claim.fifty", facts.howManyQuiet),
});
